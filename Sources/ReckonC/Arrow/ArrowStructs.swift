/// `struct ArrowSchema` of the Arrow C data interface, field by field.
///
/// Swift lays fields of these types out as C does; where it did not, ``ArrowLayout/isThatOfC`` would be false, and no
/// struct is read then.
struct ArrowSchemaStruct {
  var format: UnsafeRawPointer?
  var name: UnsafeRawPointer?
  var metadata: UnsafeRawPointer?
  var flags: Int64 = 0
  var childCount: Int64 = 0
  var children: UnsafeMutableRawPointer?
  var dictionary: UnsafeMutableRawPointer?
  var release: ArrowRelease?
  var privateData: UnsafeMutableRawPointer?
}

/// `struct ArrowArray`.
struct ArrowArrayStruct {
  var length: Int64 = 0
  var nullCount: Int64 = 0
  var offset: Int64 = 0
  var bufferCount: Int64 = 0
  var childCount: Int64 = 0
  var buffers: UnsafeMutableRawPointer?
  var children: UnsafeMutableRawPointer?
  var dictionary: UnsafeMutableRawPointer?
  var release: ArrowRelease?
  var privateData: UnsafeMutableRawPointer?
}

/// `struct ArrowArrayStream`.
struct ArrowStreamStruct {
  var getSchema: ArrowGet?
  var getNext: ArrowGet?
  var getLastError: (@convention(c) (UnsafeMutableRawPointer?) -> UnsafePointer<CChar>?)?
  var release: ArrowRelease?
  var privateData: UnsafeMutableRawPointer?
}

/// A release callback: it frees what a struct holds, and marks the struct as released.
typealias ArrowRelease = @convention(c) (UnsafeMutableRawPointer?) -> Void
/// A callback of a stream that fills a struct in; it gives an `errno`, 0 for none.
typealias ArrowGet = @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Int32

/// The sizes of the structs.
enum ArrowLayout {
  /// Whether Swift's structs have the memory layout of the specification.
  static var isThatOfC: Bool {
    let pointer = MemoryLayout<UnsafeRawPointer?>.size
    // The integers are of 64 bits on every platform.
    guard pointer == 8 else { return false }
    return MemoryLayout<ArrowSchemaStruct>.size == 72 && MemoryLayout<ArrowArrayStruct>.size == 80
      && MemoryLayout<ArrowStreamStruct>.size == 40 && MemoryLayout<ArrowSchemaStruct>.offset(ofPrivateData: 64)
      && MemoryLayout<ArrowArrayStruct>.alignment == 8
  }
}

extension MemoryLayout where T == ArrowSchemaStruct {
  /// Whether the last field is at an offset.
  fileprivate static func offset(ofPrivateData expected: Int) -> Bool {
    var schema = ArrowSchemaStruct()
    schema.privateData = UnsafeMutableRawPointer(bitPattern: 0x1234)
    return withUnsafeBytes(of: schema) { $0.load(fromByteOffset: expected, as: UInt.self) == 0x1234 }
  }
}
