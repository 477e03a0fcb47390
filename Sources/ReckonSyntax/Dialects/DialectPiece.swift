import ReckonCatalogue

/// A part of a translation: a linked chain of stretches of text; joining two is O(1).
struct DialectPiece {
  var first: Int
  var last: Int
  /// The precedence of its outermost operator; `nil` if it never needs parentheses.
  var level: Operator.Level?
  var kind: Dialect.Kinds
  /// Whether it is a comparison that a following one would chain.
  var isChain = false
  /// Whether it contains no names.
  var isConstant = true
  /// Whether its evaluation may fail.
  var mayFail = false
  /// The reason why there is no translation: an error unless a choice leaves the piece out.
  var refusal: FormulaError?
  /// Whether it may be an empty cell, which functions of many numbers skip.
  var mayBeEmpty = false
  /// Whether a cell in it may contain an error.
  var mayHoldError = false
  /// Its value if it is a literal.
  var literal: Literal?
  /// Its truth value if certain.
  var fixed: Bool?
  /// The stretches of `""` that it may evaluate to.
  var blanks: [Int] = []
  /// The texts that it concatenates.
  var joined: [DialectPiece]?
  /// The cells that it refers to.
  var area: SheetArea?
  /// The kinds of the items of a list, and its rows and columns.
  var elements: Dialect.Kinds = []
  var shape: (rows: Int, columns: Int)?
  /// Whether it is certainly an integer.
  var isCount = false
  /// For a list of reciprocals: the truth values or counts that are inverted.
  var reciprocals: [DialectPiece] = []
  /// Whether items of a list may be division errors, which only some functions skip.
  var holdsQuotients = false
  /// For a list of consecutive integers: its range.
  var sequence: ClosedRange<Int>?
  /// The rows and columns of areas that it selects.
  var table: [DialectTable] = []
  /// Whether it fails here if it is a value of another kind there.
  var failsForOtherKinds = false
  /// Whether `#N/A` is the only error that it may have.
  var failsOnlyToFind = false
  /// The row or column of an area that it is.
  var slices: [DialectSlice] = []
  /// The piece before its conversion to a text.
  var before: [DialectPiece] = []
  /// The items of an array, and the number of items per row.
  var items: (pieces: [DialectPiece], columns: Int)?
  /// For a value of several kinds: its alternatives.
  var mixture: DialectMixture?
  let range: SourceRange

  enum Literal { case number(String), text(String) }

  /// The piece before its conversion to a text.
  var unconverted: DialectPiece? {
    get { before.first }
    set { before = newValue.map { [$0] } ?? [] }
  }

  /// Its value as an integer, truncated.
  var whole: Int? {
    if case .number(let text)? = literal, let value = Double(text), value.magnitude < 1e9 { return Int(value) }
    return nil
  }

  /// Whether `#N/A` is the only error that it can be.
  var isOnlyNotFound: Bool {
    guard kind == .error else { return failsOnlyToFind || !mayFail && !mayHoldError }
    if case .text("#N/A")? = literal { return true }
    return false
  }

  /// For a certain error: whether it is `#N/A`.
  var isNotFound: Bool? {
    guard kind == .error, case .text(let text)? = literal else { return nil }
    return text == "#N/A"
  }

  /// Whether it is the literal `""`.
  var isNothing: Bool { if case .text("")? = literal { true } else { false } }

  /// Whether it is the literal 0, or an empty cell as a number.
  var isZero: Bool {
    if case .number(let text) = literal { return Double(text) == 0 }
    return false
  }

  /// Whether it is certainly an integer.
  var isWholeNumber: Bool {
    if case .number(let text)? = literal, let value = Double(text) { return value == value.rounded() }
    return isCount
  }

  /// Whether it is certainly a nonzero number.
  var isNotZero: Bool {
    if case .number(let text) = literal { return Double(text) != 0 }
    return false
  }
}

/// The row or column of an area at a position.
struct DialectSlice {
  let area: SheetArea
  let place: DialectPiece
  let isRow: Bool
}

