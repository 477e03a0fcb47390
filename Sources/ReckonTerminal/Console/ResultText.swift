import Reckon
import ReckonCalculator

/// Results as the prompt and the commands show them.
package enum ResultText {
  /// A value in the form that the formula asks for: `3.1 mile`, `0xFF`. Numbers have all their digits, but for money:
  /// `≈ 23.79 USD`.
  ///
  /// - Parameter digits: how many digits are shown of an exact number without an end.
  package static func value(_ result: FormulaResult, _ form: ResultForm, digits: Int? = nil) -> String {
    let complex = DisplayFormat.complex(result, form) { ShownNumber(Self.value($0, $1, digits: digits), $0.exactness) }
    if let complex { return complex.text }
    if case .list(let items) = result.value {
      // Nobody reads a sign before 0.
      func shown(_ item: Value) -> Value {
        if case .list(let row) = item { return .list(row.map(shown)) }
        return item.number.map { $0.isFinite && !$0.isTrue } ?? false ? Value(integerLiteral: 0) : item
      }
      return FormulaResult(value: .list(items.map(shown)), result.exactness, form: result.form).alignedText
    }
    if !result.isNumeric { return result.written }
    if let uncertain = DisplayFormat.uncertain(result, form) { return uncertain.text }
    var shown = DisplayFormat.result(result.number, form: form)
    if case .exact(let value) = result.number, let exact = DisplayFormat.exact(value, form, digits: digits) {
      shown = exact
    }
    // What is in one unit ends in … where it has no end.
    let isMixed = if case .mixed(_, denominator: nil) = form { true } else { false }
    return form.isMoney || isMixed ? shown.marked : shown.text
  }

  /// A value in the form that the formula asks for, and otherwise in a person's notation; with all its digits where
  /// nobody has one.
  package static func shown(_ result: FormulaResult, _ form: ResultForm, _ settings: CalculatorSettings?) -> ShownNumber
  {
    if let settings {
      let shown = DisplayFormat.result(result, form: form, settings: settings)
      guard settings.decimalMark == .comma else { return shown }
      return ShownNumber(DecimalComma.shown(shown.text), shown.exactness)
    }
    if !result.isNumeric { return ShownNumber(result.written, result.exactness) }
    if let uncertain = DisplayFormat.uncertain(result, form) { return uncertain }
    let shown = DisplayFormat.result(result.number, form: form)
    return ShownNumber(shown.text, max(shown.exactness, result.exactness))
  }

  /// A value behind the sign that says how exact it is: `= 3`, `≈ 0.33`.
  package static func equation(_ result: FormulaResult, _ form: ResultForm, _ settings: CalculatorSettings?) -> String {
    shown(result, form, settings).equation
  }

  /// A definition's or formula's text as the settings' decimal mark has it.
  package static func formula(_ text: String, _ settings: CalculatorSettings) -> String {
    settings.decimalMark == .comma ? DecimalComma.shown(text, isFormula: true) : text
  }

  /// A statement's outcome as a line: `x = 3`, `ans * 2 = 6`, `≈ 0.5`; a function's definition as it was typed.
  package static func line(_ outcome: FormulaSession.Outcome, _ settings: CalculatorSettings) -> String {
    let source = formula(outcome.source, settings)
    guard let result = outcome.result else { return source }
    let shown = shown(result, outcome.form, settings)
    let equation = shown.equation
    if let text = solution(outcome, settings) { return text }
    if let name = outcome.definition { return "\(name) \(equation)" }
    // What was typed in several lines is one here.
    if outcome.continuesFromAnswer {
      return "\(source.split(whereSeparator: \.isNewline).joined(separator: " ")) \(equation)"
    }
    return shown.marked
  }

  /// The answer of a statement that asks for something else than a value: `x = 3`; `nil` for another outcome.
  package static func solution(_ outcome: FormulaSession.Outcome, _ settings: CalculatorSettings?) -> String? {
    outcome.answer { equation($0, $1, settings) }.map { text in
      outcome.isFormula ? settings.map { formula(text, $0) } ?? text : text
    }
  }
}

extension Exactness {
  /// How JSON calls it; `nil` for exact numbers.
  package var name: String? {
    switch self {
    case .exact: nil
    case .rounded: "rounded"
    case .approximate: "approximate"
    }
  }

  /// The note on an inexact result in a number mode; `nil` for exact results.
  package func note(_ mode: NumberMode) -> Phrase? {
    switch (self, mode) {
    case (.exact, _): nil
    case (.rounded, .exact): Phrase("roundedANumberTookPart", "rounded: a number that was rounded to digits was used")
    case (.rounded, .double), (.rounded, .decimal):
      Phrase("roundedTheExactValueHasMore", "rounded: the exact value, or an intermediate one, has more than 34 digits")
    case (.approximate, _):
      Phrase("approximateAMeasuredConstant", "approximate: a measured constant, a double or a host function was used")
    }
  }
}
