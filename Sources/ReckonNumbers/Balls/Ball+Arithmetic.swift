extension Ball {
  /// The limit on exponents in magnitude. Sums of several of them, and their multiples in other bases, still fit into
  /// words.
  static let largestExponent = 1 << (Int.bitWidth == 64 ? 47 : 28)

  private static func checked(_ exponent: Int) throws(Work.Stop) -> Int {
    if exponent.magnitude > largestExponent { throw .magnitude }
    return exponent
  }

  package static func sum(_ a: Ball, _ b: Ball, _ precision: Int) -> Ball {
    if a.mantissa.isZero { return b.rounded(precision, plus: a.error) }
    if b.mantissa.isZero { return a.rounded(precision, plus: b.error) }
    // A number, or its error, far below the other's last place becomes an error.
    let (high, low) = a.top >= b.top ? (a, b) : (b, a)
    let error = high.error + low.error
    let place = (error.isZero ? high.top - precision : max(high.top - precision, error.top)) - 34
    if low.top < place { return high.rounded(precision, plus: low.upper) }
    if a.exponent <= b.exponent {
      return Ball(a.mantissa + b.mantissa << (b.exponent - a.exponent), exponent: a.exponent, error: error, precision)
    }
    return Ball(a.mantissa << (a.exponent - b.exponent) + b.mantissa, exponent: b.exponent, error: error, precision)
  }

  /// The midpoint's magnitude is less than 2^top.
  var top: Int { mantissa.bitWidth + exponent }

  package static func difference(_ a: Ball, _ b: Ball, _ precision: Int) -> Ball { sum(a, -b, precision) }

  package static func product(_ a: Ball, _ b: Ball, _ precision: Int, _ work: inout Work) throws(Work.Stop) -> Ball {
    // Bits far beyond the precision affect only the time.
    let (x, y) = (a.shortened(precision), b.shortened(precision))
    let exponent = try checked(x.exponent + y.exponent)
    let product = try x.mantissa.multiplied(by: y.mantissa, &work)
    let error = x.isExact && y.isExact ? .zero : x.upper * y.error + x.error * y.upper
    return Ball(product, exponent: exponent, error: error, precision)
  }

  /// The number truncated to at most a few bits more than a precision.
  private func shortened(_ precision: Int) -> Ball {
    mantissa.bitWidth > precision + 64 ? rounded(precision + 32) : self
  }

  package func squared(_ precision: Int, _ work: inout Work) throws(Work.Stop) -> Ball {
    let x = shortened(precision)
    let exponent = try Self.checked(2 * x.exponent)
    let error = x.isExact ? .zero : (x.upper << 1) * x.error
    return try Ball(x.mantissa.squared(&work), exponent: exponent, error: error, precision)
  }

  /// The quotient; `nil` if the divisor may be 0.
  package static func quotient(_ a: Ball, _ b: Ball, _ precision: Int, _ work: inout Work) throws(Work.Stop) -> Ball? {
    guard let lower = b.lowerExponent else { return nil }
    if a.mantissa.isZero, a.isExact { return a }
    let (x, y) = (a.shortened(precision), b.shortened(precision))
    let shift = max(0, precision + 2 + y.mantissa.bitWidth - x.mantissa.bitWidth)
    let (quotient, remainder) = try (x.mantissa << shift).quotientAndRemainder(dividingBy: y.mantissa, &work)
    let exponent = try checked(x.exponent - shift - y.exponent)
    var error: Magnitude = remainder.isZero ? .zero : .power(exponent)
    // |a/b - m/n| ≤ (δa + |m/n| δb) / |b|
    if !x.isExact || !y.isExact {
      let size = Magnitude(above: quotient.magnitude + 1, exponent: exponent)
      error = error + (x.error + size * y.error) / .power(min(lower, y.lowerExponent ?? lower))
    }
    return Ball(quotient, exponent: exponent, error: error, precision)
  }

  /// The product with a word.
  func times(_ factor: Int, _ precision: Int) -> Ball {
    Ball(
      mantissa * BigInteger(factor), exponent: exponent, error: error * Magnitude(UInt64(factor.magnitude)), precision)
  }

  /// An integer power, at least 0.
  package func power(_ exponent: Int, _ precision: Int, _ work: inout Work) throws(Work.Stop) -> Ball {
    if exponent == 0 { return .one }
    var result = self
    // Each step may lose a bit.
    let length = exponent.bitWidth - exponent.leadingZeroBitCount
    let inner = precision + 2 * length
    for bit in (0..<length - 1).reversed() {
      result = try result.squared(inner, &work)
      if exponent >> bit & 1 == 1 { result = try .product(result, self, inner, &work) }
    }
    return result.rounded(precision)
  }

  /// The square root of a nonnegative number; `nil` if it may be negative, or is not known to be far enough from 0.
  package func squareRoot(_ precision: Int, _ work: inout Work) throws(Work.Stop) -> Ball? {
    if mantissa.isZero, isExact { return self }
    guard let lower = lowerExponent, !mantissa.isNegative else { return nil }
    var shift = max(0, 2 * precision + 2 - mantissa.bitWidth)
    if (exponent - shift) % 2 != 0 { shift += 1 }
    let (root, remainder) = try (mantissa << shift).squareRoot(&work)
    let place = (exponent - shift) / 2
    var error: Magnitude = remainder.isZero ? .zero : .power(place)
    // |√a - √m| ≤ δ / (√a + √m) ≤ δ / (2 · 2^(lower/2)): a bound twice as large near 1 would lose a bit with each
    // iterated root.
    if !isExact { error = error + self.error / .power((lower >> 1) + 1) }
    return Ball(root, exponent: place, error: error, precision)
  }

  /// The degree above which a root is computed as a power: the radicand of an integer root has `degree` times the
  /// root's digits.
  private static let largestRadicalDegree = 64

  /// The root of a degree, at least 2, of a positive number; `nil` if it may not be positive.
  package func root(_ degree: Int, _ precision: Int, _ work: inout Work) throws(Work.Stop) -> Ball? {
    if degree == 2 { return try squareRoot(precision, &work) }
    guard let lower = lowerExponent, !mantissa.isNegative else { return nil }
    if degree > Self.largestRadicalDegree {
      guard let exponent = try Self.quotient(.one, Ball(exactly: BigInteger(degree)), precision + 8, &work) else {
        preconditionFailure("a degree is not 0")
      }
      return try .power(self, exponent, precision, &work)
    }
    var shift = max(0, degree * (precision + 2) - mantissa.bitWidth)
    let rest = (exponent - shift) % degree
    shift += rest < 0 ? rest + degree : rest
    let root = try (mantissa << shift).root(degree, &work)
    let place = (exponent - shift) / degree
    var error = try root.power(degree, &work) == mantissa << shift ? .zero : Magnitude.power(place)
    // The derivative is root / (degree · a), which decreases: |δ root| ≤ δ / (degree · a) · root at the lower end.
    if !isExact { error = error + self.error / .power(lower) * Magnitude(above: root + 1, exponent: place) }
    return Ball(root, exponent: place, error: error, precision)
  }
}
