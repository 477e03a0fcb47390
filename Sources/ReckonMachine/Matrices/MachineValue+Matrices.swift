import ReckonCatalogue

/// Matrices as values of any kind: conversion and the four operations.
extension MachineValue {
  var isMatrix: Bool {
    switch self {
    case .matrix: true
    case .number, .text, .list, .missing: false
    }
  }

  func matrix(in context: borrowing EvaluationContext) throws(Work.Stop) -> Matrix<Item> {
    guard case .matrix(let matrix) = self else { throw refused("a matrix", in: context) }
    return matrix
  }

  /// The numbers of a list.
  func vector(in context: borrowing EvaluationContext) throws(Work.Stop) -> [Item] {
    var numbers: [Item] = []
    for item in try list(in: context) { numbers.append(try item.number(in: context)) }
    return numbers
  }

  /// A list of lists as a matrix.
  static func matrix(
    ofRows rows: [Value], _ exactness: Exactness, in context: borrowing EvaluationContext
  ) throws(Work.Stop) -> Matrix<Item> {
    func refused() -> Work.Stop {
      context.valueRun.refuse(
        .wrongKind(
          found: Phrase("listInAList", "a list in a list"),
          expected: Phrase("matrixByRows", "a matrix of rows of one length")))
    }
    return try matrix(of: rows.count, in: context) { (row) throws(Work.Stop) in
      guard case .list(let items) = rows[row] else { throw refused() }
      return items
    } number: { (item) throws(Work.Stop) in
      switch item {
      case .number(let number), .instant(let number): return Item(number, exactness)
      case .truth(let holds): return Item(truth: holds)
      case .list: throw refused()
      case .text(let text): throw MachineValue.text(text).refused("a number", in: context)
      case .missing: throw MachineValue.missing(origin: -1).refused("a number", in: context)
      }
    }
  }

  /// Lists of equal length as the rows of a matrix.
  static func matrix(
    ofRows rows: UnsafeBufferPointer<MachineValue>, in context: borrowing EvaluationContext
  ) throws(Work.Stop) -> Matrix<Item> {
    try matrix(of: rows.count, in: context) { (row) throws(Work.Stop) in
      try rows[row].list(in: context)
    } number: { (item) throws(Work.Stop) in
      try item.number(in: context)
    }
  }

  /// A matrix of rows whose items are numbers in some representation.
  @inline(__always) private static func matrix<Entry>(
    of rows: Int, in context: borrowing EvaluationContext, items: (Int) throws(Work.Stop) -> [Entry],
    number: (Entry) throws(Work.Stop) -> Item
  ) throws(Work.Stop) -> Matrix<Item> {
    let columns = try items(0).count
    let (count, overflows) = rows.multipliedReportingOverflow(by: columns)
    try context.valueRun.take(items: overflows ? .max : count)
    var elements: [Item] = []
    elements.reserveCapacity(count)
    for row in 0..<rows {
      let items = try items(row)
      guard items.count == columns else { throw context.valueRun.refuse(.differentLengths(columns, items.count)) }
      for item in items { elements.append(try number(item)) }
    }
    guard columns > 0 else {
      throw context.valueRun.refuse(
        .wrongKind(found: Phrase("emptyRow", "an empty row"), expected: Phrase("rowOfNumbers", "a row of numbers")))
    }
    return Matrix(rows: rows, columns: columns, elements)
  }

  // MARK: Arithmetic

  /// The result of an operation with a matrix as operand; `nil` if no operand is one.
  static func matrixArithmetic(
    _ operation: Arithmetic, _ a: MachineValue, _ b: MachineValue, in context: inout EvaluationContext
  ) throws(Work.Stop) -> MachineValue? {
    switch (a, b) {
    case (.matrix(let x), .matrix(let y)) where operation == .multiply: return .matrix(try x.times(y, in: &context))
    case (.matrix(let x), .list) where operation == .multiply:
      let column = try b.vector(in: context)
      return .list(try x.times(column, in: &context).map { .number($0) })
    case (.list, .matrix(let y)) where operation == .multiply:
      let row = try a.vector(in: context)
      guard row.count == y.rows else { throw y.misfit(Matrix<Item>.list(row.count), y.rows, in: context) }
      return .list(try Matrix(rows: 1, columns: row.count, row).times(y, in: &context).elements.map { .number($0) })
    case (.matrix, _), (_, .matrix):
      let operands = [a, b]
      return try operands.withUnsafeBufferPointer { (operands) throws(Work.Stop) in
        try elementwise(operands, in: &context) { (row, context) throws(Work.Stop) in
          try Item.arithmetic(operation, row[0].number(in: context), row[1].number(in: context), in: &context)
        }
      }
    default: return nil
    }
  }

