import Foundation

/// An advisory lock on `.NAME.lock` beside a file. The kernel releases it when the process dies, however it dies.
struct FileLock {
  private let descriptor: Int32

  /// Waits for the lock.
  ///
  /// - Throws: ``StorageError`` when another process holds it for longer than `timeout`, or the lock's file cannot be made.
  init(for path: String, timeout: Duration) throws(StorageError) {
    let lockPath = LockedFile.hiddenPath(beside: path, ending: "lock")
    let deadline = ContinuousClock.now + timeout
    while true {
      let descriptor = open(lockPath, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
      guard descriptor >= 0 else { throw .unwritable(path) }
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 {
        if Self.isStill(descriptor, at: lockPath) {
          self.descriptor = descriptor
          return
        }
        close(descriptor)
        continue
      }
      let code = errno
      close(descriptor)
      guard code == EWOULDBLOCK || code == EINTR else { throw .unwritable(path, code) }
      guard ContinuousClock.now < deadline else {
        throw StorageError("\(path) is being written by another process that does not finish; try again when it has ended")
      }
      // Uneven pauses, so that two who wait do not keep step.
      usleep(UInt32.random(in: 500...5_000))
    }
  }

  func release() { close(descriptor) }

  /// Whether the file that was locked still has its name; when someone removed it, the next process would lock another one.
  private static func isStill(_ descriptor: Int32, at path: String) -> Bool {
    var locked = stat()
    var named = stat()
    return fstat(descriptor, &locked) == 0 && stat(path, &named) == 0 && locked.st_ino == named.st_ino && locked.st_dev == named.st_dev
  }
}
