import ReckonCatalogue
import ReckonNumbers

/// Antiderivatives by rules: of sums, powers, and functions of a linear formula, each times a constant.
extension SymbolicDerivative {
  /// A formula whose derivative is the given one; `nil` if no rule applies.
  mutating func antiderivative(of formula: Symbolic) throws(SymbolicDerivative.Failure) -> Symbolic? {
    if case .sum(let terms) = formula {
      var parts: [Symbolic] = []
      for term in terms {
        guard let part = try antiderivative(of: term) else { return nil }
        parts.append(part)
      }
      return try making { (algebra) throws(Work.Stop) in try algebra.sum(parts) }
    }
    let (coefficient, rest) = formula.term
    let factors: [Symbolic] = if case .product(_, let factors) = rest { factors } else { [rest] }
    let changing = factors.filter { $0.contains(variable) }
    let constants = [.number(coefficient)] + factors.filter { !$0.contains(variable) && $0 != .one }
    guard changing.count < 2 else { return nil }
    guard
      let inner = try changing.first.map({ (part) throws(SymbolicDerivative.Failure) in
        try antiderivative(ofFactor: part)
      })
        ?? .name(variable)
    else { return nil }
    return try making { (algebra) throws(Work.Stop) in try algebra.product(constants + [inner]) }
  }

  private mutating func antiderivative(ofFactor factor: Symbolic) throws(SymbolicDerivative.Failure) -> Symbolic? {
    switch factor {
    case .power(let base, let exponent) where !exponent.contains(variable):
      guard let slope = try slope(of: base) else { return nil }
      if exponent == .number(-1) { return try divided(.call("ln", .ln, [.call("abs", .abs, [base])]), by: slope) }
      return try making { (algebra) throws(Work.Stop) in
        let raised = try algebra.sum([exponent, .one])
        return try algebra.quotient(algebra.power(base, raised), algebra.product([raised, slope]))
      }
    case .power(let base, let exponent):
      guard !base.contains(variable), let slope = try slope(of: exponent) else { return nil }
      return try divided(
        factor,
        by: making { (algebra) throws(Work.Stop) in
          base == .name("e") ? slope : try algebra.product([slope, .call("ln", .ln, [base])])
        })
    case .call(_, let function, let operands):
      guard operands.count == 1, let slope = try slope(of: operands[0]) else { return nil }
      func call(_ function: Function.ID) -> Symbolic { .call(Catalogue.row(function).name, function, operands) }
      let radians = self.radians
      let (found, divisors): (Symbolic, [Symbolic])
      switch function {
      case .exp, .sinh, .cosh:
        (found, divisors) = (call(function == .sinh ? .cosh : function == .cosh ? .sinh : .exp), [slope])
      case .sin: (found, divisors) = (call(.cos), [.number(-1), radians, slope])
      case .cos: (found, divisors) = (call(.sin), [radians, slope])
      case .sqrt:
        let half = operands[0]
        return try making { (algebra) throws(Work.Stop) in
          let top = try algebra.product([.number(2), half, .call("sqrt", .sqrt, [half])])
          return try algebra.quotient(top, algebra.product([.number(3), slope]))
        }
      default: return nil
      }
      return try divided(found, by: making { (algebra) throws(Work.Stop) in try algebra.product(divisors) })
    case .name:
      return try making { (algebra) throws(Work.Stop) in
        try algebra.quotient(algebra.power(factor, .number(2)), .number(2))
      }
    case .sum:
      guard let slope = try slope(of: factor) else { return nil }
      return try making { (algebra) throws(Work.Stop) in
        try algebra.quotient(algebra.power(factor, .number(2)), algebra.product([.number(2), slope]))
      }
    case .number, .verbatim, .radians, .product: return nil
    }
  }

  /// The constant derivative of a linear formula; `nil` for another.
  private mutating func slope(of formula: Symbolic) throws(SymbolicDerivative.Failure) -> Symbolic? {
    let change = try derivative(of: formula)
    return change.contains(variable) || change == .zero ? nil : change
  }

  private mutating func divided(_ a: Symbolic, by b: Symbolic) throws(SymbolicDerivative.Failure) -> Symbolic {
    try making { (algebra) throws(Work.Stop) in try algebra.quotient(a, b) }
  }

  private mutating func making(_ body: (inout Algebra) throws(Work.Stop) -> Symbolic) throws(SymbolicDerivative.Failure)
    -> Symbolic
  {
    do throws(Work.Stop) { return try body(&algebra) } catch { throw .stopped(error) }
  }
}
