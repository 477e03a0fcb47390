import ReckonCatalogue

/// Operations of which native code over columns makes elementary functions.
enum LaneOperation: Hashable, Sendable {
  case and, or, xor, addWords, subtractWords
  case shiftLeft(UInt8)
  case shiftRight(UInt8)
  /// The third operand where the lowest bit of the first is set, otherwise the second.
  case chooseByLowestBit
  /// The second operand where the uppermost bit of the first is set in all rows, otherwise the kernel of an operation on the third, row by row.
  case guarded(UInt32)
}
