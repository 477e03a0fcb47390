import Reckon

extension PromptCommand {
  static let help = PromptCommand(
    "help", "[NAME]", "explains a function, an operator, a constant, a unit or a command", argument: .topic,
    examples: [":help", ":help sin", ":help :vars"]
  ) { repl, topic in
    guard topic.isEmpty else { return try repl.write(HelpText.page(on: topic)) }
    let heads = all.map { ":\($0.name) \($0.usage)" }
    let width = (heads.map(\.count).max() ?? 0) + 2
    let lines = zip(heads, all).map { "  \($0)" + String(repeating: " ", count: width - $0.count) + $1.summary }
    try repl.write(
      """
      Type an expression: 2 + 3, sin 30, 200 + 10%, 5!, x = 3, f(x) = x^2 + 1; ans is the last value.
      \(lines.joined(separator: "\n"))
      """)
  }
}
