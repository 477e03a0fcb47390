/// The size of a matrix as far as it is known when a formula is compiled. Dimensions are checked when it runs: only the
/// unit of a determinant depends on them.
struct MatrixShape: Sendable, Equatable, CustomStringConvertible {
  var rows: Int?
  var columns: Int?

  var transposed: MatrixShape { MatrixShape(rows: columns, columns: rows) }

  /// The number of rows and columns of a square matrix.
  var order: Int? { rows == columns ? rows : nil }

  /// The size of two matrices that have the same one.
  func merged(_ other: MatrixShape) -> MatrixShape {
    MatrixShape(rows: rows ?? other.rows, columns: columns ?? other.columns)
  }

  var description: String { "\(rows.map { "\($0)" } ?? "?")×\(columns.map { "\($0)" } ?? "?")" }
}
