/// The first line of each file: `reckon history 1`, or `reckon history 1.2` for the second extension of version 1.
///
/// A newer minor version may add lines and fields, which are preserved. A newer major version is incompatible, and its
/// files are not modified.
package struct FormatHeader: Hashable, Sendable {
  /// The meaning of the line to a program that writes version 1.
  package enum Reading: Hashable, Sendable {
    case current
    case newerMinor
    case newerMajor
    /// Not a header line.
    case wrong
  }

  /// The subject of the file: `history`.
  package let subject: String

  package init(subject: String) { self.subject = subject }

  /// The first line of a new file.
  package var line: String { "reckon \(subject) 1" }

  /// The line with its line end.
  package var beginning: [UInt8] { Array("\(line)\n".utf8) }

  /// The error of a file that does not begin with such a line.
  package func damage(of file: [UInt8]) -> Phrase {
    file.isEmpty ? Phrase("itIsEmpty", "it is empty") : Phrase("itDoesNotBegin", "it does not begin with “\(line)”")
  }

  /// Parses a file's first line.
  package func read(file: [UInt8]) -> Reading {
    var lines = TextLines(file)
    return lines.next().map { read($0.bytes) } ?? .wrong
  }

  package func read(_ line: ArraySlice<UInt8>) -> Reading {
    let words = TextLines.withoutMarks(line).split(separator: UInt8(ascii: " "))
    guard words.count == 3, words[0].elementsEqual("reckon".utf8), words[1].elementsEqual(subject.utf8) else {
      return .wrong
    }
    let numbers = words[2].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).map {
      CivilDate.number($0)
    }
    guard numbers.count <= 2, let major = numbers[0], let minor = numbers.count == 2 ? numbers[1] : 0, major > 0 else {
      return .wrong
    }
    return major > 1 ? .newerMajor : minor > 0 ? .newerMinor : .current
  }
}
