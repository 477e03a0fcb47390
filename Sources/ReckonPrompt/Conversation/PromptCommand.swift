import Reckon
import ReckonTerminal

/// A row of the table of `:commands`, which drives parsing, help and completion.
package struct PromptCommand: Sendable {
  /// The kind of the argument, for completion.
  package enum Argument: Hashable, Sendable {
    case nothing
    /// An expression.
    case expression
    /// A help entry: a function, operator, constant, unit, command or topic.
    case topic
    /// A setting, followed by one of its values.
    case setting
    /// The name of a definition.
    case definition
    case file
    /// A file or a shipped book.
    case book
  }

  /// The name without its colon.
  package let name: String
  /// The arguments as displayed in usage messages: `EXPR`, `[NAME VALUE]`.
  package let usage: String
  /// A one-line summary, and details for its help page.
  package let summary, details: Phrase
  package let argument: Argument
  /// Example inputs, run one after another in a fresh session; all are also tests.
  package let examples: [String]
  /// Whether it is replayed when a session is resumed, since it changes the meaning of statements.
  let isRunAgain: Bool
  /// The implementation; takes the trimmed text after the name.
  let run: @Sendable (inout REPL, String) throws -> Void

  init(
    _ name: String, _ usage: String = "", _ summary: Phrase, details: Phrase = "", argument: Argument = .nothing,
    examples: [String],
    isRunAgain: Bool = false, run: @escaping @Sendable (inout REPL, String) throws -> Void
  ) {
    self.name = name
    self.usage = usage
    (self.summary, self.details) = (summary.keyed(.promptCommand, name), details.keyed(.commandDetails, name))
    self.argument = argument
    self.examples = examples
    self.isRunAgain = isRunAgain
    self.run = run
  }

  /// All commands, in help order. To add one, add its row here, and a file next to the others.
  package static let all: [PromptCommand] = [
    .help, .vars, .functions, .set, .undo, .redo, .forget, .save, .load, .books, .digits, .convert, .plot, .table,
    .solve, .time, .explain,
    .disassemble,
    .cache,
    .history,
    .quit,
  ]

  /// The command with a name or a unique prefix of one.
  ///
  /// - Throws: `UsageError` if there is none, or if several have the prefix.
  static func meant(by name: String) throws(UsageError) -> PromptCommand {
    if name.isEmpty { return .help }
    let meant = all(meantBy: name)
    if meant.count == 1 { return meant[0] }
    if meant.count > 1 {
      throw UsageError("commandCouldBe", ":\(name) could be \(Phrase.choice(of: meant.map { ":\($0.name)" }))")
    }
    let nearest = Suggestion.nearest(to: name, among: all.map(\.name))
    throw UsageError(
      "thereIsNoPromptCommand",
      "there is no command :\(FormulaError.Kind.shortened(name)); \(Suggestion.advice(nearest.map { ":\($0)" }, otherwise: Phrase("helpListsThem", ":help lists them")))"
    )
  }
}
