import ReckonBytecode
import ReckonCatalogue

/// Evaluates programs.
package enum Machine {
  /// The value of a program for one set of inputs.
  ///
  /// In strict evaluation a fast run tests only the checks and the result; when one of them is not finite, or the run
  /// ends early, a second, careful run tests every operation and finds the first that failed. It draws the same random
  /// numbers. Programs that call host functions with side effects run carefully at once, since those must not be called
  /// twice.
  ///
  /// - Parameter inputs: one value for each of the program's variables, in their order; the count must fit.
  package static func evaluate(
    _ executable: Executable, _ inputs: UnsafeBufferPointer<Double>, in context: inout EvaluationContext
  ) throws(FormulaError) -> Double {
    let program = executable.program
    guard program.numberMode == .double, !program.holdsValues else {
      let result = try evaluate(executable, .doubles(inputs), in: &context)
      if result.isNumeric { return result.number.double }
      throw noNumber(result.value, program)
    }
    precondition(inputs.count == program.variableCount && context.hostCount == program.hostFunctionCount)
    let random = context.random
    if let result = fastValue(executable, inputs, in: &context), context.policy == .ieee || result.isFinite {
      return result
    }
    context.random = random
    return try ReferenceMachine.run(program, inputs, mode: context.policy == .ieee ? .ieee : .careful, in: &context)
  }

  /// The value of a program on doubles, and its further results.
  package static func evaluate(
    _ executable: Executable, _ inputs: UnsafeBufferPointer<Double>, furtherResults: UnsafeMutableBufferPointer<Double>,
    in context: inout EvaluationContext
  ) throws(FormulaError) -> Double {
    context.results = furtherResults
    defer { context.results = nil }
    return try evaluate(executable, inputs, in: &context)
  }

  /// The value of a program in its number mode.
  ///
  /// - Parameter inputs: a number of any kind for each of the program's variables, in their order; the count must fit.
  package static func evaluate(
    _ executable: Executable, _ inputs: InputNumbers, in context: inout EvaluationContext
  ) throws(FormulaError) -> FormulaResult {
    if executable.program.holdsValues || inputs.holdValues {
      return try evaluateValues(executable.program, inputs, in: &context)
    }
    switch executable.program.numberMode {
    case .double:
      var doubles: [Double] = []
      inputs.forEach { _, number, _ in doubles.append(number.double) }
      let value = try doubles.withUnsafeBufferPointer { (inputs) throws(FormulaError) in
        try evaluate(executable, inputs, in: &context)
      }
      return FormulaResult(.double(value), .exact, form: executable.resultForm)
    case .decimal: return try decimalValue(executable, inputs, in: &context)
    case .exact:
      let start = context
      context.beginExactRun()
      do throws(FormulaError) {
        let result = try runReference(executable, MarkedExact.self, inputs, in: &context)
        return FormulaResult(
          try written(result.number, executable.program, in: &context), result.exactness, form: result.form)
      } catch {
        guard context.exact?.hasLeftRange == true else { throw error }
        context = start
        // e^(-10^30) is 0 in doubles, and an approximate value is better than none.
        let result: FormulaResult
        do throws(FormulaError) { result = try runReference(executable, Double.self, inputs, in: &context) } catch let
          other
        {
          throw other.kind == .cancelled ? other : error
        }
        guard result.number.isFinite else { throw error }
        return FormulaResult(
          .exact(ExactValue(ExactNumber(shortest: result.number.double))), .approximate, form: result.form)
      }
    }
  }

  /// An exact number with its first digits and the digits that the program requests, which are computed now, so that
  /// this evaluation reports a limit that they exceed.
  static func written(_ number: NumericValue, _ program: Program, in context: inout EvaluationContext)
    throws(FormulaError) -> NumericValue
  {
    let exact = number.exact.number
    let rounding = program.resultForm.rounding
    do throws(Work.Stop) {
      return .exact(try context.exactly { (work) throws(Work.Stop) in try ExactValue(writing: exact, rounding, &work) })
    } catch { throw whole(program, context.kind(of: error)) }
  }

  /// An error of the complete formula.
  static func whole(_ program: Program, _ kind: FormulaError.Kind) -> FormulaError {
    FormulaError(kind, at: SourceRange(start: 0, end: program.source.text.utf8.count), in: program.source)
  }

  /// The value of a program on decimals, no more exact than the conditions that led to it.
  private static func decimalValue(
    _ executable: Executable, _ inputs: InputNumbers, in context: inout EvaluationContext
  ) throws(FormulaError) -> FormulaResult {
    precondition(inputs.count == executable.inputCount && context.hostCount == executable.hostCount)
    // The executable retains the code: a run counts no references.
    if let code = executable.decimalCode(context.isCancelled) {
      let (random, exactness) = (context.random, context.exactness)
      let fast = code._withUnsafeGuaranteedRef { RegisterMachine.value(of: $0.table, inputs, in: &context) }
      if let fast, context.policy == .ieee || fast.value.isFinite {
        return FormulaResult(.decimal(fast.value), max(fast.exactness, context.exactness), form: executable.resultForm)
      }
      // The careful run finds the first operation that failed. It draws the same random numbers.
      (context.random, context.exactness) = (random, exactness)
    }
    return try runReference(executable, MarkedDecimal.self, inputs, in: &context)
  }

  /// The value of a program by the reference machine, which finds the first operation that failed.
  private static func runReference<Value: MachineNumber>(
    _ executable: Executable, _ type: Value.Type, _ inputs: InputNumbers, in context: inout EvaluationContext
  ) throws(FormulaError) -> FormulaResult {
    precondition(inputs.count == executable.inputCount && context.hostCount == executable.hostCount)
    let values = UnsafeMutableBufferPointer<Value>.allocate(capacity: inputs.count)
    inputs.forEach { index, number, exactness in values.initializeElement(at: index, to: Value(number, exactness)) }
    defer {
      values.deinitialize()
      values.deallocate()
    }
    let mode = context.policy == .ieee ? ReferenceMachine.Mode.ieee : .careful
    let value = try ReferenceMachine.run(executable.program, UnsafeBufferPointer(values), mode: mode, in: &context)
    let marked = value.marked(context.exactness)
    return FormulaResult(marked.number, marked.exactness, form: executable.resultForm)
  }

  /// The value of a program by register code alone, linked for this run; `nil` when the reference machine must run it.
  /// For tests.
  package static func registerValue<Value: RegisterNumber>(
    _ program: Program, _ inputs: [Value], in context: inout EvaluationContext
  ) -> Value? {
    let linked = CancellationPoll.uninterrupted { (poll) throws(FormulaError) in
      try Value.lowered(program, for: context.policy, &poll).flatMap { (code) throws(FormulaError) in
        try RegisterLinker<Value>.link(program, code, &poll)
      }
    }
    guard let code = linked else { return nil }
    return inputs.map { FormulaResult($0.number, $0.exactness) }.withUnsafeBufferPointer {
      inputs in
      withExtendedLifetime(code) { RegisterMachine<Value>.value(of: code.table, .results(inputs), in: &context) }
    }
  }

  /// The value of a program on doubles by native code alone, compiled for this run; `nil` when another machine must run
  /// it. For tests.
  package static func nativeValue(_ program: Program, _ inputs: [Double], in context: inout EvaluationContext)
    -> Double?
  {
    #if _pointerBitWidth(_64)
      let lowered = CancellationPoll.uninterrupted { (poll) throws(FormulaError) in
        try program.lowered(for: context.policy, &poll)
      }
      guard NativeTier.canRun(program), let lowered, let code = NativeTier.make(program, lowered) else { return nil }
      return (inputs + [0]).withUnsafeBufferPointer { inputs in
        guard let start = inputs.baseAddress else {
          preconditionFailure("one number more than there are inputs has an address")
        }
        return code.run(start, ownSteps: program.frames[0].instructionCount, in: &context)
      }
    #else
      return nil
    #endif
  }

  /// The result of the fast run; `nil` when it ends early, or when the program must not run twice.
  static func fastValue(
    _ executable: Executable, _ inputs: UnsafeBufferPointer<Double>, in context: inout EvaluationContext
  ) -> Double? {
    // Values of any kind are not doubles.
    guard executable.program.canRepeat, !executable.program.holdsValues else { return nil }
    if executable.canRun(within: context.steps) {
      if let isCancelled = context.isCancelled, isCancelled() { return nil }
      #if _pointerBitWidth(_64)
        if let code = executable.nativeCode(for: context.policy) {
          return code._withUnsafeGuaranteedRef { code in
            // Code without variables reads no inputs; any address will do.
            guard let start = inputs.baseAddress else {
              return withUnsafePointer(to: 0.0) { code.run($0, ownSteps: executable.ownSteps, in: &context) }
            }
            return code.run(start, ownSteps: executable.ownSteps, in: &context)
          }
        }
      #endif
      if let code = executable.registerCode(for: context.policy, context.isCancelled) {
        executable.noteEvaluation(context.policy)
        return code._withUnsafeGuaranteedRef { RegisterMachine.value(of: $0.table, .doubles(inputs), in: &context) }
      }
    }
    // An error that ends this run ends the careful run as well, which throws it.
    return try? ReferenceMachine.run(
      executable.program, inputs, mode: context.policy == .ieee ? .ieee : .checked, in: &context)
  }
}

extension ResultForm {
  /// The rounding that the form requests, if any.
  fileprivate var rounding: ExactValue.Rounding? {
    switch self {
    case .notation(.fixed(let places), ResultForm.percentSign?): .places(places + 2)
    case .notation(let notation, _): notation.rounding
    case .plain, .percent, .truth, .instant, .instantShown, .unit, .mixed, .value, .complex: nil
    }
  }
}

extension ResultForm.Notation {
  fileprivate var rounding: ExactValue.Rounding? {
    switch self {
    case .fixed(let places): .places(places)
    case .significant(let digits): .significant(digits)
    default: nil
    }
  }
}
