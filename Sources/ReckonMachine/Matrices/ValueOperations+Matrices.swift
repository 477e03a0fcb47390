import ReckonCatalogue

/// Functions of matrices, and of lists as vectors.
extension ValueOperations {
  static func ofMatrices(
    _ function: ValueFunction, _ operands: UnsafeBufferPointer<Value>, in context: inout EvaluationContext
  ) throws(Work.Stop) -> Value {
    let run = context.valueRun
    switch function {
    case .matrix: return .matrix(try Value.matrix(ofRows: operands, in: context))
    case .element: return try element(operands, in: context)
    case .column:
      let columns = try operands[0].matrix(in: context).transposed
      let part = try rows(of: columns, at: operands[1], name: "column", in: context)
      if case .matrix(let part) = part { return .matrix(part.transposed) }
      return part
    case .elementwiseProduct:
      let product = try Value.elementwise(operands, in: &context) { (row, context) throws(Work.Stop) in
        try Item.arithmetic(.multiply, row[0].number(in: context), row[1].number(in: context), in: &context)
      }
      guard let product else { throw operands[0].refused("a matrix", in: context) }
      return try finite(product, function, operands, in: context)
    case .identity, .zeros: return try made(function, operands, in: context)
    case .transpose:
      if operands[0].isList {
        let row = try operands[0].vector(in: context)
        return try withRow(row, in: context) { .matrix($0) }
      }
      let matrix = try operands[0].matrix(in: context)
      try run.take(items: matrix.elements.count)
      return .matrix(matrix.transposed)
    case .diagonal:
      guard operands[0].isList else {
        let matrix = try operands[0].matrix(in: context)
        return .list((0..<min(matrix.rows, matrix.columns)).map { .number(matrix[$0, $0]) })
      }
      let diagonal = try operands[0].vector(in: context)
      let (count, overflows) = diagonal.count.multipliedReportingOverflow(by: diagonal.count)
      try run.take(items: overflows ? .max : count)
      return try withRow(diagonal, in: context) { row in
        var result = Matrix(repeating: Item.zero, rows: diagonal.count, columns: diagonal.count)
        for (index, number) in row.elements.enumerated() { result[index, index] = number }
        return .matrix(result)
      }
    case .norm: return try finite(norm(operands[0], in: &context), function, operands, in: context)
    case .cross: return try finite(cross(operands, in: &context), function, operands, in: context)
    case .trace:
      let matrix = try square(operands[0], in: context)
      var sum = Item.zero
      for index in 0..<matrix.rows { sum = try Item.arithmetic(.add, sum, matrix[index, index], in: &context) }
      return try finite(.number(sum), function, operands, in: context)
    case .matrixPower:
      let exponent = try operands[1].whole("^", in: context)
      let base = try square(operands[0], in: context)
      let power = try power(base, exponent, in: &context)
      return try finite(.matrix(power), function, operands, in: context)
    case .determinant, .matrixRank, .inverse, .eigenvalues, .solve, .leastSquares:
      for operand in operands where !operand.isFinite { throw notFinite(function, in: context) }
      let result = try LinearAlgebra<Item>.apply(function, operands, in: &context)
      return try finite(result, function, operands, in: context)
    default: preconditionFailure("\(function) is not a function of matrices")
    }
  }

  /// A square matrix; throws for any other value.
  static func square(_ value: Value, in context: borrowing EvaluationContext) throws(Work.Stop) -> Matrix<Item> {
    let matrix = try value.matrix(in: context)
    guard matrix.isSquare else {
      throw context.valueRun.refuse(.wrongKind(found: matrix.size, expected: Phrase("squareMatrix", "a square matrix")))
    }
    return matrix
  }

