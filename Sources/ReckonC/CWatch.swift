import Reckon
import Synchronization

/// Ends evaluations over columns early: at a deadline, or when a callback of the host says so, which is called no more
/// often than the host wants.
///
/// Unchecked, since what it is about does not change, and threads share the rest as atomic values.
final class CWatch: CObject, @unchecked Sendable {
  override class var argument: Phrase { "watch" }
  private let start = ContinuousClock.now
  private let seconds: Double
  private let interval: Double
  private let question: CQuestion?
  /// The nanoseconds after the start from which on the host is asked again.
  private let next: Atomic<Int>
  private let isStopped = Atomic<Bool>(false)

  /// - Parameters:
  ///   - seconds: the most time from now on; NaN, infinity and what no clock counts stand for no end.
  ///   - interval: the least time between two questions, and before the first.
  init(seconds: Double, interval: Double, _ question: CQuestion?) {
    self.seconds = seconds < Self.mostSeconds ? max(0, seconds) : .infinity
    let pause = max(0, min(Self.mostSeconds, interval.isNaN ? 0 : interval))
    self.interval = pause
    self.question = question
    next = Atomic(Int(pause * 1e9))
  }

  private static var mostSeconds: Double { 1e9 }

  /// The nanoseconds since the start.
  private var elapsed: Int {
    let (seconds, attoseconds) = (ContinuousClock.now - start).components
    return Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
  }

  /// Whether its time is over.
  var hasPassed: Bool { seconds.isFinite && Double(elapsed) >= seconds * 1e9 }

  /// Whether the host wants no more.
  var isCancelled: Bool {
    guard let question else { return false }
    if isStopped.load(ordering: .relaxed) { return true }
    let (now, due) = (elapsed, next.load(ordering: .relaxed))
    // Of threads that come at once one asks.
    guard now >= due,
      next.compareExchange(expected: due, desired: now + Int(interval * 1e9), ordering: .relaxed).exchanged,
      question.answer()
    else { return false }
    isStopped.store(true, ordering: .relaxed)
    return true
  }
}

extension EvaluationOptions {
  /// - Throws: `invalidArgument` for what is not one of the policies of reckon.h.
  init(_ policy: Int32, _ question: CQuestion?) throws(FormulaError) {
    self.init(policy: try ErrorPolicy(policy), question)
  }

  init(policy: ErrorPolicy, _ question: CQuestion?) {
    self.init(policy: policy, isCancelled: question?.answer)
    // The watch is kept as long as its evaluation, and says why that ends.
    guard let watch = question?.watch else { return }
    isCancelled = { watch.isCancelled }
    deadline = Deadline { watch.hasPassed }
  }
}

extension CQuestion {
  /// The watch that answers, if one does.
  var watch: CWatch? {
    let own: @convention(c) (UnsafeMutableRawPointer?) -> Bool = watchEnds
    guard unsafeBitCast(function, to: UInt.self) == unsafeBitCast(own, to: UInt.self) else { return nil }
    return CWatch.find(context.map { OpaquePointer($0) })
  }
}

@c(reckon_watch_create) public func createWatch(
  _ seconds: Double, _ interval: Double, _ isCancelled: (@convention(c) (UnsafeMutableRawPointer?) -> Bool)?,
  _ context: UnsafeMutableRawPointer?
) -> OpaquePointer {
  CWatch(seconds: seconds, interval: interval, isCancelled.map { CQuestion(function: $0, context: context) }).retained
}

@c(reckon_watch_free) public func freeWatch(_ watch: OpaquePointer?) { CWatch.release(watch) }

@c(reckon_watch_ends) public func watchEnds(_ watch: UnsafeMutableRawPointer?) -> Bool {
  guard let watch = CWatch.find(watch.map { OpaquePointer($0) }) else { return false }
  return watch.hasPassed || watch.isCancelled
}
