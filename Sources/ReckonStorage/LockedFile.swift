import ReckonCalculator
import ReckonSystem

/// A file while this process alone may change it.
struct LockedFile {
  let file: StoredFile

  /// Replaces the file by one of mode 0600 with these bytes: written as a `TemporaryFile`, synced, then renamed.
  ///
  /// A crash at any moment leaves the old file or the new one. What a process leaves that dies meanwhile is removed by
  /// the next one that writes.
  ///
  /// - Throws: ``StorageError``; the old file is then as it was.
  func replace(with bytes: [UInt8]) throws(StorageError) {
    guard let temporary = TemporaryFile(beside: file.path, mode: 0o600) else { throw .unwritable(file.path) }
    defer { close(temporary.descriptor) }
    guard fchmod(temporary.descriptor, 0o600) == 0, Self.write(bytes, to: temporary.descriptor, sync: fsync),
      temporary.take(file.path)
    else {
      let code = errno
      unlink(temporary.path)
      throw .unwritable(file.path, code)
    }
    Self.syncFolder(System.folder(of: file.path))
  }

  /// Keeps what is in the file's place under a name that nothing had before, `NAME.damaged-2026-11-21T103000Z`, and
  /// replaces it.
  ///
  /// - Returns: the path of what was set aside.
  /// - Throws: ``StorageError``; everything is then as it was.
  func setAside(leaving bytes: [UInt8]) throws(StorageError) -> String {
    let aside = try giveSecondName()
    do throws(StorageError) {
      try replace(with: bytes)
      return aside
    } catch {
      var status = stat()
      if lstat(file.path, &status) == 0 { unlink(aside) } else { rename(aside, file.path) }
      throw error
    }
  }

  /// A file has both names until it is replaced, so that a crash leaves it under the first.
  private func giveSecondName() throws(StorageError) -> String {
    for aside in StoredFile.namesAside(of: file.path) {
      if link(file.path, aside) == 0 {
        chmod(aside, 0o600)
        return aside
      }
      if errno == EEXIST { continue }
      // Folders, and all files on some file systems, cannot have two names.
      var status = stat()
      if lstat(aside, &status) == 0 { continue }
      guard rename(file.path, aside) == 0 else { break }
      return aside
    }
    throw .unwritable(file.path)
  }

  /// Writes and syncs; false, with the reason in `errno`, when the system refuses.
  static func write(_ bytes: [UInt8], to descriptor: Int32, sync: (Int32) -> Int32) -> Bool {
    guard System.writeAll(descriptor, bytes) else { return false }
    while sync(descriptor) != 0 {
      // EINVAL: a file system that has nothing to sync.
      if errno == EINVAL { break }
      if errno != EINTR { return false }
    }
    return true
  }

  /// Makes names in a folder survive a power cut. Some file systems cannot; the file under its new name is whole even
  /// so.
  static func syncFolder(_ folder: String) {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    _ = fsync(descriptor)
    close(descriptor)
  }
}
