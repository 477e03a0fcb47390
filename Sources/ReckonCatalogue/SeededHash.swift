/// A hash for tables of our own, made word by word; it begins differently in each process, so that nobody can choose
/// words that collide.
///
/// Each word is mixed in by a multiplication of 64 by 64 bits whose halves are joined, as wyhash does.
@usableFromInline package struct SeededHash: Sendable {
  private static let seed = UInt64.random(in: .min ... .max)

  @usableFromInline package var value: UInt64

  package init() { value = Self.seed }

  // Inlined in other modules too: keys of rows are hashed one after another.
  @inlinable @inline(__always) package mutating func mix(_ word: UInt64) {
    let product = (value ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    value = product.high ^ product.low
  }
}
