import Reckon
import ReckonCatalogue

/// A value with all its digits, and its unit.
struct CalculatorValue: Hashable, Sendable {
  /// The number as text that the language reads: `0.1`, `-1e-40`; an expression for an exact number without an end, `sqrt(2)/2`.
  let text: String
  /// The number itself where its text is no decimal.
  let exact: ExactValue?
  let exactness: Exactness
  /// How it is shown: as a plain number, with its unit, as a date.
  let form: ResultForm
  /// The day of the exchange rates that the value rests on.
  var ratesDate: String?
  /// The real and the imaginary part of a complex number, as plain numbers; empty for every other value.
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

  /// A complex number of two parts of a unit.
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

  /// A result. A calculator knows one 0.
  init(_ number: NumericValue, _ exactness: Exactness, _ form: ResultForm, ratesDate: String? = nil) {
    // A number that is made key by key is not written anew with each.
    let isLong = if case .exact(let value) = number { value.number.leastFormulaLength > Self.longestText } else { false }
    let whole = isLong ? "" : number.formulaText()
    let rounded = isLong || whole.utf8.count > Self.longestText ? Self.roundedText(number) : nil
    let text = rounded ?? whole
    self.text = DecimalDigits(text)?.isZero == true ? "0" : text
    // Zeros alone make no number long that has an exponent.
    let isAll = number.isWrittenInDigits && rounded.map { DecimalDigits($0) == DecimalDigits(whole) } ?? true
    exact = if case .exact(let value) = number, !isAll { value } else { nil }
    (self.exactness, self.form, self.ratesDate) = (exactness, form, ratesDate)
    parts = []
  }

  /// The value of a formula; `nil` for one that is no number, such as a list.
  init?(_ result: FormulaResult, form: ResultForm, _ exactness: Exactness, ratesDate: String?) {
    if let (real, imaginary) = result.kind.partKind == nil ? nil : result.value.complexParts {
      let unit = result.kind.partKind?.unit
      // What is real for certain is a number that all keys take.
      if exactness == .exact, imaginary.isFinite, !imaginary.isTrue {
        self.init(real, exactness, unit.map { .unit($0) } ?? .plain, ratesDate: ratesDate)
      } else {
        let parts = [CalculatorValue(real, exactness, .plain), CalculatorValue(imaginary, exactness, .plain)]
        self.init(parts: parts, unit: unit, ratesDate: ratesDate)
      }
      return
    }
    guard result.isNumeric else { return nil }
    // A calculator shows a percent as the number that it is.
    self.init(result.number, exactness, form == .percent ? .plain : form, ratesDate: ratesDate)
  }

  /// The longest text of a value, in bytes: an exact number that takes more is rounded where its text stands for it, and marked so.
  static let longestText = 4_000

  /// An exact number, rounded to as many digits as are written, whatever its exponent.
  private static func roundedText(_ number: NumericValue) -> String? {
    guard case .exact(let value) = number, let text = value.text(significant: ExactNumber.writtenDigits) else { return nil }
    return DecimalDigits(text)?.description
  }

  var isZero: Bool { DecimalDigits(text)?.isZero ?? false }

  /// The number as decimal text, with `…` behind the digits where more follow.
  var digits: String { parts.isEmpty ? exact?.leadingText ?? text : Self.text(of: parts) { $0.digits } }

  /// The number's first digits, as many as are asked for; `nil` when they cannot be told.
  func firstDigits(_ count: Int) -> String? { exact.map { $0.text(digits: count) } ?? text }

  /// The number's digits with its unit; `nil` where ``written`` has them.
  var writtenDigits: String? {
    if parts.contains(where: { $0.exact != nil }) { return written(digits) }
    guard let exact else { return nil }
    switch form {
    case .plain, .percent, .notation(_, unit: nil), .notation(_, ResultForm.percentSign?), .value, .complex: return exact.leadingText
    case .unit(let unit), .notation(_, let unit?): return ResultForm.text(exact.leadingText, of: unit)
    case .mixed(let units, _): return ResultForm.text(exact.leadingText, of: units.last ?? "")
    case .truth, .instant, .instantShown: return nil
    }
  }

  /// The number, as far as its text tells; `nil` for one that is not finite.
  private var number: NumericValue? { exact.map { .exact($0) } ?? NumericValue(text, in: .decimal) }

