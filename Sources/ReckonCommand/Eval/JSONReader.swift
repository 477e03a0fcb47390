import Reckon
import ReckonTables

/// Reads the members of a JSON object strictly (RFC 8259): no comma before a closing bracket, no control character or unknown escape in a text,
/// no text after the object.
///
/// Nothing recurses: the open brackets are a list, whose length ``nestingLimit`` bounds.
struct JSONReader {
  /// The reason the bytes are not such an object.
  struct Failure: Error {
    let message: Phrase
  }

  /// The form of a value, by its first byte.
  enum Form { case text, number, object, list, word }

  struct Member {
    /// The name without quotes and escapes.
    let name: String
    /// The value's bytes, a text's with its quotes.
    let value: Range<Int>
    let form: Form
  }

  /// The most objects and lists that may be open at once.
  static let nestingLimit = 512

  private let bytes: [UInt8]
  private var at: Int
  private let end: Int

  /// - Parameter range: the bytes to read; all of them unless it is given.
  init(_ bytes: [UInt8], in range: Range<Int>? = nil) {
    self.bytes = bytes
    at = range?.lowerBound ?? 0
    end = range?.upperBound ?? bytes.count
  }

  /// The members of the object that the bytes hold, in their order.
  ///
  /// - Throws: ``Failure`` for bytes that are not one JSON object, or nested too deep.
  /// - Complexity: O(bytes).
  mutating func members() throws(Failure) -> [Member] {
    guard next() == UInt8(ascii: "{") else { throw expected("‘{’") }
    at += 1
    var members: [Member] = []
    if !take(UInt8(ascii: "}")) {
      repeat {
        let name = try name()
        _ = next()
        let start = at
        let form = try value(depth: 1)
        members.append(Member(name: name, value: start..<at, form: form))
      } while take(UInt8(ascii: ","))
      guard take(UInt8(ascii: "}")) else { throw expected("‘,’ or ‘}’") }
    }
    guard next() == nil else { throw expected(Phrase("endOfTheLine", "the end of the line")) }
    return members
  }

  /// The values of the list that the bytes hold, in their order.
  ///
  /// - Throws: ``Failure`` for bytes that are not one JSON list.
  mutating func items() throws(Failure) -> [Member] {
    guard take(UInt8(ascii: "[")) else { throw expected("‘[’") }
    var items: [Member] = []
    if take(UInt8(ascii: "]")) { return items }
    repeat {
      _ = next()
      let start = at
      let form = try value(depth: 1)
      items.append(Member(name: "", value: start..<at, form: form))
    } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "]")) else { throw expected("‘,’ or ‘]’") }
    return items
  }

  /// Whether a text is a JSON object.
  static func isObject(_ text: String) -> Bool {
    var reader = JSONReader(Array(text.utf8))
    do throws(Failure) { _ = try reader.members() } catch { return false }
    return true
  }

  /// A text's value.
  static func text(_ bytes: [UInt8], _ range: Range<Int>) -> String {
    bytes.withUnsafeBufferPointer { String(decoding: JSONString.decoded(UnsafeBufferPointer(rebasing: $0[range])), as: UTF8.self) }
  }

  private func expected(_ what: Phrase) -> Failure { Failure(message: Phrase("expectedAtByte", "\(what) expected at byte \(at + 1)")) }

  /// The next byte that is not white space; `nil` at the end.
  private mutating func next() -> UInt8? {
    while at < end {
      switch bytes[at] {
      case 0x20, 0x09, 0x0A, 0x0D: at += 1
      case let byte: return byte
      }
    }
    return nil
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard next() == byte else { return false }
    at += 1
    return true
  }

  /// A member's name and the colon after it.
  private mutating func name() throws(Failure) -> String {
    guard next() == 0x22 else { throw expected(Phrase("nameInQuotes", "a name in quotes")) }
    let start = at
    try text()
    let name = Self.text(bytes, start..<at)
    guard take(UInt8(ascii: ":")) else { throw expected("‘:’") }
    return name
  }

  /// Reads a value to its end.
  ///
  /// - Parameter depth: how many brackets are open before it.
  private mutating func value(depth: Int) throws(Failure) -> Form {
    /// The closing brackets that are still to come.
    var closing: [UInt8] = []
    var outermost: Form?
    while true {
      let (form, opens) = try valueStart()
      if outermost == nil { outermost = form }
      var isComplete = true
      if let bracket = opens {
        guard depth + closing.count < Self.nestingLimit else {
          throw Failure(message: Phrase("itIsNestedMoreThanDeep", "it is nested more than \(Self.nestingLimit) deep"))
        }
        if !take(bracket) {
          closing.append(bracket)
          if bracket == UInt8(ascii: "}") { _ = try name() }
          isComplete = false
        }
      }
      while isComplete, let bracket = closing.last {
        if take(UInt8(ascii: ",")) {
          if bracket == UInt8(ascii: "}") { _ = try name() }
          isComplete = false
        } else {
          guard take(bracket) else { throw expected("‘,’ or ‘\(String(Character(Unicode.Scalar(bracket))))’") }
          closing.removeLast()
        }
      }
      if isComplete { return outermost ?? form }
    }
  }

  /// Reads a value without brackets, or an opening bracket, whose closing one is returned.
  private mutating func valueStart() throws(Failure) -> (form: Form, closing: UInt8?) {
    switch next() {
    case UInt8(ascii: "{"):
      at += 1
      return (.object, UInt8(ascii: "}"))
    case UInt8(ascii: "["):
      at += 1
      return (.list, UInt8(ascii: "]"))
    case 0x22:
      try text()
      return (.text, nil)
    default:
      let start = at
      while at < end, isPlain(bytes[at]) { at += 1 }
      let isNumber = bytes.withUnsafeBufferPointer { JSONNumber.isNumber(UnsafeBufferPointer(rebasing: $0[start..<at])) }
      if isNumber { return (.number, nil) }
      guard ["null", "true", "false"].contains(where: { $0.utf8.elementsEqual(bytes[start..<at]) }) else {
        at = start
        throw expected("a value")
      }
      return (.word, nil)
    }
  }

  private func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."): true
    default: false
    }
  }

  /// A text in quotes, which begins here.
  private mutating func text() throws(Failure) {
    at += 1
    while at < end {
      let byte = bytes[at]
      switch byte {
      case 0x22:
        at += 1
        return
      case 0x5C: try escape()
      case 0..<0x20: throw Failure(message: Phrase("controlCharacterStands", "a control character stands unescaped at byte \(at + 1)"))
      default: at += 1
      }
    }
    throw expected("a closing quote")
  }

  /// An escape; halves of a surrogate pair stand together or not at all.
  private mutating func escape() throws(Failure) {
    guard at + 1 < end else { throw expected("a closing quote") }
    switch bytes[at + 1] {
    case 0x22, 0x5C, UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
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

  /// The number of `\uXXXX` at an offset; `nil` where it does not stand there.
  private func unit(_ start: Int) -> Int? {
    guard start + 6 <= end, bytes[start] == 0x5C, bytes[start + 1] == UInt8(ascii: "u") else { return nil }
    var value = 0
    for byte in bytes[start + 2..<start + 6] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      value = value << 4 | digit
    }
    return value
  }
}
