import Reckon
import ReckonCalculator
import ReckonStorage
import Synchronization

/// Writes the journal of a prompt. There is no file before a person has entered something that is worth continuing.
final class JournalWriter {
  private let journals: SessionJournals
  private var journal: SessionJournal?
  /// Lines that wait for the first that a person enters.
  private var waiting: [UInt8] = []
  private var isReady: Bool
  /// Whether it has been said that nothing can be written.
  private var hasFailed = false

  init(_ journals: SessionJournals) {
    self.journals = journals
    isReady = false
  }

  /// Adds to a journal that this process has taken over.
  init(_ journals: SessionJournals, goingOnWith journal: SessionJournal) {
    (self.journals, self.journal) = (journals, journal)
    isReady = true
  }

  /// Adds an entry.
  ///
  /// - Returns: what a person should know, once: that it could not be written.
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

  /// Waits until what was added is on the disk.
  func sync() { journal?.sync() }

  /// Ends the journal: there is nothing to continue.
  func delete() {
    journal?.delete()
    journal = nil
    waiting = []
  }
}

/// The time of day as the statements of a prompt have it: one moment for each, which its journal keeps and gives again.
final class StatementClock: Sendable {
  private let source: @Sendable () -> Timestamp
  /// The milliseconds of the moment that holds; the least number while none does.
  private let held = Atomic<Int64>(.min)

  init(_ source: @escaping @Sendable () -> Timestamp) { self.source = source }

  var now: Timestamp {
    let held = held.load(ordering: .relaxed)
    return held == .min ? source() : Timestamp(secondsSince1970: Double(held) / 1_000)
  }

  /// Lets it be a moment, until it is let go.
  func hold(_ time: Timestamp) { held.store(time.milliseconds, ordering: .relaxed) }

  func letGo() { held.store(.min, ordering: .relaxed) }
}
