import ReckonCatalogue

/// Operations into which native code over columns expands elementary functions.
enum LaneOperation: Hashable, Sendable {
  case and, or, xor, addWords, subtractWords
  case shiftLeft(UInt8)
  case shiftRight(UInt8)
  /// The third operand where the sign bit of the first is set, otherwise the second.
  case chooseBySign
  /// Fused multiply-add: the product of the first two operands plus the third, rounded once.
  case multiplyAdd
  /// The number in a table at the operand's index plus an offset in doubles; the table's address is valid as long as
  /// the program runs.
  case entry(table: Int, place: Int)
  /// A pair of adjacent numbers in a table, the first at the operand's index plus an offset in doubles, for each even
  /// lane or for each odd one.
  case pairs(table: Int, place: Int, ofOddLanes: Bool)
  /// The lower or the upper numbers of the pairs for even and odd lanes, interleaved in lane order.
  case unpack(isUpper: Bool)
  /// The second operand where the sign bit of the first is set in all rows, otherwise the result of an operation's
  /// kernel on the others.
  case guarded(UInt32)
}
