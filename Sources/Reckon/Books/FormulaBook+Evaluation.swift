import ReckonBytecode
public import ReckonCatalogue
import ReckonCompiler
public import ReckonMachine

/// Evaluating a book's definitions.
extension FormulaBook {
  /// The value of a definition with values for its arguments and the book's parameters, by name. Omitted parameters
  /// have their defaults; unused names are ignored.
  ///
  /// - Throws: `unknownName`; `missingInput`; `outOfRange` for a parameter whose value violates its condition; the
  ///   operation that failed.
  public func evaluate(
    _ name: String, _ values: [String: Double] = [:], options: EvaluationOptions = EvaluationOptions()
  )
    throws(FormulaError) -> Double
  {
    try result(of: name, values.mapValues { .number(.double($0)) }, options: options).number.double
  }

  /// The value of a function with positional arguments, and values for the book's parameters by name.
  ///
  /// ```swift
  /// try book.evaluate("gross", 80, with: ["rate": 0.2])
  /// ```
  ///
  /// - Throws: `wrongArgumentCount`; otherwise as ``evaluate(_:_:options:)``.
  public func evaluate(
    _ name: String, _ arguments: Double..., with values: [String: Double] = [:],
    options: EvaluationOptions = EvaluationOptions()
  ) throws(FormulaError) -> Double {
    let given = values.mapValues { Value.number(.double($0)) }
    return try result(of: name, arguments: arguments.map { .number(.double($0)) }, given, options: options).number
      .double
  }

  /// The same with values of any kind, and the result in the book's number mode.
  ///
  /// ```swift
  /// try book.result(of: "price", ["region": "EU", "qty": 3]).value
  /// ```
  ///
  /// - Parameters:
  ///   - name: the definition's name.
  ///   - arguments: a function's positional arguments; if omitted, they are taken from the values.
  ///   - values: the values of parameters, by name.
  ///   - options: policy, random numbers, deadline and cancellation.
  /// - Throws: also `wrongKind` for a value of another kind than the parameter's.
  public func result(
    of name: String, arguments: [Value]? = nil, _ values: [String: Value] = [:],
    options: EvaluationOptions = EvaluationOptions()
  ) throws(FormulaError) -> FormulaResult {
    let number = try number(of: name)
    let plan = store.plan(of: number)
    if !plan.inputs.isEmpty, arguments?.isEmpty ?? true {
      let given = lastGiven.given(values, options.policy)
      let formula = try options.limiting { (isCancelled) throws(FormulaError) in try program(number, isCancelled) }
      if let result = try sharedResult(of: formula, taking: plan.inputs, given, options) {
        if plan.isPure { store.formulas(of: number)?.keep(result, for: given) }
        return result
      }
    }
    let formula = try options.limiting { (isCancelled) throws(FormulaError) in try self.formula(number, isCancelled) }
    let own = store.names[number]?.parameters?.count ?? 0
    if let arguments, arguments.count != own {
      throw FormulaError(
        .wrongArgumentCount(function: name, expected: "\(own, of: "argument")", found: arguments.count),
        at: SourceRange(start: 0, end: name.utf8.count), in: SourceText(name))
    }
    return try result(of: formula, arguments, ownCount: own, values, options)
  }

  /// The date of the exchange rates that a name's formula, or a definition that it uses, converts with; `nil` if it
  /// converts no currency.
  ///
  /// - Throws: as ``formula(named:deadline:)``.
  public func ratesDate(of name: String, deadline: EvaluationOptions.Deadline? = nil) throws(FormulaError) -> String? {
    let number = try number(of: name)
    return try EvaluationOptions(deadline: deadline).limiting { (isCancelled) throws(FormulaError) in
      try ratesDate(of: try program(number, isCancelled), taking: store.plan(of: number).inputs, isCancelled)
    }
  }

  func ratesDate(of formula: Formula, taking inputs: [Int], _ isCancelled: (@Sendable () -> Bool)?) throws(FormulaError)
    -> String?
  {
    if let date = formula.program.ratesDate { return date }
    var open = inputs
    var seen = Set(inputs)
    while let next = open.popLast() {
      if let date = try program(next, isCancelled).program.ratesDate { return date }
      for input in store.plan(of: next).inputs where seen.insert(input).inserted { open.append(input) }
    }
    return nil
  }

