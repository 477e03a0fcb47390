import Reckon

/// Algebraic style: keys write an expression, which `=` evaluates.
extension CalculatorSession {
  mutating func pressAlgebraic(_ key: CalculatorKey) {
    switch key.row.action {
    case .infix: appendInfix(key)
    case .prefix(let spelling): appendFunction(.open(spelling.text + "(", isOperator: spelling.level != nil))
    case .postfix(let spelling, let suffix, let shown): appendPostfix(spelling.text + suffix, shown: shown)
    case .constant(let spelling):
      commitEntry()
      makeRoom()
      keyed.append(.constant(spelling.text))
      showLastOperand()
    case .openBracket:
      commitEntry()
      makeRoom()
      keyed.append(.bracket)
    case .closeBracket:
      guard !hasResult else { return }
      commitEntry()
      keyed.close()
      showLastOperand()
    case .equals: evaluateExpression()
    case .digits, .point, .answer, .allClear, .clearEntry, .backspace, .changeSign, .angleUnit, .memory, .panel: break
    }
  }

  /// The expression with the number that is being typed.
  var keyedWithEntry: KeyedExpression { withEntry(keyed) }

  /// An expression with the number that is being typed.
  func withEntry(_ expression: KeyedExpression) -> KeyedExpression {
    guard let entry else { return expression }
    var result = expression
    result.append(.typed(entry.shown))
    return result
  }

  /// Makes the number that was typed part of the expression.
  mutating func commitEntry() {
    guard let typed = entry else { return }
    keyed.append(.typed(typed.text))
    shown = CalculatorValue(text: typed.text)
    entry = nil
    isEntryComplete = false
  }

  /// Goes on from a result, as the first operand of a new expression.
  private mutating func goOnFromResult() {
    appliesToResult = false
    guard hasResult else { return }
    let result = shown
    showResult(result)
    hasResult = false
  }

  private mutating func appendInfix(_ key: CalculatorKey) {
    commitEntry()
    goOnFromResult()
    keyed.appendInfix(key)
  }

  /// Opens the brackets of a function, or applies it to a result.
  private mutating func appendFunction(_ opening: KeyedExpression.Token.Content) {
    guard hasResult || appliesToResult else {
      commitEntry()
      makeRoom()
      return keyed.append(opening)
    }
    let isFirst = hasResult
    goOnFromResult()
    keyed.wrap(in: opening)
    appliesToResult = isFirst
    showLastOperand()
  }

  /// Applies an operation that stands behind its operand; behind an operator its operand is the number on the display.
  private mutating func appendPostfix(_ text: String, shown postfix: String) {
    commitEntry()
    goOnFromResult()
    if !keyed.endsInOperand {
      guard keyed.isEmpty || keyed.tokens.last?.infixKey != nil else { return }
      keyed.append(.value(shown, name: nil, isEntry: false))
    }
    keyed.appendPostfix(text: text, shown: postfix)
    // What a percent is taken of is not known before the whole sum is.
    if text != CalculatorKey.percent.catalogueText { showLastOperand() }
  }

  mutating func changeSignAlgebraic() {
    appliesToResult = false
    keyed.changeSignOfLastOperand()
    showLastOperand()
  }

  /// Puts the value of the last operand on the display, as far as it has one.
  mutating func showLastOperand() {
    guard keyed.lastOperandCount <= KeyedExpression.maximumShown, let operand = keyed.lastOperand else { return }
    let text = operand.written(expressionFormat).text
    do throws(FormulaError) {
      shown = try arithmetic.value(of: text, exactness: operand.exactness)
    } catch {
      // `=` will say so.
    }
  }

  private mutating func evaluateExpression() {
    guard !hasResult, entry != nil || !keyed.isEmpty else { return }
    commitEntry()
    appliesToResult = false
    if keyed.lacksOperand { keyed.append(.value(shown, name: nil, isEntry: false)) }
    keyed.closeAll()
    let written = keyed.written(expressionFormat)
    do throws(FormulaError) {
      let (value, notes) = try arithmetic.result(of: written.text, exactness: keyed.exactness)
      finish(written.text, value, notes, isKeyed: true)
    } catch {
      fail(error, range: written.shownRange(of: error.range.start..<error.range.end))
    }
  }
}
