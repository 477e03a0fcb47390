import ReckonCatalogue

/// Operations of which native code over columns makes elementary functions.
enum LaneOperation: Hashable, Sendable {
  case and, or, xor, addWords, subtractWords
  case shiftLeft(UInt8)
  case shiftRight(UInt8)
  /// The third operand where the uppermost bit of the first is set, otherwise the second.
  case chooseBySign
  /// The sum of the third operand and the product of the first two, rounded once.
  case multiplyAdd
  /// The number so many doubles behind the operand's in a table, which lies at an address for as long as the program
  /// runs.
  case entry(table: Int, place: Int)
  /// Two numbers side by side, of which the first lies so many doubles behind the operand's in a table, for each even lane
  /// or for each odd one.
  case pairs(table: Int, place: Int, ofOddLanes: Bool)
  /// The lower or the upper numbers of the pairs for even and for odd lanes, in the lanes' order.
  case unpack(isUpper: Bool)
  /// The second operand where the uppermost bit of the first is set in all rows, otherwise what the kernel of an
  /// operation makes of the others.
  case guarded(UInt32)
}
