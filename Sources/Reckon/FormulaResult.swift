public import ReckonCatalogue

/// What a formula came to, in the kind of numbers that it computes with.
public struct FormulaResult: Hashable, Sendable {
  public let number: Number
  /// Whether, in decimal mode, a function took part that is computed in binary64 and rounded to 15 digits, such as `ln`.
  /// Always false on doubles.
  public let isInexact: Bool

  /// Whether, in decimal mode, digits were rounded off on the way, beyond the 34th: of a third, but not of a quarter. What was rounded when
  /// a name got its value is not told again. Always false on doubles.
  public let isRounded: Bool

  package init(_ number: Number, isInexact: Bool = false, isRounded: Bool = false) {
    self.number = number
    self.isInexact = isInexact
    self.isRounded = isRounded
  }
}
