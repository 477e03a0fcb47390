/// The decimal column of a function's row.
///
/// A function without code on decimals is computed on doubles, which gives 15 digits, and its results are approximate unless a rule
/// knows better. A class, so that looking it up copies one reference.
package final class DecimalForm: Sendable {
  /// The function's code: `nil` when the operands need the function's kernel on doubles. A result that is not the exact value for these
  /// operands is reported as inexact in the flags; whoever cannot tell returns `nil`, which makes the result approximate.
  package typealias Kernel = @Sendable (UnsafeBufferPointer<Decimal128>, inout Decimal128.Flags) -> Decimal128?
  /// The value to 15 digits for finite operands other than 0 whose nearest doubles would not do: one of them is infinite or 0, or what it
  /// was rounded by shows in the first 15 digits of the result, as that of ln x does near 1. `nil` where the kernel on doubles does as well.
  typealias Approximation = @Sendable (UnsafeBufferPointer<Decimal128>, AngleUnit?) -> ScaledDouble?
  /// Whether a finite result of finite operands that was computed on doubles is known to be the exact value. False means unknown.
  typealias ExactnessRule = @Sendable (UnsafeBufferPointer<Decimal128>, AngleUnit?, _ result: Decimal128) -> Bool
  /// Whether the result for finite operands depends on digits of them that were rounded away, as that of `2^200 mod 7` does.
  ///
  /// Uncertainty is estimated from the operand alone, as one unit of its last digit: after cancellation it may be larger. The result's
  /// ``Exactness`` marks those.
  typealias MeaningRule = @Sendable (UnsafeBufferPointer<MarkedDecimal>, AngleUnit?) -> Bool
  /// The number of a program's steps that an application costs beside its own: about one for three nanoseconds.
  typealias Steps = @Sendable (UnsafeBufferPointer<MarkedDecimal>) -> Int

  private let kernel: Kernel?
  private let degreesKernel: Kernel?
  private let approximationRule: Approximation?
  private let exactnessRule: ExactnessRule?
  private let meaningRule: MeaningRule?
  private let stepsRule: Steps?

  /// - Parameter degrees: the kernel in degrees, where it differs from that in other units.
  init(
    _ kernel: Kernel? = nil, degrees: Kernel? = nil, approximation: Approximation? = nil, isExact: ExactnessRule? = nil,
    losesMeaning: MeaningRule? = nil, steps: Steps? = nil
  ) {
    self.kernel = kernel
    degreesKernel = degrees
    approximationRule = approximation
    exactnessRule = isExact
    meaningRule = losesMeaning
    stepsRule = steps
  }

  /// The column of a function of one number that has no code of its own on decimals, with its approximation.
  static func approximated(_ approximation: @escaping @Sendable (Decimal128) -> ScaledDouble?) -> DecimalForm {
    DecimalForm(approximation: { operands, _ in approximation(operands[0]) })
  }

  /// The column of functions that are computed on doubles whatever the operands.
  package static let throughDoubles = DecimalForm()

  /// The value by the function's own code, and in the flags what was rounded; `nil` when it has none for these operands.
  package func value(
    _ operands: UnsafeBufferPointer<Decimal128>, _ unit: AngleUnit?, _ flags: inout Decimal128.Flags
  ) -> Decimal128? {
    switch unit {
    case .degrees: (degreesKernel ?? kernel)?(operands, &flags)
    case .radians, .gradians, nil: kernel?(operands, &flags)
    }
  }

  /// The value to 15 digits where the nearest doubles of the operands would not do; `nil` where they do.
  package func approximation(_ operands: UnsafeBufferPointer<Decimal128>, _ unit: AngleUnit?) -> Decimal128? {
    guard let approximationRule, operands.allSatisfy({ $0.isFinite && !$0.isZero }) else { return nil }
    return approximationRule(operands, unit)?.decimal
  }

  /// Whether a result that was computed on doubles is known to be the exact value. False means unknown.
  package func isExact(_ operands: UnsafeBufferPointer<Decimal128>, _ unit: AngleUnit?, _ result: Decimal128) -> Bool {
    guard let x = operands.first, operands.allSatisfy({ $0.isFinite }), result.isFinite else { return false }
    // At 0 all functions of the catalogue are 0 or 1 or not rational.
    if operands.count == 1, x.isZero, result.isZero || result == .one { return true }
    return exactnessRule?(operands, unit, result) ?? false
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
