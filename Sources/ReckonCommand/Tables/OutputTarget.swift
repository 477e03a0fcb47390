import Foundation

/// Where a table is written: the console, or a file that appears under its name only when it is whole.
///
/// A link is followed, and an old file's permissions are kept. What is there and no file (a pipe, a device) is written to as it is, and so is
/// what the process has open already, as `/dev/stdout` and what a shell makes of `>(…)`.
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
    let (target, open) = Self.target(of: path)
    self.path = target
    var status = stat()
    let exists = stat(self.path, &status) == 0
    let isFile = !exists || status.st_mode & S_IFMT == S_IFREG
    isOpen = true
    if let open {
      // Before what goes there by other ways.
      try console.flush()
      descriptor = fcntl(open, F_DUPFD_CLOEXEC, 0)
      temporaryPath = nil
    } else if isFile {
      let url = URL(filePath: self.path)
      let part = url.deletingLastPathComponent().appending(path: ".\(url.lastPathComponent).\(getpid()).part").path
      // What an earlier process of the same number has left, or a link that someone has put there, is not written to.
      unlink(part)
      descriptor = Foundation.open(part, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o666)
      temporaryPath = part
      if exists, descriptor >= 0 { _ = fchmod(descriptor, status.st_mode & 0o7777) }
    } else {
      descriptor = Foundation.open(self.path, O_WRONLY | O_CLOEXEC)
      temporaryPath = nil
    }
    guard descriptor >= 0 else { throw InputOutputError("\(path) cannot be written: \(systemMessage())") }
    file = OutputFile(descriptor: descriptor, name: path)
  }

  /// The file that a name leads to by links, whether it is there or not, or what this process has open under that name.
  private static func target(of path: String) -> (path: String, open: Int32?) {
    var path = path
    // As many as the system follows.
    for _ in 0..<40 {
      if let open = descriptor(at: path) { return (path, open) }
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else { return (path, nil) }
      path = URL(filePath: next, relativeTo: URL(filePath: path).deletingLastPathComponent()).path
    }
    return (path, nil)
  }

  /// The descriptor that a path names, such as `/dev/fd/63`.
  private static func descriptor(at path: String) -> Int32? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let number = parts.last.flatMap({ Int32($0) }), number >= 0 else { return nil }
    return ["/dev/fd", "/proc/self/fd", "/proc/\(getpid())/fd"].contains(parts.dropLast().joined(separator: "/")) ? number : nil
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
