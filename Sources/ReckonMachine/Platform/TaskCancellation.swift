/// Cancellation of the evaluating task, where the platform has tasks.
enum TaskCancellation {
  #if hasFeature(Embedded)
    static var isAsked: Bool { false }

    static func question(spreads: Bool) -> (@Sendable () -> Bool)? { nil }
  #else
    static var isAsked: Bool { Task.isCancelled }

    /// The closure that checks whether the task is cancelled; `nil` outside of tasks.
    ///
    /// - Parameter spreads: whether threads other than the task's own call it.
    static func question(spreads: Bool) -> (@Sendable () -> Bool)? {
      withUnsafeCurrentTask { task in
        guard let task else { return nil }
        if !spreads { return { Task.isCancelled } }
        // The task waits for these threads, and its cancellation may be queried from any of them.
        nonisolated(unsafe) let waiting = task
        return { waiting.isCancelled }
      }
    }
  #endif
}
