import Foundation
import Synchronization

/// Threads that all begin at the same moment.
enum ThreadGroup {
  /// How many rounds each thread of a test goes; `RECKON_THREAD_ROUNDS` multiplies them.
  static func rounds(_ usual: Int) -> Int {
    usual * (ProcessInfo.processInfo.environment["RECKON_THREAD_ROUNDS"].flatMap { Int($0) } ?? 1)
  }

  /// Runs `body` on some threads at once, with the number of each, and waits for all of them.
  ///
  /// They are threads of their own: `concurrentPerform` takes no more than there are cores.
  static func run(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    let ready = Counter()
    let end = DispatchGroup()
    for number in 0..<count {
      end.enter()
      Thread.detachNewThread {
        // Who is ready waits for the others, so that their first steps meet.
        ready.value.wrappingAdd(1, ordering: .acquiringAndReleasing)
        while ready.value.load(ordering: .acquiring) < count { usleep(50) }
        body(number)
        end.leave()
      }
    }
    end.wait()
  }

  private final class Counter: Sendable { let value = Atomic<Int>(0) }
}
