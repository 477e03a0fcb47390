extension ArraySlice<UInt8> {
  /// The bytes without leading and trailing spaces and tabs.
  var withoutBlanks: Self {
    let rest = drop { $0 == 0x20 || $0 == 0x09 }
    return rest.dropLast(rest.reversed().prefix { $0 == 0x20 || $0 == 0x09 }.count)
  }
}

/// The lines of a file.
package struct TextLines: Sequence, IteratorProtocol {
  /// A line with its number from 1, and whether a line end follows it.
  package struct Line {
    package let number: Int
    /// The range of the line with its end.
    package let range: Range<Int>
    /// The line without its end.
    package let bytes: ArraySlice<UInt8>
    package let hasEnd: Bool
  }

  private let bytes: [UInt8]
  private var at = 0
  private var number = 0

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  package mutating func next() -> Line? {
    guard at < bytes.count else { return nil }
    let start = at
    let end = bytes[start...].firstIndex(of: 0x0A)
    at = end.map { $0 + 1 } ?? bytes.count
    number += 1
    return Line(
      number: number, range: start..<at, bytes: Self.withoutReturn(bytes[start..<(end ?? bytes.count)]),
      hasEnd: end != nil)
  }

  /// The line without the CR of a CR LF line end.
  private static func withoutReturn(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    line.last == 0x0D ? line.dropLast() : line
  }

  /// The first line without a byte order mark.
  package static func withoutMarks(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    line.starts(with: [0xEF, 0xBB, 0xBF]) ? line.dropFirst(3) : line
  }
}
