import Reckon
import ReckonPrompt
import ReckonSystem
import ReckonTerminal

/// Reads one request per line and writes one answer per line.
enum JSONLines {
  /// Answers every line of standard input.
  ///
  /// - Parameters:
  ///   - books: those in the session's scope, to whose parameters requests may give values.
  ///   - unused: the names of `--let` that no expression has.
  /// - Throws: `UsageError` for such a name; what cannot be read or written.
  static func answer(
    _ console: Console, _ session: inout FormulaSession, _ books: [FormulaBook], _ unused: inout UnusedNames
  ) throws -> ExitCode {
    var code = ExitCode.success
    var currencies = Currencies()
    var formulas = KeptFormulas()
    while let line = try console.readLine() {
      if line.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) { continue }
      var answer: String
      var id: String?
      do {
        guard line.count <= InputLines.longest else {
          throw JSONMember.Failure(
            message: Phrase("lineIsLongerThanMiB", "the line is longer than \(InputLines.longest >> 20) MiB"))
        }
        let members = try JSONRequest.members(line)
        id = members.first { $0.name == "id" }.map { String(decoding: line[$0.value], as: UTF8.self) }
        let request = try JSONRequest(members, in: line, session.options.numberMode)
        unused.read(request.expression)
        answer = try evaluate(request, &session, &currencies, &formulas, books, console)
      } catch let error as FormulaError {
        answer = JSONAnswer.text(error)
        code = max(code, .evaluation)
      } catch let error as JSONMember.Failure {
        answer = JSONAnswer.text(error)
        code = max(code, .evaluation)
      }
      // Each answer is an object with a member or more.
      if let id { answer = "{\"id\": \(id), " + answer.dropFirst() }
      try console.write(answer + "\n")
    }
    try unused.check()
    return code
  }

  private static func evaluate(
    _ request: JSONRequest, _ session: inout FormulaSession, _ currencies: inout Currencies,
    _ formulas: inout KeptFormulas,
    _ books: [FormulaBook], _ console: Console
  ) throws -> String {
    var request = request
    if !books.isEmpty { request.leaveKinds(to: books) }
    if currencies.define(in: &session.currentScope, for: request.expression, console) { formulas.removeAll() }
    for book in books { try request.check(book) }
    var options = session.options
    if let mode = request.mode { options.numberMode = mode }
    let kept = try formulas.formula(
      request.expression, request.names, request.units, scope: session.scope, options: options, books)
    let result = try kept.formula.result(
      ofResults: request.values(for: kept.formula), options: EvaluationOptions(policy: session.policy),
      using: &session.random)
    return JSONAnswer.text(result, kept.formula.program, warning: currencies.warning(console), remarks: kept.remarks)
  }
}
