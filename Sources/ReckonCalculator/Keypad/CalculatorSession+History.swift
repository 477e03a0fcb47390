import Reckon

/// Settings, history, and numbers that come from panels.
extension CalculatorSession {
  /// The settings in force.
  public var settings: CalculatorSettings { services.settings.settings }

  /// Changes settings and keeps them at once. With another style the number on the display goes on as a result.
  public mutating func changeSettings(_ change: (inout CalculatorSettings) -> Void) {
    let before = settings
    let value = displayedValue
    keep { services throws(StorageError) in try services.settings.update(change) }
    if (settings.angleUnit, settings.numberMode) != (before.angleUnit, before.numberMode) { state.chain.forgetOrigins() }
    guard settings.entryStyle != before.entryStyle else { return }
    if error != nil { clearCalculation() } else { showResult(value) }
  }

  /// Replaces the calculation with that of another session; history, settings, rates and memory stay.
  package mutating func resumeCalculation(of other: CalculatorSession) {
    let memory = state.storedNumber
    state = other.state
    state.storedNumber = memory
  }

  /// Calculations that were finished, newest first.
  public var history: [HistoryEntry] { services.history.entries }

  /// Adds a calculation to history.
  mutating func record(_ expression: String, result: String, digits: String?, isInexact: Bool) {
    let settings = settings
    keep { services throws(StorageError) in
      let entry = HistoryEntry(
        expression: expression, result: result, digits: digits, isInexact: isInexact, angleUnit: settings.angleUnit,
        time: services.now())
      try services.history.append(entry, limit: settings.historyLimit)
    }
  }

  /// Takes in a value that was computed beside the keys as the last answer; one that is no number leaves the last
  /// answer as it was.
  ///
  /// - Parameters:
  ///   - expression: the calculation, which history keeps; `nil` for one that it does not keep.
  ///   - usesAnswer: whether `ans` in it is the last answer here, whose number history has in its place.
  package mutating func take(
    _ result: FormulaResult, form: ResultForm, ratesDate: String? = nil, of expression: String?,
    usesAnswer: Bool = false
  ) {
    let value = CalculatorValue(result, form: form, result.exactness, ratesDate: ratesDate)
    let named = usesAnswer ? expression.map { withAnswer(state.answer.operandText, in: $0) } : expression
    if let value { state.answer = value }
    guard let expression = named else { return }
    record(
      expression, result: value?.wholeWritten ?? result.written, digits: value?.writtenDigits,
      isInexact: (value?.wholeExactness ?? result.exactness) != .exact)
  }

  /// The number in memory as text that the language reads, and its exactness; `nil` when memory is empty.
  package var savedMemory: (text: String, exactness: Exactness)? {
    state.storedNumber.map { ($0.wholeWritten, $0.wholeExactness) }
  }

  /// Puts a number that was saved into memory; text that is no number leaves memory empty.
  package mutating func resumeMemory(_ text: String, _ exactness: Exactness) {
    state.storedNumber = try? arithmetic.value(of: text, exactness: exactness)
  }

  /// Whether text is being typed, which is shown as it was typed.
  package var isTypingText: Bool { state.typed != nil }

  /// Puts the result of an earlier calculation on the display.
  public mutating func useResult(of entry: HistoryEntry) {
    if settings.numberMode != .exact, let digits = entry.digits {
      enter(written: digits.filter { $0 != "…" }, exactness: max(entry.exactness, .rounded))
    } else {
      enter(written: entry.result, exactness: entry.exactness)
    }
  }

  /// Puts the expression of an earlier calculation on the display, in place of the current one, to go on from it or to evaluate it again
  /// in the angle unit in force.
  public mutating func useExpression(of entry: HistoryEntry) {
    clearCalculation()
    switch settings.entryStyle {
    case .algebraic:
      state.keyed = KeyedExpression([KeyedExpression.Token(.earlier(entry.expression))])
      showLastOperand()
    case .chain:
      do throws(FormulaError) {
        state.shown = try arithmetic.value(of: entry.expression)
        state.chain.operand = ChainCalculation.Operand(
          state.shown, text: entry.expression, entry.exactness, level: .sequence, shown: "(\(entry.expression))")
        state.chain.operand?.isGroup = true
      } catch { fail(error, range: nil) }
    }
  }

  /// Forgets all earlier calculations.
  public mutating func clearHistory() {
    keep { services throws(StorageError) in try services.history.clear() }
  }

  /// Puts a number on the display as a result: an operator goes on from it, a digit starts anew. Where an operand is expected it is that.
  ///
  /// - Parameters:
  ///   - value: the number with all its digits, as decimal text; other text is refused with a message.
  ///   - unit: the number's unit; one that formulas do not read is refused with a message.
  public mutating func enter(_ value: String, unit: String? = nil) {
    enter(written: DecimalDigits(value) == nil ? "" : unit.map { "\(value) \($0)" } ?? value, exactness: .exact, typed: value)
  }

  /// Puts what was converted on the display, as ``enter(_:unit:)`` does, with all its digits.
  public mutating func enter(_ conversion: Converter.Result) {
    enter(CalculatorValue(conversion.number, conversion.exactness, conversion.form))
  }

  private mutating func enter(_ value: CalculatorValue) {
    if error != nil { clearCalculation() }
    if isUnfinished { place(value) } else { showResult(value) }
  }

  /// Puts a result on the display that stands as formulas read it.
  ///
  /// - Parameter typed: what a message calls it.
  private mutating func enter(written text: String, exactness: Exactness, typed: String? = nil) {
    var value = CalculatorValue(text: text, exactness: exactness)
    if DecimalDigits(text) == nil {
      guard let result = try? arithmetic.value(of: text, exactness: exactness) else {
        let shown = FormulaError.Kind.shortened(text.isEmpty ? typed ?? text : text)
        state.messages.append(Phrase("isNotANumberToEnter", "‘\(shown)’ is not a number; nothing was entered").description)
        return
      }
      value = result
    }
    enter(value)
  }

  /// Whether there is more to the calculation than the number on the display.
  var isUnfinished: Bool {
    if state.hasResult { return false }
    if state.typed != nil { return true }
    switch settings.entryStyle {
    case .algebraic: return !state.keyed.isEmpty
    case .chain: return state.chain.current.operation != nil || !state.chain.outer.isEmpty
    }
  }
}
