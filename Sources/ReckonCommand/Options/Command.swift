import Reckon
import ReckonTables
import ReckonTerminal

/// A row of the tool's command table, from which parsing, help and completion come.
package struct Command: Sendable {
  /// An option that a command knows.
  package struct Option: Sendable {
    /// The name with its dashes: `--let`, or `-e`.
    package let name: String
    /// The placeholder of its value in help; `nil` for an option without a value.
    package let value: String?
    /// The description shown by help.
    package let summary: Phrase
    /// Whether it may be given several times.
    package let repeats: Bool
    /// The values to complete.
    package let words: Words

    package init(_ name: String, _ value: String? = nil, _ summary: Phrase, repeats: Bool = false, words: Words = .any)
    {
      self.name = name
      self.value = value
      self.summary = summary.keyed(.option, name)
      self.repeats = repeats
      self.words = words
    }
  }

  /// The completions of a word on the command line, for shells.
  package enum Words: Sendable {
    /// Free text, such as an expression.
    case any
    case file
    /// A file, or one of some names.
    case fileOr(@Sendable () -> [String])
    case oneOf(@Sendable () -> [String])
    /// Words that depend on the word before.
    case following(@Sendable (String) -> [String])
  }

  /// The name; empty for what the tool does without a command.
  package let name: String
  /// The arguments as usage shows them: `EXPR…`.
  package let usage: String
  /// A summary whose first line or sentence is shown in lists.
  package let summary: Phrase
  package let options: [Option]
  /// The completions of the arguments, by position; the last applies to all further ones.
  package let words: [Words]
  package let run: @Sendable (Arguments, Console) throws -> ExitCode

  package init(
    _ name: String, usage: String, summary: Phrase, flags: [any CommandFlag], words: [Words] = [],
    run: @escaping @Sendable (Arguments, Console) throws -> ExitCode
  ) {
    self.name = name
    self.usage = usage
    self.summary = summary.keyed(.command, name.isEmpty ? "reckon" : name)
    options = flags.map(\.option)
    self.words = words
    self.run = run
  }

  /// The summary's first sentence, for lists.
  package var headline: String {
    let line = summary.description.prefix { $0 != "\n" }
    return String(line.firstRange(of: ". ").map { line[...$0.lowerBound] } ?? line)
  }

  /// The command's help page.
  package var help: String {
    let title: Phrase = Phrase("usage", "usage: \("reckon \(name) \(usage)")")
    var lines = [title.description, "", "\(summary)"]
    if !options.isEmpty { lines += ["", Phrase(sentence: "options:").description] + optionLines }
    return lines.joined(separator: "\n")
  }

  /// A line for each option.
  package var optionLines: [String] {
    let heads = options.map { option in "  \(option.name)" + (option.value.map { " \($0)" } ?? "") }
    let width = (heads.map(\.count).max() ?? 0) + 2
    return zip(heads, options).map { "\(CharacterWidth.padded($0, to: width))\($1.summary)" }
  }
}
