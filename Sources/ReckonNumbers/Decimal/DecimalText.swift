/// The text of a finite number, in either notation.
struct DecimalText {
  let isNegative: Bool
  let coefficient: UInt128
  let exponent: Int

  /// The digits and a point, with leading and trailing zeros as the exponent requires. Only for exponents up to 34, and
  /// numbers with at most 10 zeros after the point.
  var plain: String {
    let count = max(1, PowersOfTen.digitCount(coefficient))
    let whole = count &+ exponent
    // A sign, 0 and a point, 10 zeros, 34 digits and 34 zeros at most.
    return String(unsafeUninitializedCapacity: 96) { buffer in
      var end = putSign(buffer)
      if whole <= 0 {
        buffer[end] = UInt8(ascii: "0")
        buffer[end &+ 1] = UInt8(ascii: ".")
        end &+= 2
        for _ in whole..<0 {
          buffer[end] = UInt8(ascii: "0")
          end &+= 1
        }
        putDigits(buffer, from: end, count: count, point: count)
        return end &+ count
      }
      putDigits(buffer, from: end, count: count, point: min(whole, count))
      end &+= count &+ (whole < count ? 1 : 0)
      for _ in 0..<max(0, exponent) {
        buffer[end] = UInt8(ascii: "0")
        end &+= 1
      }
      return end
    }
  }

  /// The digits with a point after the first if there are more, and an exponent.
  func scientific(mark: StaticString, _ first: Int) -> String {
    let count = max(1, PowersOfTen.digitCount(coefficient))
    let mantissa = String(unsafeUninitializedCapacity: 40) { buffer in
      let start = putSign(buffer)
      putDigits(buffer, from: start, count: count, point: 1)
      return start &+ count &+ (count > 1 ? 1 : 0)
    }
    return "\(mantissa)\(mark)\(first)"
  }

  private func putSign(_ buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
    guard isNegative else { return 0 }
    buffer[0] = UInt8(ascii: "-")
    return 1
  }

  /// Writes the digits, with a point at a position if more follow.
  private func putDigits(_ buffer: UnsafeMutableBufferPointer<UInt8>, from start: Int, count: Int, point: Int) {
    var (upper, lower) = PowersOfTen.divide(coefficient, places: 19)
    var index = count
    while index > 0 {
      // A machine word of 19 digits at a time.
      var word = UInt64(truncatingIfNeeded: lower)
      for _ in 0..<min(19, index) {
        index &-= 1
        let (quotient, digit) = word.quotientAndRemainder(dividingBy: 10)
        buffer[start &+ index &+ (index < point ? 0 : 1)] = UInt8(ascii: "0") | UInt8(truncatingIfNeeded: digit)
        word = quotient
      }
      (upper, lower) = (0, upper)
    }
    if point < count { buffer[start &+ point] = UInt8(ascii: ".") }
  }
}
