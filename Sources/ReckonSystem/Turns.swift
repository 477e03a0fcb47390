/// A lock whose holders can wait for their turns, with the lock given up meanwhile, until another holder has called
/// them.
///
/// It can be shared between threads although the compiler does not see it: the addresses never change, and what lies
/// there is changed by the C library's functions alone, which are made for several threads.
package final class Turns: @unchecked Sendable {
  /// Numbers wait apart by their last bits, so that few threads wake whose turn it is not.
  private static let waitingRooms = 16
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let called = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: waitingRooms)

  package init() {
    pthread_mutex_init(mutex, nil)
    for room in 0..<Self.waitingRooms { pthread_cond_init(called + room, nil) }
  }

  deinit {
    for room in 0..<Self.waitingRooms { pthread_cond_destroy(called + room) }
    pthread_mutex_destroy(mutex)
    called.deallocate()
    mutex.deallocate()
  }

  package func lock() { pthread_mutex_lock(mutex) }
  package func unlock() { pthread_mutex_unlock(mutex) }

  /// Waits until a number is called; it may return before, so that the caller looks again.
  package func wait(for number: Int) { pthread_cond_wait(called + number % Self.waitingRooms, mutex) }

  /// Wakes those that wait for a number.
  package func call(_ number: Int) { pthread_cond_broadcast(called + number % Self.waitingRooms) }

  /// Wakes all that wait.
  package func callAll() { for room in 0..<Self.waitingRooms { pthread_cond_broadcast(called + room) } }
}
