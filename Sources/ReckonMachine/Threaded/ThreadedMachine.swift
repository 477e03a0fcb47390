#if _pointerBitWidth(_64)
  import ReckonBytecode
  import ReckonCatalogue
  import ReckonForms

  /// Runs threaded code. What it cannot finish (a limit passed, a bound that is no integer, a cancelled task) the reference machine
  /// runs again from the start, to say what happened.
  package enum ThreadedMachine {
    /// Whether handlers end in jumps, so that a run needs the same stack however long its code is.
    ///
    /// Only the optimizer makes jumps of calls, and it leaves them where it is off or where a sanitizer instruments functions. How the
    /// module was built is not visible at run time, but what it does is: short code and long code, each of which ends with the address of
    /// its last handler's stack frame, end with the same address. Without jumps, sixty steps take about a kilobyte at least.
    ///
    /// AddressSanitizer may keep what a frame holds elsewhere, where addresses tell nothing: that code which is not optimized has no jumps
    /// is taken from the compiler first.
    package static let hasTailCalls: Bool = {
      guard isOptimized else { return false }
      let depths = [1, 16].map { stackAddress(steps: $0) }
      return abs(depths[0] - depths[1]) < 256
    }()

    /// Whether this module was optimized, by the compiler's word.
    package static var isOptimized: Bool { !_isDebugAssertConfiguration() }

    /// The address of the last handler's stack frame after a number of rounds of a jump, a sum, a function and a comparison.
    @inline(never) private static func stackAddress(steps: Int) -> Double {
      let absoluteValue: @convention(c) (Double) -> Double = { $0.magnitude }
      var words: [Int] = []
      func append(_ form: HandlerForm, _ operands: Int...) {
        words.append(ThreadedEmitter.address(form, 0))
        words += operands
      }
      for _ in 0..<steps {
        words += [ThreadedEmitter.address(SpecialHandler.jump), 2]
        append(.stackSource(.add, .constant), 0)
        append(.applyStack, unsafeBitCast(absoluteValue, to: Int.self))
        append(.compareStackSource(.less, .constant), 0)
      }
      words.append(ThreadedEmitter.address(SpecialHandler.depth))
      return words.withUnsafeBufferPointer { words in
        withUnsafePointer(to: 0.0) { inputs in
          guard let start = words.baseAddress else { preconditionFailure("there are steps") }
          return next(start, inputs, UnsafeMutablePointer(mutating: inputs), 0, 0, 0, 0)
        }
      }
    }

    /// The value of a program, or `nil` when the reference machine must run it.
    ///
    /// - Parameter ownSteps: the instructions of the formula's own code.
    static func run(
      _ code: ThreadedCode, ownSteps: Int, _ inputs: UnsafePointer<Double>, in context: inout EvaluationContext
    ) -> Double? {
      if code.frameSize == 0 { return code.run(inputs) }
      guard code.usesContext else { return runInFrame(code, inputs) }
      // Most calls are few and shallow: their frames lie on the native stack.
      var size = max(stackFrame, code.frameSize)
      while true {
        var outcome = ThreadedContext.Outcome.finished
        let result =
          size == stackFrame
          ? withUnsafeTemporaryAllocation(of: Double.self, capacity: stackFrame) { memory in
            runInContext(code, ownSteps, inputs, &context, memory, &outcome)
          }
          : withUnsafeTemporaryAllocation(of: Double.self, capacity: size) { memory in
            runInContext(code, ownSteps, inputs, &context, memory, &outcome)
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

    /// The address of memory for frames, which always has room for a header.
    @inline(__always) private static func address(of memory: UnsafeMutableBufferPointer<Double>) -> UnsafeMutablePointer<Double> {
      guard let start = memory.baseAddress else { preconditionFailure("memory for frames has an address") }
      return start
    }

    /// Frames up to this number of doubles are on the native stack.
    static let stackFrame = 120

    /// Runs code with a frame of at most ``stackFrame`` doubles and without a context.
    @inline(__always) static func runOnStack(_ entry: UnsafePointer<Int>, _ inputs: UnsafePointer<Double>) -> Double {
      withUnsafeTemporaryAllocation(of: Double.self, capacity: stackFrame) { memory in
        let start = address(of: memory)
        return next(entry, inputs, start + FrameHeader.size, 0, 0, 0, 0)
      }
    }

    /// Runs code that needs a frame but no context.
    private static func runInFrame(_ code: ThreadedCode, _ inputs: UnsafePointer<Double>) -> Double {
      if code.frameSize <= stackFrame { return runOnStack(code.entry, inputs) }
      return withUnsafeTemporaryAllocation(of: Double.self, capacity: code.frameSize) { memory in
        code.run(inputs, in: address(of: memory))
      }
    }

    private static func runInContext(
      _ code: ThreadedCode, _ ownSteps: Int, _ inputs: UnsafePointer<Double>, _ context: inout EvaluationContext,
      _ memory: UnsafeMutableBufferPointer<Double>, _ outcome: inout ThreadedContext.Outcome
    ) -> Double {
      let start = address(of: memory)
      var run = ThreadedContext(
        steps: context.steps - ownSteps, nextPoll: context.steps, callsLeft: context.callDepth,
        memoryEnd: start + memory.count, random: context.random, hosts: context.hosts, isCancelled: context.isCancelled,
        pollSteps: code.pollSteps)
      guard run.charge(0) else {
        outcome = run.outcome
        return .nan
      }
      let result = withUnsafeMutablePointer(to: &run) { address in
        (start + FrameHeader.size).setHeader(FrameHeader.context, address)
        return code.run(inputs, in: start)
      }
      outcome = run.outcome
      if case .finished = outcome { context.random = run.random }
      return result
    }
  }
#endif
