import Reckon

extension Limits {
  /// The limits of the tool, whose user waits for an evaluation and can end it.
  package static let tool: Limits = {
    var limits = Limits()
    limits.steps = 1_000_000_000
    return limits
  }()
}

extension Formula.Options {
  /// Formulas that use a book in decimals are computed in decimals.
  package mutating func takeMode(of books: [FormulaBook]) {
    if let mode = books.map(\.numberMode).first(where: { $0 != .double }) { numberMode = mode }
  }
}
