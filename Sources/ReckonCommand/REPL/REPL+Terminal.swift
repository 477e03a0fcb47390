import Foundation
import Reckon
import ReckonCalculator

extension REPL {
  /// What knows the language while someone types.
  private var assistant: (any LineAssistant)? { PromptAssistant(self) }

  /// The prompt on a terminal that can move its cursor: lines are edited, and Ctrl-C stops what is being computed.
  mutating func runOnTerminal(_ terminal: Terminal) throws -> ExitCode {
    try write("reckon \(Tool.version): :help for help, :quit to leave")
    try console.flush()
    return try terminal.withRawMode(.bracketedPaste) { input in
      var reader = LineReader(terminal, console)
      while !isDone {
        let limit = settings.promptHistoryLimit
        guard let line = try reader.read(prompt, assistant, historyLimit: limit, input) else { break }
        try input.whileRunning { isCancelled in
          try answerRows(of: line, isCancelled)
          try console.flush()
        }
      }
      return .success
    }
  }

  /// Answers each statement of a text of several rows, as if they had been entered one after another.
  private mutating func answerRows(of text: String, _ isCancelled: @escaping @Sendable () -> Bool) throws {
    var rows = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while !rows.isEmpty, !isDone, !isCancelled() {
      // A statement has as many rows as it needs. Should it need many, they are tried in growing steps, or it would be read again for each.
      var count = 1
      while try !answer(rows.prefix(count).joined(separator: "\n"), isCancelled: isCancelled) {
        guard count < rows.count else { return reportIncomplete(rows.joined(separator: "\n")) }
        count = min(rows.count, count + max(1, count / 8))
      }
      rows = rows.dropFirst(count)
    }
  }

  /// Says that Ctrl-C was heard.
  func reportStopped() throws -> Bool {
    console.writeError("stopped\n")
    return true
  }

  /// Tells what is missing at the end of a text.
  private func reportIncomplete(_ text: String) {
    var copy = session
    do throws(FormulaError) { _ = try copy.run(text) } catch { console.report(error) }
  }
}
