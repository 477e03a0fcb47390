import ReckonCatalogue

/// Systems of linear equations and other elimination: exact for fractions, otherwise in the arithmetic of the number
/// mode.
enum LinearAlgebra<Number: MachineNumber> {
  typealias Value = MachineValue<Number>

  static func apply(
    _ function: ValueFunction, _ operands: UnsafeBufferPointer<Value>, in context: inout EvaluationContext
  ) throws(Work.Stop) -> Value {
    switch function {
    case .determinant:
      let matrix = try ValueOperations.square(operands[0], in: context)
      guard let fractions = fractions(matrix) else {
        return .number(try Factorization(matrix, in: &context).determinant(in: &context))
      }
      let determinant = try context.exactly { (work) throws(Work.Stop) in
        try FractionFreeElimination(fractions, unknowns: matrix.columns, &work).determinant(&work)
      }
      return .number(number(determinant, operands[0].exactness))
    case .matrixRank: return ValueOperations.number(try rank(operands[0].matrix(in: context), in: &context))
    case .inverse: return .matrix(try inverse(ValueOperations.square(operands[0], in: context), in: &context))
    case .eigenvalues:
      return .list(try eigenvalues(ValueOperations.square(operands[0], in: context), in: &context).map { .number($0) })
    case .solve, .leastSquares:
      let matrix = try operands[0].matrix(in: context)
      let sides: Matrix<Number>
      if operands[1].isList {
        let column = try operands[1].vector(in: context)
        guard column.count == matrix.rows else {
          throw matrix.misfit(Matrix<Number>.list(column.count), matrix.rows, in: context)
        }
        sides = Matrix(rows: column.count, columns: 1, column)
      } else {
        sides = try operands[1].matrix(in: context)
        guard sides.rows == matrix.rows else { throw matrix.misfit(sides.size, matrix.rows, in: context) }
      }
      let solution =
        function == .solve ? try solve(matrix, sides, in: &context) : try leastSquares(matrix, sides, in: &context)
      return operands[1].isList ? .list(solution.elements.map { .number($0) }) : .matrix(solution)
    default: preconditionFailure("\(function) is not computed by elimination")
    }
  }

  static func inverse(
    _ matrix: Matrix<Number>, in context: inout EvaluationContext
  ) throws(Work.Stop) -> Matrix<Number> {
    try context.valueRun.take(items: matrix.elements.count)
    return try solve(matrix, .identity(matrix.rows), in: &context)
  }

  // MARK: Fractions

  /// The elements of a matrix as fractions, if all are.
  private static func fractions(_ matrix: Matrix<Number>) -> Matrix<Rational>? {
    var fractions: [Rational] = []
    for element in matrix.elements {
      guard case .exact(let value) = element.number, let fraction = value.number.rational else { return nil }
      fractions.append(fraction)
    }
    return Matrix<Rational>(rows: matrix.rows, columns: matrix.columns, fractions)
  }

  private static func number(_ fraction: Rational, _ exactness: Exactness) -> Number {
    Number(.exact(ExactValue(.rational(fraction))), exactness)
  }

  // MARK: Equations

  private static var singular: Phrase {
    Phrase("singularMatrix", "the matrix is singular: its rows are linearly dependent; use independent equations")
  }

  private static func solve(
    _ matrix: Matrix<Number>, _ sides: Matrix<Number>, in context: inout EvaluationContext
  ) throws(Work.Stop) -> Matrix<Number> {
    guard matrix.isSquare else {
      throw context.valueRun.refuse(
        .wrongKind(
          found: matrix.size,
          expected: Phrase("squareOrLeastSquares", "a square matrix (lsq takes more rows than columns)")))
    }
    if let fractions = fractions(matrix.beside(sides)) {
      let solution = try context.exactly { (work) throws(Work.Stop) in
        try FractionFreeElimination(fractions, unknowns: matrix.columns, &work).solution(&work)
      }
      guard let solution else { throw context.valueRun.refuse(.unsolved(singular)) }
      let exactness = max(Value.matrix(matrix).exactness, Value.matrix(sides).exactness)
      return solution.map { number($0, exactness) }
    }
    let factors = try Factorization(matrix, beside: sides, in: &context)
    if factors.isSingular { throw context.valueRun.refuse(.unsolved(singular)) }
    if let unit = unit(context.valueRun.mode) {
      let condition = try factors.condition(in: &context)
      guard condition * unit.double < 1 else {
        let size = condition.isFinite ? "10^\(Int((Double(condition.exponent) * 0.30103).rounded()))" : "10^308"
        throw context.valueRun.refuse(
          .unsolved(
            Phrase(
              "nearlySingular",
              "the matrix is singular to working precision, with a condition number of about \(size); use exact numbers, or other equations"
            )))
      }
    }
    return try factors.solution(in: &context)
  }

  /// The distance from 1 to the next number in a number mode; `nil` for exact numbers.
  private static func unit(_ mode: NumberMode) -> Number? {
    switch mode {
    case .double: Number(.double(.ulpOfOne), .exact)
    case .decimal: Number(.decimal(Decimal128("1e-33") ?? .zero), .exact)
    case .exact: nil
    }
  }

  private static func rank(_ matrix: Matrix<Number>, in context: inout EvaluationContext) throws(Work.Stop) -> Int {
    if let unit = unit(context.valueRun.mode) { return try OrthogonalReduction(matrix, unit: unit, in: &context).rank }
    guard let fractions = fractions(matrix) else {
      throw context.valueRun.refuse(
        .domain(
          function: "matrixrank", operands: [],
          requirement: Phrase("fractionsAsElements", "fractions as elements in exact numbers")))
    }
    return try context.exactly { (work) throws(Work.Stop) in
      try FractionFreeElimination(fractions, unknowns: matrix.columns, &work).rank
    }
  }

