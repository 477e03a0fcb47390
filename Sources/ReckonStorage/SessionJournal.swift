import ReckonCalculator
import ReckonSystem

/// A file to which one process adds a line for each thing that happens in it, and which it deletes when it ends as it
/// should: what a process that was killed leaves is its state.
///
/// The process holds a lock on the file for as long as it lives, which the kernel releases however it dies. That alone
/// tells a journal in use from one that was left.
package final class SessionJournal {
  /// The most bytes that a journal may have.
  static let sizeLimit = 256 << 20
  /// How many journals that were left are kept, the newest.
  static let mostLeft = 100

  package let path: String
  private let descriptor: Int32
  private let number: UInt64
  private var size: Int
  /// Lines that could not be written yet.
  private var unwritten: [UInt8] = []
  /// When it was synced last; `nil` while all is.
  private var unsyncedSince: ContinuousClock.Instant?

  fileprivate init(path: String, descriptor: Int32, number: UInt64, size: Int) {
    (self.path, self.descriptor, self.number, self.size) = (path, descriptor, number, size)
  }

  deinit {
    // Given back by itself: a process that another thread has just started holds the file too, until it runs its own
    // program.
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }

  /// Adds lines behind all others. What could not be written is written before the next lines.
  ///
  /// A process that dies loses none of them. So that a power cut loses no more than those of a moment, they are synced
  /// when a tenth of a second has passed since the first that is not, and by ``sync()``: a thousand lines that are
  /// pasted need not wait for the disk a thousand times.
  ///
  /// - Throws: ``StorageError``; the file is then as it was.
  /// - Complexity: O(bytes of the lines).
  package func append(_ lines: [UInt8]) throws(StorageError) {
    guard size + unwritten.count + lines.count <= Self.sizeLimit else {
      throw StorageError("isAsLongAsItMayBe", "\(path) has reached its size limit; further input is not recorded in it")
    }
    unwritten += lines
    let isDue = unsyncedSince.map { ContinuousClock.now - $0 > .milliseconds(100) } ?? false
    guard LockedFile.write(unwritten, to: descriptor, sync: isDue ? LockedFile.syncContents : { _ in 0 }) else {
      let code = errno
      ftruncate(descriptor, off_t(size))
      throw .unwritable(path, code)
    }
    size += unwritten.count
    unwritten = []
    unsyncedSince = isDue ? nil : unsyncedSince ?? ContinuousClock.now
  }

  /// Waits until what was added is on the disk.
  package func sync() {
    if unsyncedSince != nil { _ = LockedFile.syncContents(descriptor) }
    unsyncedSince = nil
  }

  /// Removes the file: there is nothing to continue.
  package func delete() {
    // Only the file that is this journal.
    if Self.number(of: path) == number { unlink(path) }
  }

  /// Gives what could be read only in part another name, under which nothing continues it.
  ///
  /// - Returns: that name.
  package func setAside() throws(StorageError) -> String {
    for aside in StoredFile.namesAside(of: path) {
      if System.exists(aside) { continue }
      guard rename(path, aside) == 0 else { break }
      return aside
    }
    throw .unwritable(path)
  }

  fileprivate static func number(of path: String) -> UInt64? {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return UInt64(status.st_ino)
  }
}

