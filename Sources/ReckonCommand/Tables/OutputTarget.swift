import Foundation

/// Where a table is written: the console, or a file that appears under its name only when it is whole.
struct OutputTarget {
  private let console: Console
  private let file: OutputFile?
  private let descriptor: Int32
  private let path: String
  private let temporaryPath: String

  /// - Parameter path: the file's name; nothing for the console.
  init(path: String?, console: Console) throws {
    self.console = console
    self.path = path ?? ""
    guard let path else {
      (file, descriptor, temporaryPath) = (nil, -1, "")
      return
    }
    let url = URL(filePath: path)
    temporaryPath = url.deletingLastPathComponent().appending(path: ".\(url.lastPathComponent).\(getpid()).part").path
    descriptor = open(temporaryPath, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw InputOutputError("\(path) cannot be written: \(systemMessage())") }
    file = OutputFile(descriptor: descriptor, name: path)
  }

  func write(_ bytes: UnsafeRawBufferPointer) throws {
    if let file { try file.write(bytes) } else { try console.writeBuffer(bytes) }
  }

  /// Writes out what is buffered, and gives the file its name.
  func finish() throws {
    guard let file else { return try console.flush() }
    try file.flush()
    guard fsync(descriptor) == 0 || errno == EINVAL, close(descriptor) == 0, rename(temporaryPath, path) == 0 else {
      throw InputOutputError("\(path) cannot be written: \(systemMessage())")
    }
  }

  /// Gives up: what was written to the file so far is removed, and a file of the same name stays as it was.
  func abandon() {
    if file != nil {
      close(descriptor)
      unlink(temporaryPath)
    }
  }
}
