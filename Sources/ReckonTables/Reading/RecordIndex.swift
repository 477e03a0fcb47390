import Reckon

/// Where the records and fields of a block are, for one format.
protocol RecordIndex: AnyObject {
  /// How many records the block has.
  var rowCount: Int { get }
  /// The block's bytes, and their end.
  var bytes: UnsafePointer<UInt8> { get }
  var limit: UnsafePointer<UInt8> { get }

  /// Finds the records of a block, which must stay as it is while the index is in use.
  ///
  /// - Complexity: O(bytes).
  func build(_ block: TableBlock)

  /// Tells where a column's fields are, for some records, in their order.
  func find(_ column: Int, _ rows: Range<Int>, _ places: UnsafeMutablePointer<FieldPlace>)

  /// Whether some record of the block cannot be taken.
  var hasProblems: Bool { get }
  /// Whether some record of the block may have too few fields.
  var hasShortRecords: Bool { get }
  /// How many fields a record has too few.
  func missingFields(_ row: Int) -> Int
  /// The error in a record as a whole, if any, by the row's number in the table.
  func problem(_ row: Int) -> (@Sendable (Int) -> Phrase)?

  /// Whether rows are left out because another file has none for them, and whether a row is.
  var leavesOutRows: Bool { get }
  func isLeftOut(_ row: Int) -> Bool

  /// The index of members, where records are JSON objects.
  var memberIndex: MemberIndex? { get }

  /// A record as it stands in the block, without its line end.
  func record(_ row: Int) -> UnsafeBufferPointer<UInt8>
  /// Tells where some records are, those that a row may begin with as they stand, but for the bytes that close them; the others are not there.
  ///
  /// - Parameter isAll: whether nothing follows the records.
  func findRecords(_ rows: Range<Int>, isAll: Bool, _ places: UnsafeMutablePointer<FieldPlace>)

  /// How many records of the block have members that no column has, and the first name of such a member.
  var extraMembers: (count: Int, name: String) { get }
  /// How many records of the block have two members of one column, of which the first is read, and the first such name.
  var repeated: (count: Int, name: String) { get }
}

extension RecordIndex {
  var memberIndex: MemberIndex? { nil }
  var leavesOutRows: Bool { false }
  func isLeftOut(_ row: Int) -> Bool { false }

  /// Finds the first records of a block, and all of them only where its beginning does not have enough.
  ///
  /// - Parameters:
  ///   - count: how many records are looked at.
  ///   - boundary: what finds the ends of records in the table's format.
  func buildBeginning(_ block: TableBlock, records count: Int, _ boundary: RecordBoundary) {
    let isWhole = block.withBeginning(boundary) { build(block) }
    if rowCount < count, !isWhole { build(block) }
  }

  /// A field as it stands in the block; nothing when the record has none in this column.
  func field(_ row: Int, _ column: Int) -> Field? {
    var place = FieldPlace.none
    find(column, row..<row &+ 1, &place)
    return place.isThere ? place.field(bytes) : nil
  }
}

/// An index that finds further fields beside those of another one, whose records are its own.
protocol WrappedIndex: RecordIndex {
  var records: any RecordIndex { get }
}

extension WrappedIndex {
  var rowCount: Int { records.rowCount }
  var bytes: UnsafePointer<UInt8> { records.bytes }
  var limit: UnsafePointer<UInt8> { records.limit }
  var hasProblems: Bool { records.hasProblems }
  var hasShortRecords: Bool { records.hasShortRecords }
  func missingFields(_ row: Int) -> Int { records.missingFields(row) }
  func problem(_ row: Int) -> (@Sendable (Int) -> Phrase)? { records.problem(row) }
  var memberIndex: MemberIndex? { records.memberIndex }
  var leavesOutRows: Bool { records.leavesOutRows }
  func isLeftOut(_ row: Int) -> Bool { records.isLeftOut(row) }
  func record(_ row: Int) -> UnsafeBufferPointer<UInt8> { records.record(row) }
  func findRecords(_ rows: Range<Int>, isAll: Bool, _ places: UnsafeMutablePointer<FieldPlace>) {
    records.findRecords(rows, isAll: isAll, places)
  }
  var extraMembers: (count: Int, name: String) { records.extraMembers }
  var repeated: (count: Int, name: String) { records.repeated }
}
