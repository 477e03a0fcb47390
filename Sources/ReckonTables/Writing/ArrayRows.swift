/// Writes rows with trailing commas as a JSON array, one row per line.
final class ArrayRows {
  private var isOpen = false

  /// Adds complete rows. The comma after the last one is deferred until another row follows.
  func add(_ bytes: UnsafeRawBufferPointer, _ write: (UnsafeRawBufferPointer) throws -> Void) throws {
    guard bytes.count > 0 else { return }
    try Self.write(isOpen ? ",\n" : "[\n", write)
    isOpen = true
    try write(UnsafeRawBufferPointer(rebasing: bytes.dropLast(2)))
  }

  /// Closes the array.
  func finish(_ write: (UnsafeRawBufferPointer) throws -> Void) throws {
    try Self.write(isOpen ? "\n]\n" : "[]\n", write)
  }

  private static func write(_ text: String, _ write: (UnsafeRawBufferPointer) throws -> Void) throws {
    try Array(text.utf8).withUnsafeBytes { try write($0) }
  }
}
