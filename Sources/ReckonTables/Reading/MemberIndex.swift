import Reckon
import ReckonSystem
import ReckonTerminal

/// The index of the members in a block of JSON objects: one object per line, with blank lines skipped, or objects that
/// are elements of an array or follow one another over several lines.
///
/// Columns are the outermost members, and the requested nested ones. Records usually have the same members in the same
/// order, so that a member is first compared with the column at its position.
final class MemberIndex: RecordIndex {
  /// A member of a record.
  struct Member {
    /// Its column; `nil` for a name without a column.
    let column: Int?
    /// The ranges of its name, with quotes, and of its value.
    let name: Range<Int>
    let value: Range<Int>
    let form: Field.Form
  }

  private struct Record {
    var start: Int
    var end: Int
    var firstMember: Int
    var memberCount: Int
    /// Whether a member has the name of a column that formulas add.
    var hasAdded: Bool
  }

  /// The columns' names in plain JSON quoting, concatenated, and the end of each.
  private var quotedNames: [UInt8] = []
  private var nameEnds: [Int] = []
  private let columns: [String: Int]
  /// The number of columns of the table itself.
  private let columnCount: Int
  private let nested: [NestedMember]
  private var records: [Record] = []
  private var members: [Member] = []
  /// The positions of the members of one record, by column.
  private var placesByColumn: [(row: Int, place: Int)] = []
  private var listedRow = -1
  /// Whether records may span several lines.
  private var mayHaveLineEnds = false
  private var problems: [Int: @Sendable (Int) -> Phrase] = [:]
  private(set) var bytes: UnsafePointer<UInt8>
  private(set) var limit: UnsafePointer<UInt8>
  private let nothing = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)

  /// - Parameters:
  ///   - names: the names of the table's columns.
  ///   - added: the names of the columns that formulas add.
  ///   - nested: the members of columns' values that are columns too.
  init(names: [[UInt8]], added: [[UInt8]], nested: [NestedMember] = []) {
    self.nested = nested
    for name in names + added {
      // A name with a backslash is always escaped.
      if !name.contains(0x5C) { quotedNames += [0x22] + name + [0x22] }
      nameEnds.append(quotedNames.count)
    }
    columns = Dictionary((names + added).enumerated().map { (String(decoding: $1, as: UTF8.self), $0) }) { first, _ in
      first
    }
    columnCount = names.count
    bytes = UnsafePointer(nothing)
    limit = bytes
  }

  deinit { nothing.deallocate() }

  var rowCount: Int { records.count }
  var memberIndex: MemberIndex? { self }

  func build(_ block: TableBlock) {
    bytes = UnsafePointer(block.bytes)
    limit = bytes + block.end
    mayHaveLineEnds = block.layout != nil
    problems.removeAll()
    listedRow = -1
    placesByColumn = []
    extraMembers = (0, "")
    repeated = (0, "")
    // Local arrays are appended to without uniqueness checks.
    var (records, members) = (self.records, self.members)
    (self.records, self.members) = ([], [])
    records.removeAll(keepingCapacity: true)
    members.removeAll(keepingCapacity: true)
    let bytes = bytes
    var at = block.start
    if let layout = block.layout {
      while let value = nextValue(block, layout, &at) {
        var scanner = JSONScanner(bytes, value.start, value.end, isElement: layout == .array)
        add(&scanner, bytes, &records, &members, offset: block.offset, lineEnd: value.lineEnd)
      }
    }
    while block.layout == nil, at < block.end {
      let end = bytes.firstIndex(of: 0x0A, from: at, to: block.end) ?? block.end
      var scanner = JSONScanner(bytes, at, end)
      if scanner.skipSpace() { add(&scanner, bytes, &records, &members) }
      at = end + 1
    }
    (self.records, self.members) = (records, members)
  }

  /// The next value of a block; `nil` if only white space follows.
  private func nextValue(
    _ block: TableBlock, _ layout: JSONBoundary.Layout, _ at: inout Int
  ) -> (start: Int, end: Int, lineEnd: Int?)? {
    let start = at
    while at < block.end, bytes[at] == 0x20 || bytes[at] == 0x0A || bytes[at] == 0x0D || bytes[at] == 0x09 { at += 1 }
    guard at < block.end else { return nil }
    let value = JSONBoundary.value(bytes, from: at, to: block.end, layout)
    // A missing element before a comma begins after the previous one.
    defer { at = value.next }
    return (at == value.end ? start : at, value.end, value.lineEnd)
  }

  /// Adds the record at a scanner's position.
  ///
  /// - Parameters:
  ///   - offset: the offset of the block in its file, for messages; `nil` if records are lines.
  ///   - lineEnd: the offset of a line end in a text of the record, which JSON does not allow.
  private func add(
    _ scanner: inout JSONScanner, _ bytes: UnsafePointer<UInt8>, _ records: inout [Record], _ members: inout [Member],
    offset: Int? = nil, lineEnd: Int? = nil
  ) {
    var extraName: Range<Int>?
    var isInOrder = true
    var record = Record(start: scanner.at, end: scanner.at, firstMember: members.count, memberCount: 0, hasAdded: false)
    do throws(JSONScanner.Failure) {
      try quotedNames.withUnsafeBufferPointer { (names) throws(JSONScanner.Failure) in
        try nameEnds.withUnsafeBufferPointer { (ends) throws(JSONScanner.Failure) in
          try scanner.object { (name, value, form) in
            let place = members.count &- record.firstMember
            var column: Int?
            if place < ends.count {
              let start = place == 0 ? 0 : ends[place &- 1]
              let expected = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(names)[start..<ends[place]])
              let isExpected =
                expected.count == name.count && expected.count > 0
                && memcmp(bytes + name.lowerBound, expected.baseAddress ?? UnsafeRawPointer(bytes), name.count) == 0
              if isExpected { column = place }
            }
            if column == nil {
              isInOrder = false
              column = find(UnsafeBufferPointer(start: bytes + name.lowerBound, count: name.count))
            }
            if let column, column >= columnCount { record.hasAdded = true }
            if column == nil, extraName == nil { extraName = name }
            members.append(Member(column: column, name: name, value: value, form: form.field))
          }
        }
      }
      if let lineEnd { throw JSONScanner.Failure(problem: .expected("a closing quote"), place: lineEnd) }
      record.end = scanner.at
      record.memberCount = members.count - record.firstMember
    } catch {
      members.removeLast(members.count - record.firstMember)
      let (expected, byte) = (error.expected, error.place - record.start + 1)
      if let offset {
        let byte = offset + error.place + 1
        problems[records.count] = { row in
          Phrase(
            "rowIsNotAnObjectOfJSON",
            "row \(row) is not a JSON object: \(expected) expected at byte \(byte) of the file")
        }
      } else {
        problems[records.count] = { row in
          Phrase(
            "rowIsNotAJSONObject", "row \(row) is not a JSON object: \(expected) expected at byte \(byte) of the line")
        }
      }
    }
    if let extraName, record.memberCount > 0 {
      if extraMembers.count == 0 {
        let name = UnsafeBufferPointer(start: bytes + extraName.lowerBound, count: extraName.count)
        extraMembers.name = String(decoding: JSONString.decoded(name), as: UTF8.self)
      }
      extraMembers.count += 1
    }
    // Members at the positions of their columns are all distinct.
    if !isInOrder, record.memberCount > 0 { noteRepetition(members[record.firstMember...]) }
    records.append(record)
  }

  /// Counts a record with two members for one column.
  private func noteRepetition(_ members: ArraySlice<Member>) {
    stamp += 1
    for member in members {
      guard let column = member.column else { continue }
      guard stamps[column] != stamp else {
        if repeated.count == 0 {
          let name = UnsafeBufferPointer(start: bytes + member.name.lowerBound, count: member.name.count)
          repeated.name = String(decoding: JSONString.decoded(name), as: UTF8.self)
        }
        return repeated.count += 1
      }
      stamps[column] = stamp
    }
  }

  private func find(_ name: UnsafeBufferPointer<UInt8>) -> Int? {
    columns[String(decoding: JSONString.decoded(name), as: UTF8.self)]
  }

  /// The number of records in the block with members that no column has, and the first name of such a member.
  private(set) var extraMembers: (count: Int, name: String) = (0, "")

  /// The number of records in the block with two members for one column, of which the first is read, and the first such
  /// name.
  private(set) var repeated: (count: Int, name: String) = (0, "")

  /// For each column, the ``stamp`` of the record in which it was seen last.
  private lazy var stamps = [Int](repeating: 0, count: nameEnds.count)
  private var stamp = 0

  /// The members of a record, in order.
  func members(_ row: Int) -> ArraySlice<Member> {
    members[records[row].firstMember..<records[row].firstMember + records[row].memberCount]
  }

  // MARK: What every index has

  func find(_ column: Int, _ rows: Range<Int>, _ places: UnsafeMutablePointer<FieldPlace>) {
    let bytes = bytes
    if column >= NestedMember.firstColumn {
      let member = nested[column - NestedMember.firstColumn]
      find(member.column, rows, places)
      for place in 0..<rows.count { places[place] = member.find(places[place], bytes) }
      return
    }
    records.withUnsafeBufferPointer { records in
      members.withUnsafeBufferPointer { members in
        for row in rows {
          let found = place(row, records[row], column, members)
          places[row &- rows.lowerBound] = found < 0 ? .none : Self.fieldPlace(members[found], bytes)
        }
      }
    }
  }

  /// The location of a member's value; none for `null`.
  @inline(__always) private static func fieldPlace(_ member: Member, _ bytes: UnsafePointer<UInt8>) -> FieldPlace {
    // Among values that are neither texts nor numbers, only null begins with n.
    if member.form == .compound, bytes[member.value.lowerBound] == UInt8(ascii: "n") { return .none }
    return FieldPlace(member.value.lowerBound, member.value.upperBound, member.form)
  }

  /// The position of a record's member for a column; -1 for none.
  @inline(__always)
  private func place(_ row: Int, _ record: Record, _ column: Int, _ members: UnsafeBufferPointer<Member>) -> Int {
    let expected = record.firstMember &+ column
    if column < record.memberCount, members[expected].column == column { return expected }
    return unexpectedPlace(row, record, column, members)
  }

  /// The same if the member is not at the expected position: a few members are searched linearly, for many a list by
  /// column is built once.
  private func unexpectedPlace(_ row: Int, _ record: Record, _ column: Int, _ members: UnsafeBufferPointer<Member>)
    -> Int
  {
    let range = record.firstMember..<record.firstMember &+ record.memberCount
    guard record.memberCount > 16 else { return range.first { members[$0].column == column } ?? -1 }
    if listedRow != row {
      listedRow = row
      if placesByColumn.isEmpty { placesByColumn = Array(repeating: (row: -1, place: -1), count: nameEnds.count) }
      for place in range.reversed() { if let column = members[place].column { placesByColumn[column] = (row, place) } }
    }
    return placesByColumn[column].row == row ? placesByColumn[column].place : -1
  }

  var hasShortRecords: Bool { true }
  func missingFields(_ row: Int) -> Int { max(0, columnCount - records[row].memberCount) }

  var hasProblems: Bool { !problems.isEmpty }
  func problem(_ row: Int) -> (@Sendable (Int) -> Phrase)? { problems[row] }

  func findRecords(_ rows: Range<Int>, isAll: Bool, _ places: UnsafeMutablePointer<FieldPlace>) {
    for row in rows {
      let record = records[row]
      // Without members there is no comma, and a member with the name of an added column is replaced. Rows are single
      // lines.
      let isWhole = !record.hasAdded && record.memberCount > 0 && !(mayHaveLineEnds && hasLineEnd(record))
      places[row &- rows.lowerBound] = isWhole ? FieldPlace(record.start, record.end, .compound) : .none
    }
  }

  private func hasLineEnd(_ record: Record) -> Bool {
    bytes.firstIndex(of: 0x0A, from: record.start, to: record.end) != nil
  }

  func record(_ row: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: bytes + records[row].start, count: records[row].end - records[row].start)
  }
}
