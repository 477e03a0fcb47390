import Reckon

/// The locations of fields in a block, valid while the index that found them is unchanged.
struct FieldTable {
  let bytes: UnsafePointer<UInt8>
  let ends: UnsafePointer<UInt32>
  let firstFields: UnsafePointer<UInt32>
  let fieldCounts: UnsafePointer<UInt32>

  /// A field's location. A record's last field may end in a carriage return, which is not part of it.
  @inline(__always) func bounds(_ row: Int, _ column: Int) -> (start: Int, end: Int)? {
    let count = Int(fieldCounts[row])
    guard column < count else { return nil }
    let entry = Int(firstFields[row]) &+ column
    let start = Int(ends[entry &- 1] &+ 1)
    var end = Int(ends[entry])
    if column &+ 1 == count, end > start, bytes[end &- 1] == 0x0D { end &-= 1 }
    return (start, end)
  }

  /// A record without its line end.
  @inline(__always) func record(_ row: Int) -> UnsafeBufferPointer<UInt8> {
    let (start, end) = recordBounds(row)
    return UnsafeBufferPointer(start: bytes + start, count: end &- start)
  }

  @inline(__always) func recordBounds(_ row: Int) -> (start: Int, end: Int) {
    let entry = Int(firstFields[row])
    let start = Int(ends[entry &- 1] &+ 1)
    var end = Int(ends[entry &+ Int(fieldCounts[row]) &- 1])
    if end > start, bytes[end &- 1] == 0x0D { end &-= 1 }
    return (start, end)
  }
}

/// The index of the fields in a block of comma-separated values (RFC 4180).
///
/// The ends of all fields are in one list, in order, so that a field extends from the previous end to its own. Scanning
/// works on words of eight bytes; quotes are handled one by one, and only in stretches that contain some.
final class FieldIndex: RecordIndex {
  /// The offsets of delimiters and line ends; the first entry is the byte before the block.
  private var ends: UnsafeMutablePointer<UInt32>
  private var endCapacity = 1 << 12
  private var endCount = 1
  /// For each record, the entry in ``ends`` of its first field, and its number of fields.
  private(set) var firstFields: UnsafeMutablePointer<UInt32>
  private(set) var fieldCounts: UnsafeMutablePointer<UInt32>
  private var rowCapacity = 1 << 10
  private(set) var rowCount = 0
  /// Whether every record has ``columnCount`` fields.
  private(set) var isRegular = true
  /// Whether the block contains quotes, and whether they are significant.
  private var hasQuotes = false
  private let mayHaveQuotes: Bool
  private let delimiter: UInt8
  let columnCount: Int
  /// The block's bytes, and their end.
  private(set) var bytes: UnsafePointer<UInt8>
  private(set) var limit: UnsafePointer<UInt8>

  init(delimiter: UInt8, mayHaveQuotes: Bool, columnCount: Int) {
    (self.delimiter, self.mayHaveQuotes) = (delimiter, mayHaveQuotes)
    self.columnCount = columnCount
    ends = .allocate(capacity: endCapacity)
    firstFields = .allocate(capacity: rowCapacity)
    fieldCounts = .allocate(capacity: rowCapacity)
    bytes = UnsafePointer(UnsafeMutableRawPointer(ends).assumingMemoryBound(to: UInt8.self))
    limit = bytes
  }

  deinit {
    ends.deallocate()
    firstFields.deallocate()
    fieldCounts.deallocate()
  }

  /// The located fields; reading them does not access the index.
  var fields: FieldTable {
    FieldTable(
      bytes: bytes, ends: UnsafePointer(ends), firstFields: UnsafePointer(firstFields),
      fieldCounts: UnsafePointer(fieldCounts))
  }

  /// Indexes the fields of a block. Blank lines are not records if records have several fields.
  ///
  /// - Complexity: O(bytes).
  func build(_ block: TableBlock) {
    bytes = UnsafePointer(block.bytes)
    limit = bytes + block.end
    endCount = 1
    rowCount = 0
    // One before the first byte; the subtraction wraps for a block that starts at 0, which the addition in `bounds`
    // undoes.
    ends[0] = UInt32(truncatingIfNeeded: block.start &- 1)
    hasQuotes =
      mayHaveQuotes && UnsafePointer(block.bytes).firstIndex(of: 0x22, from: block.start, to: block.end) != nil
    var at = block.start
    while at < block.end {
      if endCount &+ 64 > endCapacity { growEnds() }
      // The bytes after the block's end are zero.
      let base = block.bytes + at
      if hasQuotes, Words.mask(of: QuotedField.quote, QuotedField.quote, in: base) != 0 {
        at = buildQuoted(block, at, min(at &+ 64, block.end))
      } else {
        var mask = Words.mask(of: delimiter, 0x0A, in: base)
        var next = ends + endCount
        while mask != 0 {
          next.pointee = UInt32(truncatingIfNeeded: at &+ mask.trailingZeroBitCount)
          next += 1
          mask &= mask &- 1
        }
        endCount = next - ends
        at &+= 64
      }
    }
    if hasQuotes || !buildRegularRows(block) { buildRows(block.bytes) }
  }

  /// Processes delimiters, line ends and quotes one by one; returns the offset of the first unprocessed byte.
  private func buildQuoted(_ block: TableBlock, _ start: Int, _ end: Int) -> Int {
    let bytes = UnsafePointer(block.bytes)
    var at = start
    while at < end {
      let byte = bytes[at]
      if byte == QuotedField.quote, at == Int(ends[endCount &- 1] &+ 1) {
        at = QuotedField.closingQuote(bytes, from: at &+ 1, to: block.end) ?? block.end
      } else if byte == delimiter || byte == 0x0A {
        ends[endCount] = UInt32(truncatingIfNeeded: at)
        endCount &+= 1
      }
      at &+= 1
    }
    return at
  }

