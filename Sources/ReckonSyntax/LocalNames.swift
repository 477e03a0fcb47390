/// The names of values that a text defines itself, with what has changed of late, so that a statement with an error and the body of a
/// function can be left without a copy of all names.
struct LocalNames {
  private var names: Set<String> = []
  /// The names that came and went, and whether each was there before; oldest first.
  private var changes: [(name: String, wasThere: Bool)] = []

  /// A place to go back to with ``restore(to:)``.
  var mark: Int { changes.count }

  func contains(_ name: String) -> Bool { names.contains(name) }

  mutating func insert(_ name: String) {
    if names.insert(name).inserted { changes.append((name, false)) }
  }

  mutating func remove(_ name: String) {
    if names.remove(name) != nil { changes.append((name, true)) }
  }

  /// Takes back all changes since a mark.
  mutating func restore(to mark: Int) {
    while changes.count > mark, let change = changes.popLast() {
      if change.wasThere { names.insert(change.name) } else { names.remove(change.name) }
    }
  }

  /// Lets all changes stand; marks from before are void.
  mutating func keep() { changes.removeAll(keepingCapacity: true) }
}
