extension DecimalDigits: CustomStringConvertible {
  /// The number as text that parses back to it.
  var description: String {
    text(power: isZero || (-6...40).contains(pointPosition) ? nil : exponent)
  }

  /// The number rounded to significant digits, half away from zero, including trailing zeros.
  func significant(_ count: Int) -> ShownNumber {
    let rounded = rounded(places: count - pointPosition)
    guard !rounded.isZero else { return ShownNumber("0") }
    // Zeros before the point would be mistaken for significant digits.
    let power = (-6..<count).contains(rounded.exponent) ? nil : rounded.exponent
    let text = rounded.text(power: power, places: count - 1 - rounded.exponent + (power ?? 0))
    return ShownNumber(text, held: .exact, isWhole: rounded == self)
  }

  /// The number with an exponent that is a multiple of a step, rounded to a number of decimals, half away from zero,
  /// including trailing zeros; with all digits if `places` is `nil`.
  func exponential(step: Int, _ places: Int?) -> ShownNumber {
    // Rounding may reach the next power.
    let rounded = places.map { self.rounded(places: $0 - power(step: step)) } ?? self
    let text = rounded.text(power: rounded.power(step: step), places: places ?? 0)
    return ShownNumber(text, held: .exact, isWhole: rounded == self)
  }

  /// The decimals of seconds: a millionth of an arc second is 30 micrometres on Earth.
  private static let secondPlaces = 6

  /// An angle in degrees as degrees, minutes and seconds: `12° 30′ 1.5″`; `nil` if it is too large for seconds.
  var degreesMinutesSeconds: ShownNumber? {
    // Seconds times 10^6 as an integer: a degree is 3600 · 10^6 of them. Digits beyond the 15th decimal affect
    // displayed ones only by rounding.
    let kept = rounded(places: 15)
    guard let scaled = kept.magnitude(scale: 15) else { return nil }
    let unit: UInt128 = 1_000_000_000
    let (product, overflows) = scaled.multipliedReportingOverflow(by: 3600)
    let (sum, carries) = product.addingReportingOverflow(unit / 2)
    guard !overflows, !carries else { return nil }
    let parts = sum / unit
    let perSecond = (0..<Self.secondPlaces).reduce(UInt128(1)) { power, _ in power * 10 }
    let seconds = parts / perSecond
    let fraction = String(parts % perSecond + perSecond).dropFirst().reversed().drop { $0 == "0" }.reversed()
    let text =
      (isNegative && parts > 0 ? "-" : "") + "\(seconds / 3600)° \(seconds / 60 % 60)′ \(seconds % 60)"
      + (fraction.isEmpty ? "" : "." + String(fraction)) + "″"
    return ShownNumber(text, held: .exact, isWhole: kept == self && product % unit == 0)
  }
}
