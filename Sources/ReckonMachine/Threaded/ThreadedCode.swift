#if _pointerBitWidth(_64)
  import ReckonBytecode
  import ReckonCatalogue

  /// A program as steps of threaded code. Owns its words, which nothing changes once it is made but the count of ``CountingStep``, by atomic
  /// operations: so threads may share it, although it holds a pointer.
  final class ThreadedCode: @unchecked Sendable {
    /// The formula's first step.
    let entry: UnsafePointer<Int>
    private let words: UnsafeMutablePointer<Int>
    private let wordCount: Int
    /// The words of a step that counts evaluations before the first one.
    private let countingCount: Int
    /// The doubles that the formula's own frame needs, its header included; 0 when no step uses the frame.
    let frameSize: Int
    /// Whether a step uses the context: calls, loops, random numbers, functions of the host.
    let usesContext: Bool
    /// The number of steps that may pass between two checks of whether an evaluation is cancelled.
    let pollSteps: Int

    init(_ emitted: [Int], frameSize: Int, usesContext: Bool, pollSteps: Int, countingCount: Int = 0) {
      (wordCount, self.countingCount) = (emitted.count, countingCount)
      words = UnsafeMutablePointer.allocate(capacity: emitted.count)
      words.initialize(from: emitted, count: emitted.count)
      entry = UnsafePointer(words)
      self.frameSize = frameSize
      self.usesContext = usesContext
      self.pollSteps = pollSteps
    }

    /// The same code behind a step that counts so many evaluations, if there are any to count.
    func counting(_ executable: Executable, _ policy: ErrorPolicy, _ count: Int) -> ThreadedCode {
      guard count > 0, wordCount > Self.wordsOfOneStep else { return self }
      let counting = CountingStep.words(executable, policy, count: count)
      return ThreadedCode(
        counting + UnsafeBufferPointer(start: words, count: wordCount), frameSize: frameSize, usesContext: usesContext,
        pollSteps: pollSteps,
        countingCount: counting.count)
    }

    /// The words of a step on three operands and of the one that ends: native code saves nothing there.
    private static let wordsOfOneStep = 5

    /// The address of the code behind the step that counts.
    var entryWithoutCounting: UnsafePointer<Int> { entry + countingCount }

    deinit { words.deallocate() }

    /// Runs code without a frame.
    @inline(__always) func run(_ inputs: UnsafePointer<Double>) -> Double {
      next(entry, inputs, UnsafeMutablePointer(mutating: inputs), 0, 0, 0, 0)
    }

    /// Runs code in a memory of at least ``frameSize`` doubles.
    @inline(__always) func run(_ inputs: UnsafePointer<Double>, in memory: UnsafeMutablePointer<Double>) -> Double {
      next(entry, inputs, memory + FrameHeader.size, 0, 0, 0, 0)
    }
  }
#endif
