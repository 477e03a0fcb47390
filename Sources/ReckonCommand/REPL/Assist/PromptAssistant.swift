import Foundation
import Reckon
import ReckonSyntax

/// What the language has to say about a line at the prompt while someone types it: colours, completion, a preview, and whether it is whole.
struct PromptAssistant: LineAssistant {
  let session: Session
  private let highlighter: Highlighter
  private let completer: Completer

  /// The longest text that is coloured, completed or previewed, in bytes. What is longer was pasted, and nobody waits for its colours.
  static let longestText = 8_192

  init(session: Session, environment: [String: String]) {
    self.session = session
    let names = KnownNames(scope: session.scope)
    let home = environment["HOME"] ?? FileManager.default.homeDirectoryForCurrentUser.path
    highlighter = Highlighter(names: names, limits: session.options.limits)
    completer = Completer(names: names, limits: session.options.limits, files: FileNames(home: home))
  }

  /// What is known when a line begins. To be made anew for each line.
  init(_ repl: REPL) { self.init(session: repl.session, environment: repl.console.environment) }

  func isIncomplete(_ text: String) -> Bool {
    guard CommandReading(text) == nil else { return false }
    let list = Lexer.tokens(of: SourceText(text), newlinesSeparate: true, limits: session.options.limits)
    let isBlank = list.tokens.allSatisfy { $0.kind == .end || $0.kind == .newline || $0.kind == .semicolon }
    if isBlank { return false }
    return Parser.parse(list, scope: session.scope.names(with: nil), limits: session.options.limits).errors.first?.isIncomplete ?? false
  }

  func styles(_ text: String, cursor: Int?) -> [StyledRange] {
    text.utf8.count > Self.longestText ? [] : highlighter.styles(text, cursor: cursor)
  }

  func completion(_ text: String, cursor: Int) -> Completion? {
    text.utf8.count > Self.longestText ? nil : completer.completion(text, cursor: cursor)
  }

  func preview(_ text: String) -> String? { Preview.line(text, in: session) }
}
