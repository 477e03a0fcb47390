import ReckonCatalogue
import ReckonMachine

/// The evaluation of a book's definition whose program takes other values as inputs: they are evaluated first, each
/// once, in topological order.
struct BookEvaluation {
  private let book: FormulaBook
  private let given: GivenValues
  private let options: EvaluationOptions
  private var values: [Int: FormulaResult] = [:]
  private var parameters: [String: FormulaResult] = [:]

  init(_ book: FormulaBook, _ given: GivenValues, _ options: EvaluationOptions) {
    (self.book, self.given, self.options) = (book, given, options)
  }

  /// The value of a formula of the book.
  ///
  /// - Parameter inputs: the values that are its first inputs; the others are parameters of the book.
  /// - Throws: the first error in this order, which need not be the first one in the complete formula.
  /// - Complexity: O(programs of the values that are not cached from an earlier evaluation).
  mutating func result(of formula: Formula, taking inputs: [Int]) throws(FormulaError) -> FormulaResult {
    var open = Array(inputs.reversed())
    while let number = open.last {
      guard values[number] == nil else {
        open.removeLast()
        continue
      }
      if let kept = book.store.formulas(of: number)?.value(for: given) {
        values[number] = kept
        continue
      }
      let needed = book.store.plan(of: number).inputs
      let missing = needed.filter { values[$0] == nil }
      guard missing.isEmpty else {
        open += missing.reversed()
        continue
      }
      let formula = try options.limiting { (isCancelled) throws(FormulaError) in try book.program(number, isCancelled) }
      let result = try run(formula, needed)
      values[number] = result
      book.store.formulas(of: number)?.keep(result, for: given)
    }
    return try run(formula, inputs)
  }

  private mutating func run(_ formula: Formula, _ inputs: [Int]) throws(FormulaError) -> FormulaResult {
    var results = inputs.map { number in
      guard let value = values[number] else { preconditionFailure("a value's inputs are evaluated before it") }
      return value
    }
    for name in formula.variables.dropFirst(inputs.count) {
      if parameters[name] == nil {
        parameters[name] = try book.value(ofParameter: name, given.values, neededBy: formula, options)
      }
      if let value = parameters[name] { results.append(value) }
    }
    book.lastGiven.countRun()
    return try formula.result(ofResults: results, options: options)
  }
}
