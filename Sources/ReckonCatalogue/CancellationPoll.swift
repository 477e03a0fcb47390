/// Counts the work done since it was last checked whether somebody wants it to end, so that long work checks often and short work never.
///
/// Work is counted in nanoseconds, roughly and rather too many than too few: what counts right checks four times in a millisecond.
@usableFromInline package struct CancellationPoll {
  /// The work between two checks.
  package static let interval = 1 << 18

  @usableFromInline var credit: Int
  private let isCancelled: (@Sendable () -> Bool)?

  /// Without a closure nothing is ever cancelled, and counting costs a subtraction.
  package init(_ isCancelled: (@Sendable () -> Bool)?) {
    self.isCancelled = isCancelled
    credit = isCancelled == nil ? .max : 0
  }

  /// Counts work that has been done or is about to be; true when the work must end.
  @inlinable @inline(__always) package mutating func isCancelled(after work: Int) -> Bool {
    credit &-= work
    return credit < 0 && isCancelledNow()
  }

  /// Checks at once.
  @inline(never) @usableFromInline package mutating func isCancelledNow() -> Bool {
    guard let isCancelled else {
      credit = .max
      return false
    }
    credit = Self.interval
    guard isCancelled() else { return false }
    // Whoever goes on counting hears it again.
    credit = 0
    return true
  }
}
