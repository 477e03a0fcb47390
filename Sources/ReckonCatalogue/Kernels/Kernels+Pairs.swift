// MARK: Statistics of pairs

extension Kernels {
  /// The sums of pairs about their means, from which correlation and line are computed. The numbers x are those times
  /// 2^-a, the numbers y times 2^-b.
  private struct CentredSums {
    let scaleX: Int
    let scaleY: Int
    /// The means.
    let meanX: DoubleDouble
    let meanY: DoubleDouble
    /// Σ(x - x̄)², Σ(x - x̄)(y - ȳ) and Σ(y - ȳ)².
    let xx: DoubleDouble
    let xy: DoubleDouble
    let yy: DoubleDouble

    /// The sums of the first half of some numbers and the second; `nil` for fewer than two pairs, or a number that is
    /// not finite.
    ///
    /// Two passes in pairs of doubles, corrected for the rounding of the means (Chan, Golub and LeVeque 1983), scaled
    /// by powers of two where squares would leave the normal range.
    init?(_ numbers: UnsafeBufferPointer<Double>) {
      let count = numbers.count / 2
      guard count >= 2, numbers.count == 2 * count, numbers.allSatisfy({ $0.isFinite }) else { return nil }
      let (xs, ys) = (
        UnsafeBufferPointer(rebasing: numbers[..<count]), UnsafeBufferPointer(rebasing: numbers[count...])
      )
      (scaleX, scaleY) = (Self.scale(of: xs), Self.scale(of: ys))
      let (downX, downY) = (
        Double(sign: .plus, exponent: -scaleX, significand: 1), Double(sign: .plus, exponent: -scaleY, significand: 1)
      )
      let (centreX, centreY) = (mean(xs) * downX, mean(ys) * downY)
      var (xx, xy, yy) = (DoubleDouble(0), DoubleDouble(0), DoubleDouble(0))
      var (restX, restY) = (DoubleDouble(0), DoubleDouble(0))
      for index in 0..<count {
        let x = DoubleDouble(sum: xs[index] * downX, -centreX)
        let y = DoubleDouble(sum: ys[index] * downY, -centreY)
        (xx, xy, yy) = (xx + x * x, xy + x * y, yy + y * y)
        (restX, restY) = (restX + x, restY + y)
      }
      let n = DoubleDouble(Double(count))
      let (shiftX, shiftY) = (restX / n, restY / n)
      (meanX, meanY) = (shiftX + centreX, shiftY + centreY)
      // Numbers that are all the same have none, however their mean is rounded.
      self.xx = minimum(xs) == maximum(xs) ? DoubleDouble(0) : xx + -(restX * shiftX)
      self.yy = minimum(ys) == maximum(ys) ? DoubleDouble(0) : yy + -(restY * shiftY)
      self.xy = self.xx.high == 0 || self.yy.high == 0 ? DoubleDouble(0) : xy + -(restX * shiftY)
    }

    /// The exponent of the power of two that numbers are divided by, so that neither the squares of their deviations
    /// nor the products of those overflow or vanish.
    private static func scale(of numbers: UnsafeBufferPointer<Double>) -> Int {
      let (low, high) = (minimum(numbers), maximum(numbers))
      // Halves, because the difference itself may overflow.
      let spread = (high / 2 - low / 2).magnitude
      guard spread > 0, !(-200...200).contains(spread.exponent) else { return 0 }
      return Int(max(min(spread.exponent, 1000), -1000))
    }
  }

  /// The correlation of the first half of the numbers with the second, from -1 to 1; NaN for fewer than two pairs, for
  /// numbers of a half that are all the same, or any that is not finite. Error below 1 ULP, unless the products of
  /// deviations cancel to less than 1e-14 of their size.
  package static func correlation(_ numbers: UnsafeBufferPointer<Double>) -> Double {
    guard let sums = CentredSums(numbers), sums.xx.high > 0, sums.yy.high > 0 else { return .nan }
    return max(-1, min(1, (sums.xy / (sums.xx.squareRoot * sums.yy.squareRoot)).value))
  }

  /// The slope of the line of least squares through points, whose x are the first half of the numbers and whose y the
  /// second; NaN for fewer than two points, x that are all the same, or a number that is not finite. Error as that of
  /// ``correlation(_:)``.
  package static func slope(_ numbers: UnsafeBufferPointer<Double>) -> Double {
    guard let sums = CentredSums(numbers), sums.xx.high > 0 else { return .nan }
    return scaled((sums.xy / sums.xx).value, by: sums.scaleY - sums.scaleX)
  }

  /// The y at which that line meets x = 0, as ``slope(_:)``; the error is below 1 ULP of the larger of mean and slope
  /// times mean.
  package static func intercept(_ numbers: UnsafeBufferPointer<Double>) -> Double {
    guard let sums = CentredSums(numbers), sums.xx.high > 0 else { return .nan }
    return scaled((sums.meanY + -(sums.xy / sums.xx * sums.meanX)).value, by: sums.scaleY)
  }

  private static func scaled(_ number: Double, by exponent: Int) -> Double {
    // In two steps, since one power of two may be beyond the range of doubles where the result is not.
    let first = exponent / 2
    return Double(sign: .plus, exponent: first, significand: number)
      * Double(sign: .plus, exponent: exponent - first, significand: 1)
  }
}

extension DecimalKernels {
  /// The sums of pairs as whole numbers: of n pairs n Σx² - (Σx)², n Σxy - Σx Σy and n Σy² - (Σy)², and Σx, Σy, Σx² and
  /// Σxy. The numbers x are those times 10^-a, the numbers y times 10^-b.
  private struct PairSums {
    let exponentX: Int
    let exponentY: Int
    let xx: BigInteger
    let xy: BigInteger
    let yy: BigInteger
    let sums: (x: BigInteger, y: BigInteger, xx: BigInteger, xy: BigInteger)

