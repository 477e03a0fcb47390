import Reckon

/// A text that others are compared with. Its first bytes as numbers tell most others apart.
struct ArrowLiteral {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let word: UInt64
  private let mask: UInt64
  /// A view of it, as far as views of equal texts are equal.
  private let view: (low: UInt64, high: UInt64)
  private let viewMask: (low: UInt64, high: UInt64)

  /// - Parameter bytes: stay where they are as long as this is used.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    func part(_ range: Range<Int>) -> (word: UInt64, mask: UInt64) {
      let count = max(0, min(range.count, bytes.count - range.lowerBound))
      guard count > 0, let start = bytes.baseAddress else { return (0, 0) }
      return (Self.word(start + range.lowerBound, count), Self.mask(count))
    }
    (word, mask) = part(0..<8)
    let prefix = part(0..<4)
    let rest: (word: UInt64, mask: UInt64) = bytes.count <= 12 ? part(4..<12) : (0, 0)
    view = (UInt64(UInt32(truncatingIfNeeded: bytes.count)) | prefix.word << 32, rest.word)
    viewMask = (UInt64(UInt32.max) | prefix.mask << 32, rest.mask)
  }

  private static func mask(_ count: Int) -> UInt64 { count >= 8 ? .max : 1 << UInt64(8 * count) - 1 }

  /// The first bytes of a text, up to eight, the first in the lowest bits, without bytes behind its end.
  static func word(_ start: UnsafePointer<UInt8>, _ length: Int) -> UInt64 {
    var word: UInt64 = 0
    for index in 0..<min(length, 8) { word |= UInt64(start[index]) << UInt64(8 * index) }
    return word
  }

  /// - Parameter word: the first eight bytes of the text, of which those behind its end may be any.
  @inline(__always) func equals(_ word: UInt64, _ length: Int, _ start: UnsafePointer<UInt8>) -> Bool {
    // Both questions in one, since a processor cannot foresee their answers.
    let isLike = (word ^ self.word) & mask | UInt64(truncatingIfNeeded: length ^ bytes.count) == 0
    if bytes.count <= 8 { return isLike }
    return isLike && equals(UnsafeBufferPointer(start: start, count: length))
  }

  /// - Parameters:
  ///   - low: the first half of the text's view: its length and its first four bytes.
  ///   - high: the second half, with the other bytes of a text of at most twelve.
  @inline(__always) func equals(
    _ low: UInt64, _ high: UInt64, _ text: () throws(FormulaError) -> UnsafeRawBufferPointer
  ) throws(FormulaError) -> Bool {
    let isLike = (low ^ view.low) & viewMask.low | (high ^ view.high) & viewMask.high == 0
    if bytes.count <= 12 { return isLike }
    return try isLike ? equals(text().assumingMemoryBound(to: UInt8.self)) : false
  }

  func equals(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard text.count == bytes.count else { return false }
    var at = 0
    while at < text.count, bytes[at] == text[at] { at &+= 1 }
    return at == text.count
  }

  // MARK: Many texts

  /// Whether the first eight bytes of a text and its length tell whether it is equal.
  var isWord: Bool { bytes.count <= 8 }
  /// Whether the view of a text does.
  var isView: Bool { bytes.count <= 12 }

  /// Compares texts between offsets, for a literal of one word. A loop of its own keeps all that it needs in registers.
  ///
  /// - Parameters:
  ///   - texts: eight bytes from the beginning of each text on can be read.
  ///   - answers: the bits of the number for an equal text, and for another.
  @inline(never) func compareWords<Offset: FixedWidthInteger & BitwiseCopyable>(
    _ offsets: UnsafeRawPointer, of _: Offset.Type, _ texts: UnsafeRawPointer, _ count: Int,
    _ answers: (yes: UInt64, no: UInt64), into numbers: UnsafeMutablePointer<Double>
  ) {
    let (size, wanted) = (MemoryLayout<Offset>.size, bytes.count)
    let (word, mask, no, both) = (word, mask, answers.no, answers.no ^ answers.yes)
    // One after the other: a text begins where the one before ends.
    var first = Int(offsets.loadUnaligned(as: Offset.self))
    for row in 0..<count {
      let end = Int(offsets.loadUnaligned(fromByteOffset: size &* (row &+ 1), as: Offset.self))
      let text = texts.loadUnaligned(fromByteOffset: first, as: UInt64.self).littleEndian
      let difference = (text ^ word) & mask | UInt64(truncatingIfNeeded: (end &- first) ^ wanted)
      // Arithmetic in place of a choice that a processor cannot foresee.
      numbers[row] = Double(bitPattern: no ^ both & (0 &- (difference == 0 ? 1 : 0)))
      first = end
    }
  }

  /// The same by the views of texts, for a literal that one holds.
  ///
  /// - Returns: a number whose bit 31 is set where some length is negative.
  @inline(never) func compareViews(
    _ views: UnsafeRawPointer, _ count: Int, _ answers: (yes: UInt64, no: UInt64),
    into numbers: UnsafeMutablePointer<Double>
  ) -> UInt64 {
    let (no, both, view, mask) = (answers.no, answers.no ^ answers.yes, view, viewMask)
    var signs: UInt64 = 0
    for row in 0..<count {
      let low = views.loadUnaligned(fromByteOffset: 16 &* row, as: UInt64.self).littleEndian
      let high = views.loadUnaligned(fromByteOffset: 16 &* row &+ 8, as: UInt64.self).littleEndian
      signs |= low
      let difference = (low ^ view.low) & mask.low | (high ^ view.high) & mask.high
      numbers[row] = Double(bitPattern: no ^ both & (0 &- (difference == 0 ? 1 : 0)))
    }
    return signs
  }
}
