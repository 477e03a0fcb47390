#if _pointerBitWidth(_64)
  import ReckonBytecode
  import ReckonCatalogue
  import Synchronization

  /// Native code of a formula, entered as a threaded code of one step.
  final class NativeCode: Sendable {
    let threaded: ThreadedCode
    /// Freed with this, and so with the executable that holds it: no evaluation is inside then.
    private let memory: ExecutableMemory

    init?(_ program: NativeProgram) {
      guard let memory = ExecutableMemory.holding(program.bytes) else { return nil }
      threaded = ThreadedCode(
        [Int(bitPattern: memory.start)], frameSize: program.usesContext ? FrameHeader.size + program.frameSize : 0,
        usesContext: program.usesContext,
        pollSteps: program.pollSteps)
      self.memory = memory
    }
  }

  /// When a program becomes native code, and that code once it has.
  struct NativeTier: ~Copyable, Sendable {
    private let strict = OnceReference<NativeCode>()
    private let ieee = OnceReference<NativeCode>()
    /// How many evaluations come before the code for a policy is made; 0 when it has been made or refused.
    private let strictCountdown: Atomic<Int>
    private let ieeeCountdown: Atomic<Int>
    private let isRefused = Atomic<Bool>(false)
    /// Whether the host lets the program become native code.
    let isAllowed: Bool

    init(_ program: Program, isAllowed: Bool) {
      self.isAllowed = isAllowed && program.numberMode == .double && !program.holdsValues && program.canRepeat
      let count = self.isAllowed ? Self.evaluations(before: program) : 0
      strictCountdown = Atomic(count)
      ieeeCountdown = Atomic(count)
    }

    /// So many evaluations that making native code, which takes some 10 µs and a third of a microsecond for each instruction, adds little to
    /// what they have taken. How often loops run is not known.
    private static func evaluations(before program: Program) -> Int {
      program.repeats ? 50 : 2_500 + 80_000 / max(8, program.frames[0].instructionCount)
    }

    /// How many rows of columns pay for native code.
    static let rows = 1 << 15
    private let areRowsRefused = Atomic<Bool>(false)

    /// Whether native code over columns may be made, as far as is known.
    var mayHaveRows: Bool { isAllowed && !areRowsRefused.load(ordering: .relaxed) }

    func refuseRows() { areRowsRefused.store(true, ordering: .relaxed) }

    /// The code for a policy, if it has been made. The executable holds it.
    func code(for policy: ErrorPolicy) -> NativeCode? {
      switch policy {
      case .strict: strict.load()
      case .ieee: ieee.load()
      }
    }

    /// The same as steps, uncounted: the executable holds it.
    func steps(for policy: ErrorPolicy) -> Unmanaged<ThreadedCode>? {
      let code = policy == .strict ? strict.unmanaged : ieee.unmanaged
      return code.map { $0._withUnsafeGuaranteedRef { .passUnretained($0.threaded) } }
    }

    /// How many evaluations for a policy come before its native code is made; 0 where they are counted no more.
    func countdown(_ policy: ErrorPolicy) -> Int {
      policy == .strict ? strictCountdown.load(ordering: .relaxed) : ieeeCountdown.load(ordering: .relaxed)
    }

    /// Counts an evaluation; true when the time has come to make the code. Several threads may lose counts to each other.
    @inline(__always) func isDue(_ policy: ErrorPolicy) -> Bool {
      policy == .strict ? Self.countDown(strictCountdown) : Self.countDown(ieeeCountdown)
    }

    @inline(__always) private static func countDown(_ count: borrowing Atomic<Int>) -> Bool {
      let left = count.load(ordering: .relaxed)
      guard left > 0 else { return false }
      count.store(left - 1, ordering: .relaxed)
      return left == 1
    }

    /// Makes the code for a policy unless that is known to be in vain.
    func make(_ program: Program, _ policy: ErrorPolicy) -> NativeCode? {
      if let made = code(for: policy) { return made }
      guard isAllowed, !isRefused.load(ordering: .relaxed), ExecutableMemory.isPossible, NativeProcessor.current.isSuitable,
        let emitted = NativeEmitter<NativeProcessor.Assembler>.emit(program, hasChecks: policy == .strict), let code = NativeCode(emitted)
      else {
        isRefused.store(true, ordering: .relaxed)
        return nil
      }
      switch policy {
      case .strict: return strict.storeIfNil(code)
      case .ieee: return ieee.storeIfNil(code)
      }
    }
  }
#endif
