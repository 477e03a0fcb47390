import Reckon
import ReckonCalculator
import ReckonCatalogue
import ReckonLineEditor
import ReckonSystem

/// Language support for the line at the prompt: coloring, completion, preview, and completeness.
package struct PromptAssistant: LineAssistant {
  package let session: FormulaSession
  /// The display settings of values.
  let settings: CalculatorSettings
  let assistant: FormulaAssistant
  let files: FileNames
  let help: HelpIndex
  /// The time limit of a preview, which is omitted if exceeded. Default: 2 ms, which is imperceptible.
  package var previewTime = Self.defaultPreviewTime

  #if DEBUG
    /// Unoptimized builds are many times slower.
    static let defaultPreviewTime = Duration.milliseconds(500)
  #else
    static let defaultPreviewTime = Duration.milliseconds(2)
  #endif

  /// The maximum length in bytes of a text that is colored, completed or previewed. Longer texts are pasted.
  package static let longestText = 8_192

  package init(
    session: FormulaSession, settings: CalculatorSettings, environment: [String: String], help: HelpIndex = HelpIndex()
  ) {
    (self.session, self.settings, self.help) = (session, settings, help)
    assistant = FormulaAssistant(session)
    files = FileNames(home: System.homeFolder(environment))
  }

  /// The support for a new line. Create one per line.
  init(_ repl: REPL) {
    self.init(session: repl.session, settings: repl.settings, environment: repl.console.environment, help: repl.help)
    previewTime = repl.previewTime
    // The unit tables are initialized on first use, which would exhaust the time limit of the first preview.
    _ = Catalogue.unit(named: "m")
  }

  package func isIncomplete(_ text: String) -> Bool {
    CommandReading(text) == nil && session.isIncomplete(read(text))
  }

  package func styles(_ text: String, cursor: Int?) -> [StyledRange] {
    text.utf8.count > Self.longestText ? [] : assistant.styles(of: read(text), cursor: cursor)
  }

  package func completion(_ text: String, cursor: Int) -> Completion? {
    guard (0...Self.longestText).contains(text.utf8.count), (0...text.utf8.count).contains(cursor) else { return nil }
    let text = read(text)
    guard let command = CommandReading(text), assistant.symbols(before: cursor, in: text) == nil else {
      return completion(ofFormula: text, cursor, assistant)
    }
    return completion(of: command, text, cursor)
  }

  package func preview(_ text: String) -> String? { settings.tool.showsPreview ? previewLine(read(text)) : nil }

  /// A typed text normalized for the parser as far as possible, with the same number of bytes.
  private func read(_ text: String) -> String { (try? TypedFormula.text(text, in: session, settings)) ?? text }
}
