/// Bytes to be written, in memory that is used again and again.
final class OutputBytes {
  private(set) var bytes: UnsafeMutablePointer<UInt8>
  private(set) var capacity = 1 << 12
  private(set) var count = 0

  init() { bytes = .allocate(capacity: capacity) }

  deinit { bytes.deallocate() }

  var buffer: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: bytes, count: count) }

  func removeAll() { count = 0 }

  /// Makes sure that so many more bytes can be added.
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

  func append(_ byte: UInt8) {
    reserve(1)
    bytes[count] = byte
    count &+= 1
  }

  /// Adds a byte for which there is room.
  @inline(__always) func appendReserved(_ byte: UInt8) {
    bytes[count] = byte
    count &+= 1
  }

  func append(_ text: some Collection<UInt8>) {
    reserve(text.count)
    for byte in text {
      bytes[count] = byte
      count &+= 1
    }
  }

  @inline(__always) func append(_ text: UnsafeBufferPointer<UInt8>) {
    // Short texts are copied by sixteen bytes, beyond their end; the next bytes overwrite what is too much.
    reserve(text.count &+ 16)
    guard let source = text.baseAddress else { return }
    let target = bytes + count
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

  @inline(__always) func append<Value: TableNumber>(_ number: Value) {
    reserve(Value.textCapacity)
    appendReserved(number)
  }

  /// Adds a number for which there is room.
  @inline(__always) func appendReserved<Value: TableNumber>(_ number: Value) { count &+= number.write(to: bytes + count) }
}
