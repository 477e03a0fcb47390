/// A pull parser for the XML subset of rate files: elements, attributes, text, comments, processing instructions, and
/// the five predefined entities. Document types, other entities, character references and CDATA are rejected, so that
/// entity expansion attacks are impossible.
struct XMLScanner {
  /// A tag returned by ``next()``.
  enum Event: Equatable {
    /// `<name a="b">`; also `<name/>`, which is followed by an ``end``.
    case start(name: String, attributes: [String: String])
    case end(name: String)
  }

  /// The maximum nesting depth of elements.
  static let depthLimit = 16
  /// The maximum number of attributes of an element, and the maximum length in bytes of a name or a value.
  static let attributeLimit = 16
  static let textLimit = 1_024

  private let bytes: [UInt8]
  private var at = 0
  /// The line of the last event, from 1.
  private(set) var line = 1
  private var open: [String] = []
  private var hasRoot = false
  /// The pending end of an empty element, `<name/>`.
  private var pendingEnd: String?

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next start or end of an element; `nil` after the last end.
  ///
  /// - Throws: ``RateTableError`` for anything outside the subset, and if the text ends with open elements.
  mutating func next() throws(RateTableError) -> Event? {
    if let name = pendingEnd {
      pendingEnd = nil
      return .end(name: name)
    }
    while true {
      try skipText()
      guard at < bytes.count else {
        if let name = open.last { throw problem("fileIsCutOff", "the file is cut off: <\(name)> has no end") }
        if !hasRoot { throw problem("thereIsNoElement", "there is no element") }
        return nil
      }
      if take("<!--") {
        guard skip(past: "-->") else { throw problem("commentHasNoEnd", "a comment has no end") }
      } else if take("<?") {
        guard skip(past: "?>") else {
          throw problem("processingInstructionHasNo", "a processing instruction has no end")
        }
      } else if take("<!") {
        throw problem(
          "thereIsAAsWebPagesBegin", "there is a “<!”, as at the start of a web page; rates files have none")
      } else if take("</") {
        return try readEnd()
      } else {
        at += 1
        return try readStart()
      }
    }
  }

  func problem(_ key: String, _ english: Phrase) -> RateTableError {
    RateTableError("problemInLine", "line \(line): \(Phrase(key, english))")
  }

  private mutating func readStart() throws(RateTableError) -> Event {
    let name = try readName()
    guard !open.isEmpty || !hasRoot else {
      throw problem("thereIsSomethingBehind", "there is content after the last element")
    }
    guard open.count < Self.depthLimit else {
      throw problem("thereAreMoreThanElements", "elements are nested more than \(Self.depthLimit) deep")
    }
    hasRoot = true
    var attributes: [String: String] = [:]
    while true {
      let hasSpace = skipSpace()
      if take("/>") {
        pendingEnd = name
        return .start(name: name, attributes: attributes)
      }
      if take(">") {
        open.append(name)
        return .start(name: name, attributes: attributes)
      }
      guard at < bytes.count else { throw problem("fileIsCutOffInside", "the file is cut off inside <\(name)") }
      guard hasSpace else {
        throw problem("isFollowedBySomething", "<\(name) is followed by something that is not an attribute")
      }
      let attribute = try readName()
      skipSpace()
      guard take("=") else { throw problem("attributeHasNoValue", "the attribute \(attribute) has no value") }
      skipSpace()
      let value = try readValue(of: attribute)
      guard attributes.updateValue(value, forKey: attribute) == nil else {
        throw problem("hasTwoAttributes", "<\(name)> has two attributes \(attribute)")
      }
      guard attributes.count <= Self.attributeLimit else {
        throw problem("hasMoreThanAttributes", "<\(name)> has more than \(Self.attributeLimit) attributes")
      }
    }
  }

  private mutating func readEnd() throws(RateTableError) -> Event {
    let name = try readName()
    skipSpace()
    guard take(">") else {
      throw at < bytes.count
        ? problem("hasNo", "</\(name) has no >")
        : problem("fileIsCutOffInsideEnd", "the file is cut off inside </\(name)")
    }
    guard open.popLast() == name else { throw problem("endsWhatDidNotBegin", "</\(name)> has no matching start") }
    return .end(name: name)
  }

  private mutating func readName() throws(RateTableError) -> String {
    let name = bytes[at...].prefix { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
        true
      case UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."): true
      default: false
      }
    }
    guard let first = name.first, first > UInt8(ascii: "9"), name.count <= Self.textLimit else {
      throw at >= bytes.count
        ? problem("fileIsCutOffInsideAnElement", "the file is cut off inside an element")
        : problem("nameIsMissingOrTooLong", "a name is missing or too long")
    }
    at += name.count
    return String(decoding: name, as: UTF8.self)
  }

  private mutating func readValue(of attribute: String) throws(RateTableError) -> String {
    guard at < bytes.count, case let quote = bytes[at], quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\"") else {
      throw problem("valueOfStandsInNoQuotes", "the value of \(attribute) is not in quotes")
    }
    at += 1
    var value: [UInt8] = []
    while at < bytes.count, bytes[at] != quote {
      guard bytes[at] != UInt8(ascii: "<"), value.count < Self.textLimit else {
        throw problem("valueOfHasNoEndOrIsTooLong", "the value of \(attribute) has no end or is too long")
      }
      value.append(try readCharacter())
    }
    guard at < bytes.count else {
      throw problem("fileIsCutOffInsideTheValue", "the file is cut off inside the value of \(attribute)")
    }
    at += 1
    return String(decoding: value, as: UTF8.self)
  }

  /// Skips text between tags.
  private mutating func skipText() throws(RateTableError) {
    while at < bytes.count, bytes[at] != UInt8(ascii: "<") {
      let byte = try readCharacter()
      guard !open.isEmpty || Self.isSpace(byte) else {
        throw problem("thereIsTextOutsideOfAll", "there is text outside of all elements")
      }
    }
  }

  /// The next byte of text, with `&…;` decoded.
  private mutating func readCharacter() throws(RateTableError) -> UInt8 {
    for (name, character) in Self.entities where bytes[at] == UInt8(ascii: "&") && take(name) { return character }
    guard bytes[at] != UInt8(ascii: "&") else {
      throw problem(
        "thereIsAnEntity", "there is an unknown entity; rates files may have only &amp; &lt; &gt; &quot; &apos;")
    }
    if bytes[at] == 0x0A { line += 1 }
    at += 1
    return bytes[at - 1]
  }

  private static let entities = [
    ("&amp;", UInt8(ascii: "&")), ("&lt;", UInt8(ascii: "<")), ("&gt;", UInt8(ascii: ">")),
    ("&quot;", UInt8(ascii: "\"")),
    ("&apos;", UInt8(ascii: "'")),
  ]

  private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }

  @discardableResult private mutating func skipSpace() -> Bool {
    let start = at
    while at < bytes.count, Self.isSpace(bytes[at]) {
      if bytes[at] == 0x0A { line += 1 }
      at += 1
    }
    return at > start
  }

  private mutating func take(_ text: String) -> Bool {
    guard bytes[at...].starts(with: text.utf8) else { return false }
    at += text.utf8.count
    return true
  }

  /// Skips everything up to and including a text; false if it is not found.
  private mutating func skip(past text: String) -> Bool {
    while at < bytes.count {
      if take(text) { return true }
      if bytes[at] == 0x0A { line += 1 }
      at += 1
    }
    return false
  }
}
