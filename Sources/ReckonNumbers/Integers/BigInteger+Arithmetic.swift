extension BigInteger {
  package static func + (a: BigInteger, b: BigInteger) -> BigInteger {
    if a.limbs.isEmpty, b.limbs.isEmpty {
      let (sum, overflow) = a.word.addingReportingOverflow(b.word)
      if !overflow { return BigInteger(sum) }
    }
    return sum(a, b, isNegative: b.isNegative)
  }

  package static func - (a: BigInteger, b: BigInteger) -> BigInteger {
    if a.limbs.isEmpty, b.limbs.isEmpty {
      let (difference, overflow) = a.word.subtractingReportingOverflow(b.word)
      if !overflow { return BigInteger(difference) }
    }
    return b.isZero ? a : sum(a, b, isNegative: !b.isNegative)
  }

  package static func += (a: inout BigInteger, b: BigInteger) { a = a + b }
  package static func -= (a: inout BigInteger, b: BigInteger) { a = a - b }
  package static func *= (a: inout BigInteger, b: BigInteger) { a = a * b }

  /// The sum of a and the magnitude of b with a sign.
  private static func sum(_ a: BigInteger, _ b: BigInteger, isNegative: Bool) -> BigInteger {
    a.withMagnitude { x, count in
      b.withMagnitude { y, length in
        if a.isNegative == isNegative {
          let longer = max(count, length)
          return BigInteger(isNegative: isNegative, capacity: longer + 1) { row in
            row[longer] = count >= length ? Limbs.add(row, x, count, y, length) : Limbs.add(row, y, length, x, count)
          }
        }
        if count > length || count == length && !Limbs.isLess(x, y, count) {
          return BigInteger(isNegative: a.isNegative, capacity: count) { Limbs.subtract($0, x, count, y, length) }
        }
        return BigInteger(isNegative: isNegative, capacity: length) { Limbs.subtract($0, y, length, x, count) }
      }
    }
  }

  /// The product of numbers known to be small.
  package static func * (a: BigInteger, b: BigInteger) -> BigInteger {
    Work.unlimited { (work) throws(Work.Stop) in try a.multiplied(by: b, &work) }
  }

  /// The product.
  package func multiplied(by other: BigInteger, _ work: inout Work) throws(Work.Stop) -> BigInteger {
    if limbs.isEmpty, other.limbs.isEmpty {
      let (product, overflow) = word.multipliedReportingOverflow(by: other.word)
      if !overflow { return BigInteger(product) }
    }
    if isZero || other.isZero { return .zero }
    try work.checkSize(bitWidth + other.bitWidth - 1)
    let isNegative = isNegative != other.isNegative
    return try withMagnitude { (a, count) throws(Work.Stop) in
      try other.withMagnitude { (b, length) throws(Work.Stop) in
        if min(count, length) == 1 {
          try work.charge(max(count, length))
          return BigInteger(isNegative: isNegative, capacity: count + length) { row in
            row[count + length - 1] =
              length == 1 ? Limbs.multiply(row, a, count, by: b[0]) : Limbs.multiply(row, b, length, by: a[0])
          }
        }
        return try BigInteger(isNegative: isNegative, capacity: count + length, &work) {
          (row, work) throws(Work.Stop) in
          try withScratch(Limbs.multiplicationScratch(min(count, length))) { (scratch) throws(Work.Stop) in
            if count >= length {
              try Limbs.multiply(row, a, count, b, length, scratch: scratch, &work)
            } else {
              try Limbs.multiply(row, b, length, a, count, scratch: scratch, &work)
            }
          }
        }
      }
    }
  }

  /// The square.
  package func squared(_ work: inout Work) throws(Work.Stop) -> BigInteger { try multiplied(by: self, &work) }

  /// Allocates scratch memory for a kernel.
  func withScratch<Result>(_ count: Int, _ body: (Limbs.Result) throws(Work.Stop) -> Result) throws(Work.Stop) -> Result
  {
    let row = Limbs.Result.allocate(capacity: max(count, 1))
    defer { row.deallocate() }
    return try body(row)
  }

  // MARK: Division

  /// The quotient, rounded towards zero, and the remainder, which has the dividend's sign. The divisor must not be 0.
  package func quotientAndRemainder(
    dividingBy divisor: BigInteger, _ work: inout Work
  ) throws(Work.Stop) -> (quotient: BigInteger, remainder: BigInteger) {
    precondition(!divisor.isZero, "a divisor is not 0")
    if limbs.isEmpty, divisor.limbs.isEmpty, divisor.word != -1 {
      let (quotient, remainder) = word.quotientAndRemainder(dividingBy: divisor.word)
      return (BigInteger(quotient), BigInteger(remainder))
    }
    if isMagnitudeLess(than: divisor) { return (.zero, self) }
    let isNegative = isNegative != divisor.isNegative
    return try withMagnitude { (a, count) throws(Work.Stop) in
      try divisor.withMagnitude { (b, length) throws(Work.Stop) in
        if length == 1 {
          try work.charge(4 * count)
          var remainder: UInt64 = 0
          let quotient = BigInteger(isNegative: isNegative, capacity: count) {
            remainder = Limbs.divide($0, a, count, by: b[0])
          }
          return (quotient, BigInteger(isNegative: self.isNegative, limbs: [remainder]))
        }
        return try Self.divide(a, count, b, length, isNegative: isNegative, remainderIsNegative: self.isNegative, &work)
      }
    }
  }

  private static func divide(
    _ a: Limbs.Row, _ count: Int, _ b: Limbs.Row, _ length: Int, isNegative: Bool, remainderIsNegative: Bool,
    _ work: inout Work
  ) throws(Work.Stop) -> (quotient: BigInteger, remainder: BigInteger) {
    let shift = b[length - 1].leadingZeroBitCount
    let scratch = Limbs.Result.allocate(capacity: count + 1 + length + Limbs.divisionScratch(length))
    defer { scratch.deallocate() }
    let (n, d, further) = (scratch, scratch + count + 1, scratch + count + 1 + length)
    if shift == 0 {
      n.initialize(from: a, count: count)
      n[count] = 0
      d.initialize(from: b, count: length)
    } else {
      n[count] = Limbs.shiftLeft(n, a, count, by: shift)
      _ = Limbs.shiftLeft(d, b, length, by: shift)
    }
    let quotient = try BigInteger(isNegative: isNegative, capacity: count + 1 - length, &work) {
      (row, work) throws(Work.Stop) in
      let top = try Limbs.divide(row, n, count + 1, d, length, scratch: further, &work)
      precondition(top == 0, "the dividend's highest limb is less than the divisor's")
    }
    if shift > 0 { Limbs.shiftRight(n, n, length, by: shift) }
    let remainder = BigInteger(isNegative: remainderIsNegative, capacity: length) {
      $0.initialize(from: n, count: length)
    }
    return (quotient, remainder)
  }

  /// The quotient rounded down, and the remainder, which has the divisor's sign.
  package func flooredQuotientAndRemainder(
    dividingBy divisor: BigInteger, _ work: inout Work
  ) throws(Work.Stop) -> (quotient: BigInteger, remainder: BigInteger) {
    let (quotient, remainder) = try quotientAndRemainder(dividingBy: divisor, &work)
    if remainder.isZero || remainder.isNegative == divisor.isNegative { return (quotient, remainder) }
    return (quotient - 1, remainder + divisor)
  }

  /// The quotient of an exact division, or otherwise rounded towards zero.
  package func divided(by divisor: BigInteger, _ work: inout Work) throws(Work.Stop) -> BigInteger {
    if divisor.isOne { return self }
    return try quotientAndRemainder(dividingBy: divisor, &work).quotient
  }

  /// The quotient rounded towards zero, for numbers known to be small.
  package static func / (a: BigInteger, b: BigInteger) -> BigInteger {
    Work.unlimited { (work) throws(Work.Stop) in try a.divided(by: b, &work) }
  }

  /// The remainder with the dividend's sign, for numbers known to be small.
  package static func % (a: BigInteger, b: BigInteger) -> BigInteger {
    Work.unlimited { (work) throws(Work.Stop) in try a.quotientAndRemainder(dividingBy: b, &work).remainder }
  }
}
