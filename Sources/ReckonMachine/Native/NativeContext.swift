#if _pointerBitWidth(_64)
  import ReckonCatalogue

  /// The context of a run of native code beside its inputs.
  struct NativeContext {
    /// The reason for an early end of a run; the reference machine then determines the error.
    enum Outcome { case finished, outOfMemory, stopped }

    // Native code knows where these four are: see `NativeHelper`.
    var steps: Int
    var nextPoll: Int
    /// The number of further calls that may be open at once.
    var callsLeft: Int
    /// The end of the memory for frames.
    let memoryEnd: UnsafeMutablePointer<Double>
    var outcome = Outcome.finished
    var random: RandomSource
    let hosts: HostBodies?
    let isCancelled: (@Sendable () -> Bool)?
    /// The number of steps that may pass between two checks of whether the evaluation is cancelled.
    let pollSteps: Int

    /// The most steps between two checks, whatever they do.
    private static let mostPollSteps = 1 << 14

    /// The number of steps that may pass between two checks, where the longest instruction takes a number of nanoseconds: every instruction that
    /// runs again is charged at least one.
    static func pollSteps(longestTime: Int) -> Int { max(1, min(mostPollSteps, CancellationPoll.interval / max(1, longestTime))) }

    /// Whether the run goes on: steps are left, and the evaluation is not cancelled.
    mutating func poll() -> Bool {
      nextPoll = max(0, steps - pollSteps)
      // With the steps all used, the next charge comes here again.
      if steps < 0 || isCancelled?() == true {
        outcome = .stopped
        return false
      }
      return true
    }
  }
#endif
