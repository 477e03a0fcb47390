import Reckon
import ReckonSystem
import ReckonTerminal

extension PromptCommand {
  static let vars = PromptCommand(
    "vars", "[NAME or WORD]", "lists definitions, all or those with a word in their names, or shows one",
    argument: .definition,
    examples: ["price = 20", "total := 3price", "f(x) = x + price", ":vars", ":vars total"]
  ) { repl, name in
    if let definition = repl.session.definition(of: name) {
      try repl.write(ResultText.formula(definition.text, repl.settings))
      if definition.parameters == nil { try repl.write("    \(line(definition, repl))") }
      return
    }
    let part = name.lowercased()
    let chosen = repl.session.definitions.filter { part.isEmpty || $0.name.lowercased().contains(part) }
    if chosen.isEmpty, !name.isEmpty { throw unknown(name, repl) }
    let own = Set(repl.session.definitions.map(\.name))
    let given = name.isEmpty ? repl.session.scope.valueNames.filter { !own.contains($0) && $0 != "ans" } : []
    for name in given {
      if let result = repl.session.scope[result: name] {
        try repl.write("\(name) \(ResultText.equation(result, ResultForm(result.kind), repl.settings))")
      }
    }
    // Values first, since they change.
    for definition in chosen.filter({ $0.parameters == nil }) + chosen.filter({ $0.parameters != nil }) {
      let text = line(definition, repl)
      // The formula follows its value, unless it is the value.
      let isFormula =
        definition.parameters == nil && Double(definition.text.split(separator: "=").last?.trimmed ?? "") == nil
        && text != ResultText.formula(definition.text, repl.settings)
      try repl.write(
        isFormula ? "\(text)    \(repl.dimmed("(\(ResultText.formula(definition.text, repl.settings)))"))" : text)
    }
    if own.isEmpty, given.isEmpty {
      try repl.say(Phrase("nothingIsDefined", "nothing is defined; x = 3 defines a value, f(x) = x^2 a function"))
    }
  }

  static let undo = PromptCommand(
    "undo", "", "undoes the definitions and changes of the last line", examples: ["x = 3", "x = 4", ":undo"],
    isRunAgain: true
  ) { repl, _ in
    guard let changes = repl.session.undo() else {
      throw UsageError("thereIsNothingToTakeBack", "there is nothing to undo")
    }
    try repl.followMode()
    try show(changes, repl)
  }

  static let redo = PromptCommand(
    "redo", "", "redoes what :undo undid", examples: ["x = 3", ":undo", ":redo"], isRunAgain: true
  ) { repl, _ in
    guard let changes = repl.session.redo() else { throw UsageError("nothingWasTakenBack", "there is nothing to redo") }
    try repl.followMode()
    try show(changes, repl)
  }

  static let forget = PromptCommand(
    "forget", "NAME", "removes a definition", argument: .definition, examples: ["x = 3", ":forget x"], isRunAgain: true
  ) { repl, name in
    guard !name.isEmpty else {
      throw UsageError("forgetTakesTheName", "forget takes the name of a definition: :forget x")
    }
    guard repl.session.definition(of: name) != nil else { throw unknown(name, repl) }
    let changes = try repl.session.remove(name)
    if repl.isInteractive { try repl.say(Phrase("isNotDefinedAnyMore", "\(name) is no longer defined")) }
    try repl.showChanges(changes)
  }

  private static func unknown(_ name: String, _ repl: REPL) -> UsageError {
    let nearest = Suggestion.nearest(to: name, among: repl.session.definitions.map(\.name))
    return UsageError(
      "isNotDefinedHere",
      "\(FormulaError.Kind.shortened(name)) is not defined here; \(Suggestion.advice(nearest, otherwise: Phrase("varsListsWhat", ":vars lists the definitions")))"
    )
  }

  private static func line(_ definition: FormulaSession.Definition, _ repl: REPL) -> String {
    switch definition.state {
    case .function: ResultText.formula(definition.text, repl.settings)
    case .value(let result): "\(definition.name) \(ResultText.equation(result, definition.form, repl.settings))"
    case .failed(let error): Phrase("hasNoValueSince", "\(definition.name) has no value: \(error.message)").description
    }
  }

  private static func show(_ changes: [(name: String, definition: FormulaSession.Definition?)], _ repl: REPL) throws {
    for (name, definition) in changes {
      try repl.write(
        definition.map { line($0, repl) } ?? Phrase("isNotDefinedAnyMore", "\(name) is no longer defined").description)
    }
  }
}
