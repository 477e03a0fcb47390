import Reckon
import ReckonCalculator
import ReckonCatalogue
import ReckonPrompt
import ReckonStorage
import ReckonTerminal

extension Command {
  static let settings = Command(
    "settings", usage: "[NAME [VALUE]]",
    summary:
      "Lists the calculator's settings with their allowed values, shows one, or sets it. A setting is found by its name or a word of it, such as angle. Settings are stored in $XDG_CONFIG_HOME/reckon (~/.config/reckon), history and rates in $XDG_STATE_HOME/reckon (~/.local/state/reckon), or all in the folder that RECKON_HOME names.",
    flags: [SettingsCommand.reset],
    words: [.oneOf { Setting.all.map(\.name) }, .following { Setting.named(briefly: $0)?.choices ?? [] }],
    run: { try SettingsCommand.run($0, $1) })
}

/// `reckon settings`.
enum SettingsCommand {
  fileprivate static let reset = Flag<String>(
    "--reset", "NAME", "reset a setting to its default; may be repeated", repeats: true,
    words: .oneOf { Setting.all.map(\.name) })

  static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let words = arguments.words
    let resets = try arguments.all(reset).map { try SettingWords.setting($0, list: "reckon settings") }
    guard words.count <= 2, resets.isEmpty || words.isEmpty else {
      throw UsageError(
        "settingsTakesANameAndAValue",
        "settings takes a name and a value, or --reset and a name; quote a value with spaces")
    }
    let named = try words.first.map { try SettingWords.setting($0, list: "reckon settings") }
    let value = named.flatMap { named in words.count == 2 ? SettingWords.value(words[1], of: named) : nil } ?? ""
    if let named, words.count == 2 {
      var trial = CalculatorSettings()
      try SettingWords.set(named, value, in: &trial)
    }
    var store = CalculatorFiles(environment: console.environment).settings()
    let code = console.report(store.messages)
    if !resets.isEmpty {
      try store.update { settings in for row in resets { _ = row.set(&settings, row.defaultValue) } }
    } else if let named, words.count == 2 {
      try store.update { _ = named.set(&$0, value) }
    } else if let named {
      try console.write(named.withoutSecrets(store.settings) + "\n")
      return code
    } else {
      try list(store, console)
      return code
    }
    return .success
  }

  private static func list(_ store: FileSettings, _ console: Console) throws {
    for row in Setting.all {
      try console.write("\(row.name) = \(row.shown(store.settings))\n    \(row.summary): \(row.allowed)\n")
    }
    for (name, value) in store.unknown {
      try console.write(
        "\(VisibleText.part(name)) = \(VisibleText.remark(value))\n    \(Phrase("notKnownToThisVersion", "not known to this version"))\n"
      )
    }
  }
}
