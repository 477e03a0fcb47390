/// A store of finished calculations, in files or in memory.
public protocol HistoryStore: Sendable {
  /// The entries, newest first.
  var entries: [HistoryEntry] { get }

  /// Appends a calculation with the next number, ignoring its own, and drops the oldest beyond `limit`.
  ///
  /// - Throws: ``StorageError`` if it cannot be stored; the entry is nevertheless in ``entries`` until the program
  ///   ends.
  mutating func append(_ entry: HistoryEntry, limit: Int) throws(StorageError)

  /// Drops all entries.
  mutating func clear() throws(StorageError)
}

/// A history with the lifetime of the value.
public struct HistoryInMemory: HistoryStore {
  public private(set) var entries: [HistoryEntry] = []
  private var nextID = 1

  /// An empty history.
  public init() {}

  public mutating func append(_ entry: HistoryEntry, limit: Int) throws(StorageError) {
    entries.insert(entry.numbered(nextID), at: 0)
    nextID += 1
    if entries.count > max(1, limit) { entries.removeLast(entries.count - max(1, limit)) }
  }

  public mutating func clear() throws(StorageError) { entries.removeAll() }
}

/// A store of settings, in files or in memory.
public protocol SettingsStore: Sendable {
  /// The current settings.
  var settings: CalculatorSettings { get }

  /// Changes settings and saves them immediately; concurrent changes by another process are kept.
  ///
  /// - Throws: ``StorageError`` if they cannot be stored; the change is nevertheless in force until the program ends.
  mutating func update(_ change: (inout CalculatorSettings) -> Void) throws(StorageError)
}

/// Settings with the lifetime of the value.
public struct SettingsInMemory: SettingsStore {
  public private(set) var settings: CalculatorSettings

  /// Settings that are discarded with the process.
  public init(_ settings: CalculatorSettings = CalculatorSettings()) { self.settings = settings }

  public mutating func update(_ change: (inout CalculatorSettings) -> Void) throws(StorageError) { change(&settings) }
}

/// A source of exchange rates, a file or memory.
public protocol RateSource: Sendable {
  /// The current rates; `nil` if there are none.
  ///
  /// - Throws: ``StorageError`` if they cannot be read.
  func rates() throws(StorageError) -> RateTable?
}

/// Rates given by the program.
public struct RatesInMemory: RateSource {
  private let table: RateTable?
  /// Constant rates; without a table there are none.
  public init(_ table: RateTable? = nil) { self.table = table }
  public func rates() throws(StorageError) -> RateTable? { table }
}

#if hasFeature(Embedded)
  // Embedded Swift has no existential types: the page stores history and settings itself, and provides in-memory ones
  // to the calculator.
  public typealias AnyHistoryStore = HistoryInMemory
  public typealias AnySettingsStore = SettingsInMemory
  public typealias AnyRateSource = RatesInMemory
#else
  /// Any store of finished calculations.
  public typealias AnyHistoryStore = any HistoryStore
  /// Any store of settings.
  public typealias AnySettingsStore = any SettingsStore
  /// Any source of exchange rates.
  public typealias AnyRateSource = any RateSource
#endif
