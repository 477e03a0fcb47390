import ReckonCalculator
import ReckonTerminal

/// Earlier calculations to choose from.
struct HistoryPanel: Hashable, Sendable {
  var selection = ListSelection()
  /// Whether the next key says if all are dropped.
  var asksToClear = false
}

/// All keys with what presses them and what they are called.
struct HelpPanel: Hashable, Sendable {
  /// The first line in view.
  var first = 0

  struct Line: Hashable, Sendable {
    let glyph: String
    let press: String
    let name: String
    let kind: CalculatorKey.Kind?
  }

  /// The columns before the names.
  static let nameColumn = 16

  /// The program's own keys, then all keys of the calculator.
  private static var entries: [Line] {
    let own: [(keys: String, meaning: Phrase)] = [
      ("←↑↓→", Phrase("choosesAKey", "chooses a key")),
      ("Enter", Phrase("pressesTheChosenKey", "presses the selected key; after typing, =")),
      ("Esc", Phrase("closesThePanel", "closes the panel")),
      ("→ ←", Phrase("whileIsChosen", "while = is selected: further digits of a result that ends in …")),
      ("Pg↑ Pg↓", Phrase("scrollsTheFinishedLines", "scrolls the finished lines")),
      (", F2", Phrase("settingsTheCommaOnlyWhile", "settings; the comma only while nothing is entered")),
      ("q", Phrase("quitsWhileNothingIsEntered", "quits while nothing is entered")), ("^C ^D", "quits"),
      ("^Z", Phrase("suspendsFgResumes", "suspends; fg resumes")),
      ("H u", Phrase("historyUnitsWhileNothing", "history, units while nothing is entered")),
      ("a…z", Phrase("typesANameWhichReads", "types a name, which = reads as the prompt does")),
    ]
    return own.map { Line(glyph: $0.keys, press: "", name: $0.meaning.description, kind: nil) }
      + CalculatorKey.allCases.map { Line(glyph: $0.glyph, press: $0.press, name: $0.spokenName, kind: $0.kind) }
  }

  /// The lines where there are `width` columns: long names go on below.
  static func lines(width: Int) -> [Line] {
    entries.flatMap { entry in
      KeypadView.broken(entry.name, width: max(1, width - nameColumn)).enumerated().map { index, name in
        index == 0
          ? Line(glyph: entry.glyph, press: entry.press, name: name, kind: entry.kind)
          : Line(glyph: "", press: "", name: name, kind: nil)
      }
    }
  }

  mutating func scroll(by step: Int, in area: ScreenArea) {
    first = max(0, first + step)
    first = visible(of: Self.lines(width: area.columns.count).count, rows: area.rows.count).lowerBound
  }

  /// The lines in view. A window that has grown may show more than there are from the first line on; then the last ones
  /// are shown.
  func visible(of count: Int, rows: Int) -> Range<Int> {
    let start = min(first, max(0, count - rows))
    return start..<min(count, start + rows)
  }
}

/// Settings with a few values each, to go through them.
struct SettingsPanel: Hashable, Sendable {
  var selection = ListSelection()

  static let rows = Setting.ofCalculator.filter { !$0.choices.isEmpty && $0.name != "first-launch" }

  /// The row that is chosen.
  var setting: Setting { Self.rows[selection.index] }

  /// The value that stands some steps behind the one in force; behind the last comes the first.
  func choice(after step: Int, _ settings: CalculatorSettings) -> String {
    let choices = setting.choices
    let index = choices.firstIndex(of: setting.get(settings)) ?? 0
    return choices[(index + choices.count + step) % choices.count]
  }
}
