import Reckon

/// A help topic that no row of another table covers, with examples that are also tests.
package struct HelpTopic: Sendable {
  package let name: String
  /// Alternative names.
  package let otherNames: [String]
  package let summary, text: Phrase
  package let examples: [Example]

  /// A topic.
  ///
  /// - Parameters:
  ///   - text: blank lines separate paragraphs; other line ends are spaces.
  ///   - examples: the result is the prompt's output without a name before `=` and without ≈, or the name of an error's
  ///     kind.
  init(_ name: String, also otherNames: [String] = [], _ summary: Phrase, _ text: Phrase, _ examples: [Example]) {
    self.name = name
    self.otherNames = otherNames
    (self.summary, self.text) = (summary.keyed(.topic, name), text.keyed(.topicText, name))
    self.examples = examples
  }

  /// The paragraphs, not wrapped yet.
  package var paragraphs: [String] {
    text.description.split(separator: "\n\n").map { String($0).replacing("\n", with: " ") }
  }

  var page: HelpPage {
    HelpPage(name, "\(summary)", paragraphs.map { .text($0) } + [.examples(examples.map(\.expression))])
  }
}
