import ReckonCalculator
import ReckonStorage
import ReckonSystem

/// A lock on a file that is read, checked and then replaced, among processes that do the same. The kernel releases it
/// when the process dies.
///
/// The lock is on the file itself, so that nothing is left beside it. Whoever waited while the file was replaced holds
/// the lock of a file that has lost its name, and takes that of the new one.
package struct ReplacementLock {
  private let descriptor: Int32

  /// Waits for the lock of a file that is there.
  ///
  /// - Throws: `InputOutputError` when another process holds it for longer than `timeout`, or the file cannot be
  ///   opened.
  package init(_ path: String, timeout: Duration = StoredFile.usualLockTimeout) throws(InputOutputError) {
    let deadline = ContinuousClock.now + timeout
    while true {
      let descriptor = try InputPath.open(path)
      while flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK || errno == EINTR {
        guard ContinuousClock.now < deadline else {
          close(descriptor)
          throw InputOutputError(
            "isBeingWrittenByAnother",
            "\(path) is being written by another process that does not finish; try again when it has ended")
        }
        usleep(1_000)
      }
      var (locked, named) = (stat(), stat())
      if fstat(descriptor, &locked) == 0, stat(path, &named) == 0, locked.st_ino == named.st_ino,
        locked.st_dev == named.st_dev
      {
        self.descriptor = descriptor
        return
      }
      close(descriptor)
    }
  }

  package func release() { close(descriptor) }
}
