import Reckon

/// An object that C holds by a pointer and frees.
class CObject {
  /// The pointer that C gets, which owns the object.
  final var retained: OpaquePointer { OpaquePointer(Unmanaged.passRetained(self).toOpaque()) }

  /// The object behind C's pointer.
  static func at(_ pointer: OpaquePointer) -> Self { Unmanaged<Self>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue() }

  /// Frees what C holds.
  static func release(_ pointer: OpaquePointer?) {
    if let pointer { Unmanaged<CObject>.fromOpaque(UnsafeRawPointer(pointer)).release() }
  }
}

/// A text that C reads, which lives as long as its owner.
final class CText {
  private let bytes: UnsafeMutablePointer<CChar>
  var start: UnsafePointer<CChar> { UnsafePointer(bytes) }

  /// A zero byte in the text would end it for C, and is left out.
  init(_ text: String) {
    let text = text.utf8.filter { $0 != 0 }
    bytes = .allocate(capacity: text.count + 1)
    for (index, byte) in text.enumerated() { (bytes + index).initialize(to: CChar(bitPattern: byte)) }
    (bytes + text.count).initialize(to: 0)
  }

  deinit { bytes.deallocate() }
}

extension SourceText {
  /// A text of C: `length` bytes, or where that is negative those before the zero byte.
  ///
  /// - Throws: `invalidEncoding` for bytes that are not UTF-8.
  init(_ start: UnsafePointer<CChar>, length: Int) throws(FormulaError) {
    let length = length < 0 ? UnsafeRawPointer(start).cStringLength : length
    let bytes = UnsafeRawBufferPointer(start: start, count: length)
    guard let text = String(validating: bytes, as: UTF8.self) else { throw FormulaError.invalidEncoding(in: Array(bytes)) }
    self.init(text)
  }
}

extension UnsafeRawPointer {
  /// The number of bytes before the first that is zero.
  var cStringLength: Int {
    var length = 0
    while load(fromByteOffset: length, as: UInt8.self) != 0 { length += 1 }
    return length
  }
}
