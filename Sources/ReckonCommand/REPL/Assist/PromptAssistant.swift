import Foundation
import Reckon
import ReckonCalculator
import ReckonSyntax

/// What the language has to say about a line at the prompt while someone types it: colours, completion, a preview, and whether it is whole.
struct PromptAssistant: LineAssistant {
  let session: Session
  let settings: CalculatorSettings
  private let highlighter: Highlighter
  private let completer: Completer

  /// The longest text that is coloured, completed or previewed, in bytes. What is longer was pasted, and nobody waits for its colours.
  static let longestText = 8_192

  init(session: Session, settings: CalculatorSettings = CalculatorSettings(), environment: [String: String]) {
    self.session = session
    self.settings = settings
    let names = KnownNames(scope: session.scope)
    let home = environment["HOME"] ?? FileManager.default.homeDirectoryForCurrentUser.path
    highlighter = Highlighter(names: names, limits: session.options.limits)
    completer = Completer(names: names, limits: session.options.limits, files: FileNames(home: home))
  }

  /// What is known when a line begins. To be made anew for each line.
  init(_ repl: REPL) { self.init(session: repl.session, settings: repl.settings, environment: repl.console.environment) }

  func isIncomplete(_ text: String) -> Bool {
    CommandReading(text) == nil && session.isIncomplete(text)
  }

  func styles(_ text: String, cursor: Int?) -> [StyledRange] {
    text.utf8.count > Self.longestText ? [] : highlighter.styles(text, cursor: cursor)
  }

  func completion(_ text: String, cursor: Int) -> Completion? {
    text.utf8.count > Self.longestText ? nil : completer.completion(text, cursor: cursor)
  }

  func preview(_ text: String) -> String? { settings.showsPreview ? Preview.line(text, in: session, settings) : nil }
}
