#if !hasFeature(Embedded)
  import Dispatch
#endif

/// The platform's threads.
enum Processors {
  /// Runs a body a number of times, concurrently where the platform has threads, and returns when all runs have ended.
  static func perform(_ count: Int, _ body: @Sendable () -> Void) {
    #if hasFeature(Embedded)
      for _ in 0..<count { body() }
    #else
      DispatchQueue.concurrentPerform(iterations: count) { _ in body() }
    #endif
  }
}
