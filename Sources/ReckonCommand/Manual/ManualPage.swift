import Reckon
import ReckonCalculator
import ReckonPrompt
import ReckonStorage
import ReckonTerminal

extension Command {
  static let manual = Command(
    "manual", usage: "",
    summary: """
      Prints the manual page, for man and groff: reckon manual | man -l -.

      To install it: reckon manual > ~/.local/share/man/man1/reckon.1.
      """,
    flags: []
  ) { arguments, console in
    guard arguments.words.isEmpty else {
      throw UsageError("manualTakesNothingBehind", "manual takes nothing behind it: reckon manual | man -l -")
    }
    try console.write(ManualPage.text)
    return .success
  }
}

/// The manual page, made from the tables of commands, settings, keys and help.
enum ManualPage {
  static var text: String {
    var page = RoffText(title: "RECKON", section: 1, source: "reckon \(Tool.version)")
    page.section(Phrase("Name").description)
    page.plain("reckon - \(summary)")
    page.section(Phrase("Synopsis").description)
    for usage in [Command.withoutName.usage, "COMMAND …"] { page.entry("reckon", usage) }
    page.section(Phrase("Description").description)
    page.paragraph("\(Command.withoutName.summary)")
    for option in Command.withoutName.options { page.append(option) }
    page.section(Phrase("Commands").description)
    for command in Tool.commands { page.append(command) }
    page.section(Phrase("The prompt").description)
    for row in PromptCommand.all { page.entry(HelpIndex.head(of: row), "\(row.summary). \(row.details)") }
    for name in ["keys", "settings"] { page.append(topic: name) }
    page.section(Phrase("Language").description)
    for topic in HelpTopic.all { page.append(topic: topic.name) }
    for name in ["operators", "constants"] { page.append(topic: name) }
    page.section(Phrase("Functions").description)
    for topic in HelpIndex.functionTopics { page.append(topic: topic.name) }
    page.section(Phrase("Units").description)
    for topic in HelpIndex.unitTopics { page.append(topic: topic.name) }
    page.section(Phrase("Files").description)
    for row in files { page.entry(row.head, row.text) }
    page.section(Phrase("Environment").description)
    for row in environment { page.entry(row.name, row.meaning.description) }
    page.section(Phrase("Exit status").description)
    for code in ExitCode.allCases { page.entry("\(code.rawValue)", code.summary.description) }
    return page.text
  }

  static var summary: Phrase { Phrase("calculatorPromptScripts", "calculator prompt, scripts, tables and formula books") }

  /// The files of a person, where they are by default.
  private static var files: [HelpPage.Row] {
    let files = CalculatorFiles(environment: ["HOME": "/~"])
    func row(_ folder: String, _ name: String, _ text: Phrase) -> HelpPage.Row {
      .init("\(folder.dropFirst())/\(name)", text.description)
    }
    return [
      row(
        files.settingsFolder, "settings",
        Phrase("settingsWhichThePromptReckon", "The settings, which the prompt, reckon settings and the keypad read and change.")),
      row(
        files.settingsFolder, "reckonrc", Phrase("whatThePromptRunsAtItsStart", "What the prompt runs at its start; a person writes it.")),
      row(files.stateFolder, "prompt-history", Phrase("linesThatWereEntered", "The lines that were entered at the prompt.")),
      row(
        files.stateFolder, "session-*",
        Phrase("sessionOfAPromptThatRuns", "The session of a prompt that runs or was cut off; reckon --continue resumes it.")),
      row(files.stateFolder, "history", Phrase("whatWasCalculatedOnTheKeypad", "What was calculated on the keypad.")),
      row(files.stateFolder, "rates", Phrase("exchangeRatesAsReckonRates", "Exchange rates, as reckon rates update fetched them.")),
    ]
  }

  private static let environment: [(name: String, meaning: Phrase)] = [
    ("RECKON_HOME", Phrase("oneFolderOfAllTheseFiles", "The one folder of all these files, where it is set.")),
    (
      "XDG_CONFIG_HOME",
      Phrase("folderThatHoldsReckonFolder", "The folder that holds reckon's folder of settings and reckonrc, instead of ~/.config.")
    ),
    (
      "XDG_STATE_HOME",
      Phrase(
        "folderThatHoldsReckonFolderHistories", "The folder that holds reckon's folder of histories and rates, instead of ~/.local/state.")
    ),
    ("NO_COLOR", Phrase("noColoursWhenItIsNotEmpty", "No colours, when it is not empty.")),
    ("TERM", Phrase("kindOfTerminal", "The kind of terminal; with dumb, lines are neither edited nor coloured.")),
    ("COLORTERM", Phrase("withTruecolorOr24bitAll", "With truecolor or 24bit, all colours are used.")),
  ]
}

extension RoffText {
  fileprivate mutating func append(_ command: Command) {
    subsection("reckon \(command.name)\(command.usage.isEmpty ? "" : " \(command.usage)")")
    for text in command.summary.description.split(separator: "\n\n") { paragraph(String(text)) }
    for option in command.options { append(option) }
  }

  fileprivate mutating func append(_ option: Command.Option) {
    entry(option.name + (option.value.map { " \($0)" } ?? ""), "\(option.summary)")
  }

  /// A topic of help under its name.
  fileprivate mutating func append(topic name: String) {
    guard let entry = HelpIndex.entries(named: name).first(where: { $0.kind == .topic }) else { return }
    let page = entry.page()
    subsection(page.kind.isEmpty || page.kind == "functions" || page.kind == "units" ? name : "\(name): \(page.kind)")
    append(page)
  }
}
