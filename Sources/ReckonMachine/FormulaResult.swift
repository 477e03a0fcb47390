import ReckonCatalogue

/// The value of a formula, in the kind of numbers that it computes with.
public struct FormulaResult: Hashable, Sendable {
  public let number: Number
  /// In decimal mode, whether the number is the formula's exact value, was rounded to 34 digits on the way, or rests on functions of 15
  /// digits such as `ln`. Names and earlier answers pass theirs on. Always `exact` on doubles, whose rounding is not tracked.
  public let exactness: Exactness

  package init(_ number: Number, _ exactness: Exactness = .exact) {
    self.number = number
    self.exactness = exactness
  }
}
