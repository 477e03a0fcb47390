import Reckon
import ReckonCalculator
import ReckonLineEditor
import ReckonSystem

/// Language support for the line at the prompt: colours, completion, a preview, and whether it is complete.
package struct PromptAssistant: LineAssistant {
  package let session: FormulaSession
  private let settings: CalculatorSettings
  /// The longest that a preview may take, after which there is none. Default: 2 ms, which no one notices.
  package var previewTime = Self.defaultPreviewTime

  #if DEBUG
    /// Without optimisation everything takes many times as long.
    private static let defaultPreviewTime = Duration.milliseconds(500)
  #else
    private static let defaultPreviewTime = Duration.milliseconds(2)
  #endif
  private let highlighter: Highlighter
  private let completer: Completer

  /// The longest text that is coloured, completed or previewed, in bytes. What is longer was pasted, and nobody waits for its colours.
  package static let longestText = 8_192

  package init(session: FormulaSession, settings: CalculatorSettings, environment: [String: String], help: HelpIndex = HelpIndex()) {
    self.session = session
    self.settings = settings
    let assistant = FormulaAssistant(session)
    let home = System.homeFolder(environment)
    highlighter = Highlighter(assistant: assistant)
    completer = Completer(assistant: assistant, session: session, settings: settings, files: FileNames(home: home), help: help)
  }

  /// The support for a new line. Create one per line.
  init(_ repl: REPL) { self.init(session: repl.session, settings: repl.settings, environment: repl.console.environment, help: repl.help) }

  package func isIncomplete(_ text: String) -> Bool {
    CommandReading(text) == nil && session.isIncomplete(read(text))
  }

  package func styles(_ text: String, cursor: Int?) -> [StyledRange] {
    text.utf8.count > Self.longestText ? [] : highlighter.styles(read(text), cursor: cursor)
  }

  package func completion(_ text: String, cursor: Int) -> Completion? {
    text.utf8.count > Self.longestText ? nil : completer.completion(read(text), cursor: cursor)
  }

  package func preview(_ text: String) -> String? {
    settings.tool.showsPreview ? Preview.line(read(text), in: session, settings, within: previewTime) : nil
  }

  /// A typed text as the language reads it, as far as it can be; of as many bytes.
  private func read(_ text: String) -> String { (try? TypedFormula.text(text, in: session, settings)) ?? text }
}
