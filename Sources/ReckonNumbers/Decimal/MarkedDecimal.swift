/// A decimal with its exactness, as in programs in decimal mode. Equality compares values.
package struct MarkedDecimal: Sendable, BitwiseCopyable {
  package let value: Decimal128
  package let exactness: Exactness

  package init(_ value: Decimal128, _ exactness: Exactness = .exact) {
    self.value = value
    self.exactness = exactness
  }

  /// The result of an operation that reports rounding.
  @inline(__always) init(
    _ a: MarkedDecimal, _ b: MarkedDecimal, _ operation: (Decimal128, Decimal128, inout Decimal128.Flags) -> Decimal128
  ) {
    var flags: Decimal128.Flags = []
    value = operation(a.value, b.value, &flags)
    exactness = a.exactness.joined(b.exactness).joined(Exactness(flags))
  }

  // The four operations on numbers in memory, for machines: a number does not fit into registers.

  package static func add(
    _ a: UnsafePointer<MarkedDecimal>, _ b: UnsafePointer<MarkedDecimal>,
    into result: UnsafeMutablePointer<MarkedDecimal>
  ) {
    result.pointee = a.pointee + b.pointee
  }

  package static func subtract(
    _ a: UnsafePointer<MarkedDecimal>, _ b: UnsafePointer<MarkedDecimal>,
    into result: UnsafeMutablePointer<MarkedDecimal>
  ) {
    result.pointee = a.pointee - b.pointee
  }

  package static func multiply(
    _ a: UnsafePointer<MarkedDecimal>, _ b: UnsafePointer<MarkedDecimal>,
    into result: UnsafeMutablePointer<MarkedDecimal>
  ) {
    result.pointee = a.pointee * b.pointee
  }

  package static func divide(
    _ a: UnsafePointer<MarkedDecimal>, _ b: UnsafePointer<MarkedDecimal>,
    into result: UnsafeMutablePointer<MarkedDecimal>
  ) {
    result.pointee = a.pointee / b.pointee
  }

  /// The unit of the last known digit after one operation; 0 if the number is exact.
  package var uncertainty: Decimal128 {
    guard let count = exactness.digits, value.isFinite, !value.isZero else { return .zero }
    let (_, coefficient, exponent) = value.digits
    return Decimal128(exponent: max(Decimal128.leastExponent, exponent + PowersOfTen.digitCount(coefficient) - count))
  }
}

extension MarkedDecimal: FormulaNumber {
  package static let zero = MarkedDecimal(.zero)
  package static let one = MarkedDecimal(.one)
  package static let nan = MarkedDecimal(.nan)

  package var isNaN: Bool { value.isNaN }
  package var isFinite: Bool { value.isFinite }
  package var isZero: Bool { value.isZero }
  package var magnitude: MarkedDecimal { MarkedDecimal(value.magnitude, exactness) }
  package var double: Double { value.double }
  package var number: NumericValue { .decimal(value) }

  package static func == (a: MarkedDecimal, b: MarkedDecimal) -> Bool { a.value == b.value }
  package static func < (a: MarkedDecimal, b: MarkedDecimal) -> Bool { a.value < b.value }
  package static func <= (a: MarkedDecimal, b: MarkedDecimal) -> Bool { a.value <= b.value }
  package static func > (a: MarkedDecimal, b: MarkedDecimal) -> Bool { a.value > b.value }
  package static func >= (a: MarkedDecimal, b: MarkedDecimal) -> Bool { a.value >= b.value }
  package func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }

  package static func + (a: MarkedDecimal, b: MarkedDecimal) -> MarkedDecimal {
    MarkedDecimal(a, b) { $0.adding($1, &$2) }
  }
  package static func - (a: MarkedDecimal, b: MarkedDecimal) -> MarkedDecimal {
    MarkedDecimal(a, b) { $0.subtracting($1, &$2) }
  }
  package static func * (a: MarkedDecimal, b: MarkedDecimal) -> MarkedDecimal {
    MarkedDecimal(a, b) { $0.multiplied(by: $1, &$2) }
  }
  package static func / (a: MarkedDecimal, b: MarkedDecimal) -> MarkedDecimal {
    MarkedDecimal(a, b) { $0.divided(by: $1, &$2) }
  }
  package static prefix func - (a: MarkedDecimal) -> MarkedDecimal { MarkedDecimal(-a.value, a.exactness) }
}
