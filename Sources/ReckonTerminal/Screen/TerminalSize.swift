import ReckonSystem

/// Rows and columns of a terminal's window.
package struct TerminalSize: Hashable, Sendable {
  package let columns: Int
  package let rows: Int

  /// - Parameters: a number below 1 counts as 1, and one above 1,000 as 1,000.
  package init(columns: Int, rows: Int) {
    self.columns = min(max(columns, 1), 1000)
    self.rows = min(max(rows, 1), 1000)
  }

  /// The size of the window at a file descriptor; where it does not know it, what the environment says, or 80 × 24.
  package init(descriptor: Int32, environment: [String: String]) {
    var window = winsize()
    let isKnown = ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0 && window.ws_col > 0 && window.ws_row > 0
    self.init(
      columns: isKnown ? Int(window.ws_col) : environment["COLUMNS"].flatMap { Int($0) } ?? 80,
      rows: isKnown ? Int(window.ws_row) : environment["LINES"].flatMap { Int($0) } ?? 24)
  }
}

/// A rectangle of cells.
package struct ScreenArea: Hashable, Sendable {
  package let rows: Range<Int>
  package let columns: Range<Int>

  /// - Parameters: numbers of rows and columns below 0 count as 0.
  package init(row: Int, column: Int, rows: Int, columns: Int) {
    self.rows = row..<row + max(0, rows)
    self.columns = column..<column + max(0, columns)
  }

  package func contains(row: Int, column: Int) -> Bool { rows.contains(row) && columns.contains(column) }

  /// The area inside a border of some rows and columns.
  package func inset(rows inner: Int, columns sides: Int) -> Self {
    Self(
      row: rows.lowerBound + inner, column: columns.lowerBound + sides, rows: rows.count - 2 * inner,
      columns: columns.count - 2 * sides)
  }

  /// The area without some rows at its end.
  package func without(rowsBelow count: Int) -> Self {
    Self(row: rows.lowerBound, column: columns.lowerBound, rows: rows.count - count, columns: columns.count)
  }
}
