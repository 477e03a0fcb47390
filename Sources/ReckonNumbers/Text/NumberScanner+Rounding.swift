extension NumberScanner {
  /// The double nearest to significand × 10^exponent, half to even.
  ///
  /// The algorithm of Eisel and Lemire (Lemire 2021, “Number parsing at a gigabyte per second”), which never has to
  /// give up on a significand of 64 bits (Mushtak and Lemire 2023, “Fast number parsing without fallback”).
  @inline(__always)
  package static func double(_ significand: UInt64, exponent: Int) -> Double {
    // Both are doubles, so that one operation rounds (Clinger 1990). This holds up to 2^53, but for numbers of 16
    // digits the branch would be unpredictable.
    if significand <= 1 &<< 32, exponent >= -22, exponent <= 22 {
      let digits = Double(Int64(truncatingIfNeeded: significand))
      return exponent < 0 ? digits / PowersOfTen.doubles[0 &- exponent] : digits * PowersOfTen.doubles[exponent]
    }
    // Below, 2^64 × 10^exponent is less than half of the smallest double; above, 10^exponent exceeds the largest.
    if significand == 0 || exponent < -342 { return 0 }
    if exponent > 308 { return .infinity }

    // The leading bits of the product with the power of ten: with the upper half of the power alone, unless that may
    // not suffice.
    let zeros = significand.leadingZeroBitCount
    let shifted = significand &<< UInt64(truncatingIfNeeded: zeros)
    let power = PowersOfFive.bitsRoundedUp(exponent)
    var (high, low) = shifted.multipliedFullWidth(by: power.highHalf)
    if high & 0x1FF == 0x1FF {
      // The proof requires a reciprocal rounded up if the quotient may be exact, and other inexact powers rounded down.
      let isRoundedDown = exponent < -27 || exponent > PowersOfFive.last
      let carry: Bool
      (low, carry) = low.addingReportingOverflow(
        shifted.multipliedFullWidth(by: power.lowHalf &- (isRoundedDown ? 1 : 0)).high)
      if carry { high &+= 1 }
    }

    // 54 bits, the last of which determines rounding.
    let top = Int(truncatingIfNeeded: high &>> 63)
    let shift = UInt64(truncatingIfNeeded: top &+ 9)
    var bits = high &>> shift
    let biasedExponent = PowersOfFive.exponent(exponent) &+ exponent &+ 127 &+ 63 &+ top &- zeros &+ 1023
    if biasedExponent <= 0 {
      // A subnormal number keeps fewer bits. It is not a tie: with such small exponents, the product is not an integer
      // multiple of any bit.
      let drop = 1 &- biasedExponent
      if drop >= 64 { return 0 }
      bits = bits &>> UInt64(truncatingIfNeeded: drop)
      return Double(bitPattern: (bits &+ bits & 1) &>> 1)
    }
    if low <= 1, bits & 3 == 1, exponent >= -4, exponent <= 23, bits &<< shift == high {
      // A tie, and the previous bit is 0.
      bits ^= 1
    }
    bits = (bits &+ bits & 1) &>> 1
    // A carry out of the significand, whose first bit is implicit, increments the exponent.
    let pattern = bits &+ UInt64(truncatingIfNeeded: biasedExponent &- 1) &<< 52
    return biasedExponent >= 0x7FF ? .infinity : Double(bitPattern: pattern)
  }
}
