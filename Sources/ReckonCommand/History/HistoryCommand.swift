import Reckon
import ReckonCalculator
import ReckonStorage
import ReckonTerminal

extension Command {
  static let history = Command(
    "history", usage: "[clear]",
    summary:
      "Lists past calculations, newest first. Each line has number, time (UTC), expression and result; ≈ marks results that were rounded or are not known exactly. clear deletes all of them.",
    flags: [HistoryCommand.format, HistoryCommand.limit, HistoryCommand.yes], words: [.oneOf { ["clear"] }],
    run: { try HistoryCommand.run($0, $1) })
}

/// `reckon history`.
enum HistoryCommand {
  fileprivate static let format = Flag<HistoryFormat>(
    "--format", "FORM",
    Phrase("\(HistoryFormat.allCases.map(\.rawValue).joined(separator: ", ")); text is the default").keyed(
      .option, "history --format"))
  fileprivate static let limit = Flag<Int>(
    "--limit", "COUNT",
    Phrase("list only the newest COUNT entries; the setting history-limit says how many are stored").keyed(
      .option, "history --limit"),
    from: 1...Int.max)
  fileprivate static let yes = Switch("--yes", "clear without asking")

  /// Asks whether so many calculations are to go.
  static func question(_ count: Int) -> Phrase {
    count == 1
      ? Phrase("dropTheOneResult", "Delete the one result?") : Phrase("dropAllResults", "Delete all \(count) results?")
  }

  static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let format = try arguments[format] ?? .text
    let limit = try arguments[limit] ?? FileHistory.largestLimit
    guard arguments.words.isEmpty || arguments.words == ["clear"] else {
      throw UsageError("historyKnowsNothingButClear", "history takes only the word clear; see reckon help history")
    }
    var history = CalculatorFiles(environment: console.environment).history()
    let code = console.report(history.messages)
    if arguments.words.isEmpty {
      try console.write(history.entries.prefix(limit).exported(as: format))
      return code
    }
    if !arguments.has(yes) {
      guard console.inputIsTerminal else {
        throw UsageError(
          "historyClearDropsAllEntries",
          "history clear deletes all entries; without a terminal to confirm it needs --yes")
      }
      try console.write("\(question(history.entries.count)) [y/N] ")
      try console.flush()
      guard let line = try console.readLine(),
        ["y", "yes"].contains(String(decoding: line, as: UTF8.self).lowercased())
      else {
        try console.write("\(Phrase("theyStay", "Nothing was deleted."))\n")
        return .success
      }
    }
    try history.clear()
    return .success
  }
}
