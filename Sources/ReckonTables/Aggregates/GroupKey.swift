import Reckon

/// The key of a group: texts of up to 15 bytes are stored inline, longer ones in memory that must not change while the
/// key is used.
struct GroupKey {
  /// The hash of the text, or of the words with the inline text.
  let hash: UInt64
  /// The first eight bytes, or the length of a long text.
  let first: UInt64
  /// The next seven bytes, and the length in the uppermost byte; ``longMark`` in that byte for long texts.
  let second: UInt64
  /// The bytes of a long text.
  let long: UnsafePointer<UInt8>?

  static let longMark: UInt64 = 0xFF << 56

  /// Whether a key's second word marks a long text.
  @inline(__always) static func isLong(_ second: UInt64) -> Bool { second & longMark == longMark }

  static let shortLength = 15

  /// - Parameter text: readable for 16 bytes, whatever follows its end.
  @inline(__always) init(_ text: UnsafePointer<UInt8>, count: Int, _ seed: SeededHash) {
    guard count <= Self.shortLength else {
      self.init(hash: Self.hash(text, count, seed), first: UInt64(count), second: Self.longMark, long: text)
      return
    }
    let raw = UnsafeRawPointer(text)
    var low = UInt64(littleEndian: raw.loadUnaligned(as: UInt64.self))
    var high: UInt64 = 0
    if count < 8 {
      low &= (1 &<< UInt64(8 &* count)) &- 1
    } else {
      high =
        UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
        & ((1 &<< UInt64(8 &* (count &- 8))) &- 1)
    }
    self.init(first: low, second: high | UInt64(count) &<< 56, seed)
  }

  /// A text of up to 15 bytes.
  @inline(__always) private init(first: UInt64, second: UInt64, _ seed: SeededHash) {
    var hash = seed
    hash.mix(first)
    hash.mix(second)
    self.init(hash: hash.value, first: first, second: second, long: nil)
  }

  @inline(__always) private init(hash: UInt64, first: UInt64, second: UInt64, long: UnsafePointer<UInt8>?) {
    (self.hash, self.first, self.second, self.long) = (hash, first, second, long)
  }

  /// The key of all rows if nothing groups them.
  static var whole: GroupKey { GroupKey(first: 0, second: 0, SeededHash()) }

  private static func hash(_ text: UnsafePointer<UInt8>, _ count: Int, _ seed: SeededHash) -> UInt64 {
    var hash = seed
    let raw = UnsafeRawPointer(text)
    var at = 0
    while at &+ 8 <= count {
      hash.mix(raw.loadUnaligned(fromByteOffset: at, as: UInt64.self))
      at &+= 8
    }
    var last = UInt64(truncatingIfNeeded: count)
    while at < count {
      last = last &<< 8 | UInt64(text[at])
      at &+= 1
    }
    hash.mix(last)
    return hash.value
  }
}
