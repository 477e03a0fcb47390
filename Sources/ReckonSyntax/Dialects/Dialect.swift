import ReckonCatalogue

/// The formulas of another engine: their grammar, and the meaning here of what they consist of, as rows.
///
/// A formula is read by ``DialectParser`` as its own engine reads it, and written by ``DialectTranslation`` as a
/// formula of ours that has the same value.
package struct Dialect: Sendable {
  /// The name in messages.
  package let title: String
  let lexicon: Lexicon
  let grammar: Grammar
  let operators: [Operator]
  let functions: [Function]
  /// Names of values, and what stands for them here.
  let constants: [String: (text: String, kind: Kinds)]
  /// Whether the result of a comparison is the number 0 or 1.
  let hasTruths: Bool
  /// Whether what is not a number is true as a condition, like all numbers but 0.
  let isNaNTrue: Bool
  /// Whether operands of other kinds become those that an operator or function takes, as in cells of a sheet.
  let convertsOperands: Bool
  /// The numbers of operators and functions by what they are called, and all signs, the longest first.
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

  /// What values may be, as far as the text tells.
  package struct Kinds: OptionSet, Sendable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) { self.rawValue = rawValue }

    package static let number = Kinds(rawValue: 1)
    package static let truth = Kinds(rawValue: 2)
    package static let text = Kinds(rawValue: 4)
    package static let list = Kinds(rawValue: 8)
    package static let missing = Kinds(rawValue: 16)
    /// An empty cell, which is 0, false or the text "" as what uses it wants.
    package static let empty = Kinds(rawValue: 32)
    /// The text "" for certain; a choice between a number and it is a number that may be missing.
    package static let blank = Kinds(rawValue: 64)
    /// An error as a value.
    package static let error = Kinds(rawValue: 128)
    /// One of several kinds, which only its value tells.
    package static let mixed = Kinds(rawValue: 256)
    /// Beside the kinds of cells: these are known, even where they are all that a name may stand for.
    package static let several = Kinds(rawValue: 512)
    /// An operand that must be given.
    package static let given = Kinds(rawValue: 1024)
    /// What stands for a number in arithmetic, here and there.
    package static let numeric: Kinds = [.number, .truth]
    package static let any: Kinds = [.number, .truth, .text, .list, .missing]
    /// What a name may stand for.
    package static let named: Kinds = [.number, .truth, .text]
  }

  /// What tokens look like.
  struct Lexicon: Sendable {
    /// Whether the letters' case in names and words matters.
    var hasCase = true
    /// How texts are quoted, and how a quote in one is written.
    var textQuotes: [(quote: Character, escape: Escape)] = []
    /// How names of any characters are quoted.
    var nameQuotes: [Character] = []
    var prefixes: [Radix] = []
    /// Whether `_` may stand between digits.
    var hasDigitSeparators = false
    /// What a name may hold beside letters, digits and `_`.
    var nameCharacters = ""
    /// Signs that have no meaning here, but keep what they consist of from being read as other signs.
    var otherSigns: [String] = []
    /// Whether signs side by side are one, as in SQL: `^-` is none that anything means.
    var joinsSigns = false
    /// Whether cells are named by their column and row, and a formula may begin with `=`.
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

  /// What a grammar has of its own.
  struct Grammar: Sendable {
    /// How strong `c ? a : b` binds, or `a if c else b`; `nil` where there is none.
    var questionLevel: Int?
    var ifElseLevel: Int?
    /// Whether `a < b < c` compares b with both.
    var chainsComparisons = false
    /// Whether it is an error.
    var refusesChains = false
    /// Whether a sign may stand directly behind another one that is before an operand.
    var repeatsSigns = true
    /// Whether lists stand in square brackets.
    var hasLists = false
    /// How strong `x between a and b`, `x in (a, b)` and `x is null` bind, where there are these, `case when c then a
    /// else b end` and `cast(x as type)`.
    var queryLevel: Int?
    /// Whether `*` may be left out before a name or a bracket, and behind a bracket.
    var impliesProducts = false
    /// Whether arguments may be left out between commas, and `{1,2;3,4}` is a list or a matrix.
    var hasEmptyArguments = false
  }

  /// A sign or a word between operands, before one or behind one.
  struct Operator: Sendable {
    enum Position: Sendable { case prefix, infix, postfix }

    let spellings: [String]
    let position: Position
    /// How strong it binds; more is stronger.
    let level: Int
    var isRightAssociative = false
    /// Whether a formula with a sign before the left operand, without brackets, is an error.
    var refusesSigns = false
    /// Whether it may stand only where what binds no stronger may.
    var isLoose = false
    var isComparison = false
    let meanings: [Meaning]
  }

  struct Function: Sendable {
    let names: [String]
    let counts: ClosedRange<Int>
    let meanings: [Meaning]

    /// The numbers of arguments that it takes, as a phrase.
    var expected: Phrase {
      let (least, most) = (counts.lowerBound, counts.upperBound)
      if least == most { return "\(least, of: "argument")" }
      if most == .max { return Phrase("orMoreArguments", "\(least) or more arguments") }
      return most == least + 1
        ? Phrase("orArguments", "\(least) or \(most) arguments")
        : Phrase("toArguments", "\(least) to \(most) arguments")
    }
  }

  /// What an operator or a function means for operands of certain kinds; a kind for several last ones is given once.
  struct Meaning: Sendable {
    let operands: [Kinds]
    /// Whether it is meant only where all operands are known to be of their kinds: a name may stand for any value.
    var isForKnownKinds = false
    /// Whether it is meant only where the last operand alone consists of constants.
    var isByConstant = false
    /// Whether it is meant only where all operands consist of constants.
    var isOfConstants = false
    let target: Target
    let result: Kinds
  }

  /// What is written here.
  enum Target: Sendable {
    /// An operator of ours.
    case prefix(String), infix(String), postfix(String)
    /// A call with the same arguments.
    case call(String)
    /// A text in which `$0` stands for the first operand, in brackets unless it is between those of a call.
    case template(String)
    /// The operand itself.
    case operand
    /// What has more to it than a text.
    case form(Form)
    /// Nothing: the reason.
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

  /// Whether operands fit, by their kinds and whether they consist of constants.
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
