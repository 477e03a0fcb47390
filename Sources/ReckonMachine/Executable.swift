import ReckonBytecode
import ReckonCatalogue
import Synchronization

/// A program with its compiled forms, each created when it is first needed and then shared by all threads.
@usableFromInline package final class Executable: Sendable {
  // The fields that the fast path reads come first.
  #if _pointerBitWidth(_64)
    /// The address of native code that needs no context, once compiled: such code is called directly.
    @usableFromInline let strictEntry = Atomic<Int>(0)
    @usableFromInline let ieeeEntry = Atomic<Int>(0)
  #endif
  /// The number of values that an evaluation takes.
  @usableFromInline package let inputCount: Int
  package let program: Program
  /// The number of host functions that the program refers to.
  let hostCount: Int
  /// The display form of the program's value.
  let resultForm: ResultForm
  /// The number of instructions in the formula's own code. Stored apart from the program, whose frames array would be
  /// retained at each evaluation.
  let ownSteps: Int

  private let strict: PolicyCode
  private let ieee: PolicyCode
  private let decimals = OnceReference<RegisterCode<MarkedDecimal>>()
  /// Whether the program has been evaluated.
  private let hasRun = Atomic<Bool>(false)
  /// Whether only the reference machine runs the program: it is not lowered, or must not run twice.
  private let isLeftToReference = Atomic<Bool>(false)

  #if _pointerBitWidth(_64)
    /// Whether the program may be compiled to native code, as far as is known.
    private let mayBeNative: Atomic<Bool>
    private let mayHaveNativeRows: Atomic<Bool>
    /// The number of rows evaluated by steps.
    private let rowCount = Atomic<Int>(0)
  #endif

  /// - Parameter allowsNative: whether the program may be compiled to native code.
  package init(_ program: Program, allowsNative: Bool = true) {
    self.program = program
    inputCount = program.variableCount
    hostCount = program.hostFunctionCount
    resultForm = program.resultForm
    ownSteps = program.frames[0].instructionCount
    #if _pointerBitWidth(_64)
      let mayBeNative = allowsNative && NativeTier.canRun(program)
      let countdown = mayBeNative ? NativeTier.evaluations(before: program) : 0
      self.mayBeNative = Atomic(mayBeNative)
      mayHaveNativeRows = Atomic(mayBeNative)
      strict = PolicyCode(.strict, countdown: countdown)
      ieee = PolicyCode(.ieee, countdown: countdown)
    #else
      strict = PolicyCode(.strict)
      ieee = PolicyCode(.ieee)
    #endif
  }

  @inline(__always) private func withCode<Result, Failure: Error>(
    for policy: ErrorPolicy, _ body: (borrowing PolicyCode) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    switch policy {
    case .strict: try body(strict)
    case .ieee: try body(ieee)
    }
  }

  /// Whether one run of the formula's own code stays within a step limit.
  package func canRun(within steps: Int) -> Bool { ownSteps <= steps }

  // MARK: One evaluation

  /// The register code on doubles, or `nil` where the reference machine is to run the program: always, or this once.
  /// Linking costs more than one loop-free evaluation by the reference machine, and many formulas are evaluated only
  /// once. The code is unmanaged, since threads would contend for its reference count: the executable retains it.
  ///
  /// - Parameter isCancelled: whether the evaluation must end. Then nothing is linked, and the reference machine, which
  ///   polls again, ends at once.
  func registerCode(for policy: ErrorPolicy, _ isCancelled: (@Sendable () -> Bool)?) -> Unmanaged<RegisterCode<Double>>?
  {
    withCode(for: policy) { code in
      if let made = code.registers.unmanaged { return made }
      if !program.repeats, !hasRun.exchange(true, ordering: .relaxed) { return nil }
      return link(code.registers, for: policy, isCancelled)
    }
  }

  /// The same for decimals.
  func decimalCode(_ isCancelled: (@Sendable () -> Bool)?) -> Unmanaged<RegisterCode<MarkedDecimal>>? {
    decimals.unmanaged ?? link(decimals, for: .strict, isCancelled)
  }

  private func link<Value: RegisterNumber>(
    _ made: borrowing OnceReference<RegisterCode<Value>>, for policy: ErrorPolicy,
    _ isCancelled: (@Sendable () -> Bool)?
  ) -> Unmanaged<RegisterCode<Value>>? {
    if isLeftToReference.load(ordering: .relaxed) { return nil }
    var poll = CancellationPoll(isCancelled)
    var linked: RegisterCode<Value>?
    do throws(FormulaError) {
      // The blocks are not kept for native code: they take four times the memory of steps, and lowering again takes a
      // third of its time.
      if program.canRepeat, let lowered = try Value.lowered(program, for: policy, &poll) {
        linked = try RegisterLinker.link(program, lowered, &poll)
      }
    } catch { return nil }
    guard let code = linked else {
      isLeftToReference.store(true, ordering: .relaxed)
      return nil
    }
    _ = made.storeIfNil(code)
    return made.unmanaged
  }

  /// The value by register code that needs only memory for its frame; `nil` when there is none or the result is not
  /// finite.
  @usableFromInline func contextFreeValue(_ inputs: UnsafePointer<Double>, _ policy: ErrorPolicy) -> Double? {
    let code = withCode(for: policy) { $0.registers.unmanaged }
    guard let code else { return nil }
    let table = code._withUnsafeGuaranteedRef { $0.table }
    if table.pointee.needsRun { return nil }
    noteEvaluation(policy)
    guard let value = RegisterMachine.contextFreeValue(of: table, inputs), policy == .ieee || value.hasFiniteBits else {
      return nil
    }
    return value
  }

  /// The machine that evaluates for a policy from now on.
  package func machine(for policy: ErrorPolicy) -> EvaluationMachine {
    guard program.numberMode == .double, !program.holdsValues, program.canRepeat else { return .reference }
    #if _pointerBitWidth(_64)
      if nativeCode(for: policy) != nil { return .native }
    #endif
    return program.isLowered ? .register : .reference
  }

  #if _pointerBitWidth(_64)
    /// The value by the fast path; `nil` when it is unavailable or yields no number: then ``Machine`` takes over.
    @inlinable @inline(__always) package func fastPathValue(_ inputs: UnsafePointer<Double>, _ policy: ErrorPolicy)
      -> Double?
    {
      let entry = policy == .strict ? strictEntry.load(ordering: .acquiring) : ieeeEntry.load(ordering: .acquiring)
      guard entry != 0 else { return contextFreeValue(inputs, policy) }
      let value = unsafeBitCast(entry, to: NativeCode.Entry.self)(inputs, nil, nil)
      return policy == .ieee || value.hasFiniteBits ? value : nil
    }

    /// The native code for a policy, if compiled. The executable retains it.
    func nativeCode(for policy: ErrorPolicy) -> Unmanaged<NativeCode>? { withCode(for: policy) { $0.native.unmanaged } }

    /// Counts an evaluation, and compiles native code after enough of them.
    @inline(__always) func noteEvaluation(_ policy: ErrorPolicy) {
      if withCode(for: policy, { $0.isDue }) { _ = makeNative(policy) }
    }

    /// Compiles the native code of the program for a policy now; false where it keeps its register code.
    @inline(never) package func makeNative(_ policy: ErrorPolicy) -> Bool {
      withCode(for: policy) { code in
        if code.native.unmanaged != nil { return true }
        // In the middle of a run nothing can interrupt this; it takes at most a few milliseconds.
        let lowered = CancellationPoll.uninterrupted { (poll) throws(FormulaError) in
          mayBeNative.load(ordering: .relaxed) ? try program.lowered(for: policy, &poll) : nil
        }
        guard let lowered, let new = NativeTier.make(program, lowered) else {
          mayBeNative.store(false, ordering: .relaxed)
          return false
        }
        let made = code.native.storeIfNil(new)
        guard !made.usesContext else { return true }
        switch policy {
        case .strict: strictEntry.store(made.address, ordering: .releasing)
        case .ieee: ieeeEntry.store(made.address, ordering: .releasing)
        }
        return true
      }
    }
  #else
    package func fastPathValue(_ inputs: UnsafePointer<Double>, _ policy: ErrorPolicy) -> Double? {
      contextFreeValue(inputs, policy)
    }
    @inline(__always) func noteEvaluation(_ policy: ErrorPolicy) {}
    package func makeNative(_ policy: ErrorPolicy) -> Bool { false }
  #endif

  // MARK: Columns

  /// The program as steps over columns for a policy, or as native code once it has had enough rows to pay for it.
  ///
  /// - Parameter isCancelled: whether the evaluation must end. Then nothing is compiled: `nil`, and the reference
  ///   machine, which polls again, ends at once.
  func batchProgram(for policy: ErrorPolicy, rows: Int, _ isCancelled: (@Sendable () -> Bool)?) -> BatchProgram? {
    withCode(for: policy) { code in
      #if _pointerBitWidth(_64)
        if let native = code.rows.load() { return native }
        if mayHaveNativeRows.load(ordering: .relaxed),
          rowCount.wrappingAdd(rows, ordering: .relaxed).newValue >= NativeTier.rows,
          let native = nativeRows(code, lanes: nil, isCancelled)
        {
          return native
        }
      #endif
      if let known = code.batch.load() { return known }
      var poll = CancellationPoll(isCancelled)
      do throws(FormulaError) {
        var made = BatchProgram(nil)
        if BatchEmitter.takes(program), let lowered = try program.lowered(for: policy, &poll) {
          made = try BatchEmitter.emit(program, lowered, &poll)
        }
        return code.batch.storeIfNil(made)
      } catch { return nil }
    }
  }

  #if _pointerBitWidth(_64)
    /// Compiles the native code over columns now; false where columns keep their steps.
    ///
    /// - Parameter lanes: the rows per instruction; `nil` for as many as the processor supports.
    package func makeNativeRows(_ policy: ErrorPolicy, lanes: Int? = nil) -> Bool {
      withCode(for: policy) { nativeRows($0, lanes: lanes, nil) != nil }
    }

    /// Compiles the program's native code over columns; `nil` where columns keep their steps, or keep the existing code
    /// because the evaluation must end.
    private func nativeRows(
      _ code: borrowing PolicyCode, lanes: Int?, _ isCancelled: (@Sendable () -> Bool)?
    ) -> BatchProgram? {
      guard mayHaveNativeRows.load(ordering: .relaxed) else { return nil }
      var poll = CancellationPoll(isCancelled)
      var emitted: NativeRows?
      do throws(FormulaError) {
        if let lowered = try program.lowered(for: code.policy, &poll) {
          emitted = try NativeRows.make(program, lowered, for: code.policy, lanes: lanes, &poll)
        }
      } catch { return nil }
      guard let rows = emitted else {
        mayHaveNativeRows.store(false, ordering: .relaxed)
        return nil
      }
      return code.rows.storeIfNil(BatchProgram(BatchCode(rows, inputCount: inputCount), rows.callNeeds))
    }
  #else
    package func makeNativeRows(_ policy: ErrorPolicy, lanes: Int? = nil) -> Bool { false }
  #endif
}

extension Double {
  /// Whether it is neither infinite nor NaN: tests its bits without the sign, in the fewest instructions.
  @inlinable @inline(__always) package var hasFiniteBits: Bool { bitPattern &<< 1 < 0xFFE0_0000_0000_0000 }
}
