import ReckonCatalogue

/// Lists of consecutive integers, such as `ROW(A1:A9)`.
extension DialectWriter {
  mutating func sequence(
    _ numbers: ClosedRange<Int>, _ shape: (rows: Int, columns: Int), _ range: SourceRange
  ) -> DialectPiece {
    var piece = atom("(\(numbers.lowerBound)..\(numbers.upperBound))", .list, range)
    (piece.elements, piece.shape, piece.sequence) = (.number, shape, numbers)
    return piece
  }

  /// The positions of the numbers of a sequence in one that contains them all: `MATCH(ROW(A3:A9),ROW(A3:A9))`.
  mutating func positions(
    of value: DialectPiece, in piece: DialectPiece, _ search: Search, _ range: SourceRange
  ) -> DialectPiece? {
    guard let numbers = value.sequence, let all = piece.sequence, search != .descending,
      all.contains(numbers.lowerBound), all.contains(numbers.upperBound), let shape = value.shape
    else { return nil }
    let before = all.lowerBound - 1
    return sequence(numbers.lowerBound - before...numbers.upperBound - before, shape, range)
  }
}
