import ReckonCalculator
import ReckonSystem

extension LockedFile {
  /// Which file a path names, and how long it is: another one after each replacement, longer after each addition.
  struct Identity: Hashable, Sendable {
    let number: UInt64
    let size: Int
  }

  /// The file in the path's place; nothing when there is no regular file.
  var identity: Identity? {
    var status = stat()
    guard stat(file.path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Identity(number: UInt64(status.st_ino), size: Int(status.st_size))
  }

  /// Adds lines behind all others, and syncs what they hold. A last line without its end gets one first.
  ///
  /// - Returns: the file as it is then.
  /// - Throws: ``StorageError``; the file is then as it was.
  func append(_ lines: [UInt8]) throws(StorageError) -> Identity {
    let descriptor = open(file.path, O_RDWR | O_APPEND | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { throw .unwritable(file.path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .unwritable(file.path) }
    var last: UInt8 = 0x0A
    if status.st_size > 0, pread(descriptor, &last, 1, status.st_size - 1) != 1 { throw .unreadable(file.path) }
    let bytes = last == 0x0A ? lines : [0x0A] + lines
    if status.st_mode & 0o077 != 0 { fchmod(descriptor, 0o600) }
    guard Self.write(bytes, to: descriptor, sync: Self.syncContents) else {
      let code = errno
      ftruncate(descriptor, status.st_size)
      throw .unwritable(file.path, code)
    }
    return Identity(number: UInt64(status.st_ino), size: Int(status.st_size) + bytes.count)
  }

  /// The bytes of the file from an offset on.
  func bytes(from offset: Int, to end: Int) throws(StorageError) -> [UInt8] {
    let descriptor = open(file.path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { throw .unreadable(file.path) }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: max(0, end - offset))
    let count = pread(descriptor, &bytes, bytes.count, off_t(offset))
    guard count == bytes.count else { throw .unreadable(file.path) }
    return bytes
  }

  /// Syncs the bytes of a file, but not its times.
  static func syncContents(_ descriptor: Int32) -> Int32 {
    #if os(Linux)
      fdatasync(descriptor)
    #else
      fsync(descriptor)
    #endif
  }
}
