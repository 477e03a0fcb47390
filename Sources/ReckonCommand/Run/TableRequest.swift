import Reckon
import ReckonSystem

/// What the arguments of `reckon run` ask for.
struct TableRequest {
  let formulas: String
  let path: String
  let condition: String?
  /// The names of the columns to write, where they were chosen.
  let selection: [String]?
  let isSummary: Bool
  let groupColumn: String?
  let outputPath: String?
  let inputFormat: InputFormat
  let outputFormat: OutputFormat
  let writesHeader: Bool
  let onError: OnError
  /// How many threads work, at most one for each processor.
  let threads: Int
  let arguments: Arguments
  let random: RandomSource
  /// Where the columns' names come from.
  let headerSource: HeaderSource
  /// The longest record of a table that is read, in bytes.
  let limits: Limits

  enum HeaderSource: Hashable {
    /// The first record.
    case table
    /// There are none: c1, c2, …
    case numbers
    case names([String])
    case file(String)
  }

  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    let needsNoFormulas = ["--select", "--where", "--summary", "--group-by", "--format", "--delimiter-out"].contains { arguments.has($0) }
    guard let path = arguments.words.last, arguments.words.count > 1 || needsNoFormulas else {
      throw UsageError("run takes formulas and a file: reckon run 'total = price * qty' data.csv")
    }
    self.path = path
    formulas = arguments.words.dropLast().joined(separator: "\n")
    condition = arguments["--where"]
    selection = arguments["--select"].map(Self.names)
    groupColumn = arguments["--group-by"]
    isSummary = arguments.has("--summary") || groupColumn != nil
    outputPath = arguments["--output"].flatMap { $0 == "-" ? nil : $0 }
    writesHeader = !arguments.has("--no-header-out")
    guard let onError = OnError(rawValue: arguments["--on-error"] ?? "null") else {
      throw UsageError("--on-error is null, skip or stop, not \(arguments["--on-error"] ?? "")")
    }
    self.onError = onError
    (inputFormat, outputFormat) = try Self.formats(arguments, path)
    let processors = ProcessInfo.processInfo.activeProcessorCount
    guard let threads = Int(arguments["--threads"] ?? "\(processors)"), 1...1024 ~= threads else {
      throw UsageError("--threads is a number from 1 to 1024, not \(arguments["--threads"] ?? "")")
    }
    self.threads = min(threads, processors)
    random = try arguments.randomSource()
    headerSource = try Self.headerSource(arguments)
    limits = try arguments.limits()
  }

  private static func headerSource(_ arguments: Arguments) throws(UsageError) -> HeaderSource {
    let given = ["--no-header", "--columns", "--header-from"].filter { arguments.has($0) }
    guard given.count < 2 else { throw UsageError("\(given[0]) and \(given[1]) both say where columns' names come from; give one of them") }
    if arguments.has("--no-header") { return .numbers }
    if let names = arguments["--columns"] { return .names(Self.names(names)) }
    if let file = arguments["--header-from"] { return .file(file) }
    return .table
  }

  /// Names between commas, without the spaces around them.
  private static func names(_ text: String) -> [String] {
    text.split(separator: ",", omittingEmptySubsequences: false).map { $0.trimmed }
  }

  private static func formats(_ arguments: Arguments, _ path: String) throws(UsageError) -> (InputFormat, OutputFormat) {
    let comma = UInt8(ascii: ",")
    let delimiter = try arguments["--delimiter"].map { (name) throws(UsageError) in try DelimitedSyntax(named: name).delimiter }
    let byName = path.lowercased()
    let input: InputFormat
    switch arguments["--from"] {
    case "csv": input = .delimited(delimiter ?? comma)
    case "tsv": input = .delimited(delimiter ?? 0x09)
    case "jsonl": input = .jsonLines
    case nil:
      let isTabbed = byName.hasSuffix(".tsv") || byName.hasSuffix(".tab")
      let isJSON = byName.hasSuffix(".jsonl") || byName.hasSuffix(".ndjson")
      input = isJSON && delimiter == nil ? .jsonLines : .delimited(delimiter ?? (isTabbed ? 0x09 : comma))
    case let other?: throw UsageError("--from is csv, tsv or jsonl, not \(other)")
    }
    if let name = arguments["--delimiter-out"] {
      guard !arguments.has("--format") else { throw UsageError("--format and --delimiter-out both say how to write; give one of them") }
      return (input, .delimited(try DelimitedSyntax(named: name).delimiter))
    }
    switch (arguments["--format"], input) {
    case ("csv", _): return (input, .delimited(comma))
    case ("tsv", _): return (input, .delimited(0x09))
    case ("jsonl", _), (nil, .jsonLines): return (input, .jsonLines)
    case ("table", _): return (input, .aligned)
    case (nil, .delimited(let delimiter)): return (input, .delimited(delimiter))
    case (let other?, _): throw UsageError("--format is csv, tsv, jsonl or table, not \(other)")
    }
  }

  /// The names of the columns of JSON lines: those of the first record, unless they were given.
  func members(_ block: TableBlock?, _ console: Console) throws -> [[UInt8]] {
    switch headerSource {
    case .table: return try block.map { try JSONLinesSyntax.firstNames($0, path) } ?? []
    case .numbers: throw UsageError("JSON lines have names for their values; --no-header is for other tables")
    case .names(let names): return names.map { Array($0.utf8) }
    case .file(let path):
      let input = try RunCommand.open(path, console)
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
      let input = try RunCommand.open(path, console)
      defer { input.close() }
      return try header(syntax, try BlockReader(input.source, syntax, recordLimit: limits.recordBytes).first(skipsBlankLines: true), path)
    }
  }

  private func header(_ syntax: DelimitedSyntax, _ block: TableBlock?, _ path: String) throws(InputOutputError) -> [[UInt8]] {
    guard let block else { throw InputOutputError("\(path) is empty; it needs a header with column names") }
    return syntax.takeFirstRecord(block)
  }
}
