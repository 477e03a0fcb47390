/// Short texts in memory with stable addresses, for loops over rows.
package final class PackedTexts {
  private let bytes: UnsafeMutablePointer<UInt8>
  private let places: [(start: Int, count: Int)]

  package init(_ texts: [[UInt8]]) {
    bytes = .allocate(capacity: max(1, texts.reduce(0) { $0 + $1.count }))
    var places: [(start: Int, count: Int)] = []
    var at = 0
    for text in texts {
      places.append((at, text.count))
      for byte in text {
        (bytes + at).initialize(to: byte)
        at += 1
      }
    }
    self.places = places
  }

  deinit { bytes.deallocate() }

  package var count: Int { places.count }

  /// A text, valid for the lifetime of this object.
  package subscript(_ number: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: bytes + places[number].start, count: places[number].count)
  }
}
