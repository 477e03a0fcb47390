import Reckon

/// Chain style: each operation is evaluated when the next one is keyed.
extension CalculatorSession {
  private typealias Operand = ChainCalculation.Operand

  /// A failed operation, with its keyed text for the end of the expression.
  private struct ChainFailure: Error {
    let error: FormulaError
    let part: String
  }

  mutating func pressChain(_ key: CalculatorKey) {
    do throws(ChainFailure) {
      switch key.row.action {
      case .infix: try appendOperation(key)
      case .prefix(let spelling): try applyFunction(spelling)
      case .postfix(let spelling, let suffix, let shown):
        if key == .percent {
          try takePercent()
        } else {
          try applyPostfix(spelling, spelling.text + suffix, shown: shown)
        }
      case .constant(let spelling): try placeConstant(spelling.text)
      case .openBracket: try openBracket()
      case .closeBracket: if !state.hasResult, !state.chain.outer.isEmpty, chainOperand != nil { try closeBracket() }
      case .equals: try finishChain()
      case .digits, .point, .answer, .allClear, .clearEntry, .backspace, .changeSign, .angleUnit, .memory, .panel: break
      }
    } catch {
      let end = expression.count
      fail(error.error, range: max(0, end - error.part.count)..<end)
    }
  }

  /// The second operand of the pending operation, if keyed.
  var chainOperand: ChainCalculation.Operand? {
    if let typed = state.typed {
      return Operand(.zero, text: typed.text, typed.exactness, level: .sequence, shown: typed.text)
    }
    return state.entry.map { Operand(CalculatorValue(text: $0.text), shown: expressionFormat.entryText($0.text)) }
      ?? state.chain.operand
  }

  /// The displayed number as an operand. An exact number that was computed here keeps the expression that it was
  /// computed by: equality with another one may not be decidable.
  private var displayedOperand: Operand {
    let operand = Operand(displayedValue, shown: inExpression(displayedValue))
    guard displayedValue.isOperation, let left = state.chain.current.left, left.value == displayedValue else {
      return operand
    }
    let level = min(left.level, operand.level)
    return Operand(left.value, text: left.text, left.textExactness, level: level, shown: operand.shown)
      .given(by: nil, left)
  }

  /// The value of an operation on one operand, named x in its text.
  private func value(of operation: String, on operand: Operand, keyed part: String) throws(ChainFailure)
    -> CalculatorValue
  {
    try evaluating(part) { () throws(FormulaError) in try arithmetic.value(of: operation, operand.value) }
  }

  private func evaluating<Result>(_ part: String, _ work: () throws(FormulaError) -> Result) throws(ChainFailure)
    -> Result
  {
    do throws(FormulaError) { return try work() } catch { throw ChainFailure(error: error, part: part) }
  }

  // MARK: Infix operations

  private mutating func appendOperation(_ key: CalculatorKey) throws(ChainFailure) {
    if state.hasResult { goOnFromResult() }
    if let operand = chainOperand {
      try take(operand)
    } else if key == .subtract, let operation = state.chain.current.operation, operation.infixLevel > key.infixLevel {
      // After a tighter operator it is the sign of the next operand, as when typed.
      state.chain.current.sign = key
      return
    } else if state.chain.current.left?.shown.isEmpty ?? true {
      // A leading sign is a sum with 0, which was not keyed.
      state.chain.current.left = Operand(.zero, shown: key == .add || key == .subtract ? "" : CalculatorValue.zero.text)
    }
    state.chain.current.operation = key
    state.chain.current.sign = nil
  }

