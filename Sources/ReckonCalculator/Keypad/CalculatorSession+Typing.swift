import Reckon
import ReckonCatalogue

/// Typed and pasted input. Characters of keys press these; all others begin a text that `=` evaluates as at the prompt,
/// so that no letter is a command in the middle of an entry.
extension CalculatorSession {
  /// Whether nothing is being entered, so that a letter may be a command.
  public var isIdle: Bool {
    guard state.typed == nil, state.entry == nil, state.blockage == nil else { return false }
    // After input was rejected because of an error, more of it is expected.
    if error != nil { return state.refusal == nil }
    if state.hasResult { return true }
    switch settings.entryStyle {
    case .algebraic: return state.keyed.isEmpty
    case .chain: return state.chain.current.left == nil && state.chain.operand == nil && state.chain.outer.isEmpty
    }
  }

  /// Types a character. If it is rejected, ``State/refusal`` has the reason.
  public mutating func type(_ character: Character) {
    state.remarks = []
    let key = key(typedAs: character)
    if error == nil, state.blockage == nil, endsInPercent, character.isNumber || ".(√∛".contains(character) {
      // The parser would read a remainder, which is not meant after the percent key.
      return block(.missingOperation(before: "\(character)"))
    }
    if let key, error == nil, state.blockage == nil, let reason = refusalOfDigit(key, character) {
      return block(reason)
    }
    if let key { press(key) } else { typeText(character) }
  }

  private var endsInPercent: Bool {
    if let typed = state.typed { return typed.endsInPercent }
    return settings.entryStyle == .algebraic && state.entry == nil && !state.hasResult && state.keyed.endsInPercent
  }

  /// The reason to reject a character that a key would ignore: typed text is accepted completely or not at all.
  private func refusalOfDigit(_ key: CalculatorKey, _ character: Character) -> CalculatorRefusal? {
    switch key.row.action {
    case .digits:
      guard let entry = state.entry, !state.isEntryComplete, entry.isFull else { return nil }
      return .tooManyDigits(most: NumberEntry.maximumDigits)
    case .point:
      guard let entry = state.entry, !state.isEntryComplete, entry.hasPoint else { return nil }
      return .secondDecimalMark
    case .closeBracket: return state.typed == nil && !hasOpenBracket ? .noOpenBracket : nil
    default: return nil
    }
  }

  private var hasOpenBracket: Bool {
    guard !state.hasResult else { return false }
    switch settings.entryStyle {
    case .algebraic: return state.keyed.openCount > 0
    case .chain: return !state.chain.outer.isEmpty
    }
  }

  /// The key that a character currently presses; `nil` for one that becomes part of a text.
  public func key(typedAs character: Character) -> CalculatorKey? {
    // The 0 of 0x1F is already typed.
    guard let key = Self.root(character) ?? CalculatorKey.typed(character),
      character != "x" || state.entry?.text != "0" || state.hasBlank
    else {
      return nil
    }
    if let root = Self.root(character) {
      return settings.entryStyle == .chain && error == nil && state.typed == nil && chainOperand != nil ? root : nil
    }
    // After an error a bracket begins a text, like letters.
    if error != nil { return key == .openBracket ? nil : key }
    guard state.typed == nil else { return key == .equals || key == .backspace ? key : nil }
    switch key.row.action {
    case .digits, .point:
      // A space ends a number: the parser decides what two numbers mean.
      if state.hasBlank, state.entry != nil, !state.isEntryComplete { return nil }
      // The language has no product before a number: it reports that, or reads a remainder after a percent sign.
      return state.entry == nil && !state.hasResult && endsWithOperand && !chainTakesNumber ? nil : key
    case .infix:
      guard state.entry == nil, !state.hasResult, waitsForOperand else { return key }
      // A sign, or the second character of ** and //, which contain no space.
      if character == "*", pendingOperation == .multiply { return state.hasBlank ? nil : .power }
      return "+-−/".contains(character) && !isRepeatedSlash(character) ? nil : key
    // 5!! is not (5!)!, and 10%(3) is a remainder.
    case .postfix(_, suffix: "", _), .openBracket: return endsWithPostfix ? nil : key
    default: return key
    }
  }

  /// The key of a root symbol: in a chain it applies to the operand before it, like function names.
  private static func root(_ character: Character) -> CalculatorKey? {
    switch character {
    case "√": .squareRoot
    case "∛": .cubeRoot
    default: nil
    }
  }

  /// A slash after an operation other than ÷ replaces it; after ÷ it is a floor division.
  private func isRepeatedSlash(_ character: Character) -> Bool { character == "/" && pendingOperation != .divide }

  private var waitsForOperand: Bool {
    switch settings.entryStyle {
    case .algebraic: state.keyed.endsInOperation
    case .chain: state.chain.current.operation != nil && state.chain.operand == nil
    }
  }

  var endsWithOperand: Bool {
    switch settings.entryStyle {
    case .algebraic: state.keyed.endsInOperand && !state.keyed.endsInEntry
    case .chain: state.chain.operand != nil
    }
  }

  /// Whether the last key was `!` or `%`.
  private var endsWithPostfix: Bool {
    guard state.entry == nil, !state.hasResult else { return false }
    switch settings.entryStyle {
    case .algebraic: return state.keyed.endsInWrittenPostfix
    case .chain:
      return state.chain.operand.map { $0.isPercent || $0.text.hasSuffix(CalculatorKey.factorial.catalogueText) }
        ?? false
    }
  }

