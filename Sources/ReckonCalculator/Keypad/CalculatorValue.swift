import Reckon
import ReckonCatalogue

/// A value with all its digits, and its unit.
struct CalculatorValue: Hashable, Sendable {
  /// The number as parsable text: `0.1`, `-1e-40`; an expression for an exact number with an infinite expansion,
  /// `sqrt(2)/2`.
  let text: String
  /// The number itself if its text is not a decimal.
  let exact: ExactValue?
  let exactness: Exactness
  /// The display form: as a plain number, with its unit, as a date.
  let form: ResultForm
  /// The date of the exchange rates that the value depends on.
  var ratesDate: String?
  /// The real and the imaginary part of a complex number, as plain numbers; empty for other values.
  let parts: [CalculatorValue]

  static let zero = CalculatorValue(text: "0")

  /// A number that is decimal text.
  init(text: String, exactness: Exactness = .exact, form: ResultForm = .plain) {
    self.init(text: text, exact: nil, exactness: exactness, form: form)
  }

  /// A value from its parts.
  init(text: String, exact: ExactValue?, exactness: Exactness, form: ResultForm) {
    (self.text, self.exact, self.exactness, self.form) = (text, exact, exactness, form)
    parts = []
  }

  /// A complex number with two parts in a unit.
  ///
  /// - Parameter parts: the real and the imaginary part, as plain numbers.
  init(parts: [CalculatorValue], unit: String?, ratesDate: String? = nil) {
    text = Self.text(of: parts) { $0.text }
    exact = nil
    exactness = max(parts[0].exactness, parts[1].exactness)
    form = ResultForm(.complex(unit.map { .quantity(unit: $0) } ?? .number))
    (self.parts, self.ratesDate) = (parts, ratesDate)
  }

  private static func text(of parts: [CalculatorValue], _ text: (CalculatorValue) -> String) -> String {
    Value.complexText(parts[0].isZero ? nil : text(parts[0]), parts[1].isZero ? nil : text(parts[1]))
  }

  /// The unit of the parts of a complex number.
  private var unitOfParts: String? { form.kind.partKind?.unit }

  /// A result. A calculator has no negative zero.
  init(_ number: NumericValue, _ exactness: Exactness, _ form: ResultForm, ratesDate: String? = nil) {
    // A long number that is being built key by key is not formatted after each key.
    let isLong =
      if case .exact(let value) = number { value.number.leastFormulaLength > Self.longestText } else { false }
    let whole = isLong ? "" : number.formulaText()
    let rounded = isLong || whole.utf8.count > Self.longestText ? Self.roundedText(number) : nil
    let text = rounded ?? whole
    self.text = DecimalDigits(text)?.isZero == true ? "0" : text
    // Zeros do not make a number with an exponent long.
    let isAll = number.isWrittenInDigits && rounded.map { DecimalDigits($0) == DecimalDigits(whole) } ?? true
    exact = if case .exact(let value) = number, !isAll { value } else { nil }
    (self.exactness, self.form, self.ratesDate) = (exactness, form, ratesDate)
    parts = []
  }

  /// The value of a formula; `nil` if it is not a number, such as a list.
  init?(_ result: FormulaResult, form: ResultForm, _ exactness: Exactness, ratesDate: String?) {
    if let (real, imaginary) = result.kind.partKind == nil ? nil : result.value.complexParts {
      let unit = result.kind.partKind?.unit
      // A value that is certainly real is a number that all keys accept.
      if exactness == .exact, imaginary.isFinite, !imaginary.isTrue {
        self.init(real, exactness, unit.map { .unit($0) } ?? .plain, ratesDate: ratesDate)
      } else {
        let parts = [CalculatorValue(real, exactness, .plain), CalculatorValue(imaginary, exactness, .plain)]
        self.init(parts: parts, unit: unit, ratesDate: ratesDate)
      }
      return
    }
    guard result.isNumeric else { return nil }
    // A percentage is displayed as a plain number.
    self.init(result.number, exactness, form == .percent ? .plain : form, ratesDate: ratesDate)
  }

  /// The maximum length in bytes of a value's text: a longer exact number is rounded in text, and marked accordingly.
  static let longestText = 4_000

