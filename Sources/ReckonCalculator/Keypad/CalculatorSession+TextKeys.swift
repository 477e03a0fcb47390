import Reckon

/// Keys pressed while text is being typed.
extension CalculatorSession {
  /// Presses a key while text is being typed: it writes its text.
  mutating func pressInText(_ key: CalculatorKey) {
    guard var text = state.typed else { return }
    if settings.entryStyle == .chain, text.openBrackets == 0 {
      if text.heldOperation?.behind.isEmpty == true, key.row.action.continuesExpression {
        if resolveHeldOperation() { press(key) }
        return
      }
      if key.row.action.isInfix, text.holds(key) {
        state.typed = text
        return
      }
      switch key.row.action {
      case .infix, .prefix, .postfix, .constant, .openBracket, .closeBracket, .answer, .changeSign:
        if resolveText() { press(key) }
        return
      case .digits, .point, .equals, .allClear, .clearEntry, .backspace, .angleUnit, .memory, .panel: break
      }
    }
    /// After a complete operand the product is written explicitly, as with keys.
    func operand(_ written: String) {
      if text.endsOperand { text.append(verbatim: " \(CalculatorKey.multiply.catalogueText) ") }
      text.append(verbatim: written)
    }
    switch key.row.action {
    case .digits(let digits):
      if text.endsInPercent { operand("") }
      for digit in digits { text.append(digit) }
    case .point:
      if text.endsInPercent { operand("") }
      text.append(".")
    case .infix(let spelling):
      if let name = text.finishWord() { return refuse(.missingArgument(function: name, mayBeBare: false)) }
      text.append(verbatim: key.infixSpace + spelling.text + key.infixSpace)
    case .prefix(let spelling): operand(spelling.text + "(")
    case .postfix(let spelling, let suffix, _): text.append(verbatim: spelling.text + suffix)
    case .constant(let spelling): operand(spelling.text)
    case .answer: operand(answerName)
    case .openBracket: operand("(")
    case .closeBracket: guard text.close() else { return refuse(.noOpenBracket) }
    case .equals: return evaluateText()
    case .backspace: text.removeLast()
    case .clearEntry: text.removeLastWord()
    case .allClear: return clearCalculation()
    case .changeSign: return refuse(.onlyKeyed(key))
    case .memory(.recall):
      if let storedNumber = state.storedNumber {
        operand(storedNumber.operandText)
        text.exactness = max(text.exactness, storedNumber.exactness)
      }
    case .memory(.clear): state.storedNumber = nil
    case .memory(.add), .memory(.subtract): return refuse(.noNumberYet(key))
    case .angleUnit, .panel: return pressAnywhere(key)
    }
    state.typed = text.text.isEmpty ? nil : text
  }
}

extension CalculatorKey.Action {
  /// Whether the key continues or finishes a calculation.
  fileprivate var continuesExpression: Bool {
    switch self {
    case .digits, .point, .infix, .prefix, .postfix, .constant, .openBracket, .closeBracket, .answer, .equals,
      .changeSign,
      .memory(.recall):
      true
    case .allClear, .clearEntry, .backspace, .angleUnit, .memory, .panel: false
    }
  }
}
