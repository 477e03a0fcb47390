import Reckon
import ReckonTables
import ReckonTerminal

extension Command {
  static let completions = Command(
    "completions", usage: Shell.allCases.map(\.rawValue).joined(separator: " | "),
    summary: """
      Prints what a shell needs to complete reckon's commands, options and their values with Tab.

      bash: source <(reckon completions bash), in ~/.bashrc. zsh: reckon completions zsh > FOLDER/_reckon, where FOLDER is in fpath.
      fish: reckon completions fish > ~/.config/fish/completions/reckon.fish.
      """,
    flags: [], words: [.oneOf { Shell.allCases.map(\.rawValue) }]
  ) { arguments, console in
    guard let name = arguments.words.first, arguments.words.count == 1, let shell = Shell(rawValue: name) else {
      let shells = Shell.allCases.map(\.rawValue).joined(separator: ", ")
      guard let given = arguments.words.first else { throw UsageError("completions is for one shell, \(shells)") }
      throw UsageError("completions is for one shell, \(shells), not \(FormulaError.Kind.shortened(given))")
    }
    try console.write(shell.completions(of: [.withoutName] + Tool.commands))
    return .success
  }
}

/// A shell that can complete what is typed.
enum Shell: String, Hashable, Sendable, CaseIterable {
  case bash, zsh, fish

  /// The script that makes it complete the tool's commands.
  ///
  /// - Parameter commands: the one without a name is what the tool does without a command.
  func completions(of commands: [Command]) -> String {
    switch self {
    case .bash: BashCompletion(commands: commands).script
    case .zsh: ZshCompletion(commands: commands).script
    case .fish: FishCompletion(commands: commands).script
    }
  }

  /// A text as one word of the shell, which takes everything in it as it is.
  func quoted(_ text: String) -> String {
    switch self {
    case .bash, .zsh: "'\(text.replacing("'", with: "'\\''"))'"
    case .fish: "'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
    }
  }
}

extension Command {
  /// The words at each position after the name, and whether they also apply to all later ones.
  var places: [(index: Int, words: Words, isLast: Bool)] {
    words.enumerated().map { ($0.offset, $0.element, $0.offset == words.count - 1) }
  }
}
