import Reckon

/// What the language and the prompt do that no row of another table says: a text of help with examples that are run as tests.
package struct HelpTopic: Sendable {
  package let name: String
  /// What else people look for it by.
  package let otherNames: [String]
  package let summary: String
  /// Each to be broken into lines as wide as the window.
  package let paragraphs: [String]
  package let examples: [Example]

  /// A topic.
  ///
  /// - Parameters:
  ///   - text: blank lines separate paragraphs; other line ends are blanks.
  ///   - examples: the result is what the prompt shows but for a name before `=` and for ≈, or the name of an error's kind.
  init(_ name: String, also otherNames: [String] = [], _ summary: String, _ text: String, _ examples: [Example]) {
    self.name = name
    self.otherNames = otherNames
    self.summary = summary
    paragraphs = text.split(separator: "\n\n").map { String($0).replacing("\n", with: " ") }
    self.examples = examples
  }

  var page: HelpPage { HelpPage(name, summary, paragraphs.map { .text($0) } + [.examples(examples.map(\.expression))]) }
}
