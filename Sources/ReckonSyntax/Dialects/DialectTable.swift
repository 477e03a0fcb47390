import ReckonCatalogue

/// Selected or sorted rows of an area: its columns and the positions of the rows, padded with missing values.
struct DialectTable {
  var columns: [DialectPiece]
  var places: DialectPiece
  /// The default value if no row is selected: a single cell.
  var otherwise: [DialectPiece] = []
  /// Whether the default is the empty text.
  var fallsToBlank = false
}

extension DialectWriter {
  mutating func table(of piece: DialectPiece, _ name: String) throws(FormulaError) -> DialectTable {
    if let table = piece.table.first { return table }
    guard let area = piece.area, !area.isUnbounded, area.rows.count <= Self.mostRows, area.columns.count <= 100 else {
      throw otherValues(name, piece.range)
    }
    var columns: [DialectPiece] = []
    for number in 1...area.columns.count {
      guard let column = area.column(number) else { continue }
      columns.append(self.range(column, piece.range))
    }
    return DialectTable(columns: columns, places: sequence(1...area.rows.count, (area.rows.count, 1), piece.range))
  }

  /// A table as a list if it has one column of one kind.
  mutating func piece(_ table: DialectTable, _ range: SourceRange) throws(FormulaError) -> DialectPiece {
    var piece = atom("`\(String(source.slice(range)))`", .list, range)
    // Empty cells are 0 in some array contexts.
    if table.columns.count == 1, hasNoGaps(table.columns[0]) {
      let kinds = kinds(of: table.columns[0])
      if kinds == .number || kinds == .text {
        let list = try values(of: table.columns[0], kinds)
        piece = joined(
          kinds == .text ? "takenTexts(" : "taken(", [list, try copy(table.places)], ")", .list, range)
        piece.elements = kinds
      }
    }
    (piece.table, piece.shape, piece.mayFail) = ([table], (-1, table.columns.count), true)
    // A function of the complete list does not handle the default value.
    piece.failsForOtherKinds = !table.otherwise.isEmpty
    return piece
  }
}
