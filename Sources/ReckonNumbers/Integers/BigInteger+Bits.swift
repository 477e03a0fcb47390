extension BigInteger {
  /// The number times 2^count, rounded down if count is negative.
  package static func << (a: BigInteger, count: Int) -> BigInteger {
    if count <= 0 { return count == 0 ? a : a >> -count }
    if a.limbs.isEmpty, count < 63 {
      let shifted = a.word << Int64(count)
      if shifted >> Int64(count) == a.word { return BigInteger(shifted) }
    }
    if a.isZero { return a }
    let (whole, bits) = (count / 64, count % 64)
    return a.withMagnitude { row, length in
      BigInteger(isNegative: a.isNegative, capacity: length + whole + 1) { result in
        result.initialize(repeating: 0, count: whole)
        if bits == 0 {
          (result + whole).initialize(from: row, count: length)
          result[whole + length] = 0
        } else {
          result[whole + length] = Limbs.shiftLeft(result + whole, row, length, by: bits)
        }
      }
    }
  }

  /// ⌊a / 2^count⌋.
  package static func >> (a: BigInteger, count: Int) -> BigInteger {
    if count <= 0 { return count == 0 ? a : a << -count }
    if a.limbs.isEmpty { return BigInteger(a.word >> Int64(min(count, 63))) }
    let magnitude = a.magnitudeShiftedRight(count)
    return a.isNegative && a.trailingZeroBitCount < count ? magnitude - 1 : magnitude
  }

  /// The number divided by 2^count, rounded towards zero.
  package func truncatedShiftRight(_ count: Int) -> BigInteger {
    if count <= 0 { return self << -count }
    if limbs.isEmpty {
      // At most 2^62 remains.
      let magnitude = BigInteger(word.magnitude >> UInt64(min(count, 64)))
      return isNegative ? -magnitude : magnitude
    }
    return magnitudeShiftedRight(count)
  }

  private func magnitudeShiftedRight(_ count: Int) -> BigInteger {
    let (whole, bits) = (count / 64, count % 64)
    let rest = limbs.count - whole
    guard rest > 0 else { return .zero }
    return withMagnitude { row, _ in
      BigInteger(isNegative: isNegative, capacity: rest) { result in
        if bits == 0 {
          result.initialize(from: row + whole, count: rest)
        } else {
          Limbs.shiftRight(result, row + whole, rest, by: bits)
        }
      }
    }
  }

  /// The lowest bits of the magnitude as a nonnegative number.
  package func magnitudeModuloPowerOfTwo(_ count: Int) -> BigInteger {
    let length = (count + 63) / 64
    return withMagnitude { row, all in
      guard all >= length else { return magnitude }
      return BigInteger(isNegative: false, capacity: length) { result in
        result.initialize(from: row, count: length)
        if count % 64 > 0 { result[length - 1] &= (1 << UInt64(count % 64)) - 1 }
      }
    }
  }

  /// Whether a bit of the magnitude is set.
  func magnitudeBit(_ index: Int) -> Bool {
    withMagnitude { row, count in index / 64 < count && row[index / 64] >> UInt64(index % 64) & 1 == 1 }
  }

  // MARK: Two's complement

  /// -a - 1: inverts every bit of the two's complement.
  package static prefix func ~ (a: BigInteger) -> BigInteger { -a - 1 }

  package static func & (a: BigInteger, b: BigInteger) -> BigInteger {
    if a.limbs.isEmpty, b.limbs.isEmpty { return BigInteger(a.word & b.word) }
    return bitwise(a, b) { $0 & $1 }
  }

  package static func | (a: BigInteger, b: BigInteger) -> BigInteger {
    if a.limbs.isEmpty, b.limbs.isEmpty { return BigInteger(a.word | b.word) }
    return bitwise(a, b) { $0 | $1 }
  }

  package static func ^ (a: BigInteger, b: BigInteger) -> BigInteger {
    if a.limbs.isEmpty, b.limbs.isEmpty { return BigInteger(a.word ^ b.word) }
    return bitwise(a, b) { $0 ^ $1 }
  }

  private static func bitwise(_ a: BigInteger, _ b: BigInteger, _ body: (UInt64, UInt64) -> UInt64) -> BigInteger {
    let count = max(a.bitWidth, b.bitWidth) / 64 + 1
    let isNegative = body(a.isNegative ? 1 : 0, b.isNegative ? 1 : 0) & 1 == 1
    return a.withMagnitude { x, xCount in
      b.withMagnitude { y, yCount in
        BigInteger(isNegative: isNegative, capacity: count) { result in
          // The two's complement of a magnitude is its inverse plus 1, so the carry propagates upwards.
          var (first, second, last): (UInt64, UInt64, UInt64) = (
            a.isNegative ? 1 : 0, b.isNegative ? 1 : 0, isNegative ? 1 : 0
          )
          for index in 0..<count {
            let left = complement(index < xCount ? x[index] : 0, a.isNegative, &first)
            let right = complement(index < yCount ? y[index] : 0, b.isNegative, &second)
            result[index] = complement(body(left, right), isNegative, &last)
          }
        }
      }
    }
  }

  private static func complement(_ limb: UInt64, _ isNegative: Bool, _ carry: inout UInt64) -> UInt64 {
    guard isNegative else { return limb }
    let (sum, overflow) = (~limb).addingReportingOverflow(carry)
    carry = overflow ? 1 : 0
    return sum
  }
}
