import Reckon

/// A calculator with keys and a display, as a value: each key press changes it, and nothing else does.
///
/// ```swift
/// var session = CalculatorSession()
/// for key in try Key.keys(of: "2 + 3 =") { session.press(key) }
/// session.display  // "5"
/// ```
///
/// It reads and writes no file and no clock itself; what it needs of the world it is given as ``CalculatorServices``.
public struct CalculatorSession: Sendable {
  /// A finished line of the current calculation.
  public struct Line: Hashable, Sendable {
    /// The glyph of the operation before the operand; empty on the first line.
    public let operation: String
    /// The operand as it was displayed.
    public let operand: String

    public init(operation: String, operand: String) {
      self.operation = operation
      self.operand = operand
    }
  }

  /// What is shown beside the keys.
  public enum Panel: String, CaseIterable, Hashable, Sendable {
    case history, units, currency, help
  }

  public private(set) var services: CalculatorServices
  /// The panel that is open.
  public internal(set) var panel: Panel?
  /// Why there is no number on the display. Only a digit or `AC` goes on then.
  public internal(set) var error: CalculatorError?
  /// What the person should know, oldest first: above all what could not be kept. See ``takeMessages()``.
  public internal(set) var messages: [String] = []
  /// The widest number, in columns; what is wider is displayed in scientific form.
  public var displayWidth = 24

  var entry: NumberEntry? = NumberEntry()

  public init(services: CalculatorServices = CalculatorServices()) { self.services = services }

  /// Presses a key.
  public mutating func press(_ key: Key) {
    switch key.row.action {
    case .digits(let digits): entry?.append(digits)
    case .point: entry?.appendPoint()
    case .backspace: entry?.removeLast()
    case .changeSign: entry?.changeSign()
    case .allClear, .clearEntry: entry = NumberEntry()
    case .panel(let panel): self.panel = self.panel == panel ? nil : panel
    case .infix, .prefix, .postfix, .constant, .answer, .equals, .openBracket, .closeBracket, .angleUnit, .memory: break
    }
  }

  // MARK: What is seen

  /// The number on the display: `1,234.5`; `Error` or `NaN` when there is none. Never empty.
  public var display: String { entry?.text ?? "0" }
  /// Whether functions that are not exact took part in the number on the display; it is then shown behind a ≈.
  public var isApproximate: Bool { false }
  /// The calculation so far, as it was keyed, with glyphs.
  public var expression: String { entry?.text ?? "" }
  /// The finished lines of the current calculation, newest last.
  public var lines: [Line] { [] }
  /// The operation that waits for its second operand.
  public var pendingOperation: Key? { nil }
  /// Whether the next digit starts a new number.
  public var startsNewNumber: Bool { false }
  /// The number in memory as it would be displayed; nothing when memory is empty.
  public var memory: String? { nil }

  /// Gives the messages and forgets them.
  public mutating func takeMessages() -> [String] {
    defer { messages = [] }
    return messages
  }

  public mutating func closePanel() { panel = nil }

  // MARK: Settings, history, tips

  public var settings: CalculatorSettings { services.settings.settings }

  /// Changes settings and keeps them at once.
  public mutating func changeSettings(_ change: (inout CalculatorSettings) -> Void) {
    keep { services throws(StorageError) in try services.settings.update(change) }
  }

  /// Calculations that were finished, newest first.
  public var history: [HistoryEntry] { services.history.entries }

  /// Puts the result of an earlier calculation on the display.
  public mutating func useResult(of entry: HistoryEntry) { enter(entry.result) }

  /// Puts the expression of an earlier calculation on the display, to be changed or gone on from.
  public mutating func useExpression(of entry: HistoryEntry) {}

  public mutating func clearHistory() {
    keep { services throws(StorageError) in try services.history.clear() }
  }

  /// What a person should know at the first start; empty at all others.
  public var tips: [String] { settings.isFirstLaunch && settings.showsTips ? ["Press ? for help."] : [] }

  /// Makes the first start the only one that shows tips.
  public mutating func dismissTips() { changeSettings { $0.isFirstLaunch = false } }

  /// Puts a number on the display as a result: an operator goes on from it, a digit starts anew.
  ///
  /// - Parameter value: the number with all its digits, as text that the language reads.
  public mutating func enter(_ value: String) {}

  /// Changes what is stored; trouble becomes a message.
  mutating func keep(_ change: (inout CalculatorServices) throws(StorageError) -> Void) {
    do throws(StorageError) { try change(&services) } catch { messages.append(error.message) }
  }
}
