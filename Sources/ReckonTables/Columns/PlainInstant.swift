import Reckon

/// Dates and times in the most common forms, with fixed lengths: `2024-03-01`, `2024-03-01T14:30` and
/// `2024-03-01T14:30:05`, where a blank may replace the T. They are read and written without intermediate texts; all
/// other forms are handled by ``InstantSpelling``.
package enum PlainInstant {
  private static let ones: UInt64 = 0x0101_0101_0101_0101

  /// The seconds since 1970-01-01T00:00 of the wall clock; `nil` for any other form, or an invalid date.
  ///
  /// - Complexity: O(1).
  package static func seconds(_ text: UnsafeBufferPointer<UInt8>) -> Int64? {
    guard [10, 16, 19].contains(text.count), let start = text.baseAddress else { return nil }
    // Eight bytes at a time: XOR with the expected form leaves 0 for a match, or a digit's value.
    let date = UnsafeRawPointer(start).loadUnaligned(as: UInt64.self).littleEndian ^ 0x2D30_302D_3030_3030
    guard isForm(date, 0x7F76_767F_7676_7676), let day = pair(start, 8) else { return nil }
    func digit(_ place: UInt64) -> Int { Int(date &>> (8 &* place) & 0xFF) }
    let year = (digit(0) &* 10 &+ digit(1)) &* 100 &+ digit(2) &* 10 &+ digit(3)
    guard let civil = CivilDate(year: year, month: digit(5) &* 10 &+ digit(6), day: day) else { return nil }
    let midnight = Int64(civil.daysSince1970) &* 86_400
    guard text.count > 10 else { return midnight }
    guard start[10] == UInt8(ascii: "T") || start[10] == 0x20, start[13] == UInt8(ascii: ":"),
      let hour = pair(start, 11),
      let minute = pair(start, 14), hour < 24, minute < 60
    else { return nil }
    let time = midnight &+ Int64(hour &* 3600 &+ minute &* 60)
    guard text.count > 16 else { return time }
    guard start[16] == UInt8(ascii: ":"), let second = pair(start, 17), second < 60 else { return nil }
    return time &+ Int64(second)
  }

  /// Whether each byte plus its room is at most 0x7F.
  @inline(__always) private static func isForm(_ word: UInt64, _ room: UInt64) -> Bool {
    ((word &+ room) | word) & (ones &<< 7) == 0
  }

  /// The number written by two digits.
  @inline(__always) private static func pair(_ text: UnsafePointer<UInt8>, _ place: Int) -> Int? {
    let (tens, units) = (text[place] ^ 0x30, text[place &+ 1] ^ 0x30)
    return tens <= 9 && units <= 9 ? Int(tens) &* 10 &+ Int(units) : nil
  }

  /// The maximum length of a text in bytes.
  package static let capacity = 20

  /// Writes seconds since 1970-01-01T00:00 as text in the shortest form; returns the number of bytes, 0 outside the
  /// calendar.
  package static func write(_ seconds: Int64, to text: UnsafeMutableBufferPointer<UInt8>) -> Int {
    guard let time = CivilTime(secondsSince1970: seconds), let start = text.baseAddress, text.count >= capacity else {
      return 0
    }
    func put(_ number: Int, at place: Int) {
      start[place] = 0x30 &+ UInt8(truncatingIfNeeded: number / 10)
      start[place &+ 1] = 0x30 &+ UInt8(truncatingIfNeeded: number % 10)
    }
    let (hour, minute, second) = (time.hour, time.minute, time.second)
    put(time.date.year / 100, at: 0)
    put(time.date.year % 100, at: 2)
    put(time.date.month, at: 5)
    put(time.date.day, at: 8)
    put(hour, at: 11)
    put(minute, at: 14)
    put(second, at: 17)
    (start[4], start[7], start[10], start[13], start[16]) = (0x2D, 0x2D, 0x54, 0x3A, 0x3A)
    return second > 0 ? 19 : hour > 0 || minute > 0 ? 16 : 10
  }

  /// The number of seconds; `nil` if it is not an integer.
  static func seconds<Value: TableNumber>(of number: Value) -> Int64? {
    guard let seconds = Int64(exactly: number.number.double), Value(row: Int(seconds)) == number else { return nil }
    return seconds
  }

  /// Appends the text of a number of seconds; false if it is not an integer, or outside the calendar.
  static func append<Value: TableNumber>(_ number: Value, to text: inout [UInt8]) -> Bool {
    guard let seconds = seconds(of: number) else { return false }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { buffer in
      let count = write(seconds, to: buffer)
      text.append(contentsOf: UnsafeBufferPointer(rebasing: buffer[..<count]))
      return count > 0
    }
  }
}
