import Reckon

/// A calculator with keys and a display, as a value type that only key presses change.
///
/// ```swift
/// var session = CalculatorSession()
/// for key in try CalculatorKey.keys(of: "2 + 3 =") { session.press(key) }
/// session.display  // "5"
/// ```
///
/// It performs no input or output and reads no clock itself; ``CalculatorServices`` provides these.
///
/// In **algebraic** style keys build an expression with operator precedence. Functions precede their operand
/// (`sin 30 =`), except `x²`, `x!`, `1/x`, `%`, which apply to the operand before them. An operand directly after
/// another one is multiplied by it: `30 sin` begins `30 × sin(`. A function key after `=` applies to the result; a
/// digit replaces the result. In **chain** style each operation is evaluated when the next key is pressed, and
/// functions apply immediately to the displayed number. In both, `=` after an operator uses the displayed number as the
/// second operand.
///
/// Two calculators are **equal** if they display the same and behave the same: with equal ``state``, settings and
/// history. A view only needs to be redrawn if the value changes. Reading ``display``, ``expression`` and ``lines``
/// after each key costs no more than copying their text.
public struct CalculatorSession: Sendable {
  /// A finished line of the current calculation.
  public struct Line: Hashable, Sendable {
    /// The glyph of the operation before the operand; empty on the first line.
    public let operation: String
    /// The operand as displayed.
    public let operand: String

    /// A line from its parts.
    public init(operation: String, operand: String) {
      self.operation = operation
      self.operand = operand
    }
  }

  /// A panel beside the keys.
  public enum Panel: String, CaseIterable, Hashable, Sendable {
    /// A panel that the key of its name toggles.
    case history, units, currency, help
  }

  /// The calculator's services, with the current history and settings.
  public package(set) var services: CalculatorServices
  /// The calculation with its complete visible state, which can be saved and restored.
  public var state = State()
  /// The cancellation check of the current key's work; `nil` for none.
  var interruption: KeyInterruption?

  /// A calculator that displays 0.
  public init(services: CalculatorServices) { self.services = services }

  #if !hasFeature(Embedded)
    /// A calculator that displays 0, uses the system's clock and stores everything in memory.
    public init() { self.init(services: CalculatorServices()) }
  #endif

  // MARK: Output

  /// The error that is displayed instead of a number. Only a digit, the point or `AC` continues then; other keys are
  /// ignored.
  ///
  /// Its range refers to the expression at that time; it has none after a change of width or settings that affects the
  /// expression.
  public var error: CalculatorError? {
    guard let failure = state.failure, failure.error.range != nil, failure.format != expressionFormat,
      failure.expression != expression
    else {
      return state.failure?.error
    }
    return failure.error.withoutRange
  }

  /// The displayed number: `1,234.5`; `Error` or `NaN` if there is none. Never empty.
  public var display: String { shownNumber.text }

  /// The displayed number with its mark.
  public var shownNumber: ShownNumber {
    if error != nil { return ShownNumber(state.errorDisplay) }
    if let typed = state.typed { return ShownNumber(String(typed.tail.suffix(state.displayWidth)).withoutSpacesAtEnd) }
    if let furtherDigits = state.furtherDigits, state.hasResult { return ShownNumber(furtherDigits.text) }
    return state.entry.map { ShownNumber(format.entryText($0.shown)) } ?? format.shown(state.shown)
  }

  /// The calculation so far, as keyed, with glyphs; after `=` the complete expression, with the brackets that `=`
  /// closed.
  public var expression: String {
    switch settings.entryStyle {
    case .algebraic:
      (state.typed?.text ?? state.keyed.shown(expressionFormat, entry: state.entry?.shown)).withoutSpacesAtEnd
    case .chain: state.chain.expression(chainOperand)
    }
  }

  /// The finished lines of the current calculation, newest last. In algebraic style a bracketed expression is part of
  /// one line.
  public var lines: [Line] {
    switch settings.entryStyle {
    case .algebraic: state.keyed.lines(expressionFormat, isFinished: state.hasResult)
    case .chain: state.chain.lines
    }
  }

