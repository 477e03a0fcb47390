import ReckonCatalogue

/// A token, which the lexer produces and the parser consumes.
package struct Token: Sendable, Hashable, BitwiseCopyable {
  package enum Kind: UInt8, Sendable, BitwiseCopyable {
    case number, name, quotedName, symbol, superscript
    case leftBracket, rightBracket, comma, semicolon, newline, equals, colon
    /// Square brackets: around a unit after a number, the items of a list, or an index.
    case leftSquare, rightSquare
    /// A date, optionally with a time; `payload` is its index in ``TokenList/instants``.
    case instant
    /// A text in quotes; `payload` is its index in ``TokenList/texts``.
    case text
    /// Characters that do not form a token; `payload` is the index of the error.
    case invalid
    case end

    /// The change of the bracket depth at the token: 1, 0 or -1.
    package var nesting: Int {
      switch self {
      case .leftBracket, .leftSquare: 1
      case .rightBracket, .rightSquare: -1
      case .number, .name, .quotedName, .symbol, .superscript, .comma, .semicolon, .newline, .equals, .colon, .instant,
        .text, .invalid,
        .end:
        0
      }
    }

    /// Whether an operand may begin with such a token; for symbols, the symbol table decides.
    package var beginsOperand: Bool {
      switch self {
      case .number, .instant, .text, .name, .quotedName, .leftBracket, .leftSquare: true
      case .symbol, .superscript, .rightBracket, .rightSquare, .comma, .semicolon, .newline, .equals, .colon, .invalid,
        .end:
        false
      }
    }

    /// Whether an operand may end with such a token; for symbols, the symbol table decides.
    package var endsOperand: Bool {
      switch self {
      case .number, .instant, .text, .name, .quotedName, .superscript, .rightBracket, .rightSquare: true
      case .symbol, .leftBracket, .leftSquare, .comma, .semicolon, .newline, .equals, .colon, .invalid, .end: false
      }
    }
  }

  package let kind: Kind
  /// The symbol's number, the index of the name, number or error, or the number of commas in the list of an opening
  /// bracket.
  package internal(set) var payload: Int32
  package let range: SourceRange
}

/// The tokens of a source.
package struct TokenList: Sendable {
  /// The facts that distinguish a loop, `sum(k, 1, 10, k^2)`, from a call of four arguments with a bare name first.
  package struct FourthArgument: Sendable {
    /// Whether the fourth argument mentions the name of the first.
    package let mentionsFirst: Bool
    /// The constants that it mentions, by name index, if it mentions only these and built-in functions.
    package let constants: [Int32]?
  }

  package private(set) var source: SourceText
  package internal(set) var tokens: [Token] = []
  /// The distinct names, by a name token's payload. Names are equal if canonically equivalent, so NFC and NFD spell the
  /// same one.
  package internal(set) var names: [String] = []
  /// The values of number and superscript tokens, by payload.
  package internal(set) var numbers: [Double] = []
  /// Whether some tokens stand for words, so that they do not match the text.
  package internal(set) var readsWords = false
  /// Literals of numbers that are spelled differently in the text, `3 million`, by payload.
  package internal(set) var spelledNumbers: [Int32: String] = [:]
  /// Dates and times, by payload.
  package internal(set) var instants: [InstantLiteral] = []
  /// The contents of texts, by payload.
  package internal(set) var texts: [String] = []
  /// Whether the tokens contain a conversion keyword.
  package internal(set) var hasConversions = false
  /// Whether they contain `||`, which between quantities of one dimension is not a disjunction.
  var hasDisjunctions = false
  package internal(set) var errors: [FormulaError] = []
  package internal(set) var notes: [FormulaNote] = []
  /// The fourth arguments of closed calls of sums and products with four arguments, the first a bare name; by the
  /// opening parenthesis's offset.
  package internal(set) var fourthArguments: [Int: FourthArgument] = [:]
  /// The name tokens that are the second arguments of searches, `integral(x^2, x, 0, 1)`; by the opening parenthesis's
  /// offset.
  package internal(set) var searchNames: [Int: Token] = [:]

  /// The name of a name token.
  package func name(of token: Token) -> String? {
    switch token.kind {
    case .name, .quotedName: names[Int(token.payload)]
    case .number, .symbol, .superscript, .leftBracket, .rightBracket, .leftSquare, .rightSquare, .instant, .text,
      .comma, .semicolon,
      .newline,
      .equals, .colon, .invalid, .end:
      nil
    }
  }

  /// A part of the tokens, terminated by an end token; the range must not include the final one.
  package func part(_ range: Range<Int>) -> TokenList {
    var part = self
    let end = tokens[range.upperBound].range.start
    part.tokens = Array(tokens[range]) + [Token(kind: .end, payload: 0, range: SourceRange(start: end, end: end))]
    part.notes = notes.filter { $0.range.start >= part.tokens[0].range.start && $0.range.end <= end }
    return part
  }
}

