import ReckonBytecode
import ReckonCatalogue

/// A kind of numbers that programs run on.
package protocol MachineNumber: FormulaNumber {
  /// The constants of a program on such numbers.
  static func constants(of program: Program) -> [Self]

  /// Applies a verified operation to so many operands.
  static func apply(_ operation: UInt32, _ operands: UnsafePointer<Self>, _ count: Int, in context: inout EvaluationContext) -> Self

  /// How many steps a verified operation stands for beside its own.
  static func steps(_ operation: UInt32, _ operands: UnsafePointer<Self>, _ count: Int) -> Int

  /// Calls a function of the host.
  static func call(host index: Int, _ operands: UnsafeBufferPointer<Self>, in context: inout EvaluationContext) -> Self

  /// What went wrong when an operation gave a result that is not finite, if anything did.
  static func failure(of operation: Operation, _ operands: UnsafeBufferPointer<Self>, result: Self) -> FormulaError.Kind?

  /// The truth value of a comparison, which is no more exact than what was compared.
  static func comparison(_ holds: Bool, _ a: Self, _ b: Self) -> Self

  /// Adds a term to a running sum.
  static func accumulate(_ x: Self, in sum: inout CompensatedSum<Self>)

  /// Whether a loop can count from or to the number.
  var isBound: Bool { get }

  /// How exact it is, as far as that is tracked.
  var exactness: Exactness { get }

  /// About how many nanoseconds the reference machine takes for an instruction on such numbers, rather too many than too few.
  static var instructionTime: Int { get }

  /// The same for a function of the catalogue.
  static var functionTime: Int { get }
}

extension Double: MachineNumber {
  package static func constants(of program: Program) -> [Double] { program.constants }

  package static func apply(
    _ operation: UInt32, _ operands: UnsafePointer<Double>, _ count: Int, in context: inout EvaluationContext
  ) -> Double {
    guard let kernel = Catalogue.kernel(ofOperation: operation, count: count) else {
      preconditionFailure("verified code applies only operations that have a kernel")
    }
    return kernel(operands, count, random: &context.random)
  }

  package static var instructionTime: Int { 8 }
  package static var functionTime: Int { 1 << 11 }

  package static func steps(_ operation: UInt32, _ operands: UnsafePointer<Double>, _ count: Int) -> Int { 0 }

  package static func call(
    host index: Int, _ operands: UnsafeBufferPointer<Double>, in context: inout EvaluationContext
  ) -> Double {
    context.hosts[index](operands)
  }

  package static func failure(
    of operation: Operation, _ operands: UnsafeBufferPointer<Double>, result: Double
  ) -> FormulaError.Kind? { operation.failure(operands, result: result) }

  package static func comparison(_ holds: Bool, _ a: Double, _ b: Double) -> Double { Double(truth: holds) }

  package static func accumulate(_ x: Double, in sum: inout CompensatedSum<Double>) { sum.add(x) }

  package var isBound: Bool { ReferenceMachine.isBound(self) }

  package var exactness: Exactness { .exact }
}

extension MarkedDecimal: MachineNumber {
  package static func constants(of program: Program) -> [MarkedDecimal] { program.decimals }

  /// By the row's decimal kernel, whose flags tell what was rounded; without one by its kernel on doubles, whose result is rounded to 15
  /// digits and approximate unless it is known to be exact all the same, as the sine of 30° is.
  package static func apply(
    _ operation: UInt32, _ operands: UnsafePointer<MarkedDecimal>, _ count: Int, in context: inout EvaluationContext
  ) -> MarkedDecimal {
    let row = Catalogue.row(Operation.function(ofCode: operation))
    let marked = UnsafeBufferPointer(start: operands, count: count)
    let exactness = marked.reduce(.exact) { max($0, $1.exactness) }
    if exactness > .exact, DecimalKernels.hasLostMeaning(row.id, marked, Operation(code: operation)?.unit) { return .nan }
    return withUnsafeTemporaryAllocation(of: Decimal128.self, capacity: max(count, 1)) { values in
      for index in 0..<count { values[index] = operands[index].value }
      let result = apply(operation, row, UnsafeBufferPointer(rebasing: values[..<count]), in: &context)
      return MarkedDecimal(result.value, max(exactness, result.exactness))
    }
  }

