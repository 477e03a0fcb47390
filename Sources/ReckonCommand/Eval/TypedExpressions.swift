import Reckon
import ReckonPrompt
import ReckonTables
import ReckonTerminal

/// The expressions of a call without a command: each word, or all of them joined by blanks where one alone cannot be
/// read, as in `reckon 2 + 3`.
struct TypedExpressions {
  let texts: [String]

  /// - Throws: `UsageError` for what is more likely the name of a command; `InputOutputError` for the path of a file
  ///   that there is none of.
  init(_ words: [String], in session: inout FormulaSession, _ console: Console) throws {
    let joined = words.joined(separator: " ")
    var currencies = Currencies()
    currencies.define(in: &session.currentScope, for: joined, console)
    let (scope, options) = (session.scope, session.options)
    func isRead(_ text: String) -> Bool {
      Formula.validate(text, variables: [], scope: scope, options: options).isEmpty
    }
    if words.allSatisfy(isRead) {
      texts = words
      if words.dropFirst().contains(where: { "+-*/(^".contains($0.prefix(1)) && !$0.isEmpty }) {
        console.report(
          note: Phrase(
            "expressionsAreSeparate", "these are \(words.count) expressions; for one, write reckon '\(joined)'"))
      }
      return
    }
    texts = [joined]
    if words.count > 1, isRead(joined) { return }
    let word = words[0]
    if Self.isPath(word) || words.count == 1 && word.contains("/") { try InputPath.source(word, console).close() }
    if let misspelt = Self.misspeltCommand(word) { throw misspelt }
    if words.count == 1, Self.isPlain(word), HelpIndex.entries(named: word).isEmpty, session.definition(of: word) == nil
    {
      throw Self.noCommand(word, Phrase("reckonHelpListsThem", "reckon help lists them"))
    }
  }

  /// Whether a word is written as a path is, and as no expression.
  static func isPath(_ word: String) -> Bool {
    word == "-" || word.hasSuffix(".reckon") || ["/", "./", "../", "~/"].contains(where: word.hasPrefix)
  }

  /// The error for a word that resembles the name of a command and is not a name in formulas; `nil` for any other word.
  static func misspeltCommand(_ word: String) -> UsageError? {
    guard isPlain(word), HelpIndex.entries(named: word).isEmpty,
      let nearest = Suggestion.nearest(to: word, among: Tool.commands.map(\.name))
    else { return nil }
    return noCommand(word, Phrase("didYouMean", "did you mean \(nearest)?"))
  }

  private static func noCommand(_ word: String, _ advice: Phrase) -> UsageError {
    UsageError("thereIsNoCommand", "there is no command \(FormulaError.Kind.shortened(word)); \(advice)")
  }

  /// Whether a word could be the name of a command.
  private static func isPlain(_ word: String) -> Bool {
    (word.first?.isLetter ?? false) && word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
  }
}
