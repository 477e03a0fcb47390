import ReckonBytecode
import ReckonCatalogue
import Synchronization

/// A program with what machines make of it: linked code, made when it is first needed and then shared by all threads.
@usableFromInline package final class Executable: Sendable {
  package let program: Program
  /// The number of values that an evaluation takes.
  @usableFromInline package let inputCount: Int
  /// The number of the host's functions that the program knows.
  let hostCount: Int
  /// The form in which the program's value is shown.
  let resultForm: ResultForm

  #if _pointerBitWidth(_64)
    /// Threaded code, or `nil` where the reference machine runs the program.
    private final class Link: Sendable {
      let code: ThreadedCode?
      init(_ code: ThreadedCode?) { self.code = code }
    }

    private let strict = OnceReference<Link>()
    private let ieee = OnceReference<Link>()
    /// The address of the first step of code without a frame and context, once it is linked: such code runs by a jump to there.
    @usableFromInline let strictEntry = Atomic<Int>(0)
    @usableFromInline let ieeeEntry = Atomic<Int>(0)
    /// The same for code with a frame on the stack.
    private let strictFramedEntry = Atomic<Int>(0)
    private let ieeeFramedEntry = Atomic<Int>(0)

    /// Whether the program has been evaluated.
    private let hasRun = Atomic<Bool>(false)

    private let native: NativeTier

    /// The code that runs the program for a policy, native once it is hot, or `nil` where the reference machine is to run it: always, or this
    /// once. Making code costs more than one evaluation without loops by the reference machine, and many formulas are evaluated only once.
    /// It is not counted, since threads would count in the same word: the executable holds it.
    ///
    /// - Parameter isCancelled: whether the evaluation must end. Then nothing is made, and the reference machine, which asks again, ends at once.
    func code(for policy: ErrorPolicy, _ isCancelled: (@Sendable () -> Bool)?) -> Unmanaged<ThreadedCode>? {
      if let code = native.steps(for: policy) { return code }
      return switch policy {
      case .strict: link(strict, .strict, isCancelled)
      case .ieee: link(ieee, .ieee, isCancelled)
      }
    }

    private func link(
      _ link: borrowing OnceReference<Link>, _ policy: ErrorPolicy, _ isCancelled: (@Sendable () -> Bool)?
    ) -> Unmanaged<ThreadedCode>? {
      if let made = link.unmanaged {
        let code = made._withUnsafeGuaranteedRef { $0.code.map { Unmanaged.passUnretained($0) } }
        // Without threaded code nothing else counts.
        if code == nil { noteEvaluation(policy) }
        return code
      }
      if !program.repeats, !hasRun.exchange(true, ordering: .relaxed) { return nil }
      var made: ThreadedCode?
      if ThreadedMachine.hasTailCalls {
        var poll = CancellationPoll(isCancelled)
        do throws(FormulaError) { made = try ThreadedEmitter.emit(program, hasChecks: policy == .strict, &poll) } catch { return nil }
      }
      let code = link.storeIfNil(Link(made.map { $0.counting(self, policy, native.countdown(policy)) })).code
      // Native code that another thread has made meanwhile stays.
      if let code { open(code, policy, replaces: false) }
      return code.map { .passUnretained($0) }
    }

    /// Opens the shortest way that there is to code.
    private func open(_ code: ThreadedCode, at entry: UnsafePointer<Int>? = nil, _ policy: ErrorPolicy, replaces: Bool) {
      guard !code.usesContext, code.frameSize <= ThreadedMachine.stackFrame else { return }
      let start = entry ?? code.entry
      func store(_ entry: borrowing Atomic<Int>) {
        let address = Int(bitPattern: start)
        if replaces {
          entry.store(address, ordering: .releasing)
        } else {
          _ = entry.compareExchange(expected: 0, desired: address, ordering: .releasing)
        }
      }
      switch (policy, code.frameSize) {
      case (.strict, 0): store(strictEntry)
      case (.ieee, 0): store(ieeeEntry)
      case (.strict, _): store(strictFramedEntry)
      case (.ieee, _): store(ieeeFramedEntry)
      }
    }

    /// Counts an evaluation, and makes native code when there have been enough.
    @inline(__always) func noteEvaluation(_ policy: ErrorPolicy) {
      if native.isDue(policy) { becomeNative(policy) }
    }

    /// Makes native code; where there is none, evaluations are no longer counted.
    @inline(never) func becomeNative(_ policy: ErrorPolicy) {
      _ = makeNative(policy)
      guard let linked = policy == .strict ? strict.load() : ieee.load(), let code = linked.code, native.code(for: policy) == nil else {
        return
      }
      open(code, at: code.entryWithoutCounting, policy, replaces: true)
    }

    /// Makes the native code of the program for a policy now; false where it stays with threaded code.
    package func makeNative(_ policy: ErrorPolicy) -> Bool {
      guard let code = native.make(program, policy) else { return false }
      open(code.threaded, policy, replaces: true)
      return true
    }

    /// Makes the native code over columns now; false where these stay with steps.
    ///
    /// - Parameter lanes: how many rows an instruction works on, if not as many as the processor can.
    package func makeNativeRows(_ policy: ErrorPolicy, lanes: Int? = nil) -> Bool { nativeRows(policy, lanes: lanes, nil) != nil }

    /// The machine that evaluates for a policy from here on.
    package func machine(for policy: ErrorPolicy) -> EvaluationMachine {
      guard program.numberMode == .double, !program.holdsValues, program.canRepeat else { return .reference }
      if native.code(for: policy) != nil { return .native }
      return ThreadedMachine.hasTailCalls && program.isLowered ? .threaded : .reference
    }

    /// The value by the shortest way, or `nil` when that way is not open or leads to no number: then ``Machine`` knows what to do.
    @inlinable @inline(__always) package func fastPathValue(_ inputs: UnsafePointer<Double>, _ policy: ErrorPolicy) -> Double? {
      let entry = policy == .strict ? strictEntry.load(ordering: .acquiring) : ieeeEntry.load(ordering: .acquiring)
      guard let step = UnsafePointer<Int>(bitPattern: entry) else { return nil }
      let value = next(step, inputs, UnsafeMutablePointer(mutating: inputs), 0, 0, 0, 0)
      return policy == .ieee || isFinite(value) ? value : nil
    }

    /// The value by the second fastest path, for code with a frame; or `nil`, as ``fastPathValue(_:_:)``.
    package func framedValue(_ inputs: UnsafePointer<Double>, _ policy: ErrorPolicy) -> Double? {
      let entry = policy == .strict ? strictFramedEntry.load(ordering: .acquiring) : ieeeFramedEntry.load(ordering: .acquiring)
      guard let step = UnsafePointer<Int>(bitPattern: entry) else { return nil }
      let value = ThreadedMachine.runOnStack(step, inputs)
      return policy == .ieee || isFinite(value) ? value : nil
    }
  #else
    package func makeNative(_ policy: ErrorPolicy) -> Bool { false }
    package func makeNativeRows(_ policy: ErrorPolicy, lanes: Int? = nil) -> Bool { false }
    package func machine(for policy: ErrorPolicy) -> EvaluationMachine { .reference }
    package func framedValue(_ inputs: UnsafePointer<Double>, _ policy: ErrorPolicy) -> Double? { nil }
    @usableFromInline package func fastPathValue(_ inputs: UnsafePointer<Double>, _ policy: ErrorPolicy) -> Double? { nil }
  #endif

  private let strictBatch = OnceReference<BatchProgram>()
  private let ieeeBatch = OnceReference<BatchProgram>()

  #if _pointerBitWidth(_64)
    /// The same as native code.
    private let strictRows = OnceReference<BatchProgram>()
    private let ieeeRows = OnceReference<BatchProgram>()
    /// The rows that have been evaluated as steps.
    private let rowCount = Atomic<Int>(0)
  #endif

  /// The program as steps over columns, for a policy, or as native code where it has had enough rows for this to pay.
  ///
  /// - Parameter isCancelled: whether the evaluation must end. Then nothing is made: `nil`, and the reference machine, which asks again, ends at once.
  func batchProgram(for policy: ErrorPolicy, rows: Int, _ isCancelled: (@Sendable () -> Bool)?) -> BatchProgram? {
    #if _pointerBitWidth(_64)
      let native = policy == .strict ? strictRows.load() : ieeeRows.load()
      if let native { return native }
      if self.native.isAllowed, rowCount.wrappingAdd(rows, ordering: .relaxed).newValue >= NativeTier.rows,
        let native = nativeRows(policy, isCancelled)
      {
        return native
      }
    #endif
    return switch policy {
    case .strict: batchProgram(strictBatch, hasChecks: true, isCancelled)
    case .ieee: batchProgram(ieeeBatch, hasChecks: false, isCancelled)
    }
  }

  private func batchProgram(
    _ made: borrowing OnceReference<BatchProgram>, hasChecks: Bool, _ isCancelled: (@Sendable () -> Bool)?
  ) -> BatchProgram? {
    if let known = made.load() { return known }
    var poll = CancellationPoll(isCancelled)
    do throws(FormulaError) { return made.storeIfNil(BatchProgram(try BatchEmitter.emit(program, hasChecks: hasChecks, &poll))) } catch {
      return nil
    }
  }

  #if _pointerBitWidth(_64)
    /// Makes the native code of the program over columns; `nil` where it stays with steps, or with what there is until an evaluation need not end.
    private func nativeRows(_ policy: ErrorPolicy, lanes: Int? = nil, _ isCancelled: (@Sendable () -> Bool)?) -> BatchProgram? {
      guard native.mayHaveRows else { return nil }
      var poll = CancellationPoll(isCancelled)
      let emitted: NativeRows?
      do throws(FormulaError) {
        emitted = try NativeRows.make(program, hasChecks: policy == .strict, lanes: lanes, &poll)
      } catch { return nil }
      guard let rows = emitted else {
        native.refuseRows()
        return nil
      }
      let made = BatchProgram(BatchCode(rows, inputCount: inputCount))
      return switch policy {
      case .strict: strictRows.storeIfNil(made)
      case .ieee: ieeeRows.storeIfNil(made)
      }
    }
  #endif

  private let decimalLink = OnceReference<RegisterCode<MarkedDecimal>>()
  /// Whether the reference machine alone runs the program on decimals: it is not lowered, or must not run twice.
  private let isDecimalByReference = Atomic<Bool>(false)

  /// The program as steps on decimals, or `nil` where the reference machine is to run it. The executable holds the code.
  ///
  /// - Parameter isCancelled: whether the evaluation must end. Then nothing is made, and the reference machine, which asks again, ends at once.
  func decimalCode(_ isCancelled: (@Sendable () -> Bool)?) -> Unmanaged<RegisterCode<MarkedDecimal>>? {
    if let made = decimalLink.unmanaged { return made }
    if isDecimalByReference.load(ordering: .relaxed) { return nil }
    var poll = CancellationPoll(isCancelled)
    let linked: RegisterCode<MarkedDecimal>?
    do throws(FormulaError) { linked = program.canRepeat ? try RegisterLinker.link(program, &poll) : nil } catch { return nil }
    guard let code = linked else {
      isDecimalByReference.store(true, ordering: .relaxed)
      return nil
    }
    _ = decimalLink.storeIfNil(code)
    return decimalLink.unmanaged
  }

  /// Whether the formula's own code, run once, keeps within a limit of steps.
  package func canRun(within steps: Int) -> Bool { ownSteps <= steps }

  /// The instructions of the formula's own code. Apart from the program, whose array of frames would be counted as used at each evaluation.
  let ownSteps: Int

  /// - Parameter allowsNative: whether the program may become native code.
  package init(_ program: Program, allowsNative: Bool = true) {
    #if _pointerBitWidth(_64)
      native = NativeTier(program, isAllowed: allowsNative)
    #endif
    self.program = program
    inputCount = program.variableCount
    hostCount = program.hostFunctionCount
    resultForm = program.resultForm
    ownSteps = program.frames[0].instructionCount
  }
}
