import Reckon
import ReckonSystem

/// Rows that have been written contiguously, with their sort keys.
///
/// One thread at a time uses it.
final class RowBatch {
  /// The end of each row, and of its key.
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

  /// Records the end of a row's bytes.
  @inline(__always) func endRow(_ end: Int) { ends.append(end) }

  /// Records the end of a row's key.
  @inline(__always) func endKey() { keyEnds.append(keys.count) }

  /// Replaces bytes of rows that are not UTF-8 by U+FFFD, from a row on.
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

  /// Sorts the rows by their keys, if they have any.
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

/// An entry for sorting: the prefix of a row's key, which usually decides, and the location of the rest.
struct SortEntry {
  private let high: UInt64
  private let low: UInt64
  /// The chunk of rows, and in the uppermost bit whether the prefix is the complete key.
  private var place: UInt32 = 0
  let row: UInt32

  private static let wholeMark: UInt32 = 1 << 31

  /// The chunk that contains the row.
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

  /// Whether a row comes before another: by their keys, and if these are equal, by their original order.
  ///
  /// - Parameter key: returns the complete key of an entry.
  @inline(__always) func precedes(_ other: SortEntry, _ key: (SortEntry) -> UnsafeBufferPointer<UInt8>) -> Bool {
    if high != other.high { return high < other.high }
    if low != other.low { return low < other.low }
    if place & other.place & Self.wholeMark == 0 {
      let order = Self.compare(key(self), key(other))
      if order != 0 { return order < 0 }
    }
    return chunk != other.chunk ? chunk < other.chunk : row < other.row
  }

  /// Negative if the first of two keys comes first, positive if the second does.
  static func compare(_ first: UnsafeBufferPointer<UInt8>, _ second: UnsafeBufferPointer<UInt8>) -> Int {
    guard let own = first.baseAddress, let other = second.baseAddress else { return first.count - second.count }
    let order = memcmp(own, other, min(first.count, second.count))
    return order != 0 ? Int(order) : first.count - second.count
  }
}
