import Reckon
import ReckonCalculator
import ReckonTerminal

/// The output of statements.
extension REPL {
  /// Displays a statement's outcome: its notes, its numbered value, and the changes that it caused.
  mutating func show(_ outcome: FormulaSession.Outcome) throws {
    report(outcome.notes)
    reportRates(outcome.ratesDate)
    let width = outcome.number.map { "[\($0)] ".count } ?? 0
    try write((outcome.number.map(mark) ?? "") + Self.aligned(ResultText.line(outcome, settings), behind: width))
    try showChanges(outcome.changes)
    if let name = outcome.definition, let constant = Catalogue.constant(named: name) {
      let remark: Phrase =
        Phrase(
          "isYourOwnValueFromNow",
          "\(name) is now your own value, not \(NumberText.shortest(constant.value)); :forget \(name) restores the constant"
        )
      try write(dimmed("    \(remark)"))
    }
  }

  /// A text with the rows of a matrix aligned below its first row.
  private static func aligned(_ text: String, behind width: Int) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 1 else { return text }
    let head = Array(lines[0])
    let start = head.indices.dropLast().last { head[$0] == "[" && head[$0 + 1] == "[" } ?? 0
    return lines.joined(separator: "\n" + String(repeating: " ", count: width + start))
  }

  /// Displays notes on parses, in the spelling of the prompt.
  func report(_ notes: [FormulaNote]) {
    for note in notes { console.report(note.spelled(settings)) }
  }

  /// Displays live definitions that changed, failed ones with the reason, and the names of others.
  func showChanges(_ changes: [FormulaSession.Definition]) throws {
    var others: [String] = []
    for definition in changes {
      switch definition.state {
      case .function: break
      case .value(let result):
        if definition.isLive {
          try write("    \(definition.name) \(ResultText.equation(result, definition.form, settings))")
        } else {
          others.append(definition.name)
        }
      case .failed(let error):
        try write("    \(Phrase("nameHasNoValueNow", "\(definition.name) has no value now: \(error.message)"))")
      }
    }
    guard !others.isEmpty else { return }
    try write(dimmed("    \(Phrase("updated", "\(Self.list(others)) updated"))"))
  }

  /// The first of some names, and the number of others.
  static func list(_ names: [String]) -> Phrase {
    let first = names.prefix(8).joined(separator: ", ")
    return names.count > 8 ? Phrase("namesAndMore", "\(first) and \(names.count - 8) more") : Phrase(verbatim: first)
  }

  /// Adopts the session's number mode for the prompt after a book has changed it, and reports that; the settings file
  /// is unchanged.
  mutating func followMode() throws {
    guard session.options.numberMode != settings.numberMode else { return }
    settings.numberMode = session.options.numberMode
    if isInteractive {
      try say(
        Phrase("numbersAreNow", "numbers are \(Phrase(sentence: settings.numberMode.facts.plural.description)) now"))
    }
  }

  /// The color depth of the output.
  var colorDepth: ColorDepth {
    console.outputIsTerminal && settings.tool.usesColors ? ColorDepth(environment: console.environment) : .none
  }

  /// The dimmed style of a note, or of the number of a value.
  func dimmed(_ text: String) -> String { CellStyle(nil, .dim).shown(text, colorDepth) }

  /// The number before a value.
  func mark(_ number: Int) -> String { dimmed("[\(number)]") + " " }
}
