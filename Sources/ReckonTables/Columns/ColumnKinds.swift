import Reckon
import ReckonNumbers
import ReckonSyntax

/// The kind of a column guessed from its first fields.
struct ColumnGuess: Sendable {
  /// The kind that formulas use for the column; `nil` for numbers.
  var kind: ValueKind?
  /// The kind of most fields, if other fields prevent the column from having it.
  var usual: ValueKind?
  /// Whether its dates are times of day.
  var isTime = false
  /// The deciding field, with its row from 1.
  var row = 0
  var field = ""
}

/// The kinds of columns: dates, if their fields are ISO dates, `2024-03-01` or `2024-03-01T14:30Z`, times of day,
/// `17:05`, truth values, if their fields are `true` and `false`, and texts, if their fields are none of these and not
/// numbers.
enum ColumnKinds {
  /// The number of records that determine the kind of a column.
  static let sampleCount = 20

  /// The kinds of the columns that formulas may use, by the first records, ignoring empty fields: mixtures are numbers.
  ///
  /// - Parameters:
  ///   - names: the names of used columns; `nil` if all are.
  ///   - titles: the columns' names in the table, followed by those of nested members.
  ///   - count: the number of columns that are not nested members.
  /// - Complexity: O(bytes of the first records).
  static func columns(
    in block: TableBlock, _ index: any RecordIndex, _ boundary: RecordBoundary, used names: Set<String>?,
    titles: [String], count: Int,
    _ marks: NumberMarks, _ lenient: LenientFields = .none
  ) -> [Int: ColumnGuess] {
    var used = Array(titles.indices)
    if let names { used.removeAll { !names.contains(titles[$0]) } }
    guard !used.isEmpty else { return [:] }
    index.buildBeginning(block, records: sampleCount, boundary)
    var guesses: [Int: ColumnGuess] = [:]
    for column in used { guesses[column] = guess(of: NestedMember.column(column, of: count), index, marks, lenient) }
    return guesses
  }

  private static func guess(
    of column: Int, _ index: any RecordIndex, _ marks: NumberMarks, _ lenient: LenientFields
  ) -> ColumnGuess? {
    var found: [(kind: ValueKind, isTime: Bool, row: Int, field: String)] = []
    for row in 0..<min(index.rowCount, sampleCount) {
      let field = index.field(row, column)
      let text = field?.plain ?? []
      guard let field, let (start, end) = Field.bounds(ofContent: text) else { continue }
      let isNumber = isNumber(text, marks) || lenient.number(field, column, marks) != nil
      let isTime = PlainTime(text[start..<end]) != nil
      let kind = isTime ? .instant : kind(of: text[start..<end], lenient.dates) ?? (isNumber ? .number : .text)
      found.append((kind, isTime, row + 1, String(decoding: text[start..<end], as: UTF8.self)))
    }
    guard let first = found.first else { return nil }
    // Times of day mixed with anything else are texts.
    if found.contains(where: { $0.isTime }), let other = found.first(where: { !$0.isTime }) {
      return ColumnGuess(kind: .text, row: other.row, field: other.field)
    }
    guard let other = found.first(where: { $0.kind != first.kind }) else {
      return first.kind == .number
        ? nil : ColumnGuess(kind: first.kind, isTime: first.isTime, row: first.row, field: first.field)
    }
    for usual in [ValueKind.instant, .truth] where 2 * found.count(where: { $0.kind == usual }) > found.count {
      let odd = first.kind == usual ? other : first
      return ColumnGuess(usual: usual, row: odd.row, field: odd.field)
    }
    return nil
  }

  private static func isNumber(_ text: [UInt8], _ marks: NumberMarks) -> Bool {
    text.withUnsafeBufferPointer { Field(bytes: $0, form: .bare).isNumber(marks) }
  }

  private static func kind(of text: ArraySlice<UInt8>, _ dates: DateOrder?) -> ValueKind? {
    if dates?.iso(text) != nil { return .instant }
    let (reading, spelling) = InstantSpelling.read(text)
    return switch reading {
    case .none: Field.truth(text) == nil ? nil : .truth
    case .instant(let token): token.end == spelling.count ? .instant : nil
    // 2023-02-29 is an error of its row.
    case .impossible: .instant
    }
  }
}

/// The spelling of truth values in tables.
enum TruthText {
  static let yes = Array("true".utf8)
  static let no = Array("false".utf8)

  /// The text for 1 and 0; `nil` for any other number, such as `NaN`.
  static func text<Value: TableNumber>(of number: Value) -> [UInt8]? {
    let value = number.number.double
    return value == 1 ? yes : value == 0 ? no : nil
  }
}

extension ColumnReader {
  /// Reads a column of some records as values of a kind: dates as seconds since 1970-01-01T00:00 of the wall clock,
  /// times of day as seconds since midnight, truth values as 1 and 0.
  func read<Value: TableNumber>(
    _ index: any RecordIndex, _ column: Int, _ rows: Range<Int>, as kind: ValueKind, isTime: Bool,
    into slot: inout SlotValues<Value>
  ) {
    switch kind {
    case .instant where isTime: read(index, column, rows, into: &slot) { $0.timeOfDay(as: Value.self) }
    case .number, .percent, .quantity: read(index, column, rows, into: &slot)
    case .text, .list, .complex, .missing: preconditionFailure("texts are read where they stand")
    case .instant: read(index, column, rows, into: &slot) { $0.instant(as: Value.self, secondsFromUTC, lenient.dates) }
    case .truth: read(index, column, rows, into: &slot) { $0.truth(as: Value.self, marks) }
    }
  }

