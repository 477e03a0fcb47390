import Reckon
import ReckonCalculator
import ReckonTerminal

/// Settings and their values as typed, the same for `reckon settings` and `:set`.
package enum SettingWords {
  /// The setting of a name: its own, a prefix of one, or one of its words.
  ///
  /// - Parameter list: the command that lists all settings.
  /// - Throws: if there is no such setting, or if the name is ambiguous.
  package static func setting(_ name: String, list: String) throws(UsageError) -> Setting {
    // British spelling.
    let name = name == "colour" ? "color" : name
    let meant = Setting.meant(by: name)
    if let setting = meant.first, meant.count == 1 { return setting }
    if meant.count > 1 {
      throw UsageError("couldBe", "\(name) could be \(meant.map(\.name).joined(separator: " or "))")
    }
    let nearest = Suggestion.nearest(to: name, among: Setting.all.map(\.name))
    throw UsageError(
      "thereIsNoSettingAdvice",
      "there is no setting \(FormulaError.Kind.shortened(name)); \(Suggestion.advice(nearest, otherwise: Phrase("listsThem", "\(list) lists them")))"
    )
  }

  /// A value in its canonical form: for boolean settings, `on` and `true` are yes.
  package static func value(_ text: String, of setting: Setting) -> String {
    let word = ["on": "yes", "off": "no", "true": "yes", "false": "no"][text]
    return word.flatMap { setting.choices.contains($0) ? $0 : nil } ?? text
  }

  /// - Throws: the allowed values if this one is not among them.
  package static func set(_ setting: Setting, _ value: String, in settings: inout CalculatorSettings) throws(UsageError)
  {
    guard setting.set(&settings, value) else {
      throw UsageError(setting.refusal(of: value))
    }
  }
}