  /// Whether its text is 34 digits, since all of it would be too long in an expression.
  private var isTextRounded: Bool { exact != nil && DecimalDigits(text) != nil }

  /// How exact the value is where its text stands for it.
  var writtenExactness: Exactness { isTextRounded ? max(.rounded, exactness) : exactness }

  /// The number as the language reads it where nothing else stands beside it: also where that is too long for an expression, up to
  /// ``ExactNumber/longestFormula`` bytes.
  var wholeText: String {
    guard isTextRounded, let exact, case let whole = NumericValue.exact(exact).formulaText(), whole.utf8.count <= ExactNumber.longestFormula
    else { return text }
    return whole
  }

  /// How exact the value is where ``wholeText`` stands for it.
  var wholeExactness: Exactness { isTextRounded && wholeText == text ? max(.rounded, exactness) : exactness }

  /// A date or truth is a number of another meaning: it has no sign to change.
  var hasSign: Bool {
    switch form {
    case .instant, .instantShown, .truth: false
    case .value, .complex: !parts.isEmpty
    case .plain, .percent, .unit, .mixed, .notation: true
    }
  }
  var isNegative: Bool { hasSign && digits.hasPrefix("-") }

  /// Whether it is a number and nothing else.
  var isPlain: Bool { form.kind == .number }

  /// The value as the language reads it, with all its digits: `50 km/h`; in several units where these are all of it, `1 h 30 min`.
  var written: String { written(text) }

  /// The same with ``wholeText``.
  var wholeWritten: String { written(wholeText) }

  /// Whether it is written as an operation, which stands in brackets beside others.
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

  /// A quantity in several units as it is shown; `nil` for all else.
  fileprivate var mixedText: ShownNumber? {
    guard case .mixed(let units, let denominator) = form, let mixed = MixedText(units, denominator: denominator), let number,
      let shown = mixed.shown(number)
    else { return nil }
    return ShownNumber(shown.text, max(shown.exactness, exactness))
  }

  /// The value as an operand that any operator may stand beside.
  var operandText: String { isNegative || !isPlain || exact != nil ? "(\(written))" : text }

  /// The number with the other sign; 0, dates and truths stay.
  var negated: CalculatorValue {
    guard !isZero, hasSign else { return self }
    if let exact { return CalculatorValue(.exact(exact.negated), exactness, form, ratesDate: ratesDate) }
    if !parts.isEmpty { return CalculatorValue(parts: parts.map { $0.negated }, unit: unitOfParts, ratesDate: ratesDate) }
    var result = CalculatorValue(text: isNegative ? String(text.dropFirst()) : "-" + text, exactness: exactness, form: form)
    result.ratesDate = ratesDate
    return result
  }
}

extension DisplayFormat {
  /// A value as it is displayed, with its mark. The number has the width that its unit leaves.
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
    // Beside a sign, the imaginary unit and brackets around what has an exponent.
    format.width = max(1, parts[1].isZero ? left : parts[0].isZero ? left - 3 : (left - 6) / 2)
    let shown = parts.map { format.shownNumber($0) }
    let text = Value.complexText(parts[0].isZero ? nil : shown[0].text, parts[1].isZero ? nil : shown[1].text)
    let exactness = max(shown[0].exactness, shown[1].exactness)
    return ShownNumber(unit.map { ResultForm.written("(\(text))", of: $0) } ?? text, exactness)
  }

  /// A result as decimal text: a number, perhaps with its unit, is shown as the display shows it.
  func shown(result text: String, _ held: Exactness) -> ShownNumber {
    let number = String(text.prefix { $0 != " " && !"°′″".contains($0) })
    let unit = text.dropFirst(number.count)
    guard FirstDigits(number) != nil, unit.first == " " || unit.count == 1 else { return shown(text, held) }
    return shown(CalculatorValue(text: number, exactness: held), in: String(unit.drop { $0 == " " }))
  }

  /// The fewest columns that a unit leaves to its number.
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
    // Rounding to places may need more digits than the first ones.
    let rounds = places != nil || notation == .fixed
    return shown(rounds ? value.exact?.stickyText ?? value.text : value.digits, value.exactness)
  }

  /// The converted value, without its unit.
  public func shown(_ conversion: Converter.Result) -> ShownNumber {
    shownNumber(CalculatorValue(conversion.number, conversion.exactness, .plain))
  }
}