  /// A finite result; the result of finite operands is finite unless it overflows.
  private static func finite(
    _ result: Value, _ function: ValueFunction, _ operands: UnsafeBufferPointer<Value>,
    in context: borrowing EvaluationContext
  ) throws(Work.Stop) -> Value {
    guard context.policy == .strict, !result.isFinite, operands.allSatisfy({ $0.isFinite }) else { return result }
    let name = function == .matrixPower ? "^" : function.description.name
    throw context.valueRun.refuse(.overflow(operation: name, operands: []))
  }

  private static func notFinite(_ function: ValueFunction, in context: borrowing EvaluationContext) -> Work.Stop {
    context.valueRun.refuse(
      .domain(function: function.description.name, operands: [], requirement: Phrase("finiteNumbers", "finite numbers"))
    )
  }

  /// A non-empty list as a matrix of one row.
  private static func withRow(
    _ numbers: [Item], in context: borrowing EvaluationContext, _ body: (Matrix<Item>) -> Value
  ) throws(Work.Stop) -> Value {
    guard !numbers.isEmpty else {
      throw context.valueRun.refuse(
        .wrongKind(found: Phrase("emptyList", "an empty list"), expected: Phrase("listOfNumbers", "a list of numbers")))
    }
    return body(Matrix(rows: 1, columns: numbers.count, numbers))
  }

  // MARK: Parts

  /// The zero-based index of a position, counted from 1, or from -1 backwards.
  private static func index(
    _ position: Value, _ name: String, of count: Int, in context: borrowing EvaluationContext
  ) throws(Work.Stop) -> Int {
    let number = try position.whole("a position", in: context)
    let index = number > 0 ? number - 1 : count + number
    guard number != 0, (0..<count).contains(index) else {
      let isRow = name == "row"
      throw context.valueRun.refuse(
        .wrongKind(
          found: isRow ? Phrase("rowNumber", "row \(number)") : Phrase("columnNumber", "column \(number)"),
          expected: isRow
            ? Phrase("rowUpTo", "a row from 1 to \(count)") : Phrase("columnUpTo", "a column from 1 to \(count)")))
    }
    return index
  }

  /// The indices of a position, or of a list of positions.
  private static func indices(
    _ positions: Value, _ name: String, of count: Int, in context: borrowing EvaluationContext
  ) throws(Work.Stop)
    -> [Int]
  {
    guard case .list(let items) = positions else { return [try index(positions, name, of: count, in: context)] }
    guard !items.isEmpty else {
      throw context.valueRun.refuse(
        .wrongKind(
          found: Phrase("emptyList", "an empty list"), expected: Phrase("listOfPositions", "a list of positions")))
    }
    var indices: [Int] = []
    for item in items { indices.append(try index(item, name, of: count, in: context)) }
    return indices
  }

  /// A row of a matrix, or several by a list of positions.
  static func rows(
    of matrix: Matrix<Item>, at positions: Value, name: String = "row", in context: borrowing EvaluationContext
  ) throws(Work.Stop) -> Value {
    let indices = try indices(positions, name, of: matrix.rows, in: context)
    let (count, overflows) = indices.count.multipliedReportingOverflow(by: matrix.columns)
    try context.valueRun.take(items: overflows ? .max : count)
    guard positions.isList else { return .list(matrix.row(indices[0]).map { .number($0) }) }
    return .matrix(Matrix(rows: indices.count, columns: matrix.columns, indices.flatMap { matrix.row($0) }))
  }

  /// The element in a row and a column, or a submatrix with lists of positions.
  private static func element(
    _ operands: UnsafeBufferPointer<Value>, in context: borrowing EvaluationContext
  ) throws(Work.Stop) -> Value {
    let matrix = try operands[0].matrix(in: context)
    let rows = try indices(operands[1], "row", of: matrix.rows, in: context)
    let columns = try indices(operands[2], "column", of: matrix.columns, in: context)
    let (count, overflows) = rows.count.multipliedReportingOverflow(by: columns.count)
    try context.valueRun.take(items: overflows ? .max : count)
    let elements = rows.flatMap { row in columns.map { matrix[row, $0] } }
    switch (operands[1].isList, operands[2].isList) {
    case (false, false): return .number(elements[0])
    case (true, true): return .matrix(Matrix(rows: rows.count, columns: columns.count, elements))
    case (true, false), (false, true): return .list(elements.map { .number($0) })
    }
  }

