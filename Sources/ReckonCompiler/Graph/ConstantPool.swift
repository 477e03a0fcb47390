import ReckonBytecode
import ReckonCatalogue

/// Distinct texts, by their bytes: texts that Unicode considers equivalent may differ.
struct TextPool {
  private(set) var values: [String] = []
  private var numbers: [[UInt8]: UInt32] = [:]

  /// The index of a text, which is added if missing.
  mutating func index(of text: String) -> UInt32 {
    let bytes = Array(text.utf8)
    if let known = numbers[bytes] { return known }
    numbers[bytes] = UInt32(values.count)
    values.append(text)
    return UInt32(values.count - 1)
  }
}

/// Distinct constants, by their bits: 0 and -0 differ, and a NaN equals itself. A few are searched linearly, which is
/// faster than hashing; more are found in a hash table.
struct ConstantPool {
  private(set) var values: [Program.Constant] = []
  /// The low bits of the first few values, which are faster to compare than the values.
  private var bits: [UInt64] = []
  /// The indices of the values by hash, with open addressing; -1 for none.
  private var slots: [Int32] = []

  private static let shortLength = 16

  /// The index of a constant, which is added if missing.
  mutating func index(of constant: Program.Constant) -> UInt32 {
    if values.count <= Self.shortLength {
      let last = UInt64(truncatingIfNeeded: constant.number.bits)
      for index in bits.indices where bits[index] == last && values[index] == constant { return UInt32(index) }
      if values.isEmpty {
        values.reserveCapacity(4)
        bits.reserveCapacity(4)
      }
      values.append(constant)
      bits.append(last)
      if values.count > Self.shortLength { makeSlots() }
      return UInt32(values.count - 1)
    }
    let slot = slot(of: constant)
    if slots[slot] >= 0 { return UInt32(slots[slot]) }
    slots[slot] = Int32(values.count)
    values.append(constant)
    if values.count * 2 > slots.count { makeSlots() }
    return UInt32(values.count - 1)
  }

  /// Rebuilds the table at four times the size of its content.
  private mutating func makeSlots() {
    var count = 4 * Self.shortLength
    while count < 4 * values.count { count *= 2 }
    slots = Array(repeating: -1, count: count)
    for (index, value) in values.enumerated() { slots[slot(of: value)] = Int32(index) }
  }

  /// The slot of a constant, or the free one where it belongs.
  private func slot(of constant: Program.Constant) -> Int {
    var hash = SeededHash()
    constant.mix(into: &hash)
    var slot = Int(truncatingIfNeeded: hash.value) & (slots.count - 1)
    while slots[slot] >= 0, values[Int(slots[slot])] != constant { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }
}
