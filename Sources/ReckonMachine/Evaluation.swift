import ReckonBytecode
import ReckonCatalogue

/// What becomes of a result that is not valid.
public enum ErrorPolicy: Hashable, Sendable {
  /// The evaluation throws an error that names the operation that failed first.
  case strict
  /// NaN and infinity flow on as IEEE 754 says.
  case ieee
}

/// The code of a host's function: takes as many numbers as it has parameters.
package typealias HostBody = @Sendable (UnsafeBufferPointer<Double>) -> Double

/// The code of a host's function on decimals, which reports how exact its result is for exact operands.
public typealias DecimalHostBody = @Sendable (UnsafeBufferPointer<Decimal128>, inout Exactness) -> Decimal128

/// The code of a host's function of values, which may set why it has failed.
package typealias ValueHostBody = @Sendable ([Value], inout FormulaError.Kind?) -> Value

/// What an evaluation needs beside the program and its inputs.
package struct EvaluationContext {
  package var policy = ErrorPolicy.strict
  package var steps: Int
  package var callDepth: Int
  /// The most values that all open calls may hold.
  package var callValues: Int
  package var random: RandomSource
  /// In decimal mode, the exactness of the least exact number that decided which way the evaluation went.
  package var exactness = Exactness.exact
  /// What exact numbers may take, and what they have found out about constants; set by ``Machine`` for a run on exact numbers.
  var exact: ExactRun?
  /// What texts and lists may take, and why an operation on them was refused; set by ``Machine`` for a run on values.
  var values: ValueRun?
  let textBytes: Int
  let listItems: Int
  let valueBytes: Int
  private let numberBits: Int
  private let decidingDigits: Int
  /// The host's functions, in the order of the program's signatures.
  package var hosts: [HostBody]
  /// Their forms on decimals, where they have one; in the same order.
  package var decimalHosts: [DecimalHostBody?]
  /// Those that take and give values of any kind; in the same order, or none.
  package var valueHosts: [ValueHostBody?] = []
  /// Called at least once in a millisecond of evaluation, but for single functions that take longer.
  package var isCancelled: (@Sendable () -> Bool)?

  package init(limits: Limits = Limits(), random: RandomSource, hosts: [HostBody] = [], decimalHosts: [DecimalHostBody?] = []) {
    steps = limits.steps
    callDepth = limits.callDepth
    callValues = limits.callValues
    (textBytes, listItems, valueBytes) = (limits.textBytes, limits.listItems, limits.valueBytes)
    numberBits = limits.numberBits
    decidingDigits = limits.decidingDigits
    self.random = random
    self.hosts = hosts
    self.decimalHosts = decimalHosts
  }
}

/// The work that one evaluation on exact numbers may still do. A class, so that contexts of other runs hold a reference and no more.
final class ExactRun {
  var work: Work

  init(_ work: Work) { self.work = work }
}

extension EvaluationContext {
  /// Begins a run on exact numbers: a step is about a hundred nanoseconds of arithmetic on digits.
  mutating func beginExactRun() {
    let (units, overflow) = UInt64(max(0, steps)).multipliedReportingOverflow(by: 100)
    exact = ExactRun(Work(bits: numberBits, digits: decidingDigits, units: overflow ? .max : units, isCancelled: isCancelled))
  }

  /// Does a part of a run on exact numbers.
  func exactly<Result>(_ body: (inout Work) throws(Work.Stop) -> Result) throws(Work.Stop) -> Result {
    guard let exact else { preconditionFailure("a run on exact numbers is begun first") }
    return try body(&exact.work)
  }

  /// The error that a run on exact numbers ends with.
  func kind(of stop: Work.Stop) -> FormulaError.Kind {
    switch stop {
    case .cancelled: .cancelled
    case .spent: .stepLimit(steps)
    case .size: .limitExceeded(.numberBits, maximum: numberBits)
    case .undecided: .limitExceeded(.decidingDigits, maximum: decidingDigits)
    case .refused: valueRun.refusal
    }
  }
}

