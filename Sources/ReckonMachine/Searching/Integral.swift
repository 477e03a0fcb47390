/// The result of an integration.
public struct Integral: Hashable, Sendable {
  /// The value.
  public let value: Double
  /// The estimated error of the value, from the difference of two rules; it is usually far too large.
  public let error: Double

  init(value: Double, error: Double) { (self.value, self.error) = (value, error) }
}
