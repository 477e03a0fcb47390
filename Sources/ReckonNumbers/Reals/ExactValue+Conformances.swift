extension ExactValue: ExpressibleByIntegerLiteral {
  /// A whole number as it stands in Swift code.
  public init(integerLiteral value: Int) { self.init(value) }
}

#if !hasFeature(Embedded)
  /// Encoded as a text that keeps the whole number, such as `"-7/3"` or, for √2, `"[1 sqrt 2]"`; a number beyond those is written as the operations
  /// that give it, one line each.
  ///
  /// Texts longer than ``longestEncoding`` are neither written nor read, so that a number from an untrusted source costs no more than
  /// milliseconds. Digits of whole numbers of more than 65,536 bits do not count there: they are written in base 32 behind `~`, and read in linear time.
  extension ExactValue: Codable {
    /// The most bytes of UTF-8 that the text of an encoded number may have beside digits in base 32: 100,000, as for a number in a formula.
    public static var longestEncoding: Int { 100_000 }

    /// - Throws: `EncodingError.invalidValue` for a number whose text is longer than ``longestEncoding``.
    public func encode(to encoder: any Encoder) throws {
      let text = number.storedText
      guard ExactNumber.costlyLength(ofStored: text) <= Self.longestEncoding else {
        throw EncodingError.invalidValue(
          self, .init(codingPath: encoder.codingPath, debugDescription: "the number takes more than \(Self.longestEncoding) bytes"))
      }
      var container = encoder.singleValueContainer()
      try container.encode(text)
    }

    /// - Throws: `DecodingError.dataCorrupted` for a text that is not what an exact number is encoded as, or that is longer than
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