/// The symbol table: the numbered spellings of operators, with their rows by position.
package final class SymbolTable: Sendable {
  package struct Symbol: Sendable {
    package let spelling: String
    package internal(set) var prefix: Int?
    package internal(set) var infix: Int?
    package internal(set) var postfix: Int?
  }

  /// The role of a symbol in the extent of a statement.
  enum Role {
    /// Postfix symbols, and words that are also units: `5 cm to in` ends in the inch.
    case endsOperand
    case wantsOperand
    /// The `?` of a conditional.
    case choice
    /// An operator of bars, which may delimit absolute values.
    case bars(Int)
  }

  /// Built once from the catalogue's operator rows.
  package static let shared = SymbolTable(Catalogue.operators)

  package let symbols: [Symbol]
  /// The rows by symbol and position, -1 if there is none.
  let prefixRows: [Int]
  let infixRows: [Int]
  let postfixRows: [Int]
  /// Whether a symbol is a conversion keyword.
  let isConversion: [Bool]
  /// The role of each symbol at the end of a line.
  let roles: [Role]
  /// Whether a symbol is also a function's name, such as `mod`.
  let isCallable: [Bool]
  /// Nonword symbols by first byte, longest first.
  let byFirstByte: [[(bytes: [UInt8], symbol: Int32)]]
  /// Word symbols such as `mod`, of two or three letters.
  private let words: [String: Int32]
  private let wordStarts: [Bool]

  /// The symbol that a word is, if any.
  func word(_ name: @autoclosure () -> String, _ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int32? {
    guard 2...3 ~= bytes.count, let first = bytes.first, wordStarts[Int(first)] else { return nil }
    return words[name()]
  }

  init(_ operators: [Operator]) {
    var symbols: [Symbol] = []
    var numbers: [String: Int] = [:]
    for (index, row) in operators.enumerated() {
      for spelling in row.spellings {
        let number = numbers[spelling] ?? symbols.count
        if number == symbols.count {
          symbols.append(Symbol(spelling: spelling))
          numbers[spelling] = number
        }
        switch row.position {
        case .prefix: symbols[number].prefix = index
        case .infix: symbols[number].infix = index
        case .postfix: symbols[number].postfix = index
        }
      }
    }
    var byFirstByte = [[(bytes: [UInt8], symbol: Int32)]](repeating: [], count: 256)
    var words: [String: Int32] = [:]
    for (number, symbol) in symbols.enumerated() {
      if Catalogue.reservedWords.contains(symbol.spelling) {
        words[symbol.spelling] = Int32(number)
      } else {
        let bytes = Array(symbol.spelling.utf8)
        byFirstByte[Int(bytes[0])].append((bytes, Int32(number)))
      }
    }
    for index in byFirstByte.indices { byFirstByte[index].sort { $0.bytes.count > $1.bytes.count } }
    self.symbols = symbols
    isConversion = symbols.map { symbol in symbol.infix.map { operators[$0].meaning == .conversion } ?? false }
    isCallable = symbols.map { Catalogue.isFunction($0.spelling) }
    roles = symbols.map { symbol in
      if symbol.spelling.utf8.allSatisfy({ $0 == UInt8(ascii: "|") }) { return .bars(symbol.spelling.utf8.count) }
      if symbol.postfix != nil || Catalogue.unit(named: symbol.spelling) != nil { return .endsOperand }
      if let infix = symbol.infix, operators[infix].meaning == .conditional { return .choice }
      return .wantsOperand
    }
    func symbol(_ spelling: String) -> Int {
      guard let number = numbers[spelling] else { preconditionFailure("the catalogue has \(spelling)") }
      return number
    }
    guard let power = symbols[symbol("^")].infix, let not = symbols[symbol("!")].prefix,
      let sum = symbols[symbol("+")].infix
    else {
      preconditionFailure("the catalogue has ^ and + as infix, and ! as prefix")
    }
    guard let product = symbols[symbol("*")].infix, let division = symbols[symbol("/")].infix else {
      preconditionFailure("the catalogue has * and / as infix")
    }
    (powerRow, notRow, sumRow, productRow, divisionRow) = (power, not, sum, product, division)
    guard let membership = symbols[symbol("∈")].infix, let ranges = symbols[symbol("..")].infix,
      let negation = symbols[symbol("not")].prefix
    else {
      preconditionFailure("the catalogue has ∈ and .. as infix, and not as prefix")
    }
    (membershipRow, rangeRow, negationRow) = (membership, ranges, negation)
    (inch, degree, minus) = (Int32(symbol("in")), Int32(symbol("°")), Int32(symbol("-")))
    (disjunction, transpose, range) = (Int32(symbol("||")), Int32(symbol("'")), Int32(symbol("..")))
    prefixRows = symbols.map { $0.prefix ?? -1 }
    infixRows = symbols.map { $0.infix ?? -1 }
    postfixRows = symbols.map { $0.postfix ?? -1 }
    self.byFirstByte = byFirstByte
    self.words = words
    var wordStarts = [Bool](repeating: false, count: 256)
    for word in words.keys { if let first = word.utf8.first { wordStarts[Int(first)] = true } }
    self.wordStarts = wordStarts
  }

  /// The row of `^`, which superscripts denote.
  let powerRow: Int
  /// The rows of multiplication and division.
  let productRow: Int
  let divisionRow: Int

  /// Whether an operator's row joins units: `km * h`, `km / h`.
  func joinsUnits(_ row: Int) -> Bool { row == productRow || row == divisionRow }
  /// The row of the infix `+`, which joins an integer and a fraction.
  let sumRow: Int
  /// The row of `∈`, which `in` denotes before a list.
  let membershipRow: Int
  /// The row of the word `not`.
  let negationRow: Int
  let rangeRow: Int
  /// The symbols that are also units.
  let inch: Int32
  /// `'` after a name or a bracket.
  let transpose: Int32
  /// `..`
  let range: Int32
  let degree: Int32
  let minus: Int32
  /// The operator that means parallel resistance between quantities.
  let disjunction: Int32
  /// The row of the prefix `!`; a prefix `!!` is two of them.
  let notRow: Int
}

/// A date literal, optionally with a time.
package struct InstantLiteral: Sendable {
  /// The seconds since 1970-01-01T00:00: UTC if there is an offset, local time otherwise.
  package let seconds: Decimal128
  /// The offset from UTC in seconds; `nil` for local time.
  package let offset: Int?
  /// The name of the time zone if the literal has one.
  package var zone: String?
  /// Whether it is a time of day, in seconds since midnight; whether it has seconds.
  package var isTimeOfDay = false
  package var hasSeconds = false
  /// Its notation in formulas, if the text has another form.
  package var literal: String?

  init(seconds: Decimal128, offset: Int? = nil) { (self.seconds, self.offset) = (seconds, offset) }
}
