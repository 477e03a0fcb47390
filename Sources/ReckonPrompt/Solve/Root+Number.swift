import Reckon

extension Root {
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
