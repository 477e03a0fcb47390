/// Functions whose result depends on the last digits of an operand, and so is meaningless when those were rounded away.
extension DecimalKernels {
  /// What messages ask of operands for which ``hasLostMeaning(_:_:_:)`` holds.
  package static let meaningRequirement = "operands whose last digits before the point are known: here they were rounded away"

  /// Whether an operation's result depends on digits of an operand that were rounded away, as `2^200 mod 7` does.
  ///
  /// Uncertainty is estimated from the operand alone, as one unit of its last digit: after cancellation it may be larger. The result's
  /// ``Exactness`` marks those.
  package static func hasLostMeaning(
    _ id: Function.ID, _ operands: UnsafeBufferPointer<MarkedDecimal>, _ unit: AngleUnit?
  ) -> Bool {
    guard let x = operands.first, operands.allSatisfy(\.isFinite) else { return false }
    switch id {
    case .modulo, .remainder: return operands.count == 2 && isLost(x, modulo: operands[1])
    case .frac: return isLost(x, modulo: .one)
    case .sin, .cos, .tan, .sec, .csc, .cot:
      let turn =
        switch unit {
        case .degrees: Decimal128(360)
        case .gradians: Decimal128(400)
        case .radians, nil: Decimal128(7)
        }
      return x.uncertainty >= turn
    // The sign of a power of a negative base is that of (-1)^n.
    case .power: return operands.count == 2 && x.value.isNegative && operands[1].uncertainty >= .one
    case .gcd, .lcm, .bitAnd, .bitOr, .bitXor, .bitNot, .shiftLeft, .shiftRight: return operands.contains { $0.uncertainty >= .one }
    default: return false
    }
  }

  /// Whether what is not known of a dividend, and of the multiple of the divisor that is taken away, is as large as the divisor.
  private static func isLost(_ x: MarkedDecimal, modulo divisor: MarkedDecimal) -> Bool {
    guard !divisor.isZero else { return false }
    let multiple = (x.value / divisor.value).magnitude
    let unknown = x.uncertainty + divisor.uncertainty * (multiple < .one ? .zero : multiple)
    return unknown >= divisor.value.magnitude
  }
}
