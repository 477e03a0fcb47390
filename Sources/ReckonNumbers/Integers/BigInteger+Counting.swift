extension BigInteger {
  /// n! for n ≥ 0: the odd parts of its factors, multiplied by binary splitting, and one shift.
  ///
  /// - Complexity: O(M(n log n) log n) where a product takes M(n).
  package static func factorial(_ n: Int, _ work: inout Work) throws(Work.Stop) -> BigInteger {
    precondition(n >= 0, "a factorial is that of a number from 0 on")
    // ln n! > n ln n - n, and ln 2 is less than 0.7.
    let length = n.bitWidth - n.leadingZeroBitCount
    let (bits, overflow) = n.multipliedReportingOverflow(by: max(0, length - 3))
    try work.checkSize(overflow ? .max : bits)
    var (odds, product) = (one, one)
    for shift in (0..<length).reversed() {
      let last = n >> shift
      guard last > 2 else { continue }
      // The odd numbers above half of the last one; those below are included already.
      odds = try odds.multiplied(by: steppedProduct(of: (last / 2 + 1) | 1, through: last, by: 2, &work), &work)
      product = try product.multiplied(by: odds, &work)
    }
    return product << (n - n.nonzeroBitCount)
  }

  /// n! modulo a positive number, for n ≥ 0.
  ///
  /// - Complexity: O(n) products of the modulus's length; none for n ≥ modulus.
  static func factorial(_ n: Int, modulo modulus: BigInteger, _ work: inout Work) throws(Work.Stop) -> BigInteger {
    if BigInteger(n) >= modulus { return zero }
    guard n > 1 else { return one }
    if let modulus = modulus.uint64Magnitude {
      var product: UInt64 = 1
      for factor in 2...UInt64(n) where product != 0 {
        try work.charge(16)
        product = modulus.dividingFullWidth(product.multipliedFullWidth(by: factor)).remainder
      }
      return BigInteger(product)
    }
    var product = one
    for factor in 2...n where !product.isZero {
      product = try product.multiplied(by: BigInteger(factor), &work)
      if product >= modulus { product = try product.quotientAndRemainder(dividingBy: modulus, &work).remainder }
    }
    return product
  }

  /// n!! for n ≥ 0.
  package static func doubleFactorial(_ n: Int, _ work: inout Work) throws(Work.Stop) -> BigInteger {
    if n % 2 == 0 { return try factorial(n / 2, &work) << (n / 2) }
    try work.checkSize(n / 2)
    return try steppedProduct(of: 1, through: n, by: 2, &work)
  }

  /// The product of every `step`-th number in a positive range, by binary splitting; 1 if there are none.
  private static func steppedProduct(of first: Int, through last: Int, by step: Int, _ work: inout Work) throws(Work
    .Stop) -> BigInteger
  {
    guard first <= last else { return one }
    let count = (last - first) / step + 1
    if count <= 16 {
      try work.charge(count)
      var (product, word): (BigInteger, UInt64) = (one, 1)
      for index in 0..<count {
        let (next, overflow) = word.multipliedReportingOverflow(by: UInt64(first + index * step))
        if overflow {
          product = try product.multiplied(by: BigInteger(word), &work)
          word = UInt64(first + index * step)
        } else {
          word = next
        }
      }
      return try product.multiplied(by: BigInteger(word), &work)
    }
    let middle = first + count / 2 * step
    let low = try steppedProduct(of: first, through: middle - step, by: step, &work)
    return try low.multiplied(by: steppedProduct(of: middle, through: last, by: step, &work), &work)
  }

  /// The product of `count` consecutive numbers from a positive one, by binary splitting.
  private static func product(from first: BigInteger, count: Int, _ work: inout Work) throws(Work.Stop) -> BigInteger {
    if let start = first.int, case let (last, overflow) = start.addingReportingOverflow(count - 1), !overflow {
      return try steppedProduct(of: start, through: last, by: 1, &work)
    }
    if count <= 1 { return count == 0 ? one : first }
    let half = count / 2
    let low = try product(from: first, count: half, &work)
    return try low.multiplied(by: product(from: first + BigInteger(half), count: count - half, &work), &work)
  }

  /// n (n-1) … (n-r+1) for n, r ≥ 0.
  package static func permutations(_ n: BigInteger, _ r: BigInteger, _ work: inout Work) throws(Work.Stop) -> BigInteger
  {
    if n < r { return zero }
    guard let count = r.int else { throw .size }
    // Each factor except those below 2 doubles the product.
    try work.checkSize(max(0, count - 2))
    return try product(from: n - r + 1, count: count, &work)
  }

  /// n over r for n, r ≥ 0.
  package static func combinations(_ n: BigInteger, _ r: BigInteger, _ work: inout Work) throws(Work.Stop) -> BigInteger
  {
    if n < r { return zero }
    let smaller = min(r, n - r)
    guard let count = smaller.int else { throw .size }
    // n over r is at least 2^r if r is at most half of n.
    try work.checkSize(count)
    let product = try product(from: n - smaller + 1, count: count, &work)
    return try product.divided(by: factorial(count, &work), &work)
  }
}
