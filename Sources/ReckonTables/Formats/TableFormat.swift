import Reckon
import ReckonTerminal

/// A format of tables: one entry of ``all``. To add a format, write its reader and optionally its writer in a file of
/// its own, and add its entry.
package struct TableFormat: Sendable {
  /// The name, the argument of `--from` and `--format`.
  package let name: String
  /// A remark after the name in help; empty if the name suffices.
  package let summary: String
  /// The noun for a table in this format, for messages.
  let title: Phrase
  /// The suffixes of its file names.
  let suffixes: [String]
  /// Its own and shared options.
  var options: [FormatOption] = []
  /// The names of other formats whose tables it can also read.
  var accepts: [String] = []
  /// A prefix that identifies the format, in words, and a test for it.
  var beginning: (what: Phrase, isThere: @Sendable (TableBlock) -> Bool)?
  /// Creates its reader; `nil` for a write-only format.
  var reader: (@Sendable (FormatArguments) throws(UsageError) -> any TableReader)?
  /// Creates its writer; `nil` for a read-only format.
  var writer: (@Sendable (FormatArguments) throws(UsageError) -> any TableWriter)?

  /// All formats, in the order of help; the first is the default input format.
  package static let all: [TableFormat] = [.csv, .tsv, .jsonLines, .json, .fixedWidth, .aligned]

  package var isRead: Bool { reader != nil }
  package var isWritten: Bool { writer != nil }

  /// Whether it has an option.
  func has(_ option: FormatOption) -> Bool { options.contains { $0.name == option.name } }

  /// The format that a file name suggests; `nil` if none.
  package static func ofFile(_ path: String) -> TableFormat? {
    let path = path.lowercased()
    return all.first { format in format.suffixes.contains { path.hasSuffix($0) } }
  }

  /// The distinct options of all formats.
  package static let options: [FormatOption] = all.flatMap(\.options).reduce(into: []) { options, option in
    if !options.contains(where: { $0.name == option.name }) { options.append(option) }
  }
}

/// An option of a format.
package struct FormatOption: Sendable {
  package let name: String
  package let value: String
  package let summary: String
  /// Whether it affects output.
  package var isOfOutput = false
}

/// The values of format options, by name.
struct FormatArguments: Sendable {
  private let values: [String: String]

  init(_ values: [String: String]) { self.values = values }

  subscript(_ option: FormatOption) -> String? { values[option.name] }
}

/// A reader for the tables of a format.
protocol TableReader: Sendable {
  /// The form of fields; a writer with the same form can copy them unchanged.
  var form: String { get }
  /// Splits a block's bytes into records.
  func boundary() -> RecordBoundary
  /// Whether lines of only white space are blank lines.
  var hasBlankLinesOfSpaces: Bool { get }
  /// The source of a table's column names, for messages.
  var namesSource: Phrase { get }
  /// Whether the columns' names are in a record of their own.
  var hasHeader: Bool { get }
  /// Whether a table without records has no columns.
  var mayBeEmpty: Bool { get }
  /// The columns' names, from a table's first records; if they are in a record of their own, the block then begins
  /// after it.
  ///
  /// - Parameter path: the name of the table in messages.
  func takeNames(_ block: TableBlock, _ path: String) throws(InputOutputError) -> [[UInt8]]
  /// The number of columns of a table without names.
  func columnCount(_ block: TableBlock) throws(UsageError) -> Int
  /// An index for the fields of a table's columns.
  ///
  /// - Parameter added: the names of the columns that formulas add.
  func index(_ names: [[UInt8]], added: [[UInt8]]) -> any RecordIndex
  /// Whether values may have members of their own, which `order.total` denotes.
  var hasNestedMembers: Bool { get }
  /// The same, with the members of columns' values, whose columns are numbered from ``NestedMember/firstColumn`` on.
  func index(_ names: [[UInt8]], added: [[UInt8]], nested: [NestedMember]) -> any RecordIndex
}

extension TableReader {
  var hasNestedMembers: Bool { false }
  func index(_ names: [[UInt8]], added: [[UInt8]], nested: [NestedMember]) -> any RecordIndex {
    index(names, added: added)
  }
}

/// A writer of tables in a format.
protocol TableWriter: Sendable {
  /// The form of fields; those of a reader with the same form can be copied unchanged.
  var form: String { get }
  /// Whether the columns' names precede the rows.
  var hasHeader: Bool { get }
  /// Whether names are unique in a row, and values may have names without a column.
  var hasMembers: Bool { get }
  /// Whether output must be UTF-8.
  var isUTF8: Bool { get }
  /// Whether rows are displayed in aligned columns.
  var isAligned: Bool { get }
  /// Whether rows are elements of an array, each followed by a comma.
  var isArray: Bool { get }
  /// A writer for rows of the given columns. Each thread has one of its own.
  func rows(_ titles: [[UInt8]], _ mode: NumberMode, _ marks: NumberMarks) -> any RowWriter
}

extension TableWriter {
  var isArray: Bool { false }
}

/// Writes rows of one table: cells between bytes that are the same for all rows.
protocol RowWriter: AnyObject {
  /// The bytes before a row, before each of its cells, and after it.
  var start: [UInt8] { get }
  var leads: PackedTexts { get }
  var end: [UInt8] { get }
  /// The bytes after a numeric cell, and instead of a missing value.
  var numberEnd: [UInt8] { get }
  var gap: [UInt8] { get }
  /// Whether numbers follow JSON, which has no infinity.
  var hasJSONNumbers: Bool { get }
  /// The bytes on both sides of a date; `nil` if it is written like other texts.
  var dateMarks: [UInt8]? { get }
  /// The number of bytes that close a record, and the placeholder for a missing field.
  var closingCount: Int { get }
  var filler: [UInt8] { get }
  /// The number of texts in which a delimiter or a line end that the format cannot represent was replaced by a space.
  var replacedCount: Int { get }

  /// Appends a field of the input, or the text of a missing one.
  func append(_ field: Field?, _ out: OutputBytes)
  /// Appends a text.
  func append(text: [UInt8], _ out: OutputBytes)
  /// Appends a text, or a list in the format's form.
  func append(value: FormulaValue, _ out: OutputBytes)
  /// Appends a number's text in a notation that a formula requested.
  func append(notation: [UInt8], _ out: OutputBytes)
  /// Ends a row that began at an offset of the output.
  func finish(_ out: OutputBytes, from start: Int)
  /// Writes a row with the parts of its record that are not columns; false if the format has none.
  ///
  /// - Parameters:
  ///   - isComputed: for each column, whether its value is a formula's.
  ///   - firstColumns: for each column of the input and each added one, the first with the same name.
  ///   - cell: writes a column's value.
  func keep(
    _ row: Int, _ index: any RecordIndex, _ isComputed: [Bool], _ firstColumns: [Int], _ out: OutputBytes,
    _ cell: (Int) -> Void
  ) -> Bool
}

extension RowWriter {
  var dateMarks: [UInt8]? { nil }
  var replacedCount: Int { 0 }

  func keep(
    _ row: Int, _ index: any RecordIndex, _ isComputed: [Bool], _ firstColumns: [Int], _ out: OutputBytes,
    _ cell: (Int) -> Void
  ) -> Bool { false }

  func finish(_ out: OutputBytes, from start: Int) { out.append(end) }

  /// Appends a list in formula syntax.
  func append(value: FormulaValue, _ out: OutputBytes) {
    if case .text(let text) = value {
      append(text: Array(text.utf8), out)
    } else {
      append(text: Array(value.formulaText.utf8), out)
    }
  }
}
