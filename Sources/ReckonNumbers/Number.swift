/// A number of either kind.
public enum Number: Hashable, Sendable, CustomStringConvertible {
  case double(Double)
  case decimal(Decimal128)

  /// The nearest double.
  public var double: Double {
    switch self {
    case .double(let value): value
    case .decimal(let value): value.double
    }
  }

  /// The decimal itself, or the one that the double's shortest text spells.
  public var decimal: Decimal128 {
    switch self {
    case .double(let value): Decimal128(shortest: value)
    case .decimal(let value): value
    }
  }

  /// Whether it is neither infinite nor NaN.
  public var isFinite: Bool {
    switch self {
    case .double(let value): value.isFinite
    case .decimal(let value): value.isFinite
    }
  }

  /// The shortest text that reads back as the same number.
  public var description: String {
    switch self {
    case .double(let value): NumberText.shortest(value)
    case .decimal(let value): NumberText.shortest(value)
    }
  }
}

extension Number: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// A double.
  public init(integerLiteral value: Double) { self = .double(value) }
  /// A double.
  public init(floatLiteral value: Double) { self = .double(value) }
}

extension Number {
  /// Any number but 0 and NaN is true.
  package var isTrue: Bool {
    switch self {
    case .double(let value): value.isTrue
    case .decimal(let value): value.isTrue
    }
  }

  /// The mode whose numbers are of this kind.
  @inlinable package var mode: NumberMode {
    switch self {
    case .double: .double
    case .decimal: .decimal
    }
  }

  /// Its bits, as stored forms hold them.
  @inlinable package var bits: UInt128 {
    switch self {
    case .double(let value): UInt128(value.bitPattern)
    case .decimal(let value): value.bitPattern
    }
  }

  /// Whether two numbers are of one kind and have the same bits: 0 and -0 differ, and a NaN equals itself.
  @inlinable package func hasSameBits(as other: Number) -> Bool { mode == other.mode && bits == other.bits }

  /// The number of a mode's kind with certain bits.
  package init(bits: UInt128, in mode: NumberMode) {
    switch mode {
    case .double: self = .double(Double(bitPattern: UInt64(truncatingIfNeeded: bits)))
    case .decimal: self = .decimal(Decimal128(bitPattern: bits))
    }
  }

  /// The number of a mode's kind that a text spells, unless it spells none.
  package init?(_ text: String, in mode: NumberMode) {
    switch mode {
    case .double: if let value = Double(text) { self = .double(value) } else { return nil }
    case .decimal: if let value = Decimal128(text) { self = .decimal(value) } else { return nil }
    }
  }

  /// The nearest number of a mode's kind.
  package func converted(to mode: NumberMode) -> Number {
    switch mode {
    case .double: .double(double)
    case .decimal: .decimal(decimal)
    }
  }
}
