public import ReckonCatalogue
import ReckonCompiler
import ReckonSyntax

/// A book's examples: lines `> EXPRESSION = VALUE` that state its expected value.
extension FormulaBook {
  /// The outcome of an example.
  public struct ExampleOutcome: Sendable {
    /// The example's line.
    public let text: String
    /// The name of the preceding definition; `nil` before the first one.
    public let definition: String?
    /// The name of its file, if any.
    public let file: String?
    /// The example's line in the book, from 1.
    public let line: Int
    /// The expression, with the values of parameters before it.
    public let expression: String
    /// The expected value, as written.
    public let expectedText: String
    /// The expected value, with numbers in the unit of the result; `nil` if an error is expected.
    public let expected: Value?
    /// The actual value; `nil` if the evaluation failed.
    public let value: Value?
    /// The date of the exchange rates that it converts with; `nil` if it converts no currency.
    public let ratesDate: String?
    /// The error of the expression or of the expected value.
    public let error: FormulaError?
    /// Whether the value is as expected.
    public let isMet: Bool

    /// The deviation from the expected value, in seconds for dates; `nil` unless both are numbers.
    public var difference: NumericValue? {
      switch (value, expected) {
      case (.number(let value)?, .number(let expected)?), (.instant(let value)?, .instant(let expected)?):
        switch (value, expected) {
        case (.double(let value), .double(let expected)): .double(value - expected)
        case (_, _): .decimal(value.decimal - expected.decimal)
        }
      case (_, _): nil
      }
    }
  }

  /// The number of examples of the book and its imports; 0 if it was stored without its text.
  public var exampleCount: Int { withExamples.exampleList.count }

  /// The book with its text, if available.
  private var withExamples: FormulaBook { stored == nil ? self : (try? fromText(nil)) ?? self }

  /// The examples of a definition, as written.
  public func examples(of name: String) -> [String] {
    let book = withExamples
    guard let number = book.store.number(of: name) else { return [] }
    return book.exampleList.filter { $0.owner == number }.map { $0.source.text }
  }

  /// Runs all examples in the order of the text, imported ones last. Once they have inlined more of the book than the
  /// limit `linkedNodes` allows, the remaining ones fail with `limitExceeded`.
  ///
  /// - Parameter deadline: the time limit, after which the remaining examples fail with `deadlinePassed`. Those of a
  ///   cancelled task fail with `cancelled`.
  public func runExamples(deadline: EvaluationOptions.Deadline? = nil) -> [ExampleOutcome] {
    runExamples(EvaluationOptions(deadline: deadline))
  }

  func runExamples(_ options: EvaluationOptions) -> [ExampleOutcome] {
    let book = withExamples
    var budget = DefinitionBudget(limits)
    return book.exampleList.map { book.run($0, &budget, options) }
  }

  /// The outcomes of the failed examples.
  public var failedExamples: [ExampleOutcome] { runExamples().filter { !$0.isMet } }

