extension Limbs {
  /// The limbs from which Karatsuba's method takes fewer steps than long multiplication, as measured.
  static let karatsubaThreshold = 32
  /// The limbs from which Toom-3 takes fewer steps, as measured.
  static let toomThreshold = 160

  /// The limbs of scratch memory for a product whose shorter factor has `count` limbs.
  static func multiplicationScratch(_ count: Int) -> Int { count < karatsubaThreshold ? 0 : 9 &* count &+ 1024 }

  /// r = a · b in `count + shorter` limbs; the first is at least as long, and neither overlaps the result.
  ///
  /// Long multiplication, Karatsuba (1962) and Toom-3 (Toom 1963, Cook 1966; sequence of Bodrato 2007) by the shorter
  /// factor's length.
  ///
  /// - Complexity: O(n^1.47) for two of n limbs.
  static func multiply(
    _ r: Result, _ a: Row, _ count: Int, _ b: Row, _ shorter: Int, scratch: Result, _ work: inout Work
  ) throws(Work.Stop) {
    if shorter < karatsubaThreshold {
      if a == b, count == shorter {
        try work.charge(count &* shorter)
        square(r, a, count)
      } else {
        try multiplyLong(r, a, count, b, shorter, &work)
      }
      return
    }
    if count == shorter { return try multiplyEqual(r, a, b, count, scratch: scratch, &work) }
    // Blocks of the longer factor, each as long as the shorter one.
    try multiplyEqual(r, a, b, shorter, scratch: scratch, &work)
    var done = shorter
    let (piece, further) = (scratch, scratch + 2 &* shorter)
    while done < count {
      let length = min(shorter, count &- done)
      if length == shorter {
        try multiplyEqual(piece, a + done, b, shorter, scratch: further, &work)
      } else {
        try multiply(piece, b, shorter, a + done, length, scratch: further, &work)
      }
      // The result so far has `shorter` limbs above `done`.
      let carry = add(r + done, piece, shorter &+ length, r + done, shorter)
      precondition(carry == 0, "a product has no more limbs than its factors")
      done &+= length
    }
  }

  private static func multiplyEqual(
    _ r: Result, _ a: Row, _ b: Row, _ count: Int, scratch: Result, _ work: inout Work
  ) throws(Work.Stop) {
    if count < karatsubaThreshold {
      if a == b {
        try work.charge(count &* count)
        square(r, a, count)
      } else {
        try multiplyLong(r, a, count, b, count, &work)
      }
    } else if count < toomThreshold {
      try multiplyKaratsuba(r, a, b, count, scratch: scratch, &work)
    } else {
      try multiplyToom(r, a, b, count, scratch: scratch, &work)
    }
  }

  private static func multiplyLong(
    _ r: Result, _ a: Row, _ count: Int, _ b: Row, _ shorter: Int, _ work: inout Work
  ) throws(Work.Stop) {
    guard shorter > 0 else { return r.update(repeating: 0, count: count) }
    try work.charge(count)
    r[count] = multiply(r, a, count, by: b[0])
    var index = 1
    while index < shorter {
      // Charged per row: all rows of a long factor would take too long between two polls.
      try work.charge(count)
      r[count &+ index] = addProduct(r + index, a, count, by: b[index])
      index &+= 1
    }
  }

