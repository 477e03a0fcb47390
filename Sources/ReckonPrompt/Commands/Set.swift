import Reckon
import ReckonCalculator
import ReckonSystem
import ReckonTerminal

extension PromptCommand {
  static let set = PromptCommand(
    "set", "[NAME [VALUE]]", "shows or changes a setting, such as the angle unit",
    details:
      "A setting is found by its name or a word of it: angle, mode, places. Changes are saved, and apply to the calculator too.",
    argument: .setting, examples: [":set", ":set angle rad", ":set mode double", ":set places 2", ":set grouping"],
    isRunAgain: true
  ) { repl, text in
    let words = text.split(separator: " ", maxSplits: 1).map { $0.trimmed }
    guard let name = words.first else {
      let width = Setting.all.map(\.name.count).max() ?? 0
      for setting in Setting.all {
        try repl.write("\(CharacterWidth.padded(setting.name, to: width)) = \(setting.shown(repl.settings))")
      }
      return
    }
    let setting = try SettingWords.setting(name, list: ":set")
    if words.count > 1 {
      let value = SettingWords.value(words[1], of: setting)
      var changed = repl.settings
      try SettingWords.set(setting, value, in: &changed)
      repl.settings = changed
      do throws(StorageError) {
        try repl.settingsFile?.update { _ = setting.set(&$0, value) }
      } catch {
        repl.console.report(Phrase(verbatim: error.message))
      }
      if !repl.isInteractive { return }
    }
    try repl.write("\(setting.name) = \(setting.shown(repl.settings))")
  }
}
