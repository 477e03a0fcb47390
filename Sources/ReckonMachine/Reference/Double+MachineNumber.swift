import ReckonCatalogue

extension Double: RegisterNumber {
  package init(_ number: NumericValue, _ exactness: Exactness) { self = number.double }

  package static func form(of operation: UInt32, count: Int) -> Kernel {
    guard let kernel = Catalogue.kernel(ofOperation: operation, count: count) else {
      preconditionFailure("verified code applies only operations that have a kernel")
    }
    return kernel
  }

  @inline(__always) package static func compute(
    _ operation: Arithmetic, _ a: UnsafePointer<Double>, _ b: UnsafePointer<Double>, into result: UnsafeMutablePointer<Double>
  ) {
    switch operation {
    case .add: result.pointee = a.pointee + b.pointee
    case .subtract: result.pointee = a.pointee - b.pointee
    case .multiply: result.pointee = a.pointee * b.pointee
    case .divide: result.pointee = a.pointee / b.pointee
    }
  }

  package static func apply(
    _ kernel: Kernel, _ operands: UnsafePointer<Double>, _ count: Int, in context: inout EvaluationContext
  ) -> Double {
    kernel(operands, count, random: &context.random)
  }

  package static var instructionTime: Int { 8 }
  package static var functionTime: Int { 1 << 11 }

  package static func steps(_ kernel: Kernel, _ operands: UnsafePointer<Double>, _ count: Int) -> Int { 0 }

  package static func call(
    host index: Int, _ operands: UnsafeBufferPointer<Double>, in context: inout EvaluationContext
  ) -> Double {
    context.hosts.body(index)(operands)
  }

  package static func failure(
    of operation: Operation, _ operands: UnsafeBufferPointer<Double>, result: Double
  ) -> FormulaError.Kind? { operation.failure(operands, result: result) }

  package static func comparison(_ holds: Bool, _ a: Double, _ b: Double) -> Double { Double(truth: holds) }

  package static func accumulate(_ x: Double, in sum: inout CompensatedSum<Double>) { sum.add(x) }

  package static var searchDigits: Int { 17 }

  package static var showsExactZeros: Bool { false }

  package var isBound: Bool { ReferenceMachine.isBound(self) }

  package var exactness: Exactness { .exact }

  package func marked(_ exactness: Exactness) -> Double { self }
}
