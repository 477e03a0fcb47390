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
    Self(row: rows.lowerBound + inner, column: columns.lowerBound + sides, rows: rows.count - 2 * inner, columns: columns.count - 2 * sides)
  }

  /// The area without some rows at its end.
  package func without(rowsBelow count: Int) -> Self {
    Self(row: rows.lowerBound, column: columns.lowerBound, rows: rows.count - count, columns: columns.count)
  }
}
