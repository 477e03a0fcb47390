import ReckonCalculator

/// The text of a file of lines that were entered at the prompt.
///
/// ```
/// reckon prompt-history 1
/// 2 + 3
/// area(r) =\n  π r^2
/// ```
///
/// Behind the header stands a line for each that was entered, the oldest first, escaped as ``EscapedText`` says. Blank
/// lines do not count.
package enum LineHistoryDocument {
  private static let header = FormatHeader(subject: "prompt-history")

  package struct Reading: Sendable {
    package var lines: [String] = []
    /// Whether the file is of a newer major version.
    package var isNewer = false
    /// The error in the first damaged line: "line 3 is no text".
    package var damage: Phrase?
  }

  /// - Complexity: O(bytes).
  package static func read(_ bytes: [UInt8]) -> Reading {
    var reading = Reading()
    let version = header.read(file: bytes)
    switch version {
    case .newerMajor:
      reading.isNewer = true
      return reading
    case .wrong: reading.damage = header.damage(of: bytes)
    case .current, .newerMinor: break
    }
    for line in TextLines(bytes) where !line.bytes.isEmpty && (line.number > 1 || version == .wrong) {
      if let text = EscapedText.decode(line.bytes) {
        if text != reading.lines.last { reading.lines.append(text) }
      } else if version != .newerMinor {
        reading.damage = reading.damage ?? Phrase("lineIsNoText", "line \(line.number) is not text")
      }
    }
    return reading
  }

  /// Lines as they are written.
  static func text(of lines: [String]) -> [UInt8] {
    var bytes: [UInt8] = []
    for line in lines {
      bytes += EscapedText.encode(line).utf8
      bytes.append(0x0A)
    }
    return bytes
  }

  /// A whole file.
  package static func file(of lines: [String]) -> [UInt8] { header.beginning + text(of: lines) }

  /// A file with the header and the newest lines of another.
  ///
  /// - Parameter size: the most bytes of it.
  package static func newest(_ limit: Int, of bytes: [UInt8], size: Int) -> (bytes: [UInt8], count: Int) {
    let lines = TextLines(bytes).filter { $0.number == 1 || !$0.bytes.isEmpty }
    guard let first = lines.first else { return (file(of: []), 0) }
    var kept = 0
    var total = first.range.count
    for line in lines.dropFirst().reversed().prefix(limit) {
      total += line.range.count
      if total > size { break }
      kept += 1
    }
    var result = Array(bytes[first.range])
    for line in lines.suffix(kept) { result += bytes[line.range] }
    return (result, kept)
  }
}
