import Reckon

/// A help entry: a row of one of the tables, or a topic.
package struct HelpEntry: Sendable {
  /// The kind of an entry, in listing order.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case topic, definition, function, `operator`, constant, unit, command, setting

    /// The plural.
    var plural: Phrase {
      switch self {
      case .topic: "topics"
      case .definition: "definitions"
      case .function: "functions"
      case .operator: "operators"
      case .constant: "constants"
      case .unit: "units"
      case .command: "commands"
      case .setting: "settings"
      }
    }
  }

  package let kind: Kind
  /// Its names; the first one is displayed.
  package let names: [String]
  private let makeSummary: @Sendable () -> Phrase
  /// Names in everyday language and in other programs, separated by commas.
  let keywords: String
  package let page: @Sendable () -> HelpPage

  package init(
    _ kind: Kind, _ names: [String], _ summary: @autoclosure @escaping @Sendable () -> Phrase, keywords: String = "",
    page: @escaping @Sendable () -> HelpPage
  ) {
    self.kind = kind
    self.names = names
    makeSummary = summary
    self.keywords = keywords
    self.page = page
  }

  package var name: String { names[0] }

  /// A one-line summary in the current language.
  package var summary: String { makeSummary().description }

  /// The summary as a sentence.
  var summarySentence: Phrase { makeSummary() }
}
