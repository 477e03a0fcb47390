import ReckonSystem

/// The memory behind structs that this library gives away. The structs' release callbacks free it, in any thread.
final class ArrowMemory {
  private var blocks: [UnsafeMutableRawPointer] = []
  private var texts: [CText] = []

  /// Memory aligned for the fastest reads, as the specification recommends.
  func allocate(bytes: Int) -> UnsafeMutableRawPointer {
    let isLarge = bytes >= 2 * LargePages.size
    let block = UnsafeMutableRawPointer.allocate(
      byteCount: max(bytes, 8), alignment: isLarge ? LargePages.size : 64)
    if isLarge { LargePages.prefer(block, bytes: bytes) }
    blocks.append(block)
    return block
  }

  /// Larger memory in place of some, with the bytes that it holds.
  func grow(_ block: UnsafeMutableRawPointer, holding bytes: Int, to size: Int) -> UnsafeMutableRawPointer {
    guard let place = blocks.firstIndex(of: block) else { preconditionFailure("memory grows that is of this object") }
    let larger = allocate(bytes: size)
    larger.copyMemory(from: block, byteCount: bytes)
    blocks.remove(at: place)
    block.deallocate()
    return larger
  }

  /// A text that ends with a zero byte.
  func text(_ text: String) -> UnsafeRawPointer {
    let kept = CText(text)
    texts.append(kept)
    return UnsafeRawPointer(kept.start)
  }

  /// The same bytes.
  func bytes(_ bytes: [UInt8]) -> UnsafeRawPointer {
    let copy = allocate(bytes: bytes.count)
    copy.copyMemory(from: bytes, byteCount: bytes.count)
    return UnsafeRawPointer(copy)
  }

  /// A list of pointers.
  func list(_ pointers: [UnsafeRawPointer?]) -> UnsafeMutableRawPointer {
    let list = allocate(bytes: pointers.count * MemoryLayout<UnsafeRawPointer?>.stride)
    list.initializeMemory(as: UnsafeRawPointer?.self, from: pointers, count: pointers.count)
    return list
  }

  deinit { for block in blocks { block.deallocate() } }

  /// The pointer that a struct gets, which owns the memory.
  var retained: UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

  /// Frees the memory that a struct owns.
  static func release(_ privateData: UnsafeMutableRawPointer?) {
    if let privateData { Unmanaged<ArrowMemory>.fromOpaque(privateData).release() }
  }
}

extension ArrowSchemaStruct {
  /// The schema of a column of results.
  static func column(_ name: String, _ result: ArrowResult, unit: String?) -> ArrowSchemaStruct {
    let memory = ArrowMemory()
    var schema = ArrowSchemaStruct()
    schema.format = memory.text(result.format)
    schema.name = memory.text(name)
    schema.metadata = unit.map { memory.bytes(ArrowMetadata.bytes(key: ArrowField.unitKey, value: $0)) }
    schema.flags = nullable
    schema.privateData = memory.retained
    schema.release = { releaseSchema($0) }
    return schema
  }

  /// The schema of a table of one column.
  static func table(of column: ArrowSchemaStruct) -> ArrowSchemaStruct {
    let memory = ArrowMemory()
    let child = memory.allocate(bytes: MemoryLayout<ArrowSchemaStruct>.stride)
    child.initializeMemory(as: ArrowSchemaStruct.self, to: column)
    var schema = ArrowSchemaStruct()
    schema.format = memory.text("+s")
    schema.name = memory.text("")
    schema.childCount = 1
    schema.children = memory.list([UnsafeRawPointer(child)])
    schema.privateData = memory.retained
    schema.release = { releaseSchema($0) }
    return schema
  }

  /// The flag of columns that may have nulls.
  private static let nullable: Int64 = 2
}

extension ArrowArrayStruct {
  /// The array of a table of one column.
  static func table(of column: ArrowArrayStruct) -> ArrowArrayStruct {
    let memory = ArrowMemory()
    let child = memory.allocate(bytes: MemoryLayout<ArrowArrayStruct>.stride)
    child.initializeMemory(as: ArrowArrayStruct.self, to: column)
    var array = ArrowArrayStruct()
    array.length = column.length
    array.bufferCount = 1
    array.buffers = memory.list([nil])
    array.childCount = 1
    array.children = memory.list([UnsafeRawPointer(child)])
    array.privateData = memory.retained
    array.release = { releaseArray($0) }
    return array
  }
}

/// Releases a schema of this library: its children that nobody has taken, then itself.
private func releaseSchema(_ address: UnsafeMutableRawPointer?) {
  guard let schema = address?.assumingMemoryBound(to: ArrowSchemaStruct.self), schema.pointee.release != nil else {
    return
  }
  if let child = schema.pointee.children.flatMap({ UnsafeRawPointer($0).pointer(at: 0) }) {
    let release = child.assumingMemoryBound(to: ArrowSchemaStruct.self).pointee.release
    release?(child)
  }
  ArrowMemory.release(schema.pointee.privateData)
  schema.pointee.release = nil
}

/// Releases an array of this library.
func releaseArray(_ address: UnsafeMutableRawPointer?) {
  guard let array = address?.assumingMemoryBound(to: ArrowArrayStruct.self), array.pointee.release != nil else {
    return
  }
  if let child = array.pointee.children.flatMap({ UnsafeRawPointer($0).pointer(at: 0) }) {
    let release = child.assumingMemoryBound(to: ArrowArrayStruct.self).pointee.release
    release?(child)
  }
  ArrowMemory.release(array.pointee.privateData)
  array.pointee.release = nil
}
