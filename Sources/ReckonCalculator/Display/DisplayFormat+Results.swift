public import Reckon
public import ReckonCatalogue

/// Display of formula results, with all digits unless fewer are requested.
extension DisplayFormat {
  /// The number of displayed digits of an inexact result. Doubles have 15, of which arithmetic may lose the last; a
  /// result that was only rounded has more, which are displayed if a number of decimals is set.
  public static let inexactDigits = 14

  /// A result in the form that its formula requests, and in the user's notation.
  public static func result(_ result: FormulaResult, form: ResultForm, settings: CalculatorSettings) -> ShownNumber {
    if let shown = uncertain(result, form, settings) { return shown }
    if !result.isNumeric {
      // The items are already separated by commas.
      var settings = settings
      settings.groupsDigits = false
      if let shown = complex(result, form, { Self.result($0, form: $1, settings: settings) }) { return shown }
      let text = result.value.alignedText(result.kind) { item, kind in
        Self.result(item.number ?? .double(.nan), cut: nil, ResultForm(kind), settings).text
      }
      return ShownNumber(text, result.exactness)
    }
    let value = result.number.digitText
    let requestsPlaces =
      if case .notation(let notation, _) = form, notation.digitCount != nil { true } else {
        settings.decimalPlaces != nil
      }
    let isCut = result.exactness == .approximate || result.exactness == .rounded && !requestsPlaces
    let digits = isCut ? DecimalDigits(value).map { $0.rounded(places: inexactDigits - $0.pointPosition) } : nil
    let shown = Self.result(result.number, cut: digits?.description, form, settings)
    return ShownNumber(shown.text, max(shown.exactness, result.exactness))
  }

  /// A number in the form that its formula requests, otherwise in the user's notation.
  ///
  /// - Parameters:
  ///   - number: the number.
  ///   - form: the form that the formula requests.
  ///   - settings: the user's settings; without them numbers have all digits and no thousands separators.
  public static func result(_ number: NumericValue, form: ResultForm, settings: CalculatorSettings? = nil)
    -> ShownNumber
  {
    result(number, cut: nil, form, settings)
  }

