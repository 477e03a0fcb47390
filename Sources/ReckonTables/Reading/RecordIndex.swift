import Reckon

/// Where the records and fields of a block are, for one kind of table.
protocol RecordIndex: AnyObject {
  /// How many records the block has.
  var rowCount: Int { get }

  /// Finds the records of a block, which must stay as it is while the index is in use.
  ///
  /// - Complexity: O(bytes).
  func build(_ block: TableBlock)

  /// Reads a column's numbers for some records.
  func read<Value: TableNumber>(_ column: Int, _ rows: Range<Int>, into slot: inout SlotValues<Value>)

  /// Whether some record of the block cannot be taken.
  var hasProblems: Bool { get }
  /// Whether some record of the block may have too few fields.
  var hasShortRecords: Bool { get }
  /// How many fields a record has too few.
  func missingFields(_ row: Int) -> Int
  /// What is wrong with a record as a whole, if anything.
  func problem(_ row: Int) -> String?

  /// A field as it stands in the block; nothing when the record has none in this column.
  func field(_ row: Int, _ column: Int) -> Field?
  /// A record as it stands in the block, without its line end.
  func record(_ row: Int) -> UnsafeBufferPointer<UInt8>
}

/// A field as it stands in a table.
struct Field {
  /// How to read the bytes.
  enum Form {
    /// As they are.
    case bare
    /// Comma-separated: in quotes, doubled where they belong to the field.
    case quoted
    /// JSON: in quotes, with escapes.
    case string
    /// JSON: an object, an array, `true` or `false`.
    case compound
  }

  let bytes: UnsafeBufferPointer<UInt8>
  let form: Form

  /// The text that the field stands for, without the quotes and escapes of its form.
  var plain: [UInt8] {
    switch form {
    case .bare, .compound: Array(bytes)
    case .quoted: Self.unquoted(bytes)
    case .string: JSONString.decoded(bytes)
    }
  }

  /// Whether nothing stands behind the quote that closes the field.
  var isQuotedWhole: Bool {
    var at = 1
    while at < bytes.count {
      if bytes[at] == 0x22 {
        guard at + 1 < bytes.count else { return true }
        guard bytes[at + 1] == 0x22 else { return false }
        at += 1
      }
      at += 1
    }
    return false
  }

  /// What is between the quotes, doubled ones taken once. What follows the closing quote is added as it is.
  static func unquoted(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    var isInside = false
    var at = 0
    while at < bytes.count {
      let byte = bytes[at]
      at += 1
      guard byte == 0x22, at == 1 || isInside else {
        text.append(byte)
        continue
      }
      if isInside, at < bytes.count, bytes[at] == 0x22 {
        text.append(byte)
        at += 1
      } else {
        isInside.toggle()
      }
    }
    return text
  }
}

/// Why a slot has no number in a row.
enum Gap: UInt8 {
  case none
  case empty
  case notNumeric
  /// Its own formula failed.
  case failed
}

/// The numbers of one slot for some rows, and why some are missing.
struct SlotValues<Value: TableNumber> {
  let values: UnsafeMutablePointer<Value>
  let gaps: UnsafeMutablePointer<Gap>
  /// Whether some row has a gap.
  var hasGaps = false
  private let capacity: Int

  init(capacity: Int) {
    self.capacity = capacity
    values = .allocate(capacity: capacity)
    values.initialize(repeating: Value.filler, count: capacity)
    gaps = .allocate(capacity: capacity)
    gaps.initialize(repeating: .none, count: capacity)
  }

  func deallocate() {
    values.deallocate()
    gaps.deallocate()
  }

  /// Forgets the gaps of earlier rows.
  mutating func clear() {
    if hasGaps { gaps.update(repeating: .none, count: capacity) }
    hasGaps = false
  }

  /// Notes that a row has no number. The value there is one that formulas are likely to take, so that columns with many gaps cost little.
  @inline(__always) mutating func setGap(_ gap: Gap, _ row: Int) {
    gaps[row] = gap
    values[row] = row > 0 ? values[row &- 1] : Value.filler
    hasGaps = true
  }
}