  /// Evaluates the pending operation with its second operand, or begins with the first operand.
  private mutating func take(_ taken: Operand) throws(ChainFailure) {
    let operand = state.chain.current.sign == nil ? taken : taken.negated(shown: inExpression)
    if state.chain.current.sign != nil {
      (state.chain.current.sign, state.chain.operand, state.entry) = (nil, operand, nil)
    }
    let operation = state.chain.current.operation
    if let operation, let left = state.chain.current.left {
      let arithmetic = self.arithmetic
      state.chain.current.left = try evaluating(ChainCalculation.shown(nil, operation, operand)) {
        () throws(FormulaError) in
        try ChainCalculation.result(left, operation, operand, arithmetic)
      }
      state.chain.current.left = state.chain.current.left.map(shortened)
    } else {
      state.chain.current.left = operand
    }
    if state.chain.outer.isEmpty {
      state.chain.lines.append(Line(operation: operation?.glyph ?? "", operand: operand.shown))
    }
    state.chain.current.operation = nil
    state.chain.operand = nil
    state.entry = nil
    state.isEntryComplete = false
    state.shown = state.chain.current.left?.value ?? state.shown
  }

  /// Begins a new calculation with the result as its first operand.
  private mutating func goOnFromResult() {
    let result = displayedOperand
    clearCalculation()
    state.shown = result.value
    state.chain.current.left = result
    state.chain.lines = [Line(operation: "", operand: result.shown)]
  }

  private mutating func finishChain() throws(ChainFailure) {
    var repeated: ChainCalculation.Operand?
    if state.hasResult {
      guard let repetition = state.chain.repetition else { return }
      goOnFromResult()
      state.chain.current.operation = repetition.operation
      repeated = repetition.operand
    }
    while !state.chain.outer.isEmpty { try closeBracket() }
    let operand = repeated ?? chainOperand ?? (state.chain.current.operation == nil ? nil : displayedOperand)
    state.chain.repetition = state.chain.current.operation.flatMap { operation in
      operand.map { ChainCalculation.Repetition(operation: operation, operand: $0) }
    }
    // The operand is part of the displayed expression if the evaluation fails.
    state.chain.operand = operand
    state.entry = nil
    if let operand { try take(operand) }
    guard var result = state.chain.current.left else { return }
    // A single number is evaluated too: 0.50 is 0.5.
    if state.chain.repetition == nil, result.value.isPlain {
      result.value = try value(of: "x", on: result, keyed: result.shown)
    }
    finish(result.text, result.value, textExactness: result.textExactness)
    state.chain.finished = result.shown
    state.chain.current = ChainCalculation.Frame()
  }

  /// Converts the value so far, including the pending operation; false if that fails.
  mutating func convertChain(to target: String) -> Bool {
    do throws(ChainFailure) {
      guard let operand = chainOperand else { return false }
      try take(operand)
      guard let left = state.chain.current.left else { return false }
      let shown = "\(left.shown) to \(target)"
      let value = try evaluating(shown) { () throws(FormulaError) in
        try self.arithmetic.value(of: "x to \(target)", left.value)
      }
      if case .notation = value.form {
        fail(CalculatorError(.notation), display: "Error")
        return false
      }
      let converted = Operand(
        value, text: "\(left.level <= .conversion ? "(\(left.text))" : left.text) to \(target)", left.textExactness,
        level: .conversion,
        shown: shown
      ).given(by: nil, left)
      if state.chain.outer.isEmpty {
        state.chain.current.left = converted
        state.chain.lines.append(Line(operation: "to", operand: target))
      } else {
        // Inside brackets it is an operand, after which they close.
        state.chain.current = ChainCalculation.Frame()
        state.chain.operand = converted
      }
      self.state.shown = value
      return true
    } catch {
      let end = expression.count
      fail(error.error, range: max(0, end - error.part.count)..<end)
      return false
    }
  }

  // MARK: Brackets

  private mutating func openBracket() throws(ChainFailure) {
    if state.hasResult { clearCalculation() }
    if chainOperand != nil { try appendOperation(.multiply) }
    state.chain.outer.append(state.chain.current)
    state.chain.current = ChainCalculation.Frame()
  }

  private mutating func closeBracket() throws(ChainFailure) {
    try take(chainOperand ?? displayedOperand)
    guard let inner = state.chain.current.left, let outside = state.chain.outer.popLast() else { return }
    state.chain.current = outside
    var group = inner
    group.shown = "(\(inner.shown))"
    group.isGroup = true
    state.chain.operand = group
  }

  // MARK: Unary operations

