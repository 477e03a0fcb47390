import Reckon
import ReckonTables

/// A member of a JSON object, or an item of a list.
struct JSONMember {
  /// The reason that something is no request.
  struct Failure: Error {
    let message: Phrase
  }

  /// The name without quotes and escapes; empty for an item of a list.
  let name: String
  /// The value's bytes, a text's with its quotes.
  let value: Range<Int>
  let form: JSONScanner.Form

  /// The members of the object that a range of bytes is, or the items of the list, in their order.
  ///
  /// - Throws: ``Failure`` for bytes that are neither, or nested too deep; places count from the first of all bytes.
  /// - Complexity: O(bytes).
  static func all(in bytes: [UInt8], _ range: Range<Int>, isList: Bool = false) throws(Failure) -> [JSONMember] {
    var members: [JSONMember] = []
    do throws(JSONScanner.Failure) {
      try bytes.withUnsafeBufferPointer { (bytes) throws(JSONScanner.Failure) in
        guard let start = bytes.baseAddress else { return }
        var scanner = JSONScanner(start, range.lowerBound, range.upperBound, isStrict: true)
        if isList { return try scanner.list { members.append(JSONMember(name: "", value: $0, form: $1)) } }
        try scanner.object { name, value, form in
          members.append(
            JSONMember(name: Self.text(UnsafeBufferPointer(rebasing: bytes[name])), value: value, form: form))
        }
      }
    } catch { throw Failure(message: error.message(from: 0)) }
    return members
  }

  /// Whether a text is a JSON object.
  static func isObject(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return !bytes.isEmpty && (try? all(in: bytes, 0..<bytes.count)) != nil
  }

  /// The value of a text.
  func text(in bytes: [UInt8]) -> String {
    bytes.withUnsafeBufferPointer { Self.text(UnsafeBufferPointer(rebasing: $0[value])) }
  }

  private static func text(_ quoted: UnsafeBufferPointer<UInt8>) -> String {
    String(decoding: JSONString.decoded(quoted), as: UTF8.self)
  }
}
