import ReckonSyntax

/// The dependency graph of numbered entries: definitions, names, programs.
struct DependencyGraph: Sendable, Equatable {
  /// The direct dependencies of each entry, without duplicates.
  private(set) var references: [[Int]] = []
  /// The direct dependents of each entry, in ascending order.
  private(set) var dependents: [[Int]] = []

  /// Adds entries up to a number.
  mutating func extend(to count: Int) {
    while references.count < count {
      references.append([])
      dependents.append([])
    }
  }

  /// Removes the entries with the highest numbers, which must have no dependencies in either direction, so that `count`
  /// remain.
  mutating func truncate(to count: Int) {
    references.removeSubrange(min(count, references.count)...)
    dependents.removeSubrange(min(count, dependents.count)...)
  }

  /// Replaces an entry's dependencies.
  ///
  /// - Complexity: O(log dependents) comparisons per dependency, plus moving the later dependents.
  mutating func set(_ entry: Int, _ new: [Int]) {
    extend(to: max(entry, new.max() ?? 0) + 1)
    guard references[entry] != new else { return }
    for old in references[entry] { dependents[old].remove(at: dependents[old].firstIndex(notBefore: entry) { $0 }) }
    references[entry] = new
    for reference in new {
      dependents[reference].insert(entry, at: dependents[reference].firstIndex(notBefore: entry) { $0 })
    }
  }

  // MARK: Reachability

  /// The direct and indirect dependencies of some entries; the entries themselves only if they are in a cycle.
  ///
  /// - Parameter domain: the only entries that are visited; `nil` for all.
  /// - Complexity: O(the result and its dependencies).
  func needed(by entries: some Sequence<Int>, within domain: Set<Int>? = nil) -> Set<Int> {
    Self.reached(from: entries, references, within: domain)
  }

  /// The direct and indirect dependents of some entries; the entries themselves only if they are in a cycle.
  ///
  /// - Complexity: O(the result and its dependents).
  func dependents(of entries: some Sequence<Int>) -> Set<Int> { Self.reached(from: entries, dependents, within: nil) }

  private static func reached(from entries: some Sequence<Int>, _ next: [[Int]], within domain: Set<Int>?) -> Set<Int> {
    var found: Set<Int> = []
    var open = Array(entries)
    while let entry = open.popLast() {
      guard entry < next.count else { continue }
      for other in next[entry] where domain?.contains(other) ?? true && found.insert(other).inserted {
        open.append(other)
      }
    }
    return found
  }

  /// For each direct or indirect dependent of some entries, one of those.
  ///
  /// - Complexity: O(the result and its dependents).
  func origins(among entries: [Int]) -> [Int: Int] {
    var found: [Int: Int] = [:]
    var open = entries
    var next = 0
    while next < open.count {
      let entry = open[next]
      next += 1
      guard entry < dependents.count else { continue }
      let origin = next <= entries.count ? entry : found[entry] ?? entry
      for other in dependents[entry] where found[other] == nil {
        found[other] = origin
        open.append(other)
      }
    }
    return found
  }

  // MARK: Order

  /// Entries in topological order, with ties broken by `precedes`. Cycles are allowed: of their entries, the first one
  /// reached comes last.
  ///
  /// - Parameters:
  ///   - domain: the entries that dependencies are followed through.
  ///   - precedes: the order of ties.
  /// - Complexity: O(domain and its dependencies), plus sorting.
  func sorted(_ entries: Set<Int>, within domain: Set<Int>, by precedes: (Int, Int) -> Bool) -> [Int] {
    var result: [Int] = []
    result.reserveCapacity(entries.count)
    var isSeen = [Bool](repeating: false, count: max(references.count, (entries.max() ?? 0) + 1))
    // Each open entry with its unvisited dependencies.
    var open: [(entry: Int, rest: [Int])] = []
    func needs(_ entry: Int) -> [Int] {
      guard entry < references.count else { return [] }
      let needs = references[entry].filter { !isSeen[$0] && domain.contains($0) }
      return needs.count < 2 ? needs : needs.sorted { precedes($1, $0) }
    }
    for root in entries.sorted(by: precedes) where !isSeen[root] {
      isSeen[root] = true
      open.append((root, needs(root)))
      while let last = open.indices.last {
        if let need = open[last].rest.popLast() {
          if isSeen[need] { continue }
          isSeen[need] = true
          open.append((need, needs(need)))
        } else if let done = open.popLast(), entries.contains(done.entry) {
          result.append(done.entry)
        }
      }
    }
    return result
  }

  // MARK: Cycles

  /// The shortest path from an entry back to itself; `nil` if there is none.
  ///
  /// - Parameter precedes: breaks ties between paths of equal length; by default the dependency order.
  func circle(through entry: Int, within: Set<Int>, by precedes: ((Int, Int) -> Bool)? = nil) -> [Int]? {
    var before: [Int: Int] = [:]
    var open = [entry]
    var next = 0
    while next < open.count {
      let current = open[next]
      next += 1
      let needs = references[current].filter { within.contains($0) && before[$0] == nil }
      for other in precedes.map({ needs.sorted(by: $0) }) ?? needs {
        before[other] = current
        if other == entry {
          var back = [entry]
          var at = current
          while at != entry {
            back.append(at)
            guard let former = before[at] else { preconditionFailure("every entry on the way has one before it") }
            at = former
          }
          return (back + [entry]).reversed()
        }
        open.append(other)
      }
    }
    return nil
  }

  /// The strongly connected components with more than one entry or a self-dependency (Tarjan's algorithm, with an
  /// explicit stack).
  ///
  /// - Parameter domain: the entries to consider; `nil` for all.
  /// - Complexity: O(entries + references).
  func circles(within domain: Set<Int>? = nil) -> [[Int]] {
    var number = [Int](repeating: -1, count: references.count)
    var lowest = number
    var isOpen = [Bool](repeating: false, count: references.count)
    var open: [Int] = []
    var groups: [[Int]] = []
    var count = 0
    var path: [(entry: Int, next: Int)] = []
    func enter(_ entry: Int) {
      number[entry] = count
      lowest[entry] = count
      count += 1
      open.append(entry)
      isOpen[entry] = true
      path.append((entry, 0))
    }
    for start in references.indices where number[start] < 0 && domain?.contains(start) ?? true {
      enter(start)
      while let (entry, next) = path.last {
        if next < references[entry].count {
          path[path.count - 1].next += 1
          let other = references[entry][next]
          if let domain, !domain.contains(other) { continue }
          if number[other] < 0 {
            enter(other)
          } else if isOpen[other] {
            lowest[entry] = min(lowest[entry], number[other])
          }
        } else {
          path.removeLast()
          if let caller = path.last?.entry { lowest[caller] = min(lowest[caller], lowest[entry]) }
          guard lowest[entry] == number[entry] else { continue }
          var group: [Int] = []
          while let last = open.popLast() {
            isOpen[last] = false
            group.append(last)
            if last == entry { break }
          }
          if group.count > 1 || references[entry].contains(entry) { groups.append(group.sorted()) }
        }
      }
    }
    return groups
  }
}
