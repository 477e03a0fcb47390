extension Kernels {
  /// `x` to the nearest integer, halves away from zero. Exact.
  package static func round(_ x: Double) -> Double { x.rounded(.toNearestOrAwayFromZero) }

  /// `x` to the nearest integer, halves to the even one. Exact.
  package static func roundEven(_ x: Double) -> Double { x.rounded(.toNearestOrEven) }

  /// `x` without its fraction. Exact.
  package static func truncate(_ x: Double) -> Double { x.rounded(.towardZero) }

  /// x - truncate(x), of the sign of `x`. Exact; NaN for infinities.
  package static func fraction(_ x: Double) -> Double {
    let rest = x - x.rounded(.towardZero)
    return rest == 0 && x.sign == .minus ? -0.0 : rest
  }

  /// -1, 0 or 1 by the sign of `x`; zeros and NaN are returned unchanged.
  package static func sign(_ x: Double) -> Double { x > 0 ? 1 : x < 0 ? -1 : x }

  /// `x` to `digits` decimals (before the point when negative), halves away from zero, decided on the shortest decimal
  /// text that reads back as `x`: round(2.675, 2) = 2.68 although the double lies below the half. The result is the
  /// nearest double to that decimal. NaN unless `digits` is an integer in -400...400; infinities stay.
  ///
  /// - Complexity: O(1). Allocates nothing.
  package static func round(_ x: Double, _ digits: Double) -> Double {
    guard digits.magnitude <= 400, let digits = Int(exactly: digits), !x.isNaN else { return .nan }
    guard x.isFinite, x != 0 else { return x }
    // Halves between integers are doubles themselves, so the text lies on the same side of them as `x`.
    if digits == 0 { return x.rounded(.toNearestOrAwayFromZero) }
    if digits.magnitude < PowersOfTen.doubles.count {
      let power = PowersOfTen.doubles[Int(digits.magnitude)]
      let scaled = digits > 0 ? x * power : x / power
      let whole = scaled.rounded(.toNearestOrEven)
      let toHalf = ((scaled - whole).magnitude - 0.5).magnitude
      // The text is within half an ULP of `x`, and `scaled` within half an ULP of its own: a half further away is not
      // between them.
      if whole.magnitude < 0x1p53, toHalf > 4 * scaled.ulp {
        let result = digits > 0 ? whole / power : whole * power
        return result == 0 && x.sign == .minus ? -0.0 : result
      }
    }
    let magnitude = ShortestDecimal(x).rounded(toPlace: -digits)
    return x < 0 ? -magnitude : magnitude
  }
}

extension ShortestDecimal {
  /// The nearest double to this decimal, rounded to a multiple of 10^place, halves away from zero.
  fileprivate func rounded(toPlace place: Int) -> Double {
    let dropped = place &- lastExponent
    var kept: UInt64 = 0
    // 10^19 exceeds twice any of 17 digits.
    if dropped < 19 {
      let power = UInt64(truncatingIfNeeded: PowersOfTen.power(max(dropped, 0)))
      let (quotient, rest) = digits.quotientAndRemainder(dividingBy: power)
      kept = quotient &+ (rest >= power &- rest ? 1 : 0)
    }
    return NumberScanner.double(kept, exponent: max(place, lastExponent))
  }
}
