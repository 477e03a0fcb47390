/// A number type that formulas can compute with: the requirements of passes and machines that are generic over numbers.
@usableFromInline package protocol FormulaNumber: Hashable, Comparable, Sendable {
  static var zero: Self { get }
  static var one: Self { get }
  static var nan: Self { get }

  var isNaN: Bool { get }
  var isFinite: Bool { get }
  var isZero: Bool { get }
  var magnitude: Self { get }
  /// The nearest double, for functions that exist only on doubles.
  var double: Double { get }
  /// The number as one of any kind, for messages.
  var number: NumericValue { get }

  static func + (a: Self, b: Self) -> Self
  static func - (a: Self, b: Self) -> Self
  static func * (a: Self, b: Self) -> Self
  static func / (a: Self, b: Self) -> Self
  static prefix func - (a: Self) -> Self
}

extension FormulaNumber {
  /// Any number but 0 and NaN is true.
  @inlinable package var isTrue: Bool { !isZero && !isNaN }

  /// The results of comparisons and logic.
  @inlinable package init(truth: Bool) { self = truth ? .one : .zero }
}

extension Double: FormulaNumber {
  @inlinable package static var one: Double { 1 }
  @inlinable package var double: Double { self }
  @usableFromInline package var number: NumericValue { .double(self) }
}

extension Decimal128: FormulaNumber {
  @usableFromInline package var number: NumericValue { .decimal(self) }
}
