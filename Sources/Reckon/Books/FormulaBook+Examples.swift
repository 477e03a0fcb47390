public import ReckonCatalogue
import ReckonCompiler

/// A book's examples: lines `> EXPRESSION = VALUE` that say what it should come to.
extension FormulaBook {
  /// What an example came to.
  public struct ExampleOutcome: Sendable {
    /// The example's line.
    public let text: String
    /// The name of the definition above it; nothing before the first one.
    public let definition: String?
    /// The file in which it stands, where that has a name, and the number of its line.
    public let file: String?
    public let line: Int
    /// The expression, with the values of parameters before it.
    public let expression: String
    /// What it should come to, as it is written.
    public let expectedText: String
    /// What it should come to; nothing when an error is expected.
    public let expected: Number?
    /// What it came to; nothing when it failed with an error.
    public let value: Number?
    /// The day of the exchange rates by which it converts; nothing when it converts no currency.
    public let ratesDate: String?
    /// The error of the expression or of what was expected.
    public let error: FormulaError?
    /// Whether it came to what it should.
    public let isMet: Bool

    /// By how much the value misses what was expected; nothing unless there are both.
    public var difference: Number? {
      switch (value, expected) {
      case (.double(let value)?, .double(let expected)?): .double(value - expected)
      case (let value?, let expected?): .decimal(value.decimal - expected.decimal)
      case (nil, _), (_, nil): nil
      }
    }
  }

  /// How many examples the book and what it imports have; none when it was stored without its text.
  public var exampleCount: Int { withExamples.exampleList.count }

  /// The book with its text, if that is there.
  private var withExamples: FormulaBook { stored == nil ? self : (try? fromText()) ?? self }

  /// The examples of a definition as they are written.
  public func examples(of name: String) -> [String] {
    let book = withExamples
    guard let number = book.store.number(of: name) else { return [] }
    return book.exampleList.filter { $0.owner == number }.map { $0.source.text }
  }

  /// Runs all examples, in the order of the text, imported ones last. Once they have used more of the book than
  /// ``Limits/linkedNodes`` allows, the others fail with `limitExceeded`.
  public func runExamples() -> [ExampleOutcome] {
    let book = withExamples
    var budget = LinkBudget(limits)
    return book.exampleList.map { book.run($0, &budget) }
  }

  /// The outcomes of the examples that are not met.
  public var failedExamples: [ExampleOutcome] { runExamples().filter { !$0.isMet } }

  private func run(_ example: BookExample, _ budget: inout LinkBudget) -> ExampleOutcome {
    var value: Number?
    var expected: Number?
    var ratesDate: String?
    var failure: FormulaError?
    var isMet = false
    do throws(FormulaError) {
      var values: [String: Number] = [:]
      for assignment in example.assignments {
        let given = try self.value(of: assignment.value, in: example, &budget)
        values[assignment.name] = try number(given.number, of: given.kind.unit, in: store[assignment.name]?.meaning.unit, example)
      }
      let wanted = try example.expected.map { (function) throws(FormulaError) in try self.value(of: function, in: example, &budget) }
      let tolerance = try example.tolerance.map { (function) throws(FormulaError) in try self.value(of: function, in: example, &budget) }
      do throws(FormulaError) {
        let result = try self.value(of: example.expression, values, in: example, &budget)
        (value, ratesDate) = (result.number, result.ratesDate)
        if let wanted {
          let plain = try ratio(wanted.number, of: wanted.kind.unit, in: result.kind.unit)
          expected = try number(plain, of: wanted.kind.unit, in: result.kind.unit, example)
        }
        if let value, let expected {
          let allowed = try tolerance.map { (given) throws(FormulaError) in
            let plain = example.isRelative ? given.number : try ratio(given.number, of: given.kind.unit, in: result.kind.unit)
            return try span(plain, of: given.kind.unit, in: result.kind, example)
          }
          isMet = Self.isNear(value, expected, allowed, isRelative: example.isRelative)
        }
      } catch {
        failure = error
        // What could not even be tried, for want of a value, is no error of the evaluation.
        isMet = example.expected == nil && error.kind.stage == .evaluation
      }
    } catch {
      failure = error
    }
    let source = example.source
    func text(_ function: Definitions.Function) -> String { String(source.slice(function.range)) }
    var wanted = example.expected.map(text) ?? "error"
    if let tolerance = example.tolerance { wanted += " ± \(text(tolerance))\(example.isRelative ? "%" : "")" }
    let given = example.assignments.map { "\($0.name) = \(text($0.value)); " }.joined()
    return ExampleOutcome(
      text: source.text, definition: example.owner.flatMap { store[$0]?.name }, file: files[example.place.file].path,
      line: files[example.place.file].pieces[example.place.piece].firstLine, expression: given + text(example.expression),
      expectedText: wanted, expected: expected, value: value, ratesDate: ratesDate, error: failure, isMet: isMet)
  }

