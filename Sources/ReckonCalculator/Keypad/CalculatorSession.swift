import Reckon

/// A calculator with keys and a display, as a value: each key press changes it, and nothing else does.
///
/// ```swift
/// var session = CalculatorSession()
/// for key in try CalculatorKey.keys(of: "2 + 3 =") { session.press(key) }
/// session.display  // "5"
/// ```
///
/// It reads and writes no file and no clock itself; what it needs of the world it is given as ``CalculatorServices``.
///
/// In **algebraic** style keys write an expression, in which precedence counts. Functions come before their operand (`sin 30 =`), except
/// `x²`, `x!`, `1/x`, `%`, which apply to the operand before them. An operand right behind another one is multiplied by it: `30 sin` begins
/// `30 × sin(`. A function key after `=` applies to the result; a digit after it takes the result's place.
/// In **chain** style each operation is worked out as the next key is pressed, and functions apply at once to the number on the display.
/// In both, `=` after an operator takes the number on the display as its second operand.
///
/// Two calculators are **equal** when they show the same and go on in the same way: with the same ``state``, settings and history. A view that is
/// drawn from the value needs to be drawn again only when the value is another. Reading ``display``, ``expression`` and ``lines`` at each key costs
/// no more than copying their text.
public struct CalculatorSession: Sendable {
  /// A finished line of the current calculation.
  public struct Line: Hashable, Sendable {
    /// The glyph of the operation before the operand; empty on the first line.
    public let operation: String
    /// The operand as it was displayed.
    public let operand: String

    /// A line of its two parts.
    public init(operation: String, operand: String) {
      self.operation = operation
      self.operand = operand
    }
  }

  /// A panel beside the keys.
  public enum Panel: String, CaseIterable, Hashable, Sendable {
    /// A panel that the key of its name opens and closes.
    case history, units, currency, help
  }

  /// The services that the calculator was given, with its current history and settings.
  public package(set) var services: CalculatorServices
  /// The calculation with all that is seen of it, which can be kept and put back.
  public var state = State()
  /// What ends the work of the key that is being pressed; `nil` where nothing does.
  var interruption: KeyInterruption?

  /// A calculator that shows 0.
  public init(services: CalculatorServices) { self.services = services }

  #if !hasFeature(Embedded)
    /// A calculator that shows 0, by the system's clock, and keeps everything in memory.
    public init() { self.init(services: CalculatorServices()) }
  #endif

  // MARK: What is seen

  /// Why there is no number on the display. Only a digit, the point or `AC` goes on then; other keys do nothing.
  ///
  /// Its place is that in the expression as it was; with a width or settings that show another one it has none.
  public var error: CalculatorError? {
    guard let failure = state.failure, failure.error.range != nil, failure.format != expressionFormat, failure.expression != expression
    else {
      return state.failure?.error
    }
    return failure.error.withoutRange
  }

  /// The number on the display: `1,234.5`; `Error` or `NaN` when there is none. Never empty.
  public var display: String { shownNumber.text }

  /// The number on the display with its mark.
  public var shownNumber: ShownNumber {
    if error != nil { return ShownNumber(state.errorDisplay) }
    if let typed = state.typed { return ShownNumber(String(typed.tail.suffix(state.displayWidth)).withoutSpacesAtEnd) }
    if let furtherDigits = state.furtherDigits, state.hasResult { return ShownNumber(furtherDigits.text) }
    return state.entry.map { ShownNumber(format.entryText($0.shown)) } ?? format.shown(state.shown)
  }

  /// The calculation so far, as it was keyed, with glyphs; after `=` all of it, with the brackets that `=` closed.
  public var expression: String {
    switch settings.entryStyle {
    case .algebraic: (state.typed?.text ?? state.keyed.shown(expressionFormat, entry: state.entry?.shown)).withoutSpacesAtEnd
    case .chain: state.chain.expression(chainOperand)
    }
  }

  /// The finished lines of the current calculation, newest last. In algebraic style what stands in brackets is part of one line.
  public var lines: [Line] {
    switch settings.entryStyle {
    case .algebraic: state.keyed.lines(expressionFormat, isFinished: state.hasResult)
    case .chain: state.chain.lines
    }
  }

  /// The end of the expression: the last parts, so many of them, behind … when there are others before them. For those who look at each key
  /// of long calculations.
  ///
  /// - Complexity: O(what it gives).
  public func expression(parts: Int) -> String {
    let format = expressionFormat
    // No expression has as many.
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

  /// The last of the finished lines, which have no more parts together.
  public func lines(parts: Int) -> [Line] {
    let parts = max(0, parts)
    switch settings.entryStyle {
    case .algebraic: return state.keyed.lines(expressionFormat, isFinished: state.hasResult, parts: parts)
    case .chain: return state.chain.lines.suffix(parts).map { Line(operation: $0.operation, operand: end(of: $0.operand, parts: 2)) }
    }
  }

  /// A text as it is, or only its end, as long as so many numbers, when it is much longer.
  private func end(of text: String, parts: Int) -> String {
    let longest = parts * state.displayWidth
    return text.utf8.count > 4 * longest ? "…" + text.suffix(longest) : text
  }

  /// The operation that waits for its second operand.
  public var pendingOperation: CalculatorKey? {
    switch settings.entryStyle {
    case .algebraic: state.keyed.tokens.last?.infixKey
    case .chain: state.chain.current.operation
    }
  }

  /// Whether the next digit starts a new number.
  public var startsNewNumber: Bool { state.typed == nil && state.entry == nil || state.isEntryComplete }

  /// The number in memory as it would be displayed, with its mark; `nil` when memory is empty.
  public var memory: String? { state.storedNumber.map { format.shown($0).marked } }

  var format: DisplayFormat { DisplayFormat(settings, width: state.displayWidth) }

  /// Numbers within an expression are written as they can be typed.
  var expressionFormat: DisplayFormat {
    var format = format
    format.notation = .normal
    return format
  }

  /// A number as it is written within an expression.
  func inExpression(_ value: CalculatorValue) -> String { expressionFormat.shown(value).inExpression }

  // MARK: What a person should know

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
        "twoWaysOfWorking", "Two ways of working: algebraic, where 2 + 3 × 4 is 14, and chain, where it is 20. Choose in the settings."),
      Phrase("functionsComeBeforeTheir", "Functions come before their number, sin 30 =; after = they apply to the result."),
      Phrase("isTakenOfTheNumberBefore", "\(CalculatorKey.percent.glyph) is taken of the number before it: 200 + 10 % is 220."),
      Phrase(
        "changesTheUnitOfAngles", "\(CalculatorKey.angleUnit.glyph) changes the unit of angles; \(CalculatorKey.help.glyph) shows all keys."
      ),
    ]
    return tips.map { $0.description }
  }

  /// Makes this start the last one that shows tips.
  public mutating func dismissTips() { changeSettings { $0.isFirstLaunch = false } }
}

extension String {
  var withoutSpacesAtEnd: String { String(self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)]) }
}

#if !hasFeature(Embedded)
  extension CalculatorSession.Line: Codable {}
  extension CalculatorSession.Panel: Codable {}
#endif