  /// Creates records with equal numbers of fields, if the block has this layout: there are as many line ends as
  /// records, each at the end of a record.
  private func buildRegularRows(_ block: TableBlock) -> Bool {
    guard columnCount > 1, case let (rows, left) = (endCount &- 1).quotientAndRemainder(dividingBy: columnCount),
      left == 0
    else {
      return false
    }
    let bytes = UnsafeBufferPointer(start: block.bytes + block.start, count: block.count)
    guard Words.count(of: 0x0A, in: bytes) == rows else { return false }
    while rowCapacity < rows { growRows() }
    for row in 0..<rows {
      let first = row &* columnCount &+ 1
      guard block.bytes[Int(ends[first &+ columnCount &- 1])] == 0x0A else { return false }
      firstFields[row] = UInt32(truncatingIfNeeded: first)
      fieldCounts[row] = UInt32(truncatingIfNeeded: columnCount)
    }
    rowCount = rows
    isRegular = true
    return true
  }

  private func buildRows(_ bytes: UnsafePointer<UInt8>) {
    isRegular = true
    rowCount = 0
    var first = 1
    while first < endCount {
      var last = first
      while bytes[Int(ends[last])] != 0x0A { last &+= 1 }
      let count = last &- first &+ 1
      let start = Int(ends[first &- 1] &+ 1)
      let end = Int(ends[last])
      let isBlank = count == 1 && columnCount > 1 && (end == start || end == start &+ 1 && bytes[start] == 0x0D)
      if !isBlank {
        if rowCount == rowCapacity { growRows() }
        firstFields[rowCount] = UInt32(truncatingIfNeeded: first)
        fieldCounts[rowCount] = UInt32(truncatingIfNeeded: count)
        rowCount &+= 1
        if count != columnCount { isRegular = false }
      }
      first = last &+ 1
    }
  }

  private func growEnds() {
    let larger = UnsafeMutablePointer<UInt32>.allocate(capacity: endCapacity * 2)
    larger.update(from: ends, count: endCount)
    ends.deallocate()
    ends = larger
    endCapacity *= 2
  }

  private func growRows() {
    func grown(_ list: UnsafeMutablePointer<UInt32>) -> UnsafeMutablePointer<UInt32> {
      let larger = UnsafeMutablePointer<UInt32>.allocate(capacity: rowCapacity * 2)
      larger.update(from: list, count: rowCount)
      list.deallocate()
      return larger
    }
    firstFields = grown(firstFields)
    fieldCounts = grown(fieldCounts)
    rowCapacity *= 2
  }
}

// MARK: What every index has

extension FieldIndex {
  func find(_ column: Int, _ rows: Range<Int>, _ places: UnsafeMutablePointer<FieldPlace>) {
    let fields = fields
    // In most tables every record has the column, and only the location of a field is needed.
    if isRegular, !hasQuotes, column &+ 1 < columnCount {
      for row in rows {
        let entry = Int(fields.firstFields[row]) &+ column
        places[row &- rows.lowerBound] = FieldPlace(Int(fields.ends[entry &- 1] &+ 1), Int(fields.ends[entry]), .bare)
      }
      return
    }
    for row in rows {
      let place = row &- rows.lowerBound
      guard let (start, end) = fields.bounds(row, column) else {
        places[place] = .none
        continue
      }
      places[place] = FieldPlace(
        start, end, hasQuotes && start < end && fields.bytes[start] == QuotedField.quote ? .quoted : .bare)
    }
  }

  /// The fields of a record, without quotes, and the offset after its line end.
  func takeRecord(_ row: Int) -> (fields: [[UInt8]], end: Int) {
    let count = Int(fieldCounts[row])
    return ((0..<count).map { field(row, $0)?.plain ?? [] }, Int(ends[Int(firstFields[row]) + count - 1]) + 1)
  }

  func record(_ row: Int) -> UnsafeBufferPointer<UInt8> { fields.record(row) }

  func findRecords(_ rows: Range<Int>, isAll: Bool, _ places: UnsafeMutablePointer<FieldPlace>) {
    let fields = fields
    for row in rows {
      let (start, end) = fields.recordBounds(row)
      // An empty record would be a blank line, and a carriage return before the line end would become a part of it.
      let isThere = !isAll || end > start && fields.bytes[end &- 1] != 0x0D
      places[row &- rows.lowerBound] = isThere ? FieldPlace(start, end, .bare) : .none
    }
  }

  var hasShortRecords: Bool { !isRegular }
  func missingFields(_ row: Int) -> Int { max(0, columnCount - Int(fieldCounts[row])) }

  var hasProblems: Bool { !isRegular }

  func problem(_ row: Int) -> (@Sendable (Int) -> Phrase)? {
    guard fieldCounts[row] > columnCount else { return nil }
    let (count, columnCount) = (Int(fieldCounts[row]), columnCount)
    guard !mayHaveQuotes else {
      return { row in
        Phrase(
          "rowHasFieldsQuote",
          "row \(row) has \(count) fields, the header \(columnCount); quote fields that contain the delimiter")
      }
    }
    return { row in
      Phrase(
        "rowHasFieldsInQuotes",
        """
        row \(row) has \(count) fields, the header \(columnCount); fields in quotes that contain the delimiter need \
        --quotes double
        """)
    }
  }

  var extraMembers: (count: Int, name: String) { (0, "") }
  var repeated: (count: Int, name: String) { (0, "") }
}
