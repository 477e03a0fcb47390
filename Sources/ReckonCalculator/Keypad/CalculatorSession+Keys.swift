import Reckon

/// Handling of keys in both styles.
extension CalculatorSession {
  /// Presses a key.
  ///
  /// In algebraic style an expression is limited to 1,000 parts: keys that would add more are rejected, as reported by
  /// ``State/refusal``, and so is `=`, until something is deleted.
  ///
  /// - Complexity: O(length of the expression), plus that of evaluating it.
  public mutating func press(_ key: CalculatorKey) {
    defer { if settings.entryStyle == .algebraic { state.keyed.remember(expressionFormat) } }
    state.refusal = nil
    state.remarks = []
    state.hasBlank = false
    let action = key.row.action
    if error != nil {
      if state.typed != nil, key == .backspace {
        // Text is kept for correction.
        state.failure = nil
      } else {
        guard action.endsError else { return refuse(.afterError) }
        clearCalculation()
      }
    }
    if let blockage = state.blockage {
      switch action {
      case .allClear: clearCalculation()
      case .backspace: self.state.blockage = nil
      case .clearEntry:
        self.state.blockage = nil
        if state.typed == nil { clearEntry() } else { pressInText(key) }
      case .angleUnit, .panel, .memory(.clear): pressAnywhere(key)
      case .digits, .point, .infix, .prefix, .postfix, .constant, .answer, .equals, .changeSign, .openBracket,
        .closeBracket, .memory:
        refuse(.blocked(blockage))
      }
      return
    }
    if state.typed != nil { return pressInText(key) }
    guard !isTooMuch(action) else { return block(.tooManyParts(most: KeyedExpression.maximumTokens)) }
    switch action {
    case .digits(let digits): type { $0.append(digits) }
    case .point: type { $0.appendPoint() }
    case .allClear: clearCalculation()
    case .clearEntry: clearEntry()
    case .backspace: removeLast()
    case .changeSign: changeSign()
    case .angleUnit, .memory, .panel: pressAnywhere(key)
    case .answer: place(state.answer, name: key.glyph)
    case .infix, .prefix, .postfix, .constant, .equals, .openBracket, .closeBracket:
      switch settings.entryStyle {
      case .algebraic: pressAlgebraic(key)
      case .chain: pressChain(key)
      }
    }
  }

  /// Presses a key that is not part of the calculation.
  mutating func pressAnywhere(_ key: CalculatorKey) {
    switch key.row.action {
    case .angleUnit: changeSettings { $0.angleUnit = $0.angleUnit == .degrees ? .radians : .degrees }
    case .memory(let action): useMemory(action)
    case .panel(let chosen): state.panel = state.panel == chosen ? nil : chosen
    default: preconditionFailure("the key is no part of the calculation")
    }
  }

  /// Whether a key would exceed the maximum length of an expression.
  private func isTooMuch(_ action: CalculatorKey.Action) -> Bool {
    guard settings.entryStyle == .algebraic, !state.hasResult, state.keyed.isFull else { return false }
    switch action {
    case .infix, .prefix, .postfix, .constant, .openBracket, .answer, .memory(.recall), .changeSign: return true
    case .digits, .point: return state.entry == nil
    case .equals, .allClear, .memory, .clearEntry, .backspace, .closeBracket, .angleUnit, .panel: return false
    }
  }

  /// Clears the calculation, but not memory, history and the last result.
  mutating func clearCalculation() {
    state.entry = nil
    state.typed = nil
    state.blockage = nil
    state.hasBlank = false
    state.isEntryComplete = false
    state.shown = .zero
    state.hasResult = false
    state.failure = nil
    state.keyed = KeyedExpression()
    state.appliesToResult = false
    state.chain = ChainCalculation()
  }

  // MARK: The entry

  /// Changes the number being typed, or begins a new one.
  private mutating func type(_ change: (inout NumberEntry) -> Void) {
    if state.entry == nil { makeRoom() }
    var number = state.isEntryComplete ? NumberEntry() : state.entry ?? NumberEntry()
    change(&number)
    state.entry = number
    state.isEntryComplete = false
  }

  /// Prepares the calculation for an operand.
  mutating func makeRoom() {
    if state.hasResult { clearCalculation() }
    switch settings.entryStyle {
    case .algebraic:
      if state.appliesToResult { state.keyed.removeArgument() }
      state.appliesToResult = false
      state.keyed.beginOperand()
    case .chain: state.chain.operand = nil
    }
  }

  private mutating func clearEntry() {
    guard !state.hasResult else { return }
    switch settings.entryStyle {
    case .algebraic: if state.entry == nil, !state.keyed.removeLastNumber() { return }
    case .chain:
      state.chain.current.sign = nil
      if state.entry == nil, state.chain.operand == nil { return }
      state.chain.operand = nil
    }
    state.entry = nil
    state.isEntryComplete = false
    state.shown = .zero
  }

  private mutating func removeLast() {
    if state.entry != nil, !state.isEntryComplete {
      state.entry?.removeLast()
    } else if state.entry == nil, !state.hasResult {
      switch settings.entryStyle {
      case .algebraic: state.keyed.removeLastOpening()
      case .chain: if state.chain.operand == nil { state.chain.current.sign = nil }
      }
    }
  }

