/// Exact numbers as expressions of the language: `1/3`, `sqrt(2)/2`, `exp(sin(1 * 1 [rad]))`.
extension ExactNumber {
  /// The limit on the text of a number that is not a decimal, in bytes; longer ones are written with 34 digits.
  package static let longestFormula = 60_000

  /// An expression whose value is the number, in any unit of angles; `nil` if the number is not finite, and if the text
  /// would be longer than ``longestFormula``.
  ///
  /// It calls only functions, which no name hides, and forces units.
  ///
  /// - Parameter pi: the spelling of π, whose name may have another meaning.
  /// - Complexity: O(operations × longest text), whatever the sharing; no recursion.
  package func formulaText(pi: String = "pi") -> String? {
    leastFormulaLength > Self.longestFormula ? nil : formula(pi)?.text
  }

  /// A lower bound on the bytes of ``formulaText(pi:)``, without creating it.
  ///
  /// - Complexity: O(1).
  package var leastFormulaLength: Int {
    switch self {
    case .rational, .combination, .nan, .infinity: 1
    case .real(let real): real.leastFormulaLength
    }
  }

  private func formula(_ pi: String) -> FormulaPiece? {
    guard case .real(let root) = self else { return simpleFormula(pi) }
    return root.folded {
      $0.simpleFormula(pi)
    } _: { (real, pieces: [FormulaPiece]) in
      let piece = real.function.formula(pieces)
      return piece.text.utf8.count <= Self.longestFormula ? piece : nil
    }
  }

  private func simpleFormula(_ pi: String) -> FormulaPiece? {
    let piece: FormulaPiece?
    switch self {
    case .rational(let value): piece = FormulaPiece(value)
    case .combination(let sum):
      piece = sum.terms.reduce(nil) { (sum: FormulaPiece?, term) in
        let next = FormulaPiece(term, pi)
        guard let sum else { return next }
        return next.isNegative
          ? FormulaPiece(sum.text + next.text, .sum) : FormulaPiece("\(sum.text)+\(next.text)", .sum)
      }
    case .nan, .infinity, .real: piece = nil
    }
    return piece.flatMap { $0.text.utf8.count <= Self.longestFormula ? $0 : nil }
  }
}

/// A part of an expression, and its precedence.
private struct FormulaPiece {
  enum Level: Int { case sum, product, operand }

  let text: String
  let level: Level
  var isNegative: Bool { text.hasPrefix("-") }

  init(_ text: String, _ level: Level) { (self.text, self.level) = (text, level) }

  /// A fraction: `-7/3`.
  init(_ value: Rational) {
    // The number of bits reveals that it is too long before any digit is computed.
    let isLong = value.numerator.bitWidth + value.denominator.bitWidth > ExactNumber.longestFormula * 4
    self.init(
      isLong ? String(repeating: "9", count: ExactNumber.longestFormula + 1) : value.description,
      value.isNegative ? .sum : value.isWhole ? .operand : .product)
  }

  /// A rational multiple of a known number: `3*pi/4`, `-sqrt(2)`.
  init(_ term: Combination.Term, _ pi: String) {
    guard let surd = term.surd else {
      self.init(term.coefficient)
      return
    }
    let top = FormulaPiece(Rational(term.coefficient.numerator)),
      bottom = FormulaPiece(Rational(term.coefficient.denominator))
    let number = surd.formulaText(pi)
    let product = top.text == "1" ? number : top.text == "-1" ? "-\(number)" : "\(top.text)*\(number)"
    self.init(
      bottom.text == "1" ? product : "\(product)/\(bottom.text)",
      top.isNegative ? .sum : product == number && bottom.text == "1" ? .operand : .product)
  }

  /// The text, in parentheses unless it binds as tightly as an operand.
  var operand: String { level == .operand ? text : "(\(text))" }
  /// The text as the left factor of an operator.
  var factor: String { level == .sum ? "(\(text))" : text }
}

extension Surd {
  fileprivate func formulaText(_ pi: String) -> String {
    switch self {
    case .pi: pi
    case .squareRoot(let n): "sqrt(\(n))"
    case .exponential(let q): "exp(\(q))"
    case .logarithm(let n): "ln(\(n))"
    case .commonLogarithm(let n): "log10(\(n))"
    // An angle in degrees, whatever the unit of angles.
    case .sine(let q):
      "sin(\(FormulaPiece(Work.unlimited { (work) throws(Work.Stop) in try q.multiplied(by: Rational(180), &work) }).operand)°)"
    }
  }
}

extension Real.Function {
  /// The expression of the function of some operands.
  fileprivate func formula(_ x: [FormulaPiece]) -> FormulaPiece {
    switch self {
    case .sum: FormulaPiece("\(x[0].text)+\(x[1].factor)", .sum)
    case .product: FormulaPiece("\(x[0].factor)*\(x[1].operand)", .product)
    case .quotient: FormulaPiece("\(x[0].factor)/\(x[1].operand)", .product)
    // In parentheses, so that a literal exponent is not lowered to products.
    case .power: FormulaPiece("(\(x[0].text))^(\(x[1].text))", .product)
    case .root where x[1].text == "2": .call("sqrt", x)
    case .root where x[1].text == "3": .call("cbrt", x)
    case .root: FormulaPiece("root(\(x[0].text), \(x[1].text))", .operand)
    case .exponential: .call("exp", x)
    case .exponentialMinusOne: .call("expm1", x)
    case .logarithm: .call("ln", x)
    case .logarithmOfOnePlus: .call("log1p", x)
    case .sine: .ofAngle("sin", x)
    case .cosine: .ofAngle("cos", x)
    case .sineOfPiTimes: FormulaPiece("sin((180*\(x[0].operand))°)", .operand)
    case .tangent: .ofAngle("tan", x)
    case .arcsine: .angle("asin", x)
    case .arccosine: .angle("acos", x)
    case .arctangent: .angle("atan", x)
    case .hyperbolicSine: .call("sinh", x)
    case .hyperbolicCosine: .call("cosh", x)
    case .hyperbolicTangent: .call("tanh", x)
    case .inverseHyperbolicSine: .call("asinh", x)
    case .inverseHyperbolicCosine: .call("acosh", x)
    case .inverseHyperbolicTangent: .call("atanh", x)
    case .gamma: .call("gamma", x)
    case .logarithmOfGamma: .call("lgamma", x)
    case .errorFunction: .call("erf", x)
    case .complementaryErrorFunction: .call("erfc", x)
    }
  }
}

extension FormulaPiece {
  fileprivate static func call(_ name: String, _ x: [FormulaPiece]) -> Self { Self("\(name)(\(x[0].text))", .operand) }

  /// A function of an angle in radians.
  fileprivate static func ofAngle(_ name: String, _ x: [FormulaPiece]) -> Self {
    Self("\(name)(\(x[0].factor)*1 [rad])", .operand)
  }

  /// A function that returns an angle, as a number of radians.
  fileprivate static func angle(_ name: String, _ x: [FormulaPiece]) -> Self {
    Self("(\(name)(\(x[0].text)) to rad)/(1 [rad])", .product)
  }
}
