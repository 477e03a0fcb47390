extension SheetArea {
  /// The bounding rectangle of two areas of one sheet; `nil` for different sheets.
  package func rectangle(with other: SheetArea) -> SheetArea? {
    guard sheet?.lowercased() == other.sheet?.lowercased() else { return nil }
    return SheetArea(
      sheet: sheet,
      rows: min(rows.lowerBound, other.rows.lowerBound)...max(rows.upperBound, other.rows.upperBound),
      columns: min(columns.lowerBound, other.columns.lowerBound)...max(columns.upperBound, other.columns.upperBound))
  }

  /// `'Sheet 2'!A1:B3`, as formulas of cells write it.
  var source: String {
    guard let sheet else { return name }
    let quoted = sheet.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
    return "'\(quoted)'!" + SheetArea(sheet: nil, rows: rows, columns: columns).name
  }

  /// Whether it is in another workbook, as in `[1]Sheet1`.
  var isInOtherWorkbook: Bool { sheet?.hasPrefix("[") ?? false }
}
