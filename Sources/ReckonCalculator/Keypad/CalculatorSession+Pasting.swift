import Reckon

/// Text that is entered atomically.
extension CalculatorSession {
  /// The maximum length in bytes of pasted text.
  public static let longestPaste = 1_000

  /// Enters a text as one operand, evaluated as at the prompt; if nothing else is entered, it is a calculation of its
  /// own. If rejected, with the reason in ``State/refusal``, it changes nothing.
  public mutating func paste(_ pasted: String) {
    state.refusal = nil
    let trimmed = pasted.trimmedOfLines
    func refused(_ reason: CalculatorRefusal) { refuse(.notPasted(reason)) }
    guard trimmed.utf8.count <= Self.longestPaste else { return refused(.pasteTooLong(most: Self.longestPaste)) }
    guard !trimmed.contains(where: { $0.isNewline }) else { return refused(.pasteHasLines) }
    let text = trimmed.hasSuffix("=") ? trimmed.dropLast().trimmedOfLines : trimmed
    guard !text.isEmpty else { return refused(.pasteIsEmpty) }
    // A number is typed, possibly into the one being typed.
    if error == nil, state.typed == nil, text == trimmed, text.allSatisfy({ $0.isASCII && $0.isNumber || $0 == "." }),
      text.count(where: { $0 == "." }) < 2, text.allSatisfy({ $0.isNumber }) || state.entry == nil,
      isIdle || state.entry != nil
    {
      var trial = self
      for character in text {
        trial.type(character)
        // The rejected trial is discarded completely.
        if let reason = trial.state.blockage ?? trial.state.refusal { return refused(reason) }
      }
      self = trial
      return
    }
    guard error != nil || state.entry == nil && (state.hasResult || !endsWithOperand) else {
      return refused(.pasteNeedsOperation)
    }
    switch reading(TypedText(text)) {
    case .failure(let error, _): refused(.pasteFails(error.withoutRange))
    case .value(let value, let written, let notes):
      if var whole = state.typed {
        guard whole.expectsOperand else { return refused(.pasteNeedsOperation) }
        whole.append(verbatim: "(\(written))")
        state.typed = whole
      } else if !isIdle {
        place(value, written: written)
      } else {
        clearCalculation()
        switch settings.entryStyle {
        case .algebraic:
          state.keyed = KeyedExpression([KeyedExpression.Token(.earlier(written))])
          finish(written, value, notes)
        case .chain:
          state.chain.operand = .group(value, text: written)
          state.shown = value
          pressChain(.equals)
        }
      }
    }
  }

  private mutating func place(_ value: CalculatorValue, written: String) {
    switch settings.entryStyle {
    case .algebraic: state.keyed.append(.earlier(written))
    case .chain: state.chain.operand = .group(value, text: written)
    }
    state.shown = value
  }
}
