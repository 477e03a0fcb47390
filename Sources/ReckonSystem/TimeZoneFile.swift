/// A time zone as the database of IANA compiles it: TZif files of versions 1 to 4 (RFC 9636), with the rule for the
/// future at their end.
package struct TimeZoneFile: Sendable {
  /// When offsets change, in seconds since 1970-01-01T00:00Z, oldest first.
  private let changes: [Int64]
  /// The seconds ahead of universal time from each change on.
  private let offsets: [Int]
  /// Those before the first change.
  private let first: Int
  /// The rule behind the last change.
  private let rule: TimeZoneRule?

  /// Reads a file; `nil` for what is damaged, or is no such file.
  package init?(_ bytes: [UInt8]) {
    guard var block = Block(bytes, at: 0, timeSize: 4) else { return nil }
    if block.version >= UInt8(ascii: "2") {
      guard let second = Block(bytes, at: block.end, timeSize: 8) else { return nil }
      block = second
    }
    guard let (changes, types) = block.changes(in: bytes), !types.isEmpty else { return nil }
    self.changes = changes.map { $0.time }
    offsets = changes.map { types[$0.type].offset }
    // RFC 9636, 3.2: the first type stands for the time before the first change.
    first = types[0].offset
    rule = block.version >= UInt8(ascii: "2") ? TimeZoneRule(Self.footer(bytes, from: block.end)) : nil
  }

  /// The text between the two line ends behind the last block.
  private static func footer(_ bytes: [UInt8], from start: Int) -> String {
    guard start < bytes.count, bytes[start] == 0x0A, let end = bytes[(start + 1)...].firstIndex(of: 0x0A) else {
      return ""
    }
    return String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
  }

  /// How many seconds the zone's clocks are ahead at a number of seconds since 1970-01-01T00:00Z.
  ///
  /// - Complexity: O(log changes).
  package func secondsFromUTC(at second: Int64) -> Int {
    guard let last = changes.last else { return rule?.secondsFromUTC(at: second) ?? first }
    if second >= last, let rule { return rule.secondsFromUTC(at: second) }
    var (low, high) = (0, changes.count)
    while low < high {
      let middle = (low + high) / 2
      if changes[middle] <= second { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? first : offsets[low - 1]
  }

  /// A header and the ranges of the data behind it.
  private struct Block {
    let version: UInt8
    let end: Int
    private let times: Int
    private let timeSize: Int
    private let timeCount: Int
    private let typeCount: Int

    init?(_ bytes: [UInt8], at start: Int, timeSize: Int) {
      guard bytes.count >= start + 44, bytes[start..<start + 4].elementsEqual("TZif".utf8) else { return nil }
      version = bytes[start + 4]
      /// The counts: indicators of universal time and of standard time, leap seconds, times, types, characters.
      let counts = (0..<6).map {
        Int(UInt32(truncatingIfNeeded: TimeZoneFile.integer(bytes, at: start + 20 + $0 * 4, size: 4)))
      }
      guard counts.allSatisfy({ $0 <= bytes.count }) else { return nil }
      (timeCount, typeCount, times, self.timeSize) = (counts[3], counts[4], start + 44, timeSize)
      end =
        times + timeCount * (timeSize + 1) + typeCount * 6 + counts[5] + counts[2] * (timeSize + 4) + counts[1]
        + counts[0]
      guard end <= bytes.count else { return nil }
    }

    func changes(in bytes: [UInt8]) -> (changes: [(time: Int64, type: Int)], types: [(offset: Int, isSummer: Bool)])? {
      let typeStart = times + timeCount * (timeSize + 1)
      let types = (0..<typeCount).map { type in
        (Int(TimeZoneFile.integer(bytes, at: typeStart + type * 6, size: 4)), bytes[typeStart + type * 6 + 4] != 0)
      }
      let day = -86_400...86_400
      guard types.allSatisfy({ day.contains($0.0) }) else { return nil }
      var changes: [(time: Int64, type: Int)] = []
      for index in 0..<timeCount {
        let type = Int(bytes[times + timeCount * timeSize + index])
        let time = TimeZoneFile.integer(bytes, at: times + index * timeSize, size: timeSize)
        guard type < typeCount, changes.last.map({ $0.time < time }) ?? true else { return nil }
        changes.append((time, type))
      }
      return (changes, types)
    }
  }

  /// A big-endian two's complement number.
  private static func integer(_ bytes: [UInt8], at start: Int, size: Int) -> Int64 {
    let bits = bytes[start..<start + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return size == 4 ? Int64(Int32(truncatingIfNeeded: bits)) : Int64(bitPattern: bits)
  }
}
