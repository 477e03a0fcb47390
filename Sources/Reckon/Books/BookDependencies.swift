/// What a book's definitions need of each other: for each entry, the entries that it names, and those that name it.
struct BookDependencies: Sendable {
  private(set) var references: [[Int]] = []
  private(set) var dependents: [[Int]] = []

  /// Puts new references in the place of an entry's old ones.
  mutating func set(_ entry: Int, _ new: [Int]) {
    while references.count <= max(entry, new.max() ?? 0) {
      references.append([])
      dependents.append([])
    }
    for old in references[entry] { dependents[old].removeAll { $0 == entry } }
    references[entry] = new
    for reference in new { dependents[reference].append(entry) }
  }

  /// The entries that some entries need, directly or not; those themselves only if they need each other.
  ///
  /// - Complexity: O(what is found and its references).
  func needed(by entries: [Int]) -> Set<Int> { reached(from: entries, references) }

  /// The entries that need some entries, directly or not.
  func dependents(of entries: [Int]) -> Set<Int> { reached(from: entries, dependents) }

  private func reached(from entries: [Int], _ next: [[Int]]) -> Set<Int> {
    var found: Set<Int> = []
    var open = entries
    while let entry = open.popLast() {
      guard entry < next.count else { continue }
      for other in next[entry] where found.insert(other).inserted { open.append(other) }
    }
    return found
  }

  /// The shortest way from an entry back to itself; nothing when there is none.
  func circle(through entry: Int, within: Set<Int>) -> [Int]? {
    var before: [Int: Int] = [:]
    var open = [entry]
    var next = 0
    while next < open.count {
      let current = open[next]
      next += 1
      for other in references[current] where within.contains(other) && before[other] == nil {
        before[other] = current
        if other == entry {
          var back = [entry]
          var at = current
          while at != entry {
            back.append(at)
            at = before[at] ?? entry
          }
          return (back + [entry]).reversed()
        }
        open.append(other)
      }
    }
    return nil
  }

  /// The groups of entries that all need each other: of more than one, or of one that needs itself (Tarjan's algorithm, with a stack of its own).
  ///
  /// - Complexity: O(entries + references).
  func circles() -> [[Int]] {
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
    for start in references.indices where number[start] < 0 {
      enter(start)
      while let (entry, next) = path.last {
        if next < references[entry].count {
          path[path.count - 1].next += 1
          let other = references[entry][next]
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
