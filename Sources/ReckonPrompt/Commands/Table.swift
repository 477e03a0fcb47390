import Reckon
import ReckonTerminal

extension PromptCommand {
  static let table = PromptCommand(
    "table", "FUNCTION[, …] FROM TO [STEP]", "shows values of functions of x in a table",
    details: """
      A function is an expression in x, or the name of a function of one argument; several are separated by commas. Bounds and step are words \
      without blanks outside of brackets. Points are exact: steps of 0.1 give 0.1, 0.2, 0.3. Without a step there are some twenty rows.
      A dash stands where there is no value, with the reason below.
      """, argument: .expression,
    examples: [":table x^2, x^3 0 1 0.1", ":table sin, cos 0 360 30", "f(t) = 1/t", ":table f -2 2 1"]
  ) { repl, text in
    let table = try ValueTable(text, in: repl.session)
    repl.report(table.functions.flatMap(\.formula.notes))
    try table.write(to: repl.console, repl.isInteractive ? repl.settings : nil, isCancelled: repl.isCancelled)
  }
}
