extension Real.Function {
  /// The method that computes the function's digits, and the source of its error bound. The ball's function states how
  /// the bound is used; every step after it is ball arithmetic, whose radius bounds the result's error.
  package var source: String {
    switch self {
    case .sum, .product, .quotient: "ball arithmetic on big integers"
    case .power: "exponential and logarithm, or repeated squaring"
    case .root: "Newton's method on big integers, rounded down and compared"
    case .exponential: "Taylor series with bounded tail (Brent 1976; Haible, Papanikolaou 1997)"
    case .exponentialMinusOne: "Taylor series with bounded tail (Brent 1976), with as many more bits as cancel"
    case .logarithm: "Newton's method on the exponential (Brent, Zimmermann, Modern Computer Arithmetic, 4.2)"
    case .logarithmOfOnePlus: "the logarithm, with as many more bits as cancel (Brent, Zimmermann, 4.2)"
    case .sine, .cosine, .sineOfPiTimes:
      "Taylor series of 1 - cos, doubled (Brent, Zimmermann, Modern Computer Arithmetic, 4.3.1)"
    case .tangent: "sine and cosine (NIST Digital Library of Mathematical Functions, 4.14)"
    case .arcsine, .arccosine: "the arctangent (NIST Digital Library of Mathematical Functions, 4.24)"
    case .arctangent: "Newton's method on sine and cosine (Brent, Zimmermann, Modern Computer Arithmetic, 4.2)"
    case .hyperbolicSine, .hyperbolicCosine, .hyperbolicTangent:
      "the exponential (NIST Digital Library of Mathematical Functions, 4.28)"
    case .inverseHyperbolicSine, .inverseHyperbolicCosine, .inverseHyperbolicTangent:
      "the logarithm (NIST Digital Library of Mathematical Functions, 4.37)"
    case .gamma, .logarithmOfGamma:
      "Stirling's series with bounded tail (NIST Digital Library of Mathematical Functions, 5.11(ii)), that of γ(x, N) for fractions (8.7.1)"
    case .errorFunction:
      "series of positive terms with bounded tail (NIST Digital Library of Mathematical Functions, 7.6.2)"
    case .complementaryErrorFunction:
      "asymptotic expansion with bounded tail, or 1 - erf (NIST Digital Library of Mathematical Functions, 7.12(i))"
    }
  }
}
