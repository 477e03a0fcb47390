extension BigInteger {
  /// The bits from which half-GCD is used: estimated, not measured.
  private static let halvingThreshold = 20_000

  /// The nonnegative greatest common divisor (Lehmer 1938, with Collins's condition of 1980 for the digits of a
  /// quotient; long numbers by ``EuclideanPair``).
  ///
  /// - Complexity: O(M(n) log n) for n limbs, where a product takes M(n).
  package func greatestCommonDivisor(_ other: BigInteger, _ work: inout Work) throws(Work.Stop) -> BigInteger {
    if let a = uint64Magnitude, let b = other.uint64Magnitude { return BigInteger(Self.greatestCommonDivisor(a, b)) }
    var (a, b) = isMagnitudeLess(than: other) ? (other.magnitude, magnitude) : (magnitude, other.magnitude)
    while b.bitWidth > Self.halvingThreshold {
      if a.bitWidth - b.bitWidth < b.bitWidth / 4 {
        var pair = EuclideanPair(a, b)
        try pair.halveTop(from: a.bitWidth / 2, &work)
        (a, b) = pair.a < pair.b ? (pair.b, pair.a) : (pair.a, pair.b)
      }
      (a, b) = (b, try a.quotientAndRemainder(dividingBy: b, &work).remainder)
    }
    while !b.isZero {
      if let small = b.uint64Magnitude {
        let rest = try a.quotientAndRemainder(dividingBy: b, &work).remainder
        return BigInteger(Self.greatestCommonDivisor(small, rest.uint64Magnitude ?? 0))
      }
      try work.charge(8 * a.limbs.count)
      let steps = Self.steps(a, b)
      if steps.b == 0 {
        // The leading digits do not determine the quotient.
        (a, b) = (b, try a.quotientAndRemainder(dividingBy: b, &work).remainder)
      } else {
        (a, b) = (Self.combine(a, steps.a, b, steps.b), Self.combine(a, steps.c, b, steps.d))
      }
    }
    return a
  }

  /// The Euclidean steps determined by the first 62 bits of two numbers: the pair becomes (a·x + b·y, c·x + d·y).
  static func steps(_ x: BigInteger, _ y: BigInteger) -> (a: Int64, b: Int64, c: Int64, d: Int64) {
    let shift = x.bitWidth - 62
    var (high, low) = (x.leadingWord(shift), y.leadingWord(shift))
    var (a, b, c, d): (Int64, Int64, Int64, Int64) = (1, 0, 0, 1)
    while low &+ c != 0, low &+ d != 0 {
      let quotient = (high &+ a) / (low &+ c)
      guard quotient == (high &+ b) / (low &+ d) else { break }
      let (nextA, nextB) = (a &- quotient &* c, b &- quotient &* d)
      // Factors of at most 31 bits keep the leading digits meaningful.
      if nextA.magnitude >> 31 != 0 || nextB.magnitude >> 31 != 0 { break }
      (a, b, c, d) = (c, d, nextA, nextB)
      (high, low) = (low, high &- quotient &* low)
    }
    return (a, b, c, d)
  }

  /// At most 62 bits from a position on.
  private func leadingWord(_ shift: Int) -> Int64 {
    withMagnitude { row, count in
      let (limb, bits) = (shift / 64, UInt64(shift % 64))
      guard limb < count else { return 0 }
      var word = row[limb] >> bits
      if bits > 0, limb + 1 < count { word |= row[limb + 1] << (64 - bits) }
      return Int64(bitPattern: word & (1 << 62 - 1))
    }
  }

  /// p·x + q·y for factors of opposite signs with a nonnegative combination, x being the longer.
  static func combine(_ x: BigInteger, _ p: Int64, _ y: BigInteger, _ q: Int64) -> BigInteger {
    x.withMagnitude { a, count in
      y.withMagnitude { b, length in
        BigInteger(isNegative: false, capacity: count + 1) { row in
          if p > 0 || q < 0 {
            row[count] = Limbs.multiply(row, a, count, by: p.magnitude)
            let borrow = Limbs.subtractProduct(row, b, length, by: q.magnitude)
            subtract(borrow, row + length, count + 1 - length)
          } else {
            let carry = Limbs.multiply(row, b, length, by: q.magnitude)
            (row + length).initialize(repeating: 0, count: count + 1 - length)
            row[length] = carry
            row[count] &-= Limbs.subtractProduct(row, a, count, by: p.magnitude)
          }
        }
      }
    }
  }

  private static func subtract(_ limb: UInt64, _ row: Limbs.Result, _ count: Int) {
    var limb = limb
    Limbs.subtract(row, row, count, &limb, 1)
  }

  /// The greatest common divisor of two words (Stein 1967).
  static func greatestCommonDivisor(_ a: UInt64, _ b: UInt64) -> UInt64 {
    if a == 0 || b == 0 { return a | b }
    let twos = (a | b).trailingZeroBitCount
    var a = a >> UInt64(a.trailingZeroBitCount)
    var b = b >> UInt64(b.trailingZeroBitCount)
    while a != b {
      if a < b { swap(&a, &b) }
      a &-= b
      a = a &>> UInt64(truncatingIfNeeded: a.trailingZeroBitCount)
    }
    return a << UInt64(twos)
  }
}
