import Reckon
import ReckonCalculator
import ReckonLineEditor
import ReckonTerminal

/// Completions at the cursor of a line: names and signs in formulas, commands and their arguments.
struct Completer: Sendable {
  let assistant: FormulaAssistant
  let session: FormulaSession
  /// How values are shown.
  let settings: CalculatorSettings
  let files: FileNames
  let help: HelpIndex

  func completion(_ text: String, cursor: Int) -> Completion? {
    guard (0...text.utf8.count).contains(cursor) else { return nil }
    if let command = CommandReading(text), assistant.symbols(before: cursor, in: text) == nil { return completion(command, text, cursor) }
    return formulaCompletion(text, cursor, assistant)
  }

  static func completion(_ range: Range<Int>, _ candidates: [Completion.Candidate]) -> Completion? {
    candidates.isEmpty ? nil : Completion(range: range, candidates: candidates)
  }

  func formulaCompletion(_ text: String, _ cursor: Int, _ assistant: FormulaAssistant) -> Completion? {
    assistant.completions(of: text, at: cursor).flatMap { found in
      Self.completion(
        found.range.start..<found.range.end,
        found.candidates.map { Completion.Candidate(text: $0.insertion, label: $0.name, summary: shown($0) ?? $0.summary) })
    }
  }

  /// A value as the prompt shows it.
  func shown(_ candidate: FormulaAssistant.Completion) -> String? {
    guard candidate.kind == .value, session.scope[documentation: candidate.name] == nil else { return nil }
    let definition = session.definition(of: candidate.name)
    return (definition?.result ?? session.scope[result: candidate.name]).map {
      ResultText.equation($0, definition?.form ?? ResultForm($0.kind), settings)
    }
  }
}