  private static func apply(
    _ operation: UInt32, _ row: Function, _ operands: UnsafeBufferPointer<Decimal128>, in context: inout EvaluationContext
  ) -> MarkedDecimal {
    var flags: Decimal128.Flags = []
    if let result = row.decimal?(operands, &flags) { return MarkedDecimal(result, Exactness(flags)) }
    let unit = Operation(code: operation)?.unit
    func approximation(_ number: Decimal128) -> MarkedDecimal {
      MarkedDecimal(number, DecimalKernels.isExact(row.id, operands, unit, number) ? .exact : .approximate)
    }
    if row.id == .degrees, unit == .degrees { return MarkedDecimal(operands[0]) }
    if let result = DecimalKernels.approximation(row.id, operands, unit) { return approximation(result) }
    let doubles = operands.map(\.double)
    // What is no double is beyond the range of functions that work on whole doubles, as the factorial of a fraction does not.
    let areDoubles = zip(operands, doubles).allSatisfy { Decimal128($1) == $0 || $0.isNaN }
    if row.topic == .integers, row.id != .fact, !areDoubles { return .nan }
    // A finite operand that no double reaches gives no result rather than that of an infinity.
    if zip(operands, doubles).contains(where: { $0.isFinite && !$1.isFinite }) { return MarkedDecimal(.infinity) }
    let result = doubles.withUnsafeBufferPointer { doubles in
      // Without operands there is nothing to point to, and any address will do.
      doubles.baseAddress.map { Double.apply(operation, $0, doubles.count, in: &context) }
        ?? withUnsafePointer(to: 0) { Double.apply(operation, $0, 0, in: &context) }
    }
    let isExact = (row.accuracy == .exact || row.topic == .integers) && areDoubles && result == result.rounded() && abs(result) <= 0x1p53
    if isExact || !row.isPure { return MarkedDecimal(Decimal128(result)) }
    return approximation(Decimal128(result, significantDigits: 15))
  }

  package static func failure(
    of operation: Operation, _ operands: UnsafeBufferPointer<MarkedDecimal>, result: MarkedDecimal
  ) -> FormulaError.Kind? {
    guard result.isNaN, DecimalKernels.hasLostMeaning(operation.function, operands, operation.unit) else {
      return operation.failure(operands, result: result)
    }
    return .domain(
      function: operation.row.name, operands: operands.prefix(8).map(\.number), requirement: DecimalKernels.meaningRequirement)
  }

  package static func steps(_ operation: UInt32, _ operands: UnsafePointer<MarkedDecimal>, _ count: Int) -> Int {
    DecimalKernels.steps(Operation.function(ofCode: operation), UnsafeBufferPointer(start: operands, count: count))
  }

  package static func call(
    host index: Int, _ operands: UnsafeBufferPointer<MarkedDecimal>, in context: inout EvaluationContext
  ) -> MarkedDecimal {
    if context.decimalHosts.indices.contains(index), let body = context.decimalHosts[index] {
      var exactness = Exactness.approximate
      let result = operands.map(\.value).withUnsafeBufferPointer { body($0, &exactness) }
      return MarkedDecimal(result, operands.reduce(exactness) { max($0, $1.exactness) })
    }
    let body = context.hosts[index]
    let doubles = operands.map(\.double)
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
    sum = CompensatedSum(total: MarkedDecimal(values.total, exactness), compensation: MarkedDecimal(values.compensation, exactness))
  }

  package static var instructionTime: Int { 1 << 8 }
  package static var functionTime: Int { 1 << 15 }

  package var isBound: Bool { value.isInteger && value.magnitude < Decimal128(1 << 53) }
}
