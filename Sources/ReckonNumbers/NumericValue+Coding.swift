#if !hasFeature(Embedded)
  /// A finite double is encoded as a number. Values without a number in formats such as JSON are encoded as an object
  /// with one text: `{"decimal": "0.1"}`, `{"exact": "-7/3"}`, `{"double": "inf"}`, `{"double": "-inf"}`,
  /// `{"double": "nan"}`.
  extension NumericValue: Codable {
    private enum Key: String, CodingKey { case double, decimal, exact }

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .double(let value) where value.isFinite:
        var container = encoder.singleValueContainer()
        try container.encode(value)
      case .double(let value):
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(value.isNaN ? "nan" : value > 0 ? "inf" : "-inf", forKey: .double)
      case .decimal(let value):
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(value, forKey: .decimal)
      case .exact(let value):
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(value, forKey: .exact)
      }
    }

    /// - Throws: `DecodingError.dataCorrupted` for a text that is not a number of its kind.
    public init(from decoder: any Decoder) throws {
      if let value = try? decoder.singleValueContainer().decode(Double.self) {
        self = .double(value)
        return
      }
      let container = try decoder.container(keyedBy: Key.self)
      if container.contains(.decimal) {
        self = .decimal(try container.decode(Decimal128.self, forKey: .decimal))
      } else if container.contains(.exact) {
        self = .exact(try container.decode(ExactValue.self, forKey: .exact))
      } else {
        switch try container.decode(String.self, forKey: .double) {
        case "nan": self = .double(.nan)
        case "inf": self = .double(.infinity)
        case "-inf": self = .double(-.infinity)
        case let text:
          throw DecodingError.dataCorruptedError(
            forKey: .double, in: container, debugDescription: "\(text) is not nan, inf or -inf")
        }
      }
    }
  }
#endif
