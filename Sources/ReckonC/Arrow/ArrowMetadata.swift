/// The metadata of a schema: keys with values, each behind its length, in the machine's own order of bytes.
enum ArrowMetadata {
  /// The pairs, of equal keys the last; `nil` for lengths below 0.
  static func read(_ start: UnsafeRawPointer?) -> [String: String]? {
    guard var place = start else { return [:] }
    func number() -> Int? {
      let number = place.loadUnaligned(as: Int32.self)
      place += 4
      return number < 0 ? nil : Int(number)
    }
    func text() -> String? {
      guard let count = number() else { return nil }
      defer { place += count }
      return String(decoding: UnsafeRawBufferPointer(start: place, count: count), as: UTF8.self)
    }
    guard let count = number() else { return nil }
    var pairs: [String: String] = [:]
    for _ in 0..<count {
      guard let key = text(), let value = text() else { return nil }
      pairs[key] = value
    }
    return pairs
  }

  /// The bytes of one pair.
  static func bytes(key: String, value: String) -> [UInt8] {
    var bytes: [UInt8] = []
    func append(_ number: Int) { withUnsafeBytes(of: Int32(truncatingIfNeeded: number)) { bytes += $0 } }
    append(1)
    for text in [key, value] {
      append(text.utf8.count)
      bytes += text.utf8
    }
    return bytes
  }
}
