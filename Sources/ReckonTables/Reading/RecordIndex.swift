import Reckon

/// The index of the records and fields in a block, for one format.
protocol RecordIndex: AnyObject {
  /// The number of records in the block.
  var rowCount: Int { get }
  /// The block's bytes, and their end.
  var bytes: UnsafePointer<UInt8> { get }
  var limit: UnsafePointer<UInt8> { get }

  /// Indexes the records of a block, which must not change while the index is in use.
  ///
  /// - Complexity: O(bytes).
  func build(_ block: TableBlock)

  /// Locates a column's fields in some records, in order.
  func find(_ column: Int, _ rows: Range<Int>, _ places: UnsafeMutablePointer<FieldPlace>)

  /// Whether some record of the block is invalid.
  var hasProblems: Bool { get }
  /// Whether some record of the block may have too few fields.
  var hasShortRecords: Bool { get }
  /// The number of fields that a record lacks.
  func missingFields(_ row: Int) -> Int
  /// The error of a complete record, if any, as a function of the row's number in the table.
  func problem(_ row: Int) -> (@Sendable (Int) -> Phrase)?

  /// Whether rows without a match in another file are dropped, and whether a row is.
  var leavesOutRows: Bool { get }
  func isLeftOut(_ row: Int) -> Bool

  /// The index of members, if records are JSON objects.
  var memberIndex: MemberIndex? { get }

  /// A record as written in the block, without its line end.
  func record(_ row: Int) -> UnsafeBufferPointer<UInt8>
  /// Locates the records that can be copied verbatim, except for their closing bytes; others are marked as missing.
  ///
  /// - Parameter isAll: whether nothing follows the records.
  func findRecords(_ rows: Range<Int>, isAll: Bool, _ places: UnsafeMutablePointer<FieldPlace>)

  /// The number of records in the block with members that no column has, and the first name of such a member.
  var extraMembers: (count: Int, name: String) { get }
  /// The number of records in the block with two members for one column, of which the first is read, and the first such
  /// name.
  var repeated: (count: Int, name: String) { get }
}

extension RecordIndex {
  var memberIndex: MemberIndex? { nil }
  var leavesOutRows: Bool { false }
  func isLeftOut(_ row: Int) -> Bool { false }

  /// Indexes the first records of a block, and all of them only if its beginning does not contain enough.
  ///
  /// - Parameters:
  ///   - count: the number of records needed.
  ///   - boundary: the record scanner of the table's format.
  func buildBeginning(_ block: TableBlock, records count: Int, _ boundary: RecordBoundary) {
    let isWhole = block.withBeginning(boundary) { build(block) }
    if rowCount < count, !isWhole { build(block) }
  }

  /// A field as written in the block; `nil` if the record has none in this column.
  func field(_ row: Int, _ column: Int) -> Field? {
    var place = FieldPlace.none
    find(column, row..<row &+ 1, &place)
    return place.isThere ? place.field(bytes) : nil
  }
}

/// An index that adds fields to the records of another one.
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
