import Foundation
import Synchronization
import TestDepth

/// Threads that all begin at the same moment.
enum ThreadGroup {
  /// How many rounds each thread of a test goes, of those at full depth: a quarter at quick depth.
  static func rounds(_ full: Int) -> Int { Depth.isFull ? full : (full + 3) / 4 }

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
