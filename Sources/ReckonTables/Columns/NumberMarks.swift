import Reckon

/// The marks in the numbers of a table: the decimal mark, and the thousands separator.
package struct NumberMarks: Hashable, Sendable {
  /// The name, the argument of `--numbers`.
  package let name: String
  let decimal: UInt8
  let thousands: UInt8?
  /// An example for help.
  package let example: String

  /// `1234.5`, the default.
  package static let plain = NumberMarks(name: "plain", decimal: UInt8(ascii: "."), thousands: nil, example: "1234.5")

  package static let all = [
    plain, NumberMarks(name: "en", decimal: UInt8(ascii: "."), thousands: UInt8(ascii: ","), example: "1,234.5"),
    NumberMarks(name: "de", decimal: UInt8(ascii: ","), thousands: UInt8(ascii: "."), example: "1.234,5"),
    NumberMarks(name: "fr", decimal: UInt8(ascii: ","), thousands: UInt8(ascii: " "), example: "1 234,5"),
    NumberMarks(name: "ch", decimal: UInt8(ascii: "."), thousands: UInt8(ascii: "'"), example: "1'234.5"),
  ]

  var isPlain: Bool { thousands == nil }

  /// A number's text with a point and without thousands separators; a text with misplaced marks is returned unchanged.
  func plain(_ text: [UInt8]) -> [UInt8] {
    guard let thousands else { return text }
    let blanks: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 }
    var rest = text.drop(while: blanks)
    while let last = rest.last, blanks(last) { rest.removeLast() }
    // A blank separator may also be a no-break space: U+00A0 or U+202F.
    var bytes = Array(rest)
    if thousands == 0x20 {
      bytes = Array(
        String(decoding: bytes, as: UTF8.self).map { "\u{A0}\u{202F}".contains($0) ? " " : $0 }.map(String.init)
          .joined().utf8)
    }
    let whole = bytes.prefix { $0 != decimal && $0 | 0x20 != 0x65 }
    // The first group has one to three digits, all others three.
    let groups = whole.split(separator: thousands, omittingEmptySubsequences: false)
    let first = groups[0].drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
    guard groups.count == 1 || 1...3 ~= first.count && groups.dropFirst().allSatisfy({ $0.count == 3 }) else {
      return [0x3F]
    }
    let tail = bytes.dropFirst(whole.count)
    return groups.flatMap { $0 } + tail.map { $0 == decimal ? UInt8(ascii: ".") : $0 }
  }
}
