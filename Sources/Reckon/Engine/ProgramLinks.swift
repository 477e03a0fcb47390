/// The names that programs depend on: a graph in which programs have even numbers and names odd ones.
struct ProgramLinks: Sendable {
  private var graph = DependencyGraph()
  private var numbers: [String: Int] = [:]
  /// Names by half their number, including released ones.
  private var names: [String] = []
  /// Numbers of names that no program depends on any more.
  private var free: [Int] = []

  /// The number of entries of the graph.
  var count: Int { graph.references.count }

  /// Sets the names that a program depends on, replacing those of a previous program in its slot.
  mutating func set(_ program: Int, _ names: Set<String>) {
    let entry = 2 * program
    graph.extend(to: entry + 1)
    let former = graph.references[entry]
    graph.set(entry, names.map { number(of: $0) })
    for number in former where graph.dependents[number].isEmpty {
      numbers[self.names[number / 2]] = nil
      free.append(number)
    }
  }

  /// The programs that depend on one of some names, in ascending order.
  ///
  /// - Complexity: O(those programs), plus sorting.
  func programs(using names: Set<String>) -> [Int] {
    graph.dependents(of: names.compactMap { numbers[$0] }).map { $0 / 2 }.sorted()
  }

  private mutating func number(of name: String) -> Int {
    if let known = numbers[name] { return known }
    let number = free.popLast() ?? 2 * names.count + 1
    if number / 2 < names.count { names[number / 2] = name } else { names.append(name) }
    numbers[name] = number
    return number
  }
}
