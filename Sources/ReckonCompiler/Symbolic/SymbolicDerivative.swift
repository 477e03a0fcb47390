import ReckonCatalogue
import ReckonNumbers
import ReckonSyntax

/// Derivatives as formulas, by the rules of the functions' rows.
struct SymbolicDerivative {
  let variable: String
  let angleUnit: AngleUnit
  var algebra: Algebra

  enum Failure: Error {
    /// A function without a derivative, or without one that a formula without choices can state.
    case function(String)
    case stopped(Work.Stop)
  }

  init(by variable: String, _ angleUnit: AngleUnit, _ algebra: Algebra) {
    (self.variable, self.angleUnit, self.algebra) = (variable, angleUnit, algebra)
  }

  /// The radians of an angle of 1.
  var radians: Symbolic {
    switch angleUnit {
    case .radians: .one
    case .degrees: .radians(halfTurn: 180)
    case .gradians: .radians(halfTurn: 200)
    }
  }

  mutating func derivative(of formula: Symbolic) throws(Failure) -> Symbolic {
    guard formula.contains(variable) else { return .zero }
    switch formula {
    case .number, .verbatim, .radians: return .zero
    case .name: return .one
    case .sum(let terms):
      var changes: [Symbolic] = []
      for term in terms { changes.append(try derivative(of: term)) }
      return try sum(changes)
    case .product(let coefficient, let factors):
      var terms: [Symbolic] = []
      for (place, factor) in factors.enumerated() where factor.contains(variable) {
        var rest = factors
        rest[place] = try derivative(of: factor)
        terms.append(try product([.number(coefficient)] + rest))
      }
      return try sum(terms)
    case .power(let base, let exponent): return try derivative(ofPower: formula, base, exponent)
    case .call(let name, let function, let operands): return try derivative(ofCall: formula, name, function, operands)
    }
  }

  private mutating func derivative(ofPower power: Symbolic, _ base: Symbolic, _ exponent: Symbolic) throws(Failure)
    -> Symbolic
  {
    var terms: [Symbolic] = []
    if base.contains(variable) {
      let reduced: Symbolic
      do { reduced = try algebra.power(base, algebra.sum([exponent, .number(-1)])) } catch { throw .stopped(error) }
      terms.append(try product([exponent, reduced, derivative(of: base)]))
    }
    if exponent.contains(variable) {
      let logarithm: Symbolic = base == .name("e") ? .one : .call("ln", .ln, [base])
      terms.append(try product([power, logarithm, derivative(of: exponent)]))
    }
    return try sum(terms)
  }

  private mutating func derivative(
    ofCall call: Symbolic, _ name: String, _ function: Function.ID, _ operands: [Symbolic]
  ) throws(Failure) -> Symbolic {
    if case .product = Catalogue.derivative(function) { return try derivative(of: product(operands)) }
    var meanings: [String: Symbolic] = [
      DerivativeRule.Name.value.rawValue: call, DerivativeRule.Name.radians.rawValue: radians,
    ]
    for (name, operand) in zip(DerivativeRule.Name.operands, operands) { meanings[name.rawValue] = operand }
    // Valid except at points where one-sided derivatives differ.
    if let sides = DerivativeRule.sides(of: function, count: operands.count) {
      meanings[DerivativeRule.Name.side.rawValue] = .zero
      for (change, operand) in zip(DerivativeRule.Name.changes, operands) {
        meanings[change.rawValue] = try derivative(of: operand)
      }
      return try value(of: sides.change, meanings, name)
    }
    guard let rules = DerivativeRule.textbookRules(of: function, count: operands.count) else { throw .function(name) }
    var terms: [Symbolic] = []
    meanings[DerivativeRule.Name.count.rawValue] = .number(Rational(operands.count))
    for (operand, rule) in zip(operands, rules) where operand.contains(variable) {
      if case .each = Catalogue.derivative(function) { meanings[DerivativeRule.Name.x.rawValue] = operand }
      if rule.mentions(.mean) { throw .function(name) }
      terms.append(try product([value(of: rule, meanings, name), derivative(of: operand)]))
    }
    return try sum(terms)
  }

  private mutating func value(of rule: DerivativeRule, _ meanings: [String: Symbolic], _ name: String) throws(Failure)
    -> Symbolic
  {
    do throws(SymbolicReader.Failure) {
      let value = try SymbolicReader(rule.tree, variable: nil, meanings: meanings).formula(
        rule.tree.nodes.count - 1, &algebra)
      guard !value.hasUnknownPart else { throw .unreadable(0) }
      return value
    } catch {
      switch error {
      case .unreadable: throw .function(name)
      case .stopped(let stop): throw .stopped(stop)
      }
    }
  }

  private mutating func sum(_ terms: [Symbolic]) throws(Failure) -> Symbolic {
    do { return try algebra.sum(terms) } catch { throw .stopped(error) }
  }

  private mutating func product(_ factors: [Symbolic]) throws(Failure) -> Symbolic {
    do { return try algebra.product(factors) } catch { throw .stopped(error) }
  }
}

extension Symbolic {
  /// Whether a rule contains a part that algebra does not support, such as a comparison.
  fileprivate var hasUnknownPart: Bool {
    switch self {
    case .verbatim(let text): text.isEmpty
    case .number, .name, .radians: false
    case .sum(let parts), .product(_, let parts), .call(_, _, let parts): parts.contains { $0.hasUnknownPart }
    case .power(let base, let exponent): base.hasUnknownPart || exponent.hasUnknownPart
    }
  }
}
