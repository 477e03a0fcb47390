import Reckon
import ReckonCalculator

/// Help on the language's rows.
extension HelpIndex {
  private static let reference = LanguageReference()

  static let functions: [HelpEntry] = reference.functions.map { row in
    HelpEntry(.function, row.names, row.summarySentence, keywords: keywords[row.name] ?? "") {
      HelpPage(
        row.name, row.headline,
        [.text(row.summary), .names("also", row.aliases), .text(row.remarks.joined(separator: " ")), examples(row)])
    }
  }

  static let operators: [HelpEntry] = reference.operators.map { row in
    HelpEntry(.operator, row.names, row.summarySentence, keywords: keywords[row.name] ?? "") {
      HelpPage(
        row.names.joined(separator: "  "), row.headline,
        [.text(row.summary), .names("binds like", row.equallyTightOperators), .text(row.grouping ?? ""), examples(row)])
    }
  }

  static let constants: [HelpEntry] = reference.constants.map { row in
    HelpEntry(.constant, row.names, row.summarySentence, keywords: keywords[row.name] ?? "") {
      HelpPage(
        row.name, row.headline,
        [
          .text(row.summary), .names("also", row.aliases), .names("uncertainty", row.uncertainty.map { [$0] } ?? []),
          .names("source", row.source.map { [$0] } ?? []), examples(row),
        ])
    }
  }

  static let units: [HelpEntry] = reference.units.map { entry(of: $0) }

  /// Help on a unit, possibly with a prefix.
  static func entry(of row: LanguageReference.Entry) -> HelpEntry {
    // `rods: 16.5 feet` would add nothing to the rod's row.
    let longName = row.longName.flatMap { row.name.count < 3 || !$0.hasPrefix(row.name) ? $0 : nil }
    return HelpEntry(
      .unit, row.names, longName.map { "\($0): \(row.summarySentence)" } ?? row.summarySentence,
      keywords: keywords[row.name] ?? ""
    ) {
      HelpPage(
        row.name, row.headline,
        [
          .text(row.summary), .names("also", row.aliases), .names("with prefixes", row.prefixedForms),
          .names("source", row.source.map { [$0] } ?? []), examples(row),
        ])
    }
  }

  /// Entries of a name without a row of its own: a unit with a prefix.
  static func derivedEntries(named name: String) -> [HelpEntry] {
    reference.entries(named: name).filter { $0.kind == .unit }.map { entry(of: $0) }
  }

  private static func examples(_ row: LanguageReference.Entry) -> HelpPage.Block {
    .examples(row.examples.map(\.expression))
  }
}

/// Help on the prompt's commands and settings.
extension HelpIndex {
  static let commands: [HelpEntry] = PromptCommand.all.map { row in
    HelpEntry(.command, [":\(row.name)", row.name], row.summary, keywords: keywords[":\(row.name)"] ?? "") {
      HelpPage(
        head(of: row), Phrase(sentence: "command").description,
        [.text("\(row.summary)."), .text("\(row.details)"), .inputs(row.examples)])
    }
  }

  package static let settings: [HelpEntry] = Setting.all.map { row in
    HelpEntry(.setting, [row.name], row.summarySentence) {
      HelpPage(
        row.name, Phrase(sentence: "setting").description,
        [
          .text(row.summary + "."),
          .text(Phrase("itIsBeforeItIsSet", "It is \(row.allowed); the default is \(row.defaultValue).").description),
          .inputs([example(of: row)]),
        ])
    }
  }

  package static func head(of row: PromptCommand) -> String {
    row.usage.isEmpty ? ":\(row.name)" : ":\(row.name) \(row.usage)"
  }

  /// An input that changes a setting, to a value other than its default if one is known.
  static func example(of row: Setting) -> String {
    ":set \(row.name) \(row.choices.first { $0 != row.defaultValue } ?? row.defaultValue)"
  }
}
