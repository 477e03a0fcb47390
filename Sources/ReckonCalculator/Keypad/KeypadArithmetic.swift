import Reckon

/// The calculator's evaluator: expressions as text in, values out.
struct KeypadArithmetic {
  private let options: Formula.Options
  /// The source of exchange rates, which are only read if a text may name a currency, and the clock.
  private let services: CalculatorServices
  /// The time limit of compiling and evaluating.
  private let evaluation: EvaluationOptions

  init(_ settings: CalculatorSettings, _ services: CalculatorServices, _ interruption: KeyInterruption?) {
    evaluation = EvaluationOptions(
      deadline: interruption.map { asked in EvaluationOptions.Deadline(hasPassed: { asked.isAsked() }) })
    var options = Formula.Options(angleUnit: settings.angleUnit, numberMode: settings.numberMode)
    options.usesComplexNumbers = settings.usesComplexNumbers
    self.options = options
    self.services = services
  }

  /// The operations of keys on plain numbers, compiled on first use.
  private static let engines: [Formula.Options: Engine] = Dictionary(
    uniqueKeysWithValues: AngleUnit.allCases.flatMap { angleUnit in
      NumberMode.allCases.map { Formula.Options(angleUnit: angleUnit, numberMode: $0) }
    }
    .map { ($0, Engine(options: $0, programCapacity: 256, resultCaching: .off)) })

  /// The value of an expression.
  ///
  /// - Parameter exactness: that of the least exact number in the expression.
  /// - Throws: its error, with a range in its text.
  func value(of expression: String, exactness: Exactness = .exact) throws(FormulaError) -> CalculatorValue {
    try result(of: expression, exactness: exactness).value
  }

  /// The value of an expression, and notes on its parse.
  func result(of expression: String, exactness: Exactness) throws(FormulaError) -> (
    value: CalculatorValue, notes: [FormulaNote]
  ) {
    let formula = try Formula(
      expression, variables: [], scope: scope(for: expression), options: options, deadline: evaluation.deadline)
    return (try value(of: formula, [], exactness), formula.notes)
  }

  /// The value of an operation, with operands named x and y in its text.
  ///
  /// - Throws: the error of the operation, with a range in its text.
  func value(of operation: String, _ operands: CalculatorValue...) throws(FormulaError) -> CalculatorValue {
    let names = Array(["x", "y"].prefix(operands.count))
    var inputs: [FormulaResult] = []
    for operand in operands { inputs.append(try input(operand)) }
    if operands.allSatisfy({ $0.isPlain }) {
      let engine = Self.engines[options] ?? Engine(options: options)
      return try value(of: try engine.formula(operation, variables: names), inputs, .exact)
    }
    var scope = scope(for: operands.map { $0.written }.joined(separator: " "))
    for (name, input) in zip(names, inputs) { scope[result: name] = input }
    var result = try value(
      of: try Formula(operation, variables: [], scope: scope, options: options, deadline: evaluation.deadline), [],
      .exact)
    result.ratesDate = operands.compactMap { $0.ratesDate }.min() ?? result.ratesDate
    return result
  }

  /// A percentage, optionally of a number.
  func percent(_ share: CalculatorValue, of whole: CalculatorValue? = nil) throws(FormulaError) -> CalculatorValue {
    if options.numberMode == .exact,
      let digits = share.longDigits ?? whole?.longDigits.flatMap({ _ in share.plainDigits })
    {
      // Exponents are added here, so that repeated percentages have short texts and take constant time.
      let hundredths = digits.shifted(by: -2)
      guard let whole else { return CalculatorValue(text: hundredths.description, exactness: share.exactness) }
      if let other = whole.plainDigits {
        let places = hundredths.exponent + other.exponent
        func factor(_ value: CalculatorValue, _ digits: DecimalDigits) -> CalculatorValue {
          CalculatorValue(text: digits.shifted(by: -digits.exponent).description, exactness: value.exactness)
        }
        let product = try value(of: "(x) * (y)", factor(whole, other), factor(share, hundredths))
        if let digits = product.plainDigits {
          return CalculatorValue(text: digits.shifted(by: places).description, exactness: product.exactness)
        }
      }
    }
    let sign = CalculatorKey.percent.catalogueText
    guard let whole else { return try value(of: "(x)\(sign)", share) }
    return try value(of: "(x) \(CalculatorKey.multiply.catalogueText) (y)\(sign)", whole, share)
  }

  /// - Parameter exactness: that of the least exact number in the formula's text.
  private func value(of formula: Formula, _ inputs: [FormulaResult], _ exactness: Exactness) throws(FormulaError)
    -> CalculatorValue
  {
    let result = try formula.result(ofResults: inputs, options: evaluation), program = formula.program
    guard
      let value = CalculatorValue(
        result, form: program.resultForm, max(exactness, result.exactness), ratesDate: program.ratesDate)
    else {
      let kind = FormulaError.Kind.misplacedKind(
        result.described, operation: "the keypad", advice: Phrase("itComputesWithNumbers", "it computes with numbers"))
      throw FormulaError(kind, at: formula.wholeRange, in: formula.program.source)
    }
    return value
  }

  /// A value as an input of formulas.
  private func input(_ value: CalculatorValue) throws(FormulaError) -> FormulaResult {
    guard !value.parts.isEmpty else { return FormulaResult(try number(value), value.exactness, form: value.form) }
    let number = Value.complex(try number(value.parts[0]), try number(value.parts[1]))
    return FormulaResult(value: number, value.exactness, form: value.form)
  }

  /// The number of a value in the number mode.
  private func number(_ value: CalculatorValue) throws(FormulaError) -> NumericValue {
    if let exact = value.exact, options.numberMode == .exact { return .exact(exact) }
    // In other modes an exact number is the value of its text, which represents it in the history's expressions.
    if let number = NumericValue(value.text, in: options.numberMode), number.isFinite { return number }
    return try Formula(value.text, variables: [], options: options, deadline: evaluation.deadline).result(
      options: evaluation
    ).number
  }

  /// The scope of a text: the names of the services, the clock and its time zones, and currencies if it may name one
  /// and there are rates. The panel reports errors in a rate file.
  private func scope(for text: String) -> Scope {
    var scope = services.names ?? Scope()
    if RateTable.mayBeNeeded(by: text), let table = try? services.rates.rates() {
      scope.rates = table.exchangeRates
    }
    services.setClock(of: &scope)
    return scope
  }
}

extension CalculatorValue {
  /// The digits of a plain decimal number.
  fileprivate var plainDigits: DecimalDigits? { isPlain && exact == nil ? DecimalDigits(text) : nil }

  /// The same if its exponent is large.
  fileprivate var longDigits: DecimalDigits? { plainDigits.flatMap { abs($0.exponent) > 100 ? $0 : nil } }
}
