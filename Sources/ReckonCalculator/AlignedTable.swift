/// Rows of text in columns of equal width, two spaces apart.
package struct AlignedTable: Sendable {
  package enum Alignment: Sendable {
    case left, right
  }

  private let columns: [Alignment]
  private var rows: [[String]] = []

  package init(_ columns: [Alignment]) { self.columns = columns }

  /// Adds a row; excess fields are dropped.
  package mutating func add(_ fields: String...) { rows.append(fields) }

  /// One line per row, with a line end and no leading spaces.
  package var text: String {
    let widths = columns.indices.map { column in rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0 }
    return rows.map { row in
      let fields = zip(row, zip(columns, widths)).map { field, column in
        let padding = String(repeating: " ", count: max(0, column.1 - field.count))
        return column.0 == .left ? field + padding : padding + field
      }
      let line = fields.joined(separator: "  ")
      return String(line.prefix(line.count - line.reversed().prefix { $0 == " " }.count)) + "\n"
    }.joined()
  }
}
