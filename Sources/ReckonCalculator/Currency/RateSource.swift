/// Where exchange rates come from. A file is one form, memory is another.
public protocol RateSource: Sendable {
  /// The rates in force, or nothing when none were ever given.
  ///
  /// - Throws: ``StorageError`` when there is something that cannot be read.
  func rates() throws(StorageError) -> RateTable?
}

/// Rates that are given in the program.
public struct RatesInMemory: RateSource {
  private let table: RateTable?
  /// Rates that do not change; without a table there are none.
  public init(_ table: RateTable? = nil) { self.table = table }
  public func rates() throws(StorageError) -> RateTable? { table }
}
