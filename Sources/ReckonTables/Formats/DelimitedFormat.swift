import Reckon
import ReckonTerminal

extension TableFormat {
  static let csv = delimited("csv", UInt8(ascii: ","), hasQuotes: true, suffixes: [".csv"])
  /// As registered with IANA, text/tab-separated-values: a quote is an ordinary character.
  static let tsv = delimited("tsv", 0x09, hasQuotes: false, suffixes: [".tsv", ".tab"])

  private static func delimited(_ name: String, _ usual: UInt8, hasQuotes: Bool, suffixes: [String]) -> TableFormat {
    @Sendable func table(_ arguments: FormatArguments, _ delimiter: FormatOption) throws(UsageError) -> DelimitedTable {
      DelimitedTable(
        delimiter: try arguments[delimiter].map(DelimitedTable.delimiter) ?? usual,
        hasQuotes: try arguments[.quotes].map(DelimitedTable.hasQuotes) ?? hasQuotes,
        isQuotingGiven: arguments[.quotes] != nil)
    }
    return TableFormat(
      name: name, summary: "", title: "a delimited table", suffixes: suffixes,
      options: [.delimiter, .delimiterOut, .quotes],
      reader: { (arguments) throws(UsageError) in try table(arguments, .delimiter) },
      writer: { (arguments) throws(UsageError) in try table(arguments, .delimiterOut) })
  }
}

extension FormatOption {
  static let delimiter = FormatOption(name: "--delimiter", value: "BYTE", summary: "the byte between fields, or tab")
  static let delimiterOut = FormatOption(
    name: "--delimiter-out", value: "BYTE", summary: "the byte between output fields, if different", isOfOutput: true)
  static let quotes = FormatOption(
    name: "--quotes", value: "double|none", summary: "whether fields may be in double quotes; csv: double, tsv: none")
}

/// Tables of delimited fields, one record per line. As in RFC 4180, fields in double quotes may contain delimiters,
/// line ends, and doubled quotes; without quotes no field has a delimiter or line end. Lines end in LF, CRLF, or CR
/// alone.
struct DelimitedTable: TableReader, TableWriter {
  let delimiter: UInt8
  var hasQuotes = true
  /// Whether quoting was specified explicitly.
  var isQuotingGiven = false

  var form: String { hasQuotes ? "delimited by \(delimiter)" : "unquoted \(delimiter)" }

  static func hasQuotes(named name: String) throws(UsageError) -> Bool {
    if name == "double" || name == "none" { return name == "double" }
    throw UsageError("quotesIsDoubleOrNone", "--quotes is double or none, not \(FormulaError.Kind.shortened(name))")
  }

  /// The delimiter given by the user: one byte, or `tab`.
  ///
  /// - Throws: `UsageError` for a byte that could be part of a number or a quote.
  static func delimiter(named name: String) throws(UsageError) -> UInt8 {
    let bytes = Array((["tab", "\\t"].contains(name) ? "\t" : name).utf8)
    guard bytes.count == 1 else {
      throw UsageError(
        "delimiterIsOneByteOrTab", "--delimiter is one byte, or tab, not \(FormulaError.Kind.shortened(name))")
    }
    let isLetterOrDigit = 0x30...0x39 ~= bytes[0] || 0x41...0x5A ~= bytes[0] & 0xDF
    guard bytes[0] >= 0x20 || bytes[0] == 0x09, bytes[0] < 0x7F, !isLetterOrDigit, !"+-.\"'_".utf8.contains(bytes[0])
    else {
      throw UsageError(
        "delimiterCannotBeWhichFields",
        "--delimiter cannot be \(FormulaError.Kind.shortened(name)), which fields may contain")
    }
    return bytes[0]
  }

  // MARK: Reading

  func boundary() -> RecordBoundary { RecordBoundary(delimiter: hasQuotes ? delimiter : nil) }
  var hasBlankLinesOfSpaces: Bool { false }
  var namesSource: Phrase { Phrase("headerWithColumnNames", "a header with column names") }
  var mayBeEmpty: Bool { false }

  func takeNames(_ block: TableBlock, _ path: String) throws(InputOutputError) -> [[UInt8]] {
    let (fields, end) = firstRecord(block)
    block.start = end
    return fields
  }

  func columnCount(_ block: TableBlock) throws(UsageError) -> Int {
    let start = block.start
    defer { block.start = start }
    block.skipBlankLines()
    return block.start < block.end ? firstRecord(block).fields.count : 1
  }

  private func firstRecord(_ block: TableBlock) -> (fields: [[UInt8]], end: Int) {
    // A table of one column has no blank lines.
    let index = FieldIndex(delimiter: delimiter, mayHaveQuotes: hasQuotes, columnCount: 1)
    index.buildBeginning(block, records: 1, boundary())
    return index.rowCount > 0 ? index.takeRecord(0) : ([], block.end)
  }

