import ReckonCatalogue

/// The eigenvalues of a square matrix by QR iteration with Francis's double shifts on its Hessenberg form (Golub and
/// Van Loan, 7.4 and 7.5; Wilkinson and Reinsch, Handbook for Automatic Computation, II/14, `hqr`): the exact
/// eigenvalues of a matrix that differs by a few units in the last place per row.
///
/// - Complexity: O(n³), about 10 n³ products.
struct EigenvalueIteration<Number: MachineNumber> {
  private var h: Matrix<Number>
  private let unit: Number
  private let norm: Number

  /// - Parameter unit: the distance from 1 to the next number.
  init(_ matrix: Matrix<Number>, unit: Number) {
    (h, self.unit) = (matrix, unit)
    norm = matrix.elements.reduce(.zero) { $0 < $1.magnitude ? $1.magnitude : $0 }
  }

  /// The eigenvalues in no particular order; `nil` if some are not real.
  ///
  /// - Throws: on an exceeded limit, and on cancellation.
  mutating func eigenvalues(in context: inout EvaluationContext) throws(Work.Stop) -> [Number]? {
    try reduce(in: &context)
    var values: [Number] = []
    var (last, rounds, shift) = (h.rows - 1, 0, Number.zero)
    while last >= 0 {
      try context.valueRun.charge(Matrix<Number>.steps(12 * (last + 1) * (last + 1)))
      let first = start(of: last)
      if first == last {
        values.append(h[last, last] + shift)
        (last, rounds) = (last - 1, 0)
      } else if first == last - 1 {
        let pair = try lastTwo(last, in: &context)
        if pair.isEmpty { return nil }
        values += pair.map { $0 + shift }
        (last, rounds) = (last - 2, 0)
      } else {
        guard rounds < 60 else { return nil }
        if rounds % 10 == 9 { exceptionalShift(last, &shift) }
        rounds += 1
        try sweep(first, last, isExceptional: rounds % 10 == 0, in: &context)
      }
    }
    return values
  }

  /// Eliminates the elements below the first subdiagonal by similarity transformations with pivoting, which change no
  /// eigenvalue.
  private mutating func reduce(in context: inout EvaluationContext) throws(Work.Stop) {
    let order = h.rows
    for column in 0..<max(0, order - 2) {
      try context.valueRun.charge(Matrix<Number>.steps(2 * order * (order - column)))
      var pivot = column + 1
      for row in column + 2..<order where h[pivot, column].magnitude < h[row, column].magnitude { pivot = row }
      guard !h[pivot, column].isZero else { continue }
      if pivot != column + 1 {
        for place in 0..<order { h.elements.swapAt(pivot * order + place, (column + 1) * order + place) }
        for place in 0..<order { h.elements.swapAt(place * order + pivot, place * order + column + 1) }
      }
      for row in column + 2..<order where !h[row, column].isZero {
        let factor = h[row, column] / h[column + 1, column]
        h[row, column] = .zero
        for place in column + 1..<order { h[row, place] = h[row, place] - factor * h[column + 1, place] }
        for place in 0..<order { h[place, column + 1] = h[place, column + 1] + factor * h[place, row] }
      }
    }
  }

  /// The first row of the block that ends at a row: the subdiagonal above it is 0 within rounding.
  private func start(of last: Int) -> Int {
    var row = last
    while row > 0 {
      let size = h[row - 1, row - 1].magnitude + h[row, row].magnitude
      if !(unit * (size.isZero ? norm : size) < h[row, row - 1].magnitude) { break }
      row -= 1
    }
    return row
  }