    init?(_ numbers: UnsafeBufferPointer<Decimal128>) {
      let count = numbers.count / 2
      guard count >= 2, numbers.count == 2 * count, numbers.allSatisfy({ $0.isFinite }) else { return nil }
      let (xs, ys) = (ScaledDecimals(numbers[..<count]), ScaledDecimals(numbers[count...]))
      (exponentX, exponentY) = (xs.exponent, ys.exponent)
      let (x, y) = (xs.numbers.reduce(.zero, +), ys.numbers.reduce(.zero, +))
      let squares = xs.numbers.reduce(BigInteger.zero) { $0 + $1 * $1 }
      let products = zip(xs.numbers, ys.numbers).reduce(BigInteger.zero) { $0 + $1.0 * $1.1 }
      let n = BigInteger(count)
      xx = n * squares - x * x
      xy = n * products - x * y
      yy = n * ys.numbers.reduce(BigInteger.zero) { $0 + $1 * $1 } - y * y
      sums = (x, y, squares, products)
    }
  }

  /// As ``Kernels/correlation(_:)``; the root of its square, both rounded: at most 0.8 units in the 34th digit.
  package static func correlation(_ numbers: UnsafeBufferPointer<Decimal128>, _ flags: inout Decimal128.Flags)
    -> Decimal128
  {
    guard let sums = PairSums(numbers), !sums.xx.isZero, !sums.yy.isZero else { return .nan }
    let square = Decimal128(sums.xy * sums.xy, over: sums.xx * sums.yy, tenToThe: 0, &flags)
    let magnitude = square.squareRoot(&flags)
    return sums.xy < .zero ? -magnitude : magnitude
  }

  /// As ``Kernels/slope(_:)``, rounded once.
  package static func slope(_ numbers: UnsafeBufferPointer<Decimal128>, _ flags: inout Decimal128.Flags) -> Decimal128 {
    guard let sums = PairSums(numbers), !sums.xx.isZero else { return .nan }
    return Decimal128(sums.xy, over: sums.xx, tenToThe: sums.exponentY - sums.exponentX, &flags)
  }

  /// As ``Kernels/intercept(_:)``, rounded once.
  package static func intercept(_ numbers: UnsafeBufferPointer<Decimal128>, _ flags: inout Decimal128.Flags)
    -> Decimal128
  {
    guard let pairs = PairSums(numbers), !pairs.xx.isZero else { return .nan }
    let top = pairs.sums.y * pairs.sums.xx - pairs.sums.x * pairs.sums.xy
    return Decimal128(top, over: pairs.xx, tenToThe: pairs.exponentY, &flags)
  }
}

extension ExactKernels {
  /// The exact column of statistics of pairs, of which x are the first half of the numbers and y the second.
  static let pairs: [Function.ID: ExactForm] = [
    .correlation: ExactForm(.root) { (numbers, _, work) throws(Work.Stop) in
      guard let sums = try centredSums(numbers, &work), try sums.xx.sign(&work) > 0, try sums.yy.sign(&work) > 0 else {
        return .nan
      }
      return try sums.xy.divided(by: sums.xx.multiplied(by: sums.yy, &work).squareRoot(&work), &work)
    },
    .slope: ExactForm { (numbers, _, work) throws(Work.Stop) in
      guard let sums = try centredSums(numbers, &work), try sums.xx.sign(&work) > 0 else { return .nan }
      return try sums.xy.divided(by: sums.xx, &work)
    },
    .intercept: ExactForm { (numbers, _, work) throws(Work.Stop) in
      guard let sums = try centredSums(numbers, &work), try sums.xx.sign(&work) > 0 else { return .nan }
      return try sums.meanY.subtracting(sums.xy.divided(by: sums.xx, &work).multiplied(by: sums.meanX, &work), &work)
    },
  ]

  /// The means of both halves, and Σ(x - x̄)², Σ(x - x̄)(y - ȳ) and Σ(y - ȳ)²; `nil` for fewer than two pairs, or a
  /// number that is not finite.
  private static func centredSums(
    _ numbers: UnsafeBufferPointer<ExactNumber>, _ work: inout Work
  ) throws(Work.Stop) -> (meanX: ExactNumber, meanY: ExactNumber, xx: ExactNumber, xy: ExactNumber, yy: ExactNumber)? {
    let count = numbers.count / 2
    guard count >= 2, numbers.count == 2 * count, numbers.allSatisfy({ $0.isFinite }) else { return nil }
    let (xs, ys) = (UnsafeBufferPointer(rebasing: numbers[..<count]), UnsafeBufferPointer(rebasing: numbers[count...]))
    let meanX = try sum(xs, &work).divided(by: ExactNumber(count), &work)
    let meanY = try sum(ys, &work).divided(by: ExactNumber(count), &work)
    var (xx, xy, yy) = (ExactNumber.zero, ExactNumber.zero, ExactNumber.zero)
    for index in 0..<count {
      let (x, y) = (try xs[index].subtracting(meanX, &work), try ys[index].subtracting(meanY, &work))
      xx = try xx.adding(x.multiplied(by: x, &work), &work)
      xy = try xy.adding(x.multiplied(by: y, &work), &work)
      yy = try yy.adding(y.multiplied(by: y, &work), &work)
    }
    return (meanX, meanY, xx, xy, yy)
  }
}
