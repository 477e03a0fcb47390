/// The decimal column of a function's row. A class, so that looking it up copies one reference.
package final class DecimalForm: Sendable {
  /// The function's code: `nil` when the operands need the function's kernel on doubles, which makes the result
  /// approximate. A result that is not the exact value for these operands is reported as inexact in the flags.
  package typealias Kernel = @Sendable (UnsafeBufferPointer<Decimal128>, inout Decimal128.Flags) -> Decimal128?
  /// The code of a function of angles.
  package typealias AngleKernel =
    @Sendable (UnsafeBufferPointer<Decimal128>, AngleUnit?, inout Decimal128.Flags) -> Decimal128?
  /// Whether the result for finite operands depends on digits of them that were rounded away, as that of `2^200 mod 7`
  /// does.
  ///
  /// Uncertainty is estimated from the operand alone, as one unit of its last digit: after cancellation it may be
  /// larger. The result's ``Exactness`` marks those.
  typealias MeaningRule = @Sendable (UnsafeBufferPointer<MarkedDecimal>, AngleUnit?) -> Bool
  /// The number of a program's steps that an application costs beside its own: about one for three nanoseconds.
  typealias Steps = @Sendable (UnsafeBufferPointer<MarkedDecimal>) -> Int

  private let kernel: AngleKernel?
  private let meaningRule: MeaningRule?
  private let stepsRule: Steps?

  init(_ kernel: Kernel? = nil, losesMeaning: MeaningRule? = nil, steps: Steps? = nil) {
    if let kernel { self.kernel = { operands, _, flags in kernel(operands, &flags) } } else { self.kernel = nil }
    meaningRule = losesMeaning
    stepsRule = steps
  }

  /// The column of a function of angles, or of one whose result is an angle.
  init(angles kernel: @escaping AngleKernel, losesMeaning: MeaningRule? = nil) {
    self.kernel = kernel
    meaningRule = losesMeaning
    stepsRule = nil
  }

  /// The column of a function of finite numbers, correctly rounded; for other operands the kernel on doubles gives the
  /// limit.
  static func finite(_ kernel: @escaping Kernel, steps: Steps? = nil) -> DecimalForm {
    DecimalForm(
      { operands, flags in operands.allSatisfy { $0.isFinite } ? kernel(operands, &flags) : nil }, steps: steps)
  }

  /// The column of functions that are computed on doubles whatever the operands, to 15 digits.
  package static let throughDoubles = DecimalForm()

  /// The value by the function's own code, and in the flags what was rounded; `nil` when it has none for these
  /// operands.
  package func value(
    _ operands: UnsafeBufferPointer<Decimal128>, _ unit: AngleUnit?, _ flags: inout Decimal128.Flags
  ) -> Decimal128? {
    kernel?(operands, unit, &flags)
  }

  /// Whether the result depends on digits of an operand that were rounded away.
  package func hasLostMeaning(_ operands: UnsafeBufferPointer<MarkedDecimal>, _ unit: AngleUnit?) -> Bool {
    guard let meaningRule, operands.allSatisfy({ $0.isFinite }) else { return false }
    return meaningRule(operands, unit)
  }

  /// The requirement in messages for operands for which ``hasLostMeaning(_:_:)`` holds.
  package static let meaningRequirement: Phrase = Phrase(
    "operandsWhoseLastDigits", "operands whose last digits before the point are known: here they were rounded away")

  /// The number of a program's steps that an application costs beside its own.
  package func steps(_ operands: UnsafeBufferPointer<MarkedDecimal>) -> Int { stepsRule?(operands) ?? 0 }
}
