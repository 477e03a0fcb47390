#if _pointerBitWidth(_64)
  import ReckonBytecode
  import ReckonCatalogue

  /// Where runs check whether they are cancelled: loops and calls every so many steps, calls of the host each time, and code without
  /// either at steps of its own, which only long code has.
  extension ThreadedEmitter {
    /// The most steps between two checks, whatever they do.
    private static let mostPollSteps = 1 << 14

    /// About how many nanoseconds an instruction takes, rather too many than too few. A row's cost is that of usual operands;
    /// the slowest operands take some ten times as long.
    private static func time(_ instruction: LoweredCode.Instruction) -> Int {
      switch instruction.action {
      case .apply(let operation):
        let cost = Catalogue.traits(Operation.function(ofCode: operation)).cost
        if Opcode(dedicatedTo: Operation.function(ofCode: operation)) != nil { return 4 }
        switch Catalogue.kernel(ofOperation: operation, count: instruction.operands.count) {
        case .unary, .binary, .ternary: return 16 * cost
        case .variadic, .random, nil: return 4 * cost * max(1, instruction.operands.count)
        }
      case .call: return 16
      case .polynomial: return 4 * instruction.operands.count
      case .host, .bound, .accumulate, .total, .check, .choose: return 4
      }
    }

    /// Takes note of an instruction that has been emitted.
    mutating func countTime(_ instruction: LoweredCode.Instruction) {
      let time = Self.time(instruction)
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

    /// How many steps may pass between two checks: every instruction that runs again is charged at least one.
    var pollSteps: Int { max(1, min(Self.mostPollSteps, CancellationPoll.interval / max(1, longestTime))) }
  }
#endif
