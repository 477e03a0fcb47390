import Reckon
import ReckonCalculator
import ReckonTerminal

extension Command {
  static let history = Command(
    "history", usage: "[clear]",
    summary:
      "Lists what was calculated, newest first, as number, time (UTC), expression and result; ≈ marks those that were rounded or are not known exactly. clear drops it all.",
    options: [
      Option(
        "--format", "FORM", HistoryFormat.allCases.map(\.rawValue).joined(separator: ", ") + "; text is the default",
        words: .oneOf { HistoryFormat.allCases.map(\.rawValue) }),
      Option("--limit", "COUNT", "list only so many, the newest; how many are kept is the setting history-limit"),
      Option("--yes", nil, "clear without asking"),
    ], words: [.oneOf { ["clear"] }], run: { try HistoryCommand.run($0, $1) })
}

/// `reckon history`.
enum HistoryCommand {
  static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let format = HistoryFormat(rawValue: arguments["--format"] ?? HistoryFormat.text.rawValue)
    guard let format else {
      throw UsageError("--format is \(HistoryFormat.allCases.map(\.rawValue).joined(separator: ", ")), not \(arguments["--format"] ?? "")")
    }
    let limit = arguments["--limit"].map { Int($0) } ?? FileHistory.largestLimit
    guard let limit, limit > 0 else {
      throw UsageError("--limit is a whole number from 1, not \(arguments["--limit"] ?? "")")
    }
    guard arguments.words.isEmpty || arguments.words == ["clear"] else {
      throw UsageError("history knows nothing but clear; reckon help history says more")
    }
    var history = CalculatorFiles(environment: console.environment).history()
    let code = console.report(history.messages)
    if arguments.words.isEmpty {
      try console.write(history.entries.prefix(limit).exported(as: format))
      return code
    }
    if !arguments.has("--yes") {
      guard console.inputIsTerminal else { throw UsageError("history clear drops all entries; where no one can be asked it needs --yes") }
      try console.write("Drop all \(history.entries.count) entries? [y/N] ")
      try console.flush()
      guard let line = try console.readLine(), ["y", "yes"].contains(String(decoding: line, as: UTF8.self).lowercased()) else {
        try console.write("They stay.\n")
        return .success
      }
    }
    try history.clear()
    return .success
  }
}
