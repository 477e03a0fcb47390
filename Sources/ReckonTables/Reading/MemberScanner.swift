import Reckon

/// Finds the members of a JSON object in a line of bytes. Values are skipped, not understood: what is inside of them is looked at only as far as is
/// needed to find their ends.
struct MemberScanner {
  /// The expected token and its position.
  struct Failure: Error {
    let expected: Phrase
    let place: Int
  }

  private let bytes: UnsafePointer<UInt8>
  private(set) var at: Int
  private let end: Int

  init(_ bytes: UnsafePointer<UInt8>, _ start: Int, _ end: Int) {
    self.bytes = bytes
    at = start
    self.end = end
  }

  /// Passes over white space; false at the end.
  mutating func skipSpace() -> Bool {
    while at < end, bytes[at] == 0x20 || bytes[at] == 0x09 || bytes[at] == 0x0D { at &+= 1 }
    return at < end
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard skipSpace(), bytes[at] == byte else { return false }
    at &+= 1
    return true
  }

  /// Reads an object that is all of the line; ``at`` is then behind its closing bracket.
  mutating func object(_ body: (_ name: Range<Int>, _ value: Range<Int>, _ form: Field.Form) -> Void) throws(Failure) {
    guard take(UInt8(ascii: "{")) else { throw Failure(expected: "‘{’", place: at) }
    if !take(UInt8(ascii: "}")) {
      repeat {
        guard skipSpace(), bytes[at] == 0x22 else { throw Failure(expected: Phrase("nameInQuotes", "a name in quotes"), place: at) }
        let name = try string()
        guard take(UInt8(ascii: ":")) else { throw Failure(expected: "‘:’", place: at) }
        let (value, form) = try value()
        body(name, value, form)
      } while take(UInt8(ascii: ","))
      guard take(UInt8(ascii: "}")) else { throw Failure(expected: "‘,’ or ‘}’", place: at) }
    }
    let last = at
    if skipSpace() { throw Failure(expected: Phrase("endOfTheLine", "the end of the line"), place: at) }
    at = last
  }

  /// A text in quotes, which begins here.
  private mutating func string() throws(Failure) -> Range<Int> {
    let start = at
    at &+= 1
    while at < end {
      let byte = bytes[at]
      at &+= byte == 0x5C ? 2 : 1
      if byte == 0x22 { return start..<at }
    }
    throw Failure(expected: "a closing quote", place: end)
  }

  private mutating func value() throws(Failure) -> (Range<Int>, Field.Form) {
    guard skipSpace() else { throw Failure(expected: "a value", place: at) }
    let start = at
    switch bytes[at] {
    case 0x22: return (try string(), .string)
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      try skipNested()
      return (start..<at, .compound)
    default:
      while at < end, isPlain(bytes[at]) { at &+= 1 }
      let word = UnsafeBufferPointer(start: bytes + start, count: at &- start)
      if JSONNumber.isNumber(word) { return (start..<at, .bare) }
      guard Self.words.contains(where: { word.elementsEqual($0.utf8) }) else { throw Failure(expected: "a value", place: start) }
      return (start..<at, .compound)
    }
  }

  /// Literals that are values; the last three are not JSON, but written by Python and others.
  private static let words: [String] = ["null", "true", "false", "NaN", "Infinity", "-Infinity"]

  private func isPlain(_ byte: UInt8) -> Bool {
    0x30...0x39 ~= byte || 0x41...0x5A ~= byte & 0xDF || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: ".")
  }

  /// Passes over an object or array, however deep: only the number of open brackets is counted.
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
    throw Failure(expected: "a closing bracket", place: end)
  }
}
