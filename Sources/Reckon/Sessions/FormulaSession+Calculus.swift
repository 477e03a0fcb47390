import ReckonCatalogue
import ReckonCompiler
import ReckonMachine
import ReckonSyntax

/// Symbolic derivatives and antiderivatives: `derive x^3 + sin x`, `integrate x^2`, and `d(x^3, x)` if x has no value.
extension FormulaSession {
  private enum Request {
    case derivative, antiderivative

    init?(_ word: String) {
      switch word {
      case "derive", "differentiate": self = .derivative
      case "integrate": self = .antiderivative
      default: return nil
      }
    }
  }

  /// The formula that a text requests: one of these words, a formula and optionally `by x`; `nil` for other texts.
  ///
  /// - Throws: `unsolved` if the variable is ambiguous, or for a formula outside the supported algebra; `noDerivative`.
  mutating func calculus(_ list: TokenList, _ isCancelled: (@Sendable () -> Bool)?) throws(FormulaError) -> Outcome? {
    let tokens = list.tokens
    guard var end = tokens.indices.last, end > 1, tokens[0].kind == .name, let word = list.name(of: tokens[0]),
      let request = Request(word), case let scope = names, !scope.hides(word),
      !tokens.contains(where: { $0.kind == .semicolon || $0.kind == .newline || $0.kind == .equals })
    else { return nil }
    let whole = SourceRange(start: tokens[0].range.start, end: tokens[end - 1].range.end)
    var given: String?
    if end > 3, let name = list.name(of: tokens[end - 1]),
      tokens[end - 2].kind == .comma || list.name(of: tokens[end - 2]) == "by",
      tokens[1..<end - 2].reduce(0, { $0 + $1.kind.nesting }) == 0
    {
      given = name
      end -= 2
    }
    let formula = EquationTokens(list: list, sides: [1..<end])
    let unknowns = formula.unknowns(in: scope)
    let name = if let given { given } else { try self.name(in: formula, unknowns, word, whole) }
    let tree = try Parser.tree(of: formula.side(0), scope: names(with: unknowns + [name]), limits: options.limits)
    return try outcome(request, tree, tree.nodes.count - 1, by: name, at: whole, isCancelled)
  }

  /// The default variable of differentiation: the only undefined name, or else the only name of a value.
  private func name(
    in formula: EquationTokens, _ unknowns: [String], _ word: String, _ whole: SourceRange
  ) throws(FormulaError) -> String {
    let tokens = formula.list.tokens[formula.sides[0]]
    let known = Set(
      tokens.compactMap { formula.list.name(of: $0) }.filter { inForce[$0]?.parameters == nil && inForce[$0] != nil })
    let names = unknowns.isEmpty ? known.sorted() : unknowns
    guard names.count > 1 else { return names.first ?? "x" }
    if let integral = definiteIntegral(formula, names) {
      throw FormulaError(
        .unsolved(Phrase("boundsBelongInIntegral", "for an integral between two values write \(integral)")), at: whole,
        in: formula.list.source)
    }
    let example = "\(word) \(formula.list.source.slice(formula.range)) by \(names[0])"
    throw FormulaError(
      .unsolved(
        Phrase(
          "severalNamesToDeriveBy",
          "it has several names, \(names.joined(separator: ", ")); name one of them: \(example)"
        )),
      at: whole, in: formula.list.source)
  }

  /// `x^2 from 0 to 1` as a call of `integral`; `nil` for other formulas.
  private func definiteIntegral(_ formula: EquationTokens, _ names: [String]) -> String? {
    let (list, side) = (formula.list, formula.sides[0])
    guard names.contains("from"), let name = names.first(where: { $0 != "from" }),
      let from = side.first(where: { list.name(of: list.tokens[$0]) == "from" }),
      let to = side.first(where: { $0 > from && list.source.slice(list.tokens[$0].range) == "to" }),
      from > side.lowerBound, to > from + 1,
      to + 1 < side.upperBound
    else { return nil }
    func text(_ range: Range<Int>) -> Substring {
      list.source.slice(list.tokens[range.lowerBound].range.union(list.tokens[range.upperBound - 1].range))
    }
    return
      "integral(\(text(side.lowerBound..<from)), \(name), \(text(from + 1..<to)), \(text(to + 1..<side.upperBound)))"
  }

  /// The derivative that is the complete tree, `d(x^3, x)`, as a formula, if its variable has no value; `nil` for other
  /// trees or errors.
  func derivative(
    in tree: SyntaxTree, after error: FormulaError?, _ isCancelled: (@Sendable () -> Bool)?
  ) throws(FormulaError) -> Outcome? {
    guard tree.statements.count == 1, tree.statements[0].defines == nil, let root = tree.nodes.last, root.kind == .call,
      root.count == 2,
      Catalogue.function(synonym: tree.names[Int(root.payload)])?.id == .derivative,
      !names.hides(tree.names[Int(root.payload)])
    else { return nil }
    let node = tree.nodes[tree.nodes.count - 2]
    guard node.kind == .name, case let name = tree.names[Int(node.payload)], !names.hides(name) else { return nil }
    if let error {
      guard case .unknownName(name, suggestion: _) = error.kind else { return nil }
    }
    return try outcome(.derivative, tree, tree.nodes.count - 3, by: name, at: root.range, isCancelled)
  }

  private func outcome(
    _ request: Request, _ tree: SyntaxTree, _ node: Int, by name: String, at whole: SourceRange,
    _ isCancelled: (@Sendable () -> Bool)?
  ) throws(FormulaError) -> Outcome {
    let scope = names
    let calculus = SymbolicCalculus(
      tree, at: node, by: name, angleUnit: options.angleUnit,
      functions: { inForce[$0].flatMap { $0.parameters == nil ? nil : self.function(of: $0) ?? $0.meaning.function } },
      isUnit: { scope.mayBeUnit($0) && !scope.hides($0) }, isCancelled: isCancelled)
    let text: String
    switch request {
    case .derivative: text = try calculus.derivative()
    case .antiderivative:
      guard let found = try calculus.antiderivative() else {
        let formula = tree.source.slice(tree.nodes[node].range)
        throw FormulaError(
          .unsolved(
            Phrase(
              "noAntiderivativeFound",
              "no formula was found; for a number write the bounds, as in integral(\(formula), \(name), 0, 1)")),
          at: whole, in: tree.source)
      }
      text = found
    }
    let result = FormulaResult(value: .text(text), .exact, form: .value(.text))
    return Outcome(
      definition: nil, isFormula: true, result: result, form: result.form, ratesDate: nil, notes: tree.notes,
      source: String(tree.source.slice(whole)), number: nil, continuesFromAnswer: false, changes: [])
  }
}
