import Reckon

/// A number with all its digits.
struct CalculatorValue: Hashable, Sendable {
  /// Decimal text that the language reads: `0.1`, `-1e-40`.
  var text: String
  var exactness = Exactness.exact

  static let zero = CalculatorValue(text: "0")

  var isNegative: Bool { text.hasPrefix("-") }
  var isZero: Bool { DecimalDigits(text)?.isZero ?? false }
  /// The number as an operand that any operator may stand beside.
  var operandText: String { isNegative ? "(\(text))" : text }

  /// The number with the other sign; 0 keeps it.
  var negated: CalculatorValue {
    if isZero { return self }
    return CalculatorValue(text: isNegative ? String(text.dropFirst()) : "-" + text, exactness: exactness)
  }
}

/// The one place where the calculator computes: expressions as text in, numbers as text out.
struct Arithmetic: Hashable {
  let angleUnit: AngleUnit
  let numberMode: NumberMode

  init(_ settings: CalculatorSettings) { self.init(angleUnit: settings.angleUnit, numberMode: settings.numberMode) }

  private init(angleUnit: AngleUnit, numberMode: NumberMode) {
    self.angleUnit = angleUnit
    self.numberMode = numberMode
  }

  private var options: Formula.Options { Formula.Options(angleUnit: angleUnit, numberMode: numberMode) }

  /// The operations of keys, compiled when they are first used.
  private static let engines: [Arithmetic: Engine] = Dictionary(
    uniqueKeysWithValues: AngleUnit.allCases.flatMap { angleUnit in
      NumberMode.allCases.map { Arithmetic(angleUnit: angleUnit, numberMode: $0) }
    }
    .map { ($0, Engine(options: $0.options, programCapacity: 256, resultCaching: .off)) })

  /// The value of an expression.
  ///
  /// - Parameter exactness: that of the least exact number in the expression.
  /// - Throws: what is wrong with it, with the place in its text.
  func value(of expression: String, exactness: Exactness = .exact) throws(FormulaError) -> CalculatorValue {
    try result(of: expression, exactness: exactness).value
  }

  /// The value of an expression, and the unit or notation that it asks for.
  func result(of expression: String, exactness: Exactness) throws(FormulaError) -> (value: CalculatorValue, form: ResultForm) {
    let formula = try Formula(expression, variables: [], options: options)
    return (try value(of: formula, [], exactness), formula.program.resultForm)
  }

  /// The value of an operation, a text that calls its operands x and y.
  ///
  /// - Throws: what is wrong with the operation, placed in its text.
  func value(of operation: String, _ operands: CalculatorValue...) throws(FormulaError) -> CalculatorValue {
    let engine = Self.engines[self] ?? Engine(options: options)
    let formula = try engine.formula(operation, variables: Array(["x", "y"].prefix(operands.count)))
    var inputs: [FormulaResult] = []
    for operand in operands { inputs.append(FormulaResult(try number(operand), operand.exactness)) }
    return try value(of: formula, inputs, .exact)
  }

  /// - Parameter exactness: that of the least exact number in the formula's text.
  private func value(of formula: Formula, _ inputs: [FormulaResult], _ exactness: Exactness) throws(FormulaError) -> CalculatorValue {
    let result = try formula.result(ofResults: inputs)
    let value = CalculatorValue(text: result.number.description, exactness: max(exactness, result.exactness))
    // A calculator knows one 0.
    return value.isZero ? CalculatorValue(text: CalculatorValue.zero.text, exactness: value.exactness) : value
  }

  /// The number of a text, as the language reads it.
  private func number(_ value: CalculatorValue) throws(FormulaError) -> Number {
    if let number = Number(value.text, in: numberMode), number.isFinite { return number }
    return try Formula(value.text, variables: [], options: options).result().number
  }
}
