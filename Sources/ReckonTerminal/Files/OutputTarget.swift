import Reckon
import ReckonSystem

/// The destination of what is written: the console, or a file that appears under its name only when it is complete.
///
/// A link is followed, and an old file's permissions are kept. What is there and no file (a pipe, a device) is written
/// to as it is, and so is what the process has open already, as `/dev/stdout` and what a shell makes of `>(…)`.
package final class OutputTarget {
  private let console: Console
  private let file: OutputFile?
  private let descriptor: Int32
  private let path: String
  /// The file that is written in its place; `nil` when it is written to as it is.
  private let temporary: TemporaryFile?
  private var isOpen: Bool

  /// - Parameter path: the file's name; nothing for the console.
  package init(path: String?, console: Console) throws {
    self.console = console
    guard let path else {
      (file, descriptor, temporary, self.path, isOpen) = (nil, -1, nil, "", false)
      return
    }
    guard !path.isEmpty else { throw UsageError("outputNeedsTheNameOfAFile", "--output needs the name of a file") }
    guard let (target, open) = Self.target(of: path) else {
      errno = ELOOP
      throw InputOutputError("cannotBeWritten", "\(path) cannot be written: \(systemMessage())")
    }
    self.path = target
    var status = stat()
    let exists = stat(self.path, &status) == 0
    let isFile = !exists || status.st_mode & S_IFMT == S_IFREG
    isOpen = true
    if let open {
      // Before what goes there by other ways.
      try console.flush()
      descriptor = fcntl(open, F_DUPFD_CLOEXEC, 0)
      temporary = nil
    } else if isFile {
      temporary = TemporaryFile(beside: self.path)
      descriptor = temporary?.descriptor ?? -1
      if exists, descriptor >= 0 { _ = fchmod(descriptor, status.st_mode & 0o7777) }
    } else {
      descriptor = System.openFile(self.path, O_WRONLY | O_CLOEXEC)
      temporary = nil
    }
    guard descriptor >= 0 else {
      throw InputOutputError("cannotBeWritten", "\(path) cannot be written: \(systemMessage())")
    }
    file = OutputFile(descriptor: descriptor, name: path)
  }

  /// The file that a name leads to by links, whether it is there or not, or what this process has open under that name;
  /// `nil` when links lead on and on.
  package static func target(of path: String) -> (path: String, open: Int32?)? {
    var path = path
    // The system follows 40 links.
    for _ in 0...40 {
      if let open = descriptor(at: path) { return (path, open) }
      guard let next = System.linkDestination(path) else { return (path, nil) }
      path = next
    }
    return nil
  }

  /// The descriptor that a path names, such as `/dev/fd/63`.
  private static func descriptor(at path: String) -> Int32? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let number = parts.last.flatMap({ Int32($0) }), number >= 0 else { return nil }
    return ["/dev/fd", "/proc/self/fd", "/proc/\(getpid())/fd"].contains(parts.dropLast().joined(separator: "/"))
      ? number : nil
  }

  package func write(_ bytes: UnsafeRawBufferPointer) throws {
    if let file { try file.write(bytes) } else { try console.writeBuffer(bytes) }
  }

  /// Writes out what is buffered.
  package func flush() throws { if let file { try file.flush() } else { try console.flush() } }

  /// Writes out what is buffered, and gives the file its name.
  ///
  /// - Parameter isNew: whether there must be no file of that name.
  package func finish(isNew: Bool = false) throws {
    guard let file else { return try console.flush() }
    try file.flush()
    // It is renamed while it is open, since its lock keeps it from being taken for stale.
    let isWritten =
      (fsync(descriptor) == 0 || errno == EINVAL || errno == EROFS) && temporary?.take(path, isNew: isNew) ?? true
    guard isWritten else {
      if isNew, errno == EEXIST {
        throw UsageError("isThereAlready", "\(path) already exists; another program has just created it")
      }
      throw InputOutputError("cannotBeWritten", "\(path) cannot be written: \(systemMessage())")
    }
    isOpen = false
    close(descriptor)
  }

  /// Gives up: what was written to the file so far is removed, and a file of the same name stays as it was.
  package func abandon() {
    guard file != nil else { return }
    // Once it has its name, it is no longer temporary.
    if isOpen, let temporary { unlink(temporary.path) }
    if isOpen { close(descriptor) }
    isOpen = false
  }
}
