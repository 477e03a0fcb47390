import Reckon
import ReckonPrompt
import ReckonSystem
import ReckonTables
import ReckonTerminal

/// Finds the command that the arguments name, and runs it.
extension Tool {
  /// All commands, in the order in which help lists them. To add one, add its row here.
  package static let commands: [Command] = [
    .eval, .run, .combine, .convert, .translate, .explain, .check, .test, .compile, .books, .keypad, .history,
    .settings, .rates,
    .completions, .manual, .help,
  ]

  /// Runs the tool with the arguments behind its own name.
  package static func main(_ arguments: [String], console: Console = .standard()) -> ExitCode {
    // A reader that goes away ends the tool through a failed write rather than a signal.
    signal(SIGPIPE, SIG_IGN)
    // So does a file that has grown to its limit.
    signal(SIGXFSZ, SIG_IGN)
    Interruption.restoreQuit()
    do {
      let code = try run(arguments, console)
      try console.flush()
      return code
    } catch is StoppedRun {
      return .evaluation
    } catch let error as InputOutputError where error.isClosedPipe {
      return .success
    } catch {
      return console.exitCode(reporting: error)
    }
  }

  private static func run(_ arguments: [String], _ console: Console) throws -> ExitCode {
    guard let name = arguments.first, let command = commands.first(where: { $0.name == name }) else {
      if arguments.first == "--complete" {
        try console.write(WordCompletion(Array(arguments.dropFirst())).text)
        return .success
      }
      if arguments.first == "-h" { return try Command.help.run(try Arguments([], for: .help), console) }
      let sorted: Arguments
      do throws(UsageError) {
        sorted = try Arguments(arguments, for: .withoutName)
      } catch {
        // An option of the command that was meant is no option here.
        throw arguments.first.flatMap { TypedExpressions.misspeltCommand($0) } ?? error
      }
      return try Command.withoutName.run(sorted, console)
    }
    let rest = arguments.dropFirst()
    if rest.prefix(while: { $0 != "--" }).contains("--help") {
      try console.write(console.fitted(command.help) + "\n")
      return .success
    }
    return try command.run(try Arguments(rest, for: command), console)
  }
}

extension Command {
  static let help = Command(
    "help", usage: "[NAME]",
    summary:
      "Shows help on the tool, on one of its commands, or, as :help at the prompt, on a function, a unit or another name.",
    flags: [],
    words: [.oneOf { Tool.commands.map(\.name) }]
  ) {
    arguments, console in
    if !arguments.words.isEmpty {
      let name = arguments.words.joined(separator: " ")
      if let command = Tool.commands.first(where: { $0.name == name }) {
        try console.write(console.fitted(command.help) + "\n")
      } else {
        let pages = try HelpIndex.ofTool.pages(on: name, inShell: true)
        try console.write(console.text(of: pages) + "\n")
      }
      return .success
    }
    let usage: Phrase = Phrase("usage", "usage: \("reckon COMMAND …")")
    let indent = String(
      repeating: " ", count: CharacterWidth.of(usage.description) - CharacterWidth.of("reckon COMMAND …"))
    var lines = [
      usage.description, "\(indent)reckon \(Command.withoutName.usage)", "", "\(Command.withoutName.summary)", "",
      Phrase(sentence: "commands:").description,
    ]
    let width = (Tool.commands.map(\.name.count).max() ?? 0) + 2
    for command in Tool.commands {
      lines.append("  \(CharacterWidth.padded(command.name, to: width))\(command.headline)")
    }
    let rest: Phrase = Phrase(
      "reckonHelpCOMMANDShows", "reckon help COMMAND shows a command's options. Those without a command:")
    lines += ["", rest.description] + Command.withoutName.optionLines
    try console.write(console.fitted(lines.joined(separator: "\n")) + "\n")
    return .success
  }
}

extension HelpIndex {
  /// Help that knows the tool's commands too.
  static let ofTool = HelpIndex(
    toolCommands: Tool.commands.map { command in
      HelpEntry(.topic, [command.name], Phrase(verbatim: command.headline)) {
        let options = command.options.map { HelpPage.Row($0.name + ($0.value.map { " \($0)" } ?? ""), "\($0.summary)") }
        return HelpPage(
          "reckon \(command.name) \(command.usage)", Phrase("commandOfTheShell", "command of the shell").description,
          [.text("\(command.summary)"), .rows(options)])
      }
    },
    toolTopics: [
      list("limits", Phrase("whatBoundsATextAFormula", "the limits of texts, formulas, evaluations and tables")) {
        ToolLimit.allCases.map { .init("\($0.name)=\($0.byDefault)", $0.sentence.description) }
      }
    ])
}
