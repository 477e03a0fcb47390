import ReckonCatalogue

/// The handling of invalid results.
public enum ErrorPolicy: Hashable, Sendable {
  /// The evaluation throws an error that names the operation that failed first.
  case strict
  /// NaN and infinity propagate as in IEEE 754.
  case ieee
}

/// Options for evaluating a formula, whatever the form of its inputs.
///
/// ```swift
/// try formula.evaluate(0, options: .ieee)
/// try formula.evaluate(3, options: EvaluationOptions(deadline: .after(.milliseconds(20))))
/// ```
///
/// An evaluation also ends with `cancelled` when the task that runs it is cancelled. Both are polled about four times
/// per millisecond of work and before each call of a host function, but not by formulas without loops and calls that
/// end within nanoseconds.
public struct EvaluationOptions: Sendable {
  /// The handling of invalid results. Default: the evaluation throws.
  public var policy: ErrorPolicy
  /// The random source of each evaluation, from its start; `nil` for unpredictable numbers. Rows draw in order.
  public var random: RandomSource?
  /// The time after which the evaluation ends with `deadlinePassed`; `nil` for no deadline.
  public var deadline: Deadline?
  /// Called periodically, from each thread; true ends the evaluation with `cancelled`.
  public var isCancelled: (@Sendable () -> Bool)?
  /// Whether cancellation of the evaluating task is ignored: ``isCancelled`` covers it already, or nothing may end the
  /// evaluation.
  @usableFromInline package var ignoresTask: Bool

  @inlinable public init(
    policy: ErrorPolicy = .strict, random: RandomSource? = nil, deadline: Deadline? = nil,
    isCancelled: (@Sendable () -> Bool)? = nil
  ) {
    self.policy = policy
    self.random = random
    self.deadline = deadline
    self.isCancelled = isCancelled
    ignoresTask = false
  }

  /// Options that end an evaluation only by a closure, if there is one, and not with the task.
  package init(policy: ErrorPolicy = .strict, endingBy isCancelled: (@Sendable () -> Bool)?) {
    self.init(policy: policy, isCancelled: isCancelled)
    ignoresTask = true
  }

  /// Evaluation in which NaN and infinity propagate.
  @inlinable public static var ieee: EvaluationOptions { EvaluationOptions(policy: .ieee) }

  /// A deadline by a clock of the platform or the host; the engine has none.
  public struct Deadline: Sendable {
    /// Whether the deadline has passed.
    public let hasPassed: @Sendable () -> Bool

    /// A deadline by a clock of the host, which is called from each thread that evaluates.
    public init(hasPassed: @escaping @Sendable () -> Bool) { self.hasPassed = hasPassed }

  }
}

#if !hasFeature(Embedded)
  extension EvaluationOptions.Deadline {
    /// An instant of a clock.
    public init<Timer: Clock>(_ instant: Timer.Instant, by clock: Timer) { self.init { clock.now >= instant } }

    /// A time from now, by the platform's continuous clock.
    public static func after(_ time: Duration) -> Self { Self(.now + time, by: ContinuousClock()) }
  }
#endif

extension EvaluationOptions {
  /// Whether only task cancellation can end an evaluation early.
  @inlinable package var isUninterrupted: Bool { deadline == nil && isCancelled == nil }

  /// The predicate that reports whether an evaluation with these options must end; `nil` if nothing can end it.
  ///
  /// - Parameter spreads: whether threads other than the task's own call it.
  package func interruption(spreads: Bool = false) -> (@Sendable () -> Bool)? {
    let inTask = ignoresTask ? nil : TaskCancellation.question(spreads: spreads)
    guard deadline != nil || inTask != nil else { return isCancelled }
    if isUninterrupted { return inTask }
    return { [deadline, isCancelled] in isCancelled?() == true || deadline?.hasPassed() == true || inTask?() == true }
  }

  /// Runs a body that polls whether it must end by these options.
  ///
  /// - Throws: the body's error; `deadlinePassed` where the deadline has cancelled it.
  package func limiting<Value>(
    _ body: ((@Sendable () -> Bool)?) throws(FormulaError) -> Value
  ) throws(FormulaError) -> Value {
    do throws(FormulaError) { return try body(interruption()) } catch { throw cause(of: error) }
  }

  /// The error of an interrupted evaluation, by the cause of the interruption.
  package func cause(of error: FormulaError) -> FormulaError {
    guard error.kind == .cancelled, let deadline, deadline.hasPassed(), isCancelled?() != true,
      !TaskCancellation.isAsked
    else {
      return error
    }
    return FormulaError(.deadlinePassed, at: error.range, in: error.source)
  }
}

/// The machines that evaluate a formula on doubles, one set of inputs after the other. All return the same bits.
public enum EvaluationMachine: String, Hashable, Sendable, CaseIterable {
  /// Interprets the stored code: before faster code exists or where it cannot, and for other number modes.
  case reference
  /// Register code on the values of a frame, from the second evaluation on.
  case register
  /// Native code compiled for the formula, once it has been evaluated often.
  case native
}
