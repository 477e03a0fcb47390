import ReckonCatalogue

/// Areas whose cells have values of several kinds.
extension DialectWriter {
  /// Whether a lookup in an area yields a value of several kinds.
  func mixesItems(of piece: DialectPiece) -> Bool {
    let held = kinds(of: piece)
    guard held.isDisjoint(with: [.truth, .error, .list]) else { return false }
    if held.contains(.mixed) { return true }
    guard references.looksUpMixtures, held.contains(.text) else { return false }
    // An empty cell is the number 0.
    return held != .text || !hasNoGaps(piece)
  }

  /// The cell at a position of an area with texts and numbers.
  mutating func mixedItem(
    of piece: DialectPiece, at position: DialectPiece, _ name: String, _ range: SourceRange
  ) throws(FormulaError) -> DialectPiece {
    let position = flagged(position, by: [position])
    let numbers = try values(of: piece, [.number, .empty])
    let texts = try values(of: piece, [.text, .blank])
    let place = try copy(position)
    let number = found(joined("cellAt(", [numbers, position], ")", [.number, .missing], range), [position])
    let text = found(joined("textCellAt(", [texts, place], ")", .text, range), [position])
    return try mixed(.absence(failTogether: true), [number, text], name, range)
  }
}
