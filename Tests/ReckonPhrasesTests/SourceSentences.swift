import Foundation

/// The sentences in string literals of the sources, as ``Phrase/sentence`` gives them: with `{}` in place of each interpolation.
enum SourceSentences {
  /// The folder of the package.
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// All literals with at least two words behind each other, of the Swift files in folders of `Sources`, each with its file.
  static func sentences(in folders: [String]) throws -> [(file: String, sentence: String)] {
    var found: [(String, String)] = []
    for (file, lines) in try sources(in: folders) {
      for line in lines where !isInternal(line) {
        var reader = LiteralReader(Array(line))
        for literal in reader.literals() where literal.contains(/[a-z]+ [a-z]+/) { found.append((file, literal)) }
      }
    }
    return found
  }

  /// The lines of the Swift files in folders of `Sources`, by the files' names.
  private static func sources(in folders: [String]) throws -> [(file: String, lines: [Substring])] {
    try folders.flatMap { folder in
      let base = root.appending(path: "Sources").appending(path: folder)
      let files = FileManager.default.enumerator(at: base, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
      return try files.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }.map {
        ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8).split(separator: "\n"))
      }
    }
  }

  /// The sentences of errors of use, and of reading and writing: the first literal behind the error's name, on its line or the next.
  static func toolErrors(in folders: [String]) throws -> [(file: String, sentence: String)] {
    var found: [(String, String)] = []
    for (file, lines) in try sources(in: folders) {
      for (before, line) in zip([""] + lines, lines) {
        let opens = before.hasSuffix("UsageError(") || before.hasSuffix("InputOutputError(")
        guard opens || line.contains("UsageError(\"") || line.contains("InputOutputError(\"") else { continue }
        let start = opens ? line.startIndex : line.firstRange(of: "Error(\"")?.lowerBound ?? line.startIndex
        var reader = LiteralReader(Array(line[start...]))
        // A literal within another one comes before it.
        guard let sentence = reader.literals().last, sentence.contains(/[a-z]+ [a-z]+/) else { continue }
        found.append((file, sentence))
      }
    }
    return found
  }

  /// Comments, and what only developers see.
  private static func isInternal(_ line: Substring) -> Bool {
    let code = line.drop { $0 == " " }
    return code.hasPrefix("//") || code.contains("preconditionFailure(") || code.contains("precondition(")
  }
}

/// Reads the string literals of a line, those within interpolations too.
private struct LiteralReader {
  private let text: [Character]
  private var at = 0
  private var found: [String] = []

  init(_ text: [Character]) { self.text = text }

  mutating func literals() -> [String] {
    while at < text.count {
      if text[at] == "\"" { readLiteral() } else { at += 1 }
      if at + 1 < text.count, text[at] == "/", text[at + 1] == "/" { break }
    }
    return found
  }

  private mutating func readLiteral() {
    var literal = ""
    at += 1
    while at < text.count, text[at] != "\"" {
      guard text[at] == "\\", at + 1 < text.count else {
        literal.append(text[at])
        at += 1
        continue
      }
      at += 2
      switch text[at - 1] {
      case "(":
        readInterpolation()
        literal += "{}"
      case "n": literal += "\n"
      case "t": literal += "\t"
      case "u":
        let digits = text[at...].dropFirst().prefix { $0 != "}" }
        literal.unicodeScalars.append(UInt32(String(digits), radix: 16).flatMap { Unicode.Scalar($0) } ?? " ")
        at += digits.count + 2
      case let other: literal.append(other)
      }
    }
    at += 1
    found.append(literal)
  }

  private mutating func readInterpolation() {
    var depth = 1
    let start = at
    while at < text.count, depth > 0 {
      switch text[at] {
      case "\"": readLiteral()
      case "(":
        depth += 1
        at += 1
      case ")":
        depth -= 1
        at += 1
      default: at += 1
      }
    }
    // `\(count, of: "item")` is a sentence of its own.
    if let noun = String(text[start..<at]).firstMatch(of: /of: "([a-z ]+)"\)$/) { found.append("{} \(noun.1)") }
  }
}
