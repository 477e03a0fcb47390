/// The code of a function for one shape of operands, on binary64: plain C functions, so that a kernel is a word that
/// machines can hold.
package enum Kernel: Sendable {
  package typealias Unary = @convention(c) @Sendable (Double) -> Double
  package typealias Binary = @convention(c) @Sendable (Double, Double) -> Double
  package typealias Ternary = @convention(c) @Sendable (Double, Double, Double) -> Double
  /// Takes the operands' address and number.
  package typealias Variadic = @convention(c) @Sendable (UnsafePointer<Double>, Int) -> Double
  /// Takes the operands' address and that of a ``RandomSource``.
  package typealias Random = @convention(c) @Sendable (UnsafePointer<Double>, UnsafeMutableRawPointer) -> Double

  case unary(Unary)
  case binary(Binary)
  case ternary(Ternary)
  /// Any number of operands from `minimum` on.
  case variadic(minimum: Int, Variadic)
  /// `count` operands and a source of random bits: impure.
  case random(count: Int, Random)

  package func accepts(_ count: Int) -> Bool {
    switch self {
    case .unary: count == 1
    case .binary: count == 2
    case .ternary: count == 3
    case .variadic(let minimum, _): count >= minimum
    case .random(let exactly, _): count == exactly
    }
  }

  /// Applies the kernel to `count` operands, a number that it accepts; for any other the result is NaN.
  @inline(__always) package func callAsFunction(
    _ operands: UnsafePointer<Double>, _ count: Int, random: inout RandomSource
  ) -> Double {
    guard accepts(count) else { return .nan }
    return switch self {
    case .unary(let body): body(operands[0])
    case .binary(let body): body(operands[0], operands[1])
    case .ternary(let body): body(operands[0], operands[1], operands[2])
    case .variadic(_, let body): body(operands, count)
    case .random(_, let body): withUnsafeMutablePointer(to: &random) { body(operands, UnsafeMutableRawPointer($0)) }
    }
  }

  /// Applies the kernel to operands that it accepts; anything else gives NaN.
  package func callAsFunction(_ operands: UnsafeBufferPointer<Double>, random: inout RandomSource) -> Double {
    guard let start = operands.baseAddress else {
      return withUnsafePointer(to: 0.0) { self($0, 0, random: &random) }
    }
    return self(start, operands.count, random: &random)
  }
}
