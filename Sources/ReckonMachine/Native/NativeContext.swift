#if _pointerBitWidth(_64)
  import ReckonCatalogue

  /// The context of a run of native code, apart from its inputs.
  struct NativeContext {
    /// The outcome of a run; after an early end the reference machine determines the error.
    enum Outcome { case finished, outOfMemory, stopped }

    // Native code uses the offsets of these four: see `NativeHelper`.
    var steps: Int
    var nextPoll: Int
    /// The number of further nested calls allowed.
    var callsLeft: Int
    /// The end of the memory for frames.
    let memoryEnd: UnsafeMutablePointer<Double>
    var outcome = Outcome.finished
    var random: RandomSource
    let hosts: HostBodies?
    let isCancelled: (@Sendable () -> Bool)?
    /// The maximum number of steps between two cancellation checks.
    let pollSteps: Int

    /// The upper limit on steps between two checks, whatever their cost.
    private static let mostPollSteps = 1 << 14

    /// The maximum number of steps between two checks, given the time of the longest instruction in nanoseconds: every
    /// instruction that runs again is charged at least one step.
    static func pollSteps(longestTime: Int) -> Int {
      max(1, min(mostPollSteps, CancellationPoll.interval / max(1, longestTime)))
    }

    /// Whether the run continues: steps are left, and the evaluation is not cancelled.
    mutating func poll() -> Bool {
      nextPoll = max(0, steps - pollSteps)
      // When the steps are used up, the next charge polls again.
      if steps < 0 || isCancelled?() == true {
        outcome = .stopped
        return false
      }
      return true
    }
  }
#endif
