/// Whether the task that evaluates is cancelled, where the platform has tasks.
enum TaskCancellation {
  #if hasFeature(Embedded)
    static var isAsked: Bool { false }

    static func question(spreads: Bool) -> (@Sendable () -> Bool)? { nil }
  #else
    static var isAsked: Bool { Task.isCancelled }

    /// The closure that checks whether the task is cancelled; `nil` outside of tasks.
    ///
    /// - Parameter spreads: whether threads beside the task's own ask.
    static func question(spreads: Bool) -> (@Sendable () -> Bool)? {
      withUnsafeCurrentTask { task in
        guard let task else { return nil }
        if !spreads { return { Task.isCancelled } }
        // The task waits for the threads that ask, and whether it is cancelled may be asked from any of them.
        nonisolated(unsafe) let waiting = task
        return { waiting.isCancelled }
      }
    }
  #endif
}
