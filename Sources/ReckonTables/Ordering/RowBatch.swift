import Reckon
import ReckonSystem

/// Rows that have been written one behind the other, with the keys by which they are in order.
///
/// One thread at a time uses it.
final class RowBatch {
  /// Where each row ends, and its key.
  private(set) var ends: [Int] = []
  private(set) var keyEnds: [Int] = []
  let keys = OutputBytes()
  private(set) var entries: [SortEntry] = []

  func removeAll() {
    ends.removeAll(keepingCapacity: true)
    keyEnds.removeAll(keepingCapacity: true)
    keys.removeAll()
    entries.removeAll(keepingCapacity: true)
  }

  /// Notes that a row's bytes end here.
  @inline(__always) func endRow(_ end: Int) { ends.append(end) }

  /// Notes that a row's key ends here.
  @inline(__always) func endKey() { keyEnds.append(keys.count) }

  /// Puts U+FFFD in the place of bytes of rows that are no UTF-8, from a row on.
  func makeUTF8(_ output: OutputBytes, fromRow row: Int, at start: Int) {
    let whole = UnsafeBufferPointer(start: output.bytes + start, count: output.count - start)
    guard (try? UTF8Span(validating: whole.span)) == nil else { return }
    let bytes = Array(whole)
    output.removeAll(from: start)
    var from = 0
    for number in row..<ends.count {
      let part = bytes[from..<ends[number] - start]
      from = ends[number] - start
      let own = output.count
      output.append(part)
      output.makeUTF8(from: own)
      ends[number] = output.count
    }
  }

  /// Puts the rows in the order of their keys, as far as they have some.
  func sort() {
    guard !keyEnds.isEmpty else { return }
    let keys = UnsafeBufferPointer(start: keys.bytes, count: keys.count)
    var start = 0
    for (row, end) in keyEnds.enumerated() {
      entries.append(SortEntry(UnsafeBufferPointer(rebasing: keys[start..<end]), row: row))
      start = end
    }
    let ends = keyEnds
    entries.sort { first, second in
      first.precedes(second) { entry in
        let row = Int(entry.row)
        return UnsafeBufferPointer(rebasing: keys[(row == 0 ? 0 : ends[row - 1])..<ends[row]])
      }
    }
  }
}

/// A row's place in the order of rows: the beginning of its key, which mostly tells all, and where the rest is.
struct SortEntry {
  private let high: UInt64
  private let low: UInt64
  /// The chunk of rows, and whether the beginning is the whole key in the uppermost bit.
  private var place: UInt32 = 0
  let row: UInt32

  private static let wholeMark: UInt32 = 1 << 31

  /// The chunk of rows in which the row is.
  var chunk: Int {
    get { Int(place & ~Self.wholeMark) }
    set { place = place & Self.wholeMark | UInt32(newValue) }
  }

  init(_ key: UnsafeBufferPointer<UInt8>, row: Int) {
    self.row = UInt32(row)
    var words: (UInt64, UInt64) = (0, 0)
    for place in 0..<min(8, key.count) { words.0 |= UInt64(key[place]) << UInt64(56 - 8 * place) }
    for place in 8..<max(8, min(16, key.count)) { words.1 |= UInt64(key[place]) << UInt64(56 - 8 * (place - 8)) }
    (high, low) = words
    if key.count <= 16 { place = Self.wholeMark }
  }

  /// Whether a row comes before another: by their keys, and where these are equal, by which came first.
  ///
  /// - Parameter key: gives an entry's whole key.
  @inline(__always) func precedes(_ other: SortEntry, _ key: (SortEntry) -> UnsafeBufferPointer<UInt8>) -> Bool {
    if high != other.high { return high < other.high }
    if low != other.low { return low < other.low }
    if place & other.place & Self.wholeMark == 0 {
      let order = Self.compare(key(self), key(other))
      if order != 0 { return order < 0 }
    }
    return chunk != other.chunk ? chunk < other.chunk : row < other.row
  }

  /// Below 0 where the first of two keys comes first, above where the second does.
  static func compare(_ first: UnsafeBufferPointer<UInt8>, _ second: UnsafeBufferPointer<UInt8>) -> Int {
    guard let own = first.baseAddress, let other = second.baseAddress else { return first.count - second.count }
    let order = memcmp(own, other, min(first.count, second.count))
    return order != 0 ? Int(order) : first.count - second.count
  }
}
