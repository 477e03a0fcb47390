import ReckonCalculator
import ReckonTerminal

/// Handling of keys and the mouse while a panel is open.
extension KeypadModel {
  /// Gives an event to the panel that is open; false when the keys get it.
  mutating func handleInPanel(_ event: TerminalEvent) -> Bool {
    switch panel {
    case nil: return false
    case .tips:
      dismissTips()
      switch event {
      case .key(.enter, _), .key(.escape, _), .text(" "): return true
      case .key, .text, .paste, .mouse, .resize, .resume, .endOfInput: return false
      }
    case .settings: return handleInSettings(event)
    case .history: return handleInHistory(event)
    case .units: return handleInConversion(event, \.units)
    case .currency: return handleInConversion(event, \.currency)
    case .help: return handleInHelp(event)
    }
  }

  private mutating func handleInSettings(_ event: TerminalEvent) -> Bool {
    if settingsPanel.selection.handle(event, count: SettingsPanel.rows.count) { return true }
    switch event {
    case .key(.left, _): changeSetting(by: -1)
    case .key(.right, _), .key(.enter, _), .text(" "): changeSetting(by: 1)
    case .key(.escape, _), .text(","), .key(.function(2), _): closePanel()
    case .key, .text, .paste, .mouse, .resize, .resume, .endOfInput: return false
    }
    return true
  }

  private mutating func handleInHistory(_ event: TerminalEvent) -> Bool {
    if historyPanel.asksToClear {
      historyPanel.asksToClear = false
      if event == .text("y") {
        session.clearHistory()
        historyPanel = HistoryPanel()
      }
      return true
    }
    let entries = session.history
    if historyPanel.selection.handle(event, count: entries.count) { return true }
    let entry = entries.indices.contains(historyPanel.selection.index) ? entries[historyPanel.selection.index] : nil
    switch event {
    case .key(.enter, _), .text(" "):
      if let entry { session.useResult(of: entry) }
      closePanel()
    case .text("e"):
      if let entry { session.useExpression(of: entry) }
      closePanel()
    case .text("c"): historyPanel.asksToClear = !entries.isEmpty
    case .key(.left, _), .key(.right, _): break
    case .key, .text, .paste, .mouse, .resize, .resume, .endOfInput: return false
    }
    return true
  }

  private mutating func handleInConversion(_ event: TerminalEvent, _ path: WritableKeyPath<Self, ConversionPanel>)
    -> Bool
  {
    if self[keyPath: path].handle(event) { return true }
    guard event == .key(.enter, []) else { return false }
    if case .success(let result) = self[keyPath: path].conversion(of: session)?.result {
      session.enter(result)
      closePanel()
    }
    return true
  }

  private mutating func handleInHelp(_ event: TerminalEvent) -> Bool {
    let page = panelArea.rows.count
    switch event {
    case .key(.up, _): scrollPanel(by: -1)
    case .key(.down, _): scrollPanel(by: 1)
    case .key(.pageUp, _): scrollPanel(by: -page)
    case .key(.pageDown, _), .text(" "): scrollPanel(by: page)
    case .key(.home, _): scrollPanel(by: -helpPanel.first)
    case .key(.end, _): scrollPanel(by: HelpPanel.lines(width: panelArea.columns.count).count)
    case .key(.enter, _): closePanel()
    case .key, .text, .paste, .mouse, .resize, .resume, .endOfInput: return false
    }
    return true
  }

  /// The area for text inside the panel's border.
  private var panelArea: ScreenArea {
    PanelLayout.textArea(in: layout?.panel ?? ScreenArea(row: 0, column: 0, rows: 0, columns: 0))
  }

  // MARK: Mouse

  mutating func scrollPanel(by step: Int) {
    switch panel {
    case nil, .tips: break
    case .settings: settingsPanel.selection.move(by: step, count: SettingsPanel.rows.count)
    case .history: historyPanel.selection.move(by: step, count: session.history.count)
    case .units: units.scroll(by: step)
    case .currency: currency.scroll(by: step)
    case .help: helpPanel.scroll(by: step, in: panelArea)
    }
  }

  /// Chooses what was clicked; a click on what is chosen already is Enter.
  mutating func clickInPanel(_ mouse: MouseEvent, _ layout: KeypadLayout) {
    guard let panel, let area = layout.panel else { return }
    let list = PanelLayout(panel, in: area, of: self)
    switch panel {
    case .tips: dismissTips()
    case .help: break
    case .settings:
      guard let row = list.item(row: mouse.row, column: mouse.column)?.item else { return }
      settingsPanel.selection = ListSelection(row)
      _ = handleInPanel(.key(.enter, []))
    case .history:
      guard !historyPanel.asksToClear, let row = list.item(row: mouse.row, column: mouse.column)?.item else { return }
      if row == historyPanel.selection.index {
        _ = handleInPanel(.key(.enter, []))
      } else {
        historyPanel.selection = ListSelection(row)
      }
    case .units:
      if let place = list.item(row: mouse.row, column: mouse.column) {
        units.choose(column: place.column, row: place.item)
      }
    case .currency:
      if let place = list.item(row: mouse.row, column: mouse.column) {
        currency.choose(column: place.column, row: place.item)
      }
    }
  }
}
