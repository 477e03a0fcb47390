import ReckonCatalogue

/// A formula's syntax: a flat array of nodes in post-order, so children come before their parents and every pass is a loop.
///
/// A loop over ``nodes`` with a stack of values evaluates the tree: a node pops what it counts and pushes one value,
/// except for the kinds whose documentation says otherwise.
///
/// A class, so that a copy costs one retain.
package final class SyntaxTree: Sendable {
  package struct Node: Sendable, Hashable {
    package let kind: Kind
    /// The number of values it pops.
    package let count: Int32
    package let payload: Int32
    /// The whole stretch of text that the node stands for.
    package let range: SourceRange
  }

  package enum Kind: UInt8, Sendable {
    /// A literal; `payload` is its index in ``numbers``.
    case number
    /// A name's value; `payload` is its index in ``names``.
    case name
    /// One of a unit; `payload` is its index in ``names``.
    case unit
    /// A date, perhaps with a time; `payload` is its index in ``instants``.
    case instant
    /// A text; `payload` is its index in ``texts``.
    case text
    /// A list of `count` items; a matrix is one of lists.
    case list
    /// An item of a list, or several: pops the list and the position. Of a matrix it pops the positions of a row and a
    /// column; with a `payload`, ``allRows`` or ``allColumns``, that of a column or a row.
    case index
    /// A call of what the name at `payload` stands for, with `count` arguments.
    case call
    /// An operator applied to `count` operands; `payload` is its index in ``Catalogue/operators``.
    case apply
    /// A product that no sign stands for; `payload` is 1 when it is tight, and 2 when a unit in square brackets is its right factor.
    case product
    /// A mixed number, `5 ft 3 in`: the sum of `count` quantities, of which each has a smaller unit than the one before.
    case mixed
    /// Brackets around a sum, a sign or a percent: makes a plain number of a percent.
    case group
    /// The first comparison of a chain; `payload` is the operator. Its right operand is also the next link's left one.
    case chainStart
    /// A further comparison: pops its right operand and the chain.
    case chainLink
    /// Closes a chain of `payload` links.
    case chainEnd
    /// Pushes and pops nothing: what follows, up to the node that joins it, is evaluated only sometimes.
    /// `payload` is 0 when that is if the value before it is true, 2 if it is not true, and 1 when it ends the branch before it
    /// and begins the one for the other case; 3 (``missingBranch``) when that is if the value before it is missing.
    case branch
    /// `c ? a : b`: pops three.
    case conditional
    /// A sum or product over a name: pops the bounds, or the list, and the body. `payload` is the index in ``loops``.
    case loop
    /// Pushes and pops nothing: the body of the loop at `payload` begins.
    case loopBody
    /// The value it pops, in the unit of the conversion at `payload` in ``conversions``.
    case convert
    /// The value it pops, to be shown in the notation of that number.
    case notation
    /// Gives the value it pops to the name at `payload`, for the rest of the sequence; leaves the value.
    case assign
    /// Pushes and pops nothing: the body of the function at `payload` in ``functions`` begins and ends at the node `functionEnd`.
    case functionBegin
    /// Pops the body's value, and before it that of the condition if there is one; pushes nothing.
    case functionEnd
    /// Ends a statement that is not the last: its value is popped.
    case discard
  }

  /// A function that the text defines.
  package struct Function: Sendable {
    /// A parameter, perhaps with the unit in which the body takes it: `f(x: km)`.
    package struct Parameter: Sendable {
      package let name: String
      package let range: SourceRange
      package var unit: Conversion?
    }

    package let name: String
    package let nameRange: SourceRange
    package let parameters: [Parameter]
    /// The nodes of what `where` asks of the arguments, directly before the body; empty when it asks nothing.
    package internal(set) var condition: Range<Int>
    /// Its body's nodes, without `functionBegin` and `functionEnd`.
    package internal(set) var body: Range<Int>
    /// The whole definition's text.
    package internal(set) var range: SourceRange
  }

  /// A sum or product over a name.
  package struct Loop: Sendable {
    package let name: String
    package let nameRange: SourceRange
    package let repetition: ReckonCatalogue.Function.Repetition
    /// Whether the name takes the items of a list, which stands in place of the bounds.
    package var isOverList = false
  }

  /// The target of a conversion: a product of powers of units and numbers.
  package struct Conversion: Sendable {
    package struct Term: Sendable {
      package enum Factor: Sendable {
        /// A literal, which may stand for a word.
        case number(String)
        /// A unit, by its index in ``SyntaxTree/names``.
        case unit(Int)
      }

      package let factor: Factor
      package let exponent: Int
      package let range: SourceRange
    }

    package let range: SourceRange
    /// The target, or of a mixed one the first part.
    package let terms: [Term]
    /// The parts of a mixed target, `ft+in`, largest unit first; empty for any other.
    package var parts: [[Term]] = []
    /// The denominator of the fractions of the last part's unit: 16 in `ft+in/16`.
    package var denominator: Int?
  }

  /// One statement: its nodes and text, and the name that it defines, if any.
  package struct Statement: Sendable {
    package let nodes: Range<Int>
    package let range: SourceRange
    /// The name of the value or function that the statement defines.
    package let defines: Definition?
    /// Whether it is written with `:=`: sessions tell when the value changes. It means the same otherwise.
    package var isLive = false
  }

  /// The names behind `by:` at the end of a call of a function of rows, `total(qty, by: region)`.
  package struct Grouping: Sendable {
    /// Where the call begins in the text.
    package let call: Int
    /// The range of `by:`.
    package let sign: SourceRange
    package let names: [String]
  }

  package enum Definition: Sendable, Hashable {
    case value(String)
    /// The index in ``SyntaxTree/functions``.
    case function(Int)
  }

  package let source: SourceText
  package let nodes: [Node]
  package let names: [String]
  package let numbers: [Double]
  /// Whether words of the text were read as signs, so that the text of a node is not always what it means.
  package let readsWords: Bool
  /// Literals of numbers that the text writes otherwise, `3 million`, by their indices in ``numbers``.
  let spelledNumbers: [Int32: String]
  package let instants: [InstantLiteral]
  /// The content of texts.
  package let texts: [String]
  package let functions: [Function]
  /// The indices of ``functions`` by name.
  package let functionNumbers: [String: Int]
  package let loops: [Loop]
  package let conversions: [Conversion]
  /// The offsets of units without a number before them, in statements that do not convert, in order. Such a word is
  /// a unit only as a factor or divisor of something that has a unit; anywhere else it is an unknown name.
  package let looseUnits: [Int]
  package let statements: [Statement]
  /// See ``NameScope/functionsOfRows``; in the order in which the calls end.
  package let groupings: [Grouping]
  package let notes: [FormulaNote]
  /// Replacements in the text that keep `sum(k, 1, 3, k)` a loop or a sum, whatever k means later. In order.
  package let loopSpellings: [(range: SourceRange, text: String)]
  /// Whether there are calls of names that are no functions of the language, which names in scope may make products of.
  let hasOpenCalls: Bool
  /// The tree as the text alone gives it, where names in scope have made another one of it.
  let original: SyntaxTree?
  /// The same text with words for signs, ``Word``, and with calls of functions of dates where this tree has units before
  /// brackets: `100 * year(d)` as 100 times the year of a date instead of 100 years times d. `nil` where the text has
  /// nothing of the kind. Compilers take it where this tree's names or kinds do not fit.
  ///
  /// - Complexity: O(tokens) for the first who asks, see ``mayHaveOtherReading``.
  package var otherReading: SyntaxTree? { second?.tree }
  /// Whether there may be another reading; without it there is none.
  package var mayHaveOtherReading: Bool { second != nil }
  let second: OtherReading?

  /// The parts of a tree, while the parser writes it.
  struct Parts {
    var source: SourceText
    var nodes: [Node] = []
    var names: [String] = []
    var numbers: [Double] = []
    var readsWords = false
    var spelledNumbers: [Int32: String] = [:]
    var instants: [InstantLiteral] = []
    var texts: [String] = []
    var functions: [Function] = []
    var functionNumbers: [String: Int] = [:]
    var loops: [Loop] = []
    var conversions: [Conversion] = []
    var looseUnits: [Int] = []
    var statements: [Statement] = []
    var groupings: [Grouping] = []
    var notes: [FormulaNote] = []
    var loopSpellings: [(range: SourceRange, text: String)] = []
    var hasOpenCalls = false
    var original: SyntaxTree?
    var second: OtherReading?
  }

  /// Takes over what the parser wrote, without counting references, and leaves nothing of it.
  init(taking parts: inout Parts) {
    source = parts.source
    nodes = parts.nodes.take()
    names = parts.names.take()
    numbers = parts.numbers.take()
    (readsWords, spelledNumbers) = (parts.readsWords, parts.spelledNumbers)
    instants = parts.instants.take()
    texts = parts.texts.take()
    functions = parts.functions.take()
    functionNumbers = parts.functionNumbers
    loops = parts.loops.take()
    conversions = parts.conversions.take()
    looseUnits = parts.looseUnits.take()
    statements = parts.statements.take()
    groupings = parts.groupings.take()
    notes = parts.notes.take()
    loopSpellings = parts.loopSpellings.take()
    (hasOpenCalls, original, second) = (parts.hasOpenCalls, parts.original, parts.second)
  }

  /// The statement that begins last of those that begin at a byte or before it.
  package func statement(at offset: Int) -> Statement? { statementIndex(at: offset).map { statements[$0] } }

  /// The index of the same.
  package func statementIndex(at offset: Int) -> Int? {
    let next = statements.firstIndex(notBefore: offset + 1) { $0.range.start }
    return next > 0 ? next - 1 : nil
  }

  /// Whether a unit's node has no number before it, see ``looseUnits``.
  ///
  /// - Complexity: O(log units).
  package func isLoose(_ unit: Node) -> Bool {
    guard !looseUnits.isEmpty, case let index = looseUnits.firstIndex(notBefore: unit.range.start, { $0 }) else { return false }
    return index < looseUnits.count && looseUnits[index] == unit.range.start
  }

  /// The `payload` of a branch behind the left side of `??`.
  package static let missingBranch = 3
  /// That of a branch before a value whose evaluation may fail, and before the one that stands for it then.
  package static let attemptBranch = 4
  package static let handlerBranch = 5

  /// The payload of an index whose only position is a column or a row: `A[.., 1]`, `A[1, ..]`.
  package static let allRows = 1
  package static let allColumns = 2

  /// The word before what a definition asks of its parameters.
  package static let conditionWord = "where"

  /// Whether a parameter of a function has a unit.
  package var hasAnnotations: Bool { functions.contains { $0.parameters.contains { $0.unit != nil } } }

  /// The tree of no text.
  package static let empty: SyntaxTree = {
    var parts = Parts(source: SourceText(""))
    return SyntaxTree(taking: &parts)
  }()

  /// The literal's own text, for number modes that need more of it than a double.
  package func text(of node: Node) -> Substring {
    if !spelledNumbers.isEmpty, node.kind == .number, let literal = spelledNumbers[node.payload] { return literal[...] }
    if node.kind == .instant, let literal = instants[Int(node.payload)].literal { return literal[...] }
    return source.slice(node.range)
  }

  /// The exact value of a number's node; infinity when it has more bits than exact numbers may have.
  package func exact(of node: Node) -> ExactNumber {
    let text = text(of: node).utf8
    guard let first = text.first, first < 0x80 else { return ExactNumber(shortest: numbers[Int(node.payload)]) }
    guard let value = NumberLiteral.exact(text) else { preconditionFailure("what the lexer reads as a number is one") }
    return value
  }

  /// The value of a number's node as a decimal; infinity when it is too large for one.
  package func decimal(of node: Node) -> MarkedDecimal {
    let text = text(of: node).utf8
    // A superscript stands for its number, which is small.
    guard let first = text.first, first < 0x80 else { return MarkedDecimal(Decimal128(numbers[Int(node.payload)])) }
    var flags: Decimal128.Flags = []
    guard let value = NumberLiteral.decimal(text, &flags) else {
      preconditionFailure("what the lexer reads as a number is a decimal")
    }
    return MarkedDecimal(value, Exactness(flags))
  }
}

