import Foundation

/// Where a table is written: the console, or a file that appears under its name only when it is whole.
///
/// A link is followed, and an old file's permissions are kept. What is there and no file (a pipe, a device) is written to as it is.
struct OutputTarget {
  private let console: Console
  private let file: OutputFile?
  private let descriptor: Int32
  private let path: String
  /// Where the file grows; nothing when it is written to as it is.
  private let temporaryPath: String?

  /// - Parameter path: the file's name; nothing for the console.
  init(path: String?, console: Console) throws {
    self.console = console
    guard let path else {
      (file, descriptor, temporaryPath, self.path) = (nil, -1, nil, "")
      return
    }
    let final = realpath(path, nil).map { pointer in
      defer { free(pointer) }
      return String(cString: pointer)
    }
    self.path = final ?? path
    var status = stat()
    let exists = stat(self.path, &status) == 0
    let isFile = !exists || status.st_mode & S_IFMT == S_IFREG
    if isFile {
      let url = URL(filePath: self.path)
      let part = url.deletingLastPathComponent().appending(path: ".\(url.lastPathComponent).\(getpid()).part").path
      descriptor = open(part, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
      temporaryPath = part
      if exists { _ = fchmod(descriptor, status.st_mode & 0o7777) }
    } else {
      descriptor = open(self.path, O_WRONLY | O_CLOEXEC)
      temporaryPath = nil
    }
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
    let isSynced = fsync(descriptor) == 0 || errno == EINVAL || errno == EROFS
    guard isSynced, close(descriptor) == 0, temporaryPath.map({ rename($0, path) == 0 }) ?? true else {
      throw InputOutputError("\(path) cannot be written: \(systemMessage())")
    }
  }

  /// Gives up: what was written to the file so far is removed, and a file of the same name stays as it was.
  func abandon() {
    guard file != nil else { return }
    close(descriptor)
    if let temporaryPath { unlink(temporaryPath) }
  }
}
