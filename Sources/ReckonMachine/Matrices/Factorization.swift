import ReckonCatalogue

/// The LU factorization of a square matrix by Gaussian elimination with partial pivoting (Golub and Van Loan, Matrix
/// Computations, 4th ed., algorithm 3.4.1), in rounded numbers and in exact ones that are not fractions. The solution
/// is exact for a matrix that differs by about n units in the last place, times a growth factor that is small except
/// for contrived matrices (Higham, Accuracy and Stability of Numerical Algorithms, 2nd ed., theorem 9.5).
///
/// - Complexity: O(n³).
struct Factorization<Number: MachineNumber> {
  /// Both factors, without the unit diagonal of the lower one, followed by the right-hand sides, eliminated along.
  private var matrix: Matrix<Number>
  private let order: Int
  private(set) var isSingular = false
  /// Whether the row permutation is odd.
  private var isSwapped = false
  /// The 1-norm of the matrix: its largest column sum of magnitudes.
  private let norm: Number

  init(
    _ square: Matrix<Number>, beside sides: Matrix<Number>? = nil, in context: inout EvaluationContext
  ) throws(Work.Stop) {
    order = square.rows
    var sums = Array(repeating: Number.zero, count: square.columns)
    let isExact = context.valueRun.mode == .exact
    if !isExact {
      square.elements.withUnsafeBufferPointer { elements in
        for (index, element) in elements.enumerated() {
          sums[index % square.columns] = sums[index % square.columns] + element.magnitude
        }
      }
    }
    norm = sums.max() ?? .zero
    matrix = sides.map { square.beside($0) } ?? square
    // Several steps update the rows below together; each element still takes every step in order.
    for start in stride(from: 0, to: order, by: Self.panel) where !isSingular {
      try eliminate(start..<min(start + Self.panel, order), isExact: isExact, in: &context)
    }
  }

  /// The panel width: the columns eliminated before the trailing columns are updated.
  private static var panel: Int { 8 }

  private mutating func eliminate(
    _ steps: Range<Int>, isExact: Bool, in context: inout EvaluationContext
  ) throws(Work.Stop) {
    let width = matrix.columns
    for step in steps {
      guard let best = try isExact ? exactPivot(step, in: &context) : pivot(step) else {
        isSingular = true
        return
      }
      if best != step {
        isSwapped.toggle()
        for column in 0..<width { matrix.elements.swapAt(step * width + column, best * width + column) }
      }
      try context.valueRun.charge(Matrix<Number>.steps((order - step) * (width - step)))
      let order = order
      try matrix.elements.withUnsafeMutableBufferPointer { (elements) throws(Work.Stop) in
        let pivot = elements[step * width + step]
        for row in step + 1..<max(order, step + 1) {
          elements[row * width + step] = try Number.arithmetic(
            .divide, elements[row * width + step], pivot, in: &context)
          try Self.subtract(
            step..<step + 1, from: step + 1..<steps.upperBound, ofRow: row, of: elements, width, in: &context)
        }
      }
    }
    let order = order
    try matrix.elements.withUnsafeMutableBufferPointer { (elements) throws(Work.Stop) in
      for row in steps.lowerBound + 1..<max(order, steps.lowerBound + 1) {
        let own = steps.lowerBound..<min(row, steps.upperBound)
        try Self.subtract(own, from: steps.upperBound..<width, ofRow: row, of: elements, width, in: &context)
      }
    }
  }

  /// Subtracts the pivot rows, times the multipliers stored in their columns, from some columns of a row.
  private static func subtract(
    _ steps: Range<Int>, from columns: Range<Int>, ofRow row: Int, of elements: UnsafeMutableBufferPointer<Number>,
    _ width: Int, in context: inout EvaluationContext
  ) throws(Work.Stop) {
    guard !columns.isEmpty, let start = elements.baseAddress else { return }
    let factors = start + row * width
    var step = steps.lowerBound
    while step < steps.upperBound {
      // A multiplier of 0 changes nothing, even next to infinities.
      if factors[step].isZero {
        step += 1
        continue
      }
      var end = step + 1
      while end < steps.upperBound, !factors[end].isZero { end += 1 }
      try Number.subtract(
        factors + step, end - step, times: start + step * width + columns.lowerBound, apart: width,
        from: factors + columns.lowerBound, columns.count, in: &context)
      step = end
    }
  }

  /// The row with the largest magnitude in a column among the remaining rows; `nil` if all are 0.
  private func pivot(_ step: Int) -> Int? {
    let (width, order) = (matrix.columns, order)
    return matrix.elements.withUnsafeBufferPointer { elements in
      var (best, largest) = (step, elements[step * width + step].magnitude)
      for row in step + 1..<max(order, step + 1) {
        let size = elements[row * width + step].magnitude
        if largest < size { (best, largest) = (row, size) }
      }
      return largest.isZero ? nil : best
    }
  }

  /// A row whose element in a column is known not to be 0.
  private func exactPivot(_ step: Int, in context: inout EvaluationContext) throws(Work.Stop) -> Int? {
    for row in step..<order where try matrix[row, step].holds(in: &context) { return row }
    return nil
  }