  /// Both eigenvalues of the 2×2 block that ends at a row; none if they are complex.
  private func lastTwo(_ last: Int, in context: inout EvaluationContext) throws(Work.Stop) -> [Number] {
    let (x, y) = (h[last, last], h[last - 1, last - 1])
    let product = h[last, last - 1] * h[last - 1, last]
    let half = (y - x) / (Number.one + .one)
    var square = half * half + product
    if square < .zero {
      // Rounding of the matrix can separate two equal eigenvalues by this much.
      let rounding = unit * norm * Number(.double(Double(8 * h.rows)), .exact)
      guard -square < rounding * rounding else { return [] }
      square = .zero
    }
    let root = try square.squareRoot(in: &context)
    let sum = half < .zero ? half - root : half + root
    return sum.isZero ? [x, x] : [x + sum, x - product / sum]
  }

  /// A shift of the complete diagonal, for iterations that do not converge.
  private mutating func exceptionalShift(_ last: Int, _ shift: inout Number) {
    let value = h[last, last]
    shift = shift + value
    for index in 0...last { h[index, index] = h[index, index] - value }
  }

  /// A double-shift QR step between two rows.
  private mutating func sweep(
    _ first: Int, _ last: Int, isExceptional: Bool, in context: inout EvaluationContext
  ) throws(Work.Stop) {
    var (x, y) = (h[last, last], h[last - 1, last - 1])
    var product = h[last, last - 1] * h[last - 1, last]
    if isExceptional {
      let size = h[last, last - 1].magnitude + h[last - 1, last - 2].magnitude
      x = size * Number(.double(0.75), .exact)
      y = x
      product = -(size * size * Number(.double(0.4375), .exact))
    }
    var (p, q, r) = (Number.zero, Number.zero, Number.zero)
    // Two consecutive small subdiagonals start the step like one that is 0.
    var begin = last - 2
    while true {
      let z = h[begin, begin]
      let (s, t) = (x - z, y - z)
      p = (s * t - product) / h[begin + 1, begin] + h[begin, begin + 1]
      q = h[begin + 1, begin + 1] - z - s - t
      r = h[begin + 2, begin + 1]
      let size = p.magnitude + q.magnitude + r.magnitude
      if !size.isZero { (p, q, r) = (p / size, q / size, r / size) }
      if begin == first { break }
      let small = h[begin, begin - 1].magnitude * (q.magnitude + r.magnitude)
      let large = p.magnitude * (h[begin - 1, begin - 1].magnitude + z.magnitude + h[begin + 1, begin + 1].magnitude)
      if !(unit * large < small) { break }
      begin -= 1
    }
    for row in begin + 2...last {
      h[row, row - 2] = .zero
      if row > begin + 2 { h[row, row - 3] = .zero }
    }
    for step in begin..<last {
      let isLast = step == last - 1
      var size = Number.one
      if step > begin {
        (p, q, r) = (h[step, step - 1], h[step + 1, step - 1], isLast ? .zero : h[step + 2, step - 1])
        size = p.magnitude + q.magnitude + r.magnitude
        if size.isZero { continue }
        (p, q, r) = (p / size, q / size, r / size)
      }
      let length = try (p * p + q * q + r * r).squareRoot(in: &context)
      if length.isZero { continue }
      let s = p < .zero ? -length : length
      if step > begin {
        h[step, step - 1] = -(s * size)
      } else if first != begin {
        h[step, step - 1] = -h[step, step - 1]
      }
      p = p + s
      let (u, v, w) = (p / s, q / s, r / s)
      (q, r) = (q / p, r / p)
      for column in step..<h.columns {
        var sum = h[step, column] + q * h[step + 1, column]
        if !isLast {
          sum = sum + r * h[step + 2, column]
          h[step + 2, column] = h[step + 2, column] - sum * w
        }
        h[step + 1, column] = h[step + 1, column] - sum * v
        h[step, column] = h[step, column] - sum * u
      }
      for row in 0...min(last, step + 3) {
        var sum = u * h[row, step] + v * h[row, step + 1]
        if !isLast {
          sum = sum + w * h[row, step + 2]
          h[row, step + 2] = h[row, step + 2] - sum * r
        }
        h[row, step + 1] = h[row, step + 1] - sum * q
        h[row, step] = h[row, step] - sum
      }
    }
  }
}
