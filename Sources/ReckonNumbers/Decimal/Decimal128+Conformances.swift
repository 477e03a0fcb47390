/// Conformances for the standard library's generic code. Results are rounded to 34 digits, half to even, as by the
/// operators.
extension Decimal128: SignedNumeric {
  /// An integer literal in Swift code; with more than 34 digits, rounded half to even.
  public init(integerLiteral value: Int128) {
    self.init(value)
  }

  /// The integer, if it has at most 34 significant digits.
  public init?(exactly source: some BinaryInteger) {
    guard let wide = Int128(exactly: source) else { return nil }
    var flags: Flags = []
    self.init(wide, &flags)
    if flags.contains(.inexact) { return nil }
  }

  private init(_ integer: Int128) {
    var flags: Flags = []
    self.init(integer, &flags)
  }

  private init(_ integer: Int128, _ flags: inout Flags) {
    let magnitude = integer.magnitude
    let (upper, lower) = magnitude.quotientAndRemainder(dividingBy: Self.half)
    let shift = Decimal128(isNegative: false, exponent: 18, coefficient: 1)
    let low = Decimal128(isNegative: false, exponent: 0, coefficient: lower)
    let whole = Decimal128(isNegative: false, exponent: 0, coefficient: upper).multiplied(by: shift, &flags).adding(
      low, &flags)
    self = integer < 0 ? -whole : whole
  }

  /// The split point of integers: a coefficient has 34 digits, and the largest integer 39.
  private static var half: UInt128 { 1_000_000_000_000_000_000 }
}

extension Decimal128: LosslessStringConvertible {
  /// The number that a text spells; `nil` for any other text. Digits beyond the 34th are rounded half to even.
  public init?(_ description: String) { self.init(utf8: description.utf8) }
}

#if !hasFeature(Embedded)
  /// Encoded as `description`: formats such as JSON have no decimal numbers with 34 digits.
  extension Decimal128: Codable {
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(description)
    }

    /// - Throws: `DecodingError.dataCorrupted` for a text that is not a number.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let text = try container.decode(String.self)
      guard let number = Self(text) else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(text) is not a decimal number")
      }
      self = number
    }
  }
#endif
