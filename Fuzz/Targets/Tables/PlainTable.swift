import Foundation

/// A table of fields between delimiters, read byte by byte as RFC 4180 and the article on tables say, with no thought
/// of speed.
struct PlainTable {
  /// A record's fields, each with its quotes taken off.
  typealias Record = [[UInt8]]

  private(set) var names: Record = []
  private(set) var records: [Record] = []

  private static let (quote, lineFeed, carriageReturn) = (UInt8(0x22), UInt8(0x0A), UInt8(0x0D))

  /// Why a table cannot be read.
  enum Refusal: Error {
    case encoding, openQuote
  }

  /// - Parameter columnCount: the number of columns of a table without a header.
  /// - Throws: ``Refusal`` when it cannot be read.
  init(_ text: [UInt8], delimiter: UInt8, columnCount: Int?) throws(Refusal) {
    if Self.isUnfit(text) { throw .encoding }
    var bytes = text.starts(with: [0xEF, 0xBB, 0xBF]) ? text[3...] : text[...]
    if let last = bytes.last, last != Self.lineFeed { bytes.append(Self.lineFeed) }
    var all = try Self.records(Self.withLineFeeds(bytes, delimiter), delimiter)
    if let columnCount {
      names = (1...columnCount).map { Array("c\($0)".utf8) }
    } else {
      while let first = all.first, first == [[]] { all.removeFirst() }
      guard !all.isEmpty else { return }
      names = all.removeFirst().map { $0 }
    }
    records = all.compactMap { record in names.count > 1 && record == [[]] ? nil : record }
    // A field in quotes is none of a blank line's.
    for index in records.indices where records[index].count == 1 && records[index][0] == Self.emptyQuotes {
      records[index] = [[]]
    }
    for index in names.indices where names[index] == Self.emptyQuotes { names[index] = [] }
    records = records.map { $0.map { $0 == Self.emptyQuotes ? [] : $0 } }
  }

  /// Stands for an empty field in quotes until blank lines have been told from it. No field's text has these bytes: it
  /// would be longer than any input.
  private static let emptyQuotes = [UInt8](repeating: 0xFE, count: 5_000)

  private static func isUnfit(_ text: [UInt8]) -> Bool {
    guard text.count >= 4 else { return false }
    if text.starts(with: [0x1F, 0x8B]) || text.starts(with: [0x28, 0xB5, 0x2F, 0xFD]) { return true }
    let isLittle = text.starts(with: [0xFF, 0xFE]) && text[2] != 0 && text[3] == 0
    return isLittle || text.starts(with: [0xFE, 0xFF, 0]) && text[3] != 0
  }

  /// The bytes with line feeds for the carriage returns that end lines alone, where the first line ends so.
  private static func withLineFeeds(_ bytes: ArraySlice<UInt8>, _ delimiter: UInt8) -> ArraySlice<UInt8> {
    var (result, isOpen, isStart, isKnown) = (bytes, false, true, false)
    var at = bytes.startIndex
    while at < bytes.endIndex {
      let byte = bytes[at]
      let next = at + 1 < bytes.endIndex ? bytes[at + 1] : lineFeed
      at += 1
      if isOpen {
        if byte == quote, next == quote, at < bytes.endIndex { at += 1 } else if byte == quote { isOpen = false }
        continue
      }
      isOpen = byte == quote && isStart
      let isLone = byte == carriageReturn && next != lineFeed
      if !isKnown, byte == lineFeed || byte == carriageReturn {
        guard isLone else { return bytes }
        isKnown = true
      }
      if isLone { result[at - 1] = lineFeed }
      isStart = byte == delimiter || byte == lineFeed || isLone
    }
    return result
  }

  private static func records(_ bytes: ArraySlice<UInt8>, _ delimiter: UInt8) throws(Refusal) -> [Record] {
    var (records, record): ([Record], Record) = ([], [])
    var (field, isQuoted, isOpen, isStart): ([UInt8], Bool, Bool, Bool) = ([], false, false, true)
    var at = bytes.startIndex
    while at < bytes.endIndex {
      let byte = bytes[at]
      at += 1
      if isOpen {
        if byte == quote, at < bytes.endIndex, bytes[at] == quote {
          field.append(quote)
          at += 1
        } else if byte == quote {
          isOpen = false
        } else {
          field.append(byte)
        }
      } else if byte == quote, isStart {
        (isOpen, isQuoted) = (true, true)
      } else if byte == delimiter || byte == lineFeed {
        let before = bytes[at - 2 >= bytes.startIndex ? at - 2 : at - 1]
        if byte == lineFeed, !isStart, before == carriageReturn { field.removeLast() }
        record.append(isQuoted && field.isEmpty ? emptyQuotes : field)
        (field, isQuoted, isStart) = ([], false, true)
        if byte == lineFeed {
          records.append(record)
          record = []
        }
        continue
      } else {
        field.append(byte)
      }
      isStart = false
    }
    if isOpen { throw .openQuote }
    return records
  }

  // MARK: Numbers

  /// The bits of the number that a field is, of which formulas can have all digits; nothing for what is none.
  static func number(_ field: [UInt8]) -> UInt64? {
    spelled(field).flatMap { isHeld(String(decoding: field, as: UTF8.self), Double(bitPattern: $0)) ? $0 : nil }
  }

  /// Whether a double is the whole number that a text spells, and is written with its digits; true for other numbers.
  private static func isHeld(_ text: String, _ number: Double) -> Bool {
    let parts = text.trimmingCharacters(in: CharacterSet(charactersIn: " \t+-")).split(
      separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.joined().allSatisfy({ $0.isASCII && $0.isNumber }), parts.dropFirst().joined().allSatisfy({ $0 == "0" })
    else {
      return true
    }
    let significant = { (text: String) in text.trimmingCharacters(in: CharacterSet(charactersIn: "0")) }
    let exact = String(format: "%.0f", number.magnitude)
    let shortest = "\(number.magnitude)".prefix { $0 != "e" }.filter { $0 != "." }
    return significant(exact) == significant(String(parts[0])) && significant(shortest) == significant(String(parts[0]))
  }

  /// The bits of the nearest number to what a field spells: decimal digits with an optional sign, point and exponent,
  /// blanks around them; nothing for what is none, and for what is beyond the doubles.
  static func spelled(_ field: [UInt8]) -> UInt64? {
    var text = field[...]
    while let first = text.first, first == 0x20 || first == 0x09 { text.removeFirst() }
    while let last = text.last, last == 0x20 || last == 0x09 { text.removeLast() }
    var rest = text
    if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { rest.removeFirst() }
    let digits: (inout ArraySlice<UInt8>) -> Int = { rest in
      let count = rest.prefix { 0x30...0x39 ~= $0 }.count
      rest = rest.dropFirst(count)
      return count
    }
    var count = digits(&rest)
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      count += digits(&rest)
    }
    guard count > 0 else { return nil }
    if let mark = rest.first, mark | 0x20 == UInt8(ascii: "e") {
      rest.removeFirst()
      if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { rest.removeFirst() }
      guard digits(&rest) > 0 else { return nil }
    }
    guard rest.isEmpty else { return nil }
    let value = strtod(String(decoding: text, as: UTF8.self), nil)
    return value.isFinite ? value.bitPattern : nil
  }
}
