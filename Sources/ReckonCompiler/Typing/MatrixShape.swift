/// The size of a matrix as far as it is known at compile time. Dimensions are checked at run time: only the unit of a
/// determinant depends on them.
struct MatrixShape: Sendable, Equatable, CustomStringConvertible {
  var rows: Int?
  var columns: Int?

  var transposed: MatrixShape { MatrixShape(rows: columns, columns: rows) }

  /// The order of a square matrix.
  var order: Int? { rows == columns ? rows : nil }

  /// The common size of two matrices of equal size.
  func merged(_ other: MatrixShape) -> MatrixShape {
    MatrixShape(rows: rows ?? other.rows, columns: columns ?? other.columns)
  }

  var description: String { "\(rows.map { "\($0)" } ?? "?")×\(columns.map { "\($0)" } ?? "?")" }
}
