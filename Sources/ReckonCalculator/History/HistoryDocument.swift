import Reckon

/// The text of a history file.
///
/// ```
/// reckon history 1
/// next 43
/// 41⇥2026-11-21T10:30:00Z⇥deg⇥=⇥2+3⇥5
/// 42⇥2026-11-21T10:30:12Z⇥rad⇥≈⇥sin(1)⇥0.841470984807897
/// 43⇥2026-11-21T10:31:05Z⇥deg⇥=⇥1/3⇥1/3⇥0.3333333333333333333333333333333333…
/// ```
///
/// The header is followed by the number of the next entry and one line per entry, oldest first. Its fields are
/// separated by tabs: number, time (ISO 8601, UTC), angle unit, `=` or `≈` (inexact), expression, result, and the
/// result's digits if it is an expression; texts are escaped as in ``EscapedText``. Further fields, blank lines and
/// comments (`#`) are preserved, and so is every unknown line in a file of a newer minor version.
package struct HistoryDocument: Sendable {
  /// The default size limit of a file in bytes; beyond it, the oldest entries are dropped.
  package static let sizeLimit = 64 << 20
  private static let header = FormatHeader(subject: "history")

  package private(set) var bytes: [UInt8]
  private var entryCount = 0
  /// The number of the next entry.
  package private(set) var nextID: Int

  /// An empty history.
  package init(nextID: Int = 1) {
    self.nextID = nextID
    bytes = Array("\(Self.header.line)\nnext \(nextID)\n".utf8)
  }

  /// Entries, newest first, and the damage found.
  package struct Reading {
    /// The file's text without damaged lines; `nil` for a file of a newer major version.
    package var document: HistoryDocument?
    package var entries: [HistoryEntry]
    /// The error in the first damaged line: "line 3 is not an entry".
    package var damage: Phrase?

    package init(document: HistoryDocument?, entries: [HistoryEntry] = [], damage: Phrase? = nil) {
      self.document = document
      self.entries = entries
      self.damage = damage
    }
  }

  /// - Complexity: O(bytes).
  package static func read(_ bytes: [UInt8]) -> Reading {
    var lines = TextLines(bytes)
    let version = lines.next().map { header.read($0.bytes) } ?? .wrong
    var damage: Phrase?
    // The undamaged lines, from the first damage on.
    var whole: [UInt8] = []
    func report(_ problem: Phrase, before offset: Int) {
      if damage == nil { whole = Array(bytes[..<offset]) }
      damage = damage ?? problem
    }
    if version == .newerMajor { return Reading(document: nil) }
    if version == .wrong {
      report(header.damage(of: bytes), before: 0)
      whole = header.beginning
      lines = TextLines(bytes)
    }

    var entries: [HistoryEntry] = []
    var nextID = 1
    while let line = lines.next() {
      let isWhole = line.hasEnd && !line.bytes.contains(0)
      if isWhole, let next = Self.nextID(line.bytes) {
        nextID = max(nextID, next)
      } else if isWhole, isEntry(line.bytes), let entry = entry(line.bytes) {
        nextID = max(nextID, entry.id &+ 1)
        if let last = entries.last, entry.id <= last.id {
          report(
            Phrase("numbersOfTheEntriesDoNotGrow", "the entry numbers do not increase in line \(line.number)"),
            before: line.range.lowerBound)
          // No number is left after the maximum.
          guard last.id < Int.max - 1 else { continue }
          entries.append(entry.numbered(last.id &+ 1))
          nextID = max(nextID, last.id &+ 2)
          whole += Array("\(last.id &+ 1)".utf8) + bytes[line.range].drop { $0 != UInt8(ascii: "\t") }
          continue
        }
        entries.append(entry)
      } else if !isWhole || !isKept(line.bytes, in: version) {
        report(
          line.hasEnd
            ? Phrase("lineIsNoEntry", "line \(line.number) is not an entry")
            : Phrase("itsLastLineIsCutOff", "its last line is cut off"),
          before: line.range.lowerBound)
        continue
      } else if let id = identifier(line.bytes.prefix { $0 != UInt8(ascii: "\t") }) {
        // An entry of a newer version: its number is taken.
        nextID = max(nextID, id &+ 1)
      }
      if damage != nil { whole += bytes[line.range] }
    }

    var document = HistoryDocument(nextID: nextID)
    document.bytes = damage == nil ? bytes : whole
    document.entryCount =
      damage == nil && version == .current ? entries.count : TextLines(document.bytes).count { isEntry($0.bytes) }
    return Reading(document: document, entries: entries.reversed(), damage: damage)
  }

  /// Appends entries, oldest first, and drops the oldest ones beyond `limit` or `sizeLimit` bytes.
  ///
  /// - Complexity: O(bytes), including a copy without the dropped lines.
  package mutating func append(_ entries: [HistoryEntry], limit: Int, sizeLimit: Int) {
    let lines = Array(entries.suffix(limit).map(Self.line).joined().utf8)
    let total = entryCount + min(entries.count, limit)
    nextID = max(nextID, (entries.last?.id ?? 0) &+ 1)
    compose(dropping: max(0, total - limit), adding: lines)
    entryCount = min(total, limit)
    while bytes.count > sizeLimit, entryCount > 1 {
      // Dropped in batches, so that the bytes are not copied for each line.
      let share = max(1, entryCount / 16)
      compose(dropping: share, adding: [])
      entryCount -= share
    }
  }

  /// Drops all entries; numbering continues.
  package mutating func removeAllEntries() {
    compose(dropping: entryCount, adding: [])
    entryCount = 0
  }

  /// The number of entries after ``append(_:limit:sizeLimit:)``.
  package var count: Int { entryCount }

  private mutating func compose(dropping count: Int, adding lines: [UInt8]) {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + lines.count + 32)
    var rest = bytes.count
    var dropped = 0
    for line in TextLines(bytes) {
      if line.number == 1 {
        result += bytes[line.range]
        if !line.hasEnd { result.append(UInt8(ascii: "\n")) }
        result += Array("next \(nextID)\n".utf8)
      } else if Self.isEntry(line.bytes) {
        if dropped == count {
          rest = line.range.lowerBound
          break
        }
        dropped += 1
      } else if Self.nextID(line.bytes) == nil {
        result += bytes[line.range]
      }
    }
    result += bytes[rest...]
    result += lines
    bytes = result
  }

  // MARK: Lines

  private static func line(_ entry: HistoryEntry) -> String {
    let fields =
      [
        "\(entry.id)", entry.time.text, entry.angleUnit.abbreviation, entry.isInexact ? "≈" : "=",
        EscapedText.encode(entry.expression), EscapedText.encode(entry.result),
      ] + (entry.digits.map { [EscapedText.encode($0)] } ?? [])
    return fields.joined(separator: "\t") + "\n"
  }

  /// The size of an entry in bytes.
  package static func size(of entry: HistoryEntry) -> Int { line(entry).utf8.count }

  /// Whether a line is an entry, possibly damaged.
  private static func isEntry(_ line: ArraySlice<UInt8>) -> Bool {
    line.first.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
  }

  /// Whether a line without information is preserved.
  private static func isKept(_ line: ArraySlice<UInt8>, in version: FormatHeader.Reading) -> Bool {
    guard EscapedText.plain(line) != nil else { return false }
    return version == .newerMinor || line.first == UInt8(ascii: "#") || line.allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  private static func nextID(_ line: ArraySlice<UInt8>) -> Int? {
    guard line.starts(with: "next ".utf8) else { return nil }
    return identifier(line.dropFirst(5))
  }

  private static func identifier(_ digits: ArraySlice<UInt8>) -> Int? {
    guard isEntry(digits), let id = Int(String(decoding: digits, as: UTF8.self)), id > 0, id < Int.max else {
      return nil
    }
    return id
  }

  private static func entry(_ line: ArraySlice<UInt8>) -> HistoryEntry? {
    let fields = line.split(separator: UInt8(ascii: "\t"), maxSplits: 7, omittingEmptySubsequences: false)
    guard fields.count >= 6, let id = identifier(fields[0]), let time = Timestamp(fields[1]),
      let angleUnit = AngleUnit.allCases.first(where: { fields[2].elementsEqual($0.abbreviation.utf8) }),
      let expression = EscapedText.decode(fields[4]), let result = EscapedText.decode(fields[5])
    else { return nil }
    let isInexact = fields[3].elementsEqual("≈".utf8)
    guard isInexact || fields[3].elementsEqual("=".utf8) else { return nil }
    // Fields that are not displayed must also be valid text.
    if fields.count > 7, String(validating: fields[7], as: UTF8.self) == nil { return nil }
    var digits: String?
    if fields.count > 6 {
      guard let text = EscapedText.decode(fields[6]) else { return nil }
      digits = text.contains("…") ? text : nil
    }
    return HistoryEntry(
      id: id, expression: expression, result: result, digits: digits, isInexact: isInexact, angleUnit: angleUnit,
      time: time)
  }
}

extension HistoryEntry {
  /// The entry with another number.
  package func numbered(_ id: Int) -> Self {
    Self(
      id: id, expression: expression, result: result, digits: digits, isInexact: isInexact, angleUnit: angleUnit,
      time: time)
  }
}
