#if !hasFeature(Embedded)
  import Dispatch
#endif

/// The platform's threads.
enum Processors {
  /// Runs a body so many times, at once where the platform has threads, and returns when all have ended.
  static func perform(_ count: Int, _ body: @Sendable () -> Void) {
    #if hasFeature(Embedded)
      for _ in 0..<count { body() }
    #else
      DispatchQueue.concurrentPerform(iterations: count) { _ in body() }
    #endif
  }
}