  private func run(_ example: BookExample, _ budget: inout DefinitionBudget, _ options: EvaluationOptions)
    -> ExampleOutcome
  {
    var value: Value?
    var expected: Value?
    var ratesDate: String?
    var failure: FormulaError?
    var isMet = false
    do throws(FormulaError) {
      var values: [String: Value] = [:]
      for assignment in example.assignments {
        let given = try self.value(of: assignment.value, in: example, &budget, options).result
        values[assignment.name] = try converted(
          given.value, given.kind, to: store[assignment.name]?.meaning.inputKind, example)
      }
      let wanted = try example.expected.map { (function) throws(FormulaError) in
        try self.value(of: function, in: example, &budget, options)
      }
      let tolerance = try example.tolerance.map { (function) throws(FormulaError) in
        try self.value(of: function, in: example, &budget, options)
      }
      do throws(FormulaError) {
        let (result, date) = try self.value(of: example.expression, values, in: example, &budget, options)
        (value, ratesDate) = (result.value, date)
        if let wanted = wanted?.result {
          let wanted = try self.expected(wanted.value, wanted.kind, of: result.kind, example)
          expected = wanted
          let unit = result.kind.itemKind.itemKind.unit
          let allowed = try tolerance.map { (given) throws(FormulaError) in
            let given = given.result
            let plain = example.isRelative ? given.number : try ratio(given.number, of: given.kind.unit, in: unit)
            return try span(plain, of: given.kind.unit, in: result.kind.itemKind, example)
          }
          isMet = Self.isNear(result.value, wanted, allowed, isRelative: example.isRelative)
        }
      } catch {
        failure = error
        // An example without an input's value was not run, which is not an evaluation error.
        isMet =
          example.expected == nil && error.kind.stage == .evaluation && error.kind != .cancelled
          && error.kind != .deadlinePassed
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
      line: files[example.place.file].pieces[example.place.piece].firstLine,
      expression: given + text(example.expression),
      expectedText: wanted, expected: expected, value: value, ratesDate: ratesDate, error: failure, isMet: isMet)
  }

  private func value(
    of function: Definitions.Function, _ values: [String: Value] = [:], in example: BookExample,
    _ budget: inout DefinitionBudget,
    _ options: EvaluationOptions
  ) throws(FormulaError) -> (result: FormulaResult, ratesDate: String?) {
    let file = example.place.file
    let inputs = store.plan(of: function, in: file, using: example.references).inputs
    let (formula, ratesDate) = try options.limiting { (isCancelled) throws(FormulaError) -> (Formula, String?) in
      let formula = try reader(isCancelled).compile(function, in: file, at: function.range, sharing: inputs, &budget)
      return (formula, try self.ratesDate(of: formula, taking: inputs, isCancelled))
    }
    guard !inputs.isEmpty else { return (try result(of: formula, [], ownCount: 0, values, options), ratesDate) }
    if let result = try sharedResult(of: formula, taking: inputs, lastGiven.given(values, .strict), options) {
      return (result, ratesDate)
    }
    let whole = try options.limiting { (isCancelled) throws(FormulaError) in
      try reader(isCancelled).compile(function, in: file)
    }
    return (try result(of: whole, [], ownCount: 0, values, options), ratesDate)
  }

  /// The expected value, with its numbers in the unit of the result. For a ratio, a plain number is the ratio itself.
  private func expected(_ value: Value, _ kind: ValueKind, of result: ValueKind, _ example: BookExample)
    throws(FormulaError) -> Value
  {
    try numbers(of: value) { (number) throws(FormulaError) in
      let (unit, target) = (kind.itemKind.itemKind.unit, result.itemKind.itemKind.unit)
      return try self.number(try ratio(number, of: unit, in: target), of: unit, in: target, example)
    }
  }

  /// A value with its numbers converted to the unit of a kind.
  private func converted(_ value: Value, _ kind: ValueKind, to target: ValueKind?, _ example: BookExample)
    throws(FormulaError) -> Value
  {
    try numbers(of: value) { (number) throws(FormulaError) in
      try self.number(number, of: kind.itemKind.itemKind.unit, in: target?.itemKind.itemKind.unit, example)
    }
  }

  /// A value with its numbers transformed, item by item.
  private func numbers(of value: Value, _ change: (NumericValue) throws(FormulaError) -> NumericValue)
    throws(FormulaError) -> Value
  {
    switch value {
    case .number(let number): return .number(try change(number))
    case .list(let items):
      var changed: [Value] = []
      for item in items { changed.append(try numbers(of: item, change)) }
      return .list(changed)
    case .truth, .instant, .text, .missing: return value
    }
  }

  /// The expected number in the unit of the result; a plain number is already in that unit.
  private func number(_ number: NumericValue, of unit: String?, in target: String?, _ example: BookExample)
    throws(FormulaError)
    -> NumericValue
  {
    guard let unit, unit != target else { return number }
    guard let target else {
      if reader.definitions.isRatio(unit) { return try converted(number, of: unit, by: "0 + x") }
      throw FormulaError(
        .incompatibleUnits("a plain number", Phrase(verbatim: unit)), at: example.expression.range, in: example.source)
    }
    return try converted(number, of: unit, by: "x to \(target)")
  }

  /// The ratio that a plain number denotes if the result is a ratio, in the unit of the result; other numbers are
  /// unchanged.
  private func ratio(_ number: NumericValue, of unit: String?, in target: String?) throws(FormulaError) -> NumericValue
  {
    guard unit == nil, let target, reader.definitions.isRatio(target) else { return number }
    return try converted(number, of: nil, by: "x to \(target)")
  }

  private func converted(_ number: NumericValue, of unit: String?, by text: String) throws(FormulaError) -> NumericValue
  {
    try Formula(
      text, variables: ["x"], units: unit.map { ["x": $0] } ?? [:], scope: unitScope,
      options: Formula.Options(numberMode: numberMode)
    ).result(of: [.number(number)]).number
  }

  /// A tolerance in the unit of the result, in seconds for an instant. It is a difference, so 1 K is 1.8 °F. A plain
  /// number is in the unit of the result.
  private func span(_ number: NumericValue, of unit: String?, in kind: ValueKind, _ example: BookExample)
    throws(FormulaError)
    -> NumericValue
  {
    guard let unit, unit != kind.unit else { return number }
    guard let target = kind == .instant ? "s" : kind.unit else {
      throw FormulaError(
        .incompatibleUnits("a plain number", Phrase(verbatim: unit)), at: example.expression.range, in: example.source)
    }
    // Subtracting the scale's zero turns a temperature into a difference.
    return try Formula(
      "zero + (x - nought)", variables: ["zero", "x", "nought"], units: ["zero": target, "x": unit, "nought": unit],
      scope: unitScope, options: Formula.Options(numberMode: numberMode)
    ).result(of: [0, .number(number), 0]).number
  }

  /// Whether a value is as expected: equal, with numbers within the tolerance. A truth value is a number if one is
  /// expected.
  private static func isNear(_ value: Value, _ expected: Value, _ tolerance: NumericValue?, isRelative: Bool) -> Bool {
    switch (value, expected) {
    case (.list(let a), .list(let b)):
      a.count == b.count && zip(a, b).allSatisfy { isNear($0, $1, tolerance, isRelative: isRelative) }
    case (.text, _), (_, .text), (.missing, _), (_, .missing), (.list, _), (_, .list): value == expected
    case (.number, _), (.truth, _), (.instant, _):
      if let a = value.number, let b = expected.number {
        isNear(a, b, tolerance, isRelative: isRelative)
      } else {
        false
      }
    }
  }

  /// Whether a number is as expected: equal without a tolerance, otherwise within the tolerance or that percentage.
  private static func isNear(
    _ value: NumericValue, _ expected: NumericValue, _ tolerance: NumericValue?, isRelative: Bool
  ) -> Bool {
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
