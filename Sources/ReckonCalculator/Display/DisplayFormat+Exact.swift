import Reckon
import ReckonCatalogue

/// Display of exact numbers: each displayed digit is one of the number, followed by `…` if truncated.
extension DisplayFormat {
  /// An exact number in the form that its formula requests, and in the user's notation; `nil` for forms that are
  /// computed from the first digits, as for other numbers.
  ///
  /// - Parameters:
  ///   - value: the number.
  ///   - form: the form that the formula requests.
  ///   - settings: the user's settings.
  ///   - digits: the number of displayed digits of an infinite expansion; by default as many as are written.
  public static func exact(
    _ value: ExactValue, _ form: ResultForm, _ settings: CalculatorSettings? = nil, digits: Int? = nil
  ) -> ShownNumber? {
    switch form {
    case .plain: return plain(value, settings, digits)
    case .unit(let unit):
      if digits == nil, let amount = DecimalDigits(value.stickyText), let money = money(amount, unit, settings) {
        return money
      }
      return plain(value, settings, digits).map { ShownNumber(ResultForm.text($0.text, of: unit), $0.exactness) }
    case .percent: return plain(value.hundredfold, settings, digits).map { ShownNumber("\($0.text)%", $0.exactness) }
    case .truth, .instant, .instantShown, .mixed, .value, .complex: return nil
    case .notation(let notation, ResultForm.percentSign?):
      return exact(value.hundredfold, .notation(notation), settings, digits: digits).map {
        ShownNumber("\($0.text)%", $0.exactness)
      }
    case .notation(.fraction, let unit?):
      return mixedFraction(value, settings).map { ShownNumber(ResultForm.text($0, of: unit)) }
        ?? exact(value, .unit(unit), settings, digits: digits)
    case .notation(let notation, let unit?):
      return exact(value, .notation(notation), settings, digits: digits).map {
        ShownNumber(ResultForm.text($0.text, of: unit), $0.exactness)
      }
    case .notation(let notation, unit: nil):
      switch notation {
      case .hexadecimal: return text(value, base: 16, "0x") ?? plain(value, settings, digits)
      case .octal: return text(value, base: 8, "0o") ?? plain(value, settings, digits)
      case .binary: return text(value, base: 2, "0b") ?? plain(value, settings, digits)
      case .base(let base): return text(value, base: base, "") ?? plain(value, settings, digits)
      case .word, .rectangular, .polar: return plain(value, settings, digits)
      case .roman: return roman(value.text(base: 10, prefix: "")) ?? plain(value, settings, digits)
      case .fraction: return fraction(value, settings) ?? plain(value, settings, digits)
      case .fixed(let places):
        return value.text(places: places).map { ShownNumber(grouped($0, settings), rounded($0, value).exactness) }
      case .significant(let digits):
        return value.text(significant: digits).map { ShownNumber(grouped($0, settings), rounded($0, value).exactness) }
      case .percent: return exact(value, .percent, settings, digits: digits)
      case .scientific(let places): return exponential(value, step: 1, places)
      case .engineering(let places): return exponential(value, step: 3, places)
      case .degreesMinutesSeconds: return nil
      }
    }
  }

  private static func plain(_ value: ExactValue, _ settings: CalculatorSettings?, _ digits: Int?) -> ShownNumber? {
    let text = digits.flatMap { value.text(digits: $0) } ?? value.description
    guard let settings else { return ShownNumber(text) }
    switch settings.notation {
    case .normal: if settings.decimalPlaces != nil { return nil }
    case .fixed: return nil
    case .scientific, .engineering:
      if settings.decimalPlaces != nil { return nil }
      var format = DisplayFormat(settings, width: 80)
      format.cutsOff = true
      return ShownNumber(format.text(of: text))
    case .hexadecimal: if let text = self.text(value, base: 16, "0x") { return text }
    case .octal: if let text = self.text(value, base: 8, "0o") { return text }
    case .binary: if let text = self.text(value, base: 2, "0b") { return text }
    case .fraction: if let text = fraction(value, settings) { return text }
    }
    return ShownNumber(grouped(text, settings))
  }

  /// An integer in another base.
  private static func text(_ value: ExactValue, base: Int, _ prefix: String) -> ShownNumber? {
    value.text(base: base, prefix: prefix).map { ShownNumber($0) }
  }

  /// A fraction in lowest terms.
  private static func fraction(_ value: ExactValue, _ settings: CalculatorSettings?) -> ShownNumber? {
    guard let (numerator, denominator) = value.fraction else { return nil }
    var format = DisplayFormat()
    format.width = 80
    format.groupsDigits = settings?.groupsDigits ?? false
    let top = format.entryText(numerator)
    return ShownNumber(denominator == "1" ? top : "\(top)/\(format.entryText(denominator))")
  }

  /// A mixed fraction, which parses back before a unit: `2 3/8`.
  private static func mixedFraction(_ value: ExactValue, _ settings: CalculatorSettings?) -> String? {
    guard let (numerator, denominator) = value.fraction else { return nil }
    let isNegative = numerator.first == "-"
    guard denominator != "1", let top = Int(isNegative ? String(numerator.dropFirst()) : numerator),
      let bottom = Int(denominator),
      top > bottom
    else { return fraction(value, settings)?.text }
    return "\(isNegative ? "-" : "")\(top / bottom) \(top % bottom)/\(denominator)"
  }

  /// A number in exponential notation, with a number of decimals, or with all, followed by `…` if truncated.
  private static func exponential(_ value: ExactValue, step: Int, _ places: Int?) -> ShownNumber? {
    guard let places else {
      var format = DisplayFormat()
      format.notation = step == 1 ? .scientific : .engineering
      format.width = 200
      format.cutsOff = true
      return ShownNumber(format.text(of: value.description))
    }
    // The number of digits before the point is only known after rounding.
    for digits in places + 1...places + step {
      guard let text = value.text(significant: digits), let rounded = DecimalDigits(text) else { return nil }
      if rounded.exponent - rounded.power(step: step) == digits - places - 1 {
        return Self.rounded(rounded.exponential(step: step, places).text, value)
      }
    }
    return nil
  }

  /// A rounded text of the number.
  private static func rounded(_ text: String, _ value: ExactValue) -> ShownNumber {
    // Only a fraction can be equal to its digits.
    ShownNumber(text, value.fraction != nil && NumericValue(text, in: .exact) == .exact(value) ? .exact : .rounded)
  }
}
