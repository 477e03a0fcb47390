public import ReckonCatalogue

/// What a formula came to, in the kind of numbers that it computes with.
public struct FormulaResult: Hashable, Sendable {
  public let number: Number
  /// Whether, in decimal mode, a function took part that is computed in binary64 and rounded to 15 digits, such as `ln`.
  /// Always false on doubles.
  public let isInexact: Bool

  package init(_ number: Number, isInexact: Bool = false) {
    self.number = number
    self.isInexact = isInexact
  }
}
