import Reckon
import ReckonPrompt
import ReckonSyntax
import ReckonTerminal

extension Command {
  static let translate = Command(
    "translate", usage: "--from NAME [EXPR…|FILE…]",
    summary: """
      Writes formulas of another language as formulas of Reckon with the same value.

      Reads expressions, or the lines of standard input, and prints a formula for each. Anything without an equivalent \
      is an error with its position.

      From xlsx it reads Excel workbooks (.xlsx) with the system's unzip, and makes a formula book of each: cells that \
      formulas use are parameters, with the text beside them as documentation, and formulas are definitions. With \
      --check it computes all formulas and compares them with the values that Excel stored.
      """,
    flags: [
      TranslateCommand.from, TranslateCommand.check, TranslateCommand.all, TranslateCommand.inputs,
      TranslateCommand.outputs,
      TranslateCommand.output,
    ], words: [.file], run: { try TranslateCommand.run($0, $1) })
}

/// `reckon translate`.
enum TranslateCommand {
  fileprivate static let from = Flag<Source>(
    "--from", "NAME",
    Phrase("the language of the formulas; reckon help dialects lists them; xlsx for Excel workbooks").keyed(
      .option, "translate --from"),
    oneOf: FormulaDialect.allCases.map { .dialect($0) } + [.workbook], named: \.name)

  /// Where formulas come from.
  enum Source: Sendable {
    case dialect(FormulaDialect)
    /// Excel workbooks.
    case workbook

    var name: String {
      switch self {
      case .dialect(let dialect): dialect.rawValue
      case .workbook: "xlsx"
      }
    }
  }

  static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    guard let source = try arguments[from] else {
      throw UsageError("translateNeedsALanguage", "translate needs a language: reckon translate --from python 'x ** 2'")
    }
    guard case .dialect(let dialect) = source else { return try translateWorkbooks(arguments, console) }
    for flag in workbookFlags where arguments.has(flag) {
      throw UsageError("goesWithWorkbooks", "\(flag.option.name) needs --from xlsx")
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
