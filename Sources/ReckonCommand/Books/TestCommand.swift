import Reckon
import ReckonPrompt
import ReckonTerminal

extension Command {
  static let test = Command(
    "test", usage: "BOOK…",
    summary: """
      Runs the examples of formula books, and prints those that fail; - is standard input.

      An example is a line below a definition: > area(1) = 3.14 ± 0.01. The exit code is 1 if an example fails, and 2
      if a book has errors; its examples are then not run.
      """,
    flags: [FormulaFlags.limit], words: [.file], run: { try TestCommand.run($0, $1) })
}

/// `reckon test`.
enum TestCommand {
  static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    guard !arguments.words.isEmpty else {
      throw UsageError("testNeedsAFormulaBook", "test needs a formula book: reckon test pricing.reckon")
    }
    let limits = try arguments.limits()
    var code = ExitCode.success
    var count = 0
    var failed = 0
    var untested = 0
    func skip(_ new: ExitCode) {
      untested += 1
      code = max(code, new)
    }
    for path in arguments.words {
      do {
        let book = try BookFiles.book(path, console, limits: limits)
        let outcomes = book.runExamples()
        count += outcomes.count
        if outcomes.isEmpty {
          let reason: Phrase =
            book.hasSource
            ? Phrase("hasNoExamples", "\(path) has no examples")
            : Phrase("wasStoredWithoutItsTextAndSo", "\(path) was stored without its text, and so without examples")
          try console.write("\(reason)\n")
        }
        if let date = outcomes.lazy.compactMap(\.ratesDate).first {
          console.writeError("\(Phrase("ratesOf", "rates of \(date)"))\n")
        }
        for outcome in outcomes where !outcome.isMet {
          failed += 1
          try console.write(line(outcome, path) + "\n")
          code = max(code, .evaluation)
        }
      } catch let error as FormulaBookError {
        console.report(error)
        skip(.usage)
      } catch let error as FormulaError {
        console.report(error, prefix: "\(path): ")
        skip(.usage)
      } catch let error as InputOutputError where !error.isClosedPipe {
        console.report(Phrase(verbatim: error.message))
        skip(.inputOutput)
      }
    }
    let tested: Phrase = Phrase("passedAndFailed", "\(count, of: "example"), \(failed) failed")
    let result: Phrase = untested == 0 ? tested : Phrase("notTested", "\(tested), \(untested, of: "book") not tested")
    try console.write("\(result)\n")
    return code
  }

  /// A failed example as a line: where it stands, what it should come to and what it came to.
  private static func line(_ outcome: FormulaBook.ExampleOutcome, _ path: String) -> String {
    var found: Phrase = Phrase("error", "an error: \(outcome.error?.message ?? "")")
    if let value = outcome.value {
      found = Phrase(verbatim: value.formulaText)
      if let difference = outcome.difference {
        found = Phrase("difference", "\(found) (difference \(difference.description))")
      }
    }
    let line: Phrase = Phrase("expectedGot", "\(outcome.expression): expected \(outcome.expectedText), got \(found)")
    return VisibleText.remark("\(outcome.file ?? path):\(outcome.line): \(line)")
  }
}
