extension SheetArea {
  /// The least area that has the cells of two in one sheet; `nil` where they are in two.
  package func rectangle(with other: SheetArea) -> SheetArea? {
    guard sheet?.lowercased() == other.sheet?.lowercased() else { return nil }
    return SheetArea(
      sheet: sheet,
      rows: min(rows.lowerBound, other.rows.lowerBound)...max(rows.upperBound, other.rows.upperBound),
      columns: min(columns.lowerBound, other.columns.lowerBound)...max(columns.upperBound, other.columns.upperBound))
  }

  /// `'Sheet 2'!A1:B3`, as formulas of cells name it.
  var source: String {
    guard let sheet else { return name }
    let quoted = sheet.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
    return "'\(quoted)'!" + SheetArea(sheet: nil, rows: rows, columns: columns).name
  }

  /// Whether it is in another workbook, as `[1]Sheet1` says.
  var isInOtherWorkbook: Bool { sheet?.hasPrefix("[") ?? false }
}
