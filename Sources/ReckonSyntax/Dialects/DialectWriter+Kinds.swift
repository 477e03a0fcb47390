import ReckonCatalogue

/// Tests of a value's kind, and conversions of values of several kinds.
extension DialectWriter {
  /// A value of several kinds converted to one kind; `nil` if there is no equivalent.
  mutating func converted(
    mixed piece: DialectPiece, to wanted: Dialect.Kinds
  ) throws(FormulaError) -> DialectPiece? {
    try each(piece) { (writer, piece) throws(FormulaError) in
      let isText = piece.kind == .text || piece.kind == .blank
      if wanted == .truth, isText, piece.literal != nil || piece.kind == .blank {
        if case .text(let text)? = piece.literal, let truth = Self.truth(text) {
          return writer.truth(truth == "true", piece.range)
        }
        return writer.failure("#VALUE!", piece.range)
      }
      guard let value = try writer.converted(piece, to: wanted) else { return nil }
      switch value.kind {
      case .truth where wanted.contains(.number): return try writer.asNumber(value)
      case _ where wanted == .truth && !value.kind.isDisjoint(with: .number): return writer.isTrue(value)
      default: return value
      }
    }
  }

  private mutating func asNumber(_ piece: DialectPiece) throws(FormulaError) -> DialectPiece {
    if let holds = piece.fixed { return number(holds ? 1 : 0, piece.range) }
    return try template("if($0, 1, 0)", [piece], .number, piece.range)
  }

  /// `ISNUMBER` and similar functions.
  mutating func isKind(
    _ kind: Dialect.Kinds, _ piece: DialectPiece, _ range: SourceRange
  ) throws(FormulaError) -> DialectPiece? {
    if piece.isMixed { return try isKind(kind, ofMixed: piece, range) }
    if piece.kind.contains(.list) || piece.kind == .named || piece.failsForOtherKinds { return nil }
    let held: Dialect.Kinds = piece.kind == .blank ? .text : piece.kind
    if held == .error { return truth(false, range) }
    if !held.isDisjoint(with: kind), held.subtracting(kind).isEmpty { return try fails(piece, isNegated: true, range) }
    if held.isDisjoint(with: kind), !held.contains(.missing) || kind != .text {
      return piece.mayFail ? nil : truth(false, range)
    }
    // A number that may be missing is the empty text there.
    if piece.mayFail { return nil }
    let question = joined("ismissing(", [piece], ")", .truth, range)
    return kind == .text ? question : prefix("not", question, .truth, range)
  }

  /// The kind test of a value of several kinds; a failing value is of no kind.
  private mutating func isKind(
    _ kind: Dialect.Kinds, ofMixed piece: DialectPiece, _ range: SourceRange
  ) throws(FormulaError) -> DialectPiece? {
    guard !piece.failsForOtherKinds, let mixture = piece.mixture else { return nil }
    let question = try each(piece) { (writer, piece) throws(FormulaError) in
      let held: Dialect.Kinds = piece.kind == .blank ? .text : piece.kind
      if held.isDisjoint(with: kind), !held.contains(.missing) || kind != .text { return writer.truth(false, range) }
      return try writer.isKind(kind, piece, range)
    }
    guard let question, mixture.choiceMayFail, question.fixed == nil else { return question }
    return joined("iferror(", [question, truth(false, range)], ")", .truth, range)
  }

  /// Whether a value fails.
  mutating func fails(
    _ piece: DialectPiece, isNegated: Bool, _ range: SourceRange
  ) throws(FormulaError) -> DialectPiece {
    guard piece.mayFail || piece.mayHoldError || piece.kind == .error else { return truth(isNegated, range) }
    if piece.kind == .error { return truth(!isNegated, range) }
    let question = piece.isMixed ? try failing(piece) : joined("iserror(", [piece], ")", .truth, range)
    return isNegated ? prefix("not", question, .truth, range) : question
  }

  /// `N`, which is 0 for a text, and `T`, which is the empty text for other kinds.
  mutating func onlyOf(
    _ kind: Dialect.Kinds, _ piece: DialectPiece, _ range: SourceRange
  ) throws(FormulaError) -> DialectPiece? {
    guard !piece.kind.contains(.list), piece.kind != .named || kind == .number else { return nil }
    return try each(piece) { (writer, piece) throws(FormulaError) in
      switch piece.kind {
      case .error: return kind == .text ? try writer.noText(piece) : piece
      case .named: return piece
      case .text, .blank:
        if kind == .text { return try writer.converted(piece, to: .text) }
        guard piece.mayFail || piece.mayHoldError else { return writer.number(0, piece.range) }
        return try writer.template("0 * length($0)", [piece], .number, piece.range)
      case .truth where kind == .number: return try writer.asNumber(piece)
      case [.number, .missing] where kind == .number:
        return writer.infix("??", piece, writer.number(0, piece.range), .number, piece.range)
      case .number where kind == .number: return piece
      case .empty where kind == .number: return writer.number(0, piece.range)
      default:
        guard kind == .text, !piece.mayFail, !piece.mayHoldError else { return nil }
        return writer.atom("\"\"", .text, piece.range)
      }
    }
  }

  /// The numbers of an area's cells, with missing values for texts.
  mutating func numberCells(of piece: DialectPiece) throws(FormulaError) -> [DialectPiece] {
    var numbers: [DialectPiece] = []
    for cell in try cells(of: piece) {
      if cell.isMixed {
        if cell.kinds.contains(.number) { numbers.append(try part(of: cell, .number)) }
      } else if cell.kind.contains(.number) {
        numbers.append(cell)
      }
    }
    return numbers
  }
}
