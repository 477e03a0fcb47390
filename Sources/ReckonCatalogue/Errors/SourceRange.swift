/// A stretch of a formula's source text, as half-open byte offsets into its UTF-8 form.
public struct SourceRange: Hashable, Sendable, BitwiseCopyable {
  package let lower: UInt32
  package let upper: UInt32

  /// The offset of the first byte.
  public var start: Int { Int(lower) }
  /// The offset just past the last byte.
  public var end: Int { Int(upper) }

  /// Makes a range of a text, which is of less than 4 GiB.
  package init(start: Int, end: Int) {
    guard start <= end, let lower = UInt32(exactly: start), let upper = UInt32(exactly: end) else {
      preconditionFailure("a range lies in a text of less than 4 GiB")
    }
    (self.lower, self.upper) = (lower, upper)
  }

  /// The range in a text that was the source, for marking it there; `nil` where it lies beyond the text or within a
  /// character of UTF-8.
  ///
  /// A text that is not a native Swift string is scanned from its start: O(n).
  public func range(in text: String) -> Range<String.Index>? {
    let bytes = text.utf8
    guard
      let lower = bytes.index(bytes.startIndex, offsetBy: start, limitedBy: bytes.endIndex),
      let upper = bytes.index(lower, offsetBy: end - start, limitedBy: bytes.endIndex),
      let first = String.Index(lower, within: text.unicodeScalars),
      let last = String.Index(upper, within: text.unicodeScalars)
    else { return nil }
    return first..<last
  }

  /// Whether another range lies within this one.
  package func contains(_ other: SourceRange) -> Bool { lower <= other.lower && other.upper <= upper }

  /// The smallest range that holds both.
  package func union(_ other: SourceRange) -> SourceRange {
    SourceRange(start: Int(min(lower, other.lower)), end: Int(max(upper, other.upper)))
  }
}

/// A piece of source text together with what to call it in messages.
public struct SourceText: Hashable, Sendable {
  /// The text's own name: a file's path, the name of a stored definition, or `nil` for text that was typed.
  public let name: String?
  /// The text itself.
  public let text: String
  /// The number of the text's first line in the file that it was taken from; 1 for a text that is all of its file.
  public let firstLine: Int

  /// A text as messages quote it.
  public init(_ text: String, name: String? = nil, firstLine: Int = 1) {
    self.text = text
    self.name = name
    self.firstLine = firstLine
  }

  /// The one-based line, in the whole file, and the column at which a byte offset lies. Columns count user-perceived
  /// characters. An offset before the text is its beginning, one behind it its end.
  ///
  /// - Complexity: O(offset).
  public func position(of offset: Int) -> (line: Int, column: Int) {
    let line = lineRange(around: offset)
    var number = firstLine
    for byte in text.utf8.prefix(line.lowerBound) where byte == 0x0A { number &+= 1 }
    let column = offset > line.lowerBound ? offset - line.lowerBound : 0
    let before = String(decoding: text.utf8.dropFirst(line.lowerBound).prefix(column), as: UTF8.self)
    return (number, before.count + 1)
  }

  /// The byte offsets of the line that holds an offset, without its line end, which is LF or CRLF.
  func lineRange(around offset: Int) -> Range<Int> {
    let bytes = text.utf8
    var start = 0
    var end = bytes.count
    for (index, byte) in bytes.enumerated() where byte == 0x0A {
      if index < offset {
        start = index + 1
      } else {
        end = index
        break
      }
    }
    let isAfterReturn = end > start && bytes[bytes.index(bytes.startIndex, offsetBy: end - 1)] == 0x0D
    return start..<max(start, isAfterReturn ? end - 1 : end)
  }
}