  /// An exact number rounded to the number of written digits, whatever its exponent.
  private static func roundedText(_ number: NumericValue) -> String? {
    guard case .exact(let value) = number, let text = value.text(significant: ExactNumber.writtenDigits) else {
      return nil
    }
    return DecimalDigits(text)?.description
  }

  var isZero: Bool { DecimalDigits(text)?.isZero ?? false }

  /// The number as decimal text, followed by `…` if truncated.
  var digits: String { parts.isEmpty ? exact?.leadingText ?? text : Self.text(of: parts) { $0.digits } }

  /// The number's first `count` digits; `nil` if they cannot be determined.
  func firstDigits(_ count: Int) -> String? { exact.map { $0.text(digits: count) } ?? text }

  /// The number's digits with its unit; `nil` if ``written`` has them.
  var writtenDigits: String? {
    if parts.contains(where: { $0.exact != nil }) { return written(digits) }
    guard let exact else { return nil }
    switch form {
    case .plain, .percent, .notation(_, unit: nil), .notation(_, ResultForm.percentSign?), .value, .complex:
      return exact.leadingText
    case .unit(let unit), .notation(_, let unit?): return ResultForm.text(exact.leadingText, of: unit)
    case .mixed(let units, _): return ResultForm.text(exact.leadingText, of: units.last ?? "")
    case .truth, .instant, .instantShown: return nil
    }
  }

  /// The number according to its text; `nil` if it is not finite.
  private var number: NumericValue? { exact.map { .exact($0) } ?? NumericValue(text, in: .decimal) }

  /// Whether its text is rounded to 34 digits because the complete number would be too long in an expression.
  private var isTextRounded: Bool { exact != nil && DecimalDigits(text) != nil }

  /// The exactness of the value when represented by its text.
  var writtenExactness: Exactness { isTextRounded ? max(.rounded, exactness) : exactness }

  /// The number as parsable text on its own, even if it is too long for an expression, up to
  /// ``ExactNumber/longestFormula`` bytes.
  var wholeText: String {
    guard isTextRounded, let exact, case let whole = NumericValue.exact(exact).formulaText(),
      whole.utf8.count <= ExactNumber.longestFormula
    else { return text }
    return whole
  }

  /// The exactness of the value when represented by ``wholeText``.
  var wholeExactness: Exactness { isTextRounded && wholeText == text ? max(.rounded, exactness) : exactness }

  /// A date or truth value is a number with another meaning: it has no sign to change.
  var hasSign: Bool {
    switch form {
    case .instant, .instantShown, .truth: false
    case .value, .complex: !parts.isEmpty
    case .plain, .percent, .unit, .mixed, .notation: true
    }
  }
  var isNegative: Bool { hasSign && digits.hasPrefix("-") }

  /// Whether it is a plain number.
  var isPlain: Bool { form.kind == .number }

  /// The value as parsable text with all digits: `50 km/h`; in several units if that is complete, `1 h 30 min`.
  var written: String { written(text) }

  /// The same with ``wholeText``.
  var wholeWritten: String { written(wholeText) }

  /// Whether it is written as an operation, which needs brackets next to others.
  var isOperation: Bool { exact != nil || !parts.isEmpty }

  private func written(_ text: String) -> String {
    func quantity(_ unit: String) -> String { ResultForm.written(exact == nil ? text : "(\(text))", of: unit) }
    return switch form {
    case .value, .complex: unitOfParts.map { ResultForm.written("(\(text))", of: $0) } ?? text
    case .plain, .percent, .notation(_, unit: nil), .notation(_, ResultForm.percentSign?): text
    case .unit(let unit), .notation(_, let unit?): quantity(unit)
    case .mixed(let units, _): mixedText.flatMap { $0.isExact ? $0.text : nil } ?? quantity(units.last ?? "")
    case .truth, .instant, .instantShown: number.map { FormulaResult($0, .exact, form: form).written } ?? text
    }
  }

  /// The display text of a quantity in several units; `nil` for other values.
  fileprivate var mixedText: ShownNumber? {
    guard case .mixed(let units, let denominator) = form, let mixed = MixedText(units, denominator: denominator),
      let number,
      let shown = mixed.shown(number)
    else { return nil }
    return ShownNumber(shown.text, max(shown.exactness, exactness))
  }