  /// r = a², computing each product of two different limbs once.
  private static func square(_ r: Result, _ a: Row, _ count: Int) {
    guard count > 1 else {
      if count == 1 { (r[1], r[0]) = a[0].multipliedFullWidth(by: a[0]) }
      return
    }
    r[0] = 0
    r[count] = multiply(r + 1, a + 1, count &- 1, by: a[0])
    var index = 1
    while index < count &- 1 {
      r[count &+ index] = addProduct(r + (2 &* index &+ 1), a + (index &+ 1), count &- 1 &- index, by: a[index])
      index &+= 1
    }
    r[2 &* count &- 1] = shiftLeft(r, r, 2 &* count &- 1, by: 1)
    var carry: UInt64 = 0
    index = 0
    while index < count {
      let product = a[index].multipliedFullWidth(by: a[index])
      let (low, first) = product.low.addingReportingOverflow(carry)
      let (even, second) = r[2 &* index].addingReportingOverflow(low)
      // A square's high half is at most 2^64 - 2.
      let (high, third) = r[2 &* index &+ 1].addingReportingOverflow(product.high &+ (first ? 1 : 0))
      let (odd, fourth) = high.addingReportingOverflow(second ? 1 : 0)
      (r[2 &* index], r[2 &* index &+ 1]) = (even, odd)
      carry = (third ? 1 : 0) &+ (fourth ? 1 : 0)
      index &+= 1
    }
  }

  /// With a = a₁·B^h + a₀ and likewise b, the middle product is a₀b₀ + a₁b₁ - (a₀ - a₁)(b₀ - b₁).
  private static func multiplyKaratsuba(
    _ r: Result, _ a: Row, _ b: Row, _ count: Int, scratch: Result, _ work: inout Work
  ) throws(Work.Stop) {
    let half = (count &+ 1) / 2
    let rest = count &- half
    let (middle, further) = (scratch, scratch + 2 &* half)
    let first = subtractMagnitudes(r, a, half, a + half, rest)
    if a == b {
      try multiplyEqual(middle, r, r, half, scratch: further, &work)
    } else {
      let second = subtractMagnitudes(r + half, b, half, b + half, rest)
      try multiplyEqual(middle, r, r + half, half, scratch: further, &work)
      if first != second { return try combineKaratsuba(r, a, b, count, isNegative: true, scratch: scratch, &work) }
    }
    try combineKaratsuba(r, a, b, count, isNegative: false, scratch: scratch, &work)
  }

  private static func combineKaratsuba(
    _ r: Result, _ a: Row, _ b: Row, _ count: Int, isNegative: Bool, scratch: Result, _ work: inout Work
  ) throws(Work.Stop) {
    let half = (count &+ 1) / 2
    let rest = count &- half
    let (middle, sum) = (scratch, scratch + 2 &* half)
    try multiplyEqual(r, a, b, half, scratch: sum, &work)
    try multiplyEqual(r + 2 &* half, a + half, b + half, rest, scratch: sum, &work)
    sum[2 &* half] = add(sum, r, 2 &* half, r + 2 &* half, 2 &* rest)
    if isNegative {
      sum[2 &* half] &+= add(sum, sum, 2 &* half, middle, 2 &* half)
    } else {
      sum[2 &* half] &-= subtract(sum, sum, 2 &* half, middle, 2 &* half)
    }
    let length = 2 &* count &- half
    add(r + half, r + half, length, sum, min(length, 2 &* half &+ 1))
  }

