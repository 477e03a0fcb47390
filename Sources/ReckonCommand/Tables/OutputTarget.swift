import Foundation

/// Where a table is written: the console, or a file that appears under its name only when it is whole.
///
/// A link is followed, and an old file's permissions are kept. What is there and no file (a pipe, a device) is written to as it is.
final class OutputTarget {
  private let console: Console
  private let file: OutputFile?
  private let descriptor: Int32
  private let path: String
  /// Where the file grows; nothing when it is written to as it is.
  private let temporaryPath: String?
  private var isOpen: Bool

  /// - Parameter path: the file's name; nothing for the console.
  init(path: String?, console: Console) throws {
    self.console = console
    guard let path else {
      (file, descriptor, temporaryPath, self.path, isOpen) = (nil, -1, nil, "", false)
      return
    }
    guard !path.isEmpty else { throw UsageError("--output needs the name of a file") }
    self.path = Self.target(of: path)
    var status = stat()
    let exists = stat(self.path, &status) == 0
    let isFile = !exists || status.st_mode & S_IFMT == S_IFREG
    isOpen = true
    if isFile {
      let url = URL(filePath: self.path)
      let part = url.deletingLastPathComponent().appending(path: ".\(url.lastPathComponent).\(getpid()).part").path
      // What an earlier process of the same number has left, or a link that someone has put there, is not written to.
      unlink(part)
      descriptor = open(part, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o666)
      temporaryPath = part
      if exists, descriptor >= 0 { _ = fchmod(descriptor, status.st_mode & 0o7777) }
    } else {
      descriptor = open(self.path, O_WRONLY | O_CLOEXEC)
      temporaryPath = nil
    }
    guard descriptor >= 0 else { throw InputOutputError("\(path) cannot be written: \(systemMessage())") }
    file = OutputFile(descriptor: descriptor, name: path)
  }

  /// The file that a name leads to by links, whether it is there or not.
  private static func target(of path: String) -> String {
    var path = path
    // As many as the system follows.
    for _ in 0..<40 {
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else { return path }
      path = URL(filePath: next, relativeTo: URL(filePath: path).deletingLastPathComponent()).path
    }
    return path
  }

  func write(_ bytes: UnsafeRawBufferPointer) throws {
    if let file { try file.write(bytes) } else { try console.writeBuffer(bytes) }
  }

  /// Writes out what is buffered.
  func flush() throws { if let file { try file.flush() } else { try console.flush() } }

  /// Writes out what is buffered, and gives the file its name.
  func finish() throws {
    guard let file else { return try console.flush() }
    try file.flush()
    let isSynced = fsync(descriptor) == 0 || errno == EINVAL || errno == EROFS
    if isSynced { isOpen = false }
    guard isSynced, close(descriptor) == 0, temporaryPath.map({ rename($0, path) == 0 }) ?? true else {
      throw InputOutputError("\(path) cannot be written: \(systemMessage())")
    }
  }

  /// Gives up: what was written to the file so far is removed, and a file of the same name stays as it was.
  func abandon() {
    guard file != nil else { return }
    if isOpen { close(descriptor) }
    isOpen = false
    if let temporaryPath { unlink(temporaryPath) }
  }
}
