import Reckon

/// Finds the members of a JSON object, or the items of a list, in bytes.
///
/// In rows of tables, nested values are skipped rather than parsed: they are examined only as far as necessary to find
/// their ends. In strict mode, everything follows RFC 8259: no comma before a closing bracket, no control character or
/// unknown escape in a text. Nothing recurses.
package struct JSONScanner {
  /// An error and its offset.
  package struct Failure: Error {
    enum Problem {
      case expected(Phrase)
      case controlCharacter
      case tooDeep
    }

    let problem: Problem
    let place: Int

    /// The expected token, if values are skipped.
    var expected: Phrase {
      if case .expected(let what) = problem { what } else { preconditionFailure("skipped values have no errors") }
    }

    /// The error message for bytes that begin at an offset.
    package func message(from start: Int) -> Phrase {
      switch problem {
      case .expected(let what): Phrase("expectedAtByte", "\(what) expected at byte \(place - start + 1)")
      case .controlCharacter:
        Phrase("controlCharacterStands", "an unescaped control character is at byte \(place - start + 1)")
      case .tooDeep: Phrase("itIsNestedMoreThanDeep", "it is nested more than \(nestingLimit) deep")
      }
    }
  }

  /// The form of a value, by its first byte.
  package enum Form { case text, number, object, list, word }

  /// The limit on open objects and lists in strict mode.
  package static let nestingLimit = 512

  private let bytes: UnsafePointer<UInt8>
  private(set) var at: Int
  private let end: Int
  private let isStrict: Bool
  /// Whether the bytes are an element of an array, rather than a line.
  private let isElement: Bool

  package init(_ bytes: UnsafePointer<UInt8>, _ start: Int, _ end: Int, isStrict: Bool = false, isElement: Bool = false)
  {
    self.bytes = bytes
    at = start
    self.end = end
    self.isStrict = isStrict
    self.isElement = isElement
  }

  private func expected(_ what: Phrase, at place: Int? = nil) -> Failure {
    Failure(problem: .expected(what), place: place ?? at)
  }

  /// Skips white space; false at the end.
  mutating func skipSpace() -> Bool {
    while at < end, bytes[at] == 0x20 || bytes[at] == 0x09 || bytes[at] == 0x0D || bytes[at] == 0x0A { at &+= 1 }
    return at < end
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard skipSpace(), bytes[at] == byte else { return false }
    at &+= 1
    return true
  }

  /// Reads an object that spans all bytes; ``at`` is then after its closing bracket.
  package mutating func object(_ body: (_ name: Range<Int>, _ value: Range<Int>, _ form: Form) -> Void) throws(Failure)
  {
    guard take(UInt8(ascii: "{")) else { throw expected("‘{’") }
    if !take(UInt8(ascii: "}")) {
      repeat {
        let name = try name()
        let (value, form) = try value()
        body(name, value, form)
      } while take(UInt8(ascii: ","))
      guard take(UInt8(ascii: "}")) else { throw expected("‘,’ or ‘}’") }
    }
    let last = at
    if skipSpace() { throw expected(isElement ? "‘,’ or ‘]’" : Phrase("endOfTheLine", "the end of the line")) }
    at = last
  }

  /// Reads a list.
  package mutating func list(_ body: (_ value: Range<Int>, _ form: Form) -> Void) throws(Failure) {
    guard take(UInt8(ascii: "[")) else { throw expected("‘[’") }
    if take(UInt8(ascii: "]")) { return }
    repeat {
      let (value, form) = try value()
      body(value, form)
    } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "]")) else { throw expected("‘,’ or ‘]’") }
  }

  /// A member's name in quotes, and the colon after it.
  private mutating func name() throws(Failure) -> Range<Int> {
    guard skipSpace(), bytes[at] == 0x22 else { throw expected(Phrase("nameInQuotes", "a name in quotes")) }
    let name = try string()
    guard take(UInt8(ascii: ":")) else { throw expected("‘:’") }
    return name
  }

  /// A text in quotes that begins here.
  private mutating func string() throws(Failure) -> Range<Int> {
    let start = at
    at &+= 1
    while at < end {
      let byte = bytes[at]
      if isStrict {
        if byte < 0x20 { throw Failure(problem: .controlCharacter, place: at) }
        if byte == 0x5C {
          try escape()
          continue
        }
      }
      at &+= byte == 0x5C ? 2 : 1
      if byte == 0x22 { return start..<at }
    }
    throw expected("a closing quote", at: end)
  }

  private mutating func value() throws(Failure) -> (Range<Int>, Form) {
    guard skipSpace() else { throw expected("a value") }
    let start = at
    switch bytes[at] {
    case 0x22: return (try string(), .text)
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      let form: Form = bytes[at] == UInt8(ascii: "{") ? .object : .list
      if isStrict { try readNested() } else { try skipNested() }
      return (start..<at, form)
    default:
      let form = try word()
      return (start..<at, form)
    }
  }

  /// Literals that are values; the last three are not JSON, but Python and others write them.
  private static let words: [String] = ["null", "true", "false", "NaN", "Infinity", "-Infinity"]

  private mutating func word() throws(Failure) -> Form {
    let start = at
    while at < end, isPlain(bytes[at]) { at &+= 1 }
    let word = UnsafeBufferPointer(start: bytes + start, count: at &- start)
    if JSONNumber.isNumber(word) { return .number }
    guard Self.words.prefix(isStrict ? 3 : Self.words.count).contains(where: { word.elementsEqual($0.utf8) }) else {
      throw expected("a value", at: start)
    }
    return .word
  }

  private func isPlain(_ byte: UInt8) -> Bool {
    0x30...0x39 ~= byte || 0x41...0x5A ~= byte & 0xDF || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
      || byte == UInt8(ascii: ".")
  }

  /// Skips an object or array of any depth: only the number of open brackets is counted.
  private mutating func skipNested() throws(Failure) {
    var depth = 0
    while at < end {
      switch bytes[at] {
      case 0x22:
        _ = try string()
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
      at &+= 1
      if depth == 0 { return }
    }
    throw expected("a closing bracket", at: end)
  }

  // MARK: Strict mode

  /// Reads an object or list to its end.
  private mutating func readNested() throws(Failure) {
    /// The closing brackets still expected.
    var closing: [UInt8] = []
    repeat {
      guard skipSpace() else { throw expected("a value") }
      switch bytes[at] {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        // The codes of closing brackets are two above those of the opening ones.
        let bracket = bytes[at] + 2
        guard closing.count + 1 < Self.nestingLimit else { throw Failure(problem: .tooDeep, place: at) }
        at &+= 1
        if !take(bracket) {
          closing.append(bracket)
          if bracket == UInt8(ascii: "}") { _ = try name() }
          continue
        }
      case 0x22: _ = try string()
      default: _ = try word()
      }
      while let bracket = closing.last {
        if take(UInt8(ascii: ",")) {
          if bracket == UInt8(ascii: "}") { _ = try name() }
          break
        }
        guard take(bracket) else { throw expected("‘,’ or ‘\(String(Character(Unicode.Scalar(bracket))))’") }
        closing.removeLast()
      }
    } while !closing.isEmpty
  }

  /// An escape; a surrogate pair must be complete.
  private mutating func escape() throws(Failure) {
    guard at + 1 < end else { throw expected("a closing quote") }
    switch bytes[at + 1] {
    case 0x22, 0x5C, UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"),
      UInt8(ascii: "t"):
      at += 2
    case UInt8(ascii: "u"):
      guard let first = unit(at), !(0xDC00..<0xE000 ~= first) else { throw expected("an escaped character") }
      if 0xD800..<0xDC00 ~= first {
        guard let second = unit(at + 6), 0xDC00..<0xE000 ~= second else { throw expected("an escaped character") }
        at += 6
      }
      at += 6
    default: throw expected("an escaped character")
    }
  }

  /// The code unit of `\uXXXX` at an offset; `nil` if there is none.
  private func unit(_ start: Int) -> Int? {
    guard start + 6 <= end, bytes[start] == 0x5C, bytes[start + 1] == UInt8(ascii: "u") else { return nil }
    var value = 0
    for place in start + 2..<start + 6 {
      guard let digit = Character(Unicode.Scalar(bytes[place])).hexDigitValue else { return nil }
      value = value << 4 | digit
    }
    return value
  }
}

extension JSONScanner.Form {
  /// The form of a table field with such a value.
  var field: Field.Form {
    switch self {
    case .text: .string
    case .number: .bare
    case .object, .list, .word: .compound
    }
  }
}
