import Reckon

/// A row of the tool's command table, from which parsing, help and completion come.
package struct Command: Sendable {
  /// An option that a command knows.
  package struct Option: Sendable {
    /// The name with its dashes: `--let`, or `-e`.
    package let name: String
    /// What its value is called in help; nothing for an option without a value.
    package let value: String?
    package let summary: String
    /// Whether it may be given several times.
    package let repeats: Bool
    /// What its value can be.
    package let words: Words

    package init(_ name: String, _ value: String? = nil, _ summary: String, repeats: Bool = false, words: Words = .any) {
      self.name = name
      self.value = value
      self.summary = summary
      self.repeats = repeats
      self.words = words
    }
  }

  /// What a word on the command line can be, for completing it in a shell.
  package enum Words: Sendable {
    /// What only the person knows, such as an expression.
    case any
    case file
    case oneOf(@Sendable () -> [String])
    /// What depends on the word before, with all words that it can follow.
    case following(@Sendable () -> [(word: String, choices: [String])])
  }

  /// The name; empty for what the tool does without a command.
  package let name: String
  /// What follows the name: `EXPR…`.
  package let usage: String
  package let summary: String
  package let options: [Option]
  /// What the words that are no options can be, one after another; the last stands for all that follow.
  package let words: [Words]
  package let run: @Sendable (Arguments, Console) throws -> ExitCode

  package init(
    _ name: String, usage: String, summary: String, options: [Option], words: [Words] = [],
    run: @escaping @Sendable (Arguments, Console) throws -> ExitCode
  ) {
    self.name = name
    self.usage = usage
    self.summary = summary
    self.options = options
    self.words = words
    self.run = run
  }

  /// The summary's first line, for lists.
  package var headline: String { String(summary.prefix { $0 != "\n" }) }

  /// The command's help page.
  package var help: String {
    var lines = ["usage: reckon \(name) \(usage)", "", summary]
    if !options.isEmpty { lines += ["", "options:"] + optionLines }
    return lines.joined(separator: "\n")
  }

  /// A line for each option.
  package var optionLines: [String] {
    let heads = options.map { option in "  \(option.name)" + (option.value.map { " \($0)" } ?? "") }
    let width = (heads.map(\.count).max() ?? 0) + 2
    return zip(heads, options).map { head, option in head + String(repeating: " ", count: width - head.count) + option.summary }
  }
}

/// How the tool ended.
package enum ExitCode: Int32, Sendable, CaseIterable {
  case success = 0
  case evaluation = 1
  case usage = 2
  case inputOutput = 3

  /// What it tells, for the manual.
  package var summary: String {
    switch self {
    case .success: "All went well."
    case .evaluation: "A formula could not be evaluated."
    case .usage: "The tool was called wrongly, or a formula could not be compiled."
    case .inputOutput: "Something could not be read or written."
    }
  }

  init(_ error: FormulaError) {
    switch error.kind.stage {
    case .evaluation: self = .evaluation
    case .syntax, .meaning, .use: self = .usage
    }
  }
}

/// A mistake in how the tool was called.
package struct UsageError: Error, Sendable {
  package let message: String

  package init(_ message: String) { self.message = VisibleText.remark(message) }
}

/// Something that could not be read or written.
package struct InputOutputError: Error, Sendable {
  package let message: String
  /// Whether it is a pipe whose reader has gone.
  package let isClosedPipe: Bool

  package init(_ message: String, isClosedPipe: Bool = false) {
    self.message = VisibleText.remark(message)
    self.isClosedPipe = isClosedPipe
  }
}

/// The words behind a command's name, sorted by its options.
package struct Arguments: Sendable {
  private var values: [String: [String]] = [:]
  /// The words that are no options.
  package private(set) var words: [String] = []

  /// Sorts words: `--name value`, `--name=value`, `-e value`, `--` before words that only look like options.
  ///
  /// - Throws: `UsageError` for an option that the command does not know, one without its value, or one with a value that takes none.
  package init(_ words: some Sequence<String>, for command: Command) throws(UsageError) {
    var rest = Array(words)[...]
    while let word = rest.popFirst() {
      if word == "--" {
        self.words += rest
        return
      }
      // `-3` is a word; a name with one dash is an option only where there is one of that name.
      guard word.hasPrefix("--") || command.options.contains(where: { $0.name == word }) else {
        self.words.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard let option = command.options.first(where: { $0.name == parts[0] }) else {
        let nearest = Suggestion.nearest(to: parts[0], among: command.options.map(\.name))
        throw UsageError(
          "\(command.name.isEmpty ? "reckon" : command.name) has no option \(parts[0])\(nearest.map { "; did you mean \($0)?" } ?? "")")
      }
      if let value = option.value {
        guard let given = parts.count > 1 ? parts[1] : rest.popFirst() else {
          throw UsageError("\(option.name) needs a value: \(option.name) \(value)")
        }
        guard option.repeats || values[option.name] == nil else { throw UsageError("\(option.name) is given twice; give it once") }
        values[option.name, default: []].append(given)
      } else {
        guard parts.count == 1 else { throw UsageError("\(option.name) takes no value") }
        values[option.name, default: []].append("")
      }
    }
  }

  /// Whether an option was given.
  package func has(_ option: String) -> Bool { values[option] != nil }
  /// The last value given for an option.
  package subscript(_ option: String) -> String? { values[option]?.last }
  /// All values given for an option, in order.
  package func all(_ option: String) -> [String] { values[option] ?? [] }
}
