import Foundation

/// The article that lists the kinds of errors, from the comments of `FormulaError.Kind`.
enum ErrorText {
  /// The article's path in the package.
  static let path = "Sources/Reckon/Reckon.docc/ErrorKinds.md"

  private static let source = "Sources/ReckonCatalogue/Errors/FormulaError.swift"

  static func article(root: URL) throws -> String {
    let text = try String(contentsOf: root.appending(path: source), encoding: .utf8)
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
    var rows: [String] = []
    var comment: [Substring] = []
    var isInside = false
    for line in lines {
      if line.hasPrefix("public enum ") { isInside = line.hasPrefix("public enum Kind") }
      guard isInside else { continue }
      if line.hasPrefix("/// ") {
        comment.append(line.dropFirst(4))
      } else if line.hasPrefix("// ") {
        rows.append("\n## \(line.dropFirst(3))\n\n| case | meaning |\n|---|---|")
      } else if line.hasPrefix("case ") {
        rows.append("| `\(line.dropFirst(5))` | \(comment.joined(separator: " ")) |")
        comment = []
      }
    }
    return """
      # Kinds of errors

      Every case of `FormulaError.Kind`, by the stage that finds it.

      ## Overview

      `swift run generate-documents` writes this article from the comments of the cases, and a test fails when it is out of date. <doc:Errors> shows
      how to catch errors. A `Phrase` is a message in the language of the reader; `description` is its text.
      \(rows.joined(separator: "\n"))

      """
  }
}
