import Foundation
import Reckon

/// The tool: finds the command that the arguments name, and runs it.
package enum Tool {
  /// All commands, in the order in which help lists them. To add one, add its row here.
  package static let commands: [Command] = [
    .eval, .run, .convert, .explain, .check, .test, .compile, .keypad, .history, .settings, .rates, .help,
  ]

  /// Runs the tool with the arguments behind its own name.
  package static func main(_ arguments: [String], console: Console = .standard()) -> ExitCode {
    // A reader that goes away ends the tool through a failed write rather than a signal.
    signal(SIGPIPE, SIG_IGN)
    // So does a file that has grown to its limit.
    signal(SIGXFSZ, SIG_IGN)
    do {
      let code = try run(arguments, console)
      try console.flush()
      return code
    } catch let error as UsageError {
      console.report(error.message)
      return .usage
    } catch let error as FormulaError {
      console.report(error)
      return ExitCode(error)
    } catch let error as FormulaBookError {
      console.report(error)
      return .usage
    } catch is StoppedRun {
      return .evaluation
    } catch let error as InputOutputError {
      if error.isClosedPipe { return .success }
      console.report(error.message)
      return .inputOutput
    } catch {
      console.report("\(error)")
      return .inputOutput
    }
  }

  private static func run(_ arguments: [String], _ console: Console) throws -> ExitCode {
    guard let name = arguments.first else {
      guard console.inputIsTerminal else { return try EvalCommand.run(try Arguments([], for: .eval), console) }
      var prompt = REPL(console: console)
      return try prompt.run()
    }
    if ["--help", "-h"].contains(name) { return try Command.help.run(try Arguments([], for: .help), console) }
    if name == "--version" {
      try console.write("reckon \(version)\n")
      return .success
    }
    guard let command = commands.first(where: { $0.name == name }) else {
      let nearest = Suggestion.nearest(to: name, among: commands.map(\.name))
      throw UsageError(
        "there is no command \(FormulaError.Kind.shortened(name))\(nearest.map { "; did you mean \($0)?" } ?? "; reckon help lists them")")
    }
    let rest = arguments.dropFirst()
    if rest.contains("--help") {
      try console.write(command.help + "\n")
      return .success
    }
    return try command.run(try Arguments(rest, for: command), console)
  }

  package static let version = "0.1.0"
}

extension Command {
  static let help = Command("help", usage: "[COMMAND]", summary: "Shows what the tool or one of its commands does.", options: []) {
    arguments, console in
    if let name = arguments.words.first {
      guard let command = Tool.commands.first(where: { $0.name == name }) else { throw UsageError("there is no command \(name)") }
      try console.write(command.help + "\n")
      return .success
    }
    var lines = ["usage: reckon [COMMAND …]", "", "Without a command, reckon on a terminal is a calculator prompt.", "", "commands:"]
    for command in Tool.commands {
      lines.append("  \(command.name)" + String(repeating: " ", count: 10 - command.name.count) + command.headline)
    }
    lines += ["", "reckon help COMMAND shows a command's options."]
    try console.write(lines.joined(separator: "\n") + "\n")
    return .success
  }
}