  private func value(
    of function: Definitions.Function, _ values: [String: Number] = [:], in example: BookExample, _ budget: inout LinkBudget
  ) throws(FormulaError) -> (number: Number, kind: ValueKind, ratesDate: String?) {
    let file = example.place.file
    let inputs = store.plan(of: function, in: file, using: example.references).inputs
    let formula = try reader.compile(function, in: file, at: function.range, sharing: inputs, &budget)
    if !inputs.isEmpty {
      let ratesDate = try ratesDate(of: formula, taking: inputs)
      if let result = sharedResult(of: formula, taking: inputs, lastGiven.given(values, .strict)) {
        return (result.number, formula.kind, ratesDate)
      }
      return (try result(of: try reader.compile(function, in: file), [], ownCount: 0, values, .strict).number, formula.kind, ratesDate)
    }
    return (try result(of: formula, [], ownCount: 0, values, .strict).number, formula.kind, formula.program.ratesDate)
  }

  /// What is expected, in the unit of the result. A plain number is expected in whatever unit the result has.
  private func number(_ number: Number, of unit: String?, in target: String?, _ example: BookExample) throws(FormulaError) -> Number {
    guard let unit, unit != target else { return number }
    guard let target else {
      if reader.definitions.isRatio(unit) { return try converted(number, of: unit, by: "0 + x") }
      throw FormulaError(.incompatibleUnits("a plain number", unit), at: example.expression.range, in: example.source)
    }
    return try converted(number, of: unit, by: "x to \(target)")
  }

  /// A plain number that is expected of a ratio, the ratio itself, in the unit of the result; any other number as it is.
  private func ratio(_ number: Number, of unit: String?, in target: String?) throws(FormulaError) -> Number {
    guard unit == nil, let target, reader.definitions.isRatio(target) else { return number }
    return try converted(number, of: nil, by: "x to \(target)")
  }

  private func converted(_ number: Number, of unit: String?, by text: String) throws(FormulaError) -> Number {
    try Formula(
      text, variables: ["x"], units: unit.map { ["x": $0] } ?? [:], scope: unitScope, options: Formula.Options(numberMode: numberMode)
    ).result(of: [number]).number
  }

  /// A tolerance in the unit of the result, in seconds for an instant: a difference, so that 1 K is 1.8 °F. A plain number is one in
  /// whatever unit the result has.
  private func span(_ number: Number, of unit: String?, in kind: ValueKind, _ example: BookExample) throws(FormulaError) -> Number {
    guard let unit, unit != kind.unit else { return number }
    guard let target = kind == .instant ? "s" : kind.unit else {
      throw FormulaError(.incompatibleUnits("a plain number", unit), at: example.expression.range, in: example.source)
    }
    // Less its own zero, a temperature is a difference too.
    return try Formula(
      "zero + (x - nought)", variables: ["zero", "x", "nought"], units: ["zero": target, "x": unit, "nought": unit],
      scope: unitScope, options: Formula.Options(numberMode: numberMode)
    ).result(of: [0, number, 0]).number
  }

  /// Whether a value is what was expected: equal without a tolerance, otherwise no further away than that, or than that percentage of it.
  private static func isNear(_ value: Number, _ expected: Number, _ tolerance: Number?, isRelative: Bool) -> Bool {
    if case .double(let value) = value, case .double(let expected) = expected {
      if value == expected || value.isNaN && expected.isNaN { return true }
      guard let tolerance = tolerance?.double else { return false }
      return (value - expected).magnitude <= (isRelative ? tolerance / 100 * expected.magnitude : tolerance)
    }
    let (value, expected) = (value.decimal, expected.decimal)
    if value == expected || value.isNaN && expected.isNaN { return true }
    guard let tolerance = tolerance?.decimal else { return false }
    return (value - expected).magnitude <= (isRelative ? tolerance * expected.magnitude / Decimal128(100) : tolerance)
  }
}