  /// Least squares of exact numbers by the normal equations.
  private static func leastSquares(
    _ matrix: Matrix<Number>, _ sides: Matrix<Number>, in context: inout EvaluationContext
  ) throws(Work.Stop) -> Matrix<Number> {
    guard matrix.rows >= matrix.columns else {
      throw context.valueRun.refuse(
        .wrongKind(
          found: matrix.size, expected: Phrase("rowsAtLeastColumns", "a matrix with no more columns than rows")))
    }
    guard let unit = unit(context.valueRun.mode) else {
      let transposed = matrix.transposed
      return try solve(transposed.times(matrix, in: &context), transposed.times(sides, in: &context), in: &context)
    }
    let reduction = try OrthogonalReduction(matrix, beside: sides, unit: unit, in: &context)
    guard reduction.rank == matrix.columns else {
      throw context.valueRun.refuse(
        .unsolved(
          Phrase(
            "dependentColumns",
            "the columns of the matrix are linearly dependent, within rounding; leave some of them out")))
    }
    return reduction.solution()
  }

  // MARK: Eigenvalues

  private static func eigenvalues(
    _ matrix: Matrix<Number>, in context: inout EvaluationContext
  ) throws(Work.Stop) -> [Number] {
    let order = matrix.rows
    let isTriangular = (0..<order).allSatisfy { row in (0..<row).allSatisfy { matrix[row, $0].isZero } }
    if isTriangular { return try sorted((0..<order).map { matrix[$0, $0] }, in: &context) }
    guard let unit = unit(context.valueRun.mode) else { return try exactEigenvalues(matrix, in: &context) }
    var iteration = EigenvalueIteration(matrix, unit: unit)
    guard let values = try iteration.eigenvalues(in: &context) else { throw complex(in: context) }
    return try sorted(values, in: &context)
  }

  private static func complex(in context: borrowing EvaluationContext) -> Work.Stop {
    context.valueRun.refuse(
      .unsolved(Phrase("complexEigenvalues", "some eigenvalues of this matrix are complex; only real ones are given")))
  }

  private static func sorted(_ values: [Number], in context: inout EvaluationContext) throws(Work.Stop) -> [Number] {
    let items = values.map { Value.number($0) }
    return try ValueOperations.sorted(Array(items.indices), of: items, in: &context).map { values[$0] }
  }

  /// The eigenvalues of two rows by their quadratic equation; of more rows to 34 digits, with the rational ones
  /// identified and proved.
  private static func exactEigenvalues(
    _ matrix: Matrix<Number>, in context: inout EvaluationContext
  ) throws(Work.Stop) -> [Number] {
    func apply(_ operation: Arithmetic, _ a: Number, _ b: Number) throws(Work.Stop) -> Number {
      try Number.arithmetic(operation, a, b, in: &context)
    }
    let exactness = Value.matrix(matrix).exactness
    guard matrix.rows > 2 else {
      let two = try apply(.add, .one, .one)
      let mean = try apply(.divide, apply(.add, matrix[0, 0], matrix[1, 1]), two)
      let half = try apply(.divide, apply(.subtract, matrix[0, 0], matrix[1, 1]), two)
      let square = try apply(.add, apply(.multiply, half, half), apply(.multiply, matrix[0, 1], matrix[1, 0]))
      guard try !Number.compared(.less, square, .zero, in: &context).holds(in: &context) else {
        throw complex(in: context)
      }
      let root = try square.squareRoot(in: &context)
      return [try apply(.subtract, mean, root), try apply(.add, mean, root)]
    }
    let decimals = matrix.map { $0.number.exact.number.decimal }
    var iteration = EigenvalueIteration(decimals, unit: MarkedDecimal(Decimal128("1e-33") ?? .zero))
    guard let values = try iteration.eigenvalues(in: &context) else { throw complex(in: context) }
    let found = try sorted(values.map { Number(.decimal($0.value), .approximate) }, in: &context)
    guard let fractions = fractions(matrix) else { return found }
    return try context.exactly { (work) throws(Work.Stop) in
      var common = BigInteger.one
      for element in fractions.elements where !element.isWhole {
        common = try common.multiplied(
          by: element.denominator.divided(by: common.greatestCommonDivisor(element.denominator, &work), &work), &work)
      }
      var result: [Number] = []
      for (number, value) in zip(found, values.sorted()) {
        // Multiplied by the common denominator, a rational eigenvalue becomes an integer, since the characteristic
        // polynomial is monic.
        let scaled = try ExactNumber(value.value).multiplied(by: .rational(Rational(common)), &work)
        guard let near = try scaled.rational?.rounded(&work),
          try isEigenvalue(Rational(near, over: common, &work), of: fractions, &work)
        else {
          result.append(number)
          continue
        }
        result.append(Self.number(try Rational(near, over: common, &work), exactness))
      }
      return result
    }
  }

  /// Whether a number is an eigenvalue: whether the matrix minus the number on its diagonal is singular.
  private static func isEigenvalue(
    _ value: Rational, of matrix: Matrix<Rational>, _ work: inout Work
  ) throws(Work.Stop) -> Bool {
    var shifted = matrix
    for index in 0..<matrix.rows { shifted[index, index] = try matrix[index, index].subtracting(value, &work) }
    return try FractionFreeElimination(shifted, unknowns: matrix.columns, &work).rank < matrix.rows
  }
}
