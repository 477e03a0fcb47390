import Reckon
import ReckonSystem

/// Opening files that are read: to their end before anything is computed, as formula books and exchange rates, or as
/// they come.
package enum InputPath {
  /// The descriptor of such a file.
  ///
  /// Opening a named pipe waits until another program opens it for writing, perhaps for ever, so it is refused. A pipe
  /// that this process was started with, as a shell's `<(…)` and `/dev/stdin`, is read.
  ///
  /// - Parameter name: what messages call the file; its path unless it is given.
  /// - Throws: `InputOutputError` when the system refuses, and for a named pipe.
  package static func open(_ path: String, as name: String? = nil) throws(InputOutputError) -> Int32 {
    let name = name ?? path
    let descriptor = System.openFile(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { throw InputOutputError("cannotBeRead", "\(name) cannot be read: \(systemMessage())") }
    var status = stat()
    let isPipe = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
    guard !isPipe || OutputTarget.target(of: path)?.open != nil else {
      close(descriptor)
      throw InputOutputError("isANamedPipeNotARegularFile", "\(name) is a named pipe, not a regular file")
    }
    // Reading waits for what comes.
    _ = fcntl(descriptor, F_SETFL, 0)
    return descriptor
  }

  /// The bytes of a file, or of standard input for `-`, and what closes it.
  ///
  /// - Parameter waits: whether a named pipe is waited for, since what it gives is worked on as it comes.
  package static func source(
    _ path: String, _ console: Console, waits: Bool = false
  ) throws(InputOutputError) -> (source: ByteSource, close: () -> Void) {
    if path == "-" { return (console.standardInput, {}) }
    let descriptor = waits ? System.openFile(path, O_RDONLY | O_CLOEXEC) : try open(path)
    guard descriptor >= 0 else { throw InputOutputError("cannotBeRead", "\(path) cannot be read: \(systemMessage())") }
    return (ByteSource(descriptor: descriptor, name: path, isOwn: true), { System.closeFile(descriptor) })
  }
}
