import Reckon
import ReckonTerminal

/// What a run over a table is to do.
package struct TableRequest {
  package var formulas = ""
  package var path: String
  package var condition: String?
  /// The names of the columns to write, where they were chosen.
  package var selection: [String]?
  package var isSummary = false
  package var groupColumn: String?
  package var outputPath: String?
  package var inputFormat = InputFormat.delimited(UInt8(ascii: ","))
  package var outputFormat = OutputFormat.delimited(UInt8(ascii: ","))
  package var writesHeader = true
  package var onError = OnError.null
  /// How many threads work, at most one for each processor.
  package var threads = 1
  package var random = RandomSource()
  /// Where the columns' names come from.
  package var headerSource = HeaderSource.table
  /// Whether to tell of a table that looks as if it were in another format than it is read in.
  package var doubtsFormat = true
  /// The units of columns whose headers have none: `distance=km`.
  package var units: [String] = []
  /// How formulas are compiled; the limits hold for the table too.
  package var options = Formula.Options()
  /// What formulas may use beside the columns.
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

  package init(path: String) { self.path = path }

  var limits: Limits { options.limits }

  /// The names of the columns of JSON lines: those of the first record, unless they were given.
  func members(_ block: TableBlock?, _ console: Console) throws -> [[UInt8]] {
    switch headerSource {
    case .table: return try block.map { try JSONLinesSyntax.firstNames($0, path) } ?? []
    case .numbers: throw UsageError("JSON lines have names for their values; --no-header is for other tables")
    case .names(let names): return names.map { Array($0.utf8) }
    case .file(let path):
      let input = try InputPath.source(path, console, waits: true)
      defer { input.close() }
      guard let block = try BlockReader(input.source, JSONLinesSyntax(), recordLimit: limits.recordBytes).first(skipsBlankLines: true)
      else {
        throw InputOutputError("\(path) is empty; it needs a record whose names can be taken")
      }
      return try JSONLinesSyntax.firstNames(block, path)
    }
  }

  /// The columns' names as the table has them. A header in the block is passed over.
  ///
  /// - Throws: `InputOutputError` when there is none.
  func header(_ syntax: DelimitedSyntax, _ block: TableBlock?, _ console: Console) throws -> [[UInt8]] {
    switch headerSource {
    case .table:
      return try header(syntax, block, path)
    case .numbers:
      guard let block else { return [] }
      let start = block.start
      defer { block.start = start }
      block.skipBlankLines()
      guard block.start < block.end else { return [Array("c1".utf8)] }
      return syntax.takeFirstRecord(block).indices.map { Array("c\($0 + 1)".utf8) }
    case .names(let names): return names.map { Array($0.utf8) }
    case .file(let path):
      let input = try InputPath.source(path, console, waits: true)
      defer { input.close() }
      return try header(syntax, try BlockReader(input.source, syntax, recordLimit: limits.recordBytes).first(skipsBlankLines: true), path)
    }
  }

  private func header(_ syntax: DelimitedSyntax, _ block: TableBlock?, _ path: String) throws(InputOutputError) -> [[UInt8]] {
    guard let block else { throw InputOutputError("\(path) is empty; it needs a header with column names") }
    return syntax.takeFirstRecord(block)
  }
}
