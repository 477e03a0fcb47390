import Reckon
import ReckonSystem

/// The bytes of a file as often as they are wanted; what comes only once, as from a pipe, is kept in a file without a name.
package final class RereadSource {
  private let path: String
  private let console: Console
  /// The file without a name, if there is one.
  private var kept: Int32 = -1
  private var closers: [() -> Void] = []

  /// - Throws: `InputOutputError` when something cannot be read, or kept.
  package init(_ path: String, _ console: Console) throws {
    (self.path, self.console) = (path, console)
    let input = try InputPath.source(path, console, waits: true)
    defer { input.close() }
    if path != "-", input.source.size != nil { return }
    let folder = console.environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    // mkstemp replaces the six X by a name that no file has. The file is removed at once: only the descriptor keeps it.
    var name = Array("\(folder)/reckon-XXXXXX".utf8CString)
    kept = mkstemp(&name)
    guard kept >= 0 else {
      throw InputOutputError("whatIsReadCannotBeKept", "what is read cannot be kept in \(folder): \(systemMessage())")
    }
    unlink(name)
    _ = fcntl(kept, F_SETFD, FD_CLOEXEC)
    let file = OutputFile(descriptor: kept, name: Phrase("the kept table").description)
    var buffer = [UInt8](repeating: 0, count: 1 << 18)
    while case let count = try buffer.withUnsafeMutableBytes(input.source.read), count > 0 {
      try buffer.withUnsafeBytes { try file.write(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
    }
    try file.flush()
  }

  /// The bytes from their start. One source at a time is read.
  package func source() throws -> ByteSource {
    guard kept < 0 else {
      lseek(kept, 0, SEEK_SET)
      return ByteSource(descriptor: kept, name: path == "-" ? Phrase("standard input").description : path)
    }
    let input = try InputPath.source(path, console, waits: true)
    closers.append(input.close)
    return input.source
  }

  package func close() {
    for close in closers { close() }
    closers = []
    if kept >= 0 { System.closeFile(kept) }
    kept = -1
  }
}