  /// The value of a formula whose first inputs are values of the book; `nil` if anything fails, since only the complete
  /// formula determines which error is reported.
  ///
  /// - Throws: `cancelled` and `deadlinePassed`, which are final.
  func sharedResult(
    of formula: Formula, taking inputs: [Int], _ given: GivenValues, _ options: EvaluationOptions
  ) throws(FormulaError) -> FormulaResult? {
    var evaluation = BookEvaluation(self, given, options)
    do throws(FormulaError) { return try evaluation.result(of: formula, taking: inputs) } catch {
      if error.kind == .cancelled || error.kind == .deadlinePassed { throw error }
      return nil
    }
  }

  /// The value of a formula of the book: its first inputs are its own arguments, the others are parameters of the book.
  func result(
    of formula: Formula, _ arguments: [Value]?, ownCount: Int, _ values: [String: Value], _ options: EvaluationOptions
  ) throws(FormulaError) -> FormulaResult {
    do throws(FormulaError) {
      return try evaluate(formula, arguments, ownCount: ownCount, values, options)
    } catch {
      throw located(error)
    }
  }

  private func evaluate(
    _ formula: Formula, _ arguments: [Value]?, ownCount: Int, _ values: [String: Value], _ options: EvaluationOptions
  ) throws(FormulaError) -> FormulaResult {
    let kinds = formula.inputKinds
    var inputs = zip(arguments ?? [], kinds).map { FormulaResult(value: $0, form: ResultForm($1)) }
    for (index, name) in formula.variables.enumerated() where index >= inputs.count {
      if index < ownCount {
        guard let value = values[name] else {
          throw FormulaError(
            .missingInput(name), at: formula.program.range(ofVariable: name), in: formula.program.source)
        }
        inputs.append(FormulaResult(value: value, form: ResultForm(kinds[index])))
      } else {
        inputs.append(try value(ofParameter: name, values, neededBy: formula, options))
      }
    }
    return try formula.result(ofResults: inputs, options: options)
  }

  /// The value of a parameter, given or default, if its condition allows it.
  func value(
    ofParameter name: String, _ values: [String: Value], neededBy formula: Formula, _ options: EvaluationOptions
  ) throws(FormulaError) -> FormulaResult {
    guard let definition = store[name] else {
      throw FormulaError(.missingInput(name), at: formula.wholeRange, in: formula.program.source)
    }
    let value: FormulaResult
    if let given = values[name] {
      value = FormulaResult(value: given, form: ResultForm(definition.meaning.inputKind))
    } else if let byDefault = try defaultResult(definition, options) {
      value = byDefault
    } else {
      throw FormulaError(.missingInput(name), at: definition.nameRange, in: definition.source)
    }
    try check(definition, value, options)
    return value
  }

  /// The kind of a parameter; `nil` for other names.
  package func kind(ofParameter name: String) -> ValueKind? {
    store[name].flatMap { $0.isParameter ? $0.meaning.inputKind : nil }
  }

  /// Checks a value for a parameter, as ``evaluate(_:_:options:)`` does, for values that reach formulas in other ways.
  /// Names that are not parameters of the book are ignored.
  ///
  /// - Throws: `outOfRange` if the parameter's condition rejects the value; `deadlinePassed` and `cancelled`.
  public func check(_ name: String, _ value: Value, options: EvaluationOptions = EvaluationOptions())
    throws(FormulaError)
  {
    guard let definition = store[name], definition.isParameter else { return }
    try check(definition, FormulaResult(value: value, form: ResultForm(definition.meaning.inputKind)), options)
  }

  /// The same for a value of any kind, in a unit compatible with the parameter's.
  ///
  /// - Throws: also `incompatibleUnits`.
  package func check(_ name: String, _ value: FormulaResult) throws(FormulaError) {
    guard let definition = store[name], definition.isParameter else { return }
    guard let unit = definition.meaning.inputKind.unit else { return try check(definition, value, EvaluationOptions()) }
    guard let given = value.kind.unit else {
      throw FormulaError(
        .incompatibleUnits("a plain number", Phrase(verbatim: unit)), at: definition.nameRange, in: definition.source)
    }
    var mode = NumberMode.double
    if case .decimal = value.number { mode = .decimal }
    try check(
      definition, try conversion(from: given, to: unit, mode).result(of: [.number(value.number)]), EvaluationOptions())
  }

