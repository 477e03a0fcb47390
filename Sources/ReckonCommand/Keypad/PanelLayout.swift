import ReckonCalculator
import ReckonTerminal

/// Where the rows of a panel's lists stand. Drawing and the mouse both ask it.
struct PanelLayout {
  /// A list: its area, how many rows of the screen an item takes, and which items are in view.
  struct List {
    let area: ScreenArea
    let rowsPerItem: Int
    let visible: Range<Int>
  }

  let lists: [List]

  /// The area for text inside a panel's border.
  static func textArea(in frame: ScreenArea) -> ScreenArea { frame.inset(rows: 1, columns: 2) }

  init(_ panel: KeypadModel.Panel, in frame: ScreenArea, of model: KeypadModel) {
    let inner = frame.inset(rows: 1, columns: 1)
    switch panel {
    case .tips, .help: lists = []
    // Below stands what the setting means, or a question.
    case .settings:
      lists = [Self.list(inner.without(rowsBelow: 4), 1, model.settingsPanel.selection, SettingsPanel.rows.count)]
    case .history:
      lists = [Self.list(inner.without(rowsBelow: 1), 2, model.historyPanel.selection, model.session.history.count)]
    case .units: lists = Self.columns(model.units, inner)
    case .currency: lists = Self.columns(model.currency, inner)
    }
  }

  private static func list(_ area: ScreenArea, _ rowsPerItem: Int, _ selection: ListSelection, _ count: Int) -> List {
    List(
      area: area, rowsPerItem: rowsPerItem,
      visible: selection.visible(count: count, rows: area.rows.count / rowsPerItem))
  }

  /// The rows at the end of a converter's panel for the value and what there is to say of it.
  static func resultRows(_ kind: ConversionPanel.Kind) -> Int {
    switch kind {
    case .units: 4
    // The rates' date, and a warning that takes three rows.
    case .currency: 6
    }
  }

  /// Lists side by side between a heading and the result.
  private static func columns(_ panel: ConversionPanel, _ inner: ScreenArea) -> [List] {
    let columns = panel.columns
    // Names of categories are longer than those of units.
    let weights = columns.map { $0.title == "kind" ? 5 : 4 }
    var column = inner.columns.lowerBound
    return zip(columns, weights).enumerated().map { index, pair in
      let (list, weight) = pair
      let isLast = index == columns.count - 1
      let width = isLast ? inner.columns.upperBound - column : inner.columns.count * weight / weights.reduce(0, +)
      defer { column += width }
      return Self.list(
        ScreenArea(
          row: inner.rows.lowerBound + 1, column: column, rows: inner.rows.count - 2 - resultRows(panel.kind),
          columns: width), 1, list.selection,
        list.items.count)
    }
  }

  /// The list and the item at a place of the window.
  func item(row: Int, column: Int) -> (column: Int, item: Int)? {
    for (index, list) in lists.enumerated() where list.area.contains(row: row, column: column) {
      let item = list.visible.lowerBound + (row - list.area.rows.lowerBound) / list.rowsPerItem
      return list.visible.contains(item) ? (index, item) : nil
    }
    return nil
  }
}

/// Which row of a list is chosen.
struct ListSelection: Hashable, Sendable {
  private(set) var index = 0

  init(_ index: Int = 0) { self.index = index }

  /// Chooses another row; beyond an end it is the one at that end.
  mutating func move(by step: Int, count: Int) { index = min(max(0, index + step), max(0, count - 1)) }

  /// Does what a key asks for; false when the key does not move in lists.
  mutating func handle(_ event: TerminalEvent, count: Int, page: Int = 8) -> Bool {
    switch event {
    case .key(.up, _): move(by: -1, count: count)
    case .key(.down, _): move(by: 1, count: count)
    case .key(.pageUp, _): move(by: -page, count: count)
    case .key(.pageDown, _): move(by: page, count: count)
    case .key(.home, _): move(by: -count, count: count)
    case .key(.end, _): move(by: count, count: count)
    case .key, .text, .paste, .mouse, .resize, .resume, .endOfInput: return false
    }
    return true
  }

  /// The rows that are in view where there is room for `rows` of `count`: the chosen one in their middle where that is
  /// possible.
  func visible(count: Int, rows: Int) -> Range<Int> {
    let first = min(max(0, index - rows / 2), max(0, count - rows))
    return first..<min(count, first + max(0, rows))
  }
}