  /// Whether the first fields are in quotes that are not removed.
  func showsQuotes(_ block: TableBlock) -> Bool {
    guard !hasQuotes, !isQuotingGiven else { return false }
    let index = FieldIndex(delimiter: delimiter, mayHaveQuotes: false, columnCount: 1)
    index.buildBeginning(block, records: 2, boundary())
    return (0..<min(2, index.rowCount)).contains { row in
      index.takeRecord(row).fields.contains {
        $0.count > 1 && $0.first == QuotedField.quote && $0.last == QuotedField.quote
      }
    }
  }

  func index(_ names: [[UInt8]], added: [[UInt8]]) -> any RecordIndex {
    FieldIndex(delimiter: delimiter, mayHaveQuotes: hasQuotes, columnCount: names.count)
  }

  // MARK: Writing

  var hasHeader: Bool { true }
  var hasMembers: Bool { false }
  var isUTF8: Bool { false }
  var isAligned: Bool { false }

  func rows(_ titles: [[UInt8]], _ mode: NumberMode, _ marks: NumberMarks) -> any RowWriter {
    DelimitedRows(delimiter, hasQuotes: hasQuotes, titles.count)
  }
}

/// Writes rows of fields between delimiters.
final class DelimitedRows: RowWriter {
  private let delimiter: UInt8
  private let hasQuotes: Bool
  private(set) var replacedCount = 0
  let start: [UInt8] = []
  let leads: PackedTexts
  let end: [UInt8] = [0x0A]
  let numberEnd: [UInt8] = []
  let gap: [UInt8] = []
  let hasJSONNumbers = false
  let dateMarks: [UInt8]?
  let closingCount = 0
  let filler: [UInt8]

  init(_ delimiter: UInt8, hasQuotes: Bool, _ count: Int) {
    (self.delimiter, self.hasQuotes) = (delimiter, hasQuotes)
    leads = PackedTexts((0..<count).map { $0 == 0 ? [] : [delimiter] })
    filler = [delimiter]
    dateMarks = "0123456789-:T".utf8.contains(delimiter) ? nil : []
  }

  func append(_ field: Field?, _ out: OutputBytes) {
    guard let field else { return }
    guard hasQuotes else { return append(text: field.plain, out) }
    switch field.form {
    // A completely quoted field is kept unchanged, whatever the delimiter.
    case .quoted where QuotedField.isWhole(field.bytes): out.append(field.bytes)
    case .quoted: appendQuoted(field.plain, out)
    // At the end of a line, a carriage return would belong to the line end. At the start, a quote would begin a quoted
    // field.
    case .bare
    where field.bytes.contains(delimiter) || field.bytes.last == 0x0D || field.bytes.first == QuotedField.quote:
      appendQuoted(field.bytes, out)
    case .bare: out.append(field.bytes)
    case .compound, .string: append(text: field.plain, out)
    }
  }

  func append(text: [UInt8], _ out: OutputBytes) {
    let isPart: (UInt8) -> Bool = { [delimiter] in $0 == delimiter || $0 == 0x0A || $0 == 0x0D }
    if hasQuotes {
      if text.contains(where: { isPart($0) || $0 == QuotedField.quote }) {
        appendQuoted(text, out)
      } else {
        out.append(text)
      }
    } else if text.contains(where: isPart) {
      replacedCount += 1
      out.append(text.map { isPart($0) ? 0x20 : $0 })
    } else {
      out.append(text)
    }
  }

  func append(value: FormulaValue, _ out: OutputBytes) {
    guard case .text(var text) = value else { return append(text: Array(value.formulaText.utf8), out) }
    let isPlain = text.withUTF8 { bytes in
      for byte in bytes where byte == delimiter || byte == 0x0A || byte == 0x0D || byte == QuotedField.quote {
        return false
      }
      out.append(bytes)
      return true
    }
    if !isPlain { append(text: Array(text.utf8), out) }
  }

  func append(notation: [UInt8], _ out: OutputBytes) { append(text: notation, out) }

  private func appendQuoted(_ text: some Collection<UInt8>, _ out: OutputBytes) {
    out.append(QuotedField.quote)
    for byte in text {
      if byte == QuotedField.quote { out.append(byte) }
      out.append(byte)
    }
    out.append(QuotedField.quote)
  }

  func finish(_ out: OutputBytes, from start: Int) {
    // A single empty field would otherwise be read as a blank line.
    if out.count == start, hasQuotes { out.append("\"\"".utf8) }
    out.append(0x0A)
  }
}
