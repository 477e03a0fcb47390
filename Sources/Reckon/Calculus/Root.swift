public import ReckonCatalogue

/// A solution of an equation.
public struct Root: Hashable, Sendable {
  /// The evidence for the root.
  public enum Kind: Hashable, Sendable {
    /// A sign change, or a sample where the sides are equal.
    case crossing
    /// The sides touch (a double root), so that rounding leaves about half of the digits.
    case touching
  }

  /// The nearest double.
  public let value: Double
  /// The solution in decimals, if the equation can be computed in them: exact, or accurate to about thirty digits.
  public let decimal: Decimal128?
  /// Whether it solves the equation exactly.
  public let isExact: Bool
  /// The evidence for the root.
  public let kind: Kind

  init(_ value: Double, decimal: Decimal128? = nil, isExact: Bool = false, _ kind: Kind) {
    self.value = value
    self.decimal = decimal
    self.isExact = isExact
    self.kind = kind
  }
}
