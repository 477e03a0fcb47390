import ReckonCalculator
import ReckonSystem

/// A file that several processes read and change.
///
/// Reading takes no lock: a file is only ever replaced whole. Changing it means to read, change and replace it in
/// ``withLock(_:)``.
package struct StoredFile: Sendable {
  /// The contents of a path.
  enum Contents: Equatable {
    case missing
    case bytes([UInt8])
    /// Something in the file's place that cannot be its contents; the sentence says what is wrong: "it is a folder".
    case damaged(Phrase)
  }

  /// The path as it was given; it may be a symbolic link.
  package let path: String
  /// The most bytes that a file may have.
  let sizeLimit: Int
  /// How long to wait for another process that is writing.
  let lockTimeout: Duration

  /// No longer than a person waits without a word.
  package static let usualLockTimeout = Duration.seconds(2)

  package init(path: String, sizeLimit: Int, lockTimeout: Duration = Self.usualLockTimeout) {
    self.path = path
    self.sizeLimit = sizeLimit
    self.lockTimeout = lockTimeout
  }

  /// The file's bytes.
  ///
  /// - Throws: ``StorageError`` when the system refuses, or when the path names a device, a pipe or a socket.
  func read() throws(StorageError) -> Contents {
    // Without O_NONBLOCK, opening a pipe would wait for a writer.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else {
      if errno == ENOENT { return .missing }
      throw .unreadable(path)
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .unreadable(path) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: return .damaged(Phrase("itIsAFolder", "it is a folder"))
    default: throw Self.isNoFile(path)
    }
    if status.st_size > sizeLimit {
      return .damaged(Phrase("itIsLargerThanMiB", "it is larger than \(sizeLimit >> 20) MiB"))
    }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    var count = 0
    while count < bytes.count {
      let step = bytes.withUnsafeMutableBytes {
        System.readBytes(descriptor, $0.baseAddress.map { $0 + count }, $0.count - count)
      }
      if step < 0 {
        if errno == EINTR { continue }
        throw .unreadable(path)
      }
      if step == 0 { break }
      count += step
    }
    bytes.removeLast(bytes.count - count)
    return .bytes(bytes)
  }

  /// The bytes of a file that only people write; nothing when there is none.
  ///
  /// - Throws: ``StorageError``, also for a folder in its place and for a file that is too large.
  package func bytes() throws(StorageError) -> [UInt8]? {
    switch try read() {
    case .missing: nil
    case .bytes(let bytes): bytes
    case .damaged(let problem):
      throw StorageError(
        "cannotBeUsed", "\(path) cannot be used: \(problem); remove it, or name another folder in RECKON_HOME")
    }
  }

  /// Runs `body` while no other process changes the file. The folder is made when it is missing.
  ///
  /// - Throws: ``StorageError`` when another process holds the lock for longer than the timeout, the folder cannot be
  ///   written, or `body` throws.
  func withLock<Result>(_ body: (LockedFile) throws(StorageError) -> Result) throws(StorageError) -> Result {
    let target = try linkTarget()
    var status = stat()
    if lstat(target, &status) == 0 {
      // What a link names besides files is someone else's: nothing is put beside it, and no folder renamed.
      let kind = status.st_mode & S_IFMT
      guard kind == S_IFREG || kind == S_IFDIR && target == path else { throw Self.isNoFile(path) }
    }
    try Self.makeFolder(System.folder(of: target))
    let lock = try FileLock(for: target, timeout: lockTimeout)
    defer { lock.release() }
    return try body(LockedFile(file: StoredFile(path: target, sizeLimit: sizeLimit, lockTimeout: lockTimeout)))
  }

  /// The names under which what is damaged is kept: the first that nothing has.
  static func namesAside(of path: String) -> some Sequence<String> {
    let start = "\(path).damaged-\(Timestamp.now.nameText)"
    return (1...10_000).lazy.map { $0 == 1 ? start : "\(start)-\($0)" }
  }

  private static func isNoFile(_ path: String) -> StorageError {
    StorageError("isNoFile", "\(path) is not a regular file; remove it, or name another folder in RECKON_HOME")
  }

  /// The path behind symbolic links, also when nothing is there yet: a link stays one, and what it names is replaced.
  private func linkTarget() throws(StorageError) -> String {
    var target = path
    // As many links as the Linux kernel follows.
    for _ in 0..<40 {
      guard let next = System.linkDestination(target) else { return target }
      target = next
    }
    throw .unwritable(path, ELOOP)
  }

  /// Makes a folder and those above it, for this user alone, as the XDG specification asks.
  static func makeFolder(_ folder: String) throws(StorageError) {
    if mkdir(folder, 0o700) == 0 { return LockedFile.syncFolder(System.folder(of: folder)) }
    switch errno {
    // That it is a folder shows when a file is made in it.
    case EEXIST: return
    case ENOENT where folder != "/":
      try makeFolder(System.folder(of: folder))
      guard mkdir(folder, 0o700) == 0 || errno == EEXIST else { throw .unwritable(folder) }
      LockedFile.syncFolder(System.folder(of: folder))
    default:
      var status = stat()
      let code = errno
      // Some systems answer for a folder that exists with something else than that it does, such as that it cannot be
      // written.
      guard stat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { throw .unwritable(folder, code) }
    }
  }
}

extension StorageError {
  /// A file that could not be written, with what the system said of the last call.
  static func unwritable(_ path: String, _ code: Int32 = errno) -> Self {
    let advice: Phrase =
      switch code {
      case ENOSPC, EDQUOT: Phrase("makeRoomOnTheDisk", "make room on the disk")
      case EFBIG: Phrase("raiseTheLimitOnTheSize", "raise the limit on the size of files")
      default: Phrase("makeItsFolderWritableOrName", "make its folder writable, or name another folder in RECKON_HOME")
      }
    return Self(
      Phrase("cannotBeWrittenAdvice", "\(path) cannot be written (\(String(cString: strerror(code)))); \(advice)"))
  }

  /// A file that could not be read, with what the system said of the last call.
  static func unreadable(_ path: String, _ code: Int32 = errno) -> Self {
    Self(
      Phrase(
        "makeItReadable",
        "\(path) cannot be read (\(String(cString: strerror(code)))); make it readable, or name another folder in RECKON_HOME"
      ))
  }

  /// A file that only a newer program understands.
  static func newer(_ path: String) -> Self {
    Self(
      Phrase(
        "wasWrittenByANewerVersion",
        "\(path) was written by a newer version of reckon and stays as it is; use that version, or name another folder in RECKON_HOME"
      ))
  }
}
