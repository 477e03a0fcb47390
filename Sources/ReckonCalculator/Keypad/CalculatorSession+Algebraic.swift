import Reckon

/// Algebraic style: keys build an expression, which `=` evaluates.
extension CalculatorSession {
  mutating func pressAlgebraic(_ key: CalculatorKey) {
    switch key.row.action {
    case .infix: appendInfix(key)
    case .prefix(let spelling): appendFunction(.open(spelling.text + "(", isOperator: spelling.level != nil))
    case .postfix(let spelling, let suffix, let shown): appendPostfix(spelling.text + suffix, shown: shown)
    case .constant(let spelling):
      commitEntry()
      makeRoom()
      state.keyed.append(.constant(spelling.text))
      showLastOperand()
    case .openBracket:
      commitEntry()
      makeRoom()
      state.keyed.append(.bracket)
    case .closeBracket:
      guard !state.hasResult else { return }
      commitEntry()
      state.keyed.close()
      showLastOperand()
    case .equals: evaluateExpression()
    case .digits, .point, .answer, .allClear, .clearEntry, .backspace, .changeSign, .angleUnit, .memory, .panel: break
    }
  }

  /// The expression including the number being typed.
  var keyedWithEntry: KeyedExpression { withEntry(state.keyed) }

  /// An expression including the number being typed.
  func withEntry(_ expression: KeyedExpression) -> KeyedExpression {
    guard let entry = state.entry else { return expression }
    var result = expression
    result.append(.typed(entry.shown))
    return result
  }

  /// Adds the typed number to the expression.
  mutating func commitEntry() {
    guard let typed = state.entry else { return }
    state.keyed.append(.typed(typed.text))
    state.shown = CalculatorValue(text: typed.text)
    state.entry = nil
    state.isEntryComplete = false
  }

  /// Continues with a result as the first operand of a new expression.
  private mutating func goOnFromResult() {
    state.appliesToResult = false
    guard state.hasResult else { return }
    let result = state.shown
    showResult(result)
    state.hasResult = false
  }

  private mutating func appendInfix(_ key: CalculatorKey) {
    commitEntry()
    goOnFromResult()
    state.keyed.appendInfix(key)
  }

  /// Opens the parentheses of a function, or applies it to a result.
  private mutating func appendFunction(_ opening: KeyedExpression.Token.Content) {
    guard state.hasResult || state.appliesToResult else {
      commitEntry()
      makeRoom()
      return state.keyed.append(opening)
    }
    let isFirst = state.hasResult
    goOnFromResult()
    state.keyed.wrap(in: opening)
    state.appliesToResult = isFirst
    showLastOperand()
  }

  /// Applies a postfix operation; after an operator its operand is the displayed number.
  private mutating func appendPostfix(_ text: String, shown postfix: String) {
    commitEntry()
    goOnFromResult()
    if !state.keyed.endsInOperand {
      guard state.keyed.isEmpty || state.keyed.tokens.last?.infixKey != nil else { return }
      state.keyed.append(.value(state.shown, name: nil, isEntry: false))
    }
    state.keyed.appendPostfix(text: text, shown: postfix)
    // The operand that a percentage refers to is only known when the complete sum is.
    if text != CalculatorKey.percent.catalogueText { showLastOperand() }
  }

  mutating func changeSignAlgebraic() {
    state.appliesToResult = false
    state.keyed.changeSignOfLastOperand()
    showLastOperand()
  }

  /// Displays the value of the last operand if it has one.
  mutating func showLastOperand() {
    guard state.keyed.lastOperandCount <= KeyedExpression.maximumShown, let operand = state.keyed.lastOperand else {
      return
    }
    let text = operand.written(expressionFormat).text
    do throws(FormulaError) {
      state.shown = try arithmetic.value(of: text, exactness: operand.exactness)
    } catch {
      // `=` will report the error.
    }
  }

  private mutating func evaluateExpression() {
    guard !state.hasResult, state.entry != nil || !state.keyed.isEmpty else { return }
    commitEntry()
    state.appliesToResult = false
    if state.keyed.lacksOperand { state.keyed.append(.value(state.shown, name: nil, isEntry: false)) }
    state.keyed.closeAll()
    let written = state.keyed.written(expressionFormat)
    do throws(FormulaError) {
      let (value, notes) = try arithmetic.result(of: written.text, exactness: state.keyed.exactness)
      finish(written.text, value, notes, isKeyed: true)
    } catch {
      fail(error, range: written.shownRange(of: error.range.start..<error.range.end))
    }
  }
}
