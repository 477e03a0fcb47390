import ReckonCatalogue
import ReckonCompiler
public import ReckonMachine
import ReckonSyntax

/// Adding definitions, and updating their users.
extension FormulaSession {
  /// All definitions in the order of typing.
  public var definitions: [Definition] { inForce.all.map { spelled($0) } }

  /// The definition of a name; `nil` if there is none.
  public func definition(of name: String) -> Definition? { inForce[name].map { spelled($0) } }

  /// Removes a definition; its users then have no value.
  ///
  /// - Parameters:
  ///   - name: the name.
  ///   - deadline: the time limit; `nil` for none. A cancelled task ends it too.
  /// - Returns: the definitions that changed as a result.
  /// - Throws: `unknownName`; `deadlinePassed` and `cancelled`. Then nothing has changed.
  @discardableResult public mutating func remove(
    _ name: String, deadline: EvaluationOptions.Deadline? = nil
  ) throws(FormulaError) -> [Definition] {
    guard let number = inForce.store.number(of: name) else {
      let suggestion = Suggestion.nearest(to: name, among: definitions.map { $0.name })
      throw FormulaError(
        .unknownName(name, suggestion: suggestion), at: SourceRange(start: 0, end: name.utf8.count),
        in: SourceText(name))
    }
    log.begin()
    beginUnlimited()
    return try EvaluationOptions(deadline: deadline).limiting { (isCancelled) throws(FormulaError) in
      try takingBackFailures { (session) throws(FormulaError) in
        session.put(number, nil)
        return try session.update(usersOf: number, kindHasChanged: true, isCancelled)
      }
    }
  }

  /// Changes by the host are unlimited.
  mutating func beginUnlimited() {
    execution.updatesLeft = .max
    execution.definitionBudget = .unlimited
  }

  // MARK: Values and functions

  /// Adds a value: by its text, or by its current value if it depends on something transient.
  mutating func define(
    _ name: String, _ evaluated: Evaluated, of tree: SyntaxTree, at statement: SyntaxTree.Statement,
    _ isCancelled: (@Sendable () -> Bool)?
  ) throws(FormulaError) -> (Definition, [Definition]) {
    try checkName(name, statement.range, tree)
    for book in inForce.books { try book.check(name, evaluated.result) }
    let number = inForce.intern(name)
    let (text, names) = namingAnswers(in: statement, tree.uses(in: statement.nodes), of: tree)
    let source = SourceText(text)
    // The tree of the complete input is the definition's own; otherwise its own text is parsed, lazily if no name
    // affects the parse.
    let isOwn = tree.statements.count == 1 && tree.source == source
    let function =
      !isOwn && isReadAlike(tree, statement)
      ? Definitions.Function(unread: name, parameters: nil, angleUnit: options.angleUnit)
      : Definitions.Function(
        value: name, tree: isOwn ? tree : try self.tree(of: source, isCancelled), angleUnit: options.angleUnit)
    var definition = Definition(
      name: name, source: source, meaning: .formula(function), angleUnit: options.angleUnit,
      references: inForce.intern(names),
      isLive: statement.isLive)
    definition.state = .value(evaluated.result)
    definition.form = evaluated.form
    definition.serial = execution.serial
    let usesItself = definition.references.contains(number)
    let between = usesItself ? [] : inForce.users(of: [number]).intersection(definition.references)
    if !evaluated.isPure || usesItself || !between.isEmpty {
      definition = definition.fixed(at: written(evaluated.result), evaluated.result)
    }
    if !between.isEmpty {
      noteFrozen(definition, through: between.compactMap { inForce[$0]?.name }.min(), at: statement.range)
    }
    return (definition, try replace(definition, at: (statement.range, tree.source), isCancelled))
  }

