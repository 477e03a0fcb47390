import Reckon
import ReckonCatalogue

/// A value with all its digits, and its unit.
struct CalculatorValue: Hashable, Sendable {
  /// The number as decimal text that the language reads: `0.1`, `-1e-40`.
  var text: String
  var exactness = Exactness.exact
  /// How it is shown: as a plain number, with its unit, as a date.
  var form = ResultForm.plain
  /// The day of the exchange rates that the value rests on.
  var ratesDate: String?

  static let zero = CalculatorValue(text: "0")

  var isZero: Bool { DecimalDigits(text)?.isZero ?? false }

  /// A date or truth is a number of another meaning: it has no sign to change.
  var hasSign: Bool {
    switch form {
    case .instant, .truth, .value: false
    case .plain, .percent, .unit, .mixed, .notation: true
    }
  }
  var isNegative: Bool { hasSign && text.hasPrefix("-") }

  /// Whether it is a number and nothing else.
  var isPlain: Bool { form.kind == .number }

  /// The value as the language reads it, with all its digits: `50 km/h`; in several units where these are all of it, `1 h 30 min`.
  var written: String {
    switch form {
    case .plain, .percent, .notation, .value: text
    case .unit(let unit): ResultForm.text(text, of: unit)
    case .mixed(let units, _): mixedText.flatMap { $0.isExact ? $0.text : nil } ?? ResultForm.text(text, of: units.last ?? "")
    case .truth, .instant: Number(text, in: .decimal).map { FormulaResult($0, kind: form.kind).written } ?? text
    }
  }

  /// A quantity in several units as it is shown; `nil` for all else.
  fileprivate var mixedText: ShownNumber? {
    guard case .mixed(let units, let denominator) = form, let mixed = MixedText(units, denominator: denominator),
      let number = Number(text, in: .decimal), let shown = mixed.shown(number)
    else { return nil }
    return ShownNumber(shown.text, max(shown.exactness, exactness))
  }

  /// The value as an operand that any operator may stand beside.
  var operandText: String { isNegative || !isPlain ? "(\(written))" : text }

  /// The number with the other sign; 0, dates and truths stay.
  var negated: CalculatorValue {
    guard !isZero, hasSign else { return self }
    var result = self
    result.text = isNegative ? String(text.dropFirst()) : "-" + text
    return result
  }
}

extension DisplayFormat {
  /// A value as it is displayed, with its mark. The number has the width that its unit leaves.
  func shown(_ value: CalculatorValue) -> ShownNumber {
    switch value.form {
    case .plain, .percent, .notation, .value: return shown(value.text, value.exactness)
    case .truth, .instant: return ShownNumber(value.written, value.exactness)
    case .unit(let unit): return shown(value, in: unit)
    case .mixed(let units, _):
      if let mixed = value.mixedText, mixed.text.count <= width { return mixed }
      return shown(value, in: units.last ?? "")
    }
  }

  /// A result as formulas read it, as history has it: a number, perhaps with its unit, is shown as the display shows it.
  public func shown(result text: String, _ held: Exactness) -> ShownNumber {
    let number = String(text.prefix { $0 != " " && !"°′″".contains($0) })
    let unit = text.dropFirst(number.count)
    guard DecimalDigits(number) != nil, unit.first == " " || unit.count == 1 else { return shown(text, held) }
    return shown(CalculatorValue(text: number, exactness: held), in: String(unit.drop { $0 == " " }))
  }

  /// The fewest columns that a unit leaves to its number.
  private static let leastNumberWidth = 8

  private func shown(_ value: CalculatorValue, in unit: String) -> ShownNumber {
    var format = self
    format.width = max(min(width, Self.leastNumberWidth), width - unit.count - 1)
    let number = format.shown(value.text, value.exactness)
    return ShownNumber(ResultForm.text(number.text, of: unit), number.exactness)
  }
}
