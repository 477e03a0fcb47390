import Reckon
import ReckonCalculator
import ReckonCatalogue
import ReckonLineEditor
import ReckonSystem

/// Language support for the line at the prompt: colours, completion, a preview, and whether it is complete.
package struct PromptAssistant: LineAssistant {
  package let session: FormulaSession
  /// How values are shown.
  let settings: CalculatorSettings
  let assistant: FormulaAssistant
  let files: FileNames
  let help: HelpIndex
  /// The longest that a preview may take, after which there is none. Default: 2 ms, which no one notices.
  package var previewTime = Self.defaultPreviewTime

  #if DEBUG
    /// Without optimisation everything takes many times as long.
    private static let defaultPreviewTime = Duration.milliseconds(500)
  #else
    private static let defaultPreviewTime = Duration.milliseconds(2)
  #endif

  /// The longest text that is coloured, completed or previewed, in bytes. What is longer was pasted, and nobody waits for its colours.
  package static let longestText = 8_192

  package init(session: FormulaSession, settings: CalculatorSettings, environment: [String: String], help: HelpIndex = HelpIndex()) {
    (self.session, self.settings, self.help) = (session, settings, help)
    assistant = FormulaAssistant(session)
    files = FileNames(home: System.homeFolder(environment))
  }

  /// The support for a new line. Create one per line.
  init(_ repl: REPL) {
    self.init(session: repl.session, settings: repl.settings, environment: repl.console.environment, help: repl.help)
    // The units' tables are made when they are first asked for, which takes all the time that the first preview has.
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

  /// A typed text as the language reads it, as far as it can be; of as many bytes.
  private func read(_ text: String) -> String { (try? TypedFormula.text(text, in: session, settings)) ?? text }
}
