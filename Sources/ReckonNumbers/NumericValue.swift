/// A number of any kind.
public enum NumericValue: Hashable, Sendable, CustomStringConvertible {
  /// A binary floating-point number of 64 bits.
  case double(Double)
  /// A decimal of 34 digits.
  case decimal(Decimal128)
  /// A fraction of any size, or a real that yields any number of digits.
  case exact(ExactValue)

  /// The nearest double.
  public var double: Double {
    switch self {
    case .double(let value): value
    case .decimal(let value): value.double
    case .exact(let value): value.double
    }
  }

  /// The decimal itself, the one that the double's shortest text spells, or the nearest one to an exact number.
  public var decimal: Decimal128 {
    switch self {
    case .double(let value): Decimal128(shortest: value)
    case .decimal(let value): value
    case .exact(let value): value.number.decimal.value
    }
  }

  /// Whether it is neither infinite nor NaN.
  public var isFinite: Bool {
    switch self {
    case .double(let value): value.isFinite
    case .decimal(let value): value.isFinite
    case .exact(let value): value.number.isFinite
    }
  }

  /// The shortest text that parses back to the same number; for a nonterminating exact number, its first digits.
  public var description: String {
    switch self {
    case .double(let value): NumberText.shortest(value)
    case .decimal(let value): NumberText.shortest(value)
    case .exact(let value): value.description
    }
  }
}

extension NumericValue: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// A double.
  public init(integerLiteral value: Double) { self = .double(value) }
  /// A double.
  public init(floatLiteral value: Double) { self = .double(value) }
}

extension NumericValue {
  /// Any number but 0 and NaN is true.
  package var isTrue: Bool {
    switch self {
    case .double(let value): value.isTrue
    case .decimal(let value): value.isTrue
    case .exact(let value): MarkedExact(value.number).isTrue
    }
  }

  /// The number mode of this kind.
  @inlinable package var mode: NumberMode {
    switch self {
    case .double: .double
    case .decimal: .decimal
    case .exact: .exact
    }
  }

  /// Its bits, as in stored forms; a hash for an exact number, which has any number of bits.
  @inlinable package var bits: UInt128 {
    switch self {
    case .double(let value): UInt128(value.bitPattern)
    case .decimal(let value): value.bitPattern
    case .exact(let value): UInt128(UInt64(truncatingIfNeeded: value.hashValue))
    }
  }

  /// Whether two numbers are of one kind with the same bits: 0 and -0 differ, and a NaN equals itself. Exact numbers
  /// must have the same form.
  @inlinable package func hasSameBits(as other: NumericValue) -> Bool {
    switch (self, other) {
    case (.double(let a), .double(let b)): a.bitPattern == b.bitPattern
    case (.decimal(let a), .decimal(let b)): a.bitPattern == b.bitPattern
    case (.exact(let a), .exact(let b)): a == b
    case (.double, _), (.decimal, _), (.exact, _): false
    }
  }

  /// The number of a mode with the given bits.
  package init(bits: UInt128, in mode: NumberMode) {
    switch mode {
    case .double: self = .double(Double(bitPattern: UInt64(truncatingIfNeeded: bits)))
    case .decimal: self = .decimal(Decimal128(bitPattern: bits))
    case .exact: preconditionFailure("an exact number is not made of bits")
    }
  }

  /// The number of a mode that a text spells; `nil` for any other text.
  package init?(_ text: String, in mode: NumberMode) {
    switch mode {
    case .double: if let value = Double(text) { self = .double(value) } else { return nil }
    case .decimal: if let value = Decimal128(text) { self = .decimal(value) } else { return nil }
    case .exact: if let value = ExactNumber(decimalText: text) { self = .exact(ExactValue(value)) } else { return nil }
    }
  }

  /// The nearest number of a mode.
  package func converted(to mode: NumberMode) -> NumericValue {
    switch mode {
    case .double: .double(double)
    case .decimal: .decimal(decimal)
    case .exact: .exact(exact)
    }
  }

  /// The exact number itself, the value of the decimal, or the one that the double's shortest text spells.
  package var exact: ExactValue {
    switch self {
    case .double(let value): ExactValue(ExactNumber(shortest: value))
    case .decimal(let value): ExactValue(ExactNumber(value))
    case .exact(let value): value
    }
  }

  /// An integer in another base, with all its digits; `nil` for other numbers.
  package func wholeText(base: Int, prefix: String) -> String? {
    guard case .double(let value) = self, value.magnitude >= 0x1p53, value.isFinite else {
      return exact.text(base: base, prefix: prefix)
    }
    // All digits, rather than only those that distinguish it from its neighbors.
    let magnitude = BigInteger(value.significandBitPattern | 1 << 52) << (Int(value.exponent) - 52)
    return ExactValue(ExactNumber.rational(Rational(value < 0 ? -magnitude : magnitude))).text(
      base: base, prefix: prefix)
  }

  /// The number as formula input: a decimal, or the expression of an exact number, `sqrt(2)/2`. Only if that would be
  /// longer than ``ExactNumber/longestFormula``, 34 digits are written.
  ///
  /// - Parameter pi: the spelling of π.
  package func formulaText(pi: String = "pi") -> String {
    guard case .exact(let value) = self else { return description }
    let text = value.description
    guard text.contains("…") else { return text }
    // Its first digits, whatever its exponent: the range of decimals is smaller.
    return value.number.formulaText(pi: pi) ?? value.text(significant: ExactNumber.writtenDigits)
      ?? NumberText.shortest(decimal)
  }

  /// Whether ``formulaText(pi:)`` is exact, rather than rounded digits of an exact number.
  package var isWrittenExactly: Bool {
    if case .exact(let value) = self { isWrittenInDigits || value.number.formulaText() != nil } else { true }
  }

  /// Whether ``formulaText(pi:)`` consists of digits, with an optional sign.
  package var isWrittenInDigits: Bool {
    if case .exact(let value) = self { !value.description.contains("…") } else { true }
  }

  /// The number in stored forms that use text.
  package var storedText: String {
    switch self {
    case .double, .decimal: description
    case .exact(let value): value.number.storedText
    }
  }

  /// The number of a mode in the text of a stored form; `nil` for any other text.
  ///
  /// - Throws: the reason why the work was stopped.
  package init?(storedText text: String, in mode: NumberMode, _ work: inout Work) throws(Work.Stop) {
    switch mode {
    case .double, .decimal: self.init(text, in: mode)
    case .exact:
      if let value = try ExactNumber(storedText: text, &work) { self = .exact(ExactValue(value)) } else { return nil }
    }
  }
}
