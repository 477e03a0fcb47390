import Reckon
import ReckonCalculator
import ReckonLineEditor
import ReckonSystem
import ReckonTerminal

extension REPL {
  /// Language support for the line being typed.
  private var assistant: (any LineAssistant)? { PromptAssistant(self) }

  /// Runs the prompt on a terminal with cursor control: lines are edited, and Ctrl-C stops a computation.
  package mutating func runOnTerminal(_ terminal: Terminal) throws -> ExitCode {
    try say(Phrase("reckonHelpForHelp", "reckon \(Tool.version): :help for help, :quit to leave"))
    try console.flush()
    return try terminal.withRawMode(.bracketedPaste) { input in
      var reader = LineReader(terminal, console)
      while !isDone {
        journal?.sync()
        let line = try reader.read(
          prompt, assistant, historyLimit: settings.tool.promptHistoryLimit, usesColors: settings.tool.usesColors, input
        )
        guard let line else {
          // If the terminal was disconnected, the user has not quit.
          if isatty(0) == 0 { return .success }
          break
        }
        try input.whileRunning { isCancelled in
          try answerRows(of: line, isCancelled)
          try console.flush()
        }
      }
      deleteJournal()
      return .success
    }
  }

  /// Answers each statement of a multiline text, as if entered one after another.
  ///
  /// An error in one does not prevent later ones from being answered; Ctrl-C does.
  private mutating func answerRows(of text: String, _ isCancelled: @escaping @Sendable () -> Bool) throws {
    guard text.utf8.contains(0x0A) else {
      if try !answer(text, isCancelled: isCancelled) { reportIncomplete(text) }
      return
    }
    var reader = ScriptReader(text: text, name: "", limits: session.options.limits)
    while !isDone, !isCancelled() {
      do {
        guard let statement = try reader.next() else { return }
        let text = statement.source.text
        if try !answer(text, isCancelled: isCancelled) { reportIncomplete(text) }
      } catch let error as FormulaError {
        return console.report(error)
      }
    }
  }

  /// Acknowledges Ctrl-C.
  func reportStopped() throws -> Bool {
    console.writeError("\(Phrase("stopped"))\n")
    return true
  }

  /// Reports what is missing at the end of a text.
  private func reportIncomplete(_ text: String) {
    var copy = session
    let read = (try? TypedFormula.text(text, in: session, settings)) ?? text
    do throws(FormulaError) { _ = try copy.run(read) } catch {
      console.report(error.moved { $0.text == read ? SourceText(text) : $0 })
    }
  }
}
