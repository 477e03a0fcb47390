/// The kind of numbers that a formula computes with. It is fixed when a formula is compiled, and stored with it.
public enum NumberMode: String, Hashable, Sendable, CaseIterable {
  /// IEEE 754 binary64.
  case double
  /// IEEE 754 decimal128: 34 significant digits.
  case decimal
}
