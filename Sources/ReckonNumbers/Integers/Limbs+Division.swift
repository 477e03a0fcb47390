extension Limbs {
  /// The quotient's limbs from which recursive division takes fewer steps than long division, as measured.
  static let divisionThreshold = 60

  /// A normalized divisor, whose highest bit is set, with its reciprocal (Möller, Granlund 2011: Improved division by
  /// invariant integers).
  struct Divisor {
    let high: UInt64
    let low: UInt64
    /// ⌊(B² - 1) / high⌋ - B for a divisor of one limb, ⌊(B³ - 1) / (high, low)⌋ - B for one of two.
    let reciprocal: UInt64

    init(_ high: UInt64) {
      (self.high, low) = (high, 0)
      reciprocal = Self.reciprocal(high)
    }

    init(_ high: UInt64, _ low: UInt64) {
      (self.high, self.low) = (high, low)
      var reciprocal = Self.reciprocal(high)
      var rest = high &* reciprocal &+ low
      if rest < low {
        reciprocal &-= 1
        if rest >= high {
          reciprocal &-= 1
          rest &-= high
        }
        rest &-= high
      }
      let product = reciprocal.multipliedFullWidth(by: low)
      rest &+= product.high
      if rest < product.high {
        reciprocal &-= 1
        if rest > high || rest == high && product.low >= low { reciprocal &-= 1 }
      }
      self.reciprocal = reciprocal
    }

    private static func reciprocal(_ high: UInt64) -> UInt64 {
      high.dividingFullWidth((~high, .max)).quotient
    }

    /// (u₁, u₀) divided by one limb, u₁ being less than the divisor.
    @inline(__always) func divide(_ u1: UInt64, _ u0: UInt64) -> (quotient: UInt64, remainder: UInt64) {
      let product = reciprocal.multipliedFullWidth(by: u1)
      let (low, overflow) = product.low.addingReportingOverflow(u0)
      var quotient = product.high &+ u1 &+ (overflow ? 1 : 0) &+ 1
      var remainder = u0 &- quotient &* high
      if remainder > low {
        quotient &-= 1
        remainder &+= high
      }
      if remainder >= high {
        quotient &+= 1
        remainder &-= high
      }
      return (quotient, remainder)
    }

    /// The quotient of (u₂, u₁, u₀) by two limbs, (u₂, u₁) being less than the divisor.
    @inline(__always) func quotient(_ u2: UInt64, _ u1: UInt64, _ u0: UInt64) -> UInt64 {
      let product = reciprocal.multipliedFullWidth(by: u2)
      let (q0, overflow) = product.low.addingReportingOverflow(u1)
      var q1 = product.high &+ u2 &+ (overflow ? 1 : 0)
      let rest = u1 &- q1 &* high
      let taken = low.multipliedFullWidth(by: q1)
      let divisor = UInt128(_low: low, _high: high)
      var remainder = UInt128(_low: u0, _high: rest) &- UInt128(_low: taken.low, _high: taken.high) &- divisor
      q1 &+= 1
      if remainder._high >= q0 {
        q1 &-= 1
        remainder &+= divisor
      }
      if remainder >= divisor { q1 &+= 1 }
      return q1
    }
  }

  /// q = ⌊a / divisor⌋ for a divisor of one limb; returns the remainder. `q` may be `a`.
  static func divide(_ q: Result, _ a: Row, _ count: Int, by divisor: UInt64) -> UInt64 {
    let shift = divisor.leadingZeroBitCount
    let (up, down) = (UInt64(truncatingIfNeeded: shift), UInt64(truncatingIfNeeded: 64 &- shift))
    let normal = Divisor(divisor &<< up)
    // A shift by 64 yields 0.
    var remainder: UInt64 = a[count &- 1] >> down
    var index = count &- 1
    while index >= 0 {
      let below = index > 0 ? a[index &- 1] >> down : 0
      (q[index], remainder) = normal.divide(remainder, a[index] &<< up | below)
      index &-= 1
    }
    return remainder &>> up
  }

  /// The limbs of scratch memory that a division of this size needs.
  static func divisionScratch(_ count: Int) -> Int { 2 &* count &+ multiplicationScratch(count) }

  /// Divides n by d: the quotient's low `count - length` limbs are written to q, the limb above them is returned (0 or
  /// 1), the remainder is left in n's low limbs, and those above become 0.
  ///
  /// The divisor must have its highest bit set and at least two limbs, and n at least as many. Long division (Knuth,
  /// The Art of Computer Programming, 4.3.1, D), and recursive division from a threshold on (Burnikel, Ziegler 1998:
  /// Fast recursive division).
  ///
  /// - Complexity: O(M(n) log n) where a product takes M(n).
  static func divide(
    _ q: Result, _ n: Result, _ count: Int, _ d: Row, _ length: Int, scratch: Result, _ work: inout Work
  ) throws(Work.Stop) -> UInt64 {
    let digits = count &- length
    if digits < divisionThreshold || length < divisionThreshold {
      return try divideLong(q, n, count, d, length, &work)
    }
    if digits < length {
      // Divisor limbs below those that match the quotient's length matter only for a correction.
      let below = length &- digits
      var top = try divideHalves(q, n + below, d + below, digits, scratch: scratch, &work)
      try correct(&top, q, digits, n, d, below, scratch: scratch, &work)
      return top
    }
    // The first block of the quotient takes the leftover limbs of blocks as long as the divisor.
    let first = digits % length
    var top: UInt64
    var place = digits &- first
    if first > 0 {
      top = try divide(q + place, n + place, length &+ first, d, length, scratch: scratch, &work)
    } else {
      place &-= length
      top = try divideHalves(q + place, n + place, d, length, scratch: scratch, &work)
    }
    while place > 0 {
      place &-= length
      let high = try divideHalves(q + place, n + place, d, length, scratch: scratch, &work)
      precondition(high == 0, "a remainder is less than the divisor")
    }
    return top
  }

  private static func divideLong(
    _ q: Result, _ n: Result, _ count: Int, _ d: Row, _ length: Int, _ work: inout Work
  ) throws(Work.Stop) -> UInt64 {
    let divisor = Divisor(d[length &- 1], d[length &- 2])
    var place = count &- length
    let top: UInt64 = isLess(n + place, d, length) ? 0 : 1
    if top == 1 { subtract(n + place, n + place, length, d, length) }
    while place > 0 {
      place &-= 1
      try work.charge(2 &* length)
      let row = n + place
      let high = row[length]
      let isLargest = high == divisor.high && row[length &- 1] >= divisor.low
      var digit = isLargest ? .max : divisor.quotient(high, row[length &- 1], row[length &- 2])
      let borrow = subtractProduct(row, d, length, by: digit)
      var (rest, isBelow) = high.subtractingReportingOverflow(borrow)
      while isBelow {
        digit &-= 1
        let (sum, overflow) = rest.addingReportingOverflow(add(row, row, length, d, length))
        rest = sum
        isBelow = !overflow
      }
      row[length] = rest
      q[place] = digit
    }
    return top
  }

  /// Divides 2·count limbs by count limbs: the upper half of the quotient by the divisor's upper half, corrected, then
  /// the lower.
  private static func divideHalves(
    _ q: Result, _ n: Result, _ d: Row, _ count: Int, scratch: Result, _ work: inout Work
  ) throws(Work.Stop) -> UInt64 {
    guard count >= divisionThreshold else {
      return try divideLong(q, n, 2 &* count, d, count, &work)
    }
    let low = count / 2
    let high = count &- low
    var top = try divideHalves(q + low, n + 2 &* low, d + low, high, scratch: scratch, &work)
    try correct(&top, q + low, high, n + low, d, low, scratch: scratch, &work)
    var middle = try divideHalves(q, n + high, d + high, low, scratch: scratch, &work)
    try correct(&middle, q, low, n, d, high, scratch: scratch, &work)
    // The corrected lower half of the quotient is less than B^low, since its dividend is a remainder.
    precondition(middle == 0, "a remainder is less than the divisor")
    return top
  }

  /// Subtracts the product of a quotient block and the divisor's lower limbs from the remainder, and decrements the
  /// quotient until the result is nonnegative.
  ///
  /// - Parameters:
  ///   - n: the row of `count + below` limbs, whose part from `below` on contains the remainder by the divisor's upper
  ///     `count` limbs.
  private static func correct(
    _ top: inout UInt64, _ q: Result, _ count: Int, _ n: Result, _ d: Row, _ below: Int, scratch: Result,
    _ work: inout Work
  ) throws(Work.Stop) {
    let length = count &+ below
    let further = scratch + length
    if count >= below {
      try multiply(scratch, q, count, d, below, scratch: further, &work)
    } else {
      try multiply(scratch, d, below, q, count, scratch: further, &work)
    }
    var borrow = subtract(n, n, length, scratch, length)
    if top > 0 { borrow &+= subtract(n + count, n + count, below, d, below) }
    while borrow > 0 {
      var one: UInt64 = 1
      top &-= subtract(q, q, count, &one, 1)
      borrow &-= add(n, n, length, d, length)
    }
  }
}
