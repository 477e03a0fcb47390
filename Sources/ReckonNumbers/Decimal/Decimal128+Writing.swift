extension Decimal128: CustomStringConvertible {
  /// GDA's to-scientific-string: all digits with their zeros, `1.20`, `1E+3`, `-0`, `Infinity`, `NaN12`. It parses back
  /// to the same number.
  ///
  /// - Complexity: O(1).
  public var description: String {
    let sign = isNegative ? "-" : ""
    guard isFinite else {
      if isInfinite { return sign + "Infinity" }
      let payload = bits & Self.payloadMask
      return sign + (isSignalingNaN ? "sNaN" : "NaN") + (payload == 0 ? "" : "\(payload)")
    }
    let (coefficient, exponent) = (coefficient, exponent)
    let first = exponent &+ max(1, PowersOfTen.digitCount(coefficient)) &- 1
    let text = DecimalText(isNegative: isNegative, coefficient: coefficient, exponent: exponent)
    if exponent <= 0, first >= -6 { return text.plain }
    return text.scientific(mark: first < 0 ? "E" : "E+", first)
  }
}

extension NumberText {
  /// The number without trailing zeros: `0.1`, `3`, `1e40`, `-0`, `inf`, `nan`. Plain notation from 0.0001, as in
  /// ``shortest(_:)-(Double)``, up to 34 digits before the point; otherwise with an exponent. It parses back to an
  /// equal number.
  ///
  /// - Complexity: O(1).
  public static func shortest(_ number: Decimal128) -> String {
    if number.isNaN { return "nan" }
    let sign = number.isNegative ? "-" : ""
    if number.isInfinite { return sign + "inf" }
    if number.isZero { return sign + "0" }
    let (_, coefficient, lastExponent) = number.digits
    let (stripped, zeros) = PowersOfTen.strippingZeros(coefficient, limit: Decimal128.precision)
    let exponent = lastExponent &+ zeros
    let text = DecimalText(isNegative: number.isNegative, coefficient: stripped, exponent: exponent)
    let first = exponent &+ PowersOfTen.digitCount(stripped) &- 1
    return (-4..<Decimal128.precision).contains(first) ? text.plain : text.scientific(mark: "e", first)
  }
}