  func determinant(in context: inout EvaluationContext) throws(Work.Stop) -> Number {
    guard !isSingular else { return .zero }
    var product = isSwapped ? -Number.one : .one
    for index in 0..<order { product = try Number.arithmetic(.multiply, product, matrix[index, index], in: &context) }
    return product
  }

  /// The solutions for the right-hand sides, one column each.
  func solution(in context: inout EvaluationContext) throws(Work.Stop) -> Matrix<Number> {
    let (width, count) = (matrix.columns, matrix.columns - order)
    var result = Matrix(repeating: Number.zero, rows: order, columns: count)
    for index in 0..<order { for column in 0..<count { result[index, column] = matrix[index, order + column] } }
    try result.elements.withUnsafeMutableBufferPointer { (elements) throws(Work.Stop) in
      guard let start = elements.baseAddress else { preconditionFailure("matrices are not empty") }
      for row in (0..<order).reversed() {
        try context.valueRun.charge(Matrix<Number>.steps((order - row) * count))
        try matrix.elements.withUnsafeBufferPointer { (elements) throws(Work.Stop) in
          guard let factors = elements.baseAddress else { preconditionFailure("matrices are not empty") }
          try Number.subtract(
            factors + row * width + row + 1, order - row - 1, times: start + (row + 1) * count, apart: count,
            from: start + row * count, count, in: &context)
        }
        for column in 0..<count {
          start[row * count + column] = try Number.arithmetic(
            .divide, start[row * count + column], matrix[row, row], in: &context)
        }
      }
    }
    return result
  }

  // MARK: Condition

  /// An estimate of the condition number, the norm of the matrix times that of its inverse: Higham, algorithm 15.1
  /// (Hager's), rarely less than a third of it and never more.
  func condition(in context: inout EvaluationContext) throws(Work.Stop) -> Double {
    try context.valueRun.charge(Matrix<Number>.steps(8 * order * order))
    let count = Number(.double(Double(order)), .exact)
    var probe = Array(repeating: Number.one / count, count: order)
    var estimate = Number.zero
    for _ in 0..<5 {
      var x = probe
      solve(&x)
      let sum = x.reduce(.zero) { $0 + $1.magnitude }
      guard estimate < sum else { break }
      estimate = sum
      var slope = x.map { $0 < .zero ? -Number.one : .one }
      solveTransposed(&slope)
      guard let best = slope.indices.max(by: { slope[$0].magnitude < slope[$1].magnitude }) else { break }
      let along = slope.indices.reduce(Number.zero) { $0 + slope[$1] * probe[$1] }
      guard along < slope[best].magnitude else { break }
      probe = Array(repeating: .zero, count: order)
      probe[best] = .one
    }
    // Alternating signs catch the cases where the other estimate cancels.
    var other = (0..<order).map { index in
      Number(.double((1 + Double(index) / Double(max(1, order - 1))) * (index % 2 == 0 ? 1 : -1)), .exact)
    }
    solve(&other)
    let alternative = other.reduce(Number.zero) { $0 + $1.magnitude } / count / Number(.double(1.5), .exact)
    return ((estimate < alternative ? alternative : estimate) * norm).double
  }

  /// Solves a system of the factors' product: the matrix with its rows permuted.
  private func solve(_ x: inout [Number]) {
    let width = matrix.columns
    matrix.elements.withUnsafeBufferPointer { elements in
      for row in 0..<order { x[row] = x[row] - Self.sum(elements, row * width, x, 0..<row) }
      for row in (0..<order).reversed() {
        x[row] =
          (x[row] - Self.sum(elements, row * width, x, row + 1..<max(order, row + 1))) / elements[row * width + row]
      }
    }
  }

  private static func sum(_ elements: UnsafeBufferPointer<Number>, _ start: Int, _ x: [Number], _ places: Range<Int>)
    -> Number
  {
    // Four independent sums hide the latency of additions.
    var sums = (Number.zero, Number.zero, Number.zero, Number.zero)
    var place = places.lowerBound
    while place + 4 <= places.upperBound {
      sums.0 = sums.0 + elements[start + place] * x[place]
      sums.1 = sums.1 + elements[start + place + 1] * x[place + 1]
      sums.2 = sums.2 + elements[start + place + 2] * x[place + 2]
      sums.3 = sums.3 + elements[start + place + 3] * x[place + 3]
      place += 4
    }
    while place < places.upperBound {
      sums.0 = sums.0 + elements[start + place] * x[place]
      place += 1
    }
    return (sums.0 + sums.1) + (sums.2 + sums.3)
  }

  /// The same for the transposed factors.
  private func solveTransposed(_ x: inout [Number]) {
    let width = matrix.columns
    for row in 0..<order {
      x[row] = x[row] / matrix.elements[row * width + row]
      let value = x[row]
      for column in row + 1..<max(order, row + 1) {
        x[column] = x[column] - matrix.elements[row * width + column] * value
      }
    }
    for row in (0..<order).reversed() {
      let value = x[row]
      for column in 0..<row { x[column] = x[column] - matrix.elements[row * width + column] * value }
    }
  }
}
