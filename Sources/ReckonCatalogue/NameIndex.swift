/// Finds names in a list of distinct ones. A short list is looked through, which takes less time than hashing; a long one has a table.
package struct NameIndex: Sendable {
  private var table: [String: Int] = [:]

  package init() {}

  /// The index of a list that is there already, the first of equal names.
  package init(_ names: [String]) {
    guard names.count > Self.shortLength else { return }
    for (index, name) in names.enumerated().reversed() { table[name] = index }
  }

  /// The first name that stands twice in a list of which this is the index.
  package func repeated(in names: [String]) -> String? {
    for (index, name) in names.enumerated() where find(name, in: names) != index { return name }
    return nil
  }

  /// How many names are looked through at most.
  private static let shortLength = 12

  /// The index of a name in a list that has grown by ``index(of:in:)`` only.
  package func find(_ name: String, in names: [String]) -> Int? {
    names.count <= Self.shortLength ? names.firstIndex(of: name) : table[name]
  }

  /// The index of a name, which is added to the list if it is not there.
  package mutating func index(of name: String, in names: inout [String]) -> Int {
    if let found = find(name, in: names) { return found }
    names.append(name)
    if names.count == Self.shortLength + 1 {
      for (index, name) in names.enumerated() { table[name] = index }
    } else if names.count > Self.shortLength {
      table[name] = names.count - 1
    }
    return names.count - 1
  }
}
