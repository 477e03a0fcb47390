/// A running sum that carries along what each addition rounds away.
///
/// Algorithm: Neumaier, "Rundungsfehleranalyse einiger Verfahren zur Summation endlicher Summen" (1974). The error is below
/// one ULP of the result plus n²·2⁻¹⁰⁶ times the sum of magnitudes.
package struct CompensatedSum: Sendable {
  package var total: Double = 0
  package var compensation: Double = 0

  package init() {}

  package mutating func add(_ x: Double) {
    let sum = total + x
    compensation += total.magnitude >= x.magnitude ? (total - sum) + x : (x - sum) + total
    total = sum
  }

  /// The sum; after an infinity, a NaN or an overflow, what plain additions would have given.
  package var value: Double { compensation.isFinite ? total + compensation : total }
}
