/// A lock whose holders can wait, with the lock given up meanwhile, until another holder has changed something.
///
/// It can be shared between threads although the compiler does not see it: both addresses never change, and what lies there is changed by the C
/// library's functions alone, which are made for several threads.
package final class Turns: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  package init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(changed, nil)
  }

  deinit {
    pthread_cond_destroy(changed)
    pthread_mutex_destroy(mutex)
    changed.deallocate()
    mutex.deallocate()
  }

  package func lock() { pthread_mutex_lock(mutex) }
  package func unlock() { pthread_mutex_unlock(mutex) }

  /// Waits for ``broadcast()``; it may return without one, so that the caller looks again.
  package func wait() { pthread_cond_wait(changed, mutex) }

  /// Wakes all that wait.
  package func broadcast() { pthread_cond_broadcast(changed) }
}