/// Builds pieces from pieces, with the parentheses that they need.
extension DialectWriter {
  mutating func stretch(_ text: String, _ source: SourceRange? = nil) -> Int {
    stretches.append((text, source, -1))
    return stretches.count - 1
  }

  mutating func atom(_ text: String, _ kind: Dialect.Kinds, _ range: SourceRange) -> DialectPiece {
    let number = stretch(text, range)
    return DialectPiece(first: number, last: number, level: nil, kind: kind, range: range)
  }

  /// Links pieces and the texts between them.
  mutating func chain(_ parts: [(first: Int, last: Int)]) -> (first: Int, last: Int) {
    for (part, next) in zip(parts, parts.dropFirst()) { stretches[part.last].next = next.first }
    return (parts[0].first, parts[parts.count - 1].last)
  }

  mutating func fixed(_ text: String) -> (first: Int, last: Int) {
    let number = stretch(text)
    return (number, number)
  }

  /// The piece, parenthesized if required.
  mutating func part(_ piece: DialectPiece, inBrackets: Bool) -> (first: Int, last: Int) {
    inBrackets ? chain([fixed("("), (piece.first, piece.last), fixed(")")]) : (piece.first, piece.last)
  }

  /// - Throws: `limitExceeded` if the formula becomes longer than the limit.
  mutating func copy(_ piece: DialectPiece) throws(FormulaError) -> DialectPiece {
    if var mixture = piece.mixture {
      for index in mixture.pieces.indices { mixture.pieces[index] = try copy(mixture.pieces[index]) }
      var piece = piece
      piece.mixture = mixture
      return piece
    }
    var numbers: [Int] = []
    var next = piece.first
    while next >= 0 {
      guard stretches.count < limits.sourceBytes else {
        throw FormulaError(.limitExceeded(.sourceBytes, maximum: limits.sourceBytes), at: piece.range, in: source)
      }
      numbers.append(stretch(stretches[next].text, stretches[next].source))
      next = next == piece.last ? -1 : stretches[next].next
    }
    for (number, next) in zip(numbers, numbers.dropFirst()) { stretches[number].next = next }
    var piece = piece
    (piece.first, piece.last) = (numbers[0], numbers[numbers.count - 1])
    return piece
  }

  mutating func joined(
    _ opening: String, _ pieces: [DialectPiece], _ closing: String, _ kind: Dialect.Kinds, _ range: SourceRange
  ) -> DialectPiece {
    var parts = [fixed(opening)]
    for (index, piece) in pieces.enumerated() {
      if index > 0 { parts.append(fixed(", ")) }
      parts.append((piece.first, piece.last))
    }
    parts.append(fixed(closing))
    let (first, last) = chain(parts)
    return DialectPiece(first: first, last: last, level: nil, kind: kind, range: range)
  }

  private static func row(_ sign: String, _ position: Operator.Position) -> Operator {
    guard let row = Catalogue.operators.first(where: { $0.position == position && $0.spellings.contains(sign) }) else {
      preconditionFailure("dialects are written with operators that exist: \(sign)")
    }
    return row
  }

  mutating func prefix(
    _ sign: String, _ operand: DialectPiece, _ kind: Dialect.Kinds, _ range: SourceRange
  ) -> DialectPiece {
    let row = Self.row(sign, .prefix)
    // Two adjacent signs are hard to read.
    let needsBrackets = operand.level.map { $0 < row.level || $0 == .prefix } ?? false
    let isWord = sign.first?.isLetter ?? false
    let (first, last) = chain([
      fixed(isWord && !needsBrackets ? sign + " " : sign), part(operand, inBrackets: needsBrackets),
    ])
    return DialectPiece(first: first, last: last, level: row.level, kind: kind, range: range)
  }

  mutating func postfix(
    _ sign: String, _ operand: DialectPiece, _ kind: Dialect.Kinds, _ range: SourceRange
  ) -> DialectPiece {
    let row = Self.row(sign, .postfix)
    let (first, last) = chain([
      part(operand, inBrackets: operand.level.map { $0 < row.level } ?? false), fixed(sign),
    ])
    return DialectPiece(first: first, last: last, level: row.level, kind: kind, range: range)
  }