  /// - Parameter cut: the known digits of the number, if not all are known.
  private static func result(_ number: NumericValue, cut: String?, _ form: ResultForm, _ settings: CalculatorSettings?)
    -> ShownNumber
  {
    // Without rounding each displayed digit is one of the number.
    if cut == nil, case .exact(let value) = number, let shown = exact(value, form, settings) { return shown }
    let value = cut ?? number.digitText
    switch form {
    case .plain, .value, .complex: return plain(number, value, settings)
    case .truth: return ShownNumber(number.isTrue ? "true" : "false")
    case .instant: return number.instantText.map { ShownNumber($0) } ?? plain(number, value, settings)
    case .instantShown(let form):
      return number.instantText(as: form).map { ShownNumber($0) } ?? plain(number, value, settings)
    case .mixed(let units, let denominator):
      let form = ResultForm.unit(units.last ?? "")
      return MixedText(units, denominator: denominator).flatMap { $0.shown(number) }
        ?? result(number, cut: cut, form, settings)
    case .percent:
      guard let hundredfold = DecimalDigits(value)?.shifted(by: 2).asPercent(of: number.exactDouble) else {
        return plain(number, value, settings)
      }
      let shown = plain(
        NumericValue(hundredfold.description, in: number.mode) ?? number, hundredfold.description, settings)
      return ShownNumber("\(shown.text)%", shown.exactness)
    case .unit(let unit):
      if let money = DecimalDigits(value).flatMap({ money($0, unit, settings) }) { return money }
      let number = plain(number, value, settings)
      return ShownNumber(ResultForm.text(number.text, of: unit), number.exactness)
    case .notation(let notation, ResultForm.percentSign?):
      guard let hundredfold = DecimalDigits(value)?.shifted(by: 2).description,
        let percent = NumericValue(hundredfold, in: number.mode)
      else { return plain(number, value, settings) }
      let shown = result(percent, cut: cut.map { _ in hundredfold }, .notation(notation), settings)
      return ShownNumber("\(shown.text)%", shown.exactness)
    case .notation(let notation, let unit?):
      let number = result(number, cut: cut, .notation(notation), settings)
      return ShownNumber(ResultForm.text(number.text, of: unit), number.exactness)
    case .notation(.percent, unit: nil): return result(number, cut: cut, .percent, settings)
    case .notation(let notation, unit: nil):
      var format = DisplayFormat()
      format.places = 15
      format.width = 200
      format.groupsDigits = settings?.groupsDigits ?? false
      switch notation {
      case .hexadecimal: return whole(number, cut, 16, "0x") ?? plain(number, value, settings)
      case .octal: return whole(number, cut, 8, "0o") ?? plain(number, value, settings)
      case .binary: return whole(number, cut, 2, "0b") ?? plain(number, value, settings)
      case .base(let base): return whole(number, cut, base, "") ?? plain(number, value, settings)
      case .word, .rectangular, .polar: return plain(number, value, settings)
      case .roman: return roman(number.wholeText(base: 10, prefix: "")) ?? plain(number, value, settings)
      case .fraction: format.notation = .fraction
      case .scientific(let places):
        return DecimalDigits(value)?.exponential(step: 1, places) ?? ShownNumber(cut ?? number.description)
      case .engineering(let places):
        return DecimalDigits(value)?.exponential(step: 3, places) ?? ShownNumber(cut ?? number.description)
      case .percent: preconditionFailure("percents have been seen to before")
      case .fixed(let places):
        format.notation = .fixed
        format.places = places
      case .significant(let digits):
        guard let shown = DecimalDigits(value)?.significant(digits) else {
          return ShownNumber(cut ?? number.description)
        }
        return ShownNumber(grouped(shown.text, settings), shown.exactness)
      case .degreesMinutesSeconds:
        return DecimalDigits(value)?.degreesMinutesSeconds ?? ShownNumber(cut ?? number.description)
      }
      if let text = format.exactText(of: number, cut: cut) { return ShownNumber(text) }
      // If the number is neither a fraction nor an integer, the notation is ignored.
      return notation == .fraction ? plain(number, value, settings) : format.shown(value)
    }
  }

  /// A complex number in the form that its formula requests; `nil` for other values.
  ///
  /// - Parameter shown: the display form of a number.
  package static func complex(
    _ result: FormulaResult, _ form: ResultForm, _ shown: (FormulaResult, ResultForm) -> ShownNumber
  ) -> ShownNumber? {
    guard let part = result.kind.partKind, let (x, y) = result.value.complexParts else { return nil }
    var (held, exactness, partForm) = (result.exactness, result.exactness, ResultForm.plain)
    func text(_ number: NumericValue) -> String {
      let shown = shown(FormulaResult(number, held), partForm)
      exactness = max(exactness, shown.exactness)
      return shown.text
    }
    if case .complex(_, .polar, let unit) = form {
      // In polar form over doubles, only numbers on an axis are exact.
      if x.isTrue, y.isTrue { (held, exactness) = (.approximate, .approximate) }
      let circle: CircleDivision? = unit == .degrees ? .degrees : unit == .gradians ? .gradians : nil
      let size = text(.double(Elementary.hypotenuse(x.double, y.double)))
      let angle = text(.double(Elementary.atan2(y.double, x.double, in: circle)))
      let polar = "\(size)∠\(angle)\(unit == .degrees ? "°" : "")"
      return ShownNumber(part.unit.map { ResultForm.written("(\(polar))", of: $0) } ?? polar, exactness)
    }
    if case .complex(_, let notation, _) = form { partForm = .notation(notation) }
    return result.value.complexText(part) { number, _ in text(number.number ?? .double(.nan)) }
      .map { ShownNumber($0, exactness) }
  }

