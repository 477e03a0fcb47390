import Reckon
import ReckonPrompt
import ReckonSyntax
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
    var saysBook = false
    func translate(_ text: String) throws {
      let translation: DialectTranslation
      do throws(FormulaError) {
        translation = try DialectTranslation(SourceText(text), in: dialect.dialect, limits: .tool)
      } catch {
        code = max(code, ExitCode(error))
        return console.report(error)
      }
      try console.write(translation.text + "\n")
      if let book = dialect.bookName, !saysBook, translation.callsDefinitions {
        saysBook = true
        console.report(
          note: Phrase(
            "translationNeedsBook",
            "its functions are those of a book that comes with Reckon: import \"\(book)\", or --book \(book)"))
      }
    }
    for text in arguments.words { try translate(text) }
    guard arguments.words.isEmpty else { return code }
    while let line = try console.readLine() { try translate(String(decoding: line, as: UTF8.self)) }
    return code
  }
}
