/// The error bound of a function's result, in units in the last place of binary64.
public enum ErrorBound: Hashable, Sendable {
  /// The result is the true value, or IEEE 754 defines it bit by bit.
  case exact
  /// At most this number of units in the last place.
  case ulp(Double)
  /// At most this number of units in the last place for each operand.
  case ulpForEach(Double)
  /// At most this number of units in the last place of the largest operand, times the last operand where that is a
  /// factor above 1: terms may cancel.
  case ulpOfLargest(Double)
  /// The true result for a matrix that differs, in relation to its norm, by at most this number of units in the last
  /// place for each row.
  case backward(Double)
}
