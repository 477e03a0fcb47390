import ReckonBytecode
import ReckonCatalogue

extension MarkedDecimal: RegisterNumber {
  package init(_ number: NumericValue, _ exactness: Exactness) {
    if case .decimal(let value) = number { self.init(value, exactness) } else { self.init(number.decimal, exactness) }
  }

  package static func form(of operation: UInt32, count: Int) -> DecimalOperation { DecimalOperation(operation) }

  @inline(__always) package static func compute(
    _ operation: Arithmetic, _ a: UnsafePointer<MarkedDecimal>, _ b: UnsafePointer<MarkedDecimal>,
    into result: UnsafeMutablePointer<MarkedDecimal>
  ) {
    switch operation {
    case .add: add(a, b, into: result)
    case .subtract: subtract(a, b, into: result)
    case .multiply: multiply(a, b, into: result)
    case .divide: divide(a, b, into: result)
    }
  }

  package static func apply(
    _ operation: DecimalOperation, _ operands: UnsafePointer<MarkedDecimal>, _ count: Int,
    in context: UnsafeMutablePointer<EvaluationContext>?
  ) -> MarkedDecimal {
    guard let context else { preconditionFailure("a run on decimals has a context") }
    let marked = UnsafeBufferPointer(start: operands, count: count)
    let exactness = marked.reduce(.exact) { max($0, $1.exactness) }
    if exactness > .exact, operation.form.hasLostMeaning(marked, operation.unit) { return .nan }
    return withUnsafeTemporaryAllocation(of: Decimal128.self, capacity: max(count, 1)) { values in
      for index in 0..<count { values[index] = operands[index].value }
      let result = operation.apply(UnsafeBufferPointer(rebasing: values[..<count]), in: &context.pointee)
      return MarkedDecimal(result.value, max(exactness, result.exactness))
    }
  }

  package static func failure(
    of operation: Operation, _ operands: UnsafeBufferPointer<MarkedDecimal>, result: MarkedDecimal
  ) -> FormulaError.Kind? {
    guard result.isNaN, operation.row.decimal.hasLostMeaning(operands, operation.unit) else {
      return operation.failure(operands, result: result)
    }
    return .domain(
      function: operation.row.name, operands: operands.prefix(8).map { $0.number },
      requirement: DecimalForm.meaningRequirement)
  }

  package static func steps(_ operation: DecimalOperation, _ operands: UnsafePointer<MarkedDecimal>, _ count: Int)
    -> Int
  {
    operation.form.steps(UnsafeBufferPointer(start: operands, count: count))
  }

  package static func call(
    host index: Int, _ operands: UnsafeBufferPointer<MarkedDecimal>, in context: inout EvaluationContext
  ) -> MarkedDecimal {
    if let body = context.hosts.decimalBody(index) {
      var exactness = Exactness.approximate
      let result = operands.map { $0.value }.withUnsafeBufferPointer { body($0, &exactness) }
      return MarkedDecimal(result, operands.reduce(exactness) { max($0, $1.exactness) })
    }
    let body = context.hosts.body(index)
    let doubles = operands.map { $0.double }
    return MarkedDecimal(Decimal128(doubles.withUnsafeBufferPointer { body($0) }, significantDigits: 15), .approximate)
  }

  package static func comparison(_ holds: Bool, _ a: MarkedDecimal, _ b: MarkedDecimal) -> MarkedDecimal {
    MarkedDecimal(Decimal128(truth: holds), max(a.exactness, b.exactness))
  }

  package static func accumulate(_ x: MarkedDecimal, in sum: inout CompensatedSum<MarkedDecimal>) {
    var flags: Decimal128.Flags = []
    var values = CompensatedSum<Decimal128>(total: sum.total.value, compensation: sum.compensation.value)
    values.add(x.value, &flags)
    let exactness = max(sum.total.exactness, sum.compensation.exactness, x.exactness, Exactness(flags))
    sum = CompensatedSum(
      total: MarkedDecimal(values.total, exactness), compensation: MarkedDecimal(values.compensation, exactness))
  }

  package static func choice(_ condition: MarkedDecimal, _ a: MarkedDecimal, _ b: MarkedDecimal) -> MarkedDecimal {
    condition.isTrue ? a : b
  }

  package static func lowered(
    _ program: Program, for policy: ErrorPolicy, _ poll: inout CancellationPoll
  ) throws(FormulaError) -> LoweredCode? { try Lowering.lower(program, &poll) }

  package static var staysInRegister: Bool { false }
  package static var needsRun: Bool { true }

  package static func time(of instruction: LoweredCode.Instruction) -> Int { instructionTime }

  package static var instructionTime: Int { 1 << 8 }
  package static var functionTime: Int { 1 << 15 }

  package func marked(_ exactness: Exactness) -> MarkedDecimal { MarkedDecimal(value, max(self.exactness, exactness)) }

  package var isBound: Bool { value.isInteger && value.magnitude < Decimal128(Int64(1) << 53) }
}
