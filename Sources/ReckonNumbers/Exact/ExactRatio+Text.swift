extension ExactRatio: CustomStringConvertible {
  /// Parses decimal numbers joined by `*` and `/`, evaluated from left to right: `0.45359237`, `-1e24`, `5/9`,
  /// `0.0254*0.0254`.
  ///
  /// A leading `≈` marks the value as rounded; it may be followed by `=` and the multiple of a power of π that it was
  /// rounded from: `≈3.1416=π`. Any other text, and one that leaves the range, divides by 0 or is longer than 1,000
  /// bytes yields `nil`.
  package init?(_ text: some StringProtocol) {
    guard text.utf8.count <= 1_000 else { return nil }
    let isMarked = text.first == "≈"
    var result = ExactRatio.one
    var divides = false
    var rest = Substring(isMarked ? text.dropFirst() : text[...])
    var pi: PiMultiple?
    if isMarked, let sign = rest.firstIndex(of: "=") {
      pi = Self.piMultiple(rest[rest.index(after: sign)...])
      guard pi != nil else { return nil }
      rest = rest[..<sign]
    }
    while true {
      let end = rest.firstIndex { $0 == "*" || $0 == "/" }
      guard let factor = Self.number(rest[..<(end ?? rest.endIndex)]),
        let next = divides ? result / factor : result * factor
      else {
        return nil
      }
      result = next
      guard let end else { break }
      divides = rest[end] == "/"
      rest = rest[rest.index(after: end)...]
    }
    self = isMarked ? result.markedRounded.with(pi: pi) : result
  }

  /// The value for people: its decimal digits, or a fraction: `0.3048`, `5/9`; marked with `≈` if it is rounded.
  package var description: String {
    if isRounded { return "≈" + decimalText }
    return isFiniteDecimal ? decimalText : "\(wholeNumerator.decimalText)/\(wholeDenominator.decimalText)"
  }

  /// All decimal digits if they terminate and the value is not rounded, otherwise 34 digits rounded half to even:
  /// `0.3048`, `0.5555555555555555555555555555555556`, `1.602176634e-19`.
  package var decimalText: String {
    let (digits, first) = digits(count: isFiniteDecimal && !isRounded ? nil : 34)
    let text = digits.map(String.init).joined()
    let sign = isNegative ? "-" : ""
    // The range in which numbers are written without an exponent, as in JavaScript.
    switch first {
    case 0..<21 where digits.count <= first + 1:
      return sign + text + String(repeating: "0", count: first - digits.count + 1)
    case 0..<21: return sign + text.prefix(first + 1) + "." + text.dropFirst(first + 1)
    case -7..<0: return sign + "0." + String(repeating: "0", count: -first - 1) + text
    default: return sign + text.prefix(1) + (digits.count > 1 ? "." : "") + text.dropFirst() + "e\(first)"
    }
  }

  /// The nearest decimal.
  package var markedDecimal: MarkedDecimal {
    var flags: Decimal128.Flags = []
    let value = Decimal128(decimalText, &flags)
    return MarkedDecimal(value, isFiniteDecimal && !isRounded ? Exactness(flags) : .rounded)
  }

  /// The significant digits of the magnitude and the power of ten of the first; trailing zeros are omitted.
  ///
  /// - Parameters:
  ///   - count: the maximum number of digits, rounded half to even; `nil` for all of a finite decimal.
  ///   - sticky: append a 1 if digits were cut off instead of rounding.
  func digits(count: Int?, sticky: Bool = false) -> (digits: [UInt8], exponent: Int) {
    guard numerator != 0 else { return ([0], 0) }
    var digits: [UInt8]
    var last: Int
    if let count {
      (digits, last) = roundedDigits(count, sticky: sticky)
    } else {
      last = min(twos, fives)
      digits = BigInteger(numerator).scaled(twos: twos - last, fives: fives - last).decimalDigits
    }
    let exponent = digits.count - 1 + last
    while digits.count > 1, digits.last == 0 { digits.removeLast() }
    return (digits, exponent)
  }

  /// The digits of the magnitude rounded half to even, or with one more digit if they are cut off instead, and the
  /// power of ten of the last.
  private func roundedDigits(_ count: Int, sticky: Bool) -> (digits: [UInt8], last: Int) {
    var top = BigInteger(numerator).scaled(twos: max(0, twos), fives: max(0, fives))
    var bottom = BigInteger(denominator).scaled(twos: max(0, -twos), fives: max(0, -fives))
    // log₁₀ 2 is about 30103 / 100000: the quotient has one to three digits more than wanted.
    var last = Int(Int64(top.bitWidth - bottom.bitWidth - 1) * 30_103 / 100_000) - count - 1
    (top, bottom) = (
      top.scaled(twos: max(0, -last), fives: max(0, -last)), bottom.scaled(twos: max(0, last), fives: max(0, last))
    )
    let (quotient, remainder) = top.quotientAndRemainder(dividingBy: bottom)
    var digits = quotient.decimalDigits
    let dropped = digits[min(count, digits.count)...]
    last += dropped.count
    // The dropped part compared to one half: its first digit, then whether anything follows.
    let (first, isMore) = (dropped.first ?? 0, dropped.dropFirst().contains { $0 != 0 } || !remainder.isZero)
    precondition(!dropped.isEmpty || remainder.isZero, "an estimate leaves a digit to round by")
    digits.removeLast(dropped.count)
    if sticky {
      guard first != 0 || isMore else { return (digits, last) }
      return (digits + [1], last - 1)
    }
    guard first > 5 || first == 5 && (isMore || digits[digits.count - 1] % 2 == 1) else { return (digits, last) }
    for index in digits.indices.reversed() {
      if digits[index] < 9 {
        digits[index] += 1
        return (digits, last)
      }
      digits[index] = 0
    }
    return ([1] + digits, last)
  }

  /// A decimal number with an optional sign, fraction and exponent.
  private static func number(_ text: Substring) -> ExactRatio? {
    guard let scanned = ScannedDecimal(text), scanned.exponent.magnitude <= largestExponent else { return nil }
    let exponent = scanned.exponent - scanned.places
    return ExactRatio(
      isNegative: scanned.isNegative, BigInteger(decimalDigits: scanned.digits), over: .one, twos: exponent,
      fives: exponent,
      isRounded: false)
  }
}
