/// Limits how often a cancellation closure is called: long work calls it about four times in a millisecond, short work
/// never.
///
/// Work is counted in estimated nanoseconds, estimates being high rather than low.
@usableFromInline package struct CancellationPoll {
  /// The work between two checks.
  package static let interval = 1 << 18

  @usableFromInline var credit: Int
  @usableFromInline let isCancelled: (@Sendable () -> Bool)?

  /// Without a closure nothing is ever cancelled, and counting costs a subtraction.
  @inlinable package init(_ isCancelled: (@Sendable () -> Bool)?) {
    self.isCancelled = isCancelled
    credit = isCancelled == nil ? .max : 0
  }

  /// Counts work that has been done or is about to be; true when the work must end.
  @inlinable @inline(__always) package mutating func isCancelled(after work: Int) -> Bool {
    credit &-= work
    return credit < 0 && isCancelledNow()
  }

  /// The same as an error.
  @inlinable package mutating func check(after work: Int) throws(FormulaError) {
    if isCancelled(after: work) { throw .cancelled }
  }

  /// Does work that nothing cancels.
  @inlinable package static func uninterrupted<Result>(
    _ body: (inout CancellationPoll) throws(FormulaError) -> Result
  ) -> Result {
    var poll = CancellationPoll(nil)
    do throws(FormulaError) { return try body(&poll) } catch { preconditionFailure("nothing cancels it") }
  }

  /// Checks at once.
  @inline(never) @usableFromInline package mutating func isCancelledNow() -> Bool {
    guard let isCancelled else {
      credit = .max
      return false
    }
    credit = Self.interval
    guard isCancelled() else { return false }
    // Work that continues to be counted is cancelled again.
    credit = 0
    return true
  }
}
