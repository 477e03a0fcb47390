/// Bitmaps of rows that are not null, eight rows at a time.
enum ArrowBits {
  /// The bits of eight rows from a place in a bitmap on, those of rows beyond the end set.
  @inline(__always) private static func byte(_ bitmap: UnsafeRawPointer, _ place: Int, _ end: Int) -> UInt8 {
    let (index, shift) = (place &>> 3, UInt8(truncatingIfNeeded: place & 7))
    var byte = bitmap.load(fromByteOffset: index, as: UInt8.self) &>> shift
    // The next byte is there where it has bits of rows.
    if shift != 0, (index &+ 1) &<< 3 < end {
      byte |= bitmap.load(fromByteOffset: index &+ 1, as: UInt8.self) &<< (8 &- shift)
    }
    let left = end &- place
    return left >= 8 ? byte : byte | (0xFF as UInt8) &<< UInt8(truncatingIfNeeded: left)
  }

  /// Whether some of the rows of a bitmap is null.
  static func hasNulls(_ bitmap: UnsafeRawPointer, _ first: Int, _ count: Int) -> Bool {
    let end = first + count
    var place = first
    // Words in the middle are read at once.
    while place < end {
      if place & 7 == 0, end &- place >= 64 {
        if bitmap.loadUnaligned(fromByteOffset: place &>> 3, as: UInt64.self) != .max { return true }
        place &+= 64
      } else {
        if byte(bitmap, place, end) != 0xFF { return true }
        place &+= 8 &- (place & 7)
      }
    }
    return false
  }

  /// Writes 1 for each row of a bitmap that is null, and 0 for the others.
  ///
  /// - Parameter nulls: has room for a multiple of eight.
  /// - Returns: whether some row is null.
  static func expand(
    _ bitmap: UnsafeRawPointer, _ first: Int, _ count: Int, into nulls: UnsafeMutablePointer<UInt8>
  ) -> Bool {
    var all: UInt8 = 0xFF
    var row = 0
    while row < count {
      let bits = byte(bitmap, first &+ row, first &+ count)
      all &= bits
      // Each byte keeps one bit of its own, and a bit that is set carries into the highest.
      let spread = UInt64(bits) &* 0x0101_0101_0101_0101 & 0x8040_2010_0804_0201
      let isThere = (spread &+ 0x7F7F_7F7F_7F7F_7F7F) &>> 7 & 0x0101_0101_0101_0101
      UnsafeMutableRawPointer(nulls + row).storeBytes(
        of: (isThere ^ 0x0101_0101_0101_0101).littleEndian, as: UInt64.self)
      row &+= 8
    }
    return all != 0xFF
  }

  /// Clears the bits of rows for which there is a 1 rather than a 0.
  ///
  /// - Parameters:
  ///   - bitmap: from the first row on, a multiple of eight.
  ///   - nulls: may hold anything behind the rows, up to a multiple of eight.
  /// - Returns: the number of those rows.
  static func clear(
    _ bitmap: UnsafeMutablePointer<UInt8>, _ nulls: UnsafeMutablePointer<UInt8>, _ count: Int
  ) -> Int {
    var found = 0
    var row = 0
    while row < count {
      var word = UInt64(littleEndian: UnsafeRawPointer(nulls + row).loadUnaligned(as: UInt64.self))
      if count &- row < 8 { word &= (1 &<< UInt64(8 &* (count &- row))) &- 1 }
      // The highest byte of this product is the sum of all, and that of the next has a bit of each.
      found &+= Int(truncatingIfNeeded: (word &* 0x0101_0101_0101_0101) &>> 56)
      bitmap[row &>> 3] &= ~UInt8(truncatingIfNeeded: (word &* 0x0102_0408_1020_4080) &>> 56)
      row &+= 8
    }
    return found
  }
}
