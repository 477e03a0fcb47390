extension ExactValue: ExpressibleByIntegerLiteral {
  /// A whole number as it stands in Swift code.
  public init(integerLiteral value: Int) { self.init(value) }
}

#if !hasFeature(Embedded)
  /// Encoded as a text that keeps the whole number, such as `"-7/3"` or, for √2, `"[1 sqrt 2]"`; a number beyond those is written as the operations
  /// that give it, one line each.
  extension ExactValue: Codable {
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(number.storedText)
    }

    /// - Throws: `DecodingError.dataCorrupted` for a text that is not what an exact number is encoded as.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let text = try container.decode(String.self)
      guard let number = ExactNumber(storedText: text) else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "the text is not an exact number")
      }
      self.init(number)
    }
  }
#endif
