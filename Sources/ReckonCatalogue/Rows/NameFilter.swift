/// A filter for names that a table may have, by their first and last bytes and their lengths: most names in formulas
/// are inputs, which this rejects without hashing them.
struct NameFilter: Sendable {
  /// For each first byte, the lengths in bytes that names have, of which the last bit stands for all beyond.
  private var lengths = [UInt64](repeating: 0, count: 256)
  /// The last bytes that names have: a bit for each.
  private var lastBytes: (UInt64, UInt64) = (0, 0)

  /// - Parameter prefixes: what may stand before a name.
  init(_ names: some Sequence<String>, prefixes: some Sequence<String> = EmptyCollection()) {
    // Names with bytes beyond ASCII may be spelled in several ways, and are let through.
    var nameLengths: UInt64 = 0
    for name in names where name.utf8.allSatisfy({ $0 < 0x80 }) {
      guard let first = name.utf8.first, let last = name.utf8.last else { continue }
      lengths[Int(first)] |= Self.bit(name.utf8.count)
      nameLengths |= Self.bit(name.utf8.count)
      if last < 64 { lastBytes.0 |= 1 << UInt64(last) } else { lastBytes.1 |= 1 << UInt64(last - 64) }
    }
    for prefix in prefixes where prefix.utf8.allSatisfy({ $0 < 0x80 }) {
      guard let first = prefix.utf8.first else { continue }
      for length in 1..<64 where nameLengths & Self.bit(length) != 0 {
        lengths[Int(first)] |= Self.bit(length + prefix.utf8.count)
      }
    }
  }

  private static func bit(_ length: Int) -> UInt64 { 1 << UInt64(min(length, 63)) }

  /// Whether the table may have a name.
  ///
  /// - Complexity: O(bytes), of few instructions each.
  func mayHave(_ name: String) -> Bool {
    name.utf8.withContiguousStorageIfAvailable { bytes in
      guard let first = bytes.first, let last = bytes.last else { return false }
      if first < 0x80, last < 0x80, lengths[Int(first)] & Self.bit(bytes.count) != 0,
        (last < 64 ? lastBytes.0 >> UInt64(last) : lastBytes.1 >> UInt64(last - 64)) & 1 != 0
      {
        return true
      }
      return bytes.contains { $0 >= 0x80 }
    } ?? true
  }
}
