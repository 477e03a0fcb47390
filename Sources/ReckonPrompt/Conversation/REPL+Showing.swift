import Reckon
import ReckonCalculator
import ReckonTerminal

/// The output for statements.
extension REPL {
  /// Shows what a statement came to: its notes, its value with its number, and what has changed with it.
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
          "\(name) is now your own value, not \(NumberText.shortest(constant.value)); :forget \(name) restores the constant")
      try write(dimmed("    \(remark)"))
    }
  }

  /// A text with the rows of a matrix under its first row.
  private static func aligned(_ text: String, behind width: Int) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 1 else { return text }
    let head = Array(lines[0])
    let start = head.indices.dropLast().last { head[$0] == "[" && head[$0 + 1] == "[" } ?? 0
    return lines.joined(separator: "\n" + String(repeating: " ", count: width + start))
  }

  /// Shows remarks on how something was read, spelled as it is typed here.
  func report(_ notes: [FormulaNote]) {
    for note in notes { console.report(note.spelled(settings)) }
  }

  /// Shows live definitions that have changed, those that have no value any more with the reason, and the names of others.
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
      case .failed(let error): try write("    \(Phrase("nameHasNoValueNow", "\(definition.name) has no value now: \(error.message)"))")
      }
    }
    guard !others.isEmpty else { return }
    try write(dimmed("    \(Phrase("updated", "\(Self.list(others)) updated"))"))
  }

  /// The first of some names, and how many there are beside them.
  static func list(_ names: [String]) -> Phrase {
    let first = names.prefix(8).joined(separator: ", ")
    return names.count > 8 ? Phrase("namesAndMore", "\(first) and \(names.count - 8) more") : Phrase(verbatim: first)
  }

  /// Takes the session's kind of numbers for the prompt's, where a book has changed it, and says so; the settings file stays as it is.
  mutating func followMode() throws {
    guard session.options.numberMode != settings.numberMode else { return }
    settings.numberMode = session.options.numberMode
    if isInteractive {
      try say(Phrase("numbersAreNow", "numbers are \(Phrase(sentence: settings.numberMode.facts.plural.description)) now"))
    }
  }

  /// How many colours the output has.
  var colorDepth: ColorDepth {
    console.outputIsTerminal && settings.tool.usesColors ? ColorDepth(environment: console.environment) : .none
  }

  /// A remark, or the number of a value, as it looks.
  func dimmed(_ text: String) -> String { CellStyle(nil, .dim).shown(text, colorDepth) }

  /// The number that stands before a value.
  func mark(_ number: Int) -> String { dimmed("[\(number)]") + " " }
}
