import Reckon

extension PromptCommand {
  static let vars = PromptCommand("vars", "", "lists what has been defined", examples: ["x = 3", "f(a) = a + x", ":vars"]) { repl, _ in
    let scope = repl.session.scope
    for name in scope.valueNames {
      try repl.write("\(name) \(scope[result: name].map { ($0.isInexact ? "≈ " : "= ") + $0.number.description } ?? "")")
    }
    for name in scope.functionNames { try repl.write(scope.text(ofFunction: name) ?? name) }
  }

  static let functions = PromptCommand("functions", "", "lists the built-in functions", examples: [":functions"]) { repl, _ in
    for topic in Function.Topic.allCases {
      let names = Catalogue.functions.filter { $0.topic == topic && $0.isNamed }.map(\.name)
      if !names.isEmpty { try repl.write("\(topic.rawValue): \(names.joined(separator: " "))") }
    }
  }

  static let quit = PromptCommand("quit", "", "leaves; so does Ctrl-D", examples: [":quit"]) { repl, _ in repl.isDone = true }
}
