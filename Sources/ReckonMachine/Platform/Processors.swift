#if !hasFeature(Embedded)
  import Dispatch
#endif

/// Parallel execution on the platform's threads.
package enum Processors {
  /// A function's results for `0..<count`, computed concurrently if the platform has threads.
  ///
  /// - Parameter share: about how many calls are worth a thread; fewer than two shares are computed on the caller's
  ///   thread.
  package static func map<Result: Sendable>(_ count: Int, share: Int, _ function: @Sendable (Int) -> Result) -> [Result]
  {
    #if !hasFeature(Embedded)
      if count >= 2 * share {
        let shares = min(count / share, mostShares)
        return [Result](unsafeUninitializedCapacity: count) { (results, initialized) in
          // Each share writes to its own elements.
          nonisolated(unsafe) let results = results
          DispatchQueue.concurrentPerform(iterations: shares) { number in
            for index in count * number / shares..<count * (number + 1) / shares {
              results.initializeElement(at: index, to: function(index))
            }
          }
          initialized = count
        }
      }
    #endif
    return (0..<count).map { function($0) }
  }

  /// More shares than processors, to balance the load.
  private static let mostShares = 64

  /// Runs a body a number of times, concurrently if the platform has threads, and returns when all runs have ended.
  package static func perform(_ count: Int, _ body: @Sendable () -> Void) {
    #if hasFeature(Embedded)
      for _ in 0..<count { body() }
    #else
      DispatchQueue.concurrentPerform(iterations: count) { _ in body() }
    #endif
  }
}
