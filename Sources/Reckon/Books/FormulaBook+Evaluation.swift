import ReckonBytecode
public import ReckonCatalogue
import ReckonCompiler
public import ReckonMachine
import ReckonSyntax

/// Evaluating a book's definitions.
extension FormulaBook {
  /// The formula of a name, compiled on first use. Its inputs are a function's own arguments, then the book's
  /// parameters that it depends on, in order of appearance. Defaults and conditions of parameters are not part of it.
  ///
  /// - Parameters:
  ///   - name: the definition's name.
  ///   - deadline: the time limit of compiling; `nil` for none. A cancelled task ends it too.
  /// - Throws: `unknownName` if the book does not define the name; `limitExceeded`; `alreadyDefined` for a function
  ///   with an argument named like a parameter that it also depends on; `deadlinePassed` and `cancelled`.
  public func formula(named name: String, deadline: EvaluationOptions.Deadline? = nil) throws(FormulaError) -> Formula {
    do throws(FormulaError) {
      return try EvaluationOptions(deadline: deadline).limiting { (isCancelled) throws(FormulaError) in
        try formula(try number(of: name), isCancelled)
      }
    } catch { throw located(error) }
  }

  /// The same, but values of the book that several definitions use become inputs before the parameters, so that they
  /// can be evaluated once.
  ///
  /// - Throws: as ``formula(named:deadline:)``.
  package func sharingFormula(named name: String) throws(FormulaError) -> Formula {
    let number = try number(of: name)
    do throws(FormulaError) { return try program(number, nil) } catch { throw located(error) }
  }

  func formula(_ number: Int, _ isCancelled: (@Sendable () -> Bool)?) throws(FormulaError) -> Formula {
    // A single formula is bounded by the limits of its program.
    var budget = DefinitionBudget.unlimited
    return try formula(number, &budget, isCancelled)
  }

  func formula(
    _ number: Int, _ budget: inout DefinitionBudget, _ isCancelled: (@Sendable () -> Bool)?
  ) throws(FormulaError) -> Formula {
    guard let definition = store[number] else { preconditionFailure("only definitions that are there are compiled") }
    return try definition.formulas.formula(.value) { () throws(FormulaError) in
      switch definition.meaning {
      case .formula(let function):
        return try reader(isCancelled).compile(function, in: definition.place.file, at: definition.nameRange, &budget)
      case .stored(let stored, let arguments, let sharing) where sharing.isEmpty:
        return try formula(stored, arguments, 0, isCancelled)
      case .parameter, .storedParameter, .stored:
        let tree = try Parser.tree(of: SourceText("`\(definition.name)`"), limits: limits)
        let value = Definitions.Function(value: definition.name, tree: tree, angleUnit: .degrees)
        return try reader(isCancelled).compile(value, in: store.names.file(of: number))
      }
    }
  }

  /// The program that evaluates a definition, with the inputs of its sharing plan before the parameters.
  func program(_ number: Int, _ isCancelled: (@Sendable () -> Bool)?) throws(FormulaError) -> Formula {
    var budget = DefinitionBudget.unlimited
    return try program(number, &budget, isCancelled)
  }

  func program(
    _ number: Int, _ budget: inout DefinitionBudget, _ isCancelled: (@Sendable () -> Bool)?
  ) throws(FormulaError) -> Formula {
    let inputs = store.plan(of: number).inputs
    guard !inputs.isEmpty, let definition = store[number] else { return try formula(number, &budget, isCancelled) }
    return try definition.formulas.formula(.sharing) { () throws(FormulaError) in
      switch definition.meaning {
      case .formula(let function):
        return try reader(isCancelled).compile(
          function, in: definition.place.file, at: definition.nameRange, sharing: inputs, &budget)
      case .stored(let stored, let arguments, let sharing):
        return try formula(stored, arguments, sharing.count, isCancelled)
      case .parameter, .storedParameter: preconditionFailure("parameters take no values")
      }
    }
  }

  /// The formula of a stored program.
  private func formula(
    _ stored: StoredProgram, _ arguments: [String]?, _ sharedCount: Int, _ isCancelled: (@Sendable () -> Bool)?
  ) throws(FormulaError) -> Formula {
    let formula = try Formula(program: try stored.program(isCancelled), limits: limits)
    guard formula.variables.starts(with: arguments ?? []), formula.variables.count >= sharedCount else {
      throw Program.damaged("programDoesNotFit", "a program does not fit its definition")
    }
    return formula
  }

  /// Compiles all definitions in advance, instead of each on first use.
  ///
  /// - Parameter deadline: the time limit; programs compiled by then are kept. A cancelled task ends it too.
  /// - Throws: as ``formula(named:deadline:)``; `limitExceeded` if they inline too much of each other.
  /// - Complexity: O(size of all texts) for values that use values: programs that would inline many of them take some
  ///   as inputs. Functions, and values used only in branches and loops, are inlined in each program that uses them.
  public func compile(deadline: EvaluationOptions.Deadline? = nil) throws(FormulaError) {
    var budget = DefinitionBudget(limits)
    try EvaluationOptions(deadline: deadline).limiting { (isCancelled) throws(FormulaError) -> Void in
      for number in store.numbers { _ = try program(number, &budget, isCancelled) }
    }
  }

  /// The names with compiled programs, in the order of the text.
  package var compiledNames: [String] {
    store.inOrder(store.numbers).compactMap { $0.formulas.isCompiled ? $0.name : nil }
  }

  /// The number of instructions of the program that evaluates a definition.
  package func compiledInstructions(of name: String) -> Int {
    guard let formulas = store[name]?.formulas, let program = (formulas[.sharing] ?? formulas[.value])?.program else {
      return 0
    }
    return program.frames.reduce(0) { $0 + $1.instructionCount }
  }

  /// The number of program runs for values that others take as inputs.
  package var evaluatedPrograms: Int { lastGiven.runs }

  // MARK: Evaluating

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
