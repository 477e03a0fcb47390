/// Operations on the bits of 64-bit integers, from -2^63 to 2^64 - 1: the signed ones and the unsigned ones.
///
/// A negative number is in two's complement with as many leading ones as it takes, as in Python: `-1 & 255` is 255, and
/// `~x` is -x - 1. So there is one result whether a word is meant signed or not, and where that is out of the range
/// there is none. Each kernel is exact: a result that a double cannot hold is NaN, never a neighbor.
extension Kernels {
  /// The integer of at most 64 bits that a number is; `nil` for fractions and beyond the range.
  static func word(_ x: Double) -> Int128? {
    Int64(exactly: x).map { Int128($0) } ?? UInt64(exactly: x).map { Int128($0) }
  }

  /// Whether a whole number is one of at most 64 bits.
  static func isWord(_ x: Int128) -> Bool { x >= Int128(Int64.min) && x <= Int128(UInt64.max) }

  /// The double that a result is; NaN out of the range and where no double is.
  private static func double(_ result: Int128) -> Double {
    // UInt64's upper half is the only part that is not in Int64.
    if let small = Int64(exactly: result) { return Double(exactly: small) ?? .nan }
    return UInt64(exactly: result).flatMap { Double(exactly: $0) } ?? .nan
  }

  @inline(__always)
  private static func onWords(
    _ a: Double, _ b: Double, _ small: (Int64, Int64) -> Int64, _ operation: (Int128, Int128) -> Int128
  ) -> Double {
    // The common case: the result of two signed words is one.
    if let a = Int64(exactly: a), let b = Int64(exactly: b) { return Double(exactly: small(a, b)) ?? .nan }
    guard let a = word(a), let b = word(b) else { return .nan }
    return double(operation(a, b))
  }

  /// The value of an integer's bits in a word of 1 to 64 bits, in two's complement if the number of bits is negative;
  /// `nil` for an integer that does not fit into the word, signed or unsigned, and for any other number of bits.
  static func inWord(_ x: Int128, _ bits: Int) -> Int128? {
    guard 1...64 ~= bits.magnitude else { return nil }
    let span = Int128(1) << Int128(bits.magnitude)
    guard x >= -(span / 2), x < span else { return nil }
    let pattern = x < 0 ? x + span : x
    return bits < 0 && pattern >= span / 2 ? pattern - span : pattern
  }

  /// The same of doubles. NaN unless `x` is an integer that fits and the result is a double.
  package static func inWord(_ x: Double, _ bits: Double) -> Double {
    guard let word = word(x), let bits = Int(exactly: bits) else { return .nan }
    return inWord(word, bits).map { double($0) } ?? .nan
  }

  /// The bitwise and. NaN unless both are integers of 64 bits and the result is a double.
  package static func bitAnd(_ a: Double, _ b: Double) -> Double { onWords(a, b, &, &) }

  /// The bitwise or. NaN unless both are integers of 64 bits and the result is a double.
  package static func bitOr(_ a: Double, _ b: Double) -> Double { onWords(a, b, |, |) }

  /// The bitwise exclusive or. NaN unless both are integers of 64 bits, and the result is one and a double.
  package static func bitXor(_ a: Double, _ b: Double) -> Double { onWords(a, b, ^, ^) }

  /// The bitwise complement, -a - 1. NaN unless `a` is an integer of 64 bits, and the result is one and a double.
  package static func bitNot(_ a: Double) -> Double { word(a).map { double(~$0) } ?? .nan }

  /// a·2ⁿ for an integer `a` of 64 bits and n in 0...63. NaN otherwise, and where the result is none of 64 bits.
  package static func shiftLeft(_ a: Double, _ n: Double) -> Double {
    // 127 bits hold every product.
    guard let a = word(a), let n = Int64(exactly: n), 0...63 ~= n else { return .nan }
    return double(a << Int128(n))
  }

  /// The floor of a/2ⁿ for an integer `a` of 64 bits and n in 0...63. NaN otherwise.
  package static func shiftRight(_ a: Double, _ n: Double) -> Double {
    guard let a = word(a), let n = Int64(exactly: n), 0...63 ~= n else { return .nan }
    return double(a >> Int128(n))
  }
}
