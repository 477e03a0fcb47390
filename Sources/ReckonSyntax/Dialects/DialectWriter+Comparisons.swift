import ReckonCatalogue

/// Comparisons of cells: numbers are less than texts, and texts less than truth values; texts compare
/// case-insensitively; an empty cell equals 0 and the empty text.
extension DialectWriter {
  mutating func comparison(
    _ sign: String, _ operands: [DialectPiece], _ name: String, _ range: SourceRange
  ) throws(FormulaError) -> DialectPiece? {
    for operand in operands { if let refusal = operand.refusal { throw refusal } }
    var (left, right) = (operands[0], operands[1])
    if left.kind.union(right.kind).contains(.list) { throw single(left.kind.contains(.list) ? left : right) }
    if left.isMixed || right.isMixed { return try comparison(sign, ofMixed: left, right, name, range) }
    if left.kind == .error || right.kind == .error { return left.kind == .error ? left : right }
    left = filled(left, like: right)
    right = filled(right, like: left)
    if left.kind == .blank { return try isBlank(right, sign, of: left, isMirrored: true, range) }
    if right.kind == .blank { return try isBlank(left, sign, of: right, isMirrored: false, range) }
    let (first, second) = (rank(left, beside: right), rank(right, beside: left))
    guard first == second else {
      if left.kind.union(right.kind).contains(.missing) {
        return try comparison(sign, ofMissing: left, right, name, range)
      }
      return try constant(first < second ? -1 : 1, sign, [left, right], range)
    }
    if first == .text { return try texts(sign, left, right, range) }
    return try numbers(sign, left, right, name, range)
  }

  /// A comparison of a value of several kinds, one per alternative.
  private mutating func comparison(
    _ sign: String, ofMixed left: DialectPiece, _ right: DialectPiece, _ name: String, _ range: SourceRange
  ) throws(FormulaError) -> DialectPiece? {
    let (piece, other) = left.isMixed ? (left, right) : (right, left)
    let count = [piece, other].reduce(1) { $0 * ($1.mixture?.count ?? 1) }
    guard other.kind != .named, count <= DialectMixture.countLimit else { return nil }
    return try each(piece) { (writer, value) throws(FormulaError) in
      if let holds = Self.areEqual(value, other), sign == "==" || sign == "!=" {
        return writer.truth(holds == (sign == "=="), range)
      }
      let other = try writer.copy(other)
      let made = try writer.comparison(sign, left.isMixed ? [value, other] : [other, value], name, range)
      return made.map { $0.fixed == nil ? writer.flagged($0, by: [value, other]) : $0 }
    }
  }

  /// Whether two literal texts are equal; `nil` for other values.
  private static func areEqual(_ value: DialectPiece, _ other: DialectPiece) -> Bool? {
    guard value.kind == .text, other.kind == .text, case .text(let text)? = value.literal,
      case .text(let otherText)? = other.literal
    else { return nil }
    return text.lowercased() == otherText.lowercased()
  }

  /// A comparison of a number that may be missing.
  private mutating func comparison(
    _ sign: String, ofMissing left: DialectPiece, _ right: DialectPiece, _ name: String, _ range: SourceRange
  ) throws(FormulaError) -> DialectPiece? {
    let isLeft = left.kind.contains(.missing)
    let values = try expanded(isLeft ? left : right, name)
    return try comparison(
      sign, ofMixed: isLeft ? values : left, isLeft ? right : values, name, range)
  }

  /// A number that may be missing, which is the empty text there, as a value of several kinds.
  mutating func expanded(_ piece: DialectPiece, _ name: String) throws(FormulaError) -> DialectPiece {
    let question = joined("ismissing(", [try copy(piece)], ")", .truth, piece.range)
    var present = piece
    present.kind.subtract(.missing)
    let isMissing = flagged(question, by: [piece])
    return try mixed(.choice, [isMissing, blank(piece.range), present], name, piece.range)
  }

  /// The empty text for certain.
  mutating func blank(_ range: SourceRange) -> DialectPiece {
    var blank = atom("\"\"", .blank, range)
    blank.blanks = [blank.first]
    return blank
  }

  private enum Rank: Int, Comparable {
    case number, text, truth
    static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  }

  /// The rank of a value among kinds; a name takes the rank of the other operand.
  private func rank(_ piece: DialectPiece, beside other: DialectPiece, isAgain: Bool = false) -> Rank {
    switch piece.kind.intersection(.named) {
    case .text: return .text
    case .truth: return .truth
    case .number: return .number
    default: return isAgain || other.kind == .named ? .number : rank(other, beside: piece, isAgain: true)
    }
  }

  /// The value of an empty cell when compared with another value.
  private mutating func filled(_ piece: DialectPiece, like other: DialectPiece) -> DialectPiece {
    guard piece.kind == .empty else { return piece }
    switch other.kind {
    case .text, .blank:
      return blank(piece.range)
    case .truth: return atom("false", .truth, piece.range)
    default: return number(0, piece.range)
    }
  }

  /// A comparison whose result follows from the kinds; it fails if an operand does.
  private mutating func constant(
    _ order: Int, _ sign: String, _ operands: [DialectPiece], _ range: SourceRange
  ) throws(FormulaError) -> DialectPiece? {
    let holds =
      switch sign {
      case "==": order == 0
      case "!=": order != 0
      case "<": order < 0
      case "<=": order <= 0
      case ">": order > 0
      default: order >= 0
      }
    let failing = operands.filter { mayFail($0) }
    guard let operand = failing.first else { return truth(holds, range) }
    guard failing.count == 1 else { return nil }
    switch operand.kind {
    case .text: return try template(holds ? "length($0) >= 0" : "length($0) < 0", [operand], .truth, range)
    case .number: return try template(holds ? "0 * $0 == 0" : "0 * $0 != 0", [operand], .truth, range)
    default: return nil
    }
  }

