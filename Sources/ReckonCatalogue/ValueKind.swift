/// What a value is. When formulas run, all values are plain numbers: the kind is known when a formula is compiled.
public enum ValueKind: Hashable, Sendable {
  case number
  /// A plain number that was written as a percent, and is shown so: the value of `10%` is 0.1.
  case percent
  /// 1 or 0, shown as `true` and `false`.
  case truth
  /// A number of seconds since 1970-01-01T00:00Z, shown as a date and time.
  case instant
  /// A number of a unit, by the unit's spelling: `km/h`.
  case quantity(unit: String)

  /// What stands in place of a unit where inputs are instants, numbers of seconds since 1970-01-01T00:00Z: `["due": "date"]`.
  package static let instantUnit = "date"

  /// What stands in place of a unit where inputs are truths, 1 or 0.
  package static let truthUnit = "truth"

  /// What an input is whose unit is spelled so.
  package init(ofInput unit: String) {
    switch unit {
    case Self.instantUnit: self = .instant
    case Self.truthUnit: self = .truth
    default: self = .quantity(unit: unit)
    }
  }

  /// What makes an input one of the kind: its unit, or what stands in place of it; `nil` for plain numbers.
  package var inputUnit: String? {
    switch self {
    case .number, .percent: nil
    case .truth: Self.truthUnit
    case .instant: Self.instantUnit
    case .quantity(let unit): unit
    }
  }

  /// The spelling of a quantity's unit; `nil` for other kinds.
  public var unit: String? {
    switch self {
    case .quantity(let unit): unit
    case .number, .percent, .truth, .instant: nil
    }
  }
}
