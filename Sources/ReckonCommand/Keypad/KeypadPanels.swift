import ReckonCalculator

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
    let kind: Key.Kind?
  }

  /// The columns before the names.
  static let nameColumn = 13

  /// What the program itself does with keys, and then all keys of the calculator.
  private static let entries: [Line] =
    [
      ("←↑↓→", "chooses a key"), ("Enter", "presses the chosen key; after typing that is ="), ("Esc", "closes the panel"),
      ("Pg↑ Pg↓", "scrolls the finished lines"), (",", "settings"), ("q ^C ^D", "quits"), ("^Z", "stops; fg goes on"),
    ].map { Line(glyph: $0.0, press: "", name: $0.1, kind: nil) }
    + Key.allCases.map { Line(glyph: $0.glyph, press: $0.press, name: $0.spokenName, kind: $0.kind) }

  /// The lines where there are `width` columns: long names go on below.
  static func lines(width: Int) -> [Line] {
    entries.flatMap { entry in
      KeypadView.broken(entry.name, width: max(1, width - nameColumn)).enumerated().map { index, name in
        index == 0 ? Line(glyph: entry.glyph, press: entry.press, name: name, kind: entry.kind) : Line(glyph: "", press: "", name: name, kind: nil)
      }
    }
  }

  mutating func scroll(by step: Int, in area: ScreenArea) {
    first = min(max(0, first + step), max(0, Self.lines(width: area.columns.count).count - area.rows.count))
  }
}

/// Settings that the keypad can change, a row each.
struct SettingsPanel: Hashable, Sendable {
  var selection = ListSelection()

  struct Row: Sendable {
    let title: String
    let value: @Sendable (CalculatorSettings) -> String
    /// Makes it the next value, or the one before.
    let change: @Sendable (inout CalculatorSettings, _ step: Int) -> Void
  }

  static let rows: [Row] = [
    Row(title: "style", value: { $0.entryStyle.rawValue }, change: { $0.entryStyle = next($0.entryStyle, $1) }),
    Row(title: "angles", value: { "\($0.angleUnit)" }, change: { $0.angleUnit = next($0.angleUnit, $1) }),
    Row(title: "numbers", value: { $0.numberMode.rawValue }, change: { $0.numberMode = next($0.numberMode, $1) }),
    Row(title: "notation", value: { $0.notation.rawValue }, change: { $0.notation = next($0.notation, $1) }),
    Row(title: "decimal places", value: { "\($0.places)" }, change: { $0.decimalPlaces = min(max(0, $0.places + $1), 20) }),
    Row(title: "thousands apart", value: { $0.groupsDigits ? "yes" : "no" }, change: { settings, _ in settings.groupsDigits.toggle() }),
    Row(
      title: "history entries", value: { "\($0.historyLimit)" },
      change: { settings, step in
        let limits = [10, 20, 50, 100, 1000, 10_000, 100_000]
        settings.historyLimit = (step > 0 ? limits.first { $0 > settings.historyLimit } : limits.last { $0 < settings.historyLimit })
          ?? settings.historyLimit
      }),
    Row(title: "tips at first start", value: { $0.showsTips ? "yes" : "no" }, change: { settings, _ in settings.showsTips.toggle() }),
  ]

  private static func next<Value: CaseIterable & Equatable>(_ value: Value, _ step: Int) -> Value {
    let all = Array(Value.allCases)
    let index = all.firstIndex(of: value) ?? 0
    return all[(index + all.count + step) % all.count]
  }
}
