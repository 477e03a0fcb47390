import Reckon
import ReckonTerminal

extension TableFormat {
  static let fixedWidth = TableFormat(
    name: "fixed", summary: "columns of --widths", title: Phrase("tableOfFixedWidths", "a table of fixed widths"),
    suffixes: [],
    options: [.widths],
    reader: { (arguments) throws(UsageError) in
      guard let text = arguments[.widths] else {
        throw UsageError("fromFixedNeedsTheColumns", "--from fixed needs the columns' widths, as in --widths 10,8,12")
      }
      return FixedWidthTable(widths: try FixedWidthTable.widths(text))
    })
}

extension FormatOption {
  static let widths = FormatOption(
    name: "--widths", value: "N,N,…", summary: "the widths, in characters, of the columns of a fixed-width table")
}

/// Tables with fixed-width columns in characters, one record per line. Fields are trimmed of surrounding blanks.
struct FixedWidthTable: TableReader {
  let widths: [Int]

  /// The maximum width of a column.
  private static let largestWidth = 1 << 20

  static func widths(_ text: String) throws(UsageError) -> [Int] {
    let widths = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0.trimmed) ?? 0 }
    guard widths.allSatisfy({ 1...largestWidth ~= $0 }) else {
      throw UsageError(
        "widthsAreWholeNumbersFrom1",
        "--widths are whole numbers from 1 to \(largestWidth), as in --widths 10,8,12, not \(FormulaError.Kind.shortened(text))"
      )
    }
    return widths
  }

  var form: String { "fixed widths" }
  func boundary() -> RecordBoundary { RecordBoundary(delimiter: nil) }
  var hasBlankLinesOfSpaces: Bool { true }
  var namesSource: Phrase { Phrase("headerWithColumnNames", "a header with column names") }
  var mayBeEmpty: Bool { false }
  var hasHeader: Bool { true }

  func takeNames(_ block: TableBlock, _ path: String) throws(InputOutputError) -> [[UInt8]] {
    let index = FixedWidthIndex(widths, columnCount: widths.count)
    index.build(block)
    guard index.rowCount > 0 else { return widths.map { _ in [] } }
    block.start = index.lineEnd(0) + 1
    return widths.indices.map { index.field(0, $0)?.plain ?? [] }
  }

  func columnCount(_ block: TableBlock) throws(UsageError) -> Int { widths.count }

  func index(_ names: [[UInt8]], added: [[UInt8]]) -> any RecordIndex {
    FixedWidthIndex(widths, columnCount: names.count)
  }
}

/// The index of fixed-width fields in a block.
final class FixedWidthIndex: RecordIndex {
  /// The start of each column in characters, and the end of the last one.
  private let edges: [Int]
  private let columnCount: Int
  private var lines: [(start: Int, end: Int)] = []
  private var isASCII = true
  private(set) var bytes: UnsafePointer<UInt8>
  private(set) var limit: UnsafePointer<UInt8>
  private let nothing = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)

  init(_ widths: [Int], columnCount: Int) {
    edges = widths.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }
    self.columnCount = columnCount
    bytes = UnsafePointer(nothing)
    limit = bytes
  }

  deinit { nothing.deallocate() }

  var rowCount: Int { lines.count }
  func lineEnd(_ row: Int) -> Int { lines[row].end }

  func build(_ block: TableBlock) {
    bytes = UnsafePointer(block.bytes)
    limit = bytes + block.end
    isASCII = UnsafeBufferPointer(start: bytes + block.start, count: block.count).allSatisfy { $0 < 0x80 }
    lines.removeAll(keepingCapacity: true)
    var at = block.start
    while at < block.end {
      let end = bytes.firstIndex(of: 0x0A, from: at, to: block.end) ?? block.end
      let (start, last) = trimmed(at, end)
      if start < last { lines.append((at, end)) }
      at = end + 1
    }
  }

  private func trimmed(_ start: Int, _ end: Int) -> (start: Int, end: Int) {
    func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
    var (start, end) = (start, end)
    while start < end, isBlank(bytes[start]) { start += 1 }
    while start < end, isBlank(bytes[end - 1]) { end -= 1 }
    return (start, end)
  }

  /// The offset of a character of a line, or the line's end.
  private func place(_ character: Int, _ line: (start: Int, end: Int)) -> Int {
    if isASCII { return min(line.start + character, line.end) }
    var (at, count) = (line.start, 0)
    while at < line.end {
      // UTF-8 continuation bytes begin with the bits 10.
      if bytes[at] & 0xC0 != 0x80 {
        if count == character { return at }
        count += 1
      }
      at += 1
    }
    return line.end
  }

  func find(_ column: Int, _ rows: Range<Int>, _ places: UnsafeMutablePointer<FieldPlace>) {
    for row in rows {
      let line = lines[row]
      guard column + 1 < edges.count, case let start = place(edges[column], line), start < line.end else {
        places[row - rows.lowerBound] = .none
        continue
      }
      let field = trimmed(start, place(edges[column + 1], line))
      places[row - rows.lowerBound] = FieldPlace(field.start, field.end, .bare)
    }
  }

  func record(_ row: Int) -> UnsafeBufferPointer<UInt8> {
    let (start, end) = trimmed(lines[row].start, lines[row].end)
    return UnsafeBufferPointer(start: bytes + start, count: end - start)
  }

  func findRecords(_ rows: Range<Int>, isAll: Bool, _ places: UnsafeMutablePointer<FieldPlace>) {
    preconditionFailure("no rows begin with records of fixed widths")
  }

  var hasShortRecords: Bool { true }
  func missingFields(_ row: Int) -> Int { edges.dropLast().count { place($0, lines[row]) >= lines[row].end } }

  var hasProblems: Bool { true }

  func problem(_ row: Int) -> (@Sendable (Int) -> Phrase)? {
    let (width, count, columnCount) = (edges[edges.count - 1], edges.count - 1, columnCount)
    let rest = trimmed(place(width, lines[row]), lines[row].end)
    if rest.start < rest.end {
      return { row in Phrase("rowIsLongerThanWidths", "row \(row) is longer than the \(width) characters of --widths") }
    }
    guard count > columnCount else { return nil }
    return { row in Phrase("rowHasFields", "row \(row) has \(count) fields, the header \(columnCount)") }
  }

  var extraMembers: (count: Int, name: String) { (0, "") }
  var repeated: (count: Int, name: String) { (0, "") }
}
