#if !hasFeature(Embedded)
  /// Encoded as what formats such as JSON have for it: a number as a number (see ``NumericValue`` for decimals, exact
  /// numbers and infinities), a truth as `true` or `false`, a text as a text, a list as a list, and a missing value as
  /// `null`. An instant is an object of its seconds: `{"instant": 1700000000}`.
  ///
  /// ```swift
  /// let row = try JSONDecoder().decode([String: Value].self, from: Data(#"{"region": "EU", "prices": [119, 238]}"#.utf8))
  /// ```
  extension Value: Codable {
    private enum Key: String, CodingKey { case instant }

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .number(let number): try number.encode(to: encoder)
      case .truth(let holds):
        var container = encoder.singleValueContainer()
        try container.encode(holds)
      case .instant(let seconds):
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(seconds, forKey: .instant)
      case .text(let text):
        var container = encoder.singleValueContainer()
        try container.encode(text)
      case .list(let items):
        var container = encoder.unkeyedContainer()
        for item in items { try container.encode(item) }
      case .missing:
        var container = encoder.singleValueContainer()
        try container.encodeNil()
      }
    }

    /// - Throws: `DecodingError` for an object that is neither a number nor an instant.
    public init(from decoder: any Decoder) throws {
      if let container = try? decoder.singleValueContainer() {
        if container.decodeNil() {
          self = .missing
          return
        }
        if let holds = try? container.decode(Bool.self) {
          self = .truth(holds)
          return
        }
        if let text = try? container.decode(String.self) {
          self = .text(text)
          return
        }
      }
      if var container = try? decoder.unkeyedContainer() {
        var items: [Value] = []
        while !container.isAtEnd { items.append(try container.decode(Value.self)) }
        self = .list(items)
        return
      }
      if let container = try? decoder.container(keyedBy: Key.self), container.contains(.instant) {
        self = .instant(try container.decode(NumericValue.self, forKey: .instant))
        return
      }
      self = .number(try NumericValue(from: decoder))
    }
  }
#endif
