/// An unevaluated sum of two doubles, about 106 bits wide, for steps of a kernel where one rounding is too many.
///
/// Algorithms: Dekker (1971) and Knuth, The Art of Computer Programming, volume 2, section 4.2.2; products use the
/// fused multiply-add. Relative error of `+`, `*` and `/` is below 2⁻¹⁰⁰ as long as nothing overflows or becomes
/// subnormal; a product or quotient that overflows is an infinity. Sums and products are inlined in other modules:
/// columns of numbers are summed up with them.
@usableFromInline package struct DoubleDouble: Sendable {
  @usableFromInline package var high: Double
  @usableFromInline package var low: Double

  @inlinable package init(_ high: Double, _ low: Double = 0) {
    self.high = high
    self.low = low
  }

  /// The exact sum of two doubles.
  @inlinable package init(sum a: Double, _ b: Double) {
    let sum = a + b
    let shadow = sum - a
    self.init(sum, (a - (sum - shadow)) + (b - shadow))
  }

  /// The exact sum of two doubles, the first larger in magnitude, or zero.
  @inlinable package init(ordered a: Double, _ b: Double) {
    let sum = a + b
    self.init(sum, b - (sum - a))
  }

  /// The exact product of two doubles.
  @inlinable package init(product a: Double, _ b: Double) {
    let product = a * b
    self.init(product, (-product).addingProduct(a, b))
  }

  /// The sum, rounded once. An overflow of an exact product leaves no meaningful low part, which is then ignored.
  package var value: Double { low.isFinite ? high + low : high }

  @inlinable package static prefix func - (a: DoubleDouble) -> DoubleDouble { DoubleDouble(-a.high, -a.low) }

  @inlinable package static func + (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let high = DoubleDouble(sum: a.high, b.high)
    let low = DoubleDouble(sum: a.low, b.low)
    let middle = DoubleDouble(ordered: high.high, high.low + low.high)
    return DoubleDouble(ordered: middle.high, middle.low + low.low)
  }

  @inlinable package static func + (a: DoubleDouble, b: Double) -> DoubleDouble {
    let high = DoubleDouble(sum: a.high, b)
    return DoubleDouble(ordered: high.high, high.low + a.low)
  }

  @inlinable package static func * (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let product = DoubleDouble(product: a.high, b.high)
    guard product.high.isFinite else { return DoubleDouble(product.high) }
    return DoubleDouble(ordered: product.high, product.low + (a.high * b.low + a.low * b.high))
  }

  @inlinable package static func * (a: DoubleDouble, b: Double) -> DoubleDouble {
    let product = DoubleDouble(product: a.high, b)
    guard product.high.isFinite else { return DoubleDouble(product.high) }
    return DoubleDouble(ordered: product.high, product.low.addingProduct(a.low, b))
  }

  package static func / (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let quotient = a.high / b.high
    guard quotient.isFinite else { return DoubleDouble(quotient) }
    let product = b * quotient
    // Near the end of the range the product may overflow although the quotient does not.
    guard product.high.isFinite else { return DoubleDouble(quotient) }
    let first = a + -product
    let correction = first.high / b.high
    let second = first + -(b * correction)
    let result = DoubleDouble(ordered: quotient, correction)
    return DoubleDouble(ordered: result.high, result.low + second.high / b.high)
  }

  package var squareRoot: DoubleDouble {
    let root = high.squareRoot()
    guard root > 0, root.isFinite else { return DoubleDouble(root) }
    let rest = self + -DoubleDouble(product: root, root)
    return DoubleDouble(ordered: root, rest.high / (2 * root))
  }
}
