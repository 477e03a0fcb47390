import ReckonCatalogue
import ReckonCompiler
import ReckonSyntax

/// Names that are changed in the scope itself instead of by statements.
extension FormulaSession {
  /// Replaces the scope; names whose meaning differs in the new one count as redefined.
  ///
  /// - Throws: `cancelled`.
  mutating func replaceScope(with new: Scope, _ isCancelled: (@Sendable () -> Bool)?) throws(FormulaError) {
    let old = inForce.scope
    if new.permissions != old.permissions { execution.cache?.removeAll() }
    guard execution.keepsUpToDate, !inForce.isEmpty || !log.isEmpty || execution.cache != nil else {
      inForce.scope = new
      return
    }
    let names = new.differences(from: old).sorted()
    inForce.scope = new
    let changed = names.map { inForce.intern($0) }
    let others = changed.filter { inForce[$0] == nil }
    inForce.changedOutside.formUnion(others)
    beginUnlimited()
    log.begin()
    for number in changed {
      execution.cache?.invalidate([inForce.store.names.name(of: number)])
      if inForce[number] != nil { redefine(number, by: new) }
    }
    try bringUpToDate(changed.filter { !others.contains($0) }, old, isCancelled)
    // The session cannot undo names that it has not defined.
    let log = log
    try bringUpToDate(others, old, isCancelled)
    // Books cannot be compared for identity.
    if !new.definitions.books.isEmpty { execution.cache?.removeAll() }
    if new.unitsDiffer(from: old) || new.definitions.books.count != old.definitions.books.count {
      let all = Set(inForce.store.numbers)
      for number in all { execution.cache?.invalidate([inForce.store.names.name(of: number)]) }
      _ = try recompute(inForce.store.sorted(all, within: all), reading: nil, isCancelled)
    }
    self.log = log
  }

  /// Redefines a name by its meaning in a scope.
  private mutating func redefine(_ number: Int, by scope: Scope) {
    let name = inForce.store.names.name(of: number)
    if scope.hosts[name] != nil {
      // The host function is in force and remains so.
      log.record(number, before: inForce[number], after: nil)
      inForce.yield(number)
    } else if let function = scope.definitions[name].function {
      let parameters = Set(function.parameters)
      let uses = Set(function.tree.uses(in: function.body).map { $0.name }).subtracting(parameters)
      put(
        number,
        Definition(
          name: name, source: SourceText(scope.text(ofFunction: name) ?? ""), meaning: .formula(function),
          angleUnit: function.angleUnit,
          references: inForce.intern(uses)))
    } else if let result = scope[result: name] {
      var definition = Definition(
        name: name, source: SourceText("\(SyntaxTree.written(name)) = \(written(result))"),
        meaning: .formula(Definitions.Function(unread: name, parameters: nil, angleUnit: options.angleUnit)),
        angleUnit: options.angleUnit, isLive: inForce[number]?.isLive ?? false)
      definition.state = .value(result)
      put(number, definition)
    } else {
      put(number, nil)
    }
  }

  private mutating func bringUpToDate(
    _ numbers: [Int], _ old: Scope, _ isCancelled: (@Sendable () -> Bool)?
  ) throws(FormulaError) {
    for number in numbers {
      let name = inForce.store.names.name(of: number)
      let new = inForce.scope
      let kindHasChanged = new.isFunction(name) != old.isFunction(name) || (new[name] == nil) != (old[name] == nil)
      // Without limits only cancellation is thrown.
      _ = try update(usersOf: number, kindHasChanged: kindHasChanged, isCancelled)
    }
  }
}

extension Scope {
  fileprivate func isFunction(_ name: String) -> Bool { definitions[name].isFunction }

  /// The names of values and functions that differ from those of another scope.
  ///
  /// - Complexity: O(names of both).
  fileprivate func differences(from other: Scope) -> Set<String> {
    var names: Set<String> = []
    func compare(_ candidates: some Sequence<String>) {
      for name in candidates
      where !defines(name, as: other) || self[number: name]?.description != other[number: name]?.description {
        names.insert(name)
      }
    }
    compare(definitions.names)
    compare(other.definitions.names)
    return names
  }

  fileprivate func unitsDiffer(from other: Scope) -> Bool {
    definitions.currencies != other.definitions.currencies || definitions.units != other.definitions.units
  }
}
