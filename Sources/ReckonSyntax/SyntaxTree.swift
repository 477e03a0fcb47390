import ReckonCatalogue

/// The syntax tree of a formula: a flat array of nodes in post-order; children precede their parents, and every pass is
/// a loop.
///
/// A loop over ``nodes`` with a value stack evaluates the tree: a node pops `count` values and pushes one, except for
/// the kinds documented otherwise.
///
/// A class, so that a copy costs one retain.
package final class SyntaxTree: Sendable {
  package struct Node: Sendable, Hashable {
    package let kind: Kind
    /// The number of values it pops.
    package let count: Int32
    package let payload: Int32
    /// The complete source range of the node.
    package let range: SourceRange
  }

  /// A function that the text defines.
  package struct Function: Sendable {
    /// A parameter, optionally with the unit that the body takes it in: `f(x: km)`.
    package struct Parameter: Sendable {
      package let name: String
      package let range: SourceRange
      package var unit: Conversion?
    }

    package let name: String
    package let nameRange: SourceRange
    package let parameters: [Parameter]
    /// The nodes of the `where` condition, directly before the body; empty if there is none.
    package internal(set) var condition: Range<Int>
    /// The nodes of the body, without `functionBegin` and `functionEnd`.
    package internal(set) var body: Range<Int>
    /// The source range of the complete definition.
    package internal(set) var range: SourceRange
  }

  /// A sum or product over a name.
  package struct Loop: Sendable {
    package let name: String
    package let nameRange: SourceRange
    package let repetition: ReckonCatalogue.Function.Repetition
    /// Whether the name takes the items of a list, which replaces the bounds.
    package var isOverList = false
  }

  /// The target of a conversion: a product of powers of units and numbers.
  package struct Conversion: Sendable {
    package struct Term: Sendable {
      package enum Factor: Sendable {
        /// A literal, possibly written as a word.
        case number(String)
        /// A unit, by its index in ``SyntaxTree/names``.
        case unit(Int)
      }

      package let factor: Factor
      package let exponent: Int
      package let range: SourceRange
    }

    package let range: SourceRange
    /// The target, or the first part of a mixed one.
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
    /// Whether it is written with `:=`: sessions report when the value changes. Otherwise the meaning is the same.
    package var isLive = false
  }

  /// The names after `by:` at the end of a row function's call, `total(qty, by: region)`.
  package struct Grouping: Sendable {
    /// The offset of the call in the text.
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
  /// Whether words of the text were read as operators, so that the text of a node may not match its meaning.
  package let readsWords: Bool
  /// Literals of numbers that are spelled differently in the text, `3 million`, by their indices in ``numbers``.
  let spelledNumbers: [Int32: String]
  package let instants: [InstantLiteral]
  /// The contents of texts.
  package let texts: [String]
  package let functions: [Function]
  /// The indices of ``functions`` by name.
  package let functionNumbers: [String: Int]
  package let loops: [Loop]
  package let conversions: [Conversion]
  /// The offsets of units without a number, in statements without conversions, in order. Such a word is a unit only as
  /// a factor or divisor of an operand with a unit; elsewhere it is an unknown name.
  package let looseUnits: [Int]
  package let statements: [Statement]
  /// See ``NameScope/functionsOfRows``; in the order in which the calls end.
  package let groupings: [Grouping]
  package let notes: [FormulaNote]
  /// Text replacements, in order, that keep `sum(k, 1, 3, k)` a loop or a sum, whatever k means later.
  package let loopSpellings: [(range: SourceRange, text: String)]
  /// Whether there are calls of names that are not built-in functions, which names in scope may turn into products.
  let hasOpenCalls: Bool
  /// The tree from the text alone, if names in scope changed it.
  let original: SyntaxTree?
  /// The alternative parse of the text, with words as operators, ``Word``, and with calls of date functions where this
  /// tree has units before parentheses: `100 * year(d)` as 100 times the year of a date instead of 100 years times d.
  /// `nil` if there is none. Compilers use it if this tree's names or kinds do not match.
  ///
  /// - Complexity: O(tokens) for the first access, see ``mayHaveOtherReading``.
  package var otherReading: SyntaxTree? { second?.tree }
  /// Whether there may be an alternative parse.
  package var mayHaveOtherReading: Bool { second != nil }
  let second: OtherReading?

  /// The parts of a tree under construction.
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

  /// Moves the parser's parts into the tree, without reference counting.
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

  /// The last statement that begins at or before an offset.
  package func statement(at offset: Int) -> Statement? { statementIndex(at: offset).map { statements[$0] } }

  /// Its index.
  package func statementIndex(at offset: Int) -> Int? {
    let next = statements.firstIndex(notBefore: offset + 1) { $0.range.start }
    return next > 0 ? next - 1 : nil
  }

  /// Whether a unit's node has no number, see ``looseUnits``.
  ///
  /// - Complexity: O(log units).
  package func isLoose(_ unit: Node) -> Bool {
    guard !looseUnits.isEmpty, case let index = looseUnits.firstIndex(notBefore: unit.range.start, { $0 }) else {
      return false
    }
    return index < looseUnits.count && looseUnits[index] == unit.range.start
  }

  /// The `payload` of a branch after the left side of `??`.
  package static let missingBranch = 3
  /// The payloads of the branches before an attempted value, and before its fallback.
  package static let attemptBranch = 4
  package static let handlerBranch = 5

  /// The payload of an index with only a column or a row: `A[.., 1]`, `A[1, ..]`.
  package static let allRows = 1
  package static let allColumns = 2

  /// The keyword of a function's parameter condition.
  package static let conditionWord = "where"

  /// Whether a parameter of a function has a unit.
  package var hasAnnotations: Bool { functions.contains { $0.parameters.contains { $0.unit != nil } } }

  /// The tree of an empty text.
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

  /// The exact value of a number's node; infinity if it exceeds the limit of bits.
  package func exact(of node: Node) -> ExactNumber {
    let text = text(of: node).utf8
    guard let first = text.first, first < 0x80 else { return ExactNumber(shortest: numbers[Int(node.payload)]) }
    guard let value = NumberLiteral.exact(text) else { preconditionFailure("what the lexer reads as a number is one") }
    return value
  }

  /// The decimal value of a number's node; infinity if out of range.
  package func decimal(of node: Node) -> MarkedDecimal {
    let text = text(of: node).utf8
    // A superscript denotes a small integer.
    guard let first = text.first, first < 0x80 else { return MarkedDecimal(Decimal128(numbers[Int(node.payload)])) }
    var flags: Decimal128.Flags = []
    guard let value = NumberLiteral.decimal(text, &flags) else {
      preconditionFailure("what the lexer reads as a number is a decimal")
    }
    return MarkedDecimal(value, Exactness(flags))
  }
}

extension Array {
  /// Moves the elements out.
  fileprivate mutating func take() -> [Element] {
    var taken: [Element] = []
    swap(&taken, &self)
    return taken
  }

  /// The index of the first element at or after an offset, in elements sorted by offset; the count if there is none.
  ///
  /// - Complexity: O(log count).
  @inlinable package func firstIndex(notBefore offset: Int, _ offsetOf: (Element) -> Int) -> Int {
    var range = indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if offsetOf(self[middle]) < offset {
        range = middle + 1..<range.upperBound
      } else {
        range = range.lowerBound..<middle
      }
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

  /// The text of a range for a message: at most 40 characters, on one line.
  package func brief(_ range: SourceRange) -> String {
    let slice = slice(SourceRange(start: range.start, end: min(range.end, range.start + 200)))
    return String((slice.count > 40 ? "\(slice.prefix(39))…" : String(slice)).map { $0.isNewline ? " " : $0 })
  }
}
