import Foundation
import Reckon
import ReckonCalculator

extension PromptCommand {
  static let set = PromptCommand(
    "set", "[NAME [VALUE]]", "shows or changes a setting, such as the angle unit", argument: .setting,
    examples: [":set", ":set angle-unit rad", ":set angle-unit"]
  ) { repl, text in
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    guard let name = words.first else {
      for setting in Setting.all { try repl.write("\(setting.name) = \(setting.get(repl.settings))") }
      return
    }
    guard let setting = Setting.named(name) else {
      let nearest = Suggestion.nearest(to: name, among: Setting.all.map(\.name))
      throw UsageError(
        "there is no setting \(FormulaError.Kind.shortened(name)); \(nearest.map { "did you mean \($0)?" } ?? ":set lists them")")
    }
    if words.count > 1 {
      var changed = repl.settings
      guard setting.set(&changed, words[1].trimmingCharacters(in: .whitespaces)) else {
        throw UsageError("\(setting.name) is \(setting.allowed), not \(FormulaError.Kind.shortened(words[1]))")
      }
      repl.settings = changed
      if !repl.isInteractive { return }
    }
    try repl.write("\(setting.name) = \(setting.get(repl.settings))")
  }
}
