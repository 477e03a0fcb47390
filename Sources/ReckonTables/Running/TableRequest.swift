import Reckon
import ReckonTerminal

/// A request for a run over a table.
package struct TableRequest {
  package var formulas = ""
  /// The files of the table, read sequentially.
  package var paths: [String]
  /// The title of the column of file names, if requested.
  package var fileNameTitle: String?
  /// The join options, and the joined file once it is read.
  package var join: JoinChoice?
  var joined: JoinedTable?
  package var condition: String?
  /// The names of the columns to write, if selected.
  package var selection: [String]?
  package var isSummary = false
  package var groupColumns: [String] = []
  /// The statistics of each column.
  package var statistics = SummaryStatistic.usual
  /// The method for medians and percentiles.
  package var medians = MedianMethod.exact
  /// Whether to show the processor time of the stages at the end.
  package var showsTimes = false
  /// Whether to write a partial summary.
  package var isPartial = false
  /// The selection and order of the output rows.
  package var order = RowOrder()
  package var outputPath: String?
  package var formats: FormatChoice
  /// The number marks of the table.
  package var marks = NumberMarks.plain
  /// The columns with human-readable numbers, and the order of dates that are not ISO dates.
  package var lenient = LenientChoice.none
  package var dates: DateOrder?
  /// The same by column of the table.
  var fields = LenientFields.none
  package var writesHeader = true
  package var onError = OnError.null
  /// The number of threads, at most one per processor.
  package var threads = 1
  package var random = RandomSource()
  /// The source of the columns' names.
  package var headerSource = HeaderSource.table
  /// The units of columns without one in the header: `distance=km`.
  package var units: [String] = []
  /// The compiler options for formulas.
  package var options = Formula.Options()
  package var limits = TableLimits()
  /// The scope of formulas apart from the columns.
  package var scope = Scope()
  package var books: [FormulaBook] = []
  package var policy = ErrorPolicy.strict

  package enum HeaderSource: Hashable, Sendable {
    /// The first record.
    case table
    /// No names: c1, c2, …
    case numbers
    case names([String])
    case file(String)
  }

  package init(paths: [String], _ formats: FormatChoice) { (self.paths, self.formats) = (paths, formats) }

  /// The first file, which represents the table in messages.
  var path: String { paths[0] }

  var reader: any TableReader { formats.reader }
  var writer: any TableWriter { formats.writer }

  /// The columns' names in the table. A record of names in the block is skipped.
  ///
  /// - Parameter path: the file of the block.
  /// - Throws: `InputOutputError` if there is none.
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
      return try names(
        try BlockReader(input.source, reader, recordLimit: limits.recordBytes).first(skipsBlankLines: true), path)
    }
  }

  private func names(_ block: TableBlock?, _ path: String) throws(InputOutputError) -> [[UInt8]] {
    guard let block else {
      throw InputOutputError("isEmptyItNeeds", "\(path) is empty; it needs \(reader.namesSource)")
    }
    return try reader.takeNames(block, path)
  }
}
