extension ExactValue: ExpressibleByIntegerLiteral {
  /// An integer literal in Swift code.
  public init(integerLiteral value: Int) { self.init(value) }
}

#if !hasFeature(Embedded)
  /// Encoded as a text that preserves the exact number, such as `"-7/3"` or, for √2, `"[1 sqrt 2]"`; other numbers are
  /// encoded as their operations, one per line.
  ///
  /// Texts longer than ``longestEncoding`` are neither written nor read, so that a number from an untrusted source
  /// costs only milliseconds. Digits of integers with more than 65,536 bits are exempt: they are written in base 32
  /// after `~`, and read in linear time.
  extension ExactValue: Codable {
    /// The limit on the UTF-8 bytes in the text of an encoded number, apart from digits in base 32: 100,000, as for a
    /// number in a formula.
    public static var longestEncoding: Int { 100_000 }

    /// - Throws: `EncodingError.invalidValue` for a number whose text is longer than ``longestEncoding``.
    public func encode(to encoder: any Encoder) throws {
      let text = number.storedText
      guard ExactNumber.costlyLength(ofStored: text) <= Self.longestEncoding else {
        throw EncodingError.invalidValue(
          self,
          .init(
            codingPath: encoder.codingPath, debugDescription: "the number takes more than \(Self.longestEncoding) bytes"
          ))
      }
      var container = encoder.singleValueContainer()
      try container.encode(text)
    }

    /// - Throws: `DecodingError.dataCorrupted` for a text that is not an encoded exact number, or that is longer than
    ///   ``longestEncoding``.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let text = try container.decode(String.self)
      guard ExactNumber.costlyLength(ofStored: text) <= Self.longestEncoding else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "the text is longer than \(Self.longestEncoding) bytes")
      }
      guard let number = ExactNumber(storedText: text) else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "the text is not an exact number")
      }
      self.init(number)
    }
  }
#endif