  /// A number that was inserted, such as from memory, is replaced by a digit.
  private var chainTakesNumber: Bool {
    settings.entryStyle == .chain && (state.chain.operand.map { $0.isWritten && !$0.isPercent } ?? true)
  }

  // MARK: Text

  private mutating func typeText(_ character: Character) {
    // A space after something that cannot continue is ignored; one after keys counts if text follows it.
    if character.isWhitespace, state.typed == nil || error != nil || state.blockage != nil {
      state.hasBlank = true
      return
    }
    state.refusal = nil
    if error != nil {
      // As digits do.
      guard Self.beginsOperand(character) else { return refuse(.afterError) }
      clearCalculation()
    }
    if let blockage = state.blockage { return refuse(.blocked(blockage)) }
    if state.typed == nil { guard beginText(character) else { return } }
    guard var text = state.typed else { return }
    guard text.text.utf8.count < TypedText.longest else { return block(.tooLong(most: TypedText.longest)) }
    if settings.entryStyle == .chain, text.openBrackets == 0 {
      // An operation that does not belong to a unit after all belongs to the chain.
      if text.heldOperation != nil, !character.isWhitespace, !text.continuesUnit(character) {
        guard resolveHeldOperation() else { return }
        return type(character)
      }
      if !text.expectsOperand, character != "x", let key = CalculatorKey.typed(character),
        key.row.action.isInfix || key == .percent
      {
        if text.holds(key) {
          state.typed = text
        } else if resolveText() {
          press(key)
        }
        return
      }
    }
    if let root = Self.root(character), settings.entryStyle == .chain, text.openBrackets == 0, text.endsOperand {
      if resolveText() { press(root) }
      return
    }
    if character == "x", settings.entryStyle == .chain, text.openBrackets == 0, text.endsOperand, !text.endsInsideUnit,
      text.trailingNumber != "0"
    {
      if resolveText() { press(.multiply) }
      return
    }
    if character == ")" {
      if settings.entryStyle == .chain, text.openBrackets == 0, !state.chain.outer.isEmpty {
        if resolveText() { press(.closeBracket) }
        return
      }
      guard text.close() else { return block(.noOpenBracket) }
      state.typed = text
      return
    }
    if !character.isWhitespace, character != "(", CalculatorKey.typed(character)?.row.action.isInfix == true,
      let name = text.finishWord()
    {
      return block(.missingArgument(function: name, mayBeBare: true))
    }
    text.append(character)
    state.typed = text
  }

  /// Whether a character begins an operand, instead of continuing from a result; also the sign of an amount, `$100`.
  private static func beginsOperand(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || ".,√∛(".contains(character)
      || Catalogue.currency(ofSign: String(character)) != nil
  }

  /// Converts the keyed input to text; false if the character cannot follow it.
  private mutating func beginText(_ character: Character) -> Bool {
    let isBehindBlank = state.hasBlank
    state.hasBlank = false
    let continuesResult = !Self.beginsOperand(character)
    if state.hasResult {
      let result = state.shown
      clearCalculation()
      state.typed = continuesResult ? TypedText(result.operandText, exactness: result.exactness) : TypedText()
      return true
    }
    switch settings.entryStyle {
    case .algebraic:
      // The first slash of // is already keyed.
      let isFloor =
        character == "/" && state.keyed.tokens.last?.infixKey == .divide && state.entry == nil && !isBehindBlank
      if isFloor { state.keyed.removeLastOperation() }
      let text = keyedWithEntry.written(expressionFormat).text
      state.typed = TypedText(isFloor ? text + " /" : text, exactness: state.keyed.exactness)
      state.keyed = KeyedExpression()
    case .chain:
      guard state.chain.operand == nil else {
        block(.missingOperation(before: "\(character)"))
        return false
      }
      state.typed = TypedText(state.entry?.text ?? "")
    }
    if isBehindBlank { state.typed?.append(" ") }
    state.entry = nil
    state.isEntryComplete = false
    return true
  }

  mutating func refuse(_ reason: CalculatorRefusal) { state.refusal = reason }

  /// Rejects a key, and all following ones that would continue without it.
  mutating func block(_ reason: CalculatorRefusal) {
    state.blockage = reason
    refuse(.blocked(reason))
  }
}

extension CalculatorKey {
  private static let keysByCharacter: [Character: CalculatorKey] = {
    var keys: [Character: CalculatorKey] = [:]
    for key in allCases {
      for text in [key.press, key.glyph] where text.count == 1 {
        guard let character = text.first, !character.isLetter else { continue }
        switch key.row.action {
        // Signs before an operand are left to the parser.
        case .prefix, .constant: break
        default: keys[character] = key
        }
      }
    }
    // The usual ASCII substitute for ×.
    keys["x"] = .multiply
    return keys
  }()

  /// The key of a character; `nil` for letters and for symbols of the language without a key.
  static func typed(_ character: Character) -> CalculatorKey? { keysByCharacter[character] }
}

extension CalculatorKey {
  /// Whether a script that uses this name for the key types it as text, so that the parser reads it.
  public func isTyped(as word: String) -> Bool {
    switch row.action {
    case .prefix: Catalogue.function(named: word) != nil || word.count == 1
    case .constant: true
    case .infix, .postfix, .openBracket, .digits, .point: word.count == 1 && !row.action.isInfix
    case .answer, .equals, .allClear, .clearEntry, .backspace, .changeSign, .closeBracket, .angleUnit, .memory, .panel:
      false
    }
  }
}
