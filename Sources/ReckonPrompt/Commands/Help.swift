import Reckon
import ReckonCalculator
import ReckonStorage
import ReckonSystem
import ReckonTerminal

extension PromptCommand {
  static let help = PromptCommand(
    "help", "[NAME]", "explains a function, an operator, a unit, a definition, a command or a topic, or finds a word",
    details: "Without a name it shows where to begin.", argument: .topic,
    examples: [":help", ":help sin", ":help :vars", ":help percent"]
  ) { repl, text in
    let definitions = HelpIndex.definitions(of: repl.session, books: repl.loadedBooks)
    let pages = try text.isEmpty ? [HelpIndex.overview] : repl.help.pages(on: text, definitions: definitions)
    try repl.show(pages)
  }

  static let functions = PromptCommand(
    "functions", "[TOPIC or WORD]", "lists the built-in functions: all, those of a topic, or those with a word",
    examples: [":functions", ":functions rounding", ":functions angle"]
  ) { repl, text in
    let all = HelpIndex.functions
    let found =
      Function.Topic(rawValue: text).map { HelpIndex.functions(of: $0) }
      ?? HelpIndex.entries(mentioning: text).filter { $0.kind == .function }
    if text.isEmpty { return try repl.show(HelpIndex.entries(named: "functions").map { $0.page() }) }
    guard !found.isEmpty else {
      let word = FormulaError.Kind.shortened(text)
      let nearest = Suggestion.nearest(to: text, among: all.flatMap(\.names) + Function.Topic.allCases.map(\.rawValue))
      throw UsageError(
        "noFunctionHasToDo",
        "no function has to do with \(word); \(Suggestion.advice(nearest, otherwise: Phrase("functionsListsAll", ":functions lists all")))"
      )
    }
    try repl.show([
      HelpPage("functions", text, [.rows(found.map { .init($0.names.joined(separator: "  "), $0.summary) })])
    ])
  }

  static let quit = PromptCommand("quit", "", "quits; Ctrl-D does too", examples: [":quit"]) { repl, _ in
    repl.isDone = true
  }

  static let history = PromptCommand(
    "history", "[COUNT or WORD]", "lists lines entered at the prompt, the newest last",
    details: """
      Shows lines of all prompts, 20 unless a number says how many; a word selects those that contain it. ↑ recalls
      lines, and Ctrl-R searches them. Lines that begin with a space are not stored.
      """, examples: ["2 + 3", ":history", ":history 5", ":history sin"]
  ) { repl, text in
    var history = CalculatorFiles(environment: repl.console.environment).lines()
    let lines = history.read()
    for message in history.messages { repl.console.report(Phrase(verbatim: message)) }
    let count = text.isEmpty ? 20 : Int(text)
    if let count, count < 1 {
      throw UsageError("historyTakesANumberFrom1", "history takes a number from 1, or a word: :history 50")
    }
    let all = Array(lines.enumerated())
    let word = text.lowercased()
    let chosen = count.map { Array(all.suffix($0)) } ?? all.filter { $0.element.lowercased().contains(word) }
    if chosen.isEmpty, repl.isInteractive {
      return try repl.say(
        lines.isEmpty
          ? Phrase("noLineHasBeenKeptYet", "no line has been stored yet")
          : Phrase("noLine", "no line contains \(FormulaError.Kind.shortened(text))"))
    }
    let width = "\(chosen.last.map { $0.offset + 1 } ?? 0)".count
    for (index, line) in chosen {
      let number = CharacterWidth.padded("\(index + 1)", to: width, isRight: true)
      let rows = line.replacing("\n", with: "\n" + String(repeating: " ", count: width + 2))
      try repl.write(repl.dimmed(number) + "  \(rows)")
    }
  }
}

extension HelpIndex {
  /// A one-screen introduction.
  static var overview: HelpPage {
    HelpPage(
      "reckon", Phrase("typeAnExpressionAndPress", "type an expression and press Enter").description,
      [
        .examples(["sin 30", "200 + 10%", "x = 3; x^2", "5 mile to km"]),
        .names("commands", PromptCommand.all.map { ":\($0.name)" }),
        .names(
          "topics",
          HelpTopic.all.map(\.name) + ["operators", "constants", "functions", "units", "settings", "symbols", "keys"]),
        .names("functions", functionTopics.map(\.name)),
        .names("units", unitTopics.map(\.name)),
        .text(
          Phrase(
            "helpNAMEExplainsAnyOfThese",
            ":help NAME explains any of these; :help WORD finds a word; Tab completes."
          ).description),
      ])
  }
}

extension REPL {
  /// Displays help pages, in color only on a terminal.
  func show(_ pages: [HelpPage]) throws { try write(console.text(of: pages, colorDepth)) }
}

extension Console {
  /// Help pages, formatted for the terminal's width.
  package func text(of pages: [HelpPage], _ depth: ColorDepth = .none) -> String {
    let width = outputIsTerminal ? TerminalSize(descriptor: 1, environment: environment).columns : 80
    return pages.map { $0.text(width: width, depth) }.joined(separator: "\n\n")
  }
}
