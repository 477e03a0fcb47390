extension ExactRatio {
  /// An integer of at most 34 digits times a power of ten.
  package struct Term: Hashable, Sendable {
    package let coefficient: UInt128
    package let exponent: Int

    /// The equal double, if there is one.
    package var exactDouble: Double? {
      guard (0...38).contains(exponent) else { return nil }
      let (value, overflow) = coefficient.multipliedReportingOverflow(
        by: PowersOfFive.power(exponent) << UInt128(exponent))
      return overflow ? nil : Double(exactly: value)
    }
  }

  /// The magnitude as `multiplier / divisor`.
  package struct Terms: Hashable, Sendable {
    package let multiplier: Term
    package let divisor: Term
    /// Whether the quotient is the exact value; otherwise it is the value rounded to 34 digits, over 1.
    package let isExact: Bool
  }

  /// The magnitude as a quotient of two integers in lowest terms: 0.3048 is 381 / 1250, and 5/9 is 5 / 9.
  ///
  /// Exponents are at least 0. Only if one of the two would have more than 34 digits, the value is rounded to 34 digits
  /// in the multiplier, whose exponent may then be negative.
  package var terms: Terms {
    // Between the two powers, a power of ten can be factored out of one side only; outside, digits would be added
    // needlessly.
    let (low, high) = (min(twos, fives), max(twos, fives))
    let (above, below): (UInt128, UInt128) = twos > fives ? (2, 5) : (5, 2)
    var exponent = min(max(0, low), high)
    var direction = 0
    while (low...high).contains(exponent) {
      switch (Self.scaled(numerator, above, high - exponent), Self.scaled(denominator, below, exponent - low)) {
      case (let top?, let bottom?):
        return Terms(
          multiplier: Term(coefficient: top, exponent: max(0, exponent)),
          divisor: Term(coefficient: bottom, exponent: max(0, -exponent)),
          isExact: true)
      case (nil, nil): exponent = high + 1
      // After turning back once, there is no position in between.
      case (nil, _): (exponent, direction) = direction < 0 ? (high + 1, 0) : (exponent + 1, 1)
      case (_, nil): (exponent, direction) = direction > 0 ? (high + 1, 0) : (exponent - 1, -1)
      }
    }
    let (digits, first) = digits(count: 34)
    let coefficient = digits.reduce(UInt128(0)) { $0 * 10 + UInt128($1) }
    return Terms(
      multiplier: Term(coefficient: coefficient, exponent: first - digits.count + 1),
      divisor: Term(coefficient: 1, exponent: 0),
      isExact: false)
  }

  /// The magnitude as one decimal, if it has at most 34 digits: 0.3048 is 3048 · 10^-4.
  package var decimal: Term? {
    guard denominator == 1 else { return nil }
    let exponent = min(twos, fives)
    guard let coefficient = Self.scaled(numerator, twos > fives ? 2 : 5, max(twos, fives) - exponent) else {
      return nil
    }
    return Term(coefficient: coefficient, exponent: exponent)
  }

  /// The value as a quotient of two doubles equal to its parts, if there are such.
  package var doubleTerms: (multiplier: Double, divisor: Double)? {
    let terms = terms
    guard terms.isExact, let multiplier = terms.multiplier.exactDouble, let divisor = terms.divisor.exactDouble else {
      return nil
    }
    return (isNegative ? -multiplier : multiplier, divisor)
  }

  /// The nearest double, correctly rounded; infinite or 0 if the value is outside the range of doubles.
  package var double: Double {
    if let (multiplier, divisor) = doubleTerms { return multiplier / divisor }
    // A sticky last digit prevents false ties.
    let (digits, first) = digits(count: 30, sticky: true)
    let text = digits.map(String.init).joined() + "e\(first - digits.count + 1)"
    guard let magnitude = Double(text) else { preconditionFailure("digits with an exponent are a number") }
    return isNegative ? -magnitude : magnitude
  }

  /// Whether it has finitely many decimal digits.
  package var isFiniteDecimal: Bool { denominator == 1 }

  /// The value's numerator in lowest terms, with its sign.
  package var wholeNumerator: ExactRatio {
    ExactRatio(
      isNegative: isNegative, numerator: numerator, denominator: 1, twos: max(0, twos), fives: max(0, fives),
      isRounded: isRounded
    ).knownWhole(pi)
  }

  /// The value's denominator in lowest terms.
  package var wholeDenominator: ExactRatio {
    ExactRatio(
      isNegative: false, numerator: denominator, denominator: 1, twos: max(0, -twos), fives: max(0, -fives),
      isRounded: isRounded
    ).knownWhole(pi)
  }

  /// A part of a value that represents a multiple of a power of π is exact, rather than rounded from another number.
  private func knownWhole(_ pi: PiMultiple?) -> ExactRatio {
    pi == nil ? self : with(pi: with(isNegative: isNegative, isRounded: false).piMultiple)
  }

  /// `base` raised to `exponent` times a number, if that has at most 34 digits.
  private static func scaled(_ number: UInt128, _ base: UInt128, _ exponent: Int) -> UInt128? {
    var product = number
    for _ in 0..<exponent {
      guard product < largestCoefficient else { return nil }
      product *= base
    }
    return product < largestCoefficient ? product : nil
  }

  /// 10^34, the first coefficient that a decimal128 cannot represent.
  private static let largestCoefficient: UInt128 = PowersOfTen.power(34)
}
