import ReckonCatalogue

/// A complex number by its parts, where `nil` is a known zero: real and purely imaginary numbers need no operations
/// with zeros, and signs of zeros follow C99's Annex G.
struct ComplexTerm {
  var re: RealTerm?
  var im: RealTerm?

  init(_ re: RealTerm?, _ im: RealTerm? = nil) { (self.re, self.im) = (re, im) }

  var x: RealTerm { re ?? .number(0) }
  var y: RealTerm { im ?? .number(0) }
  var conjugate: ComplexTerm { ComplexTerm(re, im.map { -$0 }) }
  /// The product with the imaginary unit, and with its negative.
  var timesI: ComplexTerm { ComplexTerm(im.map { -$0 }, re) }
  var overI: ComplexTerm { ComplexTerm(im, re.map { -$0 }) }

  static func + (a: Self, b: Self) -> Self { Self(sum(a.re, b.re), sum(a.im, b.im)) }
  static func - (a: Self, b: Self) -> Self { Self(difference(a.re, b.re), difference(a.im, b.im)) }
  static prefix func - (a: Self) -> Self { Self(a.re.map { -$0 }, a.im.map { -$0 }) }
  static func * (a: Self, b: RealTerm) -> Self { Self(a.re.map { $0 * b }, a.im.map { $0 * b }) }
  static func / (a: Self, b: RealTerm) -> Self { Self(a.re.map { $0 / b }, a.im.map { $0 / b }) }
  static func * (a: Self, b: Self) -> Self {
    Self(difference(product(a.re, b.re), product(a.im, b.im)), sum(product(a.re, b.im), product(a.im, b.re)))
  }

  private static func sum(_ a: RealTerm?, _ b: RealTerm?) -> RealTerm? {
    guard let a else { return b }
    return b.map { a + $0 } ?? a
  }

  private static func difference(_ a: RealTerm?, _ b: RealTerm?) -> RealTerm? {
    guard let a else { return b.map { -$0 } }
    return b.map { a - $0 } ?? a
  }

  private static func product(_ a: RealTerm?, _ b: RealTerm?) -> RealTerm? {
    guard let a, let b else { return nil }
    return a * b
  }
}

extension ValueGraph {
  /// The same with parts that can be used in several terms.
  mutating func shared(_ z: ComplexTerm, at place: Place) -> ComplexTerm {
    ComplexTerm(z.re.map { shared($0, at: place) }, z.im.map { shared($0, at: place) })
  }

  /// - Source: the divisor's parts are divided by the larger one, so that no product overflows unless the quotient does
  ///   (Smith, Algorithm 116, CACM 5/8, 1962, without its case distinction).
  mutating func quotient(_ a: ComplexTerm, _ b: ComplexTerm, at place: Place) -> ComplexTerm {
    guard let d = b.im else { return a / b.x }
    guard let c = b.re else { return a.overI / d }
    guard numberMode != .exact else {
      let square = shared(c * c + d * d, at: place)
      return a * b.conjugate / square
    }
    let largest = shared(c(.abs)(.max, d(.abs)), at: place)
    let scaled = shared(ComplexTerm(c / largest, d / largest), at: place)
    let divisor = shared(c * scaled.x + d * scaled.y, at: place)
    return a * scaled.conjugate / divisor
  }

  /// An integer power by squaring.
  mutating func power(_ z: ComplexTerm, _ exponent: Int, at place: Place) -> ComplexTerm {
    guard exponent != 0 else { return ComplexTerm(.number(1)) }
    var result: ComplexTerm?
    var square = z
    var rest = exponent.magnitude
    while true {
      if rest & 1 == 1 { result = shared(result.map { $0 * square } ?? square, at: place) }
      rest >>= 1
      guard rest > 0 else { break }
      square = shared(square * square, at: place)
    }
    guard let power = result else { preconditionFailure("a whole number that is not 0 has a digit 1") }
    return exponent < 0 ? quotient(ComplexTerm(.number(1)), power, at: place) : power
  }
}
