import ReckonCatalogue
import ReckonNumbers
import ReckonSyntax

/// Formats algebraic formulas in common notation, `3x² + π/180·cos(x)`, so that they can be parsed again.
struct SymbolicText {
  /// Whether terminating fractions are written as decimals.
  let usesDecimals: Bool
  /// Whether a name immediately after a number is parsed as a factor.
  let isRightBehindNumbers: (String) -> Bool
  private var work = Work(units: 1 << 24)

  init(usesDecimals: Bool, isRightBehindNumbers: @escaping (String) -> Bool) {
    (self.usesDecimals, self.isRightBehindNumbers) = (usesDecimals, isRightBehindNumbers)
  }

  mutating func text(_ formula: Symbolic) throws(Work.Stop) -> String {
    switch formula {
    case .number(let value): return try number(value)
    case .name(let name): return SyntaxTree.written(name)
    case .verbatim(let text): return "(\(text))"
    case .radians(let halfTurn): return "π/\(halfTurn)"
    case .call(let name, _, let operands):
      var texts: [String] = []
      for operand in operands { texts.append(try text(operand)) }
      return "\(name)(\(texts.joined(separator: ", ")))"
    case .sum(let terms):
      var result = ""
      for term in terms {
        let text = try text(term)
        if result.isEmpty {
          result = text
        } else {
          result += text.hasPrefix("-") ? " - \(text.dropFirst())" : " + \(text)"
        }
      }
      return result
    case .power, .product: return try product(formula)
    }
  }

  // MARK: Products

  private mutating func product(_ formula: Symbolic) throws(Work.Stop) -> String {
    var (coefficient, rest) = formula.term
    let factors: [Symbolic] = if case .product(_, let factors) = rest { factors } else { [rest] }
    var (above, below): ([String], [String]) = ([], [])
    var pi: String?
    for factor in factors {
      let (base, exponent) = factor.raised
      if case .radians(let halfTurn) = base, let count = exponent.whole {
        coefficient = try coefficient.divided(by: Rational(halfTurn).power(count, &work), &work)
        let power = try abs(count) == 1 ? "π" : self.power(.name("π"), .number(Rational(abs(count))))
        if count > 0 { pi = power } else { below.insert(power, at: 0) }
      } else if let positive = exponent.reciprocalExponent {
        below.append(try power(base, positive))
      } else {
        above.append(try power(base, exponent))
      }
    }
    let sign = coefficient.isNegative ? "-" : ""
    coefficient = coefficient.magnitude
    var (top, bottom) = (Rational(coefficient.numerator), Rational(coefficient.denominator))
    if usesDecimals, !coefficient.isWhole, try isShortDecimal(coefficient) { (top, bottom) = (coefficient, .one) }
    let number = try self.number(top)
    if let pi {
      // The constant part comes first.
      let part = (top == .one ? pi : "\(number)\(pi)") + (bottom == .one ? "" : "/\(try self.number(bottom))")
      above.insert(part, at: 0)
    } else {
      if bottom != .one { below.insert(try self.number(bottom), at: 0) }
      if top != .one || above.isEmpty {
        if let first = above.first, isRightBehindNumber(first, factors) {
          above[0] = number + first
        } else {
          above.insert(number, at: 0)
        }
      }
    }
    let quotient = below.isEmpty ? "" : "/" + (below.count == 1 ? below[0] : "(\(below.joined(separator: "·")))")
    return sign + above.joined(separator: "·") + quotient
  }

  /// Whether the first written factor is a power of a name that may follow a number immediately.
  private func isRightBehindNumber(_ text: String, _ factors: [Symbolic]) -> Bool {
    let first = factors.first { factor in
      if case .radians = factor.raised.base { false } else { factor.raised.exponent.reciprocalExponent == nil }
    }
    guard case .name(let name)? = first?.raised.base else { return false }
    return isRightBehindNumbers(name)
  }

  /// A factor.
  private mutating func power(_ base: Symbolic, _ exponent: Symbolic) throws(Work.Stop) -> String {
    var text = try text(base)
    switch base {
    case .name, .verbatim, .call: break
    case .number(let value) where value.isWhole && !value.isNegative: break
    case .number, .radians, .sum, .product, .power: text = "(\(text))"
    }
    if exponent == .one { return text }
    if let whole = exponent.whole, 2...9 ~= whole { return text + ["²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"][whole - 2] }
    switch exponent {
    case .name: return "\(text)^\(try self.text(exponent))"
    case .number(let value) where value.isWhole && !value.isNegative: return "\(text)^\(try number(value))"
    case .number(let value):
      let isShort = try isShortDecimal(value)
      return usesDecimals && !value.isNegative && isShort
        ? "\(text)^\(try number(value))" : "\(text)^(\(try number(value)))"
    case .verbatim, .radians, .sum, .product, .power, .call: return "\(text)^(\(try self.text(exponent)))"
    }
  }

  // MARK: Numbers

  private mutating func number(_ value: Rational) throws(Work.Stop) -> String {
    if usesDecimals, !value.isWhole, try isShortDecimal(value) {
      return try ExactNumber.rational(value).text(digits: 20, &work)
    }
    return try value.text(&work)
  }

  private mutating func isShortDecimal(_ value: Rational) throws(Work.Stop) -> Bool {
    guard let places = try value.decimalPlaces(&work) else { return false }
    return places <= 15
  }
}

extension Symbolic {
  /// The exponent in the denominator for a negative exponent.
  fileprivate var reciprocalExponent: Symbolic? {
    switch self {
    case .number(let value): value.isNegative ? .number(-value) : nil
    case .product(let coefficient, let factors):
      coefficient.isNegative
        ? (coefficient == -1 && factors.count == 1 ? factors[0] : .product(-coefficient, factors)) : nil
    case .name, .verbatim, .radians, .sum, .power, .call: nil
    }
  }
}
