import ReckonCalculator
import ReckonTerminal

/// Draws the keypad. It depends on nothing but the model and the terminal's colours.
package struct KeypadView {
  let model: KeypadModel
  let depth: ColorDepth
  var screen: Screen

  /// The screen to show on the terminal.
  package static func screen(of model: KeypadModel, _ depth: ColorDepth) -> Screen {
    var view = KeypadView(model: model, depth: depth, screen: Screen(size: model.size))
    guard let layout = model.layout else {
      view.drawTooSmall()
      return view.screen
    }
    view.drawDisplay(layout)
    view.drawKeys(layout)
    view.drawPanel(layout)
    view.drawHint(layout)
    return view.screen
  }

  /// One sentence, broken between words, in the middle.
  private mutating func drawTooSmall() {
    let smallest = KeypadLayout.smallest
    let size = model.size
    let advice: Phrase = Phrase(
      "keypadNeedsAndTheWindow",
      """
      The keypad needs \(smallest.columns) × \(smallest.rows), and the window is \(size.columns) × \(size.rows): \
      make it larger, or press q.
      """)
    let lines = Self.broken(advice.description, width: size.columns)
    let top = max(0, (size.rows - lines.count) / 2)
    for (index, line) in lines.enumerated() {
      screen.write(line, row: top + index, column: max(0, (size.columns - CharacterWidth.of(line)) / 2))
    }
  }

  private mutating func drawHint(_ layout: KeypadLayout) {
    let left = layout.display.columns.lowerBound
    let end = (layout.isPanelBeside ? layout.panel : nil)?.columns.upperBound ?? layout.display.columns.upperBound
    if let message = model.message {
      let lines = Self.broken(message, width: end - left, rows: 3)
      // In a narrow window it stands over the lowest keys, so that its advice can be read.
      for (row, line) in zip((layout.hintRow - lines.count + 1)..., lines) {
        screen.write(
          String(repeating: " ", count: end - left), row: row, column: left, end: end,
          style: CellStyle(KeypadPalette.warning))
        screen.write(line, row: row, column: left, end: end, style: CellStyle(KeypadPalette.warning))
      }
      return
    }
    var column = left
    // What does not fit whole is left out.
    for (key, phrase) in hints {
      let meaning = phrase.description
      guard column + CharacterWidth.of(key) + CharacterWidth.of(meaning) + 1 <= end else { continue }
      column = screen.write(
        key, row: layout.hintRow, column: column, end: end, style: CellStyle(KeypadPalette.title, .bold))
      column =
        screen.write(
          " \(meaning)", row: layout.hintRow, column: column, end: end, style: CellStyle(KeypadPalette.quiet)) + 2
    }
  }

  /// Hints about keys in the current state, the most important first.
  private var hints: [(key: String, meaning: Phrase)] {
    switch model.panel {
    case nil:
      [
        ("?", "help"), ("Enter", Phrase(verbatim: model.selected.glyph)), ("←↑↓→", "choose"), ("q", "quit"),
        (",", "settings"),
      ]
    case .tips: [("Enter", "start"), ("q", "quit")]
    case .settings: [("←→", "change"), ("↑↓", "choose"), ("Esc", "close"), ("q", "quit")]
    case .history:
      model.historyPanel.asksToClear
        ? [("y", Phrase("dropThemAll", "drop them all")), ("n", Phrase("keepThem", "keep them"))]
        : [("Enter", "result"), ("e", "expression"), ("c", "clear"), ("Esc", "close"), ("↑↓", "choose"), ("q", "quit")]
    case .units, .currency: [("Enter", "use"), ("Space", "swap"), ("Esc", "close"), ("←↑↓→", "choose")]
    case .help: [("↑↓", "scroll"), ("Esc", "close"), ("q", "quit")]
    }
  }

  // MARK: Text and frames

  /// A border with a title at its left and a remark at its right.
  mutating func drawFrame(_ area: ScreenArea, title: String, remark: String = "", isActive: Bool = true) {
    drawBox(area, CellStyle(isActive ? KeypadPalette.title : KeypadPalette.frame))
    let (top, left, right) = (area.rows.lowerBound, area.columns.lowerBound, area.columns.upperBound - 1)
    if !title.isEmpty {
      screen.write(
        " \(title) ", row: top, column: left + 2, end: right - 1,
        style: CellStyle(KeypadPalette.title, isActive ? .bold : []))
    }
    if !remark.isEmpty {
      screen.write(
        " \(remark) ", row: top, column: right - 3 - CharacterWidth.of(remark), end: right - 1,
        style: CellStyle(KeypadPalette.quiet))
    }
  }

  mutating func drawBox(_ area: ScreenArea, _ style: CellStyle) {
    let (top, bottom) = (area.rows.lowerBound, area.rows.upperBound - 1)
    let (left, right) = (area.columns.lowerBound, area.columns.upperBound - 1)
    let line = String(repeating: "─", count: max(0, right - left - 1))
    screen.write("╭\(line)╮", row: top, column: left, style: style)
    for row in area.rows.dropFirst().dropLast() {
      for column in [left, right] { screen.write("│", row: row, column: column, style: style) }
    }
    screen.write("╰\(line)╯", row: bottom, column: left, style: style)
  }

  /// Writes text that ends before `end`.
  mutating func writeRight(_ text: String, row: Int, end: Int, style: CellStyle) {
    screen.write(text, row: row, column: end - CharacterWidth.of(text), end: end, style: style)
  }

  /// Writes a text from a row on, broken between words, so many lines of it at most.
  mutating func writeBroken(_ text: String, row: Int, _ columns: Range<Int>, rows: Int = .max, _ color: ScreenColor) {
    for (row, line) in zip(row..., Self.broken(text, width: columns.count).prefix(rows)) {
      screen.write(line, row: row, column: columns.lowerBound, end: columns.upperBound, style: CellStyle(color))
    }
  }

  /// The beginning of a text, with … where something is cut off.
  static func shortened(_ text: String, _ width: Int) -> String {
    var columns = 0
    /// Where the mark goes if what follows does not fit.
    var cut = text.startIndex
    for index in text.indices {
      columns += CharacterWidth.of(text[index])
      // Nothing behind the edge is looked at, however long it is.
      guard columns <= width else { return width > 0 ? text[..<cut] + "…" : "" }
      if columns < width { cut = text.index(after: index) }
    }
    return text
  }

  /// So many lines of a text at most; what does not fit on the last one is cut.
  static func broken(_ text: String, width: Int, rows: Int) -> [String] {
    let lines = broken(text, width: width)
    guard lines.count > rows, rows > 0 else { return lines }
    return Array(lines[..<(rows - 1)]) + [shortened(lines[(rows - 1)...].joined(separator: " "), width)]
  }

  /// The lines of a text that is broken between words; a word that is too long for a line is cut.
  static func broken(_ text: String, width: Int) -> [String] {
    BrokenText.lines(of: text, width: width).map { shortened($0, width) }
  }
}