  // MARK: Simple functions

  private static func made(
    _ function: ValueFunction, _ operands: UnsafeBufferPointer<Value>, in context: borrowing EvaluationContext
  ) throws(Work.Stop) -> Value {
    var sizes: [Int] = []
    for operand in operands {
      let number = try operand.number(in: context)
      guard number.isBound, let size = Int(exactly: number.double), size >= 1 else {
        throw context.valueRun.refuse(
          .domain(
            function: function.description.name, operands: [number.number],
            requirement: Phrase("aWholeNumberFrom1", "a whole number of at least 1")))
      }
      sizes.append(size)
    }
    let (rows, columns) = (sizes[0], sizes[sizes.count - 1])
    let (count, overflows) = rows.multipliedReportingOverflow(by: columns)
    try context.valueRun.take(items: overflows ? .max : count)
    return .matrix(function == .identity ? .identity(rows) : Matrix(repeating: .zero, rows: rows, columns: columns))
  }

  /// The square root of the sum of squares, scaled by a power of 2 where these could overflow or underflow.
  private static func norm(_ value: Value, in context: inout EvaluationContext) throws(Work.Stop) -> Value {
    let numbers = try value.isList ? value.vector(in: context) : value.matrix(in: context).elements
    try context.valueRun.charge(numbers.count)
    var (sum, scale) = (Item.zero, Item.one)
    if context.valueRun.mode == .double {
      let largest = numbers.reduce(Item.zero) { $0 < $1.magnitude ? $1.magnitude : $0 }
      if !largest.isZero, largest.isFinite, largest.double > 0x1p500 || largest.double < 0x1p-500 {
        scale = Item(.double(Double(sign: .plus, exponent: largest.double.exponent, significand: 1)), .exact)
      }
    }
    for number in numbers {
      let scaled = scale == .one ? number : number / scale
      sum = try Item.arithmetic(.add, sum, Item.arithmetic(.multiply, scaled, scaled, in: &context), in: &context)
    }
    let root = try sum.squareRoot(in: &context)
    return .number(scale == .one ? root : root * scale)
  }

  private static func cross(
    _ operands: UnsafeBufferPointer<Value>, in context: inout EvaluationContext
  ) throws(Work.Stop) -> Value {
    let (u, v) = (try operands[0].vector(in: context), try operands[1].vector(in: context))
    for vector in [u, v] where vector.count != 3 {
      throw context.valueRun.refuse(
        .wrongKind(
          found: Phrase("listOfCount", "a list of \(vector.count)"),
          expected: Phrase("listOfThree", "a list of three numbers")))
    }
    var result: [Value] = []
    for (first, second) in [(1, 2), (2, 0), (0, 1)] {
      let left = try Item.arithmetic(.multiply, u[first], v[second], in: &context)
      let right = try Item.arithmetic(.multiply, u[second], v[first], in: &context)
      result.append(.number(try Item.arithmetic(.subtract, left, right, in: &context)))
    }
    return .list(result)
  }

  /// An integer power, by squaring.
  private static func power(
    _ base: Matrix<Item>, _ exponent: Int, in context: inout EvaluationContext
  ) throws(Work.Stop) -> Matrix<Item> {
    var square = exponent < 0 ? try LinearAlgebra<Item>.inverse(base, in: &context) : base
    var (rest, result) = (exponent.magnitude, Matrix<Item>?.none)
    while rest > 0 {
      if rest & 1 == 1 { result = try result?.times(square, in: &context) ?? square }
      rest >>= 1
      if rest > 0 { square = try square.times(square, in: &context) }
    }
    return result ?? .identity(base.rows)
  }
}
