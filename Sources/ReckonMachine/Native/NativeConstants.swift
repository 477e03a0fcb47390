#if _pointerBitWidth(_64)
  /// The constant pool after native code: each bit pattern once for scalar operands, and once per lane for packed ones.
  package struct NativeConstants: Sendable {
    package enum Entry: Hashable, Sendable {
      case narrow(Int)
      case wide(Int)
    }

    /// A bit pattern in the pool, with the indices of its entries; -1 for none.
    private struct Pattern {
      var bits: UInt64
      var wide: Int32 = -1
      var narrow: Int32 = -1
    }

    private(set) var narrow: [UInt64] = []
    private(set) var wide: [UInt64] = []
    /// A hash table with linear probing; its size is a power of two, and it is at most half full.
    private var table: [Pattern?] = []
    private var patternCount = 0

    /// The number of copies of the bits in a wide entry.
    private let lanes: Int

    init(lanes: Int) { self.lanes = lanes }

    mutating func entry(_ bits: UInt64, isWide: Bool) -> Entry {
      if 2 * (patternCount + 1) > table.count { grow() }
      let place = place(of: bits)
      if table[place] == nil { patternCount += 1 }
      var pattern = table[place] ?? Pattern(bits: bits)
      if pattern.wide >= 0 { return .wide(Int(pattern.wide)) }
      if isWide {
        pattern.wide = Int32(wide.count)
        wide.append(bits)
        table[place] = pattern
        return .wide(wide.count - 1)
      }
      if pattern.narrow < 0 {
        if narrow.isEmpty { narrow.reserveCapacity(32) }
        pattern.narrow = Int32(narrow.count)
        narrow.append(bits)
        table[place] = pattern
      }
      return .narrow(Int(pattern.narrow))
    }

    private mutating func grow() {
      let old = table
      table = Array(repeating: nil, count: max(16, 4 * old.count))
      for case let pattern? in old { table[place(of: pattern.bits)] = pattern }
    }

    /// The index of a pattern, or the free one where it belongs.
    private func place(of bits: UInt64) -> Int {
      // Fibonacci hashing spreads patterns that differ in few bits.
      var place = Int(truncatingIfNeeded: (bits &* 0x9E37_79B9_7F4A_7C15) >> 32) & (table.count - 1)
      while let other = table[place], other.bits != bits { place = (place + 1) & (table.count - 1) }
      return place
    }

    /// The offset of an entry from the first one.
    func offset(of entry: Entry) -> Int {
      switch entry {
      case .wide(let index): index * 8 * lanes
      case .narrow(let index): (wide.count * lanes + index) * 8
      }
    }

    /// Passes all words in order.
    func forEachWord(_ body: (UInt64) -> Void) {
      for bits in wide { for _ in 0..<lanes { body(bits) } }
      for bits in narrow { body(bits) }
    }

    func bits(of entry: Entry) -> UInt64 {
      switch entry {
      case .wide(let index): wide[index]
      case .narrow(let index): narrow[index]
      }
    }
  }
#endif