  /// Whether a statement's parse does not depend on the meaning of names: no name in it may be a unit or a word, and
  /// there are no loops or sums.
  private func isReadAlike(_ tree: SyntaxTree, _ statement: SyntaxTree.Statement) -> Bool {
    let names = names
    return tree.loopSpellings.isEmpty
      && !tree.nodes[statement.nodes].contains {
        $0.kind == .unit
          || ($0.kind == .name || $0.kind == .call) && names.mayMeanOtherwise(tree.names[Int($0.payload)])
      }
  }

  /// Adds a function after checking its body; the names that it uses may be defined later.
  mutating func define(
    _ index: Int, of tree: SyntaxTree, at statement: SyntaxTree.Statement, _ isCancelled: (@Sendable () -> Bool)?
  ) throws(FormulaError) -> (Definition, [Definition]) {
    let function = tree.functions[index]
    try checkName(function.name, function.nameRange, tree)
    guard inForce.scope.permissions.definitions else {
      let subject = FormulaPermissions.Use.definitions.subject
      throw FormulaError(.notPermitted(function.name, subject: subject), at: function.nameRange, in: tree.source)
    }
    var compilerOptions = CompilerOptions(options, variables: [])
    compilerOptions.isCancelled = isCancelled
    if let refusal = try Compiler.refusal(
      ofFunction: index, in: tree, definitions: inForce.scope.definitions, options: compilerOptions)
    {
      throw refusal
    }
    let parameters = Set(function.parameters.map { $0.name })
    let uses = tree.uses(in: function.body).filter { !parameters.contains($0.name) }
    try checkAnswers(in: tree, uses)
    let (text, names) = namingAnswers(in: statement, uses, of: tree)
    let body =
      !uses.contains { past.isAnswer($0.name) }
      ? Definitions.Function(tree: tree, index: index, angleUnit: options.angleUnit)
      : Definitions.Function(
        tree: try self.tree(of: SourceText(text), isCancelled), index: 0, angleUnit: options.angleUnit)
    var definition = Definition(
      name: function.name, source: SourceText(text), meaning: .formula(body), angleUnit: options.angleUnit,
      references: inForce.intern(names.union(openNames(in: tree, function.body))))
    definition.serial = execution.serial
    return (definition, try replace(definition, at: (statement.range, tree.source), isCancelled))
  }

  /// Changes definitions; if the closure throws, the changes are rolled back.
  mutating func takingBackFailures<Value>(
    _ body: (inout FormulaSession) throws(FormulaError) -> Value
  ) throws(FormulaError) -> Value {
    let (mark, placeCount) = (log.mark, inForce.placeCount)
    do throws(FormulaError) { return try body(&self) } catch {
      for change in log.takeBack(to: mark) { apply(change.number, change.before) }
      inForce.forgetPlaces(from: placeCount)
      throw error
    }
  }

  private func checkName(_ name: String, _ range: SourceRange, _ tree: SyntaxTree) throws(FormulaError) {
    guard inForce.scope.hosts[name] != nil || name == SessionAnswers.name else { return }
    throw FormulaError(.alreadyDefined(name), at: range, in: tree.source)
  }

  /// Notes that a definition keeps its current value because it would otherwise depend on itself.
  mutating func noteFrozen(_ definition: Definition, through other: String?, at range: SourceRange) {
    execution.notes.append(
      FormulaNote(
        .frozenDefinition, at: range, as: other == nil ? .frozenDefinition : .frozenThroughAnother,
        [definition.text, SyntaxTree.written(definition.name)] + (other.map { [SyntaxTree.written($0)] } ?? [])))
  }
}

extension Definition {
  /// The definition replaced by its value, without dependencies.
  ///
  /// - Parameter text: the number as written.
  func fixed(at text: String, _ result: FormulaResult) -> Self {
    var fixed = Self(
      name: name, source: SourceText("\(SyntaxTree.written(name)) \(isLive ? ":=" : "=") \(text)"),
      meaning: .formula(Definitions.Function(unread: name, parameters: nil, angleUnit: angleUnit)),
      angleUnit: angleUnit, isLive: isLive)
    fixed.state = .value(result)
    fixed.form = form
    return fixed
  }
}