  private func read<Value: TableNumber>(
    _ index: any RecordIndex, _ column: Int, _ rows: Range<Int>, into slot: inout SlotValues<Value>,
    value: (Field) -> Result<Value, MissingNumber>
  ) {
    slot.clear()
    let bytes = index.bytes
    var first = rows.lowerBound
    while first < rows.upperBound {
      let count = min(Self.stride, rows.upperBound - first)
      index.find(column, first..<first + count, places)
      for row in 0..<count {
        let at = first - rows.lowerBound + row
        switch places[row].isThere ? value(places[row].field(bytes)) : .failure(MissingNumber(gap: .empty)) {
        case .success(let value): slot.values[at] = value
        case .failure(let missing): slot.setGap(missing.gap, at)
        }
      }
      first += count
    }
  }
}

extension Field {
  /// The bytes without enclosing quotes, without unescaping.
  fileprivate var withoutQuotes: UnsafeBufferPointer<UInt8> {
    let isQuoted = bytes.count > 1 && (form == .quoted || form == .string) && bytes.last == QuotedField.quote
    return isQuoted ? UnsafeBufferPointer(rebasing: bytes[1..<bytes.count - 1]) : bytes
  }

  /// The range of a text without surrounding spaces; `nil` if it is blank.
  static func bounds(ofContent text: [UInt8]) -> (start: Int, end: Int)? {
    guard let start = text.firstIndex(where: { $0 != 0x20 && $0 != 0x09 }),
      let last = text.lastIndex(where: { $0 != 0x20 && $0 != 0x09 })
    else { return nil }
    return (start, last + 1)
  }

  /// The truth value that a text spells, as in JSON, Python or a spreadsheet; `nil` for any other text.
  fileprivate static func truth(_ text: ArraySlice<UInt8>) -> Bool? {
    switch String(decoding: text, as: UTF8.self) {
    case "true", "True", "TRUE": true
    case "false", "False", "FALSE": false
    default: nil
    }
  }

  /// The field as a truth value: `true` and `false`, with or without quotes and surrounding spaces, or a number.
  func truth<Value: TableNumber>(as type: Value.Type, _ marks: NumberMarks) -> Result<Value, MissingNumber> {
    let text = plain
    guard let (start, end) = Self.bounds(ofContent: text) else { return .failure(MissingNumber(gap: .empty)) }
    return Self.truth(text[start..<end]).map { .success(Value(row: $0 ? 1 : 0)) } ?? number(as: type, marks)
  }

  /// The field as an instant, with or without quotes and surrounding spaces. One with a UTC offset becomes a reading of
  /// the wall clock.
  ///
  /// - Parameter dates: the order of the parts in dates that are not ISO dates, if those are accepted.
  func instant<Value: TableNumber>(
    as type: Value.Type, _ secondsFromUTC: (@Sendable (Double) -> Int)?, _ dates: DateOrder? = nil
  ) -> Result<Value, MissingNumber> {
    if let seconds = PlainInstant.seconds(withoutQuotes) { return .success(Value(row: Int(seconds))) }
    let text = plain
    guard let (start, end) = Self.bounds(ofContent: text) else { return .failure(MissingNumber(gap: .empty)) }
    let (reading, spelling) = InstantSpelling.read(dates?.iso(text[start..<end])?[...] ?? text[start..<end])
    guard case .instant(let token) = reading, token.end == spelling.count else {
      return .failure(MissingNumber(gap: .notNumeric))
    }
    let seconds = token.seconds + (token.offset == nil ? 0 : Int64(secondsFromUTC?(Double(token.seconds)) ?? 0))
    return Self.value(seconds, fraction: spelling[token.fraction])
  }

  /// The field as a time of day, with or without quotes and surrounding spaces.
  func timeOfDay<Value: TableNumber>(as type: Value.Type) -> Result<Value, MissingNumber> {
    let text = plain
    guard let (start, end) = Self.bounds(ofContent: text) else { return .failure(MissingNumber(gap: .empty)) }
    guard let time = PlainTime(text[start..<end]) else { return .failure(MissingNumber(gap: .notNumeric)) }
    return Self.value(Int64(time.seconds), fraction: text[time.fraction])
  }

  /// A number of seconds, with the digits of its fraction.
  private static func value<Value: TableNumber>(_ seconds: Int64, fraction: ArraySlice<UInt8>) -> Result<
    Value, MissingNumber
  > {
    guard !fraction.isEmpty else { return .success(Value(row: Int(seconds))) }
    let fraction = Decimal128("0." + String(decoding: fraction, as: UTF8.self)) ?? .zero
    let digits = Array((Decimal128(seconds) + fraction).description.utf8)
    var value = Value.filler
    return digits.withUnsafeBufferPointer { digits in
      guard let base = digits.baseAddress, Value.scan(base, base + digits.count, &value) == base + digits.count else {
        return .failure(MissingNumber(gap: .notNumeric))
      }
      return .success(value)
    }
  }
}

extension ValueKind {
  /// The noun for the kind in messages.
  var described: Phrase {
    switch self {
    case .number, .percent, .quantity: "a number"
    case .truth: "true or false"
    case .instant: "a date"
    case .text, .list, .complex, .missing: preconditionFailure("texts are read where they stand")
    }
  }
}
