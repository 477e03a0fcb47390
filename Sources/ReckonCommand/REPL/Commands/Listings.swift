import Reckon

extension PromptCommand {
  static let functions = PromptCommand("functions", "", "lists the built-in functions", examples: [":functions"]) { repl, _ in
    for topic in Function.Topic.allCases {
      let names = Catalogue.functions.filter { $0.topic == topic && $0.isNamed }.map(\.name)
      if !names.isEmpty { try repl.write("\(topic.rawValue): \(names.joined(separator: " "))") }
    }
  }

  static let quit = PromptCommand("quit", "", "leaves; so does Ctrl-D", examples: [":quit"]) { repl, _ in repl.isDone = true }
}