  private mutating func changeSign() {
    guard displayedValue.hasSign else { return refuse(.noSign(shown: shownNumber.text)) }
    if state.entry != nil {
      state.entry?.changeSign()
      return
    }
    if state.hasResult {
      guard !state.shown.isZero else { return }
      showResult(state.shown.negated)
      return
    }
    switch settings.entryStyle {
    case .algebraic: changeSignAlgebraic()
    case .chain: changeSignChain()
    }
  }

  // MARK: External numbers

  /// Displays a number as a result without a calculation.
  mutating func showResult(_ value: CalculatorValue) {
    clearCalculation()
    state.shown = value
    state.hasResult = true
    let text = inExpression(value)
    state.keyed = KeyedExpression([KeyedExpression.Token(.value(value, name: nil, isEntry: true))])
    state.chain.finished = text
    state.chain.lines = [Line(operation: "", operand: text)]
  }

  /// Enters a number as an operand. Without a name it counts as typed: it replaces the number being typed.
  mutating func place(_ value: CalculatorValue, name: String? = nil) {
    if var text = state.typed {
      guard text.expectsOperand else { return refuse(.missingOperation(before: nil)) }
      text.append(verbatim: value.operandText)
      text.exactness = max(text.exactness, value.exactness)
      state.typed = text
      return
    }
    switch settings.entryStyle {
    case .algebraic:
      if name != nil { commitEntry() }
      if state.entry == nil { makeRoom() }
      state.entry = nil
      state.keyed.append(.value(value, name: name, isEntry: name == nil))
    case .chain:
      makeRoom()
      state.entry = nil
      state.chain.operand = ChainCalculation.Operand(value, shown: name ?? inExpression(value))
    }
    state.isEntryComplete = false
    state.shown = value
  }

  /// The displayed number with all digits.
  var displayedValue: CalculatorValue { state.entry.map { CalculatorValue(text: $0.text) } ?? state.shown }

  private mutating func useMemory(_ action: CalculatorKey.MemoryAction) {
    switch action {
    case .clear: state.storedNumber = nil
    case .recall: if let storedNumber = state.storedNumber { place(storedNumber) }
    case .add: addToMemory(.add)
    case .subtract: addToMemory(.subtract)
    }
  }

  private mutating func addToMemory(_ operation: CalculatorKey) {
    do throws(FormulaError) {
      if let storedNumber = state.storedNumber {
        self.state.storedNumber = try arithmetic.value(
          of: "x \(operation.catalogueText) y", storedNumber, displayedValue)
      } else {
        state.storedNumber = try arithmetic.value(of: operation == .subtract ? "-x" : "x", displayedValue)
      }
      state.isEntryComplete = state.entry != nil
    } catch { fail(error, range: nil) }
  }

  /// Keyed input is arithmetic even if it looks like a date.
  private static func remark(onDate note: FormulaNote) -> Phrase {
    let dates = note.arguments.dropFirst()
    guard let formula = note.arguments.first, let first = dates.first, let last = dates.last, dates.count > 1 else {
      return Phrase(
        "isArithmeticPasteForTheDate",
        "\(note.arguments.first ?? "") is arithmetic; paste \(dates.first ?? "") for the date")
    }
    return Phrase("isArithmeticPasteEitherDate", "\(formula) is arithmetic; paste \(first) or \(last) for the date")
  }

  // MARK: Finishing calculations

  /// Records and displays a result, with notes on its parse and on the rates that it depends on.
  ///
  /// - Parameters:
  ///   - textExactness: the exactness of the expression in the history, if it differs from the value's own.
  ///   - isKeyed: whether keys wrote the expression, so that it contains no dates.
  mutating func finish(
    _ expression: String, _ value: CalculatorValue, _ notes: [FormulaNote] = [], textExactness: Exactness = .exact,
    isKeyed: Bool = false
  ) {
    state.remarks = notes.map { note in
      isKeyed && note.kind == .date ? Self.remark(onDate: note).description : note.message
    }
    if let date = value.ratesDate {
      state.remarks.append(Phrase("ratesOf", "rates of \(date)").description)
      if let warning = (try? services.rates.rates())?.warning(on: services.now()) { state.remarks.append(warning) }
    }
    record(
      expression, result: value.wholeWritten, digits: value.writtenDigits,
      isInexact: max(value.wholeExactness, textExactness) != .exact)
    state.answer = value
    state.shown = value
    state.entry = nil
    state.isEntryComplete = false
    state.hasResult = true
  }

  /// Displays an error in place of a number.
  mutating func fail(_ error: FormulaError, range: Range<Int>?) {
    var display = "Error"
    if settings.entryStyle == .chain, case .divisionByZero = error.kind { display = "NaN" }
    fail(CalculatorError(.formula(error.kind), range: range), display: display)
  }

  /// Displays an error in place of a number.
  mutating func fail(_ error: CalculatorError, display: String) {
    state.failure = Failure(error: error, expression: error.range == nil ? "" : expression, format: expressionFormat)
    state.errorDisplay = display
  }

  /// Changes stored data; a failure becomes a message.
  mutating func keep(_ change: (inout CalculatorServices) throws(StorageError) -> Void) {
    do throws(StorageError) { try change(&services) } catch { state.messages.append(error.message) }
  }
}

extension CalculatorKey.Action {
  /// Whether the key clears an error.
  fileprivate var endsError: Bool {
    switch self {
    // The point starts a number too: otherwise .5 would become 5.
    case .digits, .point, .allClear: true
    default: false
    }
  }
}
