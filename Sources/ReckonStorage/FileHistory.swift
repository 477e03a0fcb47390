public import ReckonCalculator
import ReckonSystem

/// History in a file, which several processes may use at once; ``CalculatorFiles/history()`` opens it.
///
/// The file is text, a line an entry; ``HistoryDocument`` says how it is written. Copies of the value share the file.
public struct FileHistory: HistoryStore {
  /// The most entries that are kept, whatever the limit given.
  public static let largestLimit = CalculatorSettings.largestHistoryLimit

  /// The entries, newest first, as they were when the file was last read or changed.
  public private(set) var entries: [HistoryEntry] = []
  /// Messages for the user, one sentence each: that a file was damaged and where it is now, or that it cannot be used.
  public private(set) var messages: [String] = []
  /// Where the entries are kept.
  public var path: String { file.path }

  private let file: StoredFile
  /// The file as it was last seen.
  private var document = HistoryDocument()
  /// Entries that could not be written yet, the oldest first; they begin ``entries``.
  private var unwritten: [HistoryEntry] = []

  package init(_ file: StoredFile) {
    self.file = file
    reload()
  }

  /// Reads the file again, for what other processes have added.
  ///
  /// - Complexity: O(bytes); 100,000 entries take about 0.1 s.
  public mutating func reload() {
    let file = self.file
    do throws(StorageError) {
      try file.take(document.missing, HistoryDocument.read, { messages.note($0) }, { adopt($0) })
    } catch { messages.note(error.message) }
  }

  /// Keeps one more calculation under the next number, whatever its own, and drops the oldest beyond `limit`,
  /// which counts from 1 to ``largestLimit``.
  ///
  /// An entry that could not be written is written with the next one that can; should another process
  /// have taken its number meanwhile, it gets a new one then.
  ///
  /// - Throws: ``StorageError`` when it cannot be kept; the entry is in ``entries`` all the same until the program
  ///   ends, unless it is longer than a 16th of what the file may be (4 MiB).
  /// - Complexity: O(bytes of the file); with 100,000 entries about 15 ms and the time that the disk takes.
  public mutating func append(_ entry: HistoryEntry, limit: Int) throws(StorageError) {
    let entry = entry.numbered(document.nextID &+ unwritten.count)
    guard HistoryDocument.size(of: entry) <= file.sizeLimit / 16 else {
      throw StorageError(
        "calculationIsLongerThanBytes",
        "the calculation is longer than \(file.sizeLimit / 16) bytes and is not saved in \(file.path)")
    }
    let limit = min(max(1, limit), Self.largestLimit)
    entries.insert(entry, at: 0)
    unwritten.append(entry)
    if unwritten.count > limit { unwritten.removeFirst(unwritten.count - limit) }
    defer { if entries.count > limit { entries.removeLast(entries.count - limit) } }
    let sizeLimit = file.sizeLimit
    try change { document, unwritten in document.append(unwritten, limit: limit, sizeLimit: sizeLimit) }
  }

  /// Drops all entries, also those of other processes. The numbers go on.
  ///
  /// - Throws: ``StorageError`` when the file cannot be changed; the entries are then as they were.
  public mutating func clear() throws(StorageError) {
    let kept = (entries, unwritten)
    (entries, unwritten) = ([], [])
    do throws(StorageError) {
      try change { document, _ in document.removeAllEntries() }
      entries = []
    } catch {
      (entries, unwritten) = kept
      throw error
    }
  }

  // MARK: The file

  /// Changes the file as it is now, and writes it with all entries that are not yet in it.
  private mutating func change(_ body: (inout HistoryDocument, [HistoryEntry]) -> Void) throws(StorageError) {
    let (file, known, unwritten) = (self.file, self.document, self.unwritten)
    var messages: [String] = []
    var reading: HistoryDocument.Reading?
    var numbered: [HistoryEntry] = []
    // What was set aside is said also when the write behind it fails.
    defer { for message in messages { self.messages.note(message) } }
    let document = try file.withLock { locked throws(StorageError) in
      if case .bytes(known.bytes) = try locked.file.read() {
      } else {
        reading = try locked.recovered(known.missing, HistoryDocument.read, &messages)
      }
      var document = reading?.document ?? known
      guard document.nextID < Int.max - unwritten.count else {
        throw StorageError(
          "numbersOfAreUsedUp", "the numbers of \(file.path) are used up; move it away, and a new one begins")
      }
      numbered = unwritten.enumerated().map { $1.numbered(document.nextID + $0) }
      body(&document, numbered)
      try locked.replace(with: document.bytes)
      return document
    }
    self.unwritten = []
    if let reading {
      entries = numbered.reversed() + reading.entries
    } else {
      for (index, entry) in numbered.reversed().enumerated() where index < entries.count { entries[index] = entry }
    }
    self.document = document
    if entries.count > document.count { entries.removeLast(entries.count - document.count) }
  }

  private mutating func adopt(_ reading: HistoryDocument.Reading) {
    document = reading.document ?? document
    unwritten = unwritten.enumerated().map { $1.numbered(document.nextID &+ $0) }
    entries = unwritten.reversed() + reading.entries
  }
}

extension HistoryDocument {
  /// The reading of no file, in which the numbers go on.
  fileprivate var missing: Reading { Reading(document: HistoryDocument(nextID: nextID)) }
}

extension HistoryDocument.Reading: StoredReading {
  var isNewer: Bool { document == nil }
  var wholeBytes: [UInt8]? { document?.bytes }

  func message(_ path: String, _ damage: Phrase, _ aside: String) -> Phrase {
    Phrase(
      "wasDamagedAndIsNow",
      "\(path) was damaged (\(damage)) and is now \(aside); what could be read is used: \(entries.count, of: "calculation")"
    )
  }
}
