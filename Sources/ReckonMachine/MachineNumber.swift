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
  static func call(_ body: HostBody, _ operands: UnsafeBufferPointer<Self>, in context: inout EvaluationContext) -> Self

  /// Whether a loop can count from or to the number.
  var isBound: Bool { get }
}

extension Double: MachineNumber {
  package static func constants(of program: Program) -> [Double] { program.constants }

  package static func apply(
    _ operation: UInt32, _ operands: UnsafePointer<Double>, _ count: Int, in context: inout EvaluationContext
  ) -> Double {
    Catalogue.kernel(ofOperation: operation, count: count)?(operands, count, random: &context.random) ?? .nan
  }

  package static func steps(_ operation: UInt32, _ operands: UnsafePointer<Double>, _ count: Int) -> Int { 0 }

  package static func call(_ body: HostBody, _ operands: UnsafeBufferPointer<Double>, in context: inout EvaluationContext) -> Double {
    body(operands)
  }

  package var isBound: Bool { ReferenceMachine.isBound(self) }
}

extension Decimal128: MachineNumber {
  package static func constants(of program: Program) -> [Decimal128] { program.decimals }

  /// By the row's decimal kernel; without one by its kernel on doubles. A whole result of an exact row or of one on integers is exact when the
  /// operands are doubles, and so is a random number; any other is rounded to 15 digits and makes the evaluation inexact unless it is known
  /// to be exact all the same, as the sine of 30° is.
  package static func apply(
    _ operation: UInt32, _ operands: UnsafePointer<Decimal128>, _ count: Int, in context: inout EvaluationContext
  ) -> Decimal128 {
    let row = Catalogue.row(Operation.function(ofCode: operation))
    let operands = UnsafeBufferPointer(start: operands, count: count)
    var flags: Decimal128.Flags = []
    if let result = DecimalKernels.rounded(row.id, operands, &flags) {
      if flags.contains(.inexact) { context.isRounded = true }
      return result
    }
    if let result = row.decimal?(operands) { return result }
    let unit = Operation(code: operation)?.unit
    func approximation(_ number: Decimal128) -> Decimal128 {
      if !DecimalKernels.isExact(row.id, operands, unit, number) { context.isInexact = true }
      return number
    }
    if row.id == .degrees, unit == .degrees { return operands[0] }
    if let result = DecimalKernels.approximation(row.id, operands, unit) { return approximation(result) }
    let doubles = operands.map(\.double)
    // What is no double is beyond the range of functions that work on whole doubles, as the factorial of a fraction does not.
    let areDoubles = zip(operands, doubles).allSatisfy { Decimal128($1) == $0 || $0.isNaN }
    if row.topic == .integers, row.id != .fact, !areDoubles { return .nan }
    // A finite operand that no double reaches gives no result rather than that of an infinity.
    if zip(operands, doubles).contains(where: { $0.isFinite && !$1.isFinite }) { return .infinity }
    let result = doubles.withUnsafeBufferPointer { doubles in
      // Without operands there is nothing to point to, and any address will do.
      doubles.baseAddress.map { Double.apply(operation, $0, count, in: &context) }
        ?? withUnsafePointer(to: 0) { Double.apply(operation, $0, count, in: &context) }
    }
    let isExact = (row.accuracy == .exact || row.topic == .integers) && areDoubles && result == result.rounded() && abs(result) <= 0x1p53
    return isExact || !row.isPure ? Decimal128(result) : approximation(Decimal128(result, significantDigits: 15))
  }

  package static func steps(_ operation: UInt32, _ operands: UnsafePointer<Decimal128>, _ count: Int) -> Int {
    DecimalKernels.steps(Operation.function(ofCode: operation), UnsafeBufferPointer(start: operands, count: count))
  }

  package static func call(_ body: HostBody, _ operands: UnsafeBufferPointer<Decimal128>, in context: inout EvaluationContext)
    -> Decimal128
  {
    let doubles = operands.map(\.double)
    context.isInexact = true
    return Decimal128(doubles.withUnsafeBufferPointer { body($0) }, significantDigits: 15)
  }

  package var isBound: Bool { isInteger && magnitude < Decimal128(1 << 53) }
}
