import Reckon

/// Where the members of a block of JSON lines are: an object a line, blank lines between them passed over.
///
/// Only the outermost members are columns. Records mostly have the same members in the same order, so a member is first compared with the column at
/// its place.
final class MemberIndex: RecordIndex {
  /// A member of a record.
  struct Member {
    /// Its column, or nothing for a name that no column has.
    let column: Int?
    /// The places of its name, with quotes, and of its value.
    let name: Range<Int>
    let value: Range<Int>
    let form: Field.Form
  }

  private struct Record {
    var start: Int
    var end: Int
    var firstMember: Int
    var memberCount: Int
  }

  /// The columns' names, quoted as JSON writes them at its plainest.
  private let quotedNames: [[UInt8]]
  private let columns: [String: Int]
  private var records: [Record] = []
  private var members: [Member] = []
  private var problems: [Int: String] = [:]
  private(set) var bytes: UnsafePointer<UInt8>
  private(set) var limit: UnsafePointer<UInt8>
  private let nothing = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)

  /// - Parameter names: the columns' names, first those of the table, then those that formulas add.
  init(names: [[UInt8]]) {
    // A name with a backslash is never written plainly.
    quotedNames = names.map { $0.contains(0x5C) ? [] : [0x22] + $0 + [0x22] }
    columns = Dictionary(names.enumerated().map { (String(decoding: $1, as: UTF8.self), $0) }) { first, _ in first }
    bytes = UnsafePointer(nothing)
    limit = bytes
  }

  deinit { nothing.deallocate() }

  var rowCount: Int { records.count }

  func build(_ block: TableBlock) {
    bytes = UnsafePointer(block.bytes)
    limit = bytes + block.end
    records.removeAll(keepingCapacity: true)
    members.removeAll(keepingCapacity: true)
    problems.removeAll()
    var at = block.start
    while at < block.end {
      let end = bytes.firstIndex(of: 0x0A, from: at, to: block.end) ?? block.end
      var scanner = MemberScanner(bytes, at, end)
      if scanner.skipSpace() { addRecord(&scanner) }
      at = end + 1
    }
  }

  private func addRecord(_ scanner: inout MemberScanner) {
    var record = Record(start: scanner.at, end: scanner.at, firstMember: members.count, memberCount: 0)
    do throws(MemberScanner.Failure) {
      try scanner.object { (name, value, form) in
        let place = members.count - record.firstMember
        members.append(Member(column: column(of: name, at: place), name: name, value: value, form: form))
      }
      record.end = scanner.at
      record.memberCount = members.count - record.firstMember
    } catch {
      members.removeLast(members.count - record.firstMember)
      problems[records.count] = "is not a JSON object: \(error.expected) expected at byte \(error.place - record.start + 1) of the line"
    }
    records.append(record)
  }

  private func column(of name: Range<Int>, at place: Int) -> Int? {
    let text = UnsafeBufferPointer(start: bytes + name.lowerBound, count: name.count)
    if place < quotedNames.count, text.count == quotedNames[place].count, text.elementsEqual(quotedNames[place]) { return place }
    return columns[String(decoding: JSONString.decoded(text), as: UTF8.self)]
  }

  /// The members of a record, in their order.
  func members(_ row: Int) -> ArraySlice<Member> {
    members[records[row].firstMember..<records[row].firstMember + records[row].memberCount]
  }

  private func member(_ row: Int, _ column: Int) -> Member? {
    let record = records[row]
    if column < record.memberCount, members[record.firstMember + column].column == column { return members[record.firstMember + column] }
    return members(row).first { $0.column == column }
  }

  // MARK: What every index has

  func read<Value: TableNumber>(_ column: Int, _ rows: Range<Int>, into slot: inout SlotValues<Value>) {
    slot.clear()
    for row in rows {
      let index = row - rows.lowerBound
      guard let member = member(row, column) else {
        slot.setGap(.empty, index)
        continue
      }
      if Value.scan(bytes + member.value.lowerBound, limit, &slot.values[index]) == bytes + member.value.upperBound { continue }
      switch field(member).map({ $0.number(as: Value.self) }) ?? .failure(MissingNumber(gap: .empty)) {
      case .success(let value): slot.values[index] = value
      case .failure(let missing): slot.setGap(missing.gap, index)
      }
    }
  }

  var hasProblems: Bool { !problems.isEmpty }
  func problem(_ row: Int) -> String? { problems[row] }

  func field(_ row: Int, _ column: Int) -> Field? { member(row, column).flatMap { field($0) } }

  /// A member's value; nothing for `null`.
  func field(_ member: Member) -> Field? {
    let value = UnsafeBufferPointer(start: bytes + member.value.lowerBound, count: member.value.count)
    return member.form == .compound && value.elementsEqual("null".utf8) ? nil : Field(bytes: value, form: member.form)
  }

  func record(_ row: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: bytes + records[row].start, count: records[row].end - records[row].start)
  }
}
