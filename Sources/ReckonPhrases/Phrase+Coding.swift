#if !hasFeature(Embedded)
  /// Encoded as a list, so that it reads in each language again: its key, `{"group": "text", "key": "x"}`, where it has
  /// one, and its parts: words of the phrase itself as a text, and the others as objects, `{"text": "x"}`, `{"phrase":
  /// […]}`, `{"capitalized": […]}`, `{"count": 3, "of": "item"}`.
  extension Phrase: Codable {
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      if let ownKey { try container.encode(ownKey) }
      for part in parts { try container.encode(part) }
    }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var parts: [Part] = []
      let key = container.isAtEnd ? nil : try? container.decode(Key.self)
      while !container.isAtEnd { parts.append(try container.decode(Part.self)) }
      self.init(parts: parts, key: key)
    }
  }

  /// See ``Phrase``.
  extension Phrase.Part: Codable {
    private enum Key: String, CodingKey { case text, phrase, capitalized, count, of }

    public func encode(to encoder: any Encoder) throws {
      if case .words(let words) = self {
        var container = encoder.singleValueContainer()
        return try container.encode(words)
      }
      var container = encoder.container(keyedBy: Key.self)
      switch self {
      case .words: break
      case .text(let text): try container.encode(text, forKey: .text)
      case .phrase(let phrase): try container.encode(phrase, forKey: .phrase)
      case .capitalized(let phrase): try container.encode(phrase, forKey: .capitalized)
      case .count(let count, let noun):
        try container.encode(count, forKey: .count)
        try container.encode(noun, forKey: .of)
      }
    }

    public init(from decoder: any Decoder) throws {
      if let words = try? decoder.singleValueContainer().decode(String.self) {
        self = .words(words)
        return
      }
      let container = try decoder.container(keyedBy: Key.self)
      if container.contains(.text) {
        self = .text(try container.decode(String.self, forKey: .text))
      } else if container.contains(.phrase) {
        self = .phrase(try container.decode(Phrase.self, forKey: .phrase))
      } else if container.contains(.capitalized) {
        self = .capitalized(try container.decode(Phrase.self, forKey: .capitalized))
      } else {
        self = .count(
          try container.decode(Int.self, forKey: .count), of: try container.decode(String.self, forKey: .of))
      }
    }
  }
#endif