  /// Evaluates both factors, split into three parts, at 0, 1, -1, 2 and ∞; the product's five parts are interpolated
  /// from the products.
  private static func multiplyToom(
    _ r: Result, _ a: Row, _ b: Row, _ count: Int, scratch: Result, _ work: inout Work
  ) throws(Work.Stop) {
    let part = (count &+ 2) / 3
    let last = count &- 2 &* part
    let (one, both) = (part &+ 1, 2 &* part &+ 2)
    // Products at 1, -1 and 2, then the values of the factors at one point.
    let (atOne, atMinusOne, atTwo) = (scratch, scratch + both, scratch + 2 &* both)
    let (x, y, further) = (scratch + 3 &* both, scratch + (3 &* both &+ one), scratch + (3 &* both &+ 2 &* one))
    let isSquare = a == b

    var isNegative = evaluate(atOne: x, atMinusOne: atMinusOne, a, part, last)
    if isSquare {
      isNegative = false
    } else {
      isNegative = evaluate(atOne: y, atMinusOne: atMinusOne + one, b, part, last) != isNegative
    }
    try multiplyEqual(atOne, x, isSquare ? x : y, one, scratch: further, &work)
    (x).update(from: atMinusOne, count: one)
    if !isSquare { (y).update(from: atMinusOne + one, count: one) }
    try multiplyEqual(atMinusOne, x, isSquare ? x : y, one, scratch: further, &work)
    evaluate(atTwo: x, a, part, last)
    if !isSquare { evaluate(atTwo: y, b, part, last) }
    try multiplyEqual(atTwo, x, isSquare ? x : y, one, scratch: further, &work)
    try multiplyEqual(r, a, b, part, scratch: further, &work)
    try multiplyEqual(r + 4 &* part, a + 2 &* part, b + 2 &* part, last, scratch: further, &work)

    let (atZero, atInfinity) = (Row(r), Row(r + 4 &* part))
    // With c₀ … c₄ the parts of the product; the comments state the left side after each step.
    if isNegative {
      add(atTwo, atTwo, both, atMinusOne, both)
      divideExactlyByThree(atTwo, atTwo, both)
      add(atMinusOne, atOne, both, atMinusOne, both)
    } else {
      subtract(atTwo, atTwo, both, atMinusOne, both)
      divideExactlyByThree(atTwo, atTwo, both)
      subtract(atMinusOne, atOne, both, atMinusOne, both)
    }
    // atTwo = c₁ + c₂ + 3c₃ + 5c₄
    shiftRight(atMinusOne, atMinusOne, both, by: 1)  // c₁ + c₃
    subtract(atOne, atOne, both, atZero, 2 &* part)  // c₁ + c₂ + c₃ + c₄
    subtract(atTwo, atTwo, both, atOne, both)
    shiftRight(atTwo, atTwo, both, by: 1)  // c₃ + 2c₄
    subtract(atOne, atOne, both, atMinusOne, both)  // c₂ + c₄
    subtract(atTwo, atTwo, both, atInfinity, 2 &* last)
    subtract(atTwo, atTwo, both, atInfinity, 2 &* last)  // c₃
    subtract(atOne, atOne, both, atInfinity, 2 &* last)  // c₂
    subtract(atMinusOne, atMinusOne, both, atTwo, both)  // c₁

    // c₂ between c₀ and c₄, then the two others are added.
    (r + 2 &* part).update(from: atOne, count: 2 &* part)
    let above = 2 &* last
    add(r + 4 &* part, r + 4 &* part, above, atOne + 2 &* part, min(above, 2))
    add(r + part, r + part, 2 &* count &- part, atMinusOne, both)
    let length = 2 &* count &- 3 &* part
    add(r + 3 &* part, r + 3 &* part, length, atTwo, min(length, both))
  }

  /// The values a₀ + a₁ + a₂ and |a₀ - a₁ + a₂| of a number in three parts; returns whether the second was negative.
  private static func evaluate(atOne: Result, atMinusOne: Result, _ a: Row, _ part: Int, _ last: Int) -> Bool {
    atOne[part] = add(atOne, a, part, a + 2 &* part, last)
    let isNegative = subtractMagnitudes(atMinusOne, atOne, part &+ 1, a + part, part)
    add(atOne, atOne, part &+ 1, a + part, part)
    return isNegative
  }

  /// The value a₀ + 2a₁ + 4a₂, by Horner's rule.
  private static func evaluate(atTwo: Result, _ a: Row, _ part: Int, _ last: Int) {
    // Twice the last part may be one limb longer; the part has at least as many.
    atTwo[last] = shiftLeft(atTwo, a + 2 &* part, last, by: 1)
    if last < part { (atTwo + (last &+ 1)).update(repeating: 0, count: part &- last) }
    add(atTwo, atTwo, part &+ 1, a + part, part)
    _ = shiftLeft(atTwo, atTwo, part &+ 1, by: 1)
    add(atTwo, atTwo, part &+ 1, a, part)
  }
}
