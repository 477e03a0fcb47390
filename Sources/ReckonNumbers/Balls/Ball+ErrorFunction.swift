/// Series and asymptotic expansion of the error function: the error bounds are those of the omitted terms, as stated
/// there, and of ball arithmetic.
extension Ball {
  /// erf x = 2x/√π e^(-x²) Σ (2x²)ᵏ / (1 · 3 · … (2k+1)), whose terms are all positive (NIST Digital Library of
  /// Mathematical Functions, 7.6.2).
  package func errorFunction(_ precision: Int, _ work: inout Work) throws(Work.Stop) -> Ball {
    if mantissa.isZero, isExact { return .zero }
    // 1 - erf x < e^(-x²) < 2^(-x²) from 1 on.
    if let lower = lowerExponent, lower > 0, lower > 30 || 1 << (2 * lower) > precision + 2 {
      return Ball(mantissa.isNegative ? -1 : 1, exponent: 0, error: .power(-precision - 2), precision)
    }
    if upper.top > 16, lowerExponent == nil { return Ball(0, exponent: 0, error: .power(0), precision) }
    let inner = precision + 24
    let square = try squared(inner, &work)
    let double = square << 1
    var (term, sum) = (Ball.one, Ball.one)
    var k = 1
    // Until terms decrease by at least half, and are below the last place.
    let size = double.upper
    while true {
      let needed = max(32, min(inner, inner + term.top - sum.top + 8))
      guard
        let next = try Self.quotient(
          Self.product(term, double.rounded(needed), needed, &work), Ball(exactly: BigInteger(2 * k + 1)), needed, &work
        )
      else { preconditionFailure("an odd number is not 0") }
      if next.top < sum.top - inner, size < Magnitude(UInt64(k)) {
        sum = sum.rounded(inner, plus: next.upper << 1)
        break
      }
      (term, sum) = (next, Self.sum(sum, next, inner))
      k += 1
    }
    let density = try Self.product(self << 1, (-square).exponential(inner, &work), inner, &work)
    return try Self.quotient(
      Self.product(density, sum, inner, &work), Self.rootOfPi(inner, &work), precision, &work)
      ?? Ball(0, exponent: 0, error: .power(0), precision)
  }

  private static func rootOfPi(_ precision: Int, _ work: inout Work) throws(Work.Stop) -> Ball {
    guard let root = try pi(precision, &work).squareRoot(precision, &work) else { preconditionFailure("π is positive") }
    return root
  }

  /// erfc x = 1 - erf x, and for large numbers e^(-x²) / (x√π) Σ (-1)ᵏ (2k-1)!! / (2x²)ᵏ, whose error for positive x is
  /// less than the first omitted term (NIST Digital Library of Mathematical Functions, 7.12(i)).
  package func complementaryErrorFunction(_ precision: Int, _ work: inout Work) throws(Work.Stop) -> Ball {
    let inner = precision + 16
    guard let lower = lowerExponent, !mantissa.isNegative, lower >= 0 else {
      return Self.difference(.one, try errorFunction(inner, &work), precision)
    }
    let square = try squared(inner + max(0, 2 * top), &work)
    guard let least = lower > 30 ? .max : (square.fixed(0) - 1).int else { throw .magnitude }
    // The terms decrease to about e^(-x²).
    if least < precision * 7 / 10 + 16 {
      // As many additional bits as the result has leading zeros.
      return Self.difference(.one, try errorFunction(inner + least * 145 / 100 + 8, &work), precision)
    }
    let factor = try Self.quotient(.one, square << 1, inner, &work)
    guard let factor else { preconditionFailure("the square is positive") }
    var (term, sum) = (Ball.one, Ball.one)
    var k = 1
    while true {
      term = try Self.product(-term.times(2 * k - 1, inner), factor, inner, &work)
      if term.top < -inner {
        sum = sum.rounded(inner, plus: term.upper)
        break
      }
      if k > 2 * inner { throw .magnitude }
      sum = Self.sum(sum, term, inner)
      k += 1
    }
    let density = try (-square).exponential(inner, &work)
    let bottom = try Self.product(self, Self.rootOfPi(inner, &work), inner, &work)
    guard let result = try Self.quotient(Self.product(density, sum, inner, &work), bottom, precision, &work) else {
      preconditionFailure("the divisor is positive")
    }
    return result
  }
}
