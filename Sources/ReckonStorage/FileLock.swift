import ReckonCalculator
import ReckonSystem

/// An advisory lock on `.NAME.lock` beside a file. The kernel releases it when the process dies, however it dies.
///
/// Who waits asks again and again, so a process that writes without pause would take the lock back before anyone else
/// asks. Therefore the next one in turn holds `.NAME.turn.lock` while it waits, which the process that has just written
/// needs as well before it may write again.
///
/// The locks' files are never removed: a process that waits for a removed one would not see who locks the next.
struct FileLock {
  private let descriptor: Int32

  /// Waits for the lock.
  ///
  /// - Throws: ``StorageError`` when another process holds it for longer than `timeout`, or the lock's file cannot be
  ///   made.
  init(for path: String, timeout: Duration) throws(StorageError) {
    let deadline = ContinuousClock.now + timeout
    let turn = try Self.lock("turn.lock", for: path, until: deadline)
    defer {
      flock(turn, LOCK_UN)
      close(turn)
    }
    descriptor = try Self.lock("lock", for: path, until: deadline)
  }

  func release() {
    // Given back by itself: a process that another thread has just started holds the file too, until it runs its own
    // program.
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }

  private static func lock(_ ending: String, for path: String, until deadline: ContinuousClock.Instant)
    throws(StorageError) -> Int32
  {
    let descriptor = open(
      "\(System.folder(of: path))/.\(System.name(of: path)).\(ending)", O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600
    )
    guard descriptor >= 0 else { throw .unwritable(path) }
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      let code = errno
      guard code == EWOULDBLOCK || code == EINTR, ContinuousClock.now < deadline else {
        close(descriptor)
        if code != EWOULDBLOCK && code != EINTR { throw .unwritable(path, code) }
        throw StorageError(
          "isBeingWrittenByAnother",
          "\(path) is being written by another process that does not finish; try again when it has ended")
      }
      // Uneven pauses, so that two who wait do not keep step.
      usleep(UInt32.random(in: 200...2_000))
    }
    return descriptor
  }
}
