import ReckonCatalogue

/// The QR factorization of a matrix by Householder reflections with column pivoting (Golub and Van Loan, 5.4.2), in
/// rounded numbers; right-hand sides are reflected along.
///
/// - Complexity: O(rows × columns²).
struct OrthogonalReduction<Number: MachineNumber> {
  private var matrix: Matrix<Number>
  private let unknowns: Int
  /// The column permutation, in pivoting order.
  private var columns: [Int]
  /// The number of columns that are linearly independent within rounding.
  private(set) var rank = 0

  /// - Parameter unit: the distance from 1 to the next number.
  init(
    _ matrix: Matrix<Number>, beside sides: Matrix<Number>? = nil, unit: Number, in context: inout EvaluationContext
  ) throws(Work.Stop) {
    unknowns = matrix.columns
    columns = Array(0..<unknowns)
    self.matrix = sides.map { matrix.beside($0) } ?? matrix
    let size = Number(.double(Double(max(matrix.rows, matrix.columns))), .exact)
    var least = Number.zero
    for step in 0..<min(matrix.rows, unknowns) {
      try context.valueRun.charge(Matrix<Number>.steps((matrix.rows - step) * (self.matrix.columns - step) * 3))
      var (best, largest) = (step, Number.zero)
      for column in step..<unknowns {
        let square = (step..<matrix.rows).reduce(.zero) { $0 + self.matrix[$1, column] * self.matrix[$1, column] }
        if largest < square { (best, largest) = (column, square) }
      }
      let length = try largest.squareRoot(in: &context)
      if step == 0 { least = length * unit * size }
      guard least < length else { return }
      if best != step {
        columns.swapAt(best, step)
        for row in 0..<matrix.rows {
          self.matrix.elements.swapAt(row * self.matrix.columns + step, row * self.matrix.columns + best)
        }
      }
      reflect(step, length)
      rank += 1
    }
  }

  /// Eliminates a column below the diagonal.
  private mutating func reflect(_ step: Int, _ length: Number) {
    let head = matrix[step, step]
    let diagonal = head < .zero ? length : -length
    var reflection = (step..<matrix.rows).map { matrix[$0, step] }
    reflection[0] = head - diagonal
    // Half of the squared length of the reflection vector.
    let half = length * (length + head.magnitude)
    for column in step + 1..<max(matrix.columns, step + 1) {
      let product = reflection.indices.reduce(Number.zero) { $0 + reflection[$1] * matrix[step + $1, column] }
      let factor = product / half
      for row in reflection.indices {
        matrix[step + row, column] = matrix[step + row, column] - factor * reflection[row]
      }
    }
    matrix[step, step] = diagonal
    for row in step + 1..<max(matrix.rows, step + 1) { matrix[row, step] = .zero }
  }

  /// The least-squares solution, one column for each right-hand side.
  func solution() -> Matrix<Number> {
    precondition(rank == unknowns, "the columns do not depend on each other")
    let count = matrix.columns - unknowns
    var result = Matrix(repeating: Number.zero, rows: unknowns, columns: count)
    for side in 0..<count {
      for row in (0..<unknowns).reversed() {
        var value = matrix[row, unknowns + side]
        for place in row + 1..<max(unknowns, row + 1) {
          value = value - matrix[row, place] * result[columns[place], side]
        }
        result[columns[row], side] = value / matrix[row, row]
      }
    }
    return result
  }
}

extension MachineNumber {
  func squareRoot(in context: inout EvaluationContext) throws(Work.Stop) -> Self {
    try withUnsafePointer(to: self) { (number) throws(Work.Stop) in
      try Self.applied(Self.form(of: Operation(.sqrt).code, count: 1), number, 1, in: &context)
    }
  }
}
