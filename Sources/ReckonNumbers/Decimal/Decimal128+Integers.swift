extension Decimal128 {
  /// The integer.
  public init(_ integer: Int) { self.init(Int64(integer)) }

  /// The integer.
  public init(_ integer: Int64) {
    self.init(isNegative: integer < 0, exponent: 0, coefficient: UInt128(integer.magnitude))
  }

  /// Whether this is a finite number without a fraction.
  public var isInteger: Bool {
    guard isFinite else { return false }
    let (coefficient, exponent) = (coefficient, exponent)
    if exponent >= 0 || coefficient == 0 { return true }
    return exponent > -Self.precision && PowersOfTen.divide(coefficient, places: -exponent).remainder == 0
  }

  /// GDA's `plus`: the number itself, with a NaN quieted and -0 as 0.
  public func plus(_ flags: inout Flags) -> Decimal128 {
    if isNaN { return Self.propagated(self, self, &flags) }
    return (isZero ? magnitude : self).marked(&flags)
  }

  /// GDA's `minus`: 0 minus the number; a NaN keeps its sign, and 0 yields 0.
  public func minus(_ flags: inout Flags) -> Decimal128 {
    if isNaN { return Self.propagated(self, self, &flags) }
    return (isZero ? magnitude : -self).marked(&flags)
  }

  /// GDA's `abs`: the number without its sign; a NaN keeps its sign.
  public func absolute(_ flags: inout Flags) -> Decimal128 {
    isNaN ? Self.propagated(self, self, &flags) : magnitude.marked(&flags)
  }

  /// The number with the fewest digits: without trailing zeros, as far as the exponent can grow. 0 has exponent 0.
  public var reduced: Decimal128 {
    guard isFinite else { return self }
    if coefficient == 0 { return Decimal128(isNegative: isNegative, exponent: 0, coefficient: 0) }
    let (stripped, count) = PowersOfTen.strippingZeros(coefficient, limit: Self.greatestExponent &- exponent)
    return Decimal128(isNegative: isNegative, exponent: exponent &+ count, coefficient: stripped)
  }
}

extension Int {
  /// The value of a decimal as an integer; `nil` if it has a fraction, is too large or not finite.
  public init?(exactly number: Decimal128) {
    guard let wide = Int64(exactly: number), let value = Int(exactly: wide) else { return nil }
    self = value
  }
}

extension Int64 {
  /// The value of a decimal as an integer; `nil` if it has a fraction, is too large or not finite.
  public init?(exactly number: Decimal128) {
    guard number.isInteger else { return nil }
    let (isNegative, coefficient, exponent) = number.reduced.digits
    // The reduced form of an integer has no digits after the point.
    guard exponent < 20, PowersOfTen.digitCount(coefficient) &+ exponent < 20 else { return nil }
    let magnitude = coefficient &* PowersOfTen.power(exponent)
    guard let value = Int64(exactly: isNegative ? -Int128(magnitude) : Int128(magnitude)) else { return nil }
    self = value
  }
}