  /// A formula that converts its only input from one unit to another.
  ///
  /// - Throws: `incompatibleUnits`; `missingRate`.
  func conversion(from given: String, to unit: String, _ mode: NumberMode) throws(FormulaError) -> Formula {
    if let target = Catalogue.unit(named: unit), target.offset != nil,
      Catalogue.unit(named: given)?.isDifference ?? false
    {
      let difference: Phrase = Phrase("kindOfDifference", "\(Phrase(verbatim: given)) (difference of temperatures)")
      let error = FormulaError.Kind.incompatibleUnits(
        difference, "\(Phrase(verbatim: unit)) (\(target.dimension.noun))")
      throw FormulaError(error, at: SourceRange(start: 0, end: given.utf8.count), in: SourceText(given))
    }
    return try Formula(
      "x to \(unit)", variables: ["x"], units: ["x": given], scope: unitScope,
      options: Formula.Options(numberMode: mode))
  }

  /// The scope of formulas that contain only units.
  var unitScope: Scope {
    var scope = Scope()
    scope.rates = rates
    return scope
  }

  func check(_ definition: Reckon.Definition, _ value: FormulaResult, _ options: EvaluationOptions) throws(FormulaError)
  {
    guard
      let check = try options.limiting({ (isCancelled) throws(FormulaError) in try condition(definition, isCancelled) })
    else { return }
    let isAllowed = try check.result(ofResults: check.variables.isEmpty ? [] : [value], options: options).number
    guard isAllowed.isTrue else {
      throw FormulaError(
        .outOfRange(parameter: definition.name, value: value.value, condition: conditionText(definition)),
        at: definition.condition?.range ?? definition.nameRange,
        in: definition.source)
    }
  }

  /// The condition of a parameter as written.
  func conditionText(_ definition: Reckon.Definition) -> String {
    definition.stored?.description.condition ?? definition.condition.map { String($0.tree.source.slice($0.range)) }
      ?? ""
  }

  /// The default value of a parameter, a number in its unit; `nil` if it has none, and for names that are not
  /// parameters.
  ///
  /// - Throws: the errors of its evaluation; `deadlinePassed` and `cancelled`.
  public func defaultValue(of name: String, options: EvaluationOptions = EvaluationOptions()) throws(FormulaError)
    -> Value?
  {
    guard let definition = store[name], definition.isParameter else { return nil }
    return try defaultResult(definition, options)?.value
  }

  func defaultResult(_ definition: Reckon.Definition, _ options: EvaluationOptions = EvaluationOptions())
    throws(FormulaError)
    -> FormulaResult?
  {
    switch definition.meaning {
    case .storedParameter(let byDefault, let exactness, _):
      return byDefault.map { FormulaResult(value: $0, exactness, form: ResultForm(definition.meaning.inputKind)) }
    case .formula, .stored, .parameter(nil, _): return nil
    case .parameter(let byDefault?, _):
      let formula = try definition.formulas.formula(.byDefault) { () throws(FormulaError) in
        try options.limiting { (isCancelled) throws(FormulaError) in
          try reader(isCancelled).compile(byDefault, in: definition.place.file)
        }
      }
      return try formula.result(options: options)
    }
  }

  /// The condition of a parameter as a formula with at most the parameter as its input; `nil` if there is none.
  func condition(_ definition: Reckon.Definition, _ isCancelled: (@Sendable () -> Bool)?) throws(FormulaError)
    -> Formula?
  {
    if let stored = definition.stored?.condition {
      return try definition.formulas.formula(.condition) { () throws(FormulaError) in
        let formula = try Formula(program: try stored.program(isCancelled), limits: limits)
        guard formula.variables.count <= 1 else {
          throw Program.damaged("conditionDoesNotFit", "a condition does not fit its parameter")
        }
        return formula
      }
    }
    guard let condition = definition.condition else { return nil }
    return try definition.formulas.formula(.condition) { () throws(FormulaError) in
      try reader(isCancelled).compile(condition, in: definition.place.file)
    }
  }
}
