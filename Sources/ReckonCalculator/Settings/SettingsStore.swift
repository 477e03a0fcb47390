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
