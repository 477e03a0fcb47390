import Reckon
import ReckonCalculator
import ReckonTerminal

/// The keypad as a value: what is shown, and what each event does to it.
package struct KeypadModel: Sendable {
  /// A panel beside or over the keys.
  package enum Panel: Hashable, Sendable {
    case tips, settings, history, units, currency, help
  }

  package internal(set) var session: CalculatorSession
  package var size: TerminalSize {
    didSet { fitDisplay() }
  }
  /// The key that Enter presses.
  package private(set) var selected = CalculatorKey.equals
  /// The key that was pressed last, as long as it lights up.
  package private(set) var pressed: CalculatorKey?
  /// The current message for the user.
  package internal(set) var message: String?
  /// How many finished lines below those in view.
  private(set) var linesBelow = 0
  package private(set) var isDone = false
  /// Whether the work of the key that was handled last was ended.
  package private(set) var wasStopped = false
  /// While an event is handled: whether the work of a key must end.
  private var isAskedToStop: (@Sendable () -> Bool)?

  var historyPanel = HistoryPanel()
  var units = ConversionPanel(.units)
  var currency = ConversionPanel(.currency)
  var helpPanel = HelpPanel()
  var settingsPanel = SettingsPanel()
  private var showsSettings = false
  /// The tips at the first start, until they are dismissed.
  private(set) var tips: [String]

  package init(session: CalculatorSession, size: TerminalSize, message: String? = nil) {
    self.session = session
    self.size = size
    self.message = message
    tips = session.tips
    // However the program ends, they have been shown.
    if !tips.isEmpty { self.session.dismissTips() }
    fitDisplay()
    takeMessages()
  }

  /// The panel that is open and gets the keys.
  package var panel: Panel? {
    if !tips.isEmpty { return .tips }
    if showsSettings { return .settings }
    return switch session.state.panel {
    case .history: .history
    case .units: .units
    case .currency: .currency
    case .help: .help
    case nil: nil
    }
  }

  /// Nothing when the window is too small.
  package var layout: KeypadLayout? {
    KeypadLayout(size: size, style: session.settings.entryStyle, hasPanel: panel != nil)
  }

  /// Lets the pressed key go dark again.
  package mutating func endHighlight() { pressed = nil }

  // MARK: Events

  /// Does what an event asks for. Events without a meaning are ignored.
  ///
  /// - Parameter isAskedToStop: asked now and then while a key works; with true that ends, and the calculator is as it
  ///   was before the key. Where nothing was left to end, it quits, as Ctrl-C does between keys.
  package mutating func handle(_ event: TerminalEvent, _ isAskedToStop: (@Sendable () -> Bool)? = nil) {
    (self.isAskedToStop, wasStopped) = (isAskedToStop, false)
    defer {
      self.isAskedToStop = nil
      if wasStopped { message = "\(Phrase("stopped"))" } else if isAskedToStop?() == true { isDone = true }
    }
    switch event {
    case .endOfInput, .key(.character("c"), .ctrl), .key(.character("d"), .ctrl): isDone = true
    // In the lists of units letters look for one.
    case .text("q") where layout == nil || session.isIdle && panel != .units && panel != .currency: isDone = true
    case .resize, .resume: break
    case .key, .text, .paste, .mouse:
      guard let layout else { return }
      if case .mouse(let mouse) = event {
        handle(mouse, layout)
      } else {
        message = nil
        if !handleInPanel(event) { handleOnKeys(event, layout) }
      }
      takeMessages()
    }
  }

  private mutating func handleOnKeys(_ event: TerminalEvent, _ layout: KeypadLayout) {
    switch event {
    case .key(.up, _): selected = layout.grid.neighbour(of: selected, .up)
    case .key(.down, _): selected = layout.grid.neighbour(of: selected, .down)
    // Until a key is chosen, → and ← go through the digits of a result.
    case .key(.right, _) where selected == .equals && session.hasFurtherDigits: session.showFurtherDigits()
    case .key(.left, _) where selected == .equals && session.showsFurtherDigits: session.showEarlierDigits()
    case .key(.left, _): selected = layout.grid.neighbour(of: selected, .left)
    case .key(.right, _): selected = layout.grid.neighbour(of: selected, .right)
    case .key(.enter, _): press(selected)
    // A blank between words, unless a key was chosen.
    case .text(" ") where selected != .equals: press(selected)
    case .key(.backspace, _): type(.backspace)
    case .key(.delete, _): type(.clearEntry)
    case .key(.pageUp, _): scrollLines(by: layout.visibleLines, layout)
    case .key(.pageDown, _): scrollLines(by: -layout.visibleLines, layout)
    case .key(.escape, _): closePanel()
    case .key(.function(2), _): showsSettings = true
    case .key(.character("e"), .ctrl): type(.currency)
    case .key(.character("g"), .ctrl): type(.angleUnit)
    case .key(.character("l"), .ctrl): type(.allClear)
    case .key(.character("r"), .ctrl): type(.history)
    case .key(.character("u"), .ctrl): type(.units)
    case .text(",") where session.isIdle && !session.usesDecimalComma: showsSettings = true
    // Letters act by themselves only where nothing is being entered; no name that is typed begins with one of these.
    case .text("H") where session.isIdle: type(.history)
    case .text("u") where session.isIdle: type(.units)
    case .text(let character): type(character)
    case .paste(let text):
      selected = .equals
      work { session, deadline throws(FormulaError) in try session.paste(text, deadline: deadline) }
    case .key, .mouse, .resize, .resume, .endOfInput: break
    }
  }

  private mutating func handle(_ mouse: MouseEvent, _ layout: KeypadLayout) {
    switch mouse.action {
    case .press(.left):
      message = nil
      if let key = layout.key(row: mouse.row, column: mouse.column) {
        dismissTips()
        press(key)
      } else if layout.panel?.contains(row: mouse.row, column: mouse.column) == true {
        // Beside the keys stands the history when nothing else is open.
        if panel == nil { session.press(.history) }
        clickInPanel(mouse, layout)
      }
    case .scroll(let direction):
      let step = direction == .up ? -1 : direction == .down ? 1 : 0
      if layout.panel?.contains(row: mouse.row, column: mouse.column) == true {
        scrollPanel(by: step)
      } else if layout.display.contains(row: mouse.row, column: mouse.column) {
        scrollLines(by: -step, layout)
      }
    case .press, .release, .move: break
    }
  }

  // MARK: Keys

  /// Types a character: the key that it presses, or a part of a text.
  private mutating func type(_ character: Character) {
    let key = session.key(typedAs: character)
    selected = .equals
    work { session, deadline throws(FormulaError) in try session.type(character, deadline: deadline) }
    light(key)
  }

  /// Presses a key from the keyboard. Enter is then an equals key again.
  mutating func type(_ key: CalculatorKey) {
    selected = .equals
    press(key)
  }

  private mutating func press(_ key: CalculatorKey) {
    work { session, deadline throws(FormulaError) in try session.press(key, deadline: deadline) }
    light(key)
  }

  /// Lets the calculator work until it has done so, or is asked to stop.
  private mutating func work(_ body: (inout CalculatorSession, EvaluationOptions.Deadline) throws(FormulaError) -> Void)
  {
    let deadline = EvaluationOptions.Deadline(hasPassed: isAskedToStop ?? { false })
    do throws(FormulaError) { try body(&session, deadline) } catch { wasStopped = true }
  }

  /// Shows what a key did, and which one it was; none for a part of a text.
  private mutating func light(_ key: CalculatorKey?) {
    showsSettings = false
    pressed = key
    linesBelow = 0
    switch session.state.panel {
    case .history: if key == .history { historyPanel = HistoryPanel() }
    case .units: if key == .units { units.open(session) }
    case .currency: if key == .currency { currency.open(session) }
    case .help: if key == .help { helpPanel = HelpPanel() }
    case nil: break
    }
  }

  private mutating func scrollLines(by count: Int, _ layout: KeypadLayout) {
    linesBelow = min(max(0, linesBelow + count), max(0, session.lines.count - layout.visibleLines))
  }

  // MARK: Panels and messages

  /// Closes the panel that is open, if one is.
  mutating func closePanel() {
    showsSettings = false
    session.state.panel = nil
  }

  mutating func dismissTips() { tips = [] }

  mutating func changeSetting(by step: Int) {
    let setting = settingsPanel.setting
    let choice = settingsPanel.choice(after: step, session.settings)
    session.changeSettings { _ = setting.set(&$0, choice) }
    selected = .equals
    fitDisplay()
  }

  private mutating func takeMessages() {
    if let remark = session.state.remarks.last { message = remark }
    if let refusal = session.state.refusal { message = refusal.message }
    // The last one is the newest; older ones would have to be scrolled.
    if let newest = session.takeMessages().last { message = newest }
  }

  private mutating func fitDisplay() {
    if let layout { session.state.displayWidth = layout.numberWidth }
    linesBelow = 0
  }
}
