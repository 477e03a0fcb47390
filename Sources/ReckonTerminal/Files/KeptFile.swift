import Reckon
import ReckonSystem

/// A file without a name, for what a run keeps until it is over: it is gone with the process, however that ends.
package final class KeptFile {
  private let descriptor: Int32
  private let output: OutputFile
  private let name: String

  /// Where such files are: `$TMPDIR`, or `/tmp`.
  package static func folder(_ console: Console) -> String {
    console.environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
  }

  /// - Parameter name: what messages call its content.
  /// - Throws: `InputOutputError` when there can be none in the folder.
  package init(in folder: String, name: String) throws(InputOutputError) {
    // mkstemp replaces the six X by a name that no file has. The file is removed at once: only the descriptor keeps it.
    var path = Array("\(folder)/reckon-XXXXXX".utf8CString)
    descriptor = mkstemp(&path)
    guard descriptor >= 0 else {
      throw InputOutputError("whatIsReadCannotBeKept", "input cannot be buffered in \(folder): \(systemMessage())")
    }
    unlink(path)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    self.name = name
    output = OutputFile(descriptor: descriptor, name: name)
  }

  deinit { System.closeFile(descriptor) }

  package func write(_ bytes: UnsafeRawBufferPointer) throws(InputOutputError) { try output.write(bytes) }

  package func flush() throws(InputOutputError) { try output.flush() }

  /// A source that reads the written data from its start. Only one source may be read at a time.
  ///
  /// - Parameter name: what messages call it, where that is not the file's own name.
  package func source(name: String? = nil) -> ByteSource {
    lseek(descriptor, 0, SEEK_SET)
    return ByteSource(descriptor: descriptor, name: name ?? self.name, isOwn: true)
  }
}
