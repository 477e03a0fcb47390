/// Finds names in a list of distinct ones. A short list is searched linearly, which takes less time than hashing; a
/// long one has a table.
package struct NameIndex: Sendable {
  private var table: [String: Int] = [:]

  package init() {}

  /// The index of a list that is there already, the first of equal names.
  package init(_ names: [String]) {
    guard names.count > Self.shortLength else { return }
    for (index, name) in names.enumerated().reversed() { table[name] = index }
  }

  /// The first name that occurs twice in the list that this indexes.
  package func repeated(in names: [String]) -> String? {
    // A bit for each name so far, by its bytes: one whose bit is not among them is new, and need not be compared with
    // all before it.
    var seen: UInt64 = 0
    for (index, name) in names.enumerated() {
      // Equal names beyond ASCII may be spelled in different bytes, and one may equal a name in ASCII, as U+212A does
      // K.
      let bit: UInt64
      if let hash = Self.asciiHash(name) { bit = 1 << (hash >> 58) } else { (bit, seen) = (0, .max) }
      if seen & bit == 0, seen != .max {
        seen |= bit
      } else if find(name, in: names) != index {
        return name
      }
    }
    return nil
  }

  /// A hash of a name's bytes, whose highest bits are the best; `nil` when some are beyond ASCII.
  private static func asciiHash(_ name: String) -> UInt64? {
    name.utf8.withContiguousStorageIfAvailable { bytes in
      var hash: UInt64 = 0
      for byte in bytes {
        guard byte < 0x80 else { return nil }
        hash = (hash ^ UInt64(byte)) &* 0x9E37_79B9_7F4A_7C15
      }
      return hash
    } ?? nil
  }

  /// The most names that are searched linearly.
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