/// The journals of one person's prompts.
package struct SessionJournals: Sendable {
  private let folder: String
  private static let prefix = "session-"
  /// The digits of the random number in a name.
  private static let digitCount = 8

  init(folder: String) { self.folder = folder }

  /// A new journal, of which this process is the owner, with its first lines.
  ///
  /// - Throws: ``StorageError`` when it cannot be written.
  package func new(_ lines: [UInt8]) throws(StorageError) -> SessionJournal {
    try StoredFile.makeFolder(folder)
    removeOldest()
    for _ in 0..<100 {
      let digits = String(UInt32.random(in: 0...UInt32.max), radix: 16)
      let zeros = String(repeating: "0", count: Self.digitCount - digits.count)
      let path = "\(folder)/\(Self.prefix)\(Timestamp.now.nameText)-\(zeros)\(digits)"
      let descriptor = open(path, O_RDWR | O_APPEND | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
      if descriptor < 0, errno == EEXIST { continue }
      guard descriptor >= 0 else { throw .unwritable(path) }
      // Someone may have taken it for one that was left, before it was locked.
      guard let journal = Self.owned(path, descriptor).journal else { continue }
      do throws(StorageError) { try journal.append(JournalDocument.beginning + lines) } catch {
        journal.delete()
        throw error
      }
      journal.sync()
      LockedFile.syncFolder(folder)
      return journal
    }
    throw .unwritable(folder, EEXIST)
  }

  /// The newest journal that no process owns, which this one owns from now on, and what is in it.
  ///
  /// - Returns: `nil` where there is none; and whether there are some that other processes own.
  /// - Throws: ``StorageError`` for one that cannot be read, or that a newer version has written.
  package func takeNewest() throws(StorageError) -> (
    taken: (journal: SessionJournal, reading: JournalDocument.Reading)?, othersRun: Bool
  ) {
    var othersRun = false
    for path in paths() {
      let descriptor = open(path, O_RDWR | O_APPEND | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
      if descriptor < 0, errno == ENOENT { continue }
      guard descriptor >= 0 else { throw .unreadable(path) }
      let found = Self.owned(path, descriptor)
      othersRun = othersRun || found.isInUse
      guard let journal = found.journal else { continue }
      switch try StoredFile(path: path, sizeLimit: SessionJournal.sizeLimit).read() {
      case .missing: continue
      case .bytes(let bytes):
        let reading = JournalDocument.read(bytes)
        if reading.isNewer { throw .newer(path) }
        return ((journal, reading), othersRun)
      case .damaged(let problem):
        var reading = JournalDocument.Reading()
        reading.damage = problem
        return ((journal, reading), othersRun)
      }
    }
    return (nil, othersRun)
  }

  /// Whether a prompt has left a journal that was written since a time.
  package func hasLeft(since time: Timestamp) -> Bool {
    for path in paths(since: Int(time.secondsSince1970)) {
      let descriptor = open(path, O_RDWR | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
      if descriptor >= 0, Self.owned(path, descriptor).journal != nil { return true }
    }
    return false
  }

  /// The journals, the one that was written last first.
  ///
  /// - Parameter earliest: the second before which those were written that are left out.
  private func paths(since earliest: Int = .min) -> [String] {
    let files = (System.names(in: folder) ?? []).filter(Self.isJournal).compactMap {
      name -> (path: String, time: (Int, Int))? in
      let path = "\(folder)/\(name)"
      var status = stat()
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid() else {
        return nil
      }
      #if canImport(Darwin)
        let time = status.st_mtimespec
      #else
        let time = status.st_mtim
      #endif
      return time.tv_sec < earliest ? nil : (path, (Int(time.tv_sec), Int(time.tv_nsec)))
    }
    return files.sorted { $0.time == $1.time ? $0.path > $1.path : $0.time > $1.time }.map { $0.path }
  }

  private static func isJournal(_ name: String) -> Bool {
    guard name.hasPrefix(prefix) else { return false }
    let digits = name.suffix(digitCount)
    return !name.contains(".") && digits.count == digitCount && digits.allSatisfy { $0.isHexDigit && !$0.isUppercase }
  }

  /// The journal of an open file, where no other process owns it and it is still at its path; otherwise the file is
  /// closed.
  private static func owned(_ path: String, _ descriptor: Int32) -> (journal: SessionJournal?, isInUse: Bool) {
    var status = stat()
    let isLocked = flock(descriptor, LOCK_EX | LOCK_NB) == 0
    let isInUse = !isLocked && errno == EWOULDBLOCK
    guard isLocked, fstat(descriptor, &status) == 0, SessionJournal.number(of: path) == UInt64(status.st_ino) else {
      close(descriptor)
      return (nil, isInUse)
    }
    return (
      SessionJournal(path: path, descriptor: descriptor, number: UInt64(status.st_ino), size: Int(status.st_size)),
      false
    )
  }

  /// Removes the oldest of many journals that were left, to which nobody goes back.
  private func removeOldest() {
    for path in paths().dropFirst(SessionJournal.mostLeft) {
      let descriptor = open(path, O_RDWR | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
      if descriptor >= 0 { Self.owned(path, descriptor).journal?.delete() }
    }
  }
}
