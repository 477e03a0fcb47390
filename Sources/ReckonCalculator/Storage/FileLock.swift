import Foundation

/// An advisory lock on `.NAME.lock` beside a file. The kernel releases it when the process dies, however it dies.
struct FileLock {
  private let descriptor: Int32

  /// Waits for the lock. Its file is never removed: a process that waits for a removed one would not see who locks the next.
  ///
  /// - Throws: ``StorageError`` when another process holds it for longer than `timeout`, or the lock's file cannot be made.
  init(for path: String, timeout: Duration) throws(StorageError) {
    let lockPath = LockedFile.hiddenPath(beside: path, ending: "lock")
    let deadline = ContinuousClock.now + timeout
    while true {
      let descriptor = open(lockPath, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
      guard descriptor >= 0 else { throw .unwritable(path) }
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 {
        self.descriptor = descriptor
        return
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
}
