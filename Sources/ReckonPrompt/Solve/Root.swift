import Reckon

/// A solution of an equation.
package struct Root: Hashable, Sendable {
  /// How it was found.
  package enum Kind: Hashable, Sendable {
    /// The sides cross, or are the same at a point of the search.
    case crossing
    /// The sides touch, so that rounding leaves about half of the digits.
    case touching
  }

  /// The nearest double.
  package let value: Double
  /// The solution in decimals, where the equation can be computed in them: exact, or good to some thirty digits.
  package let decimal: Decimal128?
  /// Whether it solves the equation exactly.
  package let isExact: Bool
  package let kind: Kind

  init(_ value: Double, decimal: Decimal128? = nil, isExact: Bool = false, _ kind: Kind) {
    self.value = value
    self.decimal = decimal
    self.isExact = isExact
    self.kind = kind
  }

  /// The number to show in a session of some kind of numbers, and whether it is rounded.
  func number(_ mode: NumberMode) -> FormulaResult {
    if let decimal, isExact { return FormulaResult(.decimal(decimal)) }
    switch kind {
    case .touching: return FormulaResult(.decimal(Decimal128(value, significantDigits: Self.touchingDigits)), .approximate)
    case .crossing where mode == .double: return FormulaResult(.double(value), .approximate)
    case .crossing: return FormulaResult(.decimal(decimal ?? Decimal128(value, significantDigits: 15)), .approximate)
    }
  }

  /// How many digits of a touching solution are sure.
  private static let touchingDigits = 7
}
