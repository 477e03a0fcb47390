import Foundation

/// The definitions of a book and their comments, which let it be found before it is loaded. A test compares it with the
/// books as they are read.
struct BookIndex {
  struct Definition {
    let name: String
    /// The name with its parameters, as it is called: `futureValue(amount, r, n)`.
    let head: String
    /// Its description, without the range, the source and the keywords.
    let summary: String
    /// Other names for it, separated by commas.
    let keywords: String
    /// A line that uses it; empty where the book has none.
    let example: String
  }

  /// The subject of the book: the first sentence of its first comment, after the title.
  let summary: String
  private(set) var definitions: [Definition] = []

  init(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let beginning = lines.prefix { $0.hasPrefix("#") }.map { $0.dropFirst(2) }.joined(separator: " ")
    let heading = beginning.replacing(#/^\w+: /#, with: "")
    let sentence = heading.firstRange(of: ". ").map { heading[..<$0.lowerBound] + "." } ?? heading[...]
    summary = sentence.prefix(1).uppercased() + sentence.dropFirst()
    var comment: [Substring] = []
    // Definitions that follow each other share the comment above the first one, but for its keywords.
    var isBehindDefinition = false
    for line in lines {
      // What the definition is in Excel is said behind it.
      if isBehindDefinition, let match = line.firstMatch(of: /# Excel's (.*)$/) { addKeywords(in: match.output.1) }
      if line.hasPrefix("#") {
        if isBehindDefinition { comment = [] }
        isBehindDefinition = false
        comment.append(line.dropFirst(2))
      } else if line.isEmpty {
        comment = []
        isBehindDefinition = false
      } else if let match = line.firstMatch(
        of: /^(?:parameter )?(`[^`]+`|[\p{L}_]\w*)(\([^=]*?\))?(?:: [^=]*?)?(?: =|$| where| #)/),
        !line.hasPrefix("import")
      {
        isBehindDefinition = true
        let written = String(match.output.1)
        let name = written.filter { $0 != "`" }
        let head = name + Self.withoutKinds(match.output.2 ?? "")
        definitions.append(definition(name, head, comment.joined(separator: " "), Self.example(of: written, lines)))
        comment.removeAll { $0.hasPrefix("Keywords: ") }
        if let match = line.firstMatch(of: /# Excel's (.*)$/) { addKeywords(in: match.output.1) }
      }
    }
  }

  /// Gives the last definition the names of functions that a remark behind it has.
  private mutating func addKeywords(in remark: Substring) {
    guard let last = definitions.popLast() else { return }
    let names = remark.matches(of: /\b[A-Z][A-Z0-9.]+\b/).map { String($0.output) }
    let keywords = ([last.keywords] + names).filter { !$0.isEmpty }.joined(separator: ", ")
    definitions.append(
      Definition(name: last.name, head: last.head, summary: last.summary, keywords: keywords, example: last.example))
  }

  private func definition(_ name: String, _ head: String, _ comment: String, _ example: String) -> Definition {
    let keywords = comment.firstMatch(of: /Keywords: (.*?)\.?$/).map { String($0.output.1) } ?? ""
    var summary = comment.replacing(/\s?(Range|Source|Keywords)[^:.]*:.*$/, with: "")
    if let other = summary.firstMatch(of: /^As described for (\w+) above/).flatMap({ match in
      definitions.first { $0.name == match.output.1 }
    }) {
      summary = other.summary
    }
    return Definition(name: name, head: head, summary: summary, keywords: keywords, example: example)
  }

  /// Parameters in brackets without what stands behind their colons.
  private static func withoutKinds(_ parameters: Substring) -> String {
    var (result, depth, isKind) = ("", 0, false)
    for character in parameters {
      if character == ")" { depth -= 1 }
      if isKind, depth == 1 && character == "," || depth == 0 { isKind = false }
      if character == ":", depth == 1 { isKind = true }
      if !isKind { result.append(character) }
      if character == "(" { depth += 1 }
    }
    return result
  }

  /// The first example that calls a function, or gives the names that a value needs.
  private static func example(of name: String, _ lines: [Substring]) -> String {
    for line in lines where line.hasPrefix("> ") && !line.hasSuffix("= error") {
      // In a conversation an angle in degrees is a plain number, which no parameter with a unit takes.
      if line.contains(/= [\d.]+°;/) { continue }
      guard let end = line.ranges(of: " = ").last?.lowerBound, let place = line.range(of: name) else { continue }
      let before = line[..<place.lowerBound].last.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
      let after = line[place.upperBound...].first.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
      if !before, !after, place.lowerBound < end { return String(line[..<end].dropFirst(2)) }
    }
    return ""
  }
}
