import ReckonCatalogue

/// The effect of a result that is not valid.
public enum ErrorPolicy: Hashable, Sendable {
  /// The evaluation throws an error that names the operation that failed first.
  case strict
  /// NaN and infinity flow on as in IEEE 754.
  case ieee
}

/// Options of evaluating a formula, for every way of passing values.
///
/// ```swift
/// try formula.evaluate(0, options: .ieee)
/// try formula.evaluate(3, options: EvaluationOptions(deadline: .after(.milliseconds(20))))
/// ```
///
/// An evaluation also ends with `cancelled` when the task that runs it is cancelled. Both are looked at about four times in a millisecond of work and
/// before each call of a host function, but not by formulas without loops and calls that end within nanoseconds.
public struct EvaluationOptions: Sendable {
  /// The effect of a result that is not valid. Default: the evaluation throws.
  public var policy: ErrorPolicy
  /// The random numbers of each evaluation, from the first; `nil` for numbers that nobody can foretell. Rows draw in their order.
  public var random: RandomSource?
  /// The time after which the evaluation ends with `deadlinePassed`; `nil` for as long as it takes.
  public var deadline: Deadline?
  /// Called now and then, from each thread; true ends the evaluation with `cancelled`.
  public var isCancelled: (@Sendable () -> Bool)?
  /// Whether the task that evaluates does not count: it is part of ``isCancelled`` already, or nothing may end the evaluation.
  @usableFromInline package var ignoresTask: Bool

  @inlinable public init(
    policy: ErrorPolicy = .strict, random: RandomSource? = nil, deadline: Deadline? = nil, isCancelled: (@Sendable () -> Bool)? = nil
  ) {
    self.policy = policy
    self.random = random
    self.deadline = deadline
    self.isCancelled = isCancelled
    ignoresTask = false
  }

  /// What ends with a question alone, if there is one, and not with the task.
  package init(policy: ErrorPolicy = .strict, endingBy isCancelled: (@Sendable () -> Bool)?) {
    self.init(policy: policy, isCancelled: isCancelled)
    ignoresTask = true
  }

  /// Evaluation in which NaN and infinity flow on.
  @inlinable public static var ieee: EvaluationOptions { EvaluationOptions(policy: .ieee) }

  /// A time by a clock of the platform or of the host, since the engine has none.
  public struct Deadline: Sendable {
    /// Whether the time has come.
    public let hasPassed: @Sendable () -> Bool

    /// A deadline by a clock of the host's own, which is called from each thread that evaluates.
    public init(hasPassed: @escaping @Sendable () -> Bool) { self.hasPassed = hasPassed }

  }
}

#if !hasFeature(Embedded)
  extension EvaluationOptions.Deadline {
    /// An instant of a clock.
    public init<Timer: Clock>(_ instant: Timer.Instant, by clock: Timer) { self.init { clock.now >= instant } }

    /// A time from now, by the platform's clock that does not stop.
    public static func after(_ time: Duration) -> Self { Self(.now + time, by: ContinuousClock()) }
  }
#endif

extension EvaluationOptions {
  /// Whether nothing but its task can end an evaluation early.
  @inlinable package var isUninterrupted: Bool { deadline == nil && isCancelled == nil }

  /// Whether an evaluation with these options must end; `nil` where nothing can end it.
  ///
  /// - Parameter spreads: whether threads beside the task's own ask.
  package func interruption(spreads: Bool = false) -> (@Sendable () -> Bool)? {
    let inTask = ignoresTask ? nil : TaskCancellation.question(spreads: spreads)
    guard deadline != nil || inTask != nil else { return isCancelled }
    if isUninterrupted { return inTask }
    return { [deadline, isCancelled] in isCancelled?() == true || deadline?.hasPassed() == true || inTask?() == true }
  }

  /// Does something that asks now and then whether it must end by these options.
  ///
  /// - Throws: what it throws; `deadlinePassed` where the deadline has cancelled it.
  package func limiting<Value>(
    _ body: ((@Sendable () -> Bool)?) throws(FormulaError) -> Value
  ) throws(FormulaError) -> Value {
    do throws(FormulaError) { return try body(interruption()) } catch { throw cause(of: error) }
  }

  /// The error of an evaluation that was interrupted, by what interrupted it.
  package func cause(of error: FormulaError) -> FormulaError {
    guard error.kind == .cancelled, let deadline, deadline.hasPassed(), isCancelled?() != true, !TaskCancellation.isAsked else {
      return error
    }
    return FormulaError(.deadlinePassed, at: error.range, in: error.source)
  }
}

/// The machines that evaluate a formula on doubles, one set of inputs after the other. All give the same bits.
public enum EvaluationMachine: String, Hashable, Sendable, CaseIterable {
  /// Goes through the stored code: where nothing faster has been made or can be, and for numbers of other kinds.
  case reference
  /// Steps on the values of a frame, from the second evaluation on.
  case register
  /// Machine code of the formula's own, once it has been evaluated often.
  case native
}
