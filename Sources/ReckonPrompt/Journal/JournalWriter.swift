import Reckon
import ReckonCalculator
import ReckonStorage
import Synchronization

/// Writes the journal of a prompt. The file is created with the first user input worth resuming.
final class JournalWriter {
  private let journals: SessionJournals
  private var journal: SessionJournal?
  /// Lines buffered until the first user input.
  private var waiting: [UInt8] = []
  private var isReady: Bool
  /// Whether a write failure has been reported.
  private var hasFailed = false

  init(_ journals: SessionJournals) {
    self.journals = journals
    isReady = false
  }

  /// Appends to a journal that this process has taken over.
  init(_ journals: SessionJournals, goingOnWith journal: SessionJournal) {
    (self.journals, self.journal) = (journals, journal)
    isReady = true
  }

  /// Appends an entry.
  ///
  /// - Returns: a write failure to report, once.
  func add(_ entry: JournalEntry) -> StorageError? {
    let line = JournalDocument.line(entry.fields)
    guard isReady else {
      isReady = entry == .ready
      waiting += line
      return nil
    }
    do throws(StorageError) {
      if let journal {
        try journal.append(line)
      } else {
        waiting += line
        journal = try journals.new(waiting)
        waiting = []
      }
    } catch {
      defer { hasFailed = true }
      return hasFailed ? nil : error
    }
    return nil
  }

  /// Flushes appended entries to disk.
  func sync() { journal?.sync() }

  /// Deletes the journal, if there is nothing to resume.
  func delete() {
    journal?.delete()
    journal = nil
    waiting = []
  }
}

/// The clock of a prompt's statements: one time per statement, which its journal records and replays.
final class StatementClock: Sendable {
  private let source: @Sendable () -> Timestamp
  /// The frozen time in milliseconds; the minimum if the clock is running.
  private let held = Atomic<Int64>(.min)

  init(_ source: @escaping @Sendable () -> Timestamp) { self.source = source }

  var now: Timestamp {
    let held = held.load(ordering: .relaxed)
    return held == .min ? source() : Timestamp(secondsSince1970: Double(held) / 1_000)
  }

  /// Freezes the clock at a time, until it is released.
  func hold(_ time: Timestamp) { held.store(time.milliseconds, ordering: .relaxed) }

  func letGo() { held.store(.min, ordering: .relaxed) }
}
