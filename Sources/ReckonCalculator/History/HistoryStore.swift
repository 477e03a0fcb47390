/// Where finished calculations are kept. Files are one form, memory is another.
public protocol HistoryStore: Sendable {
  /// The entries, newest first.
  var entries: [HistoryEntry] { get }

  /// Keeps one more calculation under the next number, whatever its own, and drops the oldest beyond `limit`.
  ///
  /// - Throws: ``StorageError`` when it cannot be kept; the entry is in ``entries`` all the same until the program ends.
  mutating func append(_ entry: HistoryEntry, limit: Int) throws(StorageError)

  /// Drops all entries.
  mutating func clear() throws(StorageError)
}

/// History that lasts as long as the value.
public struct HistoryInMemory: HistoryStore {
  public private(set) var entries: [HistoryEntry] = []
  private var nextID = 1

  /// A history without entries.
  public init() {}

  public mutating func append(_ entry: HistoryEntry, limit: Int) throws(StorageError) {
    entries.insert(entry.numbered(nextID), at: 0)
    nextID += 1
    if entries.count > max(1, limit) { entries.removeLast(entries.count - max(1, limit)) }
  }

  public mutating func clear() throws(StorageError) { entries.removeAll() }
}
