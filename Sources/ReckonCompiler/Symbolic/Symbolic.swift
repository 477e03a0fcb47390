import ReckonCatalogue
import ReckonNumbers

/// A formula in algebraic normal form: sums of products of powers, independent of evaluation order. For formulas that
/// are displayed.
indirect enum Symbolic: Hashable, Sendable {
  case number(Rational)
  case name(String)
  /// A part without the differentiation variable, as written.
  case verbatim(String)
  /// The radians of an angle of 1: π divided by a half turn.
  case radians(halfTurn: Int)
  /// At least two terms, none of them a sum, each with a distinct product apart from its coefficient.
  case sum([Symbolic])
  /// A coefficient, and factors that are neither numbers nor products, each with a distinct base.
  case product(Rational, [Symbolic])
  case power(Symbolic, Symbolic)
  case call(String, Function.ID, [Symbolic])

  static let zero = Symbolic.number(.zero)
  static let one = Symbolic.number(.one)

  /// Whether it contains a name.
  func contains(_ name: String) -> Bool {
    switch self {
    case .number, .verbatim, .radians: false
    case .name(let own): own == name
    case .sum(let parts), .product(_, let parts), .call(_, _, let parts): parts.contains { $0.contains(name) }
    case .power(let base, let exponent): base.contains(name) || exponent.contains(name)
    }
  }

  /// Its coefficient, and the rest.
  var term: (coefficient: Rational, rest: Symbolic) {
    switch self {
    case .number(let value): (value, .one)
    case .product(let coefficient, let factors):
      (coefficient, factors.count == 1 ? factors[0] : .product(.one, factors))
    case .name, .verbatim, .radians, .sum, .power, .call: (.one, self)
    }
  }

  /// The base and the exponent of a power; the exponent is 1 for other formulas.
  var raised: (base: Symbolic, exponent: Symbolic) {
    if case .power(let base, let exponent) = self { (base, exponent) } else { (self, .one) }
  }

  /// The value of a number; `nil` for another formula.
  var constant: Rational? { if case .number(let value) = self { value } else { nil } }

  /// The same if it is an integer that fits into a word.
  var whole: Int? { constant?.whole.flatMap { $0.int } }
}
