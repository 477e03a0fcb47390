/// The same operations on the bits of decimals, which hold every integer of 64 bits, so that all are exact.
extension DecimalKernels {
  /// The integer of at most 64 bits that a number is; `nil` for fractions and beyond the range.
  private static func word(_ x: Decimal128) -> Int128? {
    guard x.isInteger else { return nil }
    let (isNegative, coefficient, exponent) = x.reduced.digits
    // 2^64 has 20 digits.
    guard exponent <= 20, PowersOfTen.digitCount(coefficient) + exponent <= 20 else { return nil }
    let magnitude = Int128(coefficient * PowersOfTen.power(exponent))
    let word = isNegative ? -magnitude : magnitude
    return Kernels.isWord(word) ? word : nil
  }

  private static func decimal(_ result: Int128) -> Decimal128 {
    Kernels.isWord(result) ? Decimal128(isNegative: result < 0, exponent: 0, coefficient: result.magnitude) : .nan
  }

  private static func onWords(_ a: Decimal128, _ b: Decimal128, _ operation: (Int128, Int128) -> Int128) -> Decimal128 {
    guard let a = word(a), let b = word(b) else { return .nan }
    return decimal(operation(a, b))
  }

  static func bitAnd(_ a: Decimal128, _ b: Decimal128) -> Decimal128 { onWords(a, b, &) }
  static func bitOr(_ a: Decimal128, _ b: Decimal128) -> Decimal128 { onWords(a, b, |) }
  static func bitXor(_ a: Decimal128, _ b: Decimal128) -> Decimal128 { onWords(a, b, ^) }
  static func inWord(_ x: Decimal128, _ bits: Decimal128) -> Decimal128 {
    guard let word = word(x), let bits = Int64(exactly: bits) else { return .nan }
    return Kernels.inWord(word, Int(bits)).map { decimal($0) } ?? .nan
  }

  static func bitNot(_ a: Decimal128) -> Decimal128 { word(a).map { decimal(~$0) } ?? .nan }

  /// NaN unless n is in 0...63 and the result an integer of 64 bits.
  static func shiftLeft(_ a: Decimal128, _ n: Decimal128) -> Decimal128 {
    onWords(a, n) { 0...63 ~= $1 ? $0 << $1 : .max }
  }

  /// The floor of a/2ⁿ; NaN unless n is in 0...63.
  static func shiftRight(_ a: Decimal128, _ n: Decimal128) -> Decimal128 {
    onWords(a, n) { 0...63 ~= $1 ? $0 >> $1 : .max }
  }
}
