import ReckonCatalogue

extension MarkedExact: MachineNumber {
  package init(_ number: NumericValue, _ exactness: Exactness) { self.init(number.exact.number, exactness) }

  /// A verified operation on exact numbers: the exact column of its row, in its angle unit.
  package struct Form: Sendable {
    fileprivate let code: UInt32
    fileprivate let exact: ExactForm?
    fileprivate let unit: AngleUnit?
  }

  package static func form(of operation: UInt32, count: Int) -> Form {
    Form(
      code: operation, exact: Catalogue.exactForm(Operation.function(ofCode: operation)),
      unit: Operation.unit(ofCode: operation))
  }

  package static func applied(
    _ form: Form, _ operands: UnsafePointer<MarkedExact>, _ count: Int, in context: inout EvaluationContext
  ) throws(Work.Stop) -> MarkedExact {
    let marked = UnsafeBufferPointer(start: operands, count: count)
    let exactness = marked.reduce(.exact) { max($0, $1.exactness) }
    guard let exact = form.exact else {
      // Random numbers are drawn as doubles.
      let kernel = Double.form(of: form.code, count: count)
      let drawn = marked.map { $0.double }.withUnsafeBufferPointer { kernel($0, random: &context.random) }
      return MarkedExact(drawn.isFinite ? .rational(Rational(drawn)) : .nan, exactness)
    }
    let values = marked.map { $0.value }
    return try context.exactly { (work) throws(Work.Stop) in
      try values.withUnsafeBufferPointer { (values) throws(Work.Stop) in
        MarkedExact(try exact.kernel(values, form.unit, &work), exactness)
      }
    }
  }

  package static func arithmetic(
    _ operation: Arithmetic, _ a: MarkedExact, _ b: MarkedExact, in context: inout EvaluationContext
  ) throws(Work.Stop) -> MarkedExact {
    let exactness = max(a.exactness, b.exactness)
    return try context.exactly { (work) throws(Work.Stop) in
      switch operation {
      case .add: MarkedExact(try a.value.adding(b.value, &work), exactness)
      case .subtract: MarkedExact(try a.value.subtracting(b.value, &work), exactness)
      case .multiply: MarkedExact(try a.value.multiplied(by: b.value, &work), exactness)
      case .divide: MarkedExact(try a.value.divided(by: b.value, &work), exactness)
      }
    }
  }

  package static func compared(
    _ relation: Relation, _ a: MarkedExact, _ b: MarkedExact, in context: inout EvaluationContext
  ) throws(Work.Stop) -> MarkedExact {
    let holds = try context.exactly { (work) throws(Work.Stop) in
      relation.holds(try a.value.compared(to: b.value, &work))
    }
    return MarkedExact(holds ? .one : .zero, max(a.exactness, b.exactness))
  }

  package static func negated(_ x: MarkedExact, in context: inout EvaluationContext) throws(Work.Stop) -> MarkedExact {
    MarkedExact(try x.holds(in: &context) ? .zero : .one, x.exactness)
  }

  package func holds(in context: inout EvaluationContext) throws(Work.Stop) -> Bool {
    // The sign of NaN is 0.
    try context.exactly { (work) throws(Work.Stop) in try value.sign(&work) } != 0
  }

  package static func accumulate(
    _ x: MarkedExact, in sum: inout CompensatedSum<MarkedExact>, in context: inout EvaluationContext
  ) throws(Work.Stop) {
    sum = CompensatedSum(total: try arithmetic(.add, sum.total, x, in: &context), compensation: sum.compensation)
  }

  package static func steps(_ form: Form, _ operands: UnsafePointer<MarkedExact>, _ count: Int) -> Int { 0 }

  package static func failure(
    of operation: Operation, _ operands: UnsafeBufferPointer<MarkedExact>, result: MarkedExact
  ) -> FormulaError.Kind? { operation.failure(operands, result: result) }

  /// A host function computes on doubles, or on decimals where it has a decimal variant.
  package static func call(
    host index: Int, _ operands: UnsafeBufferPointer<MarkedExact>, in context: inout EvaluationContext
  )
    -> MarkedExact
  {
    let decimals = operands.map { operand in
      let decimal = operand.value.decimal
      return MarkedDecimal(decimal.value, max(decimal.exactness, operand.exactness))
    }
    let result = decimals.withUnsafeBufferPointer { MarkedDecimal.call(host: index, $0, in: &context) }
    return MarkedExact(ExactNumber(result.value), result.exactness)
  }

  package static var instructionTime: Int { 1 << 10 }
  package static var functionTime: Int { 1 << 15 }

  package static func called(
    host index: Int, _ operands: UnsafeBufferPointer<MarkedExact>, in context: inout EvaluationContext
  ) throws(Work.Stop) -> MarkedExact {
    for operand in operands where !operand.isNaN && operand.value.decimal.isNaN { throw .magnitude }
    return call(host: index, operands, in: &context)
  }

  /// A real beyond the exponent range, e^(-10^400), has no digits to determine its double: then the complete formula is
  /// computed on doubles.
  package func plain(in context: borrowing EvaluationContext) throws(Work.Stop) -> Double {
    let double = double
    if double.isNaN, !isNaN { throw .magnitude }
    return double
  }

  package func marked(_ exactness: Exactness) -> MarkedExact { MarkedExact(value, max(self.exactness, exactness)) }

  package var isBound: Bool { value.rational?.whole?.small.map { $0.magnitude < 1 << 53 } ?? false }
}