  /// Whether a piece may be an error. If cells are known, so are those that may contain one.
  func mayFail(_ piece: DialectPiece) -> Bool { piece.mayFail || piece.mayHoldError && references.takesMixtures }

  mutating func truth(_ holds: Bool, _ range: SourceRange) -> DialectPiece {
    var piece = atom(holds ? "true" : "false", .truth, range)
    piece.fixed = holds
    return piece
  }

  /// A comparison with the empty text.
  private mutating func isBlank(
    _ piece: DialectPiece, _ sign: String, of blank: DialectPiece, isMirrored: Bool, _ range: SourceRange
  ) throws(FormulaError) -> DialectPiece? {
    guard sign == "==" || sign == "!=" else {
      // The empty text is greater than numbers, less than truth values, and not greater than any text.
      let mirrored = isMirrored ? sign : Self.mirrored(sign)
      switch piece.kind {
      case .blank: return try constant(0, sign, [piece], range)
      case .number: return try constant(1, mirrored, [piece], range)
      case .truth: return try constant(-1, mirrored, [piece], range)
      case .text where mirrored == "<" || mirrored == ">=":
        return infix(mirrored == "<" ? "!=" : "==", piece, atom("\"\"", .text, blank.range), .truth, range)
      case .text: return try constant(-1, mirrored, [piece], range)
      default: return nil
      }
    }
    switch piece.kind {
    case .blank: return truth(sign == "==", range)
    case .text: return infix(sign, piece, atom("\"\"", .text, blank.range), .truth, range)
    case _ where piece.kind.contains(.missing) || piece.kind == .named:
      let question = joined("ismissing(", [piece], ")", .truth, range)
      return sign == "==" ? question : prefix("not", question, .truth, range)
    default: return try constant(1, sign, [piece], range)
    }
  }

  private mutating func texts(
    _ sign: String, _ left: DialectPiece, _ right: DialectPiece, _ range: SourceRange
  ) throws(FormulaError) -> DialectPiece? {
    guard sign == "==" || sign == "!=" else {
      throw error(
        .noEquivalent(
          sign, reason: Phrase("orderOfTexts", "the order of texts there is that of a language, not of characters")),
        range)
    }
    // A text without letters needs no case folding.
    let hasCase = ![left, right].contains { piece in
      if case .text(let text)? = piece.literal { return text.lowercased() == text.uppercased() }
      return false
    }
    func folded(_ piece: DialectPiece, _ writer: inout DialectWriter) -> DialectPiece {
      if case .text(let text)? = piece.literal {
        return writer.atom(TextLiteral.written(text.lowercased()), .text, piece.range)
      }
      return writer.joined("lower(", [piece], ")", .text, piece.range)
    }
    let (first, second) = hasCase ? (folded(left, &self), folded(right, &self)) : (left, right)
    return infix(sign, first, second, .truth, range)
  }

  /// A number that may be missing is the empty text there, which is greater than all numbers.
  private mutating func numbers(
    _ sign: String, _ left: DialectPiece, _ right: DialectPiece, _ name: String, _ range: SourceRange
  ) throws(FormulaError) -> DialectPiece? {
    let (mayMiss, mayMissToo) = (left.kind.contains(.missing), right.kind.contains(.missing))
    if !mayMiss, !mayMissToo { return try shown(sign, left, right, range) }
    if mayMiss, mayMissToo { return try comparison(sign, ofMissing: left, right, name, range) }
    let question = joined("ismissing(", [try copy(mayMiss ? left : right)], ")", .truth, range)
    let compared = try shown(sign, left, right, range)
    let holds = sign == "!=" || (mayMiss ? sign.hasPrefix(">") : sign.hasPrefix("<"))
    if holds { return infix("or", question, compared, .truth, range) }
    return infix("and", prefix("not", question, .truth, range), compared, .truth, range)
  }

  /// A comparison of two numbers rounded to the digits that Excel displays. Rounding keeps nonzero numbers nonzero, and
  /// does not change integers and typed numbers.
  private mutating func shown(
    _ sign: String, _ left: DialectPiece, _ right: DialectPiece, _ range: SourceRange
  ) throws(FormulaError) -> DialectPiece {
    let pieces = [left, right]
    let written = pieces.filter { $0.isWholeNumber || $0.literal != nil }.count
    let typed = pieces.filter { piece in piece.area.map { references.isTyped?($0) ?? (written > 0) } ?? false }.count
    if pieces.contains(where: { $0.isZero }) || written + typed >= 2 {
      return infix(sign, left, right, .truth, range)
    }
    switch sign {
    case "==": return try template("sameShown($0, $1)", pieces, .truth, range)
    case "!=": return try template("not sameShown($0, $1)", pieces, .truth, range)
    case "<": return try template("lessShown($0, $1)", pieces, .truth, range)
    case ">": return try template("moreShown($0, $1)", pieces, .truth, range)
    case "<=": return try template("not moreShown($0, $1)", pieces, .truth, range)
    default: return try template("not lessShown($0, $1)", pieces, .truth, range)
    }
  }
}
