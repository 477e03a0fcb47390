import ReckonCatalogue

/// `TRANSPOSE`, `MMULT`, `MDETERM` and `CHISQ.TEST`. A matrix is a list of its elements in row-major order.
extension DialectWriter {
  /// The numbers of an area or array without gaps, as matrices require; or an error.
  private mutating func elements(
    of piece: DialectPiece, _ name: String
  ) throws(FormulaError) -> (list: DialectPiece, rows: Int, columns: Int) {
    if piece.kind == .number { return (joined("[", [piece], "]", .list, piece.range), 1, 1) }
    let (rows, columns) = shape(of: piece)
    guard piece.kind.contains(.list), rows > 0, columns > 0, piece.area?.isUnbounded != true,
      piece.area == nil && piece.items == nil || hasNoGaps(piece)
    else { throw otherValues(name, piece.range) }
    let kinds = kinds(of: piece)
    guard kinds.isSubset(of: .number) else { throw otherValues(name, piece.range) }
    return (try values(of: piece), rows, columns)
  }

  private func matrix(_ list: DialectPiece, _ rows: Int, _ columns: Int) -> DialectPiece {
    var list = list
    (list.elements, list.shape, list.mayFail) = (.number, (rows, columns), true)
    return list
  }

  mutating func transposed(
    _ piece: DialectPiece, _ name: String, _ range: SourceRange
  ) throws(FormulaError) -> DialectPiece {
    let (rows, columns) = shape(of: piece)
    // An area of texts works too if it is not a single row or column.
    guard kinds(of: piece).isSubset(of: .number) || rows > 1 && columns > 1 else {
      throw otherValues(name, range)
    }
    let (list, height, width) = try elements(of: piece, name)
    if height == 1 || width == 1 { return matrix(list, width, height) }
    return matrix(joined("transposed(", [list, number(width, range)], ")", .list, range), width, height)
  }

  mutating func matrixProduct(
    _ operands: [DialectPiece], _ name: String, _ range: SourceRange
  ) throws(FormulaError) -> DialectPiece {
    let (first, rows, inner) = try elements(of: operands[0], name)
    let (second, height, columns) = try elements(of: operands[1], name)
    guard inner == height else { return failure("#VALUE!", range) }
    let product = joined(
      "matrixProduct(", [first, second, number(inner, range), number(columns, range)], ")", .list, range)
    // A product with one element is a scalar.
    return rows == 1 && columns == 1 ? joined("sum(", [product], ")", .number, range) : matrix(product, rows, columns)
  }

  /// The maximum number of rows of a matrix whose determinant is expanded.
  private static let mostRowsOfDeterminant = 16

  mutating func determinant(
    _ piece: DialectPiece, _ name: String, _ range: SourceRange
  ) throws(FormulaError) -> DialectPiece {
    let (rows, columns) = shape(of: piece)
    guard rows == columns else { return failure("#VALUE!", range) }
    guard rows <= Self.mostRowsOfDeterminant, piece.area.map({ !$0.isCell }) ?? (piece.items != nil),
      hasNoGaps(piece), kinds(of: piece).isSubset(of: .number)
    else { throw otherValues(name, range) }
    let cells = try cells(of: piece)
    guard cells.count == rows * columns else { throw otherValues(name, range) }
    let lists = stride(from: 0, to: cells.count, by: columns).map { start in
      joined("[", Array(cells[start..<start + columns]), "]", .list, range)
    }
    return joined("det(", [joined("[", lists, "]", .list, range)], ")", .number, range)
  }

  /// `CHISQ.TEST(counts, expected)`
  mutating func chance(
    _ operands: [DialectPiece], _ name: String, _ range: SourceRange
  ) throws(FormulaError) -> DialectPiece {
    let (counts, rows, columns) = try elements(of: operands[0], name)
    let (expected, height, width) = try elements(of: operands[1], name)
    guard (rows, columns) == (height, width), rows * columns > 1 else { return failure("#N/A", range) }
    let degrees = rows > 1 && columns > 1 ? (rows - 1) * (columns - 1) : rows * columns - 1
    return joined("shareOfChance(", [counts, expected, number(degrees, range)], ")", .number, range)
  }
}
