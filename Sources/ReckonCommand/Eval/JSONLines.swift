import Reckon
import ReckonSystem
import ReckonTerminal

/// Reads one request per line and writes one answer per line.
enum JSONLines {
  /// Answers every line of standard input.
  ///
  /// - Parameter books: those in the session's scope, to whose parameters requests may give values.
  static func answer(_ console: Console, _ session: inout FormulaSession, _ books: [FormulaBook]) throws -> ExitCode {
    var code = ExitCode.success
    var currencies = Currencies()
    var formulas = KeptFormulas()
    while let line = try console.readLine() {
      if line.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) { continue }
      let answer: String
      do {
        guard line.count <= InputFile.lineLimit else {
          throw JSONReader.Failure(message: "the line is longer than \(InputFile.lineLimit >> 20) MiB")
        }
        answer = try evaluate(line, &session, &currencies, &formulas, books, console)
      } catch let error as FormulaError {
        answer = JSONText.answer(error)
        code = max(code, .evaluation)
      } catch let error as JSONReader.Failure {
        answer = JSONText.object([
          ("error", JSONText.object([("kind", JSONText.string("request")), ("message", JSONText.string(error.message.description))]))
        ])
        code = max(code, .evaluation)
      }
      try console.write(answer + "\n")
    }
    return code
  }

  private static func evaluate(
    _ line: [UInt8], _ session: inout FormulaSession, _ currencies: inout Currencies, _ formulas: inout KeptFormulas,
    _ books: [FormulaBook],
    _ console: Console
  ) throws -> String {
    let request = try JSONRequest(line, session.options.numberMode)
    if currencies.define(in: &session.currentScope, for: request.expression, console) { formulas.removeAll() }
    for book in books { try request.check(book) }
    let formula = try formulas.formula(request.expression, request.names, scope: session.scope, options: session.options)
    let result = try formula.result(
      ofResults: request.values(for: formula), options: EvaluationOptions(policy: session.policy), using: &session.random)
    return JSONText.answer(result, formula.program, warning: currencies.warning(console))
  }

  private static func max(_ a: ExitCode, _ b: ExitCode) -> ExitCode { a.rawValue < b.rawValue ? b : a }
}
