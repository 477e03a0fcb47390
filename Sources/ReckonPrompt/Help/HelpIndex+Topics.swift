import Reckon
import ReckonCalculator
import ReckonLineEditor

/// The help topics: those of the language, and lists of the tables' rows.
extension HelpIndex {
  static let topics: [HelpEntry] =
    HelpTopic.all.map { topic in
      HelpEntry(.topic, [topic.name] + topic.otherNames, topic.summary, keywords: keywords[topic.name] ?? "") {
        topic.page
      }
    } + lists
    + functionTopics
    + unitTopics

  private static let lists: [HelpEntry] = [
    list("operators", Phrase("allOperatorsTheTightestFirst", "all operators, tightest binding first")) {
      Catalogue.operators.sorted { $0.level > $1.level }.map { row in
        HelpPage.Row(
          row.spellings.joined(separator: "  "), "\(row.summary) (\(Phrase(sentence: row.position.rawValue)))")
      }
    },
    list("constants", "numbers with names") { rows(of: constants) },
    HelpEntry(.topic, ["functions"], Phrase("allFunctionsByTopic", "all functions, by topic")) {
      HelpPage(
        "functions", Phrase("allByTopic", "all, by topic").description,
        functionTopics.map { topic in
          .names(topic.name, functionNames(of: topic.name))
        })
    },
    HelpEntry(.topic, ["units"], Phrase("allUnitsByKind", "all units, by kind")) {
      HelpPage(
        "units", Phrase("allByKind", "all, by kind").description,
        unitTopics.map { topic in
          .names(topic.name, Catalogue.units.filter { $0.category.topic == topic.name }.map(\.symbol))
        })
    },
    books,
    list("commands", Phrase("whatBeginsWithAColon", "commands, which begin with a colon")) {
      PromptCommand.all.map { .init(head(of: $0), "\($0.summary)") }
    },
    list("settings", Phrase("whatSetChanges", "what :set changes")) {
      Setting.all.map { .init($0.name, "\($0.summary): \($0.allowed)") }
    },
    list("symbols", Phrase("signsThatNameAndTabWrite", "symbols that \\name and Tab write")) {
      SymbolNames.all.map { .init("\\\($0.name)", "\($0.sign)  \($0.summary)") }
    },
    list("keys", Phrase("whatKeysDoWhileALineIsTyped", "keys for editing a line")) {
      KeyBinding.all.map { .init($0.keys.joined(separator: "  "), "\($0.summary)") }
    },
  ]

  package static func list(_ name: String, _ summary: Phrase, rows: @escaping @Sendable () -> [HelpPage.Row])
    -> HelpEntry
  {
    HelpEntry(.topic, [name], summary) { HelpPage(name, summary.description, [.rows(rows())]) }
  }

  private static func rows(of entries: [HelpEntry]) -> [HelpPage.Row] {
    entries.map { HelpPage.Row($0.names.joined(separator: "  "), $0.summary) }
  }

  /// The topics of functions with at least one that formulas can call.
  package static let functionTopics: [HelpEntry] = Function.Topic.allCases.compactMap { topic in
    guard Catalogue.functions.contains(where: { $0.topic == topic && $0.isNamed }) else { return nil }
    let some = functionNames(of: topic.rawValue).prefix(6).joined(separator: ", ")
    return HelpEntry(.topic, [topic.rawValue], Phrase("functionsSuchAs", "functions: \(some)…")) {
      HelpPage(topic.rawValue, Phrase(sentence: "functions").description, [.rows(rows(of: functions(of: topic)))])
    }
  }

  static func functions(of topic: Function.Topic) -> [HelpEntry] {
    let names = functionNames(of: topic.rawValue)
    return functions.filter { names.contains($0.name) }
  }

  private static func functionNames(of topic: String) -> [String] {
    Catalogue.functions.filter { $0.topic.rawValue == topic && $0.isNamed }.map(\.name)
  }

  /// The kinds of units.
  package static let unitTopics: [HelpEntry] = UnitCategory.allCases.map { category in
    HelpEntry(.topic, [category.topic], Phrase("unitsOf", "units of \(category.noun)")) {
      let rows = units.filter { isUnit($0, of: category) }.map { HelpPage.Row($0.name, $0.summary) }
      return HelpPage(category.topic, Phrase(sentence: "units").description, [.rows(rows)])
    }
  }

  private static func isUnit(_ entry: HelpEntry, of category: UnitCategory) -> Bool {
    Catalogue.units.contains { $0.category == category && $0.symbol == entry.name }
  }
}
