/// Divisors and multiples of whole decimals.
extension DecimalKernels {
  /// The greatest common divisor of whole numbers, exact; NaN when one is not whole.
  ///
  /// - Complexity: O(values); each takes at most some 170 remainders.
  static func gcd(_ values: UnsafeBufferPointer<Decimal128>) -> Decimal128 {
    values.allSatisfy { $0.isInteger } ? values.reduce(.zero) { gcd($0, $1) } : .nan
  }

  /// The least common multiple of whole numbers; 0 when one of them is 0, NaN when one is not whole.
  static func lcm(_ values: UnsafeBufferPointer<Decimal128>, _ flags: inout Decimal128.Flags) -> Decimal128? {
    guard values.allSatisfy({ $0.isInteger }) else { return .nan }
    var multiple = Decimal128.one
    for value in values {
      let divisor = gcd(multiple, value)
      if divisor.isZero || value.isZero { return .zero }
      // A rounded multiple has no meaningful divisors.
      if flags.contains(.inexact) { return .nan }
      multiple = multiple.divided(by: divisor, &flags).multiplied(by: value.magnitude, &flags)
    }
    return multiple
  }

  private static func gcd(_ a: Decimal128, _ b: Decimal128) -> Decimal128 {
    var (a, b) = (a.magnitude, b.magnitude)
    while !b.isZero { (a, b) = (b, a.truncatingRemainder(dividingBy: b)) }
    return a.reduced
  }
}
