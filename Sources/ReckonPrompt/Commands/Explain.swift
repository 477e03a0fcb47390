import Reckon
import ReckonTerminal

extension PromptCommand {
  static let explain = PromptCommand(
    "explain", "EXPR", "shows how an expression is read and compiled",
    details: """
      Shows its tokens, syntax tree, value graph, bytecode before and after optimisation, basic blocks, notes and
      cost. Unknown names become inputs.
      """, argument: .expression, examples: [":explain 2x + 1", "r = 3", ":explain π * r^2"]
  ) { repl, text in
    guard !text.isEmpty else {
      throw UsageError("explainNeedsAnExpression", "explain needs an expression: :explain 2x + 1")
    }
    let explanation = try Explanation(of: text, in: repl.session).text
    try repl.write(String(explanation.dropLast()))
  }

  static let disassemble = PromptCommand(
    "disassemble", "EXPR | NAME", "shows the bytecode of an expression or a function",
    details: "Unknown names become inputs. A function is shown as a call of it, with its own parameters as inputs.",
    argument: .expression,
    examples: [":disassemble 2x + sin x", "f(n) = n < 2 ? n : f(n-1) + f(n-2)", ":disassemble f"]
  ) { repl, text in
    guard !text.isEmpty else {
      throw UsageError(
        "disassembleNeedsAnExpression", "disassemble needs an expression or a function: :disassemble 2x + 1")
    }
    let session = repl.session
    let formula: Formula
    if let parameters = session.parameters(of: text) {
      let call = "\(text)(\(parameters.joined(separator: ", ")))"
      formula = try session.formula(call, variables: parameters)
    } else {
      formula = try session.formula(text)
    }
    repl.report(formula.notes)
    try repl.write(formula.program.disassembly)
  }
}

extension FormulaSession {
  /// Parameter names for a function, as many as it takes; `nil` if the name is not a function.
  fileprivate func parameters(of name: String) -> [String]? {
    guard scope[name] == nil else { return nil }
    if let function = scope.definitions[name].function { return function.parameters }
    guard let row = Catalogue.function(named: name), row.isNamed, let count = (0...4).first(where: { row.accepts($0) })
    else { return nil }
    return ["x", "y", "z", "w"].prefix(count).map(\.self)
  }
}
