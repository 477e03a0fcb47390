import Reckon
import ReckonPrompt
import ReckonTerminal

extension Command {
  static let translate = Command(
    "translate", usage: "--from NAME [EXPR…]",
    summary: """
      Writes formulas of another language as formulas of Reckon with the same value.

      Reads expressions, or the lines of standard input, and prints a formula for each. What has no equal here is an error with its place.
      """,
    flags: [TranslateCommand.from], run: { try TranslateCommand.run($0, $1) })
}

/// `reckon translate`.
enum TranslateCommand {
  fileprivate static let from = Flag<FormulaDialect>(
    "--from", "NAME",
    Phrase("the language of the formulas; reckon help dialects lists them").keyed(.option, "translate --from"))

  static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    guard let dialect = try arguments[from] else {
      throw UsageError("translateNeedsALanguage", "translate needs a language: reckon translate --from python 'x ** 2'")
    }
    var code = ExitCode.success
    func translate(_ text: String) throws {
      let translation: String
      do throws(FormulaError) { translation = try dialect.translation(of: text, limits: .tool) } catch {
        code = max(code, ExitCode(error))
        return console.report(error)
      }
      try console.write(translation + "\n")
    }
    for text in arguments.words { try translate(text) }
    guard arguments.words.isEmpty else { return code }
    while let line = try console.readLine() { try translate(String(decoding: line, as: UTF8.self)) }
    return code
  }
}
