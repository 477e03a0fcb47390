/// Functions whose result depends on the last digits of an operand, and so is meaningless when those were rounded away.
extension DecimalKernels {
  /// Of remainders, fractions included: whether what is not known of a dividend, and of the multiple of the divisor
  /// that is taken away, is as large as the divisor.
  static func isLost(_ x: MarkedDecimal, modulo divisor: MarkedDecimal) -> Bool {
    guard !divisor.isZero else { return false }
    let multiple = (x.value / divisor.value).magnitude
    let unknown = x.uncertainty + divisor.uncertainty * (multiple < .one ? .zero : multiple)
    return unknown >= divisor.value.magnitude
  }

  /// Of angles: whether they may be off by a turn.
  static func isLost(angle: MarkedDecimal, _ unit: AngleUnit?) -> Bool {
    let turn =
      switch unit {
      case .degrees: Decimal128(360)
      case .gradians: Decimal128(400)
      case .radians, nil: Decimal128(7)
      }
    return angle.uncertainty >= turn
  }

  /// Of functions of integers: whether one of them may be off by 1.
  static func areLost(integers: UnsafeBufferPointer<MarkedDecimal>) -> Bool {
    integers.contains { $0.uncertainty >= .one }
  }
}
