/// A compensated running sum, which accumulates the rounding errors of its additions.
///
/// Algorithm: Neumaier, "Rundungsfehleranalyse einiger Verfahren zur Summation endlicher Summen" (1974). The error is
/// below one ULP of the result plus n²u² times the sum of magnitudes, where u is half a unit in the last place of 1.
@frozen @usableFromInline package struct CompensatedSum<NumericValue: FormulaNumber>: Sendable {
  @usableFromInline package var total: NumericValue
  @usableFromInline package var compensation: NumericValue

  @inlinable package init() {
    total = .zero
    compensation = .zero
  }

  @inlinable package init(total: NumericValue, compensation: NumericValue) {
    self.total = total
    self.compensation = compensation
  }

  @inlinable package mutating func add(_ x: NumericValue) {
    let sum = total + x
    compensation = compensation + (total.magnitude >= x.magnitude ? (total - sum) + x : (x - sum) + total)
    total = sum
  }

  /// The sum; after an infinity, a NaN or an overflow, the result of plain additions.
  @inlinable package var value: NumericValue { compensation.isFinite ? total + compensation : total }
}

extension CompensatedSum where NumericValue == Decimal128 {
  /// Adds a term. The rounding error of the sum goes into the compensation; only losses there are reported.
  package mutating func add(_ x: Decimal128, _ flags: inout Decimal128.Flags) {
    let sum = total + x
    let (larger, smaller) = total.magnitude >= x.magnitude ? (total, x) : (x, total)
    compensation = compensation.adding(larger.subtracting(sum, &flags).adding(smaller, &flags), &flags)
    total = sum
  }

  /// The sum, rounded once.
  package func value(_ flags: inout Decimal128.Flags) -> Decimal128 {
    compensation.isFinite ? total.adding(compensation, &flags) : total
  }
}
