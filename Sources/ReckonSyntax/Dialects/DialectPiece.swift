import ReckonCatalogue

/// A part of a translation: a chain of stretches of text, to which others are joined in no time.
struct DialectPiece {
  var first: Int
  var last: Int
  /// How strong what it consists of is bound; `nil` for what needs no brackets anywhere.
  var level: Operator.Level?
  var kind: Dialect.Kinds
  /// Whether it is a comparison that goes on where another one follows.
  var isChain = false
  /// Whether it has no names.
  var isConstant = true
  /// Whether its evaluation may be an error.
  var mayFail = false
  /// Why there is no such piece: an error unless a choice leaves it out.
  var refusal: FormulaError?
  /// Whether it may be an empty cell, which functions of many numbers pass over.
  var mayBeEmpty = false
  /// Whether a cell in it may hold an error.
  var mayHoldError = false
  /// The number or text that it is.
  var literal: Literal?
  /// The truth that it is for certain.
  var fixed: Bool?
  /// The stretches of "" that it may be.
  var blanks: [Int] = []
  /// The texts that it joins.
  var joined: [DialectPiece]?
  /// The cells that it stands for.
  var area: SheetArea?
  /// What the items of a list are, and in how many rows and columns they stand.
  var elements: Dialect.Kinds = []
  var shape: (rows: Int, columns: Int)?
  /// Whether it is a count or another whole number for certain.
  var isCount = false
  /// The truths or counts that a list has the reciprocals of.
  var reciprocals: [DialectPiece] = []
  /// Whether items of a list may be errors of division, which only some functions pass over.
  var holdsQuotients = false
  /// The numbers of a list that counts on by 1.
  var sequence: ClosedRange<Int>?
  /// The rows and columns of areas that it takes.
  var table: [DialectTable] = []
  /// Whether it is an error here where it is a value of another kind there.
  var failsForOtherKinds = false
  /// Whether it can only be an error because nothing is found.
  var failsOnlyToFind = false
  /// The row or column of an area that it is.
  var slices: [DialectSlice] = []
  /// What it was before it became a text.
  var before: [DialectPiece] = []
  /// The items of an array, and how many stand in a row.
  var items: (pieces: [DialectPiece], columns: Int)?
  /// Where it is of several kinds: the values that it is one of.
  var mixture: DialectMixture?
  let range: SourceRange

  enum Literal { case number(String), text(String) }

  /// What it was before it became a text.
  var unconverted: DialectPiece? {
    get { before.first }
    set { before = newValue.map { [$0] } ?? [] }
  }

  /// The whole number that it is, without what stands behind the point.
  var whole: Int? {
    if case .number(let text)? = literal, let value = Double(text), value.magnitude < 1e9 { return Int(value) }
    return nil
  }

  /// Whether it is no other error than that of what is not found.
  var isOnlyNotFound: Bool {
    guard kind == .error else { return failsOnlyToFind || !mayFail && !mayHoldError }
    if case .text("#N/A")? = literal { return true }
    return false
  }

  /// Where it is an error for certain: whether it is that of what is not found.
  var isNotFound: Bool? {
    guard kind == .error, case .text(let text)? = literal else { return nil }
    return text == "#N/A"
  }

  /// Whether it is the text "" that is written there.
  var isNothing: Bool { if case .text("")? = literal { true } else { false } }

  /// Whether it is the number 0 that is written there, or an empty cell as a number.
  var isZero: Bool {
    if case .number(let text) = literal { return Double(text) == 0 }
    return false
  }

  /// Whether it is a whole number for certain.
  var isWholeNumber: Bool {
    if case .number(let text)? = literal, let value = Double(text) { return value == value.rounded() }
    return isCount
  }

  /// Whether it is a number that is not 0.
  var isNotZero: Bool {
    if case .number(let text) = literal { return Double(text) != 0 }
    return false
  }
}

/// The row or column at a position of an area.
struct DialectSlice {
  let area: SheetArea
  let place: DialectPiece
  let isRow: Bool
}

/// Pieces from pieces, with the brackets that they need.
extension DialectWriter {
  mutating func stretch(_ text: String, _ source: SourceRange? = nil) -> Int {
    stretches.append((text, source, -1))
    return stretches.count - 1
  }

  mutating func atom(_ text: String, _ kind: Dialect.Kinds, _ range: SourceRange) -> DialectPiece {
    let number = stretch(text, range)
    return DialectPiece(first: number, last: number, level: nil, kind: kind, range: range)
  }

  /// Pieces and texts between them, one after the other.
  mutating func chain(_ parts: [(first: Int, last: Int)]) -> (first: Int, last: Int) {
    for (part, next) in zip(parts, parts.dropFirst()) { stretches[part.last].next = next.first }
    return (parts[0].first, parts[parts.count - 1].last)
  }

  mutating func fixed(_ text: String) -> (first: Int, last: Int) {
    let number = stretch(text)
    return (number, number)
  }

  /// The piece, or in brackets.
  mutating func part(_ piece: DialectPiece, inBrackets: Bool) -> (first: Int, last: Int) {
    inBrackets ? chain([fixed("("), (piece.first, piece.last), fixed(")")]) : (piece.first, piece.last)
  }

  /// - Throws: `limitExceeded` where the formula becomes longer than one may be.
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
    // Two signs side by side are hard to read.
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
    // A percent is not of the other operand.
    func isPercent(_ piece: DialectPiece) -> Bool {
      row.level == .additive && stretches[piece.last].text == "%" && (piece.level ?? .sequence) >= .prefix
    }
    let isComparison = row.level == .comparison
    /// - Parameter continues: whether an operator of the same level may stand without brackets.
    func needsBrackets(_ piece: DialectPiece, continues: Bool) -> Bool {
      guard let level = piece.level else { return false }
      if level == row.level { return isComparison ? !(continues && piece.isChain) : !continues }
      return level < row.level
    }
    // A sign behind `^` takes the power behind it.
    let isSigned = right.level == .prefix && row.level == .power
    let (first, last) = chain([
      part(left, inBrackets: isPercent(left) || needsBrackets(left, continues: !row.isRightAssociative)),
      fixed(row.level == .power ? sign : " \(sign) "),
      part(right, inBrackets: isPercent(right) || !isSigned && needsBrackets(right, continues: row.isRightAssociative)),
    ])
    return DialectPiece(first: first, last: last, level: row.level, kind: kind, isChain: isChain, range: range)
  }

  /// A text with operands in it.
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
      // Between operators only what is tighter than any of them stands without brackets.
      parts.append(part(piece, inBrackets: !isArgument && piece.level.map { $0 <= tightest ?? .postfix } ?? false))
      at += 2
    }
    if !written.isEmpty { parts.append(fixed(written)) }
    let (first, last) = chain(parts)
    return DialectPiece(first: first, last: last, level: level, kind: kind, range: range)
  }

  /// The loosest operator of a text outside of brackets, and the tightest of all; those between operands stand between
  /// blanks, but for `^`.
  private static func levels(of text: String) -> (loosest: Operator.Level?, tightest: Operator.Level?) {
    var depth = 0
    var levels: (loosest: Operator.Level?, tightest: Operator.Level?)
    for word in text.split(separator: " ") {
      // `(not $0` has a word before its operand.
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
