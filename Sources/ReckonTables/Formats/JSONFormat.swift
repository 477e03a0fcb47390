import Reckon
import ReckonTerminal

extension TableFormat {
  static let json = TableFormat(
    name: "json", summary: "an array of JSON objects", title: "JSON", suffixes: [".json"], accepts: ["jsonl"],
    beginning: ("a JSON array", { block in JSONTable.beginsWithArray(block) }),
    reader: { (_) throws(UsageError) in JSONTable() }, writer: { (_) throws(UsageError) in JSONTable() })
}

/// Tables that are an array of JSON objects, over any number of lines. Consecutive objects without an array are read
/// too.
struct JSONTable: TableReader, TableWriter {
  var form: String { "JSON" }

  // MARK: Reading

  func boundary() -> RecordBoundary { RecordBoundary(values: JSONBoundary()) }
  var hasBlankLinesOfSpaces: Bool { true }
  var namesSource: Phrase { Phrase("recordWhoseNamesCanBeTaken", "a record whose names can be taken") }
  var mayBeEmpty: Bool { true }
  var hasHeader: Bool { false }
  var hasNestedMembers: Bool { true }

  func takeNames(_ block: TableBlock, _ path: String) throws(InputOutputError) -> [[UInt8]] {
    let index = MemberIndex(names: [], added: [])
    index.buildBeginning(block, records: 1, boundary())
    guard index.rowCount > 0 else { return [] }
    if let problem = index.problem(0) { throw InputOutputError("\(path): \(problem(1))") }
    return index.members(0).map { member in
      JSONString.decoded(UnsafeBufferPointer(start: index.bytes + member.name.lowerBound, count: member.name.count))
    }
  }

  func columnCount(_ block: TableBlock) throws(UsageError) -> Int {
    throw UsageError(
      "jsonHasNamesForItsValues", "JSON has names for its values; --no-header is for other tables")
  }

  func index(_ names: [[UInt8]], added: [[UInt8]]) -> any RecordIndex { index(names, added: added, nested: []) }

  func index(_ names: [[UInt8]], added: [[UInt8]], nested: [NestedMember]) -> any RecordIndex {
    MemberIndex(names: names, added: added, nested: nested)
  }

  /// Whether a table that is read as lines begins with an array of objects, or an empty array.
  static func beginsWithArray(_ block: TableBlock) -> Bool {
    var rest = UnsafeBufferPointer(start: block.bytes + block.start, count: block.count)[...]
    func next() -> UInt8? {
      rest = rest.drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
      return rest.popFirst()
    }
    return next() == UInt8(ascii: "[") && next().map { "{]".utf8.contains($0) } ?? false
  }

  // MARK: Writing

  var hasMembers: Bool { true }
  var isUTF8: Bool { true }
  var isAligned: Bool { false }
  var isArray: Bool { true }

  func rows(_ titles: [[UInt8]], _ mode: NumberMode, _ marks: NumberMarks) -> any RowWriter {
    JSONObjects(titles, mode, marks, end: Array("},\n".utf8))
  }
}
