public import Reckon

/// Where finished calculations are kept. Files are one form, memory is another.
public protocol HistoryStore: Sendable {
  /// The entries, newest first.
  var entries: [HistoryEntry] { get }

  /// Keeps one more calculation under the next number and drops the oldest beyond `limit`.
  ///
  /// - Throws: ``StorageError`` when it cannot be kept; the entry is in ``entries`` all the same until the program ends.
  mutating func append(
    expression: String, result: String, digits: String?, isInexact: Bool, angleUnit: AngleUnit, time: Timestamp, limit: Int
  ) throws(StorageError)

  /// Drops all entries.
  mutating func clear() throws(StorageError)
}

extension HistoryStore {
  /// Keeps one more calculation, whose result is decimal text.
  public mutating func append(
    expression: String, result: String, isInexact: Bool, angleUnit: AngleUnit, time: Timestamp, limit: Int
  ) throws(StorageError) {
    try append(
      expression: expression, result: result, digits: nil, isInexact: isInexact, angleUnit: angleUnit, time: time, limit: limit)
  }
}

/// History that lasts as long as the value.
public struct HistoryInMemory: HistoryStore {
  public private(set) var entries: [HistoryEntry] = []
  private var nextID = 1

  /// A history without entries.
  public init() {}

  public mutating func append(
    expression: String, result: String, digits: String?, isInexact: Bool, angleUnit: AngleUnit, time: Timestamp, limit: Int
  ) throws(StorageError) {
    entries.insert(
      HistoryEntry(
        id: nextID, expression: expression, result: result, digits: digits, isInexact: isInexact, angleUnit: angleUnit, time: time), at: 0)
    nextID += 1
    if entries.count > max(1, limit) { entries.removeLast(entries.count - max(1, limit)) }
  }

  public mutating func clear() throws(StorageError) { entries.removeAll() }
}
