/// The first line of each file: `reckon history 1`, or `reckon history 1.2` for the second addition to version 1.
///
/// A newer minor version may add lines and fields, which are kept as they are. A newer major version means something else, and is not touched.
struct FormatHeader: Hashable, Sendable {
  /// What the line says to a program that writes version 1.
  enum Reading: Hashable, Sendable {
    case current
    case newerMinor
    case newerMajor
    /// It is no such line.
    case wrong
  }

  /// What the file holds: `history`.
  let subject: String

  /// The line that begins a new file.
  var line: String { "reckon \(subject) 1" }

  func read(_ line: ArraySlice<UInt8>) -> Reading {
    let words = TextLines.withoutMarks(line).split(separator: UInt8(ascii: " "))
    guard words.count == 3, words[0].elementsEqual("reckon".utf8), words[1].elementsEqual(subject.utf8) else { return .wrong }
    let numbers = words[2].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).map { CivilDate.number($0) }
    guard numbers.count <= 2, let major = numbers[0], let minor = numbers.count == 2 ? numbers[1] : 0, major > 0 else { return .wrong }
    return major > 1 ? .newerMajor : minor > 0 ? .newerMinor : .current
  }
}

/// The lines of a file.
struct TextLines: Sequence, IteratorProtocol {
  /// A line with its number from 1, and whether a line end followed it.
  struct Line {
    let number: Int
    /// The line and its end.
    let range: Range<Int>
    /// The line without its end.
    let bytes: ArraySlice<UInt8>
    let hasEnd: Bool
  }

  private let bytes: [UInt8]
  private var at = 0
  private var number = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> Line? {
    guard at < bytes.count else { return nil }
    let start = at
    let end = bytes[start...].firstIndex(of: 0x0A)
    at = end.map { $0 + 1 } ?? bytes.count
    number += 1
    return Line(number: number, range: start..<at, bytes: Self.withoutReturn(bytes[start..<(end ?? bytes.count)]), hasEnd: end != nil)
  }

  /// A line of an editor that ends lines in CR LF.
  private static func withoutReturn(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> { line.last == 0x0D ? line.dropLast() : line }

  /// The first line without a byte-order mark.
  static func withoutMarks(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    line.starts(with: [0xEF, 0xBB, 0xBF]) ? line.dropFirst(3) : line
  }
}
