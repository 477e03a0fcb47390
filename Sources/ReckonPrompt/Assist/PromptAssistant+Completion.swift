import Reckon
import ReckonCalculator
import ReckonLineEditor
import ReckonTerminal

/// Completions of names and signs in formulas.
extension PromptAssistant {
  static func completion(_ range: Range<Int>, _ candidates: [Completion.Candidate]) -> Completion? {
    candidates.isEmpty ? nil : Completion(range: range, candidates: candidates)
  }

  func completion(ofFormula text: String, _ cursor: Int, _ assistant: FormulaAssistant) -> Completion? {
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
