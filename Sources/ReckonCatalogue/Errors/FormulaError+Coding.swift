#if !hasFeature(Embedded)
  /// Encoded as an object:
  ///
  /// ```json
  /// {
  ///   "kind": {"unknownName": {"_0": "siin", "suggestion": "sin"}},
  ///   "message": "the name ‘siin’ is not known; did you mean sin?",
  ///   "range": {"start": 4, "end": 8},
  ///   "source": {"text": "3 + siin(2)", "firstLine": 1},
  ///   "origins": []
  /// }
  /// ```
  ///
  /// `kind` has the name of the case of ``Kind`` with its arguments, by their labels or as `_0`, `_1` where they have
  /// none. `message` is the English sentence, for readers that do not have this library, and is not read back. `gap` is
  /// there where two places do not fit each other, and `notes` where a reading may be why.
  extension FormulaError: Codable {
    private enum Key: String, CodingKey { case kind, message, range, gap, source, origins, notes }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(kind, forKey: .kind)
      try container.encode(message(in: .english), forKey: .message)
      try container.encode(range, forKey: .range)
      try container.encodeIfPresent(gap, forKey: .gap)
      try container.encode(source, forKey: .source)
      try container.encode(origins, forKey: .origins)
      if !notes.isEmpty { try container.encode(notes, forKey: .notes) }
    }

    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      let range = try container.decode(SourceRange.self, forKey: .range)
      let gap = try container.decodeIfPresent(SourceRange.self, forKey: .gap)
      guard gap.map({ range.contains($0) }) ?? true else {
        throw DecodingError.dataCorruptedError(
          forKey: .gap, in: container, debugDescription: "the gap is not within the range")
      }
      self.init(
        try container.decode(Kind.self, forKey: .kind), at: range, but: gap,
        in: try container.decode(SourceText.self, forKey: .source),
        origins: try container.decodeIfPresent([Origin].self, forKey: .origins) ?? [],
        notes: try container.decodeIfPresent([FormulaNote].self, forKey: .notes) ?? [])
    }
  }

  extension FormulaError.Origin: Codable {
    private enum Key: String, CodingKey { case name, range, source }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(name, forKey: .name)
      try container.encode(range, forKey: .range)
      try container.encode(source, forKey: .source)
    }

    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      self.init(
        try container.decode(String.self, forKey: .name), at: try container.decode(SourceRange.self, forKey: .range),
        in: try container.decode(SourceText.self, forKey: .source))
    }
  }

  /// Encoded as `{"start": 4, "end": 8}`.
  extension SourceRange: Codable {
    private enum Key: String, CodingKey { case start, end }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(start, forKey: .start)
      try container.encode(end, forKey: .end)
    }

    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      let (start, end) = (
        try container.decode(UInt32.self, forKey: .start), try container.decode(UInt32.self, forKey: .end)
      )
      guard start <= end else {
        throw DecodingError.dataCorruptedError(
          forKey: .end, in: container, debugDescription: "a range ends before it starts")
      }
      self.init(start: Int(start), end: Int(end))
    }
  }

  /// Encoded as `{"text": "3 + siin(2)", "firstLine": 1}`, with a `name` where the text has one.
  extension SourceText: Codable {
    private enum Key: String, CodingKey { case text, name, firstLine }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(text, forKey: .text)
      try container.encodeIfPresent(name, forKey: .name)
      try container.encode(firstLine, forKey: .firstLine)
    }

    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      self.init(
        try container.decode(String.self, forKey: .text),
        name: try container.decodeIfPresent(String.self, forKey: .name),
        firstLine: try container.decodeIfPresent(Int.self, forKey: .firstLine) ?? 1)
    }
  }
#endif