  /// The last parts of the expression, preceded by … if there are others. For clients that read it after each key of
  /// long calculations.
  ///
  /// - Complexity: O(length of the result).
  public func expression(parts: Int) -> String {
    let format = expressionFormat
    // No expression has that many.
    let parts = min(max(0, parts), Self.mostPartsAsked)
    switch settings.entryStyle {
    case .algebraic:
      guard state.keyed.tokens.count > parts else { return expression }
      return "…" + withEntry(state.keyed.suffix(parts + 1)).written(format).shownBehindFirst.withoutSpacesAtEnd
    case .chain:
      guard state.chain.outer.count <= parts else {
        var inner = state.chain
        inner.outer = Array(state.chain.outer[(state.chain.outer.count - parts)...])
        return "…" + inner.expression(chainOperand).suffix(parts * format.width)
      }
      return end(of: state.chain.expression(chainOperand), parts: parts)
    }
  }

  private static let mostPartsAsked = 1_000_000

  /// The last finished lines, with at most `parts` parts in total.
  public func lines(parts: Int) -> [Line] {
    let parts = max(0, parts)
    switch settings.entryStyle {
    case .algebraic: return state.keyed.lines(expressionFormat, isFinished: state.hasResult, parts: parts)
    case .chain:
      return state.chain.lines.suffix(parts).map {
        Line(operation: $0.operation, operand: end(of: $0.operand, parts: 2))
      }
    }
  }

  /// The text, or only its end, of the length of `parts` numbers, if it is much longer.
  private func end(of text: String, parts: Int) -> String {
    let longest = parts * state.displayWidth
    return text.utf8.count > 4 * longest ? "…" + text.suffix(longest) : text
  }

  /// The operation that awaits its second operand.
  public var pendingOperation: CalculatorKey? {
    switch settings.entryStyle {
    case .algebraic: state.keyed.tokens.last?.infixKey
    case .chain: state.chain.current.operation
    }
  }

  /// Whether the next digit starts a new number.
  public var startsNewNumber: Bool { state.typed == nil && state.entry == nil || state.isEntryComplete }

  /// The number in memory as displayed, with its mark; `nil` if memory is empty.
  public var memory: String? { state.storedNumber.map { format.shown($0).marked } }

  var format: DisplayFormat { DisplayFormat(settings, width: state.displayWidth) }

  /// Numbers in expressions are written in parsable form.
  var expressionFormat: DisplayFormat {
    var format = format
    format.notation = .normal
    return format
  }

  /// A number as written in an expression.
  func inExpression(_ value: CalculatorValue) -> String { expressionFormat.shown(value).inExpression }

  // MARK: Messages

  /// Returns the pending messages and clears them.
  public mutating func takeMessages() -> [String] {
    defer { state.messages = [] }
    return state.messages
  }

  /// Tips for the first start; empty otherwise.
  public var tips: [String] {
    guard settings.isFirstLaunch, settings.showsTips else { return [] }
    let tips: [Phrase] = [
      Phrase(
        "twoWaysOfWorking",
        "Two ways of working: algebraic, where 2 + 3 × 4 is 14, and chain, where it is 20. Choose in the settings."),
      Phrase(
        "functionsComeBeforeTheir", "Functions come before their number, sin 30 =; after = they apply to the result."),
      Phrase(
        "isTakenOfTheNumberBefore",
        "\(CalculatorKey.percent.glyph) takes a percentage of the number before it: 200 + 10 % is 220."),
      Phrase(
        "changesTheUnitOfAngles",
        "\(CalculatorKey.angleUnit.glyph) changes the angle unit; \(CalculatorKey.help.glyph) shows all keys."
      ),
    ]
    return tips.map { $0.description }
  }

  /// Hides the tips from the next start on.
  public mutating func dismissTips() { changeSettings { $0.isFirstLaunch = false } }
}

extension String {
  var withoutSpacesAtEnd: String { String(self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)]) }
}

#if !hasFeature(Embedded)
  extension CalculatorSession.Line: Codable {}
  extension CalculatorSession.Panel: Codable {}
#endif
