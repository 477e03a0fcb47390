import Reckon

extension Root {
  /// The value to show in a session of some kind of numbers, and whether it is rounded.
  ///
  /// - Parameter unit: the unit or kind that it is of; `nil` for a plain number.
  func value(_ mode: NumberMode, in unit: String?) -> FormulaResult {
    let valueKind = unit.map { ValueKind(ofInput: $0) } ?? .number
    if let decimal, isExact { return FormulaResult(.decimal(decimal), kind: valueKind) }
    switch kind {
    case .touching:
      return FormulaResult(.decimal(Decimal128(value, significantDigits: Self.touchingDigits)), .approximate, kind: valueKind)
    case .crossing where mode == .double: return FormulaResult(.double(value), .approximate, kind: valueKind)
    case .crossing: return FormulaResult(.decimal(decimal ?? Decimal128(value, significantDigits: 15)), .approximate, kind: valueKind)
    }
  }

  /// How many digits of a touching solution are sure.
  private static let touchingDigits = 7
}
