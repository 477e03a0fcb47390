import Foundation
import Reckon
import ReckonCalculator
import ReckonCatalogue

/// Keys in any order, under any settings: what always holds of a calculator.
package struct KeypadTarget: FuzzTarget {
  package let name = "keypad"
  package let summary =
    "whatever is keyed, the display shows the value, history holds what was worked out, and AC begins anew"
  package let longestInput = 48
  package let choosesByBytes = true
  package var seeds: [[UInt8]] { KeypadSequence.seeds }

  package init() {}

  package func listing(of input: [UInt8]) -> String { KeypadSequence(input).listing }

  package func check(_ input: [UInt8]) throws(Finding) {
    let sequence = KeypadSequence(input)
    var session = Self.session(sequence.settings, width: sequence.displayWidth)
    var pressed = 0
    do throws(Finding) {
      try KeypadState.check(session)
      for step in sequence.steps {
        let before = session
        Self.take(step, &session)
        pressed += 1
        try KeypadState.check(session)
        try check(step, before, session)
      }
    } catch {
      throw Finding("after \(pressed) steps: \(error)\n\(KeypadState(session))")
    }
  }

  /// A calculator that keeps everything in memory; its clock stands still.
  static func session(_ settings: CalculatorSettings, width: Int) -> CalculatorSession {
    var session = CalculatorSession(services: CalculatorServices(now: { Timestamp(secondsSince1970: 0) }))
    session.changeSettings { $0 = settings }
    session.state.displayWidth = width
    return session
  }

  static func take(_ step: KeypadSequence.Step, _ session: inout CalculatorSession) {
    switch step {
    case .press(let key): session.press(key)
    case .set(let id, let choice):
      let choices = id.row.choices
      session.changeSettings { _ = id.row.set(&$0, choices[choice % choices.count]) }
    case .useResult(let index):
      if session.history.indices.contains(index) { session.useResult(of: session.history[index]) }
    case .useExpression(let index):
      if session.history.indices.contains(index) { session.useExpression(of: session.history[index]) }
    case .enter(let text): session.enter(text)
    case .closePanel: session.state.panel = nil
    case .clearHistory: session.clearHistory()
    case .takeMessages: _ = session.takeMessages()
    }
  }

  // MARK: What a step does

  private func check(_ step: KeypadSequence.Step, _ before: CalculatorSession, _ session: CalculatorSession)
    throws(Finding)
  {
    switch step {
    case .press(let key): try check(key, before, session)
    case .useResult(let index):
      guard before.history.indices.contains(index) else { return }
      // In another number mode it has the digits of that.
      guard let digits = session.valueDigits, KeypadState.areEqual(digits, before.history[index].allDigits) else {
        throw Finding(
          "the value is \(session.valueDigits ?? "none"), not \(before.history[index].allDigits), which was chosen")
      }
    case .useExpression(let index):
      guard before.history.indices.contains(index) else { return }
      try checkAgain(before.history[index], session)
    case .clearHistory:
      guard session.history.isEmpty else { throw Finding("history is not empty after it was cleared") }
    case .enter, .set, .closePanel, .takeMessages: return
    }
  }

  /// Evaluated again in its own angle unit, an earlier expression gives its own result.
  private func checkAgain(_ entry: HistoryEntry, _ session: CalculatorSession) throws(Finding) {
    var session = session
    guard session.settings.angleUnit == entry.angleUnit, let now = try? KeypadState.value(of: entry, session.settings)
    else { return }
    session.press(.equals)
    guard let digits = session.valueDigits, KeypadState.areEqual(digits, now) else {
      throw Finding("‘\(entry.expression)’ taken back and evaluated is \(session.value ?? session.display), not \(now)")
    }
  }

  private func check(_ key: CalculatorKey, _ before: CalculatorSession, _ session: CalculatorSession) throws(Finding) {
    if before.error != nil, key.kind != .number, key != .allClear {
      guard KeypadState(before) == KeypadState(session) else {
        throw Finding("\(key) changes something though there is an error")
      }
      return
    }
    switch key {
    case .allClear: try checkAllClear(before, session)
    case .equals: try checkResult(before, session)
    case .zero, .one, .two, .three, .four, .five, .six, .seven, .eight, .nine: try checkBackspace(key, before, session)
    case .changeSign:
      var twice = session
      twice.press(.changeSign)
      twice.press(.changeSign)
      guard twice.value == session.value, twice.expression == session.expression else {
        throw Finding("the sign changed twice makes \(twice.value ?? "nothing"), ‘\(twice.expression)’")
      }
    case .memoryClear:
      guard session.memory == nil else { throw Finding("memory holds \(session.memory ?? "") after MC") }
    case .memoryRecall:
      if let memory = before.memory {
        guard session.shownNumber.marked == memory else { throw Finding("MR does not show \(memory)") }
      }
    case .history, .units, .currency, .help:
      var again = session
      again.press(key)
      guard (session.state.panel == nil) != (again.state.panel == nil) else {
        throw Finding("\(key) does not open and close its panel")
      }
    case .angleUnit: guard session.value == before.value else { throw Finding("another angle unit changes the value") }
    case .doubleZero, .point, .add, .subtract, .multiply, .divide, .sin, .cos, .tan, .asin, .acos, .atan, .sinh, .cosh,
      .tanh, .ln, .log,
      .log2, .exp, .exp10, .power, .square, .squareRoot, .cubeRoot, .reciprocal, .factorial, .absolute, .modulo, .pi,
      .e,
      .imaginaryUnit, .angle, .answer,
      .clearEntry, .backspace, .percent, .openBracket, .closeBracket, .memoryAdd, .memorySubtract:
      return
    }
  }

  /// AC leaves what a new calculator with the same history and settings is, memory and panel aside, and it goes on like
  /// one.
  private func checkAllClear(_ before: CalculatorSession, _ session: CalculatorSession) throws(Finding) {
    guard session.memory == before.memory, session.history == before.history, session.state.panel == before.state.panel
    else {
      throw Finding("AC changes memory, history or panel")
    }
    var new = CalculatorSession(services: session.services)
    new.state.displayWidth = session.state.displayWidth
    var session = session
    session.press(.memoryClear)
    if let panel = session.state.panel, let key = CalculatorKey(rawValue: panel.rawValue) { session.press(key) }
    _ = session.takeMessages()
    for key in [CalculatorKey.allClear, .percent, .closeBracket, .subtract, .two, .squareRoot, .nine, .equals, .equals]
    {
      _ = (session.press(key), new.press(key))
      guard KeypadState(session) == KeypadState(new) else {
        throw Finding("after AC and \(key) a new calculator differs:\n\(KeypadState(session))\n\(KeypadState(new))")
      }
    }
  }

  /// A result stands in history with an expression that gives it.
  private func checkResult(_ before: CalculatorSession, _ session: CalculatorSession) throws(Finding) {
    guard session.error == nil else {
      guard session.history == before.history else { throw Finding("an error enters history") }
      return
    }
    guard let newest = session.history.first, newest.id != before.history.first?.id else { return }
    let settings = session.settings
    guard session.history.count <= settings.historyLimit, newest.allDigits == session.valueDigits,
      newest.angleUnit == settings.angleUnit,
      // What a chain works out may be exact where its text, which holds a number of 34 digits of more, is not.
      !newest.isInexact || !session.shownNumber.isExact || settings.entryStyle == .chain,
      session.history.dropFirst().elementsEqual(before.history.prefix(settings.historyLimit - 1))
    else { throw Finding("history holds \(newest)") }
    if newest.isInexact, session.shownNumber.isExact { return }
    // Roots and the like may be complex in a text with a complex number, key by key they are real: some of such texts
    // are refused, as percents of them, and approximate ones have other last digits.
    if newest.expression.contains(/\bi\b|∠/), settings.entryStyle == .chain || newest.isInexact { return }
    do {
      let value = try KeypadState.value(of: newest, settings)
      // Of what is marked the text holds numbers that are rounded to 34 digits.
      guard KeypadState.areEqual(value, newest.allDigits, isInexact: newest.isInexact) else {
        throw Finding("‘\(newest.expression)’ in history is \(value), not \(newest.allDigits)")
      }
    } catch let error as FormulaError where ["limitExceeded", "stepLimit"].contains(error.kind.name) {
      // Written as expressions, numbers may not be known to be the same that are when they are at hand.
    } catch let error as FormulaError {
      throw Finding("‘\(newest.expression)’ in history fails: \(error.message)")
    } catch let error as Finding {
      throw error
    } catch {}
  }

  /// Back-space takes back a digit of a number that is being typed.
  private func checkBackspace(_ key: CalculatorKey, _ before: CalculatorSession, _ session: CalculatorSession)
    throws(Finding)
  {
    guard before.error == nil, !before.startsNewNumber, let value = before.value,
      value.utf8.count(where: { 0x30...0x39 ~= $0 }) < 20
    else {
      return
    }
    var session = session
    session.press(.backspace)
    guard session.display == before.display, session.value == value, session.expression == before.expression else {
      throw Finding("\(key) and ⌫ make \(session.display) of \(before.display)")
    }
  }
}

extension HistoryEntry {
  /// The result as decimal text.
  fileprivate var allDigits: String { digits ?? result }
}
