import ReckonCatalogue

/// The dialect of another engine: its grammar, and the translation of its elements, as rows.
///
/// ``DialectParser`` parses a formula as its own engine does; ``DialectTranslation`` writes it as a formula of ours
/// with the same value.
package struct Dialect: Sendable {
  /// The name that messages show.
  package let title: String
  let lexicon: Lexicon
  let grammar: Grammar
  let operators: [Operator]
  let functions: [Function]
  /// Named constants and their translations.
  let constants: [String: (text: String, kind: Kinds)]
  /// Whether a comparison yields the number 0 or 1.
  let hasTruths: Bool
  /// Whether NaN as a condition is true, like every nonzero number.
  let isNaNTrue: Bool
  /// Whether operands are converted to the kinds that an operator or function takes, as in spreadsheet cells.
  let convertsOperands: Bool
  /// Indices of operators and functions by their spelling; all symbols, longest first.
  let operatorNumbers: [Operator.Position: [String: Int]]
  let functionNumbers: [String: [Int]]
  let signs: [[Character]]

  init(
    title: String, lexicon: Lexicon, grammar: Grammar, operators: [Operator], functions: [Function],
    constants: [String: (text: String, kind: Kinds)], hasTruths: Bool, isNaNTrue: Bool = false,
    convertsOperands: Bool = false
  ) {
    (self.title, self.lexicon, self.grammar) = (title, lexicon, grammar)
    (self.operators, self.functions, self.constants) = (operators, functions, constants)
    (self.hasTruths, self.isNaNTrue, self.convertsOperands) = (hasTruths, isNaNTrue, convertsOperands)
    var operatorNumbers: [Operator.Position: [String: Int]] = [:]
    for (number, row) in operators.enumerated() {
      for spelling in row.spellings { operatorNumbers[row.position, default: [:]][spelling] = number }
    }
    var functionNumbers: [String: [Int]] = [:]
    for (number, row) in functions.enumerated() {
      for name in row.names { functionNumbers[name, default: []].append(number) }
    }
    (self.operatorNumbers, self.functionNumbers) = (operatorNumbers, functionNumbers)
    let spellings = operators.flatMap { $0.spellings }.filter { !DialectLexer.beginsName($0.first ?? "a") }
    let brackets = ["(", ")", "[", "]", "{", "}", ",", ";", "?", ":"]
    signs = (spellings + lexicon.otherSigns + brackets).map { Array($0) }.sorted { $0.count > $1.count }
  }

  /// The kinds that a value may have, as far as the text determines them.
  package struct Kinds: OptionSet, Sendable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) { self.rawValue = rawValue }

    package static let number = Kinds(rawValue: 1)
    package static let truth = Kinds(rawValue: 2)
    package static let text = Kinds(rawValue: 4)
    package static let list = Kinds(rawValue: 8)
    package static let missing = Kinds(rawValue: 16)
    /// An empty cell, which is 0, false or the empty text, depending on its use.
    package static let empty = Kinds(rawValue: 32)
    /// The empty text for certain; a choice between a number and it is a number that may be missing.
    package static let blank = Kinds(rawValue: 64)
    /// An error as a value.
    package static let error = Kinds(rawValue: 128)
    /// One of several kinds, known only at run time.
    package static let mixed = Kinds(rawValue: 256)
    /// With the kinds of cells: these are certain, even if they are all that a name may have.
    package static let several = Kinds(rawValue: 512)
    /// A required operand: the argument is not omitted.
    package static let given = Kinds(rawValue: 1024)
    /// The kinds that arithmetic accepts as numbers, there and here.
    package static let numeric: Kinds = [.number, .truth]
    package static let any: Kinds = [.number, .truth, .text, .list, .missing]
    /// The kinds that the value of a name may have.
    package static let named: Kinds = [.number, .truth, .text]
  }

  /// The lexical grammar.
  struct Lexicon: Sendable {
    /// Whether names and words are case-sensitive.
    var hasCase = true
    /// The quotes of texts, and how a quote inside a text is escaped.
    var textQuotes: [(quote: Character, escape: Escape)] = []
    /// The quotes of names that contain any characters.
    var nameQuotes: [Character] = []
    var prefixes: [Radix] = []
    /// Whether `_` may stand between digits.
    var hasDigitSeparators = false
    /// Characters allowed in names besides letters, digits and `_`.
    var nameCharacters = ""
    /// Symbols without a meaning here; they keep their characters from being read as other symbols.
    var otherSigns: [String] = []
    /// Whether adjacent operator characters form one operator, as in SQL: `^-` is an unknown operator.
    var joinsSigns = false
    /// Whether cells are referred to by column and row, and a formula may begin with `=`.
    var hasReferences = false

    enum Escape { case doubled, backslash }

    struct Radix: Sendable {
      let letter: Character
      let radix: Int

      static let hexadecimal = Radix(letter: "x", radix: 16)
      static let octal = Radix(letter: "o", radix: 8)
      static let binary = Radix(letter: "b", radix: 2)
    }
  }

  /// Grammar that operators do not describe.
  struct Grammar: Sendable {
    /// The binding strength of `c ? a : b`, or of `a if c else b`; `nil` if the dialect has none.
    var questionLevel: Int?
    var ifElseLevel: Int?
    /// Whether comparisons are chained: `a < b < c` compares b with both.
    var chainsComparisons = false
    /// Whether such a chain is an error.
    var refusesChains = false
    /// Whether a prefix operator may directly follow another one.
    var repeatsSigns = true
    /// Whether lists are written in square brackets.
    var hasLists = false
    /// The binding strength of `x between a and b`, `x in (a, b)` and `x is null`; `nil` if the dialect has neither
    /// these nor `case when c then a else b end` and `cast(x as type)`.
    var queryLevel: Int?
    /// Whether `*` may be omitted before a name or a parenthesis, and after a closing one.
    var impliesProducts = false
    /// Whether arguments between commas may be omitted, and `{1,2;3,4}` is an array.
    var hasEmptyArguments = false
  }

  /// A prefix, infix or postfix operator, a symbol or a word.
  struct Operator: Sendable {
    enum Position: Sendable { case prefix, infix, postfix }

    let spellings: [String]
    let position: Position
    /// The binding strength; higher binds tighter.
    let level: Int
    var isRightAssociative = false
    /// Whether an unparenthesized prefix operator on the left operand is an error.
    var refusesSigns = false
    /// Whether it is allowed only where an operator of its own strength is.
    var isLoose = false
    var isComparison = false
    let meanings: [Meaning]
  }

  struct Function: Sendable {
    let names: [String]
    let counts: ClosedRange<Int>
    let meanings: [Meaning]

    /// The numbers of arguments that it accepts, as a phrase.
    var expected: Phrase {
      let (least, most) = (counts.lowerBound, counts.upperBound)
      if least == most { return "\(least, of: "argument")" }
      if most == .max { return Phrase("orMoreArguments", "\(least) or more arguments") }
      return most == least + 1
        ? Phrase("orArguments", "\(least) or \(most) arguments")
        : Phrase("toArguments", "\(least) to \(most) arguments")
    }
  }

  /// The meaning of an operator or a function for operands of certain kinds; the last kind applies to all further
  /// operands.
  struct Meaning: Sendable {
    let operands: [Kinds]
    /// Whether it requires the kinds of all operands to be known; a name may have a value of any kind.
    var isForKnownKinds = false
    /// Whether it requires the last operand, and only that, to be constant.
    var isByConstant = false
    /// Whether it requires all operands to be constant.
    var isOfConstants = false
    let target: Target
    let result: Kinds
  }

  /// The translation.
  enum Target: Sendable {
    /// An operator.
    case prefix(String), infix(String), postfix(String)
    /// A call with the same arguments.
    case call(String)
    /// A text in which `$0` stands for the first operand, parenthesized unless it is an argument of a call.
    case template(String)
    /// The operand itself.
    case operand
    /// A translation that needs more than a template.
    case form(Form)
    /// No equivalent, and the reason.
    case none(Phrase)
  }
}

extension Dialect.Meaning {
  static func numbers(_ target: Dialect.Target, _ result: Dialect.Kinds = .number) -> Dialect.Meaning {
    Dialect.Meaning(operands: [.numeric], target: target, result: result)
  }

  static func truths(_ target: Dialect.Target) -> Dialect.Meaning {
    Dialect.Meaning(operands: [.truth], target: target, result: .truth)
  }

  static func texts(_ target: Dialect.Target, _ result: Dialect.Kinds = .text) -> Dialect.Meaning {
    Dialect.Meaning(operands: [.text], target: target, result: result)
  }

  /// Whether the operands match, by their kinds and whether they are constant.
  func takes(_ kinds: [Dialect.Kinds], _ areConstant: [Bool]) -> Bool {
    if isByConstant, areConstant.first ?? true || !(areConstant.last ?? false) { return false }
    if isOfConstants, areConstant.contains(false) { return false }
    guard let last = operands.last else { return kinds.isEmpty }
    return kinds.enumerated().allSatisfy { index, kind in
      let taken = index < operands.count ? operands[index] : last
      return isForKnownKinds ? kind.isSubset(of: taken) : !kind.isDisjoint(with: taken)
    }
  }
}
