/// Statistics in decimals. But for products and deviations, results are rounded once, whatever cancels: where decimals
/// round on the way, whole numbers take their place.
extension DecimalKernels {
  static func sum(_ values: some Collection<Decimal128>, _ flags: inout Decimal128.Flags) -> Decimal128 {
    quotientOfSum(values, by: 1, &flags)
  }

  static func mean(_ values: some Collection<Decimal128>, _ flags: inout Decimal128.Flags) -> Decimal128 {
    quotientOfSum(values, by: values.count, &flags)
  }

  private static func quotientOfSum(
    _ values: some Collection<Decimal128>, by count: Int, _ flags: inout Decimal128.Flags
  ) -> Decimal128 {
    var own: Decimal128.Flags = []
    var sum = Decimal128.zero
    for value in values { sum = sum.adding(value, &own) }
    if !own.contains(.inexact) || !values.allSatisfy({ $0.isFinite }) {
      return count == 1 ? sum : sum.divided(by: Decimal128(count), &flags)
    }
    let scaled = ScaledDecimals(values)
    return Decimal128(scaled.numbers.reduce(.zero, +), over: BigInteger(count), tenToThe: scaled.exponent, &flags)
  }

  static func median(_ values: UnsafeBufferPointer<Decimal128>, _ flags: inout Decimal128.Flags) -> Decimal128 {
    guard !values.isEmpty, !values.contains(where: { $0.isNaN }) else { return .nan }
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2) ? mean(sorted[(middle - 1)...middle], &flags) : sorted[middle]
  }

  /// The product from left to right, each of which is rounded: less than half a unit in the 34th digit for each factor.
  static func product(_ values: UnsafeBufferPointer<Decimal128>, _ flags: inout Decimal128.Flags) -> Decimal128 {
    var product = Decimal128.one
    for value in values { product = product.multiplied(by: value, &flags) }
    return product
  }

  static func variance(_ values: some Collection<Decimal128>, _ flags: inout Decimal128.Flags) -> Decimal128 {
    guard let (top, bottom, exponent) = scaledVariance(values) else { return .nan }
    return Decimal128(top, over: bottom, tenToThe: 2 * exponent, &flags)
  }

  /// The root of the variance, both rounded: at most 0.8 units in the 34th digit.
  static func standardDeviation(_ values: some Collection<Decimal128>, _ flags: inout Decimal128.Flags) -> Decimal128 {
    guard let (top, bottom, exponent) = scaledVariance(values) else { return .nan }
    // About the power of ten of the deviation, and not above it, so that its square is in the range.
    let order = Int(Int64(max(0, top.bitWidth - bottom.bitWidth - 1)) * 30_102 / 200_000)
    let variance = Decimal128(top, over: bottom, tenToThe: -2 * order, &flags)
    return variance.squareRoot(&flags).multiplied(by: Decimal128(10).power(exponent + order), &flags)
  }

  /// The sample variance as (n Σx² - (Σx)²) / (n (n - 1)) · 10^2e; nil for fewer than two values or any that is not
  /// finite.
  private static func scaledVariance(
    _ values: some Collection<Decimal128>
  ) -> (top: BigInteger, bottom: BigInteger, exponent: Int)? {
    guard values.count > 1, values.allSatisfy({ $0.isFinite }) else { return nil }
    let scaled = ScaledDecimals(values)
    let count = BigInteger(values.count)
    let (sum, squares) = (scaled.numbers.reduce(.zero, +), scaled.numbers.reduce(.zero) { $0 + $1 * $1 })
    return (count * squares - sum * sum, count * (count - 1), scaled.exponent)
  }

  static func mode(_ values: UnsafeBufferPointer<Decimal128>) -> Decimal128 {
    values.contains(where: { $0.isNaN }) ? .nan : OrderStatistics.mode(Array(values))
  }

  static func percentile(_ operands: UnsafeBufferPointer<Decimal128>, _ flags: inout Decimal128.Flags) -> Decimal128 {
    guard operands.count > 1, let percentage = operands.last, !operands.contains(where: { $0.isNaN }),
      percentage >= .zero,
      percentage <= Decimal128(100)
    else { return .nan }
    let sorted = operands.dropLast().sorted()
    let scaled = ScaledDecimals([percentage])
    // The rank in units of 10^-places.
    let places = max(0, 2 - scaled.exponent)
    let rank = scaled.numbers[0].timesTen(toThe: places - 2 + scaled.exponent) * BigInteger(sorted.count - 1)
    let (below, part) = rank.quotientAndRemainder(dividingBy: BigInteger.one.timesTen(toThe: places))
    guard let index = below.int else { preconditionFailure("a rank is a place in the list") }
    return part.isZero ? sorted[index] : lerp(sorted[index], sorted[index + 1], part, -places, &flags)
  }

  static func lerp(_ a: Decimal128, _ b: Decimal128, _ t: Decimal128, _ flags: inout Decimal128.Flags) -> Decimal128 {
    var own: Decimal128.Flags = []
    let value = Decimal128.one.subtracting(t, &own).multiplied(by: a, &own).adding(t.multiplied(by: b, &own), &own)
    if !own.contains(.inexact) || !t.isFinite { return value }
    let part = ScaledDecimals([t])
    return lerp(a, b, part.numbers[0], part.exponent, &flags)
  }

  /// The point part · 10^exponent of the way from one number to another.
  private static func lerp(
    _ a: Decimal128, _ b: Decimal128, _ part: BigInteger, _ exponent: Int, _ flags: inout Decimal128.Flags
  ) -> Decimal128 {
    guard a.isFinite, b.isFinite else { return .nan }
    let ends = ScaledDecimals([a, b])
    let (up, down) = (max(0, exponent), max(0, -exponent))
    let way = (ends.numbers[1] - ends.numbers[0]) * part.timesTen(toThe: up)
    return Decimal128(ends.numbers[0].timesTen(toThe: down) + way, tenToThe: ends.exponent - down, &flags)
  }

  /// The steps of a program that a sum of powers stands for, whose terms are far apart: products of numbers of as many
  /// words.
  static func steps(_ values: UnsafeBufferPointer<MarkedDecimal>) -> Int {
    let words = ScaledDecimals.words(values.lazy.map { $0.value })
    return words < 16 ? 0 : values.count * words * words
  }
}
