#if _pointerBitWidth(_64)
  import ReckonBytecode
  import ReckonCatalogue

  /// Native code of a formula, which owns its executable memory.
  @usableFromInline final class NativeCode: Sendable {
    /// The code takes the inputs, the formula's frame if it has functions of its own, and the run's context if it uses
    /// one.
    @usableFromInline typealias Entry =
      @convention(c) (UnsafePointer<Double>, UnsafeMutablePointer<Double>?, UnsafeMutableRawPointer?) -> Double

    /// The entry address. The memory is freed with this object, and so with the executable that retains it: no
    /// evaluation is inside then.
    let address: Int
    let usesContext: Bool
    private let memory: ExecutableMemory
    /// The doubles that the formula's own frame needs.
    private let frameSize: Int
    private let pollSteps: Int

    init?(_ program: NativeProgram) {
      guard let memory = ExecutableMemory.holding(program.bytes) else { return nil }
      address = Int(bitPattern: memory.start)
      self.memory = memory
      (usesContext, frameSize, pollSteps) = (program.usesContext, program.frameSize, program.pollSteps)
    }

    /// Frames up to this number of doubles are on the native stack.
    private static let stackFrame = 120

    /// The value for inputs, or `nil` when the reference machine must run the program: a limit was exceeded, a loop
    /// bound was not an integer, or the evaluation was cancelled.
    ///
    /// - Parameter ownSteps: the number of instructions in the formula's own code.
    func run(_ inputs: UnsafePointer<Double>, ownSteps: Int, in context: inout EvaluationContext) -> Double? {
      let entry = unsafeBitCast(address, to: Entry.self)
      guard usesContext else { return entry(inputs, nil, nil) }
      // Most calls are few and shallow: their frames fit on the native stack.
      var size = max(Self.stackFrame, frameSize)
      while true {
        var outcome = NativeContext.Outcome.finished
        let result =
          size == Self.stackFrame
          ? withUnsafeTemporaryAllocation(of: Double.self, capacity: Self.stackFrame) { memory in
            run(entry, ownSteps, inputs, &context, memory, &outcome)
          }
          : withUnsafeTemporaryAllocation(of: Double.self, capacity: size) { memory in
            run(entry, ownSteps, inputs, &context, memory, &outcome)
          }
        switch outcome {
        case .finished: return result
        case .stopped: return nil
        case .outOfMemory:
          // The run starts again with more memory: it has changed nothing outside.
          guard size < context.callValues else { return nil }
          size = min(max(size << 4, 1 << 12), context.callValues)
        }
      }
    }

    private func run(
      _ entry: Entry, _ ownSteps: Int, _ inputs: UnsafePointer<Double>, _ context: inout EvaluationContext,
      _ memory: UnsafeMutableBufferPointer<Double>, _ outcome: inout NativeContext.Outcome
    ) -> Double {
      guard let start = memory.baseAddress else { preconditionFailure("memory for frames has an address") }
      var run = NativeContext(
        steps: context.steps - ownSteps, nextPoll: context.steps, callsLeft: context.callDepth,
        memoryEnd: start + memory.count,
        random: context.random, hosts: context.hosts, isCancelled: context.isCancelled, pollSteps: pollSteps)
      guard run.poll() else {
        outcome = run.outcome
        return .nan
      }
      let result = withUnsafeMutablePointer(to: &run) { entry(inputs, start, UnsafeMutableRawPointer($0)) }
      outcome = run.outcome
      if case .finished = outcome { context.random = run.random }
      return result
    }
  }
#endif
