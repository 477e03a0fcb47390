import ReckonCatalogue
import ReckonCompiler
import ReckonSyntax

/// Names that are changed in the scope itself rather than by statements.
extension Session {
  /// Puts another scope in force; names that mean something else in it are as if they had been defined so.
  mutating func replaceScope(with new: Scope) {
    let old = currentScope
    currentScope = new
    guard keepsUpToDate, !sheet.definitions.isEmpty || !log.isEmpty || cache != nil else { return }
    let changed = new.differences(from: old).sorted()
    let others = changed.filter { sheet[$0] == nil }
    changedOutside.formUnion(others)
    updatesLeft = .max
    linkBudget = .unlimited
    log.begin()
    for name in changed {
      cache?.invalidate(name)
      if sheet[name] != nil { redefine(name, by: new) }
    }
    bringUpToDate(changed.filter { !others.contains($0) }, old)
    // What the conversation has not defined it cannot undo either.
    let log = log
    bringUpToDate(others, old)
    if new.unitsDiffer(from: old) || new.definitions.books.count != old.definitions.books.count {
      for name in sheet.definitions.keys { cache?.invalidate(name) }
      _ = try? recompute(sheet.sorted(Set(sheet.definitions.keys)), reading: nil, nil)
    }
    self.log = log
  }

  /// Makes the definition of a name what a scope has for it.
  private mutating func redefine(_ name: String, by scope: Scope) {
    if scope.hosts[name] != nil {
      // The host's function is in force and stays so.
      log.record(name, before: sheet[name], after: nil)
      sheet.set(name, to: nil)
      hidden[name] = nil
    } else if let function = scope.definitions.functions[name] {
      let references = Self.references(in: function.tree, function.body).subtracting(function.parameters)
      put(
        name,
        Definition(
          name: name, parameters: function.parameters, text: scope.text(ofFunction: name) ?? "", isLive: false, state: .function,
          form: .plain, angleUnit: function.angleUnit, references: references, function: function))
    } else if let result = scope[result: name] {
      put(
        name,
        Definition(
          name: name, parameters: nil, text: "\(SyntaxTree.written(name)) = \(result.number)", isLive: sheet[name]?.isLive ?? false,
          state: .value(result), form: .plain, angleUnit: options.angleUnit, references: []))
    } else {
      put(name, nil)
    }
  }

  private mutating func bringUpToDate(_ names: [String], _ old: Scope) {
    for name in names {
      let kindHasChanged = currentScope.isFunction(name) != old.isFunction(name) || (currentScope[name] == nil) != (old[name] == nil)
      // Without a limit and without anyone who cancels nothing is thrown.
      _ = try? update(usersOf: name, kindHasChanged: kindHasChanged, nil)
    }
  }
}

extension Scope {
  fileprivate func isFunction(_ name: String) -> Bool { definitions.functions[name] != nil || hosts[name] != nil }

  /// The names of values and functions that are not the same as in another scope.
  ///
  /// - Complexity: O(names of both).
  fileprivate func differences(from other: Scope) -> Set<String> {
    var names: Set<String> = []
    func compare(_ candidates: some Sequence<String>) {
      for name in candidates where !defines(name, as: other) || self[number: name]?.description != other[number: name]?.description {
        names.insert(name)
      }
    }
    compare(definitions.values.keys)
    compare(other.definitions.values.keys)
    compare(definitions.functions.keys)
    compare(other.definitions.functions.keys)
    compare(hosts.keys)
    compare(other.hosts.keys)
    return names
  }

  fileprivate func unitsDiffer(from other: Scope) -> Bool {
    definitions.ratesDate != other.definitions.ratesDate || definitions.currencies != other.definitions.currencies
  }
}
