/// A numerical method as a state machine: it requests a function's values at points, which the caller computes in any
/// way, until it ends.
package protocol PointMethod {
  /// The points whose values it needs now; empty when it has ended.
  var points: [Double] { get }

  /// Takes the values at all ``points``, NaN where the function has none, and requests the next ones or ends.
  mutating func take(_ values: [Double])
}

extension ClosedRange<Double> {
  /// The finite numbers of a range; if it has none, the nearest finite number.
  package var finite: ClosedRange<Double> { clamped(to: -.greatestFiniteMagnitude ... .greatestFiniteMagnitude) }
}
