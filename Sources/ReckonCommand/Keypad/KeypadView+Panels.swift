import Reckon
import ReckonCalculator
import ReckonTerminal

/// The panels beside or over the keys.
extension KeypadView {
  mutating func drawPanel(_ layout: KeypadLayout) {
    guard let area = layout.panel else { return }
    // Beside the keys the history is always there.
    let panel = model.panel ?? .history
    let isActive = model.panel != nil
    let inner = PanelLayout.textArea(in: area)
    let lists = PanelLayout(panel, in: area, of: model)
    switch panel {
    case .tips:
      drawFrame(area, title: Phrase("Welcome").description)
      drawTips(inner)
    case .settings:
      drawFrame(area, title: Phrase("Settings").description)
      drawSettings(lists.lists, inner)
    case .history:
      drawFrame(
        area, title: Phrase("History").description, remark: "\(model.session.history.count)", isActive: isActive)
      drawHistory(lists.lists, inner, isActive)
    case .units:
      drawFrame(area, title: Phrase("Units").description)
      drawConversion(model.units, lists.lists, inner)
    case .currency:
      drawFrame(area, title: Phrase("Currency").description)
      drawConversion(model.currency, lists.lists, inner)
    case .help:
      let lines = HelpPanel.lines(width: inner.columns.count)
      let visible = model.helpPanel.visible(of: lines.count, rows: inner.rows.count)
      drawFrame(
        area, title: Phrase("Keys").description,
        remark: Phrase("shownOf", "\(visible.lowerBound + 1)–\(visible.upperBound) of \(lines.count)").description)
      drawHelp(lines[visible], inner)
    }
  }

  private mutating func drawTips(_ inner: ScreenArea) {
    var row = inner.rows.lowerBound
    for tip in model.tips {
      for (index, line) in Self.broken(tip, width: inner.columns.count - 2).enumerated()
      where row < inner.rows.upperBound {
        if index == 0 {
          screen.write("•", row: row, column: inner.columns.lowerBound, style: CellStyle(KeypadPalette.title))
        }
        screen.write(line, row: row, column: inner.columns.lowerBound + 2, end: inner.columns.upperBound)
        row += 1
      }
    }
  }

  private mutating func drawSettings(_ lists: [PanelLayout.List], _ inner: ScreenArea) {
    guard let list = lists.first else { return }
    for item in list.visible {
      let style = rowStyle(item == model.settingsPanel.selection.index, true)
      let row = drawRow(item, list, style)
      let setting = SettingsPanel.rows[item]
      screen.write(setting.name, row: row, column: list.area.columns.lowerBound + 1, style: style)
      writeRight(
        "‹ \(setting.shown(model.session.settings)) ›", row: row, end: list.area.columns.upperBound - 1, style: style)
    }
    writeBroken(
      model.settingsPanel.setting.summary, row: inner.rows.upperBound - 3, inner.columns, rows: 3, KeypadPalette.quiet)
  }

  private mutating func drawHistory(_ lists: [PanelLayout.List], _ inner: ScreenArea, _ isActive: Bool) {
    let entries = model.session.history
    guard let list = lists.first, !entries.isEmpty else {
      return writeBroken(
        Phrase("nothingCalculatedYet", "Nothing calculated yet.").description, row: inner.rows.lowerBound,
        inner.columns, rows: 1,
        KeypadPalette.quiet)
    }
    let format = DisplayFormat(model.session.settings, width: inner.columns.count - 4)
    for item in list.visible {
      let entry = entries[item]
      let isChosen = isActive && item == model.historyPanel.selection.index
      let style = rowStyle(isChosen, true)
      let row = drawRow(item, list, style)
      screen.write(
        Self.shortened(entry.expression, inner.columns.count), row: row, column: inner.columns.lowerBound,
        end: inner.columns.upperBound,
        style: style)
      writeRight(
        Self.shortened(entry.shown(format).equation, inner.columns.count), row: row + 1,
        end: inner.columns.upperBound,
        style: isChosen ? style : CellStyle(KeypadPalette.result, .bold))
    }
    if model.historyPanel.asksToClear {
      let text = "\(HistoryCommand.question(entries.count)) y / n"
      screen.write(
        text, row: inner.rows.upperBound - 1, column: inner.columns.lowerBound, end: inner.columns.upperBound,
        style: CellStyle(KeypadPalette.warning, .bold))
    }
  }