/// Evaluates programs.
package enum Machine {
  /// The value of a program for one set of inputs.
  ///
  /// In strict evaluation a fast run looks at the checks and at the result only; when one of them is not finite, or the run ends early,
  /// a second, careful run looks at every operation and finds the first that failed. It draws the same random numbers. Programs that
  /// call functions of the host which do more than compute run carefully at once, since those must not be called twice.
  ///
  /// - Parameter inputs: one value for each of the program's variables, in their order; the count must fit.
  package static func evaluate(
    _ executable: Executable, _ inputs: UnsafeBufferPointer<Double>, in context: inout EvaluationContext
  ) throws(FormulaError) -> Double {
    let program = executable.program
    guard program.numberMode == .double, !program.holdsValues else {
      let result = try evaluate(executable, inputs.count, in: &context) { FormulaResult(.double(inputs[$0])) }
      if result.isNumeric { return result.number.double }
      throw noNumber(result.value, program)
    }
    precondition(inputs.count == program.variableCount && context.hosts.count == program.hostFunctionCount)
    let random = context.random
    if let result = fastValue(executable, inputs, in: &context), context.policy == .ieee || result.isFinite { return result }
    context.random = random
    return try ReferenceMachine.run(program, inputs, mode: context.policy == .ieee ? .ieee : .careful, in: &context)
  }

  /// The value of a program in the kind of numbers that it computes with.
  ///
  /// - Parameters:
  ///   - count: how many inputs there are; it must fit.
  ///   - input: a number of any kind for each of the program's variables, in their order.
  package static func evaluate(
    _ executable: Executable, _ count: Int, in context: inout EvaluationContext, input: (Int) -> FormulaResult
  ) throws(FormulaError) -> FormulaResult {
    if executable.program.holdsValues || (0..<count).contains(where: { !input($0).isNumeric }) {
      return try evaluateValues(executable.program, count, in: &context, input: input)
    }
    switch executable.program.numberMode {
    case .double:
      let value = try (0..<count).map { input($0).number.double }.withUnsafeBufferPointer { (inputs) throws(FormulaError) in
        try evaluate(executable, inputs, in: &context)
      }
      return FormulaResult(.double(value), .exact, form: executable.program.resultForm)
    case .decimal: return try run(executable.program, executable.decimalCode, count, in: &context, input: input)
    case .exact:
      context.beginExactRun()
      let result = try runReference(executable.program, MarkedExact.self, count, in: &context, input: input)
      return FormulaResult(try written(result.number, executable.program, in: &context), result.exactness, form: result.form)
    }
  }

  /// An exact number with its first digits, which are computed now, so that it is this evaluation that passes a limit if they do.
  static func written(_ number: Number, _ program: Program, in context: inout EvaluationContext) throws(FormulaError) -> Number {
    let exact = number.exact.number
    do throws(Work.Stop) {
      return .exact(try context.exactly { (work) throws(Work.Stop) in try ExactValue(writing: exact, &work) })
    } catch { throw whole(program, context.kind(of: error)) }
  }

  /// An error of the whole formula.
  static func whole(_ program: Program, _ kind: FormulaError.Kind) -> FormulaError {
    FormulaError(kind, at: SourceRange(start: 0, end: program.source.text.utf8.count), in: program.source)
  }

  /// The value of a program on numbers other than doubles: no more exact than the conditions on its way.
  ///
  /// Called from another module it would not be specialised, and a formula take twice the time.
  private static func run<Value: RegisterNumber>(
    _ program: Program, _ code: RegisterCode<Value>?, _ count: Int, in context: inout EvaluationContext, input: (Int) -> FormulaResult
  ) throws(FormulaError) -> FormulaResult {
    precondition(count == program.variableCount && context.hosts.count == program.hostFunctionCount)
    func value(_ index: Int) -> Value {
      let input = input(index)
      return Value(input.number, input.exactness)
    }
    if let code, program.canRepeat {
      let (random, exactness) = (context.random, context.exactness)
      let fast = RegisterMachine<Value>.run(code, program, count, in: &context, input: value)
      if let fast, context.policy == .ieee || fast.isFinite { return result(fast, program, context) }
      // The careful run finds the first operation that failed. It draws the same random numbers.
      (context.random, context.exactness) = (random, exactness)
    }
    return try runReference(program, Value.self, count, in: &context, input: input)
  }

  /// The value of a program by the reference machine, which finds the first operation that failed.
  private static func runReference<Value: MachineNumber>(
    _ program: Program, _ type: Value.Type, _ count: Int, in context: inout EvaluationContext, input: (Int) -> FormulaResult
  ) throws(FormulaError) -> FormulaResult {
    precondition(count == program.variables.count && context.hosts.count == program.hostFunctions.count)
    let values = UnsafeMutableBufferPointer<Value>.allocate(capacity: count)
    for index in 0..<count {
      let input = input(index)
      values.initializeElement(at: index, to: Value(input.number, input.exactness))
    }
    defer {
      values.deinitialize()
      values.deallocate()
    }
    let mode = context.policy == .ieee ? ReferenceMachine.Mode.ieee : .careful
    return result(try ReferenceMachine.run(program, UnsafeBufferPointer(values), mode: mode, in: &context), program, context)
  }

  private static func result<Value: MachineNumber>(
    _ value: Value, _ program: Program, _ context: borrowing EvaluationContext
  ) -> FormulaResult {
    let marked = value.marked(context.exactness)
    return FormulaResult(marked.number, marked.exactness, form: program.resultForm)
  }

  /// The value of a program by register code alone, linked for this run; `nil` when the reference machine must run it. For tests.
  package static func registerValue<Value: RegisterNumber>(
    _ program: Program, _ inputs: [Value], in context: inout EvaluationContext
  ) -> Value? {
    guard let code = RegisterLinker<Value>.link(program) else { return nil }
    return RegisterMachine<Value>.run(code, program, inputs.count, in: &context) { inputs[$0] }
  }

  /// The value of a program on doubles by threaded code alone, made for this run; `nil` when the reference machine must run it. For tests of
  /// short code: where the build is not optimised, each step takes stack.
  package static func threadedValue(_ program: Program, _ inputs: [Double], in context: inout EvaluationContext) -> Double? {
    #if _pointerBitWidth(_64)
      guard let code = ThreadedEmitter.emit(program, hasChecks: context.policy == .strict) else { return nil }
      return (inputs + [0]).withUnsafeBufferPointer { inputs in
        guard let start = inputs.baseAddress else { preconditionFailure("one number more than there are inputs has an address") }
        return ThreadedMachine.run(code, program, start, in: &context)
      }
    #else
      return nil
    #endif
  }

  /// The result of the fast run; `nil` when it cannot reach the end, or when the program must not run twice.
  static func fastValue(
    _ executable: Executable, _ inputs: UnsafeBufferPointer<Double>, in context: inout EvaluationContext
  ) -> Double? {
    // Values of any kind are no doubles.
    guard executable.program.canRepeat, !executable.program.holdsValues else { return nil }
    #if _pointerBitWidth(_64)
      if let code = executable.code(for: context.policy), context.steps >= executable.program.frames[0].instructionCount {
        if let isCancelled = context.isCancelled, isCancelled() { return nil }
        // Code without variables reads none of its inputs; any address will do.
        guard let start = inputs.baseAddress else {
          return withUnsafePointer(to: 0.0) { ThreadedMachine.run(code, executable.program, $0, in: &context) }
        }
        return ThreadedMachine.run(code, executable.program, start, in: &context)
      }
    #endif
    // Whatever ends this run ends the careful run, which throws it.
    return try? ReferenceMachine.run(executable.program, inputs, mode: context.policy == .ieee ? .ieee : .checked, in: &context)
  }
}
