// MARK: Factorials

extension Kernels {
  /// 0! … 170!, correctly rounded from double-double products; 170! is the last within the range of `Double`.
  static let factorials: [Double] = products(of: (1...170).map(Double.init), stride: 1)

  /// 0!! … 300!!, correctly rounded likewise; 301!! would exceed the range.
  private static let doubleFactorials: [Double] = products(of: (1...300).map(Double.init), stride: 2)

  /// p(0) = 1 and p(i) = factors(i)·p(i - stride), with p = 1 below zero.
  private static func products(of factors: [Double], stride: Int) -> [Double] {
    var products = [DoubleDouble(1)]
    for (index, factor) in factors.enumerated() {
      let earlier = index + 1 - stride
      products.append((earlier < 0 ? DoubleDouble(1) : products[earlier]) * factor)
    }
    return products.map { $0.value }
  }

  /// `x` as an index, if it is a natural number up to `last`.
  private static func index(_ x: Double, upTo last: Int) -> Int? {
    x >= 0 && x <= Double(last) ? Int(exactly: x) : nil
  }

  /// Γ(x + 1): the correctly rounded x! for the naturals, infinity above 170.625 and at -1, as Γ(0) is; NaN for the
  /// other negative integers and -infinity.
  ///
  /// Otherwise as ``gamma(_:)``, with x + 1 unrounded. Error at most 0.75 ULP; measured 0.63.
  package static func factorial(_ x: Double) -> Double {
    if let index = index(x, upTo: 170) { return factorials[index] }
    return gammaOfSuccessor(x)
  }

  /// n!! = n(n-2)(n-4)…, with 0!! = (-1)!! = 1: correctly rounded up to 300, infinity beyond; NaN for all but -1 and
  /// the naturals.
  package static func doubleFactorial(_ x: Double) -> Double {
    if let index = index(x, upTo: 300) { return doubleFactorials[index] }
    if x == -1 { return 1 }
    return x > 300 && x == x.rounded(.down) ? .infinity : .nan
  }
}

// MARK: Selections

extension Kernels {
  private static func isNatural(_ x: Double) -> Bool {
    x >= 0 && x.isFinite && x == x.rounded(.down)
  }

  /// The number of ways to draw `r` of `n` in order, n(n-1)…(n-r+1); 0 for r > n, NaN unless both are natural.
  ///
  /// Double-double product: exact below 2^53, at most 0.51 ULP beyond; measured 0.50.
  /// - Complexity: O(min(r, 171)), for the product is at least r! and overflow ends it.
  package static func permutations(_ n: Double, _ r: Double) -> Double {
    guard isNatural(n), isNatural(r) else { return .nan }
    guard r <= n else { return 0 }
    var product = DoubleDouble(1)
    var taken = 0.0
    while taken < r {
      product = product * DoubleDouble(sum: n, -taken)
      guard product.value.isFinite else { return .infinity }
      taken += 1
    }
    return product.value
  }

  /// The number of ways to draw `r` of `n` regardless of order; 0 for r > n, NaN unless both are natural.
  ///
  /// Double-double product of the factors (n-r+k)/k: exact below 2^53, at most 0.51 ULP beyond; measured 0.50.
  /// - Complexity: O(min(r, n-r, 1024)), for every factor is at least 2 and overflow ends it.
  package static func combinations(_ n: Double, _ r: Double) -> Double {
    guard isNatural(n), isNatural(r) else { return .nan }
    guard r <= n else { return 0 }
    // Exact: above n/2 by Sterbenz's lemma, and below it `r` itself is taken.
    let drawn = r <= n / 2 ? r : n - r
    var product = DoubleDouble(1)
    var count = 0.0
    while count < drawn {
      count += 1
      product = product * (DoubleDouble(sum: n, count - drawn) / DoubleDouble(count))
      guard product.value.isFinite else { return .infinity }
    }
    return product.value
  }
}
