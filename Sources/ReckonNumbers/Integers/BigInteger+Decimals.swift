extension BigInteger {
  /// The number times 2^twos · 5^fives, both at least 0.
  func scaled(twos: Int, fives: Int) -> BigInteger {
    guard fives > 0 else { return self << twos }
    if fives <= PowersOfFive.last { return self * BigInteger(PowersOfFive.power(fives)) << twos }
    return Work.unlimited { (work) throws(Work.Stop) in try multiplied(by: BigInteger(5).power(fives, &work), &work) }
      << twos
  }

  /// The number times 10^places, at least 0.
  package func timesTen(toThe places: Int) -> BigInteger { scaled(twos: places, fives: places) }

  /// The magnitude's decimal digits.
  var decimalDigits: [UInt8] { Work.unlimited { (work) throws(Work.Stop) in try digits(&work) } }

  /// The number that decimal digits spell.
  init(decimalDigits digits: [UInt8]) {
    self = Work.unlimited { (work) throws(Work.Stop) in try BigInteger(digits: digits[...], &work) }
  }

  /// The quotient rounded towards zero and the remainder, for numbers known to be small.
  package func quotientAndRemainder(dividingBy divisor: BigInteger) -> (quotient: BigInteger, remainder: BigInteger) {
    Work.unlimited { (work) throws(Work.Stop) in try quotientAndRemainder(dividingBy: divisor, &work) }
  }

  /// The magnitude of an odd number as `significand` · 2^`shift`: exact with a shift of 0 if it fits into 128 bits,
  /// otherwise rounded half to even to its first 128.
  var roundedMagnitude: (significand: UInt128, shift: Int) {
    if let small = uint128Magnitude { return (small, 0) }
    let shift = bitWidth - 128
    guard let floor = (magnitude >> shift).uint128Magnitude else { preconditionFailure("128 bits fit") }
    // An odd number is a tie only if nothing but its last bit is dropped.
    guard magnitudeBit(shift - 1), shift > 1 || floor & 1 == 1 else { return (floor, shift) }
    let (up, overflow) = floor.addingReportingOverflow(1)
    return overflow ? (1, shift + 128) : (up, shift)
  }
}

extension Decimal128 {
  /// The number of bits of 10^6145, which no decimal reaches.
  package static let bitsOfLargest = 20_414

  /// The decimal nearest to an integer.
  package init(_ number: BigInteger, _ flags: inout Flags) { self.init(number.description, &flags) }
}