  /// Removes and returns the operand of a unary operation: the keyed one, otherwise the displayed number.
  private mutating func takeOperandToApply() throws(ChainFailure) -> Operand {
    var operand = chainOperand ?? displayedOperand
    if state.hasResult { clearCalculation() }
    if operand.isPercent {
      // A percentage as an operand is converted to a number.
      let arithmetic = self.arithmetic
      let share = try evaluating(operand.shown) { () throws(FormulaError) in
        try state.chain.resolved(operand, arithmetic)
      }
      operand = Operand(share, shown: inExpression(share))
    }
    state.entry = nil
    state.isEntryComplete = false
    return operand
  }

  private mutating func applyFunction(_ spelling: Catalogue.Spelling) throws(ChainFailure) {
    let operand = try takeOperandToApply().taken(by: spelling.function)
    let name = spelling.text
    try apply(
      "\(name)(x)", by: spelling.function, to: operand, text: "\(name)(\(operand.text))",
      level: spelling.level ?? .postfix,
      shown: "\(name)(\(operand.innerShown))")
  }

  private mutating func applyPostfix(
    _ spelling: Catalogue.Spelling, _ postfix: String, shown suffix: String
  ) throws(ChainFailure) {
    let operand = try takeOperandToApply().taken(by: spelling.function)
    // After an operand that ends in a postfix operation it would parse differently: hence the level of powers for all
    // of them.
    try apply(
      "(x)\(postfix)", by: spelling.function, to: operand, text: operand.text(tighterThan: .power) + postfix,
      level: .power,
      shown: operand.shown(tighterThan: .power) + suffix)
  }

  private mutating func apply(
    _ operation: String, by function: Function.ID?, to operand: Operand, text: String, level: Operator.Level,
    shown: String
  ) throws(ChainFailure) {
    state.chain.operand = Operand(operand.value, text: text, operand.textExactness, level: level, shown: shown)
    let value = try value(of: operation, on: operand, keyed: shown)
    let result = Operand(value, text: text, operand.textExactness, level: level, shown: shown)
    state.chain.operand = shortened(result.given(by: function, operand))
    self.state.shown = value
  }

  /// An operand whose expression is too long is replaced by its number: otherwise each key would take linear time.
  private func shortened(_ operand: Operand) -> Operand {
    guard max(operand.text.utf8.count, operand.shown.utf8.count) > Self.longestOrigin else { return operand }
    let shown = inExpression(operand.value)
    return operand.isPercent
      ? Operand(percent: operand.value, shown: shown + CalculatorKey.percent.catalogueText)
      : Operand(operand.value, shown: shown)
  }

  /// The maximum length in bytes of an operand's expression.
  private static let longestOrigin = 10_000

  private mutating func takePercent() throws(ChainFailure) {
    let operand = try takeOperandToApply().asReal
    let percent = CalculatorKey.percent.catalogueText
    var share = Operand(
      operand.value, text: operand.text(tighterThan: .power) + percent, operand.textExactness, level: .postfix,
      shown: operand.shown(tighterThan: .power) + percent)
    share.isPercent = true
    state.chain.operand = share
    let arithmetic = self.arithmetic
    state.shown = try evaluating(share.shown) { () throws(FormulaError) in try state.chain.resolved(share, arithmetic) }
    if state.chain.current.operation == nil {
      // Without a left operand it is a number, which brackets indicate.
      state.chain.operand = Operand(
        state.shown, text: "(\(share.text))", share.textExactness, level: .postfix, shown: share.shown)
    }
    state.chain.operand = state.chain.operand.map(shortened)
  }

  private mutating func placeConstant(_ name: String) throws(ChainFailure) {
    let value = try evaluating(name) { () throws(FormulaError) in try arithmetic.value(of: name) }
    place(value, name: name)
    state.chain.operand?.text = name
    state.chain.operand?.textExactness = .exact
  }

  mutating func changeSignChain() {
    guard let operand = state.chain.operand, !operand.value.isZero else { return }
    let changed = operand.negated(shown: inExpression)
    state.chain.operand = changed
    state.shown = operand.isPercent ? state.shown.negated : changed.value
  }
}
