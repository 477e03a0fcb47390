#if _pointerBitWidth(_64)
  import ReckonBytecode
  import ReckonCatalogue

  /// Where runs check whether they are cancelled: loops and calls every so many steps, calls of the host each time, and code without
  /// either at steps of its own, which only long code has.
  extension Linker {
    /// The most steps between two checks, whatever they do.
    private static let mostPollSteps = 1 << 14

    /// About how many nanoseconds an instruction takes, rather too many than too few. A row's cost is that of usual operands;
    /// the slowest operands take some ten times as long.
    static func time(_ instruction: Instruction) -> Int {
      switch instruction.opcode {
      case .apply1, .apply2, .apply3: 16 * Catalogue.traits(Operation.function(ofCode: instruction.operand)).cost
      case .applyN: 4 * Catalogue.traits(Operation.function(ofCode: instruction.operand)).cost * Int(instruction.count)
      case .call: 16
      case .constant, .variable, .local, .store, .tee, .pop, .add, .subtract, .multiply, .divide, .negate, .less, .lessOrEqual, .greater,
        .greaterOrEqual, .equal, .notEqual, .not, .host, .jump, .jumpIfFalse, .loop, .bound, .accumulate, .total, .check, .return:
        4
      }
    }

    /// Takes note of instructions that have been linked.
    mutating func countTime(_ linked: Range<Int>) {
      for index in linked {
        let time = Self.time(instructions[index])
        longestTime = max(longestTime, time)
        timeSincePoll += time
      }
    }

    /// Adds a step that checks, when the code since the last one takes long.
    mutating func addPollIfDue() {
      guard timeSincePoll > CancellationPoll.interval else { return }
      timeSincePoll = 0
      usesContext = true
      usesFrame = true
      emit(SpecialHandler.poll)
    }

    /// How many steps may pass between two checks: every instruction that runs again is charged at least one.
    var pollSteps: Int { max(1, min(Self.mostPollSteps, CancellationPoll.interval / max(1, longestTime))) }
  }
#endif
