import Reckon
import ReckonCalculator

/// Help on the prompt's commands and settings.
extension HelpIndex {
  static let commands: [HelpEntry] = PromptCommand.all.map { row in
    HelpEntry(.command, [":\(row.name)", row.name], row.summary) {
      HelpPage(
        head(of: row), Phrase(sentence: "command").description, [.text(row.summary + "."), .text(row.details), .inputs(row.examples)])
    }
  }

  package static let settings: [HelpEntry] = Setting.all.map { row in
    HelpEntry(.setting, [row.name], row.summary) {
      HelpPage(
        row.name, Phrase(sentence: "setting").description,
        [
          .text(row.summary + "."),
          .text(Phrase("itIsBeforeItIsSet", "It is \(row.allowed); before it is set, \(row.defaultValue).").description),
          .inputs([example(of: row)]),
        ])
    }
  }

  package static func head(of row: PromptCommand) -> String { row.usage.isEmpty ? ":\(row.name)" : ":\(row.name) \(row.usage)" }

  /// An input that sets a setting, to something else than its default where that is known.
  static func example(of row: Setting) -> String {
    ":set \(row.name) \(row.choices.first { $0 != row.defaultValue } ?? row.defaultValue)"
  }
}
