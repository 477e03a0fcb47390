/// The names that programs depend on: one graph, in which programs have the even numbers and names the odd ones.
struct ProgramLinks: Sendable {
  private var graph = DependencyGraph()
  private var numbers: [String: Int] = [:]
  /// By half their numbers, those that have been given back too.
  private var names: [String] = []
  /// Numbers of names on which no program depends any more.
  private var free: [Int] = []

  /// The number of entries that the graph has.
  var count: Int { graph.references.count }

  /// Puts the names on which a program depends in the place of those on which one in its place did.
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
  /// - Complexity: O(those programs), beside sorting.
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
