import ReckonCalculator

/// The text of a prompt's journal.
///
/// ```
/// reckon session 1
/// start	2026-11-27T22:15:30Z	deg	exact
/// run	2026-11-27T22:15:34.120Z		1	x = 3
/// ```
///
/// Behind the header stands a line for each entry, the oldest first: its fields between tabs, each escaped as
/// ``EscapedText`` says. What the fields are is for whoever writes them to know.
package enum JournalDocument {
  private static let header = FormatHeader(subject: "session")

  package struct Reading: Sendable {
    /// The fields of each entry that could be read, with the number of its line.
    package var entries: [(line: Int, fields: [String])] = []
    /// Whether the file is of a newer major version.
    package var isNewer = false
    /// The error in the first damaged line: "line 3 is no text".
    package var damage: Phrase?
  }

  /// - Complexity: O(bytes).
  package static func read(_ bytes: [UInt8]) -> Reading {
    var reading = Reading()
    switch header.read(file: bytes) {
    case .newerMajor:
      reading.isNewer = true
      return reading
    case .wrong: reading.damage = header.damage(of: bytes)
    case .current, .newerMinor: break
    }
    for line in TextLines(bytes) where line.number > 1 {
      // What a crash of the machine cuts off has no end, and may be another entry than the one that was meant.
      let fields =
        line.hasEnd
        ? line.bytes.split(separator: 0x09, omittingEmptySubsequences: false).map { EscapedText.decode($0) } : [nil]
      let texts = fields.compactMap { $0 }
      if texts.count == fields.count {
        reading.entries.append((line.number, texts))
      } else {
        reading.damage =
          reading.damage
          ?? (line.hasEnd
            ? Phrase("lineIsNoText", "line \(line.number) is not text")
            : Phrase("lineHasNoEnd", "line \(line.number) has no end"))
      }
    }
    return reading
  }

  /// The line of an entry.
  package static func line(_ fields: [String]) -> [UInt8] {
    var bytes = Array(fields.map { EscapedText.encode($0) }.joined(separator: "\t").utf8)
    bytes.append(0x0A)
    return bytes
  }

  /// The bytes at the beginning of a file.
  package static var beginning: [UInt8] { header.beginning }
}
