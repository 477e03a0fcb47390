#if _pointerBitWidth(_64)
  /// The constants of native code, which lie behind it: each bit pattern once for scalar operands, and once for each lane for packed ones.
  package struct NativeConstants: Sendable {
    package enum Entry: Hashable, Sendable {
      case narrow(Int)
      case wide(Int)
    }

    private(set) var narrow: [UInt64] = []
    private(set) var wide: [UInt64] = []
    private var entries: [UInt64: Entry] = [:]
    private var wideEntries: [UInt64: Entry] = [:]

    /// How many times a wide entry holds its bits.
    private let lanes: Int

    init(lanes: Int) { self.lanes = lanes }

    mutating func entry(_ bits: UInt64, isWide: Bool) -> Entry {
      if let known = wideEntries[bits] ?? (isWide ? nil : entries[bits]) { return known }
      if isWide {
        wide.append(bits)
        wideEntries[bits] = .wide(wide.count - 1)
        return .wide(wide.count - 1)
      }
      narrow.append(bits)
      entries[bits] = .narrow(narrow.count - 1)
      return .narrow(narrow.count - 1)
    }

    /// Where an entry lies behind the first one.
    func offset(of entry: Entry) -> Int {
      switch entry {
      case .wide(let index): index * 8 * lanes
      case .narrow(let index): (wide.count * lanes + index) * 8
      }
    }

    func bits(of entry: Entry) -> UInt64 {
      switch entry {
      case .wide(let index): wide[index]
      case .narrow(let index): narrow[index]
      }
    }

    /// All of them, one behind the other.
    var words: [UInt64] { wide.flatMap { Array(repeating: $0, count: lanes) } + narrow }
  }
#endif
