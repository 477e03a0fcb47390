extension BigInteger {
  /// ⌊√n⌋ and n - ⌊√n⌋² of a nonnegative number (Zimmermann 1999: Karatsuba square root).
  ///
  /// - Complexity: O(M(n)) where a product takes M(n).
  package func squareRoot(_ work: inout Work) throws(Work.Stop) -> (root: BigInteger, remainder: BigInteger) {
    precondition(!isNegative, "a number that has a square root is at least 0")
    if let small = uint64Magnitude {
      let root = Self.squareRoot(small)
      return (BigInteger(root), BigInteger(small - root * root))
    }
    let quarter = bitWidth / 4
    let (upper, rest) = try (self >> (2 * quarter)).squareRoot(&work)
    let low = magnitudeModuloPowerOfTwo(2 * quarter)
    let (digit, further) = try (rest << quarter + (low >> quarter)).quotientAndRemainder(dividingBy: upper << 1, &work)
    var root = upper << quarter + digit
    var remainder = try further << quarter + low.magnitudeModuloPowerOfTwo(quarter) - digit.squared(&work)
    // The upper root has at least a quarter of the bits, so that the digit is at most a few too large.
    while remainder.isNegative {
      remainder += root << 1 - 1
      root -= 1
    }
    return (root, remainder)
  }

  /// ⌊√n⌋: the double's root is off by at most one.
  private static func squareRoot(_ n: UInt64) -> UInt64 {
    var root = UInt64(Double(n).squareRoot())
    while case let (square, overflow) = root.multipliedReportingOverflow(by: root), overflow || square > n { root -= 1 }
    while case let (square, overflow) = (root + 1).multipliedReportingOverflow(by: root + 1), !overflow, square <= n {
      root += 1
    }
    return root
  }

  /// ⌊ᵏ√n⌋ for k ≥ 1: the largest number whose power does not exceed this nonnegative one.
  ///
  /// Newton's method, starting from a root of the upper half of the digits (Brent, Zimmermann, Modern Computer
  /// Arithmetic, 1.5.2).
  ///
  /// - Complexity: O(M(n) log k) for the k-th root.
  package func root(_ degree: Int, _ work: inout Work) throws(Work.Stop) -> BigInteger {
    precondition(!isNegative && degree > 0, "a root is taken of a number from 0 on")
    if degree == 1 || isZero || isOne { return self }
    if degree == 2 { return try squareRoot(&work).root }
    if bitWidth <= degree { return .one }
    var guess: BigInteger
    // The bits of the root.
    let length = (bitWidth + degree - 1) / degree
    if length <= 8 {
      guess = BigInteger(1 << Int64(length))
    } else {
      let dropped = length / 2 - 1
      guess = try ((self >> (dropped * degree)).root(degree, &work) + 1) << dropped
    }
    // From above, each step comes closer until the root is reached.
    while true {
      let power = try guess.power(degree - 1, &work)
      let next = try (guess.multiplied(by: BigInteger(degree - 1), &work) + self.divided(by: power, &work))
        .divided(by: BigInteger(degree), &work)
      if next >= guess { return guess }
      guess = next
    }
  }

  /// The exact root of a degree; `nil` if there is none.
  package func exactRoot(_ degree: Int, _ work: inout Work) throws(Work.Stop) -> BigInteger? {
    if isNegative {
      guard degree % 2 == 1, let root = try (-self).exactRoot(degree, &work) else { return nil }
      return -root
    }
    if degree == 2 {
      let (root, remainder) = try squareRoot(&work)
      return remainder.isZero ? root : nil
    }
    let root = try root(degree, &work)
    return try root.power(degree, &work) == self ? root : nil
  }
}
