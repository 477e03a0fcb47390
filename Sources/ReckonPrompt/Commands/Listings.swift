import Reckon
import ReckonTerminal

extension PromptCommand {
  static let functions = PromptCommand(
    "functions", "[TOPIC or WORD]", "lists the built-in functions: all, those of a topic, or those with a word",
    examples: [":functions", ":functions rounding", ":functions angle"]
  ) { repl, text in
    let all = HelpIndex.functions
    let found =
      Function.Topic(rawValue: text).map { HelpIndex.functions(of: $0) }
      ?? HelpIndex.entries(mentioning: text).filter { $0.kind == .function }
    if text.isEmpty { return try repl.write(repl.text(of: HelpIndex.entries(named: "functions").map { $0.page() })) }
    guard !found.isEmpty else {
      let word = FormulaError.Kind.shortened(text)
      let nearest = Suggestion.nearest(to: text, among: all.flatMap(\.names) + Function.Topic.allCases.map(\.rawValue))
      throw UsageError(
        "noFunctionHasToDo",
        "no function has to do with \(word); \(Suggestion.advice(nearest, otherwise: Phrase("functionsListsAll", ":functions lists all")))")
    }
    try repl.write(
      repl.text(of: [HelpPage("functions", text, [.rows(found.map { .init($0.names.joined(separator: "  "), $0.summary) })])]))
  }

  static let quit = PromptCommand("quit", "", "leaves; so does Ctrl-D", examples: [":quit"]) { repl, _ in repl.isDone = true }
}
