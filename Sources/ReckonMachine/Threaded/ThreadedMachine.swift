#if !DEBUG
  import ReckonBytecode
  import ReckonCatalogue

  /// Runs threaded code. What it cannot finish (a limit passed, a bound that is no integer, a cancelled task) the reference machine
  /// runs again from the start, to say what happened.
  enum ThreadedMachine {
    /// The value of a program, or nothing when the reference machine must run it.
    static func run(_ code: ThreadedCode, _ program: Program, _ inputs: UnsafePointer<Double>, in context: inout EvaluationContext)
      -> Double?
    {
      if code.frameSize == 0 { return code.run(inputs) }
      guard code.usesContext else { return runInFrame(code, inputs) }
      // Most calls are few and shallow: their frames lie on the native stack.
      var size = max(stackFrame, code.frameSize)
      while true {
        var outcome = ThreadedContext.Outcome.finished
        let result =
          size == stackFrame
          ? withUnsafeTemporaryAllocation(of: Double.self, capacity: stackFrame) { memory in
            runInContext(code, program, inputs, &context, memory, &outcome)
          }
          : withUnsafeTemporaryAllocation(of: Double.self, capacity: size) { memory in
            runInContext(code, program, inputs, &context, memory, &outcome)
          }
        switch outcome {
        case .finished: return result
        case .stopped: return nil
        case .outOfMemory:
          // The run begins again with more: it has changed nothing outside.
          guard size < context.callValues else { return nil }
          size = min(max(size << 4, 1 << 12), context.callValues)
        }
      }
    }

    /// Frames up to so many doubles lie on the native stack.
    static let stackFrame = 120

    /// Runs code that looks at a frame of at most ``stackFrame`` doubles and at no context.
    @inline(__always) static func runOnStack(_ entry: UnsafePointer<Int>, _ inputs: UnsafePointer<Double>) -> Double {
      withUnsafeTemporaryAllocation(of: Double.self, capacity: stackFrame) { memory in
        guard let start = memory.baseAddress else { return .nan }
        (start + FrameHeader.size).initialize(repeating: 0, count: entry[-ThreadedCode.headerSize])
        return next(entry, inputs, start + FrameHeader.size, 0, 0, 0, 0)
      }
    }

    /// Runs code that needs a frame but no context.
    private static func runInFrame(_ code: ThreadedCode, _ inputs: UnsafePointer<Double>) -> Double {
      if code.frameSize <= stackFrame { return runOnStack(code.entry, inputs) }
      return withUnsafeTemporaryAllocation(of: Double.self, capacity: code.frameSize) { memory in
        memory.initialize(repeating: 0)
        return memory.baseAddress.map { code.run(inputs, in: $0) } ?? .nan
      }
    }

    private static func runInContext(
      _ code: ThreadedCode, _ program: Program, _ inputs: UnsafePointer<Double>, _ context: inout EvaluationContext,
      _ memory: UnsafeMutableBufferPointer<Double>, _ outcome: inout ThreadedContext.Outcome
    ) -> Double {
      guard let start = memory.baseAddress else { return .nan }
      return context.hosts.withUnsafeBufferPointer { hosts in
        var run = ThreadedContext(
          steps: context.steps - program.frames[0].instructionCount, nextPoll: context.steps, callsLeft: context.callDepth,
          memoryEnd: start + memory.count, random: context.random, hosts: hosts.baseAddress, isCancelled: context.isCancelled)
        guard run.charge(0) else {
          outcome = run.outcome
          return .nan
        }
        (start + FrameHeader.size).initialize(repeating: 0, count: code.localCount)
        let result = withUnsafeMutablePointer(to: &run) { address in
          (start + FrameHeader.size).setHeader(FrameHeader.context, address)
          return code.run(inputs, in: start)
        }
        outcome = run.outcome
        if case .finished = outcome { context.random = run.random }
        return result
      }
    }
  }
#endif
