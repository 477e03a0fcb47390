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

/// Where settings are kept. Files are one form, memory is another.
public protocol SettingsStore: Sendable {
  /// The settings as they are.
  var settings: CalculatorSettings { get }

  /// Changes settings and keeps them at once; changes that another process has made meanwhile stay.
  ///
  /// - Throws: ``StorageError`` when they cannot be kept; the change is in force all the same until the program ends.
  mutating func update(_ change: (inout CalculatorSettings) -> Void) throws(StorageError)
}

/// Settings that last as long as the value.
public struct SettingsInMemory: SettingsStore {
  public private(set) var settings: CalculatorSettings

  /// Settings that are forgotten with the process.
  public init(_ settings: CalculatorSettings = CalculatorSettings()) { self.settings = settings }

  public mutating func update(_ change: (inout CalculatorSettings) -> Void) throws(StorageError) { change(&settings) }
}

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

#if hasFeature(Embedded)
  // Embedded Swift has no values of protocol types: the page keeps history and settings itself, and gives the calculator those in memory.
  public typealias AnyHistoryStore = HistoryInMemory
  public typealias AnySettingsStore = SettingsInMemory
  public typealias AnyRateSource = RatesInMemory
#else
  /// Whatever keeps finished calculations.
  public typealias AnyHistoryStore = any HistoryStore
  /// Whatever keeps settings.
  public typealias AnySettingsStore = any SettingsStore
  /// Wherever exchange rates come from.
  public typealias AnyRateSource = any RateSource
#endif
