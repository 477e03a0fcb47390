/// Decimal text, possibly truncated and marked with `…`: `0.333…`, `1.23…e50`.
struct FirstDigits {
  /// The known digits.
  let number: DecimalDigits
  /// The number of known decimals; `nil` if the text is complete.
  let places: Int?

  init?(_ text: String) {
    guard text.contains("…") else {
      guard let number = DecimalDigits(text) else { return nil }
      (self.number, places) = (number, nil)
      return
    }
    let known = text.filter { $0 != "…" }
    guard let number = DecimalDigits(known) else { return nil }
    let mantissa = known.utf8.prefix { $0 | 0x20 != UInt8(ascii: "e") }
    let exponent = Int(String(decoding: known.utf8.dropFirst(mantissa.count + 1), as: UTF8.self)) ?? 0
    let behindPoint = mantissa.drop { $0 != UInt8(ascii: ".") }.dropFirst().count
    (self.number, places) = (number, behindPoint - exponent)
  }

  /// The number of known significant digits.
  var count: Int { places.map { number.pointPosition + $0 } ?? number.digits.count }

  /// Whether all known digits are 0 and the text is truncated, so that the number may be nonzero.
  var mayBeZero: Bool { places != nil && number.isZero }

  /// The digits with a sticky digit: a 1 replaces the truncated ones if the number is known to be nonzero, so that
  /// rounding is correct.
  var sticky: DecimalDigits { number.isZero ? number : places.map { number.adding(1, atPlace: $0 + 1) } ?? number }
}

/// Numbers with all displayed digits being those of the number.
extension DisplayFormat {
  /// The complete number if it fits, otherwise its first digits and `…`.
  ///
  /// - Parameter step: the step of the exponent; `nil` for plain notation if possible.
  func firstDigits(_ first: FirstDigits, step: Int? = nil) -> String {
    let number = first.number
    if number.isZero {
      return first.places.map { "0." + String(repeating: "0", count: max(1, min($0, max(width, 4) - 3))) + "…" } ?? "0"
    }
    let isPlain = step == nil && number.exponent >= Self.leastPlainExponent
    let groupings = groupsDigits ? [true, false] : [false]
    if first.places == nil {
      // An exponent may require a million zeros.
      if isPlain, number.pointPosition <= width {
        for isGrouped in groupings {
          let text = plain(number, places: number.fractionText().utf8.count, isGrouped: isGrouped, mark: "")
          if text.count <= width { return text }
        }
      }
      let text = exponential(number, step: step ?? 1, count: number.digits.count, mark: "")
      if text.count <= width { return text }
    }
    let most = min(Self.mostDigits, first.places == nil ? number.digits.count - 1 : first.count)
    // If only integer digits fit, the text would look like an integer.
    if isPlain, number.pointPosition < most {
      let least = min(most, max(number.pointPosition, 0) + Self.leastPlaces)
      for isGrouped in groupings {
        for count in (least...most).reversed() {
          let text = plain(number, places: count - number.pointPosition, isGrouped: isGrouped, mark: "…")
          if text.count <= width { return text }
        }
      }
    }
    for count in (1...max(1, most)).reversed() {
      let text = exponential(number, step: step ?? 1, count: count, mark: "…")
      if text.count <= width || count == 1 { return text }
    }
    preconditionFailure("one digit is always written")
  }

  /// A number in plain notation, truncated to a number of decimals.
  private func plain(_ number: DecimalDigits, places: Int, isGrouped: Bool, mark: String) -> String {
    number.cut(places: places).text(places: places, mark: mark) { isGrouped ? grouped($0) : $0 }
  }

  /// A number in exponential notation, truncated to significant digits.
  private func exponential(_ number: DecimalDigits, step: Int, count: Int, mark: String) -> String {
    let power = number.power(step: step)
    let places = max(0, count - (number.exponent - power + 1))
    return number.cut(places: places - power).text(power: power, places: mark.isEmpty ? 0 : places, mark: mark)
  }

  /// An exact number as a fraction or in another base, if the notation requests it and it fits the width.
  func exactText(of value: ExactValue) -> String? {
    let text: String?
    switch notation {
    case .normal, .fixed, .scientific, .engineering: text = nil
    case .fraction:
      text = value.fraction.map {
        $0.denominator == "1" ? entryText($0.numerator) : "\(entryText($0.numerator))/\(entryText($0.denominator))"
      }
    case .hexadecimal: text = value.text(base: 16, prefix: "0x")
    case .octal: text = value.text(base: 8, prefix: "0o")
    case .binary: text = value.text(base: 2, prefix: "0b")
    }
    return text.flatMap { $0.count <= width ? $0 : nil }
  }
}
