import ReckonCalculator
import ReckonTerminal

/// Where the parts of the keypad stand in a window of some size.
package struct KeypadLayout: Hashable, Sendable {
  package static let smallest = TerminalSize(columns: 40, rows: 20)
  /// From this width on a panel stands beside the keys instead of over them.
  static let widthForSidePanel = 76

  package let grid: KeypadGrid
  /// The display with its border.
  package let display: ScreenArea
  /// The area of all keys; nothing while a panel stands over it.
  package let keys: ScreenArea?
  /// The panel with its border.
  package let panel: ScreenArea?
  /// Whether the panel stands beside the keys, and is there even when none is open.
  let isPanelBeside: Bool
  package let hintRow: Int
  /// Rows and columns of one key, each with the gap behind it.
  let keyRows: Int
  let keyColumns: Int

  /// Nothing for a window that is too small.
  package init?(size: TerminalSize, style: CalculatorSettings.EntryStyle, hasPanel: Bool) {
    guard size.columns >= Self.smallest.columns, size.rows >= Self.smallest.rows else { return nil }
    grid = KeypadGrid(style)
    isPanelBeside = size.columns >= Self.widthForSidePanel
    let panelColumns = isPanelBeside ? min(max(32, size.columns * 2 / 5), 46) : 0
    keyColumns = min((size.columns - panelColumns) / grid.columns, style == .chain ? 16 : 9)
    let width = keyColumns * grid.columns
    let left = max(0, size.columns - width - panelColumns) / 2

    // The display takes seven rows at least, the hint one.
    keyRows = min(max((size.rows - 8) / grid.rows.count, 1), 3)
    let keyHeight = keyRows * grid.rows.count
    let displayHeight = min(size.rows - 1 - keyHeight, 22)
    let top = (size.rows - 1 - keyHeight - displayHeight) / 2
    hintRow = top + displayHeight + keyHeight
    if isPanelBeside {
      display = ScreenArea(row: top, column: left, rows: displayHeight, columns: width - 1)
      keys = ScreenArea(row: top + displayHeight, column: left, rows: keyHeight, columns: width)
      panel = ScreenArea(row: top, column: left + width, rows: displayHeight + keyHeight, columns: panelColumns)
    } else if hasPanel {
      // Only the current calculation stays in view.
      display = ScreenArea(row: top, column: left, rows: 5, columns: width - 1)
      keys = nil
      panel = ScreenArea(row: top + 5, column: left, rows: displayHeight + keyHeight - 5, columns: width - 1)
    } else {
      display = ScreenArea(row: top, column: left, rows: displayHeight, columns: width - 1)
      keys = ScreenArea(row: top + displayHeight, column: left, rows: keyHeight, columns: width)
      panel = nil
    }
  }

  /// How many finished lines are in view.
  var visibleLines: Int { display.rows.count - 5 }

  /// The widest number: room for a border, a blank and the ≈ with its blank.
  var numberWidth: Int { display.columns.count - 6 }

  /// The area of a key without the gaps around it.
  package func area(row: Int, _ slot: KeypadGrid.Slot) -> ScreenArea? {
    guard let keys else { return nil }
    return ScreenArea(
      row: keys.rows.lowerBound + row * keyRows, column: keys.columns.lowerBound + slot.column * keyColumns,
      rows: keyRows,
      columns: slot.span * keyColumns - 1)
  }

  /// The key at a place of the window.
  package func key(row: Int, column: Int) -> CalculatorKey? {
    for (index, slots) in grid.rows.enumerated() {
      for slot in slots where area(row: index, slot)?.contains(row: row, column: column) == true { return slot.key }
    }
    return nil
  }
}
