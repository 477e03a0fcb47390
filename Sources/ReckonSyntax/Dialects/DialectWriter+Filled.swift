import ReckonCatalogue

/// The criterion `"<>"`, which every nonempty cell meets.
extension DialectWriter {
  /// Whether each cell is nonempty; `nil` for another criterion.
  ///
  /// - Parameter isSummed: whether only the numbers among the cells count.
  mutating func truths(
    of piece: DialectPiece, areFilledBy criterion: DialectPiece, isSummed: Bool, _ name: String, _ range: SourceRange
  ) throws(FormulaError) -> DialectPiece? {
    guard Self.isUnequalToNothing(criterion), piece.area != nil else { return nil }
    let kinds = kinds(of: piece)
    guard kinds == .number || kinds == .text || isSummed && kinds.isSubset(of: [.number, .blank, .missing, .text])
    else {
      throw otherValues(name, criterion.range)
    }
    let isText = kinds == .text && !isSummed
    let list = try values(of: piece, isText ? .text : .number)
    var holds = joined(isText ? "areFilledTexts(" : "areFilled(", [list], ")", .list, range)
    (holds.elements, holds.shape) = (.truth, list.shape)
    return holds
  }

  /// `"<>"` or `"<>"&""`
  private static func isUnequalToNothing(_ criterion: DialectPiece) -> Bool {
    func isSign(_ piece: DialectPiece) -> Bool { if case .text("<>")? = piece.literal { true } else { false } }
    if criterion.kind == .text, isSign(criterion) { return true }
    guard let parts = criterion.joined, parts.count == 2, isSign(parts[0]) else { return false }
    return parts[1].isNothing
  }
}
