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
  private mutating func noteFrozen(_ definition: Definition, through other: String?, at range: SourceRange) {
    execution.notes.append(
      FormulaNote(
        .frozenDefinition, at: range, as: other == nil ? .frozenDefinition : .frozenThroughAnother,
        [definition.text, SyntaxTree.written(definition.name)] + (other.map { [SyntaxTree.written($0)] } ?? [])))
  }

  // MARK: Updating

  /// Replaces or removes a definition, and records the change.
  mutating func put(_ number: Int, _ definition: Definition?) {
    var definition = definition
    if definition?.serial == 0 {
      execution.serial += 1
      definition?.serial = execution.serial
    }
    log.record(number, before: inForce[number], after: definition)
    apply(number, definition)
  }

  /// The same without recording it.
  mutating func apply(_ number: Int, _ definition: Definition?) {
    inForce.set(number, to: definition)
    execution.cache?.invalidate([inForce.store.names.name(of: number)])
  }

  /// Replaces a definition and updates all users of its name.
  private mutating func replace(
    _ definition: Definition, at place: (range: SourceRange, source: SourceText),
    _ isCancelled: (@Sendable () -> Bool)?
  ) throws(FormulaError) -> [Definition] {
    let number = inForce.intern(definition.name)
    let old = inForce[number]
    put(number, definition)
    return try update(
      usersOf: number, kindHasChanged: old == nil || (old?.parameters == nil) != (definition.parameters == nil),
      at: place, isCancelled)
  }

  /// Recomputes all users of a name, and returns those whose value changed.
  ///
  /// - Throws: only `cancelled`, and `limitExceeded` if there are more users than the text may cause to be recomputed,
  ///   or if they inline too much; a value that cannot be computed is marked as failed.
  /// - Complexity: O(users and their references), plus computing them.
  mutating func update(
    usersOf number: Int, kindHasChanged: Bool, at place: (range: SourceRange, source: SourceText)? = nil,
    _ isCancelled: (@Sendable () -> Bool)?
  ) throws(FormulaError) -> [Definition] {
    guard execution.keepsUpToDate else { return [] }
    let users = inForce.users(of: [number])
    guard !users.isEmpty else { return [] }
    var affected = users
    affected.remove(number)
    affected.subtract(breakCircles(through: number, users, at: place?.range))
    // A function is its text, whatever the values of its names.
    affected = affected.filter { user in
      guard let definition = inForce[user], definition.parameters != nil else { return true }
      return kindHasChanged && definition.references.contains(number)
    }
    execution.updatesLeft -= affected.count
    guard execution.updatesLeft >= 0 else {
      let name = inForce.store.names.name(of: number)
      throw FormulaError(
        .limitExceeded(.updates, maximum: options.limits.updates),
        at: place?.range ?? SourceRange(start: 0, end: name.utf8.count),
        in: place?.source ?? SourceText(name))
    }
    return try recompute(
      inForce.store.sorted(affected, within: users), reading: kindHasChanged ? number : nil, isCancelled)
  }

  /// Freezes values that use a name which now, through a function, depends on them.
  private mutating func breakCircles(through number: Int, _ users: Set<Int>, at range: SourceRange?) -> Set<Int> {
    var broken: Set<Int> = []
    let names = inForce.store.names
    let circular = inForce.circles(through: number, among: users).subtracting([number])
    for user in circular.sorted(by: { names.name(of: $0) < names.name(of: $1) }) where freeze(user) {
      broken.insert(user)
      if let range, let definition = inForce[user] {
        noteFrozen(definition, through: names.name(of: number), at: range)
      }
    }
    return broken
  }

  /// Freezes a value; false for a function, and for definitions without a value.
  @discardableResult mutating func freeze(_ number: Int) -> Bool {
    guard let definition = inForce[number], definition.parameters == nil, let result = definition.result else {
      return false
    }
    put(number, definition.fixed(at: written(result), result))
    return true
  }

  /// Recomputes all values after a change of the number mode.
  ///
  /// This is not an undo step: values that are restored later are recomputed too.
  ///
  /// - Throws: `cancelled`.
  mutating func recomputeAll(_ isCancelled: (@Sendable () -> Bool)? = nil) throws(FormulaError) {
    let log = log
    execution.definitionBudget = .unlimited
    let all = Set(inForce.store.numbers)
    _ = try recompute(inForce.store.sorted(all, within: all), reading: nil, isCancelled)
    self.log = log
  }

  /// - Parameter changed: a name whose kind has changed, so that functions with it may parse differently.
  mutating func recompute(
    _ numbers: [Int], reading changed: Int?, _ isCancelled: (@Sendable () -> Bool)?
  ) throws(FormulaError) -> [Definition] {
    var changes: [Definition] = []
    for number in numbers {
      guard let old = inForce[number] else { continue }
      if old.parameters != nil {
        if let changed, old.references.contains(changed), let function = function(of: old) {
          var new = old
          new.meaning = .formula(function)
          put(number, new)
        }
        continue
      }
      var state: Definition.State
      var form = old.form
      do throws(FormulaError) {
        let tree = try tree(of: old, isCancelled)
        if old.meaning.function?.isRead == false {
          inForce.keep(
            Definitions.Function(value: old.name, tree: tree.asWritten, angleUnit: old.angleUnit), for: number)
        }
        let evaluated = try evaluate(
          tree, 0, old.angleUnit, usesNames: !old.usesNoNames, serial: old.serial, isCancelled)
        for book in inForce.books { try book.check(old.name, evaluated.result) }
        state = .value(evaluated.result)
        form = evaluated.form
      } catch {
        switch error.kind {
        case .cancelled, .limitExceeded(.linkedNodes, maximum: _): throw error
        case _: state = .failed(error)
        }
      }
      guard var definition = inForce[number] else { preconditionFailure("evaluating removes no definition") }
      (definition.state, definition.form) = (state, form)
      guard !definition.hasSameState(as: old) else { continue }
      put(number, definition)
      changes.append(definition)
    }
    return changes
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
