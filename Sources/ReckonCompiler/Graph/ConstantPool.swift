import ReckonBytecode
import ReckonCatalogue

/// Distinct constants, by their bits: 0 and -0 differ, and a NaN equals itself.
/// A few are looked through, which takes less time than hashing; more are found by a table.
struct ConstantPool: Sendable {
  private(set) var values: [Program.Constant] = []
  private var table: [Program.Constant: UInt32] = [:]

  private static let shortLength = 16

  /// The index of a constant, which is added if it is not there.
  mutating func index(of constant: Program.Constant) -> UInt32 {
    if values.count <= Self.shortLength {
      if let index = values.firstIndex(of: constant) { return UInt32(index) }
    } else if let index = table[constant] {
      return index
    }
    values.append(constant)
    if values.count == Self.shortLength + 1 {
      for (index, value) in values.enumerated() { table[value] = UInt32(index) }
    } else if values.count > Self.shortLength {
      table[constant] = UInt32(values.count - 1)
    }
    return UInt32(values.count - 1)
  }
}
