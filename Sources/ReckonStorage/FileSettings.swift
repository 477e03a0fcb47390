public import ReckonCalculator

/// Settings in a file, which several processes may use at once; ``CalculatorFiles/settings()`` opens it.
///
/// The file is text for any editor; ``SettingsDocument`` says how it is written. A file that is a symbolic link stays
/// one: what it names is replaced. Copies of the value share the file.
public struct FileSettings: SettingsStore {
  public private(set) var settings = CalculatorSettings()
  /// Messages for the user: that a file was damaged and where it is now, that a value is not allowed, or that the file
  /// cannot be used. One sentence each.
  public private(set) var messages: [String] = []
  /// Names in the file that this version does not know, with their values as they are written there.
  public private(set) var unknown: [(name: String, value: String)] = []
  /// Where the settings are kept.
  public var path: String { file.path }

  private let file: StoredFile
  /// Values by name that are in force but could not be written.
  private var unwritten: [String: String] = [:]

  package init(_ file: StoredFile) {
    self.file = file
    reload()
  }

  /// Reads the file again, for what other processes have changed.
  public mutating func reload() {
    let file = self.file
    do throws(StorageError) {
      try file.take(Self.missing, SettingsDocument.read, { messages.note($0) }, { adopt($0) })
    } catch { messages.note(error.message) }
  }

  /// Changes settings and writes those that are changed at once; what another process has changed meanwhile stays. A
  /// setting that is back at its default goes from the file, and one that gets a value that is not allowed stays as it
  /// is.
  ///
  /// - Throws: ``StorageError`` when they cannot be kept; the change is in force all the same until the program ends,
  ///   and is written with the next one that can be.
  public mutating func update(_ change: (inout CalculatorSettings) -> Void) throws(StorageError) {
    let (file, unwritten) = (self.file, self.unwritten)
    var base = settings
    var messages: [String] = []
    var changed: CalculatorSettings?
    do throws(StorageError) {
      let reading = try file.withLock { locked throws(StorageError) in
        var reading = try locked.recovered(Self.missing, SettingsDocument.read, &messages)
        guard var document = reading.document else { throw StorageError.newer(file.path) }
        base = Self.merged(reading.settings, unwritten)
        let new = Self.changed(base, change)
        changed = new
        let rows = Setting.all.filter { $0.get(new) != $0.get(reading.settings) }
        for row in rows { document.set(row.name, to: row.get(new) == row.defaultValue ? nil : row.get(new)) }
        if !rows.isEmpty { try locked.replace(with: document.bytes) }
        reading.settings = new
        return reading
      }
      for message in messages { self.messages.note(message) }
      self.unwritten = [:]
      adopt(reading)
    } catch {
      for message in messages { self.messages.note(message) }
      settings = changed ?? Self.changed(base, change)
      for row in Setting.all where row.get(settings) != row.get(base) { self.unwritten[row.name] = row.get(settings) }
      throw error
    }
  }

  private static func changed(_ base: CalculatorSettings, _ change: (inout CalculatorSettings) -> Void)
    -> CalculatorSettings
  {
    var new = base
    change(&new)
    // Only what can be read again.
    return merged(base, Dictionary(uniqueKeysWithValues: Setting.all.map { ($0.name, $0.get(new)) }))
  }

  /// Settings with the values by name that are allowed.
  private static func merged(_ settings: CalculatorSettings, _ values: [String: String]) -> CalculatorSettings {
    var result = settings
    for row in Setting.all { if let value = values[row.name] { _ = row.set(&result, value) } }
    return result
  }

  /// The reading of no file.
  private static var missing: SettingsDocument.Reading { SettingsDocument.Reading(document: SettingsDocument()) }

  private mutating func adopt(_ reading: SettingsDocument.Reading) {
    settings = Self.merged(reading.settings, unwritten)
    unknown = reading.unknown
    for sentence in reading.refused { messages.note(("\(file.path), \(sentence)" as Phrase).description) }
  }
}

extension SettingsDocument.Reading: StoredReading {
  var isNewer: Bool { document == nil }
  var wholeBytes: [UInt8]? { document?.bytes }

  func message(_ path: String, _ damage: Phrase, _ aside: String) -> Phrase {
    Phrase(
      "wasDamagedAndIsNowSettings",
      "\(path) was damaged (\(damage)) and is now \(aside); the settings that could be read remain in effect")
  }
}
