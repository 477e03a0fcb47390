import Reckon
import ReckonSystem

/// The bytes of a file as often as they are wanted; what comes only once, as from a pipe, is kept in a file without a
/// name.
package final class RereadSource {
  private let path: String
  private let console: Console
  /// The buffered data, if any.
  private var kept: KeptFile?

  /// - Throws: `InputOutputError` when something cannot be read, or kept.
  package init(_ path: String, _ console: Console) throws {
    (self.path, self.console) = (path, console)
    let input = try InputPath.source(path, console, waits: true)
    defer { input.close() }
    if path != "-", input.source.size != nil { return }
    let kept = try KeptFile(in: KeptFile.folder(console), name: Phrase("the buffered table").description)
    var buffer = [UInt8](repeating: 0, count: 1 << 18)
    while case let count = try buffer.withUnsafeMutableBytes(input.source.read), count > 0 {
      try buffer.withUnsafeBytes { try kept.write(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
    }
    try kept.flush()
    self.kept = kept
  }

  /// The bytes from their start, and what closes the file they are in.
  package func source() throws -> (source: ByteSource, close: () -> Void) {
    if let kept { return (kept.source(name: path == "-" ? Phrase("standard input").description : path), {}) }
    return try InputPath.source(path, console, waits: true)
  }

  package func close() { kept = nil }
}
