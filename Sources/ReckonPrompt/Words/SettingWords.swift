import Reckon
import ReckonCalculator
import ReckonTerminal

/// Settings and their values as people name them, the same for `reckon settings` and `:set`.
package enum SettingWords {
  /// The setting that a name means: its own, the beginning of one, or one of its words.
  ///
  /// - Parameter list: the command that lists all settings.
  /// - Throws: that there is no such setting, or that it could be several.
  package static func setting(_ name: String, list: String) throws(UsageError) -> Setting {
    // As people say it.
    let name = name == "colour" ? "color" : name
    let meant = Setting.meant(by: name)
    if let setting = meant.first, meant.count == 1 { return setting }
    if meant.count > 1 { throw UsageError("couldBe", "\(name) could be \(meant.map(\.name).joined(separator: " or "))") }
    let nearest = Suggestion.nearest(to: name, among: Setting.all.map(\.name))
    throw UsageError(
      "thereIsNoSettingAdvice",
      "there is no setting \(FormulaError.Kind.shortened(name)); \(Suggestion.advice(nearest, otherwise: Phrase("listsThem", "\(list) lists them")))"
    )
  }

  /// A value as settings know it: of those that are yes or no, `on` and `true` are yes.
  package static func value(_ text: String, of setting: Setting) -> String {
    let word = ["on": "yes", "off": "no", "true": "yes", "false": "no"][text]
    return word.flatMap { setting.choices.contains($0) ? $0 : nil } ?? text
  }

  /// - Throws: what the setting may be, when it may not be this.
  package static func set(_ setting: Setting, _ value: String, in settings: inout CalculatorSettings) throws(UsageError) {
    guard setting.set(&settings, value) else {
      throw UsageError(setting.refusal(of: value))
    }
  }
}
