import ReckonCatalogue
import ReckonMachine
import ReckonSyntax

/// Equations as statements: `3x + 2 = 11`, `solve x + y = 3, x - y = 1`. Solving defines nothing.
extension FormulaSession {
  /// The solutions of equations that are a complete text; `nil` for other texts.
  ///
  /// - Throws: `unsolved` if there is no solution, or if one equation has several unknowns; the error of a side.
  mutating func solve(_ list: TokenList, _ isCancelled: (@Sendable () -> Bool)?) throws(FormulaError) -> Outcome? {
    let scope = names(with: [])
    guard let equations = EquationTokens.equations(in: list, scope: scope) else { return nil }
    var unknowns: [String] = []
    for equation in equations {
      for name in equation.unknowns(in: scope) where !unknowns.contains(name) { unknowns.append(name) }
    }
    guard !unknowns.isEmpty else { return nil }
    // `g(x) = x +` is an incomplete definition.
    if equations.count == 1, equations[0].sides.count == 2, equations[0].sides[0].lowerBound == 0 {
      let sides = (0..<2).map { Parser.parse(equations[0].side($0), scope: scope, limits: self.options.limits) }
      if sides.contains(where: { $0.errors.contains { $0.kind.stage == .syntax } }) { return nil }
    }
    // Including the word `solve`, if any.
    let whole = list.tokens[0].range.union(equations[equations.count - 1].range)
    let text = list.source
    let options = EvaluationOptions(policy: policy, endingBy: isCancelled)
    let results: [FormulaResult]
    var notes = list.notes
    if unknowns.contains("where") {
      throw FormulaError(
        .unsolved(Phrase("whereIsDefinedBefore", "values are defined before the formula that uses them: r = 3; π r^2")),
        at: whole, in: text)
    }
    if equations.count == 1, unknowns.count > 1 {
      throw FormulaError(
        .unsolved(
          Phrase(
            "severalUnknowns",
            "\(unknowns.joined(separator: ", ")) are all undefined; give a value to all but one, or write solve and one equation for each"
          )),
        at: whole, in: text)
    } else if equations.count == 1 {
      var solver = EquationSolver(
        try Equation(equations[0], for: unknowns[0], in: self), mode: self.options.numberMode, options: options)
      notes = solver.equation.notes
      results = try solver.run()
      if results.isEmpty {
        let name = unknowns[0]
        throw FormulaError(
          .unsolved(
            solver.isAlwaysTrue
              ? Phrase("everyNumberSolves", "every \(name) solves it")
              : Phrase("noNumberSolves", "no \(name) was found that solves it")),
          at: whole, in: text)
      }
    } else {
      results = try solve(equations, for: unknowns, at: whole, options)
    }
    let solution: FormulaResult
    if results.count == 1 {
      solution = results[0]
    } else {
      let exactness = results.reduce(Exactness.exact) { max($0, $1.exactness) }
      solution = FormulaResult(
        value: .list(results.map { $0.value }), exactness, form: .value(.list(results[0].kind)))
    }
    return Outcome(
      definition: nil, solves: unknowns, result: solution, form: solution.form, ratesDate: nil,
      notes: notes, source: String(text.slice(whole)), number: keep(solution), continuesFromAnswer: false, changes: [])
  }

  /// The outcome of a text that requests something other than a value: the solutions of equations, or a formula; `nil`
  /// for other texts.
  mutating func asked(_ list: TokenList, _ isCancelled: (@Sendable () -> Bool)?) throws(FormulaError) -> Outcome? {
    if let formula = try calculus(list, isCancelled) { return formula }
    if let table = try contributions(list, isCancelled) { return table }
    return try solve(list, isCancelled)
  }

  /// The outcome of an equation or of a formula request that is a complete text, without becoming a value of the
  /// session; `nil` for other texts.
  ///
  /// - Throws: as ``run(_:options:)`` of an equation.
  package func solution(of text: String) throws(FormulaError) -> Outcome? {
    var session = self
    let list = try session.tokens(of: SourceText(text), nil).list
    if let outcome = try session.asked(list, nil) { return outcome }
    guard let tree = try? session.tree(of: SourceText(text)) else { return nil }
    return try session.derivative(in: tree, after: nil, nil)
  }

  /// The maximum number of equations of a system; its elimination does not check the deadline.
  private static let mostEquations = 20

  /// The solution of a linear system for its unknowns.
  private func solve(
    _ equations: [EquationTokens], for unknowns: [String], at whole: SourceRange, _ options: EvaluationOptions
  ) throws(FormulaError) -> [FormulaResult] {
    func unsolved(_ reason: Phrase) -> FormulaError {
      FormulaError(.unsolved(reason), at: whole, in: equations[0].list.source)
    }
    guard equations.count <= Self.mostEquations else {
      throw unsolved(Phrase("tooManyEquations", "at most \(Self.mostEquations) equations are solved together"))
    }
    var exact = self.options
    exact.numberMode = .exact
    var differences: [Formula] = []
    for equation in equations {
      differences.append(try formula(equation.difference, variables: unknowns, options: exact))
    }
    guard let system = try LinearSystem(differences, unknowns: unknowns.count, options: options),
      let outcome = system.solved()
    else {
      throw unsolved(
        Phrase(
          "onlyLinearSystems",
          "several equations are solved together only if all are linear, with fractions as coefficients"))
    }
    switch outcome {
    case .solved(let values):
      let mode = self.options.numberMode
      var results: [FormulaResult] = []
      for value in values {
        var options = Formula.Options()
        options.numberMode = mode
        results.append(
          try Formula(value.description, variables: [], options: options).result(options: EvaluationOptions()))
      }
      return results
    case .none: throw unsolved(Phrase("equationsContradict", "no values solve all of the equations"))
    case .many:
      throw unsolved(
        Phrase(
          "tooFewEquations",
          "there is more than one solution; for \(unknowns.count) unknowns write as many independent equations"))
    }
  }
}
