#if _pointerBitWidth(_64)
  import ReckonBytecode
  import ReckonCatalogue

  /// The points at which runs check whether they are cancelled: loops and calls after a number of steps, calls of the host each time,
  /// and code without
  /// either at steps of its own, which only long code has.
  extension ThreadedEmitter {
    /// The most steps between two checks, whatever they do.
    private static let mostPollSteps = 1 << 14

    /// Takes note of an instruction that has been emitted.
    mutating func countTime(_ instruction: LoweredCode.Instruction) {
      let time = instruction.time
      longestTime = max(longestTime, time)
      timeSincePoll += time
    }

    /// Adds a step that checks, when the code since the last one takes long. It leaves the registers as they are.
    mutating func addPollIfDue() {
      guard timeSincePoll > CancellationPoll.interval else { return }
      timeSincePoll = 0
      usesContext = true
      emit(SpecialHandler.poll)
    }

    /// The number of steps that may pass between two checks: every instruction that runs again is charged at least one.
    var pollSteps: Int { Self.pollSteps(longestTime: longestTime) }

    /// The same where the longest instruction takes a number of nanoseconds.
    static func pollSteps(longestTime: Int) -> Int { max(1, min(mostPollSteps, CancellationPoll.interval / max(1, longestTime))) }
  }
#endif
