import Reckon
import ReckonPrompt
import ReckonTerminal

extension Command {
  static let explain = Command(
    "explain", usage: "EXPR",
    summary:
      "Shows how an expression is read and compiled. It lists tokens, tree, value graph, bytecode before and after optimisation, blocks, notes and cost.",
    flags: [FormulaFlags.define, FormulaFlags.angle] + FormulaFlags.numberModes(byDefault: .double) + [
      FormulaFlags.limit, ExplainCommand.native, ExplainCommand.kernel,
    ],
    run: { try ExplainCommand.run($0, $1) })
}

/// `reckon explain`.
enum ExplainCommand {
  static let native = Switch("--native", "also list the machine code of the formula")

  static let kernel = Switch("--ptx", "list the formula's kernel for NVIDIA's GPUs as PTX, which their driver compiles")

  static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    guard arguments.words.count == 1, let expression = arguments.words.first else {
      throw UsageError("explainTakesOneExpression", "explain takes one expression: reckon explain '2x + 1'")
    }
    let options = try arguments.formulaOptions(byDefault: .double)
    try arguments.unusedNames(in: [expression]).check()
    var scope = try arguments.scope(options, over: console.scope)
    var currencies = Currencies()
    currencies.define(in: &scope, for: expression, console)
    try console.write(
      Explanation(
        of: expression, in: FormulaSession(scope: scope, options: options), listsNativeCode: arguments.has(native),
        listsKernel: arguments.has(kernel)
      ).text)
    return .success
  }
}
