import Reckon
import ReckonTerminal

extension PromptCommand {
  static let help = PromptCommand(
    "help", "[NAME]", "explains a function, an operator, a unit, a definition, a command or a topic, or finds a word",
    details: "Without a name it tells where to begin.", argument: .topic, examples: [":help", ":help sin", ":help :vars", ":help percent"]
  ) { repl, text in
    let definitions = HelpIndex.definitions(of: repl.session, books: repl.loadedBooks)
    let pages = try text.isEmpty ? [HelpIndex.overview] : repl.help.pages(on: text, definitions: definitions)
    try repl.write(repl.text(of: pages))
  }
}

extension HelpIndex {
  /// Where to begin, on one screen.
  static var overview: HelpPage {
    HelpPage(
      "reckon", Phrase("typeAnExpressionAndPress", "type an expression and press Enter").description,
      [
        .examples(["sin 30", "200 + 10%", "x = 3; x^2", "5 mile to km"]),
        .names("commands", PromptCommand.all.map { ":\($0.name)" }),
        .names("topics", HelpTopic.all.map(\.name) + ["operators", "constants", "functions", "units", "settings", "symbols", "keys"]),
        .names("functions", functionTopics.map(\.name)),
        .names("units", unitTopics.map(\.name)),
        .text(
          Phrase(
            "helpNAMEExplainsAnyOfThese",
            """
            :help NAME explains any of these, or a function, an operator, a unit; :help WORD finds a word. Tab completes what \
            you type.
            """
          ).description),
      ])
  }
}

extension REPL {
  /// Pages of help as the console shows them, in colours only on a terminal.
  func text(of pages: [HelpPage]) -> String { console.text(of: pages, colorDepth) }
}

extension Console {
  /// Pages of help as wide as the terminal.
  package func text(of pages: [HelpPage], _ depth: ColorDepth = .none) -> String {
    let width = outputIsTerminal ? TerminalSize(descriptor: 1, environment: environment).columns : 80
    return pages.map { $0.text(width: width, depth) }.joined(separator: "\n\n")
  }
}
