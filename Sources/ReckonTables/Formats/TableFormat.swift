import Reckon
import ReckonTerminal

/// A format of tables: one row of ``all``. To add a format, write its reader and perhaps its writer in a file of its own, and add its row.
package struct TableFormat: Sendable {
  /// The name, as `--from` and `--format` take it.
  package let name: String
  /// A remark for help after the name; empty if the name is enough.
  package let summary: String
  /// The noun for a table in it, for messages.
  let title: Phrase
  /// How the names of files in it end.
  let suffixes: [String]
  /// Its own options, and those it shares with others.
  var options: [FormatOption] = []
  /// The names of other formats whose tables it reads as well.
  var accepts: [String] = []
  /// A beginning that only this format has, in words, and whether a table has it.
  var beginning: (what: Phrase, isThere: @Sendable (TableBlock) -> Bool)?
  /// Makes its reader; none for a format that is written only.
  var reader: (@Sendable (FormatArguments) throws(UsageError) -> any TableReader)?
  /// Makes its writer; none for a format that is read only.
  var writer: (@Sendable (FormatArguments) throws(UsageError) -> any TableWriter)?

  /// All formats, in the order in which help lists them; the first is read where nothing says otherwise.
  package static let all: [TableFormat] = [.csv, .tsv, .jsonLines, .json, .fixedWidth, .aligned]

  package var isRead: Bool { reader != nil }
  package var isWritten: Bool { writer != nil }

  /// Whether an option is one of its.
  func has(_ option: FormatOption) -> Bool { options.contains { $0.name == option.name } }

  /// The format that a file's name tells; `nil` where it tells none.
  package static func ofFile(_ path: String) -> TableFormat? {
    let path = path.lowercased()
    return all.first { format in format.suffixes.contains { path.hasSuffix($0) } }
  }

  /// The options of all formats, each once.
  package static let options: [FormatOption] = all.flatMap(\.options).reduce(into: []) { options, option in
    if !options.contains(where: { $0.name == option.name }) { options.append(option) }
  }
}

/// An option of a format.
package struct FormatOption: Sendable {
  package let name: String
  package let value: String
  package let summary: String
  /// Whether it says how to write.
  package var isOfOutput = false
}

/// The values of formats' options, by the options' names.
struct FormatArguments: Sendable {
  private let values: [String: String]

  init(_ values: [String: String]) { self.values = values }

  subscript(_ option: FormatOption) -> String? { values[option.name] }
}

/// How the tables of a format are read.
protocol TableReader: Sendable {
  /// The form of fields; a writer with the same form writes fields as this reads them.
  var form: String { get }
  /// How a block's bytes are parted into records.
  func boundary() -> RecordBoundary
  /// Whether lines of nothing but white space are blank lines.
  var hasBlankLinesOfSpaces: Bool { get }
  /// Where a table's names come from when it has them.
  var namesSource: Phrase { get }
  /// Whether a record of its own has the columns' names.
  var hasHeader: Bool { get }
  /// Whether a table without a record is one without columns.
  var mayBeEmpty: Bool { get }
  /// The columns' names that a table's first records tell; where they stand in a record of their own, the block then begins behind it.
  ///
  /// - Parameter path: what messages call the table.
  func takeNames(_ block: TableBlock, _ path: String) throws(InputOutputError) -> [[UInt8]]
  /// How many columns a table has that tells no names.
  func columnCount(_ block: TableBlock) throws(UsageError) -> Int
  /// Finds the fields of a table's columns.
  ///
  /// - Parameter added: the names of the columns that formulas add.
  func index(_ names: [[UInt8]], added: [[UInt8]]) -> any RecordIndex
  /// Whether values may have members of their own, which `order.total` names.
  var hasNestedMembers: Bool { get }
  /// The same, and the members of columns' values, whose columns are numbered from ``NestedMember/firstColumn`` on.
  func index(_ names: [[UInt8]], added: [[UInt8]], nested: [NestedMember]) -> any RecordIndex
}

extension TableReader {
  var hasNestedMembers: Bool { false }
  func index(_ names: [[UInt8]], added: [[UInt8]], nested: [NestedMember]) -> any RecordIndex { index(names, added: added) }
}

/// How tables are written in a format.
protocol TableWriter: Sendable {
  /// The form of fields; those of a reader with the same form can be written unchanged.
  var form: String { get }
  /// Whether the columns' names stand before the rows.
  var hasHeader: Bool { get }
  /// Whether a row has one value of a name, and may have values of names that no column has.
  var hasMembers: Bool { get }
  /// Whether nothing but UTF-8 may be written.
  var isUTF8: Bool { get }
  /// Whether rows are shown to people, in columns as wide as their cells.
  var isAligned: Bool { get }
  /// Whether rows are elements of an array, each with a comma behind it.
  var isArray: Bool { get }
  /// Writes rows of such columns. Each thread has one of its own.
  func rows(_ titles: [[UInt8]], _ mode: NumberMode, _ marks: NumberMarks) -> any RowWriter
}

extension TableWriter {
  var isArray: Bool { false }
}

/// Writes rows of one table: between bytes that are the same for all rows stand cells.
protocol RowWriter: AnyObject {
  /// The bytes before a row, before each of its cells, and after it.
  var start: [UInt8] { get }
  var leads: PackedTexts { get }
  var end: [UInt8] { get }
  /// The bytes after a numeric cell, and in place of a missing value.
  var numberEnd: [UInt8] { get }
  var gap: [UInt8] { get }
  /// Whether numbers are those of JSON, which has no infinity.
  var hasJSONNumbers: Bool { get }
  /// The bytes on both sides of a date; `nil` where it is written as other texts are.
  var dateMarks: [UInt8]? { get }
  /// How many bytes at the end of a record close it, and what stands for a field that a record lacks.
  var closingCount: Int { get }
  var filler: [UInt8] { get }
  /// How many texts had a delimiter or a line end that the format cannot hold, and have a space instead.
  var replacedCount: Int { get }

  /// Adds a field of the input, or nothing's text.
  func append(_ field: Field?, _ out: OutputBytes)
  /// Adds a text.
  func append(text: [UInt8], _ out: OutputBytes)
  /// Adds a text, or a list as the format has them.
  func append(value: FormulaValue, _ out: OutputBytes)
  /// Adds a number's text in a notation that a formula has asked for.
  func append(notation: [UInt8], _ out: OutputBytes)
  /// Ends a row that began at a place of the output.
  func finish(_ out: OutputBytes, from start: Int)
  /// Writes a row with what else its record holds beside the columns; false where there is no such thing.
  ///
  /// - Parameters:
  ///   - isComputed: for each column, whether its value is a formula's.
  ///   - firstColumns: for each column of the input and each that formulas add, the first of the same name.
  ///   - cell: writes a column's value.
  func keep(
    _ row: Int, _ index: any RecordIndex, _ isComputed: [Bool], _ firstColumns: [Int], _ out: OutputBytes, _ cell: (Int) -> Void
  ) -> Bool
}

extension RowWriter {
  var dateMarks: [UInt8]? { nil }
  var replacedCount: Int { 0 }

  func keep(
    _ row: Int, _ index: any RecordIndex, _ isComputed: [Bool], _ firstColumns: [Int], _ out: OutputBytes, _ cell: (Int) -> Void
  ) -> Bool { false }

  func finish(_ out: OutputBytes, from start: Int) { out.append(end) }

  /// Adds a list as formulas write it.
  func append(value: FormulaValue, _ out: OutputBytes) {
    if case .text(let text) = value { append(text: Array(text.utf8), out) } else { append(text: Array(value.formulaText.utf8), out) }
  }
}
