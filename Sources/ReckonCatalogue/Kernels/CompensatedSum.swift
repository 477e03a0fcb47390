/// A running sum that carries along what each addition rounds away.
///
/// Algorithm: Neumaier, "Rundungsfehleranalyse einiger Verfahren zur Summation endlicher Summen" (1974). The error is below
/// one ULP of the result plus n²u² times the sum of magnitudes, where u is half a unit in the last place of 1.
package struct CompensatedSum<Number: FormulaNumber>: Sendable {
  package var total: Number = .zero
  package var compensation: Number = .zero

  @inlinable package init() {}

  @inlinable package mutating func add(_ x: Number) {
    let sum = total + x
    compensation = compensation + (total.magnitude >= x.magnitude ? (total - sum) + x : (x - sum) + total)
    total = sum
  }

  /// The sum; after an infinity, a NaN or an overflow, what plain additions would have given.
  @inlinable package var value: Number { compensation.isFinite ? total + compensation : total }
}
