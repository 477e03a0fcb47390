import Reckon
import ReckonTerminal

/// A row of the table of the prompt's `:commands`, from which parsing, help and completion come.
package struct PromptCommand: Sendable {
  /// The kind of the argument, for completion.
  package enum Argument: Hashable, Sendable {
    case nothing
    /// An expression.
    case expression
    /// A help entry: a function, operator, constant, unit, command or topic.
    case topic
    /// A setting, and then one of its values.
    case setting
    /// A name that was defined.
    case definition
    case file
    /// A file, or a book that comes with Reckon.
    case book
  }

  /// The name without its colon.
  package let name: String
  /// The arguments as usage shows them: `EXPR`, `[NAME VALUE]`.
  package let usage: String
  /// A summary in one line, and details for its help page.
  package let summary, details: Phrase
  package let argument: Argument
  /// Inputs that show it, one after another in a fresh session; all of them run as tests.
  package let examples: [String]
  /// Whether a session that goes on runs it again, since it changes what statements mean.
  let isRunAgain: Bool
  /// Does it, with the text behind the name, without the blanks around it.
  let run: @Sendable (inout REPL, String) throws -> Void

  init(
    _ name: String, _ usage: String = "", _ summary: Phrase, details: Phrase = "", argument: Argument = .nothing, examples: [String],
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

  /// All commands, in the order in which help lists them. To add one, add its row here, and a file beside the others.
  package static let all: [PromptCommand] = [
    .help, .vars, .functions, .set, .undo, .redo, .forget, .save, .load, .books, .digits, .convert, .plot, .table, .solve, .time, .explain,
    .disassemble,
    .cache,
    .history,
    .quit,
  ]

  /// The command of a name, or of the beginning of one.
  ///
  /// - Throws: `UsageError` when there is none, or several begin so.
  static func meant(by name: String) throws(UsageError) -> PromptCommand {
    if name.isEmpty { return .help }
    let meant = all(meantBy: name)
    if meant.count == 1 { return meant[0] }
    if meant.count > 1 { throw UsageError("commandCouldBe", ":\(name) could be \(Phrase.choice(of: meant.map { ":\($0.name)" }))") }
    let nearest = Suggestion.nearest(to: name, among: all.map(\.name))
    throw UsageError(
      "thereIsNoPromptCommand",
      "there is no command :\(FormulaError.Kind.shortened(name)); \(Suggestion.advice(nearest.map { ":\($0)" }, otherwise: Phrase("helpListsThem", ":help lists them")))"
    )
  }
}
