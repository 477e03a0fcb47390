import ReckonCatalogue

/// The report of an evaluation over columns.
public struct BatchReport: Sendable, Hashable {
  /// The number of rows that failed.
  public internal(set) var failureCount = 0
  /// The index of the first row that failed, from 0, and its error.
  public internal(set) var firstFailure: Failure?

  /// A row that has no value.
  public struct Failure: Sendable, Hashable {
    public let row: Int
    public let error: FormulaError
  }

  package init() {}

  mutating func add(_ other: BatchReport) {
    failureCount += other.failureCount
    guard let theirs = other.firstFailure else { return }
    guard let ours = firstFailure, ours.row < theirs.row else { return firstFailure = theirs }
  }
}
