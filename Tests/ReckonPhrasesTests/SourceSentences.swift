import Foundation

/// A string literal of the sources.
struct SourceLiteral {
  var file: String { String(path.split(separator: "/").last ?? "") }
  /// The path of its file in `Sources`.
  let path: String
  /// The line that it begins in.
  let line: Int
  /// Its text as ``Phrase/sentence`` gives it: with `{}` in place of each interpolation.
  let text: String
  /// The key that stands before it, as in `Phrase("key", "text")`.
  let key: String?
  /// Whether it is a phrase without a key: `Phrase("text")`.
  let isWord: Bool
}

/// The sentences in string literals of the sources.
enum SourceSentences {
  /// The folder of the package.
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// All literals of the Swift files of `Sources` but the programs that write sources.
  static let literals: [SourceLiteral] = files.flatMap { file in
    var reader = LiteralReader(file.path, file.text)
    return reader.literals()
  }

  /// The nouns that are counted, as in `\(count, of: "item")`.
  static let countedNouns: Set<String> = Set(
    files.flatMap { $0.text.matches(of: /, of: "([a-z ]+)"\)/).map { String($0.1) } })

  /// The text of a file, by its path in `Sources`.
  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: "Sources").appending(path: path), encoding: .utf8)
  }

  private static let files: [(path: String, text: String)] = {
    let base = root.appending(path: "Sources")
    let found =
      FileManager.default.enumerator(at: base, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
    let files = found.filter { file in
      file.pathExtension == "swift" && !["/ReckonPhrases/Korean/", "/generate-"].contains { file.path.contains($0) }
    }
    return files.sorted { $0.path < $1.path }.map { file in
      (String(file.path.dropFirst(base.path.count + 1)), (try? String(contentsOf: file, encoding: .utf8)) ?? "")
    }
  }()
}

/// Reads the string literals of a Swift file, those within interpolations too.
private struct LiteralReader {
  /// Functions whose first argument is the key of the second.
  static let makers = [
    "Phrase", "UsageError", "InputOutputError", "RateTableError", "StorageError", "damaged", "failure", "failNumber",
    "impossible",
    "problem",
  ]

  private let path: String
  private let text: [UInt8]
  private var at = 0
  private var found: [SourceLiteral] = []
  /// The range and the text of the literal before.
  private var last: (start: Int, end: Int, text: String) = (0, 0, "")

  init(_ path: String, _ text: String) { (self.path, self.text) = (path, Array(text.utf8)) }

  mutating func literals() -> [SourceLiteral] {
    while at < text.count {
      if starts("//") {
        while at < text.count, text[at] != UInt8(ascii: "\n") { at += 1 }
      } else if opensLiteral {
        readLiteral()
      } else {
        at += 1
      }
    }
    return found
  }

  private func starts(_ word: String, at index: Int? = nil) -> Bool { text[(index ?? at)...].starts(with: word.utf8) }

  private var opensLiteral: Bool {
    starts("\"") || starts("#") && text[at...].first { $0 != UInt8(ascii: "#") } == UInt8(ascii: "\"")
  }

  private mutating func readLiteral() {
    let (start, before) = (at, last)
    while starts("#") { at += 1 }
    let hashes = String(repeating: "#", count: at - start)
    let isBlock = starts("\"\"\"")
    let quote = isBlock ? "\"\"\"" : "\""
    at += quote.utf8.count
    var content: [UInt8] = []
    while at < text.count, !starts(quote + hashes) {
      guard starts("\\" + hashes) else {
        content.append(text[at])
        at += 1
        continue
      }
      at += 1 + hashes.utf8.count
      switch text[at] {
      case UInt8(ascii: "("):
        readInterpolation()
        content += Array("{}".utf8)
        continue
      case UInt8(ascii: "n"): content.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "\n"):
        while at + 1 < text.count, text[at + 1] == UInt8(ascii: " ") { at += 1 }
      case UInt8(ascii: "u"):
        let digits = String(decoding: text[(at + 2)...].prefix { $0 != UInt8(ascii: "}") }, as: UTF8.self)
        content += Array(String(UInt32(digits, radix: 16).flatMap { Unicode.Scalar($0) } ?? " ").utf8)
        at += digits.utf8.count + 2
      case let other: content.append(other)
      }
      at += 1
    }
    at += quote.utf8.count + hashes.utf8.count
    add(isBlock ? Self.lines(of: content) : String(decoding: content, as: UTF8.self), from: start, behind: before)
  }

  /// The text of a literal of several lines, without the indentation of its last.
  private static func lines(of content: [UInt8]) -> String {
    let lines = String(decoding: content, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    let indentation = lines.last?.count ?? 0
    return lines.dropFirst().dropLast().map { $0.dropFirst(min(indentation, $0.prefix { $0 == " " }.count)) }.joined(
      separator: "\n")
  }

  private mutating func readInterpolation() {
    var depth = 0
    repeat {
      if opensLiteral {
        readLiteral()
        continue
      }
      if text[at] == UInt8(ascii: "(") { depth += 1 }
      if text[at] == UInt8(ascii: ")") { depth -= 1 }
      at += 1
    } while depth > 0 && at < text.count
  }

  private mutating func add(_ literal: String, from start: Int, behind last: (start: Int, end: Int, text: String)) {
    let line = text[..<start].count { $0 == UInt8(ascii: "\n") } + 1
    let before = beforeBlanks(start)
    var key: String?
    if before > 0, text[before - 1] == UInt8(ascii: ","), beforeBlanks(before - 1) == last.end, isMade(last.start) {
      key = last.text
    }
    let lineStart = text[..<start].lastIndex(of: UInt8(ascii: "\n")) ?? 0
    let isInternal = String(decoding: text[lineStart..<start], as: UTF8.self).contains("precondition")
    if !isInternal {
      let isWord =
        beforeBlanks(at, forwards: true) < text.count && text[beforeBlanks(at, forwards: true)] == UInt8(ascii: ")")
      found.append(
        SourceLiteral(
          path: path, line: line, text: literal, key: key, isWord: isWord && isMade(start, by: ["Phrase"]) && key == nil
        ))
    }
    self.last = (start, at, literal)
  }

  private func beforeBlanks(_ index: Int, forwards: Bool = false) -> Int {
    var index = index
    let blanks: Set<UInt8> = [UInt8(ascii: " "), UInt8(ascii: "\n")]
    if forwards {
      while index < text.count, blanks.contains(text[index]) { index += 1 }
    } else {
      while index > 0, blanks.contains(text[index - 1]) { index -= 1 }
    }
    return index
  }

  /// Whether a literal is the first argument of one of the functions that make sentences.
  private func isMade(_ start: Int, by makers: [String] = makers) -> Bool {
    let open = beforeBlanks(start)
    guard open > 0, text[open - 1] == UInt8(ascii: "(") else { return false }
    return makers.contains { text[..<(open - 1)].suffix($0.utf8.count).elementsEqual($0.utf8) }
  }
}
