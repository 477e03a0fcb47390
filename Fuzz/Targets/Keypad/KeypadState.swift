import Reckon
import ReckonCalculator
import ReckonCatalogue
import ReckonNumbers

/// All that is seen of a calculator.
struct KeypadState: Equatable, CustomStringConvertible {
  let texts: [String]

  init(_ session: CalculatorSession) {
    texts = [
      session.display, session.value ?? "no value", session.expression,
      "\(session.lines.map { "\($0.operation) \($0.operand)" })",
      session.pendingOperation?.rawValue ?? "nothing pending", session.startsNewNumber ? "new" : "typing",
      !session.shownNumber.isExact ? "approximate" : "exact", session.memory ?? "no memory",
      session.state.panel?.rawValue ?? "no panel",
      session.error.map { "\($0.message) at \($0.range.map { "\($0)" } ?? "no place")" } ?? "no error",
      "\(session.state.messages)",
      "\(session.history.count) in history, \(session.history.first?.expression ?? "")",
      Setting.all.map { $0.get(session.settings) }.joined(separator: " "),
    ]
  }

  var description: String { texts.joined(separator: " | ") }

  /// The digits of the value of an earlier expression under settings and its own angle unit; the calculator knows one
  /// 0.
  static func value(of entry: HistoryEntry, _ settings: CalculatorSettings) throws(FormulaError) -> String {
    let options = Formula.Options(angleUnit: entry.angleUnit, numberMode: settings.numberMode)
    let result = try Formula(entry.expression, variables: [], options: options).result()
    if let (real, imaginary) = result.kind.partKind == nil ? nil : result.value.complexParts {
      let parts = [real, imaginary].map { part -> String? in
        guard part.isTrue else { return nil }
        if case .exact(let value) = part { return value.leadingText }
        return part.formulaText()
      }
      return Value.complexText(parts[0], parts[1])
    }
    let number = result.number
    var text = number.description
    // Of numbers that are longer than the calculator writes it has the first digits.
    if text.utf8.count > 4_000, case .exact(let value) = number { text = value.leadingText }
    return ShownNumber(text)?.isZero == true ? "0" : text
  }

  /// Whether two results are equal. Where a real is not known to be whole, it is written as 1.000… for 1.
  static func areEqual(_ first: String, _ second: String, isInexact: Bool = false) -> Bool {
    guard first != second else { return true }
    guard isInexact || first.contains("…") != second.contains("…"), let a = ShownNumber(first),
      let b = ShownNumber(second)
    else {
      return false
    }
    return a.agrees(with: b, digits: 14, places: 6_200)
  }

  // MARK: What always holds

  static func check(_ session: CalculatorSession) throws(Finding) {
    let (display, expression) = (session.display, session.expression)
    guard !display.isEmpty, display.count <= session.state.displayWidth else {
      throw Finding("the display is \(display.count) wide")
    }
    guard !expression.hasPrefix(" "), !expression.hasSuffix(" ") else {
      throw Finding("the expression has blanks around it")
    }
    guard session.error == nil || session.value == nil else { throw Finding("there is an error and a value") }
    // Text that is being typed has no value until it is read.
    guard session.error != nil || session.value != nil || expression.hasSuffix(display) else {
      throw Finding("there is no value, and ‘\(display)’ is not the end of what is typed")
    }
    for message in session.state.messages { try MessageCheck.check(message) }
    if let error = session.error {
      try MessageCheck.check(error.message)
      guard display == "Error" || display == "NaN" && session.settings.entryStyle == .chain, !error.message.isEmpty
      else {
        throw Finding("with an error the display says \(display)")
      }
      if let range = error.range, range.isEmpty || range.lowerBound < 0 || range.upperBound > expression.count {
        throw Finding("the error's place is \(range) in \(expression.count) characters")
      }
    } else if let value = session.valueDigits, !value.hasSuffix("i") {
      try check(display, shows: value, session)
    }
    if let memory = session.memory, !memory.contains("i"), ShownNumber(memory.replacing("≈ ", with: "")) == nil {
      throw Finding("memory shows \(memory)")
    }
  }

  /// The display reads back as the value, up to the rounding that settings and width ask for.
  private static func check(_ display: String, shows value: String, _ session: CalculatorSession) throws(Finding) {
    let unit = session.unit.map { " \($0)" } ?? ""
    let figures = display.hasSuffix(unit) ? String(display.dropLast(unit.count)) : display
    guard let shown = ShownNumber(figures), let number = ShownNumber(value) else {
      throw Finding("‘\(display)’ shows ‘\(value)’")
    }
    let settings = session.settings
    // In scientific form digits count, as many as sign, point and exponent leave room for.
    let exponent = figures.drop { $0 != "e" }.count
    let digits =
      exponent > 0
      ? max(0, min(settings.decimalPlaces ?? 13, 13, session.state.displayWidth - unit.count - exponent - 3)) : 14
    guard
      shown.agrees(
        with: number, digits: digits, places: display.contains("e") ? 6200 : min(settings.decimalPlaces ?? 4, 4))
    else {
      throw Finding("‘\(display)’ shows ‘\(value)’")
    }
    guard !shown.isZero || number.isZero || settings.decimalPlaces == 0 || settings.notation == .fixed else {
      throw Finding("‘\(display)’ shows ‘\(value)’, which is not 0")
    }
  }
}
