import Reckon
import ReckonCalculator
import ReckonTerminal

/// The help entries: the rows of the tables, and the shell commands provided by the tool.
package struct HelpIndex: Sendable {
  /// The tool's commands, by name.
  private let toolCommands: [HelpEntry]
  /// Further topics of the tool.
  private let toolTopics: [HelpEntry]

  package init(toolCommands: [HelpEntry] = [], toolTopics: [HelpEntry] = []) {
    (self.toolCommands, self.toolTopics) = (toolCommands, toolTopics)
  }

  package static let entries: [HelpEntry] = topics + functions + operators + constants + units + commands + settings

  package static func entries(_ kind: HelpEntry.Kind) -> [HelpEntry] { entries.filter { $0.kind == kind } }

  /// The entries of a name, possibly a unit with a prefix.
  package static func entries(named name: String) -> [HelpEntry] {
    let found = entries.filter { $0.names.contains(name) }
    if !found.isEmpty { return found }
    return derivedEntries(named: name)
  }

  /// The entries with a word in their name or summary, ignoring case.
  package static func entries(mentioning word: String, among entries: [HelpEntry] = entries) -> [HelpEntry] {
    let word = word.lowercased()
    return entries.filter { entry in
      entry.names.contains { $0.lowercased().contains(word) } || entry.summary.lowercased().contains(word)
    }
  }

  /// Names for completion: those of topics, or all.
  func completions(showsAll: Bool) -> [(String, String)] {
    ((showsAll ? Self.entries : Self.topics) + toolTopic).map { ($0.name, $0.summary) }
  }

  /// The list of the tool's commands.
  private var toolTopic: [HelpEntry] {
    toolCommands.isEmpty
      ? []
      : toolTopics + [
        Self.list("reckon", Phrase("whatReckonDoesInAShell", "reckon's commands in a shell")) { [toolCommands] in
          toolCommands.map { .init("reckon \($0.name)", $0.summary) }
        }
      ]
  }

  /// The page of a tool command, given as `eval` or `reckon eval`.
  private func toolPage(_ text: String) -> HelpPage? {
    let name = text.hasPrefix("reckon ") ? String(text.dropFirst(7)) : text
    return (toolCommands + toolTopic).first { $0.name == name }?.page()
  }

  /// The help pages for some words. `reckon help` and `:help` know the same ones; if a name is also a tool command,
  /// each shows its own first.
  ///
  /// - Parameters:
  ///   - inShell: whether example lines are for a shell instead of the prompt.
  ///   - definitions: the current definitions, which shadow other entries of their names.
  package func pages(
    on text: String, inShell: Bool = false, definitions: [HelpEntry] = []
  ) throws(UsageError) -> [HelpPage] {
    let exact = definitions.filter { $0.name == text } + Self.entries(named: text)
    if exact.isEmpty, let page = toolPage(text) { return [page] }
    let known = Set(definitions.map(\.name))
    let books = Self.bookDefinitions(inShell: inShell).filter { !known.contains($0.name) }
    let found = Self.search(text, among: definitions + Self.entries + toolTopic + books).filter { entry in
      !exact.contains { $0.kind == entry.kind && $0.name == entry.name }
    }
    // Single letters and symbols occur in many unrelated lines.
    let isWord = text.count > 2 && text.unicodeScalars.allSatisfy(\.properties.isAlphabetic)
    let isPrefixedUnit =
      definitions.allSatisfy { $0.name != text } && !Self.entries.contains { $0.names.contains(text) }
    if !exact.isEmpty, !isPrefixedUnit || found.isEmpty {
      return exact.map { $0.page() } + (isWord ? Self.further(found, Self.relatedCount) : [])
    }
    // A word may be a unit with a prefix, as PV is the petavolt, but mean something else.
    if !found.isEmpty {
      return exact.map { $0.page() } + found.prefix(Self.shownCount).map(\.brief)
        + Self.further(found.dropFirst(Self.shownCount), Self.furtherCount)
    }
    let nearest = Suggestion.nearest(to: text, among: (definitions + Self.entries + toolCommands).flatMap(\.names))
    throw UsageError(
      "helpKnowsNothing",
      "help has nothing on \(FormulaError.Kind.shortened(text)); \(Suggestion.advice(nearest, otherwise: Phrase("listsItsTopics", "\(inShell ? "reckon -e :help" : ":help") lists its topics")))"
    )
  }

  /// The number of search results that are displayed with an example line.
  private static let shownCount = 5
  /// The number of further ones that are listed by name, below them and below the page of a name.
  private static let (furtherCount, relatedCount) = (12, 24)

  /// The names of further entries.
  private static func further(_ entries: some Sequence<HelpEntry>, _ count: Int) -> [HelpPage] {
    var names: [String] = []
    for entry in entries where !names.contains(entry.name) && names.count < count { names.append(entry.name) }
    return names.isEmpty ? [] : [HelpPage(Phrase("see also").description, "", [.names("", names)])]
  }
}
