import ReckonCatalogue
import ReckonCompiler
import ReckonMachine
import ReckonSyntax

/// Updating what depends on a changed definition.
extension FormulaSession {
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
  mutating func replace(
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
