/// A numerical method as a value: it requests a function's values at points, which its driver computes in any way, and
/// terminates by itself.
package protocol PointMethod {
  /// The points at which it needs values now; none when it has ended.
  var points: [Double] { get }

  /// Takes the values at all ``points``, NaN where the function has none, and asks for the next or ends.
  mutating func take(_ values: [Double])
}

extension ClosedRange<Double> {
  /// The numbers of a range that are finite; of one that has none, the nearest that is.
  package var finite: ClosedRange<Double> { clamped(to: -.greatestFiniteMagnitude ... .greatestFiniteMagnitude) }
}
