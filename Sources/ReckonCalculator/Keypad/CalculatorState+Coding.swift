import Reckon
import ReckonCatalogue

// Encoding of calculations. Decoding validates each part: states that keys cannot produce are rejected.
#if !hasFeature(Embedded)
  extension Decoder {
    /// The error of an invalid part.
    fileprivate func refused(_ part: String) -> DecodingError {
      .dataCorrupted(
        DecodingError.Context(codingPath: codingPath, debugDescription: "\(part) is not one of a calculation"))
    }
  }

  extension Exactness: Codable {}
  extension Operator.Level: Codable {}

  extension NumberEntry: Codable {
    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(shown)
    }

    init(from decoder: any Decoder) throws {
      let text = try decoder.singleValueContainer().decode(String.self)
      self.init()
      for character in text.drop(while: { $0 == "-" }) {
        switch character {
        case "0"..."9": append(String(character))
        case ".": appendPoint()
        default: throw decoder.refused("a number that is typed")
        }
      }
      if text.hasPrefix("-") { changeSign() }
      guard shown == text else { throw decoder.refused("a number that is typed") }
    }
  }

  extension TypedText {
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let text = try container.decode(String.self, forKey: .text)
      let held = try container.decodeIfPresent(Int.self, forKey: .heldOffset)
      // The prefix of a text may be as long as a keyed expression.
      guard (0..<max(1, text.utf8.count)).contains(held ?? 0) else { throw decoder.refused("a text that is typed") }
      self.init(text, exactness: try container.decode(Exactness.self, forKey: .exactness), heldOffset: held)
    }
  }

  extension FurtherDigits {
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let start = try container.decode(Int.self, forKey: .start)
      guard (0...ExactValue.largestDigits).contains(start) else { throw decoder.refused("a place of digits") }
      self.init(start: start, text: try container.decode(String.self, forKey: .text))
    }
  }

  extension CalculatorValue: Codable {
    private enum CodingKeys: String, CodingKey { case text, exact, exactness, form, ratesDate, parts, unit }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encodeIfPresent(ratesDate, forKey: .ratesDate)
      guard parts.isEmpty else {
        try container.encode(parts, forKey: .parts)
        return try container.encodeIfPresent(form.kind.partKind?.unit, forKey: .unit)
      }
      try container.encode(text, forKey: .text)
      let isKept =
        exact.map { ExactNumber.costlyLength(ofStored: $0.number.storedText) <= ExactValue.longestEncoding } ?? true
      if isKept { try container.encodeIfPresent(exact, forKey: .exact) }
      try container.encode(isKept ? exactness : writtenExactness, forKey: .exactness)
      try container.encode(StoredForm(form), forKey: .form)
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      if let parts = try container.decodeIfPresent([CalculatorValue].self, forKey: .parts) {
        guard parts.count == 2, parts.allSatisfy({ $0.isPlain }) else { throw decoder.refused("a complex number") }
        self.init(
          parts: parts, unit: try container.decodeIfPresent(String.self, forKey: .unit),
          ratesDate: try container.decodeIfPresent(String.self, forKey: .ratesDate))
        return
      }
      let text = try container.decode(String.self, forKey: .text)
      guard let form = try container.decode(StoredForm.self, forKey: .form).form, text.utf8.count <= Self.longestText
      else {
        throw decoder.refused("a value")
      }
      self.init(
        text: text, exact: try container.decodeIfPresent(ExactValue.self, forKey: .exact),
        exactness: try container.decode(Exactness.self, forKey: .exactness), form: form)
      ratesDate = try container.decodeIfPresent(String.self, forKey: .ratesDate)
    }
  }

  /// The stored display form of a value. Keypads have no texts and lists.
  private enum StoredForm: Codable {
    case plain, percent, truth, instant
    case offsetInstant(seconds: Int, hostSeconds: Int)
    case timeOfDay(hasSeconds: Bool)
    case unit(String)
    case mixed([String], denominator: Int?)
    case notation(Int, unit: String?)

    init(_ form: ResultForm) {
      switch form {
      case .plain, .value, .complex: self = .plain
      case .percent: self = .percent
      case .truth: self = .truth
      case .instant: self = .instant
      case .instantShown(as: .offset(let offset)):
        self = .offsetInstant(seconds: offset.seconds, hostSeconds: offset.hostSeconds)
      case .instantShown(as: .timeOfDay(let hasSeconds)): self = .timeOfDay(hasSeconds: hasSeconds)
      case .instantShown(as: .zone), .instantShown(as: .weekday): self = .instant
      case .unit(let unit): self = .unit(unit)
      case .mixed(let units, let denominator): self = .mixed(units, denominator: denominator)
      case .notation(let notation, let unit): self = .notation(notation.code, unit: unit)
      }
    }

    /// The form; `nil` if invalid.
    var form: ResultForm? {
      switch self {
      case .plain: return .plain
      case .percent: return .percent
      case .truth: return .truth
      case .instant: return .instant
      case .offsetInstant(let seconds, let hostSeconds):
        let day = -86_400...86_400
        guard day.contains(seconds), day.contains(hostSeconds) else { return nil }
        return .instantShown(as: .offset(InstantOffset(seconds: seconds, hostSeconds: hostSeconds)))
      case .timeOfDay(let hasSeconds): return .instantShown(as: .timeOfDay(hasSeconds: hasSeconds))
      case .unit(let unit): return .unit(unit)
      case .mixed(let units, let denominator):
        return units.isEmpty || denominator ?? 1 < 1 ? nil : .mixed(units, denominator: denominator)
      case .notation(let code, let unit):
        guard (0..<2 * ResultForm.Notation.largestPlaces).contains(code) else { return nil }
        return .notation(ResultForm.Notation(code: code), unit: unit)
      }
    }
  }

  extension KeyedExpression: Codable {
    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(tokens)
    }

    init(from decoder: any Decoder) throws {
      let tokens = try decoder.singleValueContainer().decode([Token].self)
      // Closing brackets are not counted in the limit on keys.
      guard tokens.count <= 4 * Self.maximumTokens else { throw decoder.refused("an expression") }
      self.init(tokens)
    }
  }

  /// Encoded as its sentence and range.
  extension CalculatorError: Codable {
    private enum CodingKeys: String, CodingKey { case message, start, end }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(message, forKey: .message)
      try container.encodeIfPresent(range?.lowerBound, forKey: .start)
      try container.encodeIfPresent(range?.upperBound, forKey: .end)
    }

    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let kind = Kind.kept(try container.decode(String.self, forKey: .message))
      guard let start = try container.decodeIfPresent(Int.self, forKey: .start),
        let end = try container.decodeIfPresent(Int.self, forKey: .end)
      else {
        self.init(kind)
        return
      }
      guard start >= 0, end >= start else { throw decoder.refused("the place of an error") }
      self.init(kind, range: start..<end)
    }
  }
#endif