  private mutating func drawConversion(_ panel: ConversionPanel, _ lists: [PanelLayout.List], _ inner: ScreenArea) {
    let columns = panel.columns
    if let trouble = panel.trouble {
      return writeBroken(trouble, row: inner.rows.lowerBound, inner.columns, KeypadPalette.warning)
    }
    for (index, (column, list)) in zip(columns, lists).enumerated() {
      let left = list.area.columns.lowerBound + 1
      screen.write(
        column.title.description, row: list.area.rows.lowerBound - 1, column: left,
        style: CellStyle(KeypadPalette.title, index == panel.focus ? [.bold, .underline] : []))
      for item in list.visible {
        let isChosen = item == column.selection.index
        let style = rowStyle(isChosen, index == panel.focus)
        let row = drawRow(item, list, style)
        screen.write(
          Self.shortened(column.items[item], list.area.columns.count - 2), row: row, column: left, style: style)
      }
    }
    drawResult(panel, inner)
  }

  private mutating func drawResult(_ panel: ConversionPanel, _ inner: ScreenArea) {
    let format = DisplayFormat(model.session.settings, width: inner.columns.count - 8)
    let (left, end) = (inner.columns.lowerBound, inner.columns.upperBound)
    let row = inner.rows.upperBound - PanelLayout.resultRows(panel.kind)
    guard let (from, to, result) = panel.conversion(of: model.session) else {
      writeRight(
        Phrase("noNumberToConvert", "no number to convert").description, row: row, end: end,
        style: CellStyle(KeypadPalette.quiet))
      return
    }
    let shown = model.session.shownNumber.marked
    writeRight(
      model.session.unit == nil ? "\(shown) \(from)" : shown, row: row, end: end, style: CellStyle(KeypadPalette.quiet))
    switch result {
    case .success(let value):
      writeRight(
        "\(format.shown(value).equation) \(to)", row: row + 1, end: end,
        style: CellStyle(KeypadPalette.result, .bold))
      if let note = value.note {
        writeRight(Self.shortened(note, end - left), row: row + 2, end: end, style: CellStyle(KeypadPalette.quiet))
      }
      writeBroken(value.warning ?? "", row: row + 3, inner.columns, rows: 3, KeypadPalette.warning)
    case .failure(let error):
      writeBroken(error.message, row: row + 1, inner.columns, rows: 3, KeypadPalette.error)
    }
  }

  private mutating func drawHelp(_ lines: ArraySlice<HelpPanel.Line>, _ inner: ScreenArea) {
    let left = inner.columns.lowerBound
    for (row, line) in zip(inner.rows, lines) {
      // A square in the key's colour stands before its glyph.
      if let kind = line.kind, depth != .none {
        screen.write("■", row: row, column: left, style: CellStyle(KeypadPalette.key(kind)))
      }
      screen.write(line.glyph, row: row, column: left + 2, style: CellStyle(nil, .bold))
      screen.write(line.press, row: row, column: left + 10, style: CellStyle(KeypadPalette.title, .bold))
      screen.write(
        line.name, row: row, column: left + HelpPanel.nameColumn, end: inner.columns.upperBound,
        style: CellStyle(KeypadPalette.quiet))
    }
  }

  // MARK: Rows of lists

  private func rowStyle(_ isChosen: Bool, _ hasFocus: Bool) -> CellStyle {
    guard isChosen else { return CellStyle(KeypadPalette.quiet) }
    if depth == .none { return CellStyle(nil, hasFocus ? .reverse : .underline) }
    return CellStyle(KeypadPalette.keyText, on: hasFocus ? KeypadPalette.selection : KeypadPalette.frame, .bold)
  }

  /// Fills an item's rows when it is chosen; gives the first of them.
  private mutating func drawRow(_ item: Int, _ list: PanelLayout.List, _ style: CellStyle) -> Int {
    let row = list.area.rows.lowerBound + (item - list.visible.lowerBound) * list.rowsPerItem
    if style.background != nil || style.traits.contains(.reverse) {
      screen.fill(rows: row..<row + list.rowsPerItem, columns: list.area.columns, style: style)
    }
    return row
  }
}
