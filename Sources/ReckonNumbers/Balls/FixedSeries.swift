/// Power series in fixed point: integers in units of 2^-places.
enum FixedSeries {
  /// The maximum error of the sums below in units.
  ///
  /// A power of the argument, which is less than 1/2, is rounded down twice and its factors' errors are halved: less
  /// than 4 units. A step of the rule divides the error so far by at least 2, and adds 4 units and 1 for its own
  /// rounding: less than 10, and the last step, whose divisor may be 1, less than 15. The remainder of the series is
  /// less than 1 unit.
  static let error: UInt64 = 16

  /// The number of terms that a series needs whose term k is less than 2^-(bits · k) divided by the product of k
  /// divisors.
  ///
  /// - Parameter divisor: the divisor of term k, from 1 on.
  static func terms(_ places: Int, bits: Int, _ divisor: (Int) -> Int) -> Int {
    var (count, size) = (0, 0)
    // The terms decrease by at least half, so that two additional bits cover the remainder.
    while size < places + 2 {
      count += 1
      size += bits + (Int.bitWidth - 1 - divisor(count).leadingZeroBitCount)
    }
    return count
  }

  /// Σ (±y)ᵏ / (d₁ d₂ … dₖ) for k from 0 below a count, by Smith's rule (1989): powers up to the root of the count,
  /// then one long product for as many terms, each of which takes a division by a word.
  ///
  /// - Parameters:
  ///   - y: in [0, 1/2).
  ///   - divisor: the divisors, from d₁ on.
  static func sum(
    _ y: BigInteger, _ places: Int, count: Int, alternates: Bool, _ divisor: (Int) -> Int, _ work: inout Work
  ) throws(Work.Stop) -> BigInteger {
    let width = max(1, Int(Double(count).squareRoot()))
    var powers = [BigInteger.one << places, y]
    while powers.count <= width {
      // An even power is a square.
      let n = powers.count
      let power = n % 2 == 0 ? try powers[n / 2].squared(&work) : try powers[n - 1].multiplied(by: y, &work)
      powers.append(power >> places)
    }
    var sum = BigInteger.zero
    var index = (count + width - 1) / width * width
    while index > 0 {
      if !sum.isZero { sum = try sum.multiplied(by: powers[width], &work) >> places }
      for place in (0..<width).reversed() {
        index -= 1
        // `sum` holds the terms from index + 1 on, without the divisors up to there.
        if !sum.isZero {
          sum = try sum.flooredQuotientAndRemainder(dividingBy: BigInteger(divisor(index + 1)), &work).quotient
        }
        sum = alternates ? powers[place] - sum : powers[place] + sum
      }
    }
    return sum
  }
}
