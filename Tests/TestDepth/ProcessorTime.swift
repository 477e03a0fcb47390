import Foundation

/// The processor time that something takes, which other processes do not lengthen as they do the time on a clock.
package enum ProcessorTime {
  /// The processor time of this thread while `body` runs; that of threads which it starts is not part of it.
  package static func measure(_ body: () throws -> Void) rethrows -> Duration {
    let start = now
    try body()
    return now - start
  }

  private static var now: Duration {
    var time = timespec()
    precondition(clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) == 0, "the system measures the time of threads")
    return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
  }
}