  /// Applies an operation to the elements of matrices of equal size, with scalar operands repeated for each; `nil` if
  /// no operand is a matrix.
  static func elementwise(
    _ operands: UnsafeBufferPointer<MachineValue>, in context: inout EvaluationContext,
    _ body: (UnsafeBufferPointer<MachineValue>, inout EvaluationContext) throws(Work.Stop) -> Item
  ) throws(Work.Stop) -> MachineValue? {
    guard let place = operands.firstIndex(where: { $0.isMatrix }), case .matrix(let first) = operands[place] else {
      return nil
    }
    for operand in operands {
      switch operand {
      case .number: continue
      case .matrix(let other):
        guard other.rows == first.rows, other.columns == first.columns else {
          throw context.valueRun.refuse(.wrongKind(found: other.size, expected: first.size))
        }
      case .text, .list, .missing: throw operand.refused("a matrix", in: context)
      }
    }
    try context.valueRun.take(items: first.elements.count)
    var row = Array(operands)
    var result: [Item] = []
    result.reserveCapacity(first.elements.count)
    for index in first.elements.indices {
      for (position, operand) in operands.enumerated() {
        if case .matrix(let matrix) = operand { row[position] = .number(matrix.elements[index]) }
      }
      result.append(try row.withUnsafeBufferPointer { (row) throws(Work.Stop) in try body(row, &context) })
    }
    return .matrix(Matrix(rows: first.rows, columns: first.columns, result))
  }

  /// The failure of an operation with a non-finite matrix as result: at the first such element, or for a product of
  /// matrices, by the largest ones.
  static func matrixFailure(
    of operation: Operation, _ operands: UnsafeBufferPointer<MachineValue>, result: MachineValue
  ) -> FormulaError.Kind? {
    func elements(_ value: MachineValue) -> [MachineValue]? {
      if case .matrix(let matrix) = value { matrix.elements.map { .number($0) } } else { nil }
    }
    guard let failed = elements(result)?.firstIndex(where: { !$0.isFinite }), let item = elements(result)?[failed]
    else { return nil }
    let largest = operands.map { value in
      elements(value)?.max { $0.magnitude < $1.magnitude } ?? value
    }
    let isProduct = operation.function == .multiply && operands.allSatisfy { elements($0) != nil }
    let row = isProduct ? largest : operands.map { elements($0)?[failed] ?? $0 }
    return row.withUnsafeBufferPointer { Operands<Item>.failure(of: operation, $0, result: item) }
  }
}

extension Matrix {
  /// Its size for messages.
  var size: Phrase { Phrase("matrixOfSize", "a \(rows)×\(columns) matrix") }
}

extension Matrix where Element: MachineNumber {
  /// The list of its rows.
  func value(_ element: (Element) -> Value) -> Value {
    .list((0..<rows).map { .list(row($0).map(element)) })
  }

  /// The error for a matrix or a list whose number of rows or items does not fit the matrix.
  func misfit(_ found: Phrase, _ count: Int, in context: borrowing EvaluationContext) -> Work.Stop {
    let expected = Phrase(
      "listOrMatrixOfRows", "a list of \(count) or a matrix with \(count, of: "row") beside \(size)")
    return context.valueRun.refuse(.wrongKind(found: found, expected: expected))
  }

  /// The description of a list for messages.
  static func list(_ count: Int) -> Phrase { Phrase("listOfCount", "a list of \(count)") }

  /// The product of two matrices, with each element's terms added in order.
  ///
  /// - Throws: if the other's row count is not this matrix's column count; on an exceeded limit, and on cancellation.
  /// - Complexity: O(rows × columns × columns of the other).
  func times(_ other: Matrix, in context: inout EvaluationContext) throws(Work.Stop) -> Matrix {
    guard columns == other.rows else { throw misfit(other.size, columns, in: context) }
    try context.valueRun.take(items: rows * other.columns)
    var result = Matrix(repeating: .zero, rows: rows, columns: other.columns)
    let width = other.columns
    try other.elements.withUnsafeBufferPointer { (source) throws(Work.Stop) in
      try result.elements.withUnsafeMutableBufferPointer { (target) throws(Work.Stop) in
        guard let from = source.baseAddress, let to = target.baseAddress else {
          preconditionFailure("matrices are not empty")
        }
        for row in 0..<rows {
          try context.valueRun.charge(Self.steps(columns * width))
          try self.row(row).map { -$0 }.withUnsafeBufferPointer { (factors) throws(Work.Stop) in
            guard let first = factors.baseAddress else { preconditionFailure("matrices are not empty") }
            try Element.subtract(first, columns, times: from, apart: width, from: to + row * width, width, in: &context)
          }
        }
      }
    }
    return result
  }

  /// The product with a column vector.
  func times(_ column: [Element], in context: inout EvaluationContext) throws(Work.Stop) -> [Element] {
    guard columns == column.count else { throw misfit(Self.list(column.count), columns, in: context) }
    return try times(Matrix(rows: column.count, columns: 1, column), in: &context).elements
  }

  /// The steps of a number of products and sums, about eight nanoseconds each.
  static func steps(_ count: Int) -> Int { max(1, count / 16 * max(1, Element.instructionTime / 8)) }
}
