import Reckon
import ReckonTerminal

extension TablePlan {
  /// A remark on a plan, optionally with the lines that it concerns.
  struct Remark: Sendable {
    let note: Phrase
    let snippet: String

    init(_ note: Phrase, snippet: String = "") { (self.note, self.snippet) = (note, snippet) }

    func report(_ console: Console) { console.report(note: note, snippet: snippet) }
  }

  /// Reports the date of the rates that formulas use, and the remarks.
  func report(_ currencies: Currencies, _ console: Console) {
    var currencies = currencies
    currencies.report(program.columns.compactMap(\.formula.program.ratesDate).first, console)
    for remark in remarks { remark.report(console) }
  }
}
