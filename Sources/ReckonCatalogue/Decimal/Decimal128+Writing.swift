extension Decimal128: CustomStringConvertible {
  /// GDA's to-scientific-string: all digits with their zeros, `1.20`, `1E+3`, `-0`, `Infinity`, `NaN12`. Reads back as the same number.
  ///
  /// - Complexity: O(1).
  public var description: String {
    let sign = isNegative ? "-" : ""
    guard isFinite else {
      if isInfinite { return sign + "Infinity" }
      let payload = bits & Self.payloadMask
      return sign + (isSignalingNaN ? "sNaN" : "NaN") + (payload == 0 ? "" : DecimalText.digits(payload))
    }
    let text = DecimalText.digits(coefficient)
    let exponent = exponent
    let first = exponent &+ text.utf8.count &- 1
    if exponent <= 0, first >= -6 { return sign + DecimalText.plain(text, exponent: exponent) }
    return sign + DecimalText.scientific(text) + (first < 0 ? "E-" : "E+") + String(first.magnitude)
  }
}

extension NumberText {
  /// The number without trailing zeros: `0.1`, `3`, `1e40`, `-0`, `inf`, `nan`. Plain from 0.0001 to below 1e16, integers while they have at
  /// most 34 digits; with an exponent otherwise, as ``shortest(_:)-(Double)``. Reads back as an equal number.
  ///
  /// - Complexity: O(1).
  public static func shortest(_ number: Decimal128) -> String {
    if number.isNaN { return "nan" }
    let sign = number.isNegative ? "-" : ""
    if number.isInfinite { return sign + "inf" }
    let (_, coefficient, exponent) = number.reduced.digits
    let text = DecimalText.digits(coefficient)
    let first = exponent &+ text.utf8.count &- 1
    let isPlain = exponent >= 0 ? first < Decimal128.precision : (-4..<16).contains(first)
    if isPlain { return sign + DecimalText.plain(text, exponent: exponent) }
    return "\(sign)\(DecimalText.scientific(text))e\(first)"
  }
}

/// The parts of a number's text.
enum DecimalText {
  static func digits(_ number: UInt128) -> String {
    let count = max(1, PowersOfTen.digitCount(number))
    return String(unsafeUninitializedCapacity: count) { buffer in
      var rest = number
      var index = count
      // A machine word of 19 digits at a time.
      while index > 0 {
        let (upper, lower) = PowersOfTen.divide(rest, places: 19)
        var word = UInt64(truncatingIfNeeded: lower)
        for _ in 0..<min(19, index) {
          index &-= 1
          let (quotient, digit) = word.quotientAndRemainder(dividingBy: 10)
          buffer[index] = 0x30 | UInt8(truncatingIfNeeded: digit)
          word = quotient
        }
        rest = upper
      }
      return count
    }
  }

  /// The digits with a point, and zeros where there are too few.
  static func plain(_ digits: String, exponent: Int) -> String {
    if exponent >= 0 { return digits + String(repeating: "0", count: exponent) }
    let whole = digits.utf8.count &+ exponent
    if whole <= 0 { return "0." + String(repeating: "0", count: -whole) + digits }
    return digits.prefix(whole) + "." + digits.suffix(-exponent)
  }

  /// The digits with a point behind the first if there are more.
  static func scientific(_ digits: String) -> String {
    digits.utf8.count == 1 ? digits : digits.prefix(1) + "." + digits.dropFirst()
  }
}
