import Foundation
import Reckon
import ReckonCalculator

extension PromptCommand {
  static let set = PromptCommand(
    "set", "[NAME [VALUE]]", "shows or changes a setting, such as the angle unit",
    details: "A setting goes by its name, or by a word of it: angle, mode, places. Changes are kept, and the calculator follows them.",
    argument: .setting, examples: [":set", ":set angle rad", ":set mode double", ":set places 2", ":set grouping"]
  ) { repl, text in
    var words = text.split(separator: " ", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
    // As people say it.
    if words.first == "colour" { words[0] = "color" }
    if words.count > 1 { words[1] = ["on": "yes", "off": "no", "true": "yes", "false": "no"][words[1]] ?? words[1] }
    guard let name = words.first else {
      let width = Setting.all.map(\.name.count).max() ?? 0
      for setting in Setting.all {
        let gap = String(repeating: " ", count: width - setting.name.count)
        try repl.write("\(setting.name)\(gap) = \(setting.shown(repl.settings))")
      }
      return
    }
    let meant = Setting.meant(by: name)
    guard let setting = meant.first, meant.count == 1 else {
      if meant.count > 1 { throw UsageError("\(name) could be \(meant.map(\.name).joined(separator: " or "))") }
      let nearest = Suggestion.nearest(to: name, among: Setting.all.map(\.name))
      throw UsageError(
        "there is no setting \(FormulaError.Kind.shortened(name)); \(nearest.map { "did you mean \($0)?" } ?? ":set lists them")")
    }
    if words.count > 1 {
      var changed = repl.settings
      guard setting.set(&changed, words[1]) else {
        throw UsageError(setting.refusal(of: words[1]))
      }
      repl.settings = changed
      do throws(StorageError) {
        try repl.settingsFile?.update { _ = setting.set(&$0, words[1]) }
      } catch {
        repl.console.report(error.message)
      }
      if !repl.isInteractive { return }
    }
    try repl.write("\(setting.name) = \(setting.shown(repl.settings))")
  }
}
