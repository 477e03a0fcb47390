import Reckon
import ReckonTerminal

extension TableFormat {
  static let jsonLines = TableFormat(
    name: "jsonl", summary: "one JSON object per line", title: "JSON lines", suffixes: [".jsonl", ".ndjson"],
    beginning: (
      "a JSON object", { block in (try? JSONLinesTable().takeNames(block, "")).map { !$0.isEmpty } ?? false }
    ),
    reader: { (_) throws(UsageError) in JSONLinesTable() }, writer: { (_) throws(UsageError) in JSONLinesTable() })
}

/// Tables of JSON objects, one per line.
struct JSONLinesTable: TableReader, TableWriter {
  var form: String { "JSON lines" }

  // MARK: Reading

  func boundary() -> RecordBoundary { RecordBoundary(delimiter: nil, mayEndInReturns: false) }
  var hasBlankLinesOfSpaces: Bool { true }
  var namesSource: Phrase { Phrase("recordWhoseNamesCanBeTaken", "a record whose names can be taken") }
  var mayBeEmpty: Bool { true }
  var hasHeader: Bool { false }

  /// The names of the first record's members, in order.
  ///
  /// - Throws: `InputOutputError` if the first line that is not blank is not an object.
  func takeNames(_ block: TableBlock, _ path: String) throws(InputOutputError) -> [[UInt8]] {
    let bytes = UnsafePointer(block.bytes)
    var at = block.start
    while at < block.end {
      let end = bytes.firstIndex(of: 0x0A, from: at, to: block.end) ?? block.end
      var scanner = JSONScanner(bytes, at, end)
      var names: [[UInt8]] = []
      if scanner.skipSpace() {
        let start = scanner.at
        do throws(JSONScanner.Failure) {
          try scanner.object { name, _, _ in
            names.append(JSONString.decoded(UnsafeBufferPointer(start: bytes + name.lowerBound, count: name.count)))
          }
          return names
        } catch {
          throw InputOutputError(
            "row1IsNotAJSONObject",
            "\(path): row 1 is not a JSON object: \(error.expected) expected at byte \(error.place - start + 1) of the line"
          )
        }
      }
      at = end + 1
    }
    return []
  }

  func columnCount(_ block: TableBlock) throws(UsageError) -> Int {
    throw UsageError(
      "jsonLinesHaveNamesForTheir", "JSON lines have names for their values; --no-header is for other tables")
  }

  func index(_ names: [[UInt8]], added: [[UInt8]]) -> any RecordIndex { index(names, added: added, nested: []) }

  var hasNestedMembers: Bool { true }

  func index(_ names: [[UInt8]], added: [[UInt8]], nested: [NestedMember]) -> any RecordIndex {
    MemberIndex(names: names, added: added, nested: nested)
  }

  // MARK: Writing

  var hasMembers: Bool { true }
  var isUTF8: Bool { true }
  var isAligned: Bool { false }

  func rows(_ titles: [[UInt8]], _ mode: NumberMode, _ marks: NumberMarks) -> any RowWriter {
    JSONObjects(titles, mode, marks)
  }
}

/// Writes rows as JSON objects.
final class JSONObjects: RowWriter {
  let start: [UInt8] = [UInt8(ascii: "{")]
  let leads: PackedTexts
  let end: [UInt8]
  let numberEnd: [UInt8] = []
  let gap = Array("null".utf8)
  let hasJSONNumbers = true
  let dateMarks: [UInt8]? = [UInt8(ascii: "\"")]
  let closingCount = 1
  let filler: [UInt8] = []
  private let mode: NumberMode
  private let marks: NumberMarks

  /// - Parameter end: the bytes that close an object and its line.
  init(_ titles: [[UInt8]], _ mode: NumberMode, _ marks: NumberMarks, end: [UInt8] = Array("}\n".utf8)) {
    self.end = end
    self.mode = mode
    self.marks = marks
    leads = PackedTexts(
      titles.enumerated().map { number, title in
        let key = OutputBytes()
        key.appendKey(title, isFirst: number == 0)
        return Array(key.buffer)
      })
  }

  func append(_ field: Field?, _ out: OutputBytes) {
    guard let field, field.form == .bare, !marks.isPlain else { return out.appendJSON(field, mode) }
    // A number with other marks is written in JSON form.
    let plain = marks.plain(Array(field.bytes))
    if plain.withUnsafeBufferPointer({ Field(bytes: $0, form: .bare).isNumber() }) {
      plain.withUnsafeBufferPointer { out.appendJSON(Field(bytes: $0, form: .bare), mode) }
    } else {
      field.bytes.isEmpty ? out.append(gap) : out.appendJSON(text: Array(field.bytes))
    }
  }

  func append(text: [UInt8], _ out: OutputBytes) { out.appendJSON(text: text) }

  func append(value: FormulaValue, _ out: OutputBytes) { out.appendJSON(value) }

  /// A number if the notation's text is one, as with `to fix 2`, a truth value unchanged, and a text otherwise, as with
  /// `to hex`.
  func append(notation: [UInt8], _ out: OutputBytes) {
    let isTruth = notation == TruthText.yes || notation == TruthText.no
    if isTruth || notation.withUnsafeBufferPointer(JSONNumber.isNumber) {
      out.append(notation)
    } else {
      out.appendJSON(text: notation)
    }
  }

  /// Writes a JSON object with its original members: replaced ones in place, new ones at the end.
  func keep(
    _ row: Int, _ index: any RecordIndex, _ isComputed: [Bool], _ firstColumns: [Int], _ out: OutputBytes,
    _ cell: (Int) -> Void
  ) -> Bool {
    guard let index = index.memberIndex else { preconditionFailure("what JSON lines keep is that of JSON lines") }
    out.append(UInt8(ascii: "{"))
    var isFirst = true
    func lead(_ number: Int) {
      // Only the first member has no comma and space before it.
      if number == 0, !isFirst { out.append(", ".utf8) }
      out.append(number > 0 && isFirst ? UnsafeBufferPointer(rebasing: leads[number].dropFirst(2)) : leads[number])
      isFirst = false
    }
    var written: Set<Int> = []
    var seen: Set<Int> = []
    for member in index.members(row) {
      // Of members with the same name, the first is visible to formulas, and may have been replaced.
      if let column = member.column, !seen.insert(firstColumns[column]).inserted { continue }
      if let column = member.column, isComputed[column] {
        written.insert(column)
        lead(column)
        cell(column)
        continue
      }
      if !isFirst { out.append(", ".utf8) }
      isFirst = false
      out.append(UnsafeBufferPointer(start: index.bytes + member.name.lowerBound, count: member.name.count))
      out.append(": ".utf8)
      let value = UnsafeBufferPointer(start: index.bytes + member.value.lowerBound, count: member.value.count)
      if member.form == .compound { out.appendJSON(value: value) } else { out.append(value) }
    }
    for number in isComputed.indices where isComputed[number] && !written.contains(number) {
      lead(number)
      cell(number)
    }
    out.append(end)
    return true
  }
}