extension Array {
  /// Gives away the elements.
  fileprivate mutating func take() -> [Element] {
    var taken: [Element] = []
    swap(&taken, &self)
    return taken
  }

  /// The index of the first element at an offset or behind it, in elements that are sorted by their offsets; the count when there is none.
  ///
  /// - Complexity: O(log count).
  @inlinable package func firstIndex(notBefore offset: Int, _ offsetOf: (Element) -> Int) -> Int {
    var range = indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if offsetOf(self[middle]) < offset { range = middle + 1..<range.upperBound } else { range = range.lowerBound..<middle }
    }
    return range.lowerBound
  }
}

extension SourceText {
  /// The text of a range.
  package func slice(_ range: SourceRange) -> Substring {
    let bytes = text.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: range.start, limitedBy: bytes.endIndex) ?? bytes.endIndex
    let end = bytes.index(start, offsetBy: range.end - range.start, limitedBy: bytes.endIndex) ?? bytes.endIndex
    return text[start..<end]
  }

  /// The text of a range for a message: at most 40 characters, in one line.
  package func brief(_ range: SourceRange) -> String {
    let slice = slice(SourceRange(start: range.start, end: min(range.end, range.start + 200)))
    return String((slice.count > 40 ? "\(slice.prefix(39))…" : String(slice)).map { $0.isNewline ? " " : $0 })
  }
}
