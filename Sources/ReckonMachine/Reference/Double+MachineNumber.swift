import ReckonBytecode
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

  package static func subtract(
    _ factors: UnsafePointer<Double>, _ terms: Int, times source: UnsafePointer<Double>, apart distance: Int,
    from target: UnsafeMutablePointer<Double>, _ count: Int, in context: inout EvaluationContext
  ) {
    // Four numbers are held while eight rows pass, so that they are read and written once.
    let vectors = count / 4
    var term = 0
    while term < terms {
      let group = min(8, terms - term)
      let rows = source + term * distance
      for vector in 0..<vectors {
        let place = UnsafeMutableRawPointer(target + 4 * vector)
        var sum = place.loadUnaligned(as: SIMD4<Double>.self)
        for index in 0..<group {
          let row = UnsafeRawPointer(rows + index * distance + 4 * vector)
          sum -= factors[term + index] * row.loadUnaligned(as: SIMD4<Double>.self)
        }
        place.storeBytes(of: sum, as: SIMD4<Double>.self)
      }
      for place in 4 * vectors..<count {
        for index in 0..<group { target[place] -= factors[term + index] * rows[index * distance + place] }
      }
      term += group
    }
  }

  @inline(__always) package static func apply(
    _ kernel: Kernel, _ operands: UnsafePointer<Double>, _ count: Int, in context: UnsafeMutablePointer<EvaluationContext>?
  ) -> Double {
    switch kernel {
    case .unary(let body): return body(operands[0])
    case .binary(let body): return body(operands[0], operands[1])
    case .ternary(let body): return body(operands[0], operands[1], operands[2])
    case .variadic(_, let body): return body(operands, count)
    case .random(_, let body):
      guard let context else { preconditionFailure("code with random numbers has a run") }
      return withUnsafeMutablePointer(to: &context.pointee.random) { body(operands, UnsafeMutableRawPointer($0)) }
    }
  }

  /// Without a jump: which one it will be may be hard to foresee.
  @inline(__always) package static func choice(_ condition: Double, _ a: Double, _ b: Double) -> Double {
    let mask: UInt64 = condition.isTrue ? ~0 : 0
    return Double(bitPattern: b.bitPattern ^ ((a.bitPattern ^ b.bitPattern) & mask))
  }

  package static func lowered(
    _ program: Program, for policy: ErrorPolicy, _ poll: inout CancellationPoll
  ) throws(FormulaError) -> LoweredCode? { try program.lowered(for: policy, &poll) }

  package static var staysInRegister: Bool { true }
  package static var needsRun: Bool { false }

  package static func time(of instruction: LoweredCode.Instruction) -> Int { instruction.time }

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
