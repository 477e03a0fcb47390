import ReckonCalculator

/// Lines that were entered at the prompt, in a file to which several processes may add; ``CalculatorFiles/lines()``
/// opens it.
///
/// Each line is written when it is entered, behind those that other processes have written meanwhile, so that a process
/// that is killed loses nothing but what was being typed. ``LineHistoryDocument`` says how the file is written.
public struct LineHistory: Sendable {
  /// The most lines that are kept, whatever the limit given.
  public static let largestLimit = CalculatorSettings.largestHistoryLimit
  /// The most bytes that the file may have; beyond half of them the oldest lines are dropped.
  static let sizeLimit = 64 << 20
  /// The most bytes of a line that is kept.
  public static let longestLine = 1 << 20

  /// Messages for the user, one sentence each: that the file was damaged and where it is now, or that it cannot be
  /// used.
  public private(set) var messages: [String] = []
  /// Where the lines are kept.
  public var path: String { file.path }

  private let file: StoredFile
  /// The file as it was last seen, and how many lines it had.
  private var seen: (identity: LockedFile.Identity, count: Int)?
  /// The line that was entered last.
  private var last: String?
  /// Lines that could not be written yet, the oldest first.
  private var unwritten: [String] = []
  /// Whether it has been said that the file cannot be used.
  private var hasFailed = false

  package init(_ file: StoredFile) { self.file = file }

  /// Whether a line belongs in a history: one that is blank or begins with a blank does not, nor the line before once
  /// more.
  public static func keeps(_ line: String, after last: String?) -> Bool {
    line != last && line.first.map { !$0.isWhitespace } ?? false
  }

  /// Reads the lines, the oldest first. A damaged file is set aside.
  ///
  /// - Complexity: O(bytes).
  public mutating func read() -> [String] {
    let file = self.file
    var lines: [String] = []
    do throws(StorageError) {
      try file.take(
        LineHistoryDocument.Reading(), LineHistoryDocument.read, { messages.note($0) }, { lines = $0.lines })
    } catch {
      lines = []
      note(error)
    }
    last = lines.last
    return lines
  }

  /// Keeps a line that was entered, if ``keeps(_:after:)`` says so, and drops the oldest when there are a quarter more
  /// than `limit`.
  ///
  /// A line that could not be written is written with the next one that can; that it could not is among ``messages``.
  ///
  /// - Parameter limit: counts up to ``largestLimit``; with 0 nothing is written.
  /// - Complexity: O(bytes of the line), and O(bytes of the file) where the oldest are dropped.
  public mutating func append(_ line: String, limit: Int) {
    guard Self.keeps(line, after: last) else { return }
    last = line
    let limit = min(limit, Self.largestLimit)
    guard limit > 0 else { return }
    guard line.utf8.count <= Self.longestLine else {
      return messages.note(
        Phrase(
          "lineOfMoreThanMiBIsNotKept", "a line of more than \(Self.longestLine >> 20) MiB is not saved in \(file.path)"
        ).description)
    }
    unwritten.append(line)
    if unwritten.count > limit { unwritten.removeFirst(unwritten.count - limit) }
    let (file, seen, lines) = (self.file, self.seen, unwritten)
    var messages: [String] = []
    defer { for message in messages { self.messages.note(message) } }
    do throws(StorageError) {
      self.seen = try file.withLock { locked throws(StorageError) in
        try Self.append(lines, limit, locked, seen, &messages)
      }
      unwritten = []
    } catch {
      note(error)
    }
  }

  // MARK: The file

  private typealias Seen = (identity: LockedFile.Identity, count: Int)

  private static func append(
    _ lines: [String], _ limit: Int, _ locked: LockedFile, _ seen: Seen?, _ messages: inout [String]
  ) throws(StorageError) -> Seen? {
    guard var count = try count(locked, seen, &messages) else {
      try locked.replace(with: LineHistoryDocument.file(of: lines))
      return locked.identity.map { ($0, lines.count) }
    }
    let identity = try locked.append(LineHistoryDocument.text(of: lines))
    count += lines.count
    guard count > limit + limit / 4 || identity.size > locked.file.sizeLimit / 2 else { return (identity, count) }
    guard case .bytes(let bytes) = try locked.file.read() else { return nil }
    let (rest, restCount) = LineHistoryDocument.newest(limit, of: bytes, size: locked.file.sizeLimit / 4)
    try locked.replace(with: rest)
    return locked.identity.map { ($0, restCount) }
  }

  /// How many lines the file has; nothing when there is none.
  private static func count(_ locked: LockedFile, _ seen: Seen?, _ messages: inout [String]) throws(StorageError)
    -> Int?
  {
    if let seen, let identity = locked.identity, identity.number == seen.identity.number,
      (seen.identity.size...max(seen.identity.size, locked.file.sizeLimit)).contains(identity.size)
    {
      // Only what others have added is read.
      let added = try locked.bytes(from: seen.identity.size, to: identity.size)
      return seen.count + added.count { $0 == 0x0A }
    }
    if case .missing = try locked.file.read() { return nil }
    return try locked.recovered(LineHistoryDocument.Reading(), LineHistoryDocument.read, &messages).lines.count
  }

  /// Of a file that cannot be used, the first reason is enough.
  private mutating func note(_ error: StorageError) {
    if !hasFailed { messages.note(error.message) }
    hasFailed = true
  }
}

extension LineHistoryDocument.Reading: StoredReading {
  var wholeBytes: [UInt8]? { isNewer ? nil : LineHistoryDocument.file(of: lines) }

  func message(_ path: String, _ damage: Phrase, _ aside: String) -> Phrase {
    Phrase(
      "wasDamagedAndIsNow",
      "\(path) was damaged (\(damage)) and is now \(aside); what could be read is used: \(lines.count, of: "line")")
  }
}
