/// Searches for bytes eight at a time, in the bits of a word.
enum Words {
  /// A bit mask of the positions of two bytes among the next 64.
  ///
  /// A byte of a word is zero exactly if adding 0x7F to its lower seven bits does not set the eighth bit and the eighth
  /// bit is not set; no sum carries into the next byte. A multiplication gathers the eighth bits.
  @inline(__always) static func mask(of first: UInt8, _ second: UInt8, in bytes: UnsafePointer<UInt8>) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    let (a, b) = (UInt64(first) &* ones, UInt64(second) &* ones)
    let base = UnsafeRawPointer(bytes)
    var mask: UInt64 = 0
    for word in 0..<8 {
      let value = UInt64(littleEndian: base.loadUnaligned(fromByteOffset: word &* 8, as: UInt64.self))
      let (x, y) = (value ^ a, value ^ b)
      let other = (((x & low) &+ low) | x) & (((y & low) &+ low) | y)
      let found = ~other & ~low
      mask |= (((found &>> 7) &* 0x0102_0408_1020_4080) &>> 56) &<< UInt64(word &* 8)
    }
    return mask
  }

  /// The number of occurrences of a byte in a memory range.
  static func count(of byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var total = 0
    var at = 0
    while at < bytes.count {
      // A byte counts up to 255, and the compiler makes the widest vectors of bytes.
      let end = min(at &+ 255, bytes.count)
      var count: UInt8 = 0
      while at < end {
        count &+= bytes[at] == byte ? 1 : 0
        at &+= 1
      }
      total &+= Int(count)
    }
    return total
  }
}
