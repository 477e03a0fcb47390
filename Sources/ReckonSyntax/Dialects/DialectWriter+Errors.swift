import ReckonCatalogue

/// Cells with errors among the operands of functions.
extension DialectWriter {
  /// The maximum number of cells with errors that are inspected one by one.
  private static let mostErrors = 1000

  /// A piece that fails if a condition holds for a cell with an error, and is 0 otherwise; `nil` for an area without
  /// errors.
  mutating func errorsTaken(
    of piece: DialectPiece, _ holds: DialectPiece, _ range: SourceRange
  ) throws(FormulaError) -> DialectPiece? {
    guard kinds(of: piece).contains(.error) else { return nil }
    guard let area = piece.area, area.columns.count == 1 || !area.isUnbounded, let filled = references.filled(area)
    else {
      // This call throws the error.
      return try values(of: piece)
    }
    let failing = filled.filter { references.cell(SheetArea(sheet: area.sheet, $0)).kind == .error }
    guard failing.count <= Self.mostErrors else { return try values(of: piece) }
    let places = failing.map { place in
      (place.row - area.rows.lowerBound) * area.columns.count + place.column - area.columns.lowerBound + 1
    }
    let list = atom("[\(places.map(String.init).joined(separator: ", "))]", .list, range)
    return joined("noErrorTaken(", [try copy(holds), list], ")", .number, range)
  }

  /// The error of a function of all cells of lists if one of them contains an error.
  mutating func failingCell(
    _ meaning: Dialect.Meaning, _ name: String, _ operands: [DialectPiece]
  ) throws(FormulaError) -> DialectPiece? {
    // Rank functions may skip errors.
    guard case .template = meaning.target, meaning.operands.contains(.list), !name.hasPrefix("rank") else { return nil }
    for (operand, taken) in zip(operands, meaning.operands) where taken == .list && operand.area != nil {
      guard kinds(of: operand).contains(.error), let area = operand.area, let filled = references.filled(area) else {
        continue
      }
      for place in filled {
        let cell = references.cell(SheetArea(sheet: area.sheet, place))
        if cell.kind == .error { return failure(cell.text, operand.range) }
      }
    }
    return nil
  }
}
