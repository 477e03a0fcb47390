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
    _ operation: Arithmetic, _ a: UnsafePointer<Double>, _ b: UnsafePointer<Double>,
    into result: UnsafeMutablePointer<Double>
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
    var term = 0
    while terms &- term >= 8 {
      subtractEight(factors + term, source + term &* distance, distance, target, count)
      term &+= 8
    }
    while term < terms {
      let (factor, row) = (factors[term], source + term &* distance)
      for place in 0..<count { target[place] -= factor * row[place] }
      term &+= 1
    }
  }

  /// Subtracts multiples of eight rows: four numbers stay in registers for all rows, so that they are loaded and stored
  /// once.
  private static func subtractEight(
    _ factors: UnsafePointer<Double>, _ source: UnsafePointer<Double>, _ distance: Int,
    _ target: UnsafeMutablePointer<Double>, _ count: Int
  ) {
    let (f0, f1, f2, f3) = (factors[0], factors[1], factors[2], factors[3])
    let (f4, f5, f6, f7) = (factors[4], factors[5], factors[6], factors[7])
    let (r0, r1, r2) = (source, source + distance, source + 2 &* distance)
    let (r3, r4, r5) = (source + 3 &* distance, source + 4 &* distance, source + 5 &* distance)
    let (r6, r7) = (source + 6 &* distance, source + 7 &* distance)
    @inline(__always) func four(_ row: UnsafePointer<Double>, _ place: Int) -> SIMD4<Double> {
      UnsafeRawPointer(row + place).loadUnaligned(as: SIMD4<Double>.self)
    }
    var place = 0
    while place &+ 4 <= count {
      var sum = four(target, place)
      sum -= f0 * four(r0, place)
      sum -= f1 * four(r1, place)
      sum -= f2 * four(r2, place)
      sum -= f3 * four(r3, place)
      sum -= f4 * four(r4, place)
      sum -= f5 * four(r5, place)
      sum -= f6 * four(r6, place)
      sum -= f7 * four(r7, place)
      UnsafeMutableRawPointer(target + place).storeBytes(of: sum, as: SIMD4<Double>.self)
      place &+= 4
    }
    while place < count {
      var sum = target[place]
      sum -= f0 * r0[place]
      sum -= f1 * r1[place]
      sum -= f2 * r2[place]
      sum -= f3 * r3[place]
      sum -= f4 * r4[place]
      sum -= f5 * r5[place]
      sum -= f6 * r6[place]
      sum -= f7 * r7[place]
      target[place] = sum
      place &+= 1
    }
  }

  @inline(__always) package static func apply(
    _ kernel: Kernel, _ operands: UnsafePointer<Double>, _ count: Int,
    in context: UnsafeMutablePointer<EvaluationContext>?
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

  /// Branchless: the condition may be hard to predict.
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
