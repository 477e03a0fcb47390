import Reckon
import ReckonTerminal

/// A request for a run over a table.
package struct TableRequest {
  package var formulas = ""
  /// The files of the table, which are read one after another.
  package var paths: [String]
  /// The title of the column of file names, where there is to be one.
  package var fileNameTitle: String?
  /// The file whose columns are joined, and what has been read of it.
  package var join: JoinChoice?
  var joined: JoinedTable?
  package var condition: String?
  /// The names of the columns to write, where they were chosen.
  package var selection: [String]?
  package var isSummary = false
  package var groupColumns: [String] = []
  /// The statistics of each column.
  package var statistics = SummaryStatistic.usual
  /// How medians and percentiles are taken.
  package var medians = MedianMethod.exact
  /// Whether the processor time of the stages is shown at the end.
  package var showsTimes = false
  /// Whether a summary is written as a part of another.
  package var isPartial = false
  /// Which rows are written, and in which order.
  package var order = RowOrder()
  package var outputPath: String?
  package var formats: FormatChoice
  /// How numbers of the table are written.
  package var marks = NumberMarks.plain
  /// The columns whose fields may be written as people write numbers, and the order of dates that are not ISO dates.
  package var lenient = LenientChoice.none
  package var dates: DateOrder?
  /// The same by the table's columns.
  var fields = LenientFields.none
  package var writesHeader = true
  package var onError = OnError.null
  /// How many threads work, at most one for each processor.
  package var threads = 1
  package var random = RandomSource()
  /// Where the columns' names come from.
  package var headerSource = HeaderSource.table
  /// The units of columns whose headers have none: `distance=km`.
  package var units: [String] = []
  /// How formulas are compiled.
  package var options = Formula.Options()
  package var limits = TableLimits()
  /// The scope of formulas beside the columns.
  package var scope = Scope()
  package var books: [FormulaBook] = []
  package var policy = ErrorPolicy.strict

  package enum HeaderSource: Hashable, Sendable {
    /// The first record.
    case table
    /// There are none: c1, c2, …
    case numbers
    case names([String])
    case file(String)
  }

  package init(paths: [String], _ formats: FormatChoice) { (self.paths, self.formats) = (paths, formats) }

  /// The first file, which stands for the table in messages.
  var path: String { paths[0] }

  var reader: any TableReader { formats.reader }
  var writer: any TableWriter { formats.writer }

  /// The columns' names as the table has them. A record of names in the block is skipped.
  ///
  /// - Parameter path: the file that the block is from.
  /// - Throws: `InputOutputError` when there is none.
  func names(_ block: TableBlock?, _ path: String, _ console: Console) throws -> [[UInt8]] {
    switch headerSource {
    case .table:
      if block == nil, reader.mayBeEmpty { return [] }
      return try names(block, path)
    case .numbers: return try block.map { try (0..<reader.columnCount($0)).map { Array("c\($0 + 1)".utf8) } } ?? []
    case .names(let names): return names.map { Array($0.utf8) }
    case .file(let path):
      let input = try InputPath.source(path, console, waits: true)
      defer { input.close() }
      return try names(try BlockReader(input.source, reader, recordLimit: limits.recordBytes).first(skipsBlankLines: true), path)
    }
  }

  private func names(_ block: TableBlock?, _ path: String) throws(InputOutputError) -> [[UInt8]] {
    guard let block else { throw InputOutputError("isEmptyItNeeds", "\(path) is empty; it needs \(reader.namesSource)") }
    return try reader.takeNames(block, path)
  }
}
