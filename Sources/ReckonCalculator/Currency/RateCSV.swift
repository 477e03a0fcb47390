/// The European Central Bank's CSV: a header `Date, USD, JPY, …` and one row (`30 October 2026, 1.1172, …`) or many
/// (`2026-10-30,1.1172,…`).
///
/// Spaces around fields are ignored, lines may end with a comma, and `N/A` or an empty field means no rate on that day.
enum RateCSV {
  static func read(_ bytes: [UInt8]) throws(RateTableError) -> RateTable {
    var lines = TextLines(bytes)
    guard let first = lines.next(), case let header = fields(first.bytes), header.first == "Date", header.count > 1
    else {
      throw RateTableError(
        "fileIsNoRatesFile", "the file is not a rates file: line 1 begins neither with “Date,” nor with “<”")
    }
    // A trailing comma of the header adds an unnamed last field.
    let hasLastComma = header.last?.isEmpty == true
    let codes = hasLastComma ? header[1..<(header.count - 1)] : header[1...]
    for code in codes where !RateTable.isCode(code) {
      throw RateTableError(
        "line1NamesWhichIsNoCurrency", "line 1 names “\(RateTableError.shortened(code))”, which is not a currency code")
    }
    var newest: (day: CivilDate, line: TextLines.Line, fields: [String])?
    while let line = lines.next() {
      let row = fields(line.bytes)
      if row == [""] { continue }
      guard row.count >= header.count, line.hasEnd || hasLastComma else {
        throw RateTableError(
          "lineHasTooFewFields", "line \(line.number) is cut off: it has \(row.count) of \(header.count) fields")
      }
      guard row.count == header.count, !hasLastComma || row.last?.isEmpty == true else {
        throw RateTableError(
          "lineHasMoreFields", "line \(line.number) has more fields than the \(header.count) of line 1")
      }
      guard let day = day(row[0]) else {
        throw RateTableError(
          "lineBeginsWithWhichIsNoDay",
          "line \(line.number) begins with “\(RateTableError.shortened(row[0]))”, which is not a date")
      }
      if newest.map({ day.daysSince1970 > $0.day.daysSince1970 }) ?? true { newest = (day, line, row) }
    }
    guard let newest else { throw RateTableError("fileHasNoRatesBehindLine1", "the file has no rates after line 1") }
    var rates = RateCollection(day: newest.day.text)
    for (code, rate) in zip(codes, newest.fields[1...]) where rate != "N/A" && !rate.isEmpty {
      try rates.add(code, rate, line: newest.line.number)
    }
    return try rates.table()
  }

  private static func fields(_ line: ArraySlice<UInt8>) -> [String] {
    line.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false).map {
      String(decoding: $0.withoutBlanks, as: UTF8.self)
    }
  }

  /// Parses `30 October 2026` or `2026-10-30`.
  private static func day(_ text: String) -> CivilDate? {
    if let day = CivilDate(text) { return day }
    let words = text.split(separator: " ")
    guard words.count == 3, let day = CivilDate.number(words[0].utf8),
      let month = months.firstIndex(of: String(words[1])),
      words[2].utf8.count == 4, let year = CivilDate.number(words[2].utf8)
    else { return nil }
    return CivilDate(year: year, month: month + 1, day: day)
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
}

/// Collects the rates of one day while a file is read.
struct RateCollection {
  let day: String
  private var rates: [String: String] = [:]

  init(day: String) { self.day = day }

  /// Adds a currency's rate; duplicates must be equal.
  ///
  /// - Throws: ``RateTableError`` with the line number.
  mutating func add(_ code: String, _ rate: String, line: Int) throws(RateTableError) {
    do throws(RateTableError) { try RateTable.check(code, rate) } catch {
      throw RateTableError("problemInLine", "line \(line): \(error.sentence)")
    }
    if let other = rates[code], RateTable.plainNumber(other) != RateTable.plainNumber(rate) {
      throw RateTableError("lineHasTwoRates", "line \(line): \(code) has two rates, \(other) and \(rate)")
    }
    rates[code] = rate
    guard rates.count <= RateTable.countLimit + 1 else {
      throw RateTableError("lineThereAreMore", "line \(line): there are more than \(RateTable.countLimit) currencies")
    }
  }

  func table() throws(RateTableError) -> RateTable { try RateTable(date: day, rates: rates) }
}
