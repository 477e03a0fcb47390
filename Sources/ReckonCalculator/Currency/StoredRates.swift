/// Rates with their origin, and their stored text.
///
/// ```
/// reckon rates 1
/// source https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml
/// fetched 2026-10-30T15:30:00Z
/// date 2026-10-30
/// currencies 30
/// AUD 1.5904
/// …
/// ```
///
/// Each line is a name, a space and a value, with spaces and line ends escaped; a name of three capital letters is a
/// currency, and its value the price of one euro, with the original digits. `currencies` counts them, so that
/// truncation is detected. Unknown names, blank lines and comments (`#`) are skipped.
public struct StoredRates: Hashable, Sendable {
  /// The rates.
  public let table: RateTable
  /// The URL or file that they were read from; empty if the file does not state it.
  public let source: String
  /// The time when they were read; `nil` if the file does not state it.
  public let fetched: Timestamp?

  /// Rates with their origin and time.
  public init(_ table: RateTable, source: String, fetched: Timestamp?) {
    self.table = table
    self.source = source
    self.fetched = fetched
  }

  package static let header = FormatHeader(subject: "rates")

  package var text: String {
    var lines = [Self.header.line, "source \(EscapedText.encode(source))"]
    if let fetched { lines.append("fetched \(fetched.text)") }
    let rates = table.rates.filter { $0.key != "EUR" }.sorted { $0.key < $1.key }
    lines += ["date \(table.date)", "currencies \(rates.count)"] + rates.map { "\($0.key) \($0.value)" }
    return lines.joined(separator: "\n") + "\n"
  }

  /// - Throws: ``RateTableError`` with the line number.
  package static func read(_ bytes: [UInt8]) throws(RateTableError) -> StoredRates {
    let version = header.read(file: bytes)
    guard version == .current || version == .newerMinor else {
      throw RateTableError(
        version == .newerMajor
          ? Phrase("itWasWrittenByANewerVersion", "it was written by a newer version of reckon")
          : Phrase("line1", "line 1 is not “\(header.line)”"))
    }
    var values: [String: String] = [:]
    var rates: [(code: String, rate: String, line: Int)] = []
    for line in TextLines(bytes) where line.number > 1 {
      guard line.hasEnd, let text = EscapedText.decode(line.bytes) else {
        throw RateTableError(
          line.hasEnd
            ? Phrase("lineIsNoText", "line \(line.number) is not text")
            : Phrase("lineIsCutOff", "line \(line.number) is cut off")
        )
      }
      if text.isEmpty || text.hasPrefix("#") { continue }
      let parts = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let value = parts.count > 1 ? parts[1] : ""
      if RateTable.isCode(parts[0]) {
        rates.append((parts[0], value, line.number))
      } else if parts.count < 2 {
        throw RateTableError("lineHasNoValue", "line \(line.number) has no value")
      } else {
        values[parts[0]] = value
      }
    }
    guard let date = values["date"] else { throw RateTableError("thereIsNoDate", "there is no date") }
    var collection = RateCollection(day: date)
    for rate in rates { try collection.add(rate.code, rate.rate, line: rate.line) }
    guard let count = values["currencies"] else {
      throw RateTableError("itDoesNotSayHowMany", "it does not say how many currencies it has")
    }
    guard count == "\(rates.count)" else {
      throw RateTableError("itHasCurrencies", "it has \(rates.count) currencies, not the \(count) that it declares")
    }
    return StoredRates(
      try collection.table(), source: values["source"] ?? "", fetched: values["fetched"].flatMap { Timestamp($0.utf8) })
  }
}
