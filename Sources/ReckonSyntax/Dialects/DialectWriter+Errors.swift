import ReckonCatalogue

/// Cells that hold errors, among others that are taken.
extension DialectWriter {
  /// So many cells with errors are looked at one by one.
  private static let mostErrors = 1000

  /// What fails where a condition holds for a cell with an error, and is 0 otherwise; `nil` for an area without errors.
  mutating func errorsTaken(
    of piece: DialectPiece, _ holds: DialectPiece, _ range: SourceRange
  ) throws(FormulaError) -> DialectPiece? {
    guard kinds(of: piece).contains(.error) else { return nil }
    guard let area = piece.area, area.columns.count == 1 || !area.isUnbounded, let filled = references.filled(area)
    else {
      // It throws what says so.
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

  /// The error of a function of all cells of lists, where one of them holds one.
  mutating func failingCell(
    _ meaning: Dialect.Meaning, _ name: String, _ operands: [DialectPiece]
  ) throws(FormulaError) -> DialectPiece? {
    // What ranks a number among others may pass over errors.
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
