import ReckonCatalogue
import ReckonNumbers

/// A formula as algebra writes it: sums of products of powers, without the order in which it is computed. For formulas
/// that are shown.
indirect enum Symbolic: Hashable, Sendable {
  case number(Rational)
  case name(String)
  /// A part without the name that formulas are differentiated by, as it is written.
  case verbatim(String)
  /// The radians of an angle of 1, π divided by half a turn.
  case radians(halfTurn: Int)
  /// At least two terms, none of them a sum, each with another product beside its number.
  case sum([Symbolic])
  /// A number, and factors that are neither numbers nor products, each with another base.
  case product(Rational, [Symbolic])
  case power(Symbolic, Symbolic)
  case call(String, Function.ID, [Symbolic])

  static let zero = Symbolic.number(.zero)
  static let one = Symbolic.number(.one)

  /// Whether a name stands in it.
  func contains(_ name: String) -> Bool {
    switch self {
    case .number, .verbatim, .radians: false
    case .name(let own): own == name
    case .sum(let parts), .product(_, let parts), .call(_, _, let parts): parts.contains { $0.contains(name) }
    case .power(let base, let exponent): base.contains(name) || exponent.contains(name)
    }
  }

  /// The number that it is multiplied by, and the rest.
  var term: (coefficient: Rational, rest: Symbolic) {
    switch self {
    case .number(let value): (value, .one)
    case .product(let coefficient, let factors): (coefficient, factors.count == 1 ? factors[0] : .product(.one, factors))
    case .name, .verbatim, .radians, .sum, .power, .call: (.one, self)
    }
  }

  /// What a power is of, and its exponent; 1 for what is no power.
  var raised: (base: Symbolic, exponent: Symbolic) {
    if case .power(let base, let exponent) = self { (base, exponent) } else { (self, .one) }
  }

  /// The number that it is; `nil` for another formula.
  var constant: Rational? { if case .number(let value) = self { value } else { nil } }

  /// The same where it is a whole number that a word holds.
  var whole: Int? { constant?.whole.flatMap { $0.int } }
}
