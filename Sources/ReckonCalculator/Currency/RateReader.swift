/// Reads rate files: the European Central Bank's CSV and XML, for one day or many, and the stored format.
///
/// Parsing is strict: deviations are rejected with a one-sentence message that includes the line.
public enum RateReader {
  /// The maximum size of a file in bytes.
  public static let sizeLimit = 4 << 20

  /// Reads a file in any of the three formats; of several days, the newest is used.
  ///
  /// - Parameters:
  ///   - bytes: the contents of the file.
  ///   - now: the date of the rates may be at most one day after this time.
  /// - Throws: ``RateTableError``.
  /// - Complexity: O(bytes).
  public static func read(_ bytes: [UInt8], now: Timestamp) throws(RateTableError) -> RateTable {
    let table = try read(bytes)
    guard table.daysAfter(now) <= 1 else {
      throw RateTableError(
        "ratesAreOfADayThatHasNotCome",
        "the rates are of \(table.date), a day in the future; check the clock and the file")
    }
    return table
  }

  /// Reads a file, whatever the date of its rates.
  package static func read(_ bytes: [UInt8]) throws(RateTableError) -> RateTable {
    guard bytes.count <= sizeLimit else {
      throw RateTableError("fileIsLargerThanMiB", "the file is larger than \(sizeLimit >> 20) MiB")
    }
    if bytes.starts(with: "PK\u{3}\u{4}".utf8) {
      throw RateTableError("fileIsAZipArchive", "the file is a zip archive; unpack it and give the file inside")
    }
    let content = Array(TextLines.withoutMarks(bytes[...]))
    if let index = content.firstIndex(of: 0) {
      throw RateTableError("fileIsNoText", "the file is not text: byte \(index + 1) is 0")
    }
    guard String(validating: content, as: UTF8.self) != nil else {
      throw RateTableError("fileIsNoUTF8Text", "the file is not UTF-8 text")
    }
    guard let first = content.first(where: { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }) else {
      throw RateTableError("fileIsEmpty", "the file is empty")
    }
    if first == UInt8(ascii: "<") { return try RateXML.read(content) }
    if content.starts(with: "reckon ".utf8) { return try StoredRates.read(content).table }
    return try RateCSV.read(content)
  }
}