  /// The value as an operand of any operator.
  var operandText: String { isNegative || !isPlain || exact != nil ? "(\(written))" : text }

  /// The negated number; 0, dates and truth values are unchanged.
  var negated: CalculatorValue {
    guard !isZero, hasSign else { return self }
    if let exact { return CalculatorValue(.exact(exact.negated), exactness, form, ratesDate: ratesDate) }
    if !parts.isEmpty {
      return CalculatorValue(parts: parts.map { $0.negated }, unit: unitOfParts, ratesDate: ratesDate)
    }
    var result = CalculatorValue(
      text: isNegative ? String(text.dropFirst()) : "-" + text, exactness: exactness, form: form)
    result.ratesDate = ratesDate
    return result
  }
}

extension DisplayFormat {
  /// A value as displayed, with its mark. The number has the width that its unit leaves.
  func shown(_ value: CalculatorValue) -> ShownNumber {
    switch value.form {
    case .value, .complex: return shown(parts: value.parts, of: value.form.kind.partKind?.unit)
    case .plain, .percent, .notation(_, unit: nil), .notation(_, ResultForm.percentSign?): return shownNumber(value)
    case .truth, .instant, .instantShown: return ShownNumber(value.written, value.exactness)
    case .unit(let unit), .notation(_, let unit?): return shown(value, in: unit)
    case .mixed(let units, _):
      if let mixed = value.mixedText, mixed.text.count <= width { return mixed }
      return shown(value, in: units.last ?? "")
    }
  }

  /// A complex number, whose parts share the width that its unit leaves.
  private func shown(parts: [CalculatorValue], of unit: String?) -> ShownNumber {
    var format = self
    let left = width - (unit.map { $0.count + 3 } ?? 0)
    // Minus the sign, the imaginary unit and brackets around exponents.
    format.width = max(1, parts[1].isZero ? left : parts[0].isZero ? left - 3 : (left - 6) / 2)
    let shown = parts.map { format.shownNumber($0) }
    let text = Value.complexText(parts[0].isZero ? nil : shown[0].text, parts[1].isZero ? nil : shown[1].text)
    let exactness = max(shown[0].exactness, shown[1].exactness)
    return ShownNumber(unit.map { ResultForm.written("(\(text))", of: $0) } ?? text, exactness)
  }

  /// A result given as decimal text: a number, possibly with its unit, as displayed.
  func shown(result text: String, _ held: Exactness) -> ShownNumber {
    let number = String(text.prefix { $0 != " " && !"°′″".contains($0) })
    let unit = text.dropFirst(number.count)
    guard FirstDigits(number) != nil, unit.first == " " || unit.count == 1 else { return shown(text, held) }
    return shown(CalculatorValue(text: number, exactness: held), in: String(unit.drop { $0 == " " }))
  }

  /// The minimum number of columns for the number next to a unit.
  private static let leastNumberWidth = 8

  private func shown(_ value: CalculatorValue, in unit: String) -> ShownNumber {
    if notation == .normal, places == nil, let amount = DecimalDigits(value.exact?.stickyText ?? value.text) {
      var settings = CalculatorSettings()
      settings.groupsDigits = groupsDigits
      if let money = Self.money(amount, unit, settings), money.text.count <= width {
        return ShownNumber(money.text, max(money.exactness, value.exactness))
      }
    }
    var format = self
    format.width = max(min(width, Self.leastNumberWidth), max(width, 0) - unit.count - 1)
    let number = format.shownNumber(value)
    return ShownNumber(ResultForm.text(number.text, of: unit), number.exactness)
  }

  private func shownNumber(_ value: CalculatorValue) -> ShownNumber {
    if let exact = value.exact, value.exactness == .exact, let text = exactText(of: exact) { return ShownNumber(text) }
    // Rounding to decimals may need more than the first digits.
    let rounds = places != nil || notation == .fixed
    return shown(rounds ? value.exact?.stickyText ?? value.text : value.digits, value.exactness)
  }

  /// The converted value, without its unit.
  public func shown(_ conversion: Converter.Result) -> ShownNumber {
    shownNumber(CalculatorValue(conversion.number, conversion.exactness, .plain))
  }
}
