extension Dialect {
  /// Operators and functions of cells, whose translation depends on more than their operands' texts.
  enum Form: Sendable {
    /// The operand itself.
    case same
    case power
    /// Texts, one behind the other.
    case join
    case comparison(String)
    /// A condition, the value where it holds, and perhaps the one where it does not.
    case choice
    /// A value where another fails; whether one fails.
    case fallback, fails
    /// Conditions, all evaluated, with `and` or `or` between them.
    case all(String)
    /// A function of all numbers in values and areas.
    case aggregate(String)
  }
}

extension Dialect.Form {
  /// Whether it may be an error where its operands are none.
  func mayFail(_ count: Int) -> Bool {
    switch self {
    case .same, .comparison, .choice, .fallback, .fails, .all: false
    case .aggregate(let name): !["sum", "count", "min", "max"].contains(name)
    case .power, .join: true
    }
  }
}
