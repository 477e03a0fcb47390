import Reckon
import ReckonTerminal

extension TablePlan {
  /// A remark on a plan, perhaps with the lines that it is about.
  struct Remark: Sendable {
    let note: Phrase
    let snippet: String

    init(_ note: Phrase, snippet: String = "") { (self.note, self.snippet) = (note, snippet) }

    func report(_ console: Console) { console.report(note: note, snippet: snippet) }
  }

  /// Reports the day of the rates that formulas convert with, and the remarks.
  func report(_ currencies: Currencies, _ console: Console) {
    var currencies = currencies
    currencies.report(program.columns.compactMap(\.formula.program.ratesDate).first, console)
    for remark in remarks { remark.report(console) }
  }
}
