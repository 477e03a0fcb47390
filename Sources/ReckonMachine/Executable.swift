import ReckonBytecode
import ReckonCatalogue
import Synchronization

/// A program with what machines make of it: linked code, made when it is first needed and then shared by all threads.
@usableFromInline package final class Executable: Sendable {
  package let program: Program
  /// How many values an evaluation takes.
  @usableFromInline package let inputCount: Int
  /// How many functions of the host the program knows.
  let hostCount: Int
  /// How the program's value is shown.
  let resultForm: ResultForm

  #if _pointerBitWidth(_64)
    /// Threaded code, or nothing where the reference machine runs the program.
    private final class Link: Sendable {
      let code: ThreadedCode?
      init(_ code: ThreadedCode?) { self.code = code }
    }

    private let strict = OnceReference<Link>()
    private let ieee = OnceReference<Link>()
    /// The address of the first step of code that looks at neither frame nor context, once it is linked: such code runs by a jump to there.
    @usableFromInline let strictEntry = Atomic<Int>(0)
    @usableFromInline let ieeeEntry = Atomic<Int>(0)
    /// The same for code that looks at a frame on the stack.
    private let strictFramedEntry = Atomic<Int>(0)
    private let ieeeFramedEntry = Atomic<Int>(0)

    /// Whether the program has been evaluated.
    private let hasRun = Atomic<Bool>(false)

    /// The threaded code of the program for a policy, or nothing where the reference machine is to run it: always, or this once. Making the code
    /// costs more than one evaluation without loops by the reference machine, and many formulas are evaluated only once.
    func code(for policy: ErrorPolicy) -> ThreadedCode? {
      switch policy {
      case .strict: link(strict, strictEntry, strictFramedEntry, hasChecks: true)
      case .ieee: link(ieee, ieeeEntry, ieeeFramedEntry, hasChecks: false)
      }
    }

    private func link(
      _ link: borrowing OnceReference<Link>, _ entry: borrowing Atomic<Int>, _ framedEntry: borrowing Atomic<Int>, hasChecks: Bool
    ) -> ThreadedCode? {
      if let made = link.load() { return made.code }
      if !program.repeats, !hasRun.exchange(true, ordering: .relaxed) { return nil }
      let code = link.storeIfNil(Link(ThreadedMachine.hasTailCalls ? ThreadedEmitter.emit(program, hasChecks: hasChecks) : nil)).code
      if let code, !code.usesContext, code.frameSize <= ThreadedMachine.stackFrame {
        let address = Int(bitPattern: code.entry)
        if code.frameSize == 0 { entry.store(address, ordering: .releasing) } else { framedEntry.store(address, ordering: .releasing) }
      }
      return code
    }

    /// The value by the shortest way, or nothing when that way is not open or leads to no number: then ``Machine`` knows what to do.
    @inlinable @inline(__always) package func quickValue(_ inputs: UnsafePointer<Double>, _ policy: ErrorPolicy) -> Double? {
      let entry = policy == .strict ? strictEntry.load(ordering: .acquiring) : ieeeEntry.load(ordering: .acquiring)
      guard let step = UnsafePointer<Int>(bitPattern: entry) else { return nil }
      let value = next(step, inputs, UnsafeMutablePointer(mutating: inputs), 0, 0, 0, 0)
      return policy == .ieee || isFinite(value) ? value : nil
    }

    /// The value by the second shortest way, for code that looks at a frame; or nothing, as ``quickValue(_:_:)``.
    package func framedValue(_ inputs: UnsafePointer<Double>, _ policy: ErrorPolicy) -> Double? {
      let entry = policy == .strict ? strictFramedEntry.load(ordering: .acquiring) : ieeeFramedEntry.load(ordering: .acquiring)
      guard let step = UnsafePointer<Int>(bitPattern: entry) else { return nil }
      let value = ThreadedMachine.runOnStack(step, inputs)
      return policy == .ieee || isFinite(value) ? value : nil
    }
  #else
    package func framedValue(_ inputs: UnsafePointer<Double>, _ policy: ErrorPolicy) -> Double? { nil }
    @usableFromInline package func quickValue(_ inputs: UnsafePointer<Double>, _ policy: ErrorPolicy) -> Double? { nil }
  #endif

  private let strictBatch = OnceReference<BatchProgram>()
  private let ieeeBatch = OnceReference<BatchProgram>()

  /// The program as steps over columns, for a policy.
  func batchProgram(for policy: ErrorPolicy) -> BatchProgram {
    switch policy {
    case .strict: batchProgram(strictBatch, hasChecks: true)
    case .ieee: batchProgram(ieeeBatch, hasChecks: false)
    }
  }

  private func batchProgram(_ made: borrowing OnceReference<BatchProgram>, hasChecks: Bool) -> BatchProgram {
    made.load() ?? made.storeIfNil(BatchProgram(BatchEmitter.emit(program, hasChecks: hasChecks)))
  }

  private let decimalLink = OnceReference<RegisterCode<MarkedDecimal>>()
  /// Whether the reference machine alone runs the program on decimals: it is not lowered, or must not run twice.
  private let isDecimalByReference = Atomic<Bool>(false)

  /// The program as steps on decimals, or nothing where the reference machine is to run it. The executable holds the code.
  var decimalCode: Unmanaged<RegisterCode<MarkedDecimal>>? {
    if let made = decimalLink.unmanaged { return made }
    if isDecimalByReference.load(ordering: .relaxed) { return nil }
    guard program.canRepeat, let code = RegisterLinker<MarkedDecimal>.link(program) else {
      isDecimalByReference.store(true, ordering: .relaxed)
      return nil
    }
    _ = decimalLink.storeIfNil(code)
    return decimalLink.unmanaged
  }

  /// Whether the formula's own code, run once, keeps within a limit of steps.
  package func canRun(within steps: Int) -> Bool { ownSteps <= steps }

  /// The instructions of the formula's own code. Apart from the program, whose array of frames would be counted as used at each evaluation.
  private let ownSteps: Int

  package init(_ program: Program) {
    self.program = program
    inputCount = program.variableCount
    hostCount = program.hostFunctionCount
    resultForm = program.resultForm
    ownSteps = program.frames[0].instructionCount
  }
}
