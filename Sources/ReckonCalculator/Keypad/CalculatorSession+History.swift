import Reckon

/// Settings, history, and numbers from panels.
extension CalculatorSession {
  /// The settings in force.
  public var settings: CalculatorSettings { services.settings.settings }

  /// Changes settings and saves them immediately. If the style changes, the displayed number becomes a result.
  public mutating func changeSettings(_ change: (inout CalculatorSettings) -> Void) {
    let before = settings
    let value = displayedValue
    keep { services throws(StorageError) in try services.settings.update(change) }
    if (settings.angleUnit, settings.numberMode) != (before.angleUnit, before.numberMode) {
      state.chain.forgetOrigins()
    }
    guard settings.entryStyle != before.entryStyle else { return }
    if error != nil { clearCalculation() } else { showResult(value) }
  }

  /// Replaces the calculation by that of another session; history, settings, rates and memory are kept.
  package mutating func resumeCalculation(of other: CalculatorSession) {
    let memory = state.storedNumber
    state = other.state
    state.storedNumber = memory
  }

  /// The finished calculations, newest first.
  public var history: [HistoryEntry] { services.history.entries }

  /// Adds a calculation to the history.
  mutating func record(_ expression: String, result: String, digits: String?, isInexact: Bool) {
    let settings = settings
    keep { services throws(StorageError) in
      let entry = HistoryEntry(
        expression: expression, result: result, digits: digits, isInexact: isInexact, angleUnit: settings.angleUnit,
        time: services.now())
      try services.history.append(entry, limit: settings.historyLimit)
    }
  }

  /// Sets the last answer to a value computed outside the keypad; a value that is not a number leaves it unchanged.
  ///
  /// - Parameters:
  ///   - expression: the calculation for the history; `nil` to record none.
  ///   - usesAnswer: whether `ans` in it is the last answer here, which the history replaces by its number.
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

  /// The number in memory as parsable text, with its exactness; `nil` if memory is empty.
  package var savedMemory: (text: String, exactness: Exactness)? {
    state.storedNumber.map { ($0.wholeWritten, $0.wholeExactness) }
  }

  /// Restores a saved number to memory; text that is not a number leaves memory empty.
  package mutating func resumeMemory(_ text: String, _ exactness: Exactness) {
    state.storedNumber = try? arithmetic.value(of: text, exactness: exactness)
  }

  /// Whether text is being typed, which is displayed as typed.
  package var isTypingText: Bool { state.typed != nil }

  /// Displays the result of an earlier calculation.
  public mutating func useResult(of entry: HistoryEntry) {
    if settings.numberMode != .exact, let digits = entry.digits {
      enter(written: digits.filter { $0 != "…" }, exactness: max(entry.exactness, .rounded))
    } else {
      enter(written: entry.result, exactness: entry.exactness)
    }
  }

  /// Replaces the current calculation by an earlier expression, to continue it or to evaluate it again in the current
  /// angle unit.
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

  /// Deletes all earlier calculations.
  public mutating func clearHistory() {
    keep { services throws(StorageError) in try services.history.clear() }
  }

  /// Enters a number as a result: an operator continues from it, a digit starts a new calculation. Where an operand is
  /// expected, it is the operand.
  ///
  /// - Parameters:
  ///   - value: the number with all digits, as decimal text; other text is rejected with a message.
  ///   - unit: the number's unit; an unknown one is rejected with a message.
  public mutating func enter(_ value: String, unit: String? = nil) {
    enter(
      written: DecimalDigits(value) == nil ? "" : unit.map { "\(value) \($0)" } ?? value, exactness: .exact,
      typed: value)
  }

  /// Enters a converted value, like ``enter(_:unit:)``, with all digits.
  public mutating func enter(_ conversion: Converter.Result) {
    enter(CalculatorValue(conversion.number, conversion.exactness, conversion.form))
  }

  private mutating func enter(_ value: CalculatorValue) {
    if error != nil { clearCalculation() }
    if isUnfinished { place(value) } else { showResult(value) }
  }

  /// Enters a result given as formula text.
  ///
  /// - Parameter typed: the text in messages.
  private mutating func enter(written text: String, exactness: Exactness, typed: String? = nil) {
    var value = CalculatorValue(text: text, exactness: exactness)
    if DecimalDigits(text) == nil {
      guard let result = try? arithmetic.value(of: text, exactness: exactness) else {
        let shown = FormulaError.Kind.shortened(text.isEmpty ? typed ?? text : text)
        state.messages.append(
          Phrase("isNotANumberToEnter", "‘\(shown)’ is not a number; nothing was entered").description)
        return
      }
      value = result
    }
    enter(value)
  }

  /// Whether the calculation is more than the displayed number.
  var isUnfinished: Bool {
    if state.hasResult { return false }
    if state.typed != nil { return true }
    switch settings.entryStyle {
    case .algebraic: return !state.keyed.isEmpty
    case .chain: return state.chain.current.operation != nil || !state.chain.outer.isEmpty
    }
  }
}
