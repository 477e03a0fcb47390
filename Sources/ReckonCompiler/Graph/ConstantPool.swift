import ReckonCatalogue

/// Distinct constants of one kind of numbers, by their bits: 0 and -0 differ, and a NaN equals itself.
/// A few are looked through, which takes less time than hashing; more are found by a table.
struct ConstantPool: Sendable {
  private(set) var values: [Double] = []
  /// The constants in decimal mode, instead of ``values``.
  private(set) var decimals: [MarkedDecimal] = []
  private var table: [UInt64: UInt32] = [:]
  private var decimalTable: [MarkedDecimal.Bits: UInt32] = [:]

  private static let shortLength = 16

  /// The index of a constant, which is added if it is not there.
  mutating func index(of value: Double) -> UInt32 {
    if values.count <= Self.shortLength {
      if let index = values.firstIndex(where: { $0.bitPattern == value.bitPattern }) { return UInt32(index) }
    } else if let index = table[value.bitPattern] {
      return index
    }
    values.append(value)
    if values.count == Self.shortLength + 1 {
      for (index, value) in values.enumerated() { table[value.bitPattern] = UInt32(index) }
    } else if values.count > Self.shortLength {
      table[value.bitPattern] = UInt32(values.count - 1)
    }
    return UInt32(values.count - 1)
  }

  /// The index of a decimal constant, which is added if it is not there.
  mutating func index(of decimal: MarkedDecimal) -> UInt32 {
    let bits = decimal.bits
    if let index = decimalTable[bits] { return index }
    decimals.append(decimal)
    decimalTable[bits] = UInt32(decimals.count - 1)
    return UInt32(decimals.count - 1)
  }
}
