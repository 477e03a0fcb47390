#if _pointerBitWidth(_64)
  import ReckonBytecode
  import ReckonCatalogue

  /// A program linked into steps of threaded code. Owns its words, which nothing changes once it is made: so threads may share it,
  /// although it holds a pointer.
  final class ThreadedCode: @unchecked Sendable {
    /// The formula's first step.
    let entry: UnsafePointer<Int>
    private let words: UnsafeMutablePointer<Int>
    /// The doubles that the formula's own frame needs, its header included; 0 when no step looks at the frame.
    let frameSize: Int
    /// The locals of the formula's own frame, which are 0 at first.
    let localCount: Int
    /// Whether a step looks at the context: calls, loops, random numbers, functions of the host.
    let usesContext: Bool
    /// How many steps may pass between two checks of whether an evaluation is cancelled.
    let pollSteps: Int

    /// The words in front of the first step: the number of locals.
    static let headerSize = 1

    init(_ linked: [Int], frameSize: Int, localCount: Int, usesContext: Bool, pollSteps: Int) {
      words = UnsafeMutablePointer.allocate(capacity: Self.headerSize + linked.count)
      words.initialize(to: localCount)
      (words + Self.headerSize).initialize(from: linked, count: linked.count)
      entry = UnsafePointer(words + Self.headerSize)
      self.frameSize = frameSize
      self.localCount = localCount
      self.usesContext = usesContext
      self.pollSteps = pollSteps
    }

    deinit { words.deallocate() }

    /// Runs code that looks at no frame.
    @inline(__always) func run(_ inputs: UnsafePointer<Double>) -> Double {
      next(entry, inputs, UnsafeMutablePointer(mutating: inputs), 0, 0, 0, 0)
    }

    /// Runs code in a memory of at least ``frameSize`` doubles.
    @inline(__always) func run(_ inputs: UnsafePointer<Double>, in memory: UnsafeMutablePointer<Double>) -> Double {
      next(entry, inputs, memory + FrameHeader.size, 0, 0, 0, 0)
    }
  }
#endif
