/// A reusable output buffer.
package final class OutputBytes {
  private(set) var bytes: UnsafeMutablePointer<UInt8>
  private(set) var capacity = 1 << 12
  private(set) var count = 0

  package init() { bytes = .allocate(capacity: capacity) }

  deinit { bytes.deallocate() }

  package var buffer: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: bytes, count: count) }

  func removeAll() { count = 0 }

  /// Truncates the buffer to its first `start` bytes.
  func removeAll(from start: Int) { count = start }

  /// Ensures capacity for `more` additional bytes.
  @inline(__always) func reserve(_ more: Int) {
    if capacity &- count < more { grow(more) }
  }

  @inline(never) private func grow(_ more: Int) {
    let capacity = max(capacity * 2, count + more)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.update(from: bytes, count: count)
    bytes.deallocate()
    bytes = larger
    self.capacity = capacity
  }

  /// Replaces invalid UTF-8 after the first `start` bytes by U+FFFD.
  func makeUTF8(from start: Int) {
    let added = UnsafeBufferPointer(start: bytes + start, count: count - start)
    var bits: UInt64 = 0
    var at = start
    // Fast path: ASCII is detected a word at a time.
    while at &+ 8 <= count {
      bits |= UnsafeRawPointer(bytes + at).loadUnaligned(as: UInt64.self)
      at &+= 8
    }
    while at < count {
      bits |= UInt64(bytes[at])
      at &+= 1
    }
    guard bits & 0x8080_8080_8080_8080 != 0, (try? UTF8Span(validating: added.span)) == nil else { return }
    let text = Array(String(decoding: added, as: UTF8.self).utf8)
    count = start
    append(text)
  }

  package func append(_ byte: UInt8) {
    reserve(1)
    bytes[count] = byte
    count &+= 1
  }

  /// Appends a byte; capacity must be reserved.
  @inline(__always) func appendReserved(_ byte: UInt8) {
    bytes[count] = byte
    count &+= 1
  }

  /// Appends a few bytes; capacity must be reserved.
  @inline(__always) func appendReserved(_ text: UnsafeBufferPointer<UInt8>) {
    let target = bytes + count
    for at in 0..<text.count { target[at] = text[at] }
    count &+= text.count
  }

  func append(_ text: some Collection<UInt8>) {
    reserve(text.count)
    for byte in text {
      bytes[count] = byte
      count &+= 1
    }
  }

  @inline(__always) func append(_ text: UnsafeBufferPointer<UInt8>) {
    reserve(text.count)
    guard let source = text.baseAddress else { return }
    let target = bytes + count
    // Most texts are short: copying sixteen bytes at a time is faster than a call.
    if text.count <= 64 {
      var at = 0
      while at &+ 16 <= text.count {
        let part = UnsafeRawPointer(source + at).loadUnaligned(as: SIMD16<UInt8>.self)
        UnsafeMutableRawPointer(target + at).storeBytes(of: part, as: SIMD16<UInt8>.self)
        at &+= 16
      }
      while at < text.count {
        target[at] = source[at]
        at &+= 1
      }
    } else {
      target.update(from: source, count: text.count)
    }
    count &+= text.count
  }

  /// Appends a date, given in seconds, between marks; false if it is outside the calendar.
  func append(date seconds: Int64, in marks: [UInt8]) -> Bool {
    reserve(PlainInstant.capacity &+ 2 &* marks.count)
    let start = count
    append(marks)
    let written = PlainInstant.write(
      seconds, to: UnsafeMutableBufferPointer(start: bytes + count, count: PlainInstant.capacity))
    count &+= written
    append(marks)
    if written == 0 { count = start }
    return written > 0
  }

  @inline(__always) func append<Value: TableNumber>(_ number: Value) {
    reserve(Value.textCapacity)
    appendReserved(number)
  }

  /// Appends a number; capacity must be reserved.
  @inline(__always) func appendReserved<Value: TableNumber>(_ number: Value) {
    count &+= number.write(to: bytes + count)
  }
}
