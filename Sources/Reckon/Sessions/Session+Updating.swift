import ReckonCatalogue
import ReckonCompiler
import ReckonSyntax

/// Keeping definitions up to date that use what has changed.
extension Session {
  /// Puts a definition in force and brings up to date all that uses its name; when that is cancelled, nothing has changed.
  mutating func replace(
    _ definition: Definition, since mark: DefinitionLog.Mark, at place: (range: SourceRange, source: SourceText),
    _ isCancelled: (@Sendable () -> Bool)?
  ) throws(FormulaError) -> [Definition] {
    let old = sheet[definition.name]
    put(definition.name, definition)
    do throws(FormulaError) {
      return try update(
        usersOf: definition.name, kindHasChanged: old == nil || (old?.parameters == nil) != (definition.parameters == nil), at: place,
        isCancelled)
    } catch {
      for change in log.takeBack(to: mark) { apply(change.name, change.before) }
      throw error
    }
  }

  /// Computes all values anew that use a name, and gives those that came out different.
  ///
  /// - Throws: only `cancelled`, and `limitExceeded` when more values use it than the text may have computed anew, or they use too much; a
  ///   value that cannot be computed any more has failed.
  mutating func update(
    usersOf name: String, kindHasChanged: Bool, at place: (range: SourceRange, source: SourceText)? = nil,
    _ isCancelled: (@Sendable () -> Bool)?
  ) throws(FormulaError) -> [Definition] {
    guard keepsUpToDate else { return [] }
    var affected = sheet.users(of: [name])
    affected.remove(name)
    guard !affected.isEmpty else { return [] }
    affected.subtract(breakCircles(through: name, affected, at: place?.range))
    // A function is what its text says, whatever the names in it come to.
    affected = affected.filter { user in
      guard let definition = sheet[user], definition.parameters != nil else { return true }
      return kindHasChanged && definition.references.contains(name)
    }
    updatesLeft -= affected.count
    guard updatesLeft >= 0 else {
      throw FormulaError(
        .limitExceeded(.updates, maximum: options.limits.updates), at: place?.range ?? SourceRange(start: 0, end: name.utf8.count),
        in: place?.source ?? SourceText(name))
    }
    return try recompute(sheet.sorted(affected), reading: kindHasChanged ? name : nil, isCancelled)
  }

  /// Lets values stay what they are that use a name which now, through a function, uses them.
  private mutating func breakCircles(through name: String, _ affected: Set<String>, at range: SourceRange?) -> Set<String> {
    var broken: Set<String> = []
    let needed = sheet.needs(of: [name])
    for circular in affected.intersection(needed).sorted() where fix(circular) {
      broken.insert(circular)
      if let range, let definition = sheet[circular] { noteFrozen(definition, through: name, at: range) }
    }
    return broken
  }

  /// Lets a value stay what it is; false for a function, and for what has no value.
  @discardableResult mutating func fix(_ name: String) -> Bool {
    guard let definition = sheet[name], definition.parameters == nil, let result = definition.result else { return false }
    put(name, definition.fixed(at: result))
    return true
  }

  /// Computes all values anew, since the kind of numbers has changed.
  ///
  /// It is no step that can be undone: what is brought back later is computed anew too.
  mutating func recomputeAll() {
    let log = log
    linkBudget = .unlimited
    _ = try? recompute(sheet.sorted(Set(sheet.all.map(\.name))), reading: nil, nil)
    self.log = log
  }

  /// - Parameter changedName: a name that stands for another kind of thing than before, so that functions with it may read differently.
  mutating func recompute(
    _ names: [String], reading changedName: String?, _ isCancelled: (@Sendable () -> Bool)?
  ) throws(FormulaError) -> [Definition] {
    var changes: [Definition] = []
    for name in names {
      guard var definition = sheet[name] else { continue }
      if definition.parameters != nil {
        if let changedName, definition.references.contains(changedName) { reread(definition) }
        continue
      }
      let old = definition
      do throws(FormulaError) {
        let tree = try tree(of: definition.text)
        let evaluated = try evaluate(tree, 0, definition.angleUnit, isCancelled)
        for book in books { try book.check(name, evaluated.result.number) }
        definition.state = .value(evaluated.result)
        definition.form = evaluated.form
      } catch {
        switch error.kind {
        case .cancelled, .limitExceeded(.linkedNodes, maximum: _): throw error
        case _: definition.state = .failed(error)
        }
      }
      guard !definition.stands(like: old) else { continue }
      put(name, definition)
      changes.append(definition)
    }
    return changes
  }

  /// Parses a function's text again with the names of now; one that cannot be read so stays as it was read.
  private mutating func reread(_ definition: Definition) {
    guard let tree = try? tree(of: definition.text), !tree.functions.isEmpty else { return }
    var new = definition
    new.function = Definitions.Function(tree: tree, index: 0, angleUnit: definition.angleUnit)
    put(definition.name, new)
  }
}

extension Session.Definition {
  /// Whether it stands for the same as another state of it.
  func stands(like other: Self) -> Bool {
    switch (state, other.state) {
    case (.function, .function): true
    case (.value(let a), .value(let b)): a == b && a.number.description == b.number.description
    case (.failed(let a), .failed(let b)): a.kind == b.kind
    case (.function, _), (.value, _), (.failed, _): false
    }
  }
}
