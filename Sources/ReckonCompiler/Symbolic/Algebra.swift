import ReckonCatalogue
import ReckonNumbers

/// Builds formulas from formulas, combining like terms and factors.
///
/// Simplifications preserve the value wherever both sides have one: `x/x` is 1.
///
/// - Complexity: O(size of the formulas) each.
struct Algebra {
  /// The budget for arithmetic, and the limit on new formulas.
  private(set) var work: Work
  private(set) var madeLeft = 20_000

  init(_ work: Work) { self.work = work }

  private mutating func count(_ parts: Int) throws(Work.Stop) {
    madeLeft -= 1 + parts
    guard madeLeft >= 0 else { throw .spent }
  }

  mutating func sum(_ terms: [Symbolic]) throws(Work.Stop) -> Symbolic {
    try count(terms.count)
    var kept: [(rest: Symbolic, coefficient: Rational)] = []
    var places: [Symbolic: Int] = [:]
    func flat(_ term: Symbolic, _ factor: Rational, into list: inout [(Symbolic, Rational)], _ work: inout Work)
      throws(Work.Stop)
    {
      let (coefficient, rest) = term.term
      let whole = try factor.multiplied(by: coefficient, &work)
      if case .sum(let parts) = rest {
        for part in parts { try flat(part, whole, into: &list, &work) }
      } else {
        list.append((rest, whole))
      }
    }
    var list: [(Symbolic, Rational)] = []
    for term in terms { try flat(term, .one, into: &list, &work) }
    for (rest, coefficient) in list {
      if let place = places[rest] {
        kept[place].coefficient = try kept[place].coefficient.adding(coefficient, &work)
      } else {
        places[rest] = kept.count
        kept.append((rest, coefficient))
      }
    }
    var result: [Symbolic] = []
    for (rest, coefficient) in kept where !coefficient.isZero {
      result.append(try product([.number(coefficient), rest]))
    }
    return result.isEmpty ? .zero : result.count == 1 ? result[0] : .sum(result)
  }

  mutating func product(_ factors: [Symbolic]) throws(Work.Stop) -> Symbolic {
    try count(factors.count)
    var coefficient = Rational.one
    var kept: [(base: Symbolic, exponents: [Symbolic])] = []
    for factor in factors {
      let (number, rest) = factor.term
      coefficient = try coefficient.multiplied(by: number, &work)
      let parts: [Symbolic] = if case .product(_, let parts) = rest { parts } else { rest == .one ? [] : [rest] }
      for part in parts {
        let (base, exponent) = part.raised
        if let place = kept.firstIndex(where: { $0.base == base }) {
          kept[place].exponents.append(exponent)
        } else {
          kept.append((base, [exponent]))
        }
      }
    }
    guard !coefficient.isZero else { return .zero }
    var result: [Symbolic] = []
    for (base, exponents) in kept {
      let part = exponents.count == 1 ? .power(base, exponents[0]) : try power(base, sum(exponents))
      let (number, rest) = part.term
      coefficient = try coefficient.multiplied(by: number, &work)
      if case .power(let base, .one) = rest { result.append(base) } else if rest != .one { result.append(rest) }
    }
    if result.isEmpty { return .number(coefficient) }
    return result.count == 1 && coefficient == .one ? result[0] : .product(coefficient, result)
  }

  mutating func power(_ base: Symbolic, _ exponent: Symbolic) throws(Work.Stop) -> Symbolic {
    try count(2)
    if exponent == .zero { return .one }
    if exponent == .one { return base }
    guard let whole = exponent.whole, abs(whole) <= 1_000 else { return .power(base, exponent) }
    switch base {
    case .number(let value):
      return value.isZero && whole < 0 ? .power(base, exponent) : .number(try value.power(whole, &work))
    case .product(let coefficient, let factors):
      var parts: [Symbolic] = [.number(try coefficient.power(whole, &work))]
      for factor in factors { parts.append(try power(factor, exponent)) }
      return try product(parts)
    case .power(let inner, let first): return try power(inner, product([first, exponent]))
    case .name, .verbatim, .radians, .sum, .call: return .power(base, exponent)
    }
  }

  /// The exact number as a fraction; `nil` if it is not one.
  mutating func fraction(_ number: ExactNumber) throws(Work.Stop) -> Rational? { try number.fraction(&work) }

  mutating func quotient(_ a: Symbolic, _ b: Symbolic) throws(Work.Stop) -> Symbolic {
    try product([a, power(b, .number(-1))])
  }

  mutating func negated(_ a: Symbolic) throws(Work.Stop) -> Symbolic { try product([.number(-1), a]) }
}
