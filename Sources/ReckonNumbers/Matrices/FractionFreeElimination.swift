/// Gauss–Jordan elimination of exact numbers in integers: Bareiss, Sylvester's identity and multistep
/// integer-preserving Gaussian elimination, Mathematics of Computation 22, 1968. After each step every entry is a
/// determinant of entries of the original rows, so that each division is exact and no number is longer than necessary.
///
/// - Complexity: O(rows² × columns) products of integers.
package struct FractionFreeElimination {
  private var rows: [[BigInteger]]
  private let unknowns: Int
  /// The columns with a pivot, in order; that of the first row comes first.
  package private(set) var pivots: [Int] = []
  /// The pivots' common value: the determinant of the pivots' original rows and columns, up to sign.
  private var pivot = BigInteger.one
  private var isSwapped = false
  /// The product of the factors that made the rows integers.
  private var scale = BigInteger.one

  /// Eliminates in the first columns of rows; the columns after them, right-hand sides of equations, are updated too.
  ///
  /// - Throws: on an exceeded limit, and on cancellation.
  package init(_ matrix: Matrix<Rational>, unknowns: Int, _ work: inout Work) throws(Work.Stop) {
    precondition(unknowns <= matrix.columns, "unknowns are columns")
    self.unknowns = unknowns
    rows = []
    for index in 0..<matrix.rows {
      var common = BigInteger.one
      for number in matrix.row(index) where !number.isWhole {
        let shared = try common.greatestCommonDivisor(number.denominator, &work)
        common = try common.multiplied(by: number.denominator.divided(by: shared, &work), &work)
      }
      var row: [BigInteger] = []
      for number in matrix.row(index) {
        row.append(try number.numerator.multiplied(by: common.divided(by: number.denominator, &work), &work))
      }
      rows.append(row)
      scale = try scale.multiplied(by: common, &work)
    }
    for column in 0..<unknowns where pivots.count < rows.count { try eliminate(column, &work) }
  }

  private mutating func eliminate(_ column: Int, _ work: inout Work) throws(Work.Stop) {
    let next = pivots.count
    // Short pivots keep the entries above them short as well.
    let candidates = (next..<rows.count).filter { !rows[$0][column].isZero }
    guard let best = candidates.min(by: { rows[$0][column].bitWidth < rows[$1][column].bitWidth }) else { return }
    if best != next {
      rows.swapAt(best, next)
      isSwapped.toggle()
    }
    let source = rows[next]
    let value = source[column]
    for index in rows.indices where index != next {
      try work.charge(16 * source.count)
      let factor = rows[index][column]
      for place in source.indices where !rows[index][place].isZero || !factor.isZero && !source[place].isZero {
        let product = try rows[index][place].multiplied(by: value, &work)
        let difference = factor.isZero ? product : product - (try factor.multiplied(by: source[place], &work))
        rows[index][place] = try difference.divided(by: pivot, &work)
      }
    }
    pivot = value
    pivots.append(column)
  }

  /// The number of linearly independent rows.
  package var rank: Int { pivots.count }

  /// The determinant of a square matrix.
  package func determinant(_ work: inout Work) throws(Work.Stop) -> Rational {
    precondition(rows.count == unknowns, "only square matrices have a determinant")
    guard rank == unknowns else { return .zero }
    return try Rational(isSwapped ? -pivot : pivot, over: scale, &work)
  }

  /// Whether a row that is 0 in the columns of the unknowns has a nonzero right-hand side.
  package var isContradictory: Bool {
    rows.dropFirst(rank).contains { row in row.dropFirst(unknowns).contains { !$0.isZero } }
  }

  /// The unique solution, one column for each right-hand side; `nil` if there is none or more than one.
  package func solution(_ work: inout Work) throws(Work.Stop) -> Matrix<Rational>? {
    guard rank == unknowns, !isContradictory, let width = rows.first?.count, width > unknowns else { return nil }
    var result: [Rational] = []
    for row in rows.prefix(unknowns) {
      for number in row.dropFirst(unknowns) { result.append(try Rational(number, over: pivot, &work)) }
    }
    return Matrix(rows: unknowns, columns: width - unknowns, result)
  }
}