  /// Digits from 1 to 3999 as Roman numerals; `nil` for others.
  static func roman(_ digits: String?) -> ShownNumber? {
    guard let number = digits.flatMap({ Int($0) }), 1...3999 ~= number else { return nil }
    let numerals = [
      (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"),
      (9, "IX"), (5, "V"),
      (4, "IV"), (1, "I"),
    ]
    var (rest, text) = (number, "")
    for (value, numeral) in numerals {
      text += String(repeating: numeral, count: rest / value)
      rest %= value
    }
    return ShownNumber(text)
  }

  /// An integer in another base, or a number whose known digits are an integer.
  private static func whole(_ number: NumericValue, _ cut: String?, _ base: Int, _ prefix: String) -> ShownNumber? {
    func text(_ number: NumericValue) -> String? { number.wholeText(base: base, prefix: prefix) }
    return (text(number) ?? cut.flatMap { NumericValue($0, in: .decimal) }.flatMap(text)).map { ShownNumber($0) }
  }

  /// A number's text with thousands separators if the settings request them, whatever its length.
  static func grouped(_ text: String, _ settings: CalculatorSettings?) -> String {
    guard let settings, !text.contains("e") else { return text }
    return DisplayFormat(settings, width: .max).entryText(text)
  }

  private static func plain(_ number: NumericValue, _ value: String, _ settings: CalculatorSettings?) -> ShownNumber {
    guard let settings else { return ShownNumber(value) }
    var format = DisplayFormat(settings, width: 80)
    format.cutsOff = false
    if let text = format.exactText(of: number, cut: value) { return ShownNumber(text) }
    // No rounding unless requested.
    if settings.decimalPlaces == nil {
      guard settings.notation != .normal else { return ShownNumber(grouped(value, settings)) }
      format.places = 15
    }
    return format.shown(value)
  }

  /// A number as a fraction or in another base, or one whose known digits are: exp(ln 2) is slightly less than 2.
  private func exactText(of number: NumericValue, cut: String?) -> String? {
    if let text = DecimalDigits(exactly: number).flatMap({ exactText(of: $0, nearest: number.exactDouble) }) {
      return text
    }
    return cut.flatMap { DecimalDigits($0) }.flatMap { exactText(of: $0) }
  }

  /// A number as displayed by ``text(of:)``, with its mark.
  ///
  /// - Parameters:
  ///   - value: parsable decimal text with all digits.
  ///   - held: the exactness of that number.
  public func shown(_ value: String, _ held: Exactness = .exact) -> ShownNumber {
    // Uncertain digits are rounded, not truncated.
    var format = self
    if held != .exact { format.cutsOff = false }
    let text = format.text(of: value)
    guard let first = FirstDigits(value), !text.contains("…") else { return ShownNumber(text, held) }
    let number = first.sticky
    let digits = text.filter { $0 != "," }
    let terms = digits.split(separator: "/")
    let isWhole =
      if terms.count == 2 {
        number.isFraction(String(terms[0]), String(terms[1]))
      } else {
        // In other bases, integers are exact.
        DecimalDigits(digits).map { $0 == number } ?? true
      }
    return ShownNumber(text, held: held, isWhole: isWhole && !first.mayBeZero)
  }
}

extension NumericValue {
  /// The decimal digits for formatting; for an exact number, enough to round correctly.
  var digitText: String {
    if case .exact(let value) = self { return value.stickyText }
    // A sign before 0 is omitted.
    return isFinite && !isTrue ? "0" : description
  }

  /// The double if it is one.
  fileprivate var exactDouble: Double? { if case .double(let value) = self { value } else { nil } }
}

extension DecimalDigits {
  /// A number's digits; for an integer double from 2^53 up all digits, not only those of its shortest text.
  fileprivate init?(exactly number: NumericValue) {
    if let double = number.exactDouble, abs(double) >= 0x1p53, let whole = Int128(exactly: double) {
      self.init(String(whole))
    } else {
      self.init(number.digitText)
    }
  }
}

extension DecimalDigits {
  /// The shortest digits that yield a double after division by 100: 1.1 divided by 100 is displayed as 1.1 percent,
  /// although the double nearest to 0.011 differs.
  fileprivate func asPercent(of double: Double?) -> Self {
    guard let double else { return self }
    for count in 14...16 where count < digits.count {
      let short = rounded(places: count - pointPosition)
      if let percent = Double(short.description), percent / 100 == double { return short }
    }
    return self
  }
}
