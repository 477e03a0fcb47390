/// A test made from the Swift code of a document.
///
/// All blocks of a document are one function, so that later ones use the names of earlier ones. A comment that begins
/// like a value is checked against the value of its line, `// throws` against the error that the line throws, and
/// comments under code that prints against its output. Other comments are prose.
struct SnippetText {
  let document: String
  /// The document's name without folder and extension.
  let name: String
  private var imports: [String] = []
  private var lines: [String] = []

  init(_ document: String, _ text: String) {
    self.document = document
    name = String(document.split(separator: "/").last?.dropLast(3) ?? "")
    var isInside = false
    var block: [(number: Int, text: String)] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("```") {
        if isInside { add(block) }
        isInside = line == "```swift"
        block = []
      } else if isInside {
        block.append((index + 1, String(line)))
      }
    }
  }

  /// The test's source; `nil` where the document has no Swift code.
  var test: String? {
    if lines.isEmpty { return nil }
    let named = imports.contains { $0.hasPrefix("import Reckon") } ? imports : imports + ["import Reckon"]
    let modules = Set(named + ["import Testing"]).sorted().joined(separator: "\n")
    return """
      // Written by `swift run generate-documents` from \(document); not to be edited.

      \(modules)

      struct \(name)Snippets {
        @Test("the code of \(document) gives what its comments say")
        func run() throws {
          let page = SnippetPage("\(document)")
          func print(_ items: Any...) { page.print(items) }
      \(lines.map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n"))
        }
      }

      """
  }

  private mutating func add(_ block: [(number: Int, text: String)]) {
    /// Parentheses and brackets that are open.
    var open = 0
    /// Whether the last line of code printed, or ended a block that may have.
    var mayHavePrinted = false
    /// Whether the line is within a literal of several lines.
    var isLiteral = false
    for (index, (number, text)) in block.enumerated() {
      if isLiteral || text.hasSuffix("\"\"\"") {
        if text.contains("\"\"\"") { isLiteral.toggle() }
        lines.append(text)
        continue
      }
      let (code, comment) = Self.split(text)
      let trimmed = code.trimmed
      if trimmed.isEmpty {
        if let comment, mayHavePrinted {
          lines.append("page.printed(\(number), \(Self.literal(comment)))")
        } else {
          lines.append("")
        }
        continue
      }
      if trimmed.hasPrefix("import ") {
        imports.append(trimmed)
        continue
      }
      mayHavePrinted = trimmed.hasPrefix("print(") || trimmed == "}"
      let wasOpen = open > 0
      open += Self.balance(code, "([", ")]")
      let next = index + 1 < block.count ? Self.split(block[index + 1].text).code.trimmed : ""
      let isWhole =
        !wasOpen && open == 0 && Self.balance(code, "{", "}") == 0 && !next.hasPrefix(".") && !trimmed.hasPrefix(".")
      lines.append(contentsOf: isWhole ? Self.statement(code, comment, number) : [code])
    }
  }

  /// A statement that stands in one line, with the check of its comment.
  private static func statement(_ code: String, _ comment: String?, _ number: Int) -> [String] {
    let indentation = String(code.prefix { $0 == " " })
    let trimmed = code.trimmed
    let value = comment.flatMap { beginsLikeValue($0) ? literal($0) : nil }
    if trimmed.hasPrefix("print(") {
      return value.map { [code, "\(indentation)page.printed(\(number), \($0))"] } ?? [code]
    }
    if let comment, comment.hasPrefix("throws") {
      let message = comment.dropFirst(6).hasPrefix(":") ? String(comment.dropFirst(7)).trimmed : ""
      return ["\(indentation)page.fails(\(number), \(literal(message))) { _ = \(trimmed) }"]
    }
    for word in ["let ", "var "] where trimmed.hasPrefix(word) {
      let name = trimmed.dropFirst(4).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      return value.map { [code, "\(indentation)page.shows(\(number), \(name), \($0))"] } ?? [code]
    }
    let first = trimmed.prefix { $0.isLetter || $0 == "@" || $0 == "#" }
    let keywords = [
      "if", "for", "while", "do", "switch", "case", "return", "guard", "defer", "func", "struct", "class", "enum",
      "extension", "typealias",
      "throw",
      "break", "continue", "default", "package", "public", "private", "mutating", "init", "static", "else", "catch",
    ]
    // An assignment stands for itself.
    if trimmed.hasPrefix("}") || trimmed.hasPrefix("#") || keywords.contains(String(first)) || isAssignment(trimmed) {
      return [code]
    }
    let hasTry = trimmed.hasPrefix("try ")
    let expression = hasTry ? String(trimmed.dropFirst(4)) : trimmed
    let call = value.map { "page.shows(\(number), \(expression), \($0))" } ?? "page.ignore(\(expression))"
    return [indentation + (hasTry ? "try " : "") + call]
  }

  private static func isAssignment(_ code: String) -> Bool {
    let target = code.prefix { $0.isLetter || $0.isNumber || "_.[]\": ".contains($0) }
    return ["= ", "+= "].contains { code.dropFirst(target.count).hasPrefix($0) } && !target.hasPrefix("try ")
  }

  private static func beginsLikeValue(_ comment: String) -> Bool {
    if ["true", "false", "nil", "infinity", "nan"].contains(String(comment.prefix { $0.isLetter })) { return true }
    var rest = comment[...]
    if rest.hasPrefix("-") { rest = rest.dropFirst() }
    if rest.hasPrefix(".") { return rest.dropFirst().first?.isLetter == true }
    return rest.first.map { $0.isNumber || $0 == "\"" || $0 == "[" } ?? false
  }

  /// Splits a line into code and comment; `//` inside of a string literal belongs to the code.
  private static func split(_ line: String) -> (code: String, comment: String?) {
    var isQuoted = false
    var last: Character = " "
    var index = line.startIndex
    while index < line.endIndex {
      let character = line[index]
      if character == "\"", last != "\\" { isQuoted.toggle() }
      if !isQuoted, line[index...].hasPrefix("//") {
        return (String(line[..<index]).trimmedRight, String(line[index...].dropFirst(2)).trimmed)
      }
      last = character
      index = line.index(after: index)
    }
    return (line.trimmedRight, nil)
  }

  /// How many more opening than closing signs stand outside of string literals.
  private static func balance(_ code: String, _ opening: String, _ closing: String) -> Int {
    var isQuoted = false
    var last: Character = " "
    var balance = 0
    for character in code {
      if character == "\"", last != "\\" { isQuoted.toggle() }
      if !isQuoted { balance += (opening.contains(character) ? 1 : 0) - (closing.contains(character) ? 1 : 0) }
      last = character
    }
    return balance
  }

  private static func literal(_ text: String) -> String {
    var literal = ""
    for character in text { literal += character == "\"" || character == "\\" ? "\\\(character)" : "\(character)" }
    return "\"\(literal)\""
  }
}

extension String {
  fileprivate var trimmedRight: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  fileprivate var trimmed: String { String(trimmedRight.drop { $0 == " " }) }
}
