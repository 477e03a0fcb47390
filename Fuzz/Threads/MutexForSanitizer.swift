import Glibc
import Synchronization

// The way of the standard library's Mutex for a thread that finds it taken, in a form that ThreadSanitizer sees.
// Fuzz/sanitize makes a library of it that stands before libswiftSynchronization.so. That one is not built with the
// sanitizer: where two threads want a Mutex at once, the sanitizer does not see that one of them waits for the other,
// and reports all that the lock guards (ten lines with one Mutex show it). Taking and giving back a Mutex that is free
// are inlined where it is used, and so are seen.

/// Lies in memory as the library's handle does: one word, the number of the thread that has it, or 0.
public struct SeenMutexHandle: ~Copyable {
  let value: Atomic<UInt32>

  /// Waits by asking again and again, so that whoever gives it back finds no one to wake and takes the way that is
  /// inlined.
  @_silgen_name("$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF")
  public borrowing func lockSlow(_ thread: UInt32) {
    while !value.compareExchange(expected: 0, desired: thread, successOrdering: .acquiring, failureOrdering: .relaxed)
      .exchanged
    {
      usleep(20)
    }
    withUnsafePointer(to: value) { place in tellAcquired?(UnsafeRawPointer(place)) }
  }

  /// Whoever only tries goes another way: the kernel, asked again, might give what the sanitizer does not see.
  @_silgen_name("$s15Synchronization12_MutexHandleV12_tryLockSlowSbyF")
  public borrowing func tryLockSlow() -> Bool { false }
}

/// Tells the sanitizer that this thread goes on behind whoever released the word; nothing in programs without it.
private let tellAcquired: (@convention(c) (UnsafeRawPointer) -> Void)? = dlsym(nil, "__tsan_acquire").map {
  unsafeBitCast($0, to: (@convention(c) (UnsafeRawPointer) -> Void).self)
}