  mutating func infix(
    _ sign: String, _ left: DialectPiece, _ right: DialectPiece, _ kind: Dialect.Kinds, _ range: SourceRange,
    isChain: Bool = false
  ) -> DialectPiece {
    let row = Self.row(sign, .infix)
    // A percentage does not apply to the other operand.
    func isPercent(_ piece: DialectPiece) -> Bool {
      row.level == .additive && stretches[piece.last].text == "%" && (piece.level ?? .sequence) >= .prefix
    }
    let isComparison = row.level == .comparison
    /// - Parameter continues: whether an operator of the same precedence needs no parentheses.
    func needsBrackets(_ piece: DialectPiece, continues: Bool) -> Bool {
      guard let level = piece.level else { return false }
      if level == row.level { return isComparison ? !(continues && piece.isChain) : !continues }
      return level < row.level
    }
    // The operand of a sign after `^` includes a following power.
    let isSigned = right.level == .prefix && row.level == .power
    let (first, last) = chain([
      part(left, inBrackets: isPercent(left) || needsBrackets(left, continues: !row.isRightAssociative)),
      fixed(row.level == .power ? sign : " \(sign) "),
      part(right, inBrackets: isPercent(right) || !isSigned && needsBrackets(right, continues: row.isRightAssociative)),
    ])
    return DialectPiece(first: first, last: last, level: row.level, kind: kind, isChain: isChain, range: range)
  }

  /// A template with its operands inserted.
  mutating func template(
    _ text: String, _ operands: [DialectPiece], _ kind: Dialect.Kinds, _ range: SourceRange
  ) throws(FormulaError) -> DialectPiece {
    let (level, tightest) = Self.levels(of: text)
    var parts: [(first: Int, last: Int)] = []
    var used: Set<Int> = []
    var written = ""
    let characters = Array(text)
    var at = 0
    while at < characters.count {
      guard characters[at] == "$", at + 1 < characters.count, let operand = characters[at + 1].wholeNumberValue else {
        written.append(characters[at])
        at += 1
        continue
      }
      let isArgument =
        (written.hasSuffix("(") || written.hasSuffix(", ") || written.hasSuffix("["))
        && at + 2 < characters.count && [",", ")", "]"].contains(characters[at + 2])
      if !written.isEmpty { parts.append(fixed(written)) }
      written = ""
      let piece = used.insert(operand).inserted ? operands[operand] : try copy(operands[operand])
      // Between operators, only an operand that binds tighter than all of them needs no parentheses.
      parts.append(part(piece, inBrackets: !isArgument && piece.level.map { $0 <= tightest ?? .postfix } ?? false))
      at += 2
    }
    if !written.isEmpty { parts.append(fixed(written)) }
    let (first, last) = chain(parts)
    return DialectPiece(first: first, last: last, level: level, kind: kind, range: range)
  }

  /// The loosest operator of a text outside parentheses, and the tightest of all; except for `^`, operators between
  /// operands are surrounded by spaces.
  private static func levels(of text: String) -> (loosest: Operator.Level?, tightest: Operator.Level?) {
    var depth = 0
    var levels: (loosest: Operator.Level?, tightest: Operator.Level?)
    for word in text.split(separator: " ") {
      // `(not $0` begins with a word operator.
      let sign = String(word.drop { $0 == "(" })
      let row = Catalogue.operators.first {
        ($0.position == .infix || $0.position == .prefix && sign == "not") && $0.spellings.contains(sign)
      }
      if let row {
        if depth == 0 { levels.loosest = min(levels.loosest ?? row.level, row.level) }
        levels.tightest = max(levels.tightest ?? row.level, row.level)
      }
      for character in word {
        depth += character == "(" ? 1 : character == ")" ? -1 : 0
        guard character == "^", let power = Catalogue.operators.first(where: { $0.spellings.contains("^") }) else {
          continue
        }
        if depth == 0 { levels.loosest = min(levels.loosest ?? power.level, power.level) }
        levels.tightest = max(levels.tightest ?? power.level, power.level)
      }
    }
    return levels
  }
}
