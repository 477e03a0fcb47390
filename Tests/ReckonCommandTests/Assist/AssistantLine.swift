import Reckon
import ReckonCalculator
import ReckonLineEditor
import ReckonPrompt
import ReckonTerminal

/// A line at the prompt with a cursor in it, written as `|`, after some lines that were run.
struct AssistantLine {
  let text: String
  let cursor: Int
  let assistant: PromptAssistant

  init(_ marked: String, after lines: [String] = [], environment: [String: String] = [:]) throws {
    let parts = marked.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    text = parts.joined()
    cursor = parts[0].utf8.count
    var session = FormulaSession(options: Formula.Options(numberMode: .decimal))
    session.continuesFromAnswer = true
    for line in lines { try session.run(line) }
    assistant = PromptAssistant(session: session, settings: CalculatorSettings(), environment: environment)
  }

  /// The parts that look so, as text.
  func parts(_ style: CellStyle, cursor: Int? = nil) -> [String] {
    assistant.styles(text, cursor: cursor).filter { $0.style == style }.map { part in
      String(decoding: Array(text.utf8)[part.range], as: UTF8.self)
    }
  }

  /// The parts that look so with the cursor where it is.
  func partsWhileTyping(_ style: CellStyle) -> [String] { parts(style, cursor: cursor) }

  var completion: Completion? { assistant.completion(text, cursor: cursor) }

  /// What the candidates put into the text, the best first.
  var candidates: [String] { completion?.candidates.map(\.text) ?? [] }

  /// The text with a candidate in its place.
  func completed(with candidate: String) -> String? {
    guard let completion, completion.candidates.contains(where: { $0.text == candidate }) else { return nil }
    var bytes = Array(text.utf8)
    bytes.replaceSubrange(completion.range, with: Array(candidate.utf8))
    return String(decoding: bytes, as: UTF8.self)
  }
}
