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
      throw UsageError("manualTakesNothingBehind", "manual takes no arguments: reckon manual | man -l -")
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

  static var summary: Phrase {
    Phrase("calculatorPromptScripts", "calculator prompt, scripts, tables and formula books")
  }

  /// The files of a person, where they are by default.
  private static var files: [HelpPage.Row] {
    let files = CalculatorFiles(environment: ["HOME": "/~"])
    func row(_ folder: String, _ name: String, _ text: Phrase) -> HelpPage.Row {
      .init("\(folder.dropFirst())/\(name)", text.description)
    }
    return [
      row(
        files.settingsFolder, "settings",
        Phrase(
          "settingsWhichThePromptReckon", "Settings, read and changed by the prompt, reckon settings and the keypad.")),
      row(
        files.settingsFolder, "reckonrc",
        Phrase("whatThePromptRunsAtItsStart", "Commands that the prompt runs at its start; yours to edit.")),
      row(files.stateFolder, "prompt-history", Phrase("linesThatWereEntered", "Lines entered at the prompt.")),
      row(
        files.stateFolder, "session-*",
        Phrase(
          "sessionOfAPromptThatRuns",
          "The session of a prompt that is running or was interrupted; reckon --continue resumes it.")),
      row(files.stateFolder, "history", Phrase("whatWasCalculatedOnTheKeypad", "Calculations made on the keypad.")),
      row(
        files.stateFolder, "rates",
        Phrase("exchangeRatesAsReckonRates", "Exchange rates fetched by reckon rates update.")),
    ]
  }

  private static let environment: [(name: String, meaning: Phrase)] = [
    ("RECKON_HOME", Phrase("oneFolderOfAllTheseFiles", "If set, the one folder that holds all these files.")),
    (
      "XDG_CONFIG_HOME",
      Phrase(
        "folderThatHoldsReckonFolder", "The parent of the folder with settings and reckonrc, instead of ~/.config.")
    ),
    (
      "XDG_STATE_HOME",
      Phrase(
        "folderThatHoldsReckonFolderHistories",
        "The parent of the folder with histories and rates, instead of ~/.local/state.")
    ),
    (
      "RECKON_LANGUAGE",
      Phrase("languageOfMessagesAndHelp", "The language of messages and help, en or ko, before the setting language.")
    ),
    (
      "LC_ALL, LC_MESSAGES, LC_NUMERIC, LANG",
      Phrase(
        "localeOfMessagesAndDecimalMark",
        "The locale: the language, unless the setting language names one, and the decimal mark of the keypad.")
    ),
    ("NO_COLOR", Phrase("noColoursWhenItIsNotEmpty", "If not empty, no colours are used.")),
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
