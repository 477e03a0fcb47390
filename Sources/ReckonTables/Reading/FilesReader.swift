import Reckon
import ReckonTerminal

/// Reads the files of a table sequentially, in blocks of complete records from one file each.
///
/// Not thread-safe: one thread at a time requests a block.
final class FilesReader {
  /// A file whose blocks are being read or processed; it is closed with the last reference.
  final class OpenFile {
    fileprivate let reader: BlockReader
    fileprivate var file: TableFile
    /// The number of bytes in the files before it, and of their notes.
    fileprivate let earlierBytes: Int
    fileprivate let earlierNotes: Int
    fileprivate let size: Int?
    private let close: () -> Void

    fileprivate init(
      _ number: Int, _ input: TableInput, _ request: TableRequest, earlierBytes: Int = 0, earlierNotes: Int = 0
    ) throws {
      let (source, close) = try input.open(number)
      reader = FilesReader.reader(source, request)
      file = TableFile(number, name: source.name, path: input.paths[number])
      size = source.size
      (self.earlierBytes, self.earlierNotes, self.close) = (earlierBytes, earlierNotes, close)
    }

    deinit { close() }
  }

  private let request: TableRequest
  private let input: TableInput
  private var current: OpenFile
  /// Whether threads read stretches of files themselves.
  private var givesStretches = false
  /// The columns' names, and the name of the file that they are from.
  private var names: [[UInt8]] = []
  private var firstName = ""
  /// Notes on files that have been read.
  private(set) var notes: [Phrase] = []

  init(_ request: TableRequest, _ input: TableInput) throws {
    (self.request, self.input) = (request, input)
    current = try OpenFile(0, input, request)
    size = input.size(first: current.size)
  }

  /// The size of the table in bytes, if known in advance.
  let size: Int?
  /// The path of the current file.
  var path: String { input.paths[current.file.number] }
  /// Whether lines of the current file end in CR alone.
  var endsLinesInReturns: Bool { current.reader.endsLinesInReturns }

  private static func reader(
    _ source: ByteSource, _ request: TableRequest, blockSize: Int = BlockReader.standardBlockSize
  ) -> BlockReader {
    // Offsets after the records must be 32-bit numbers too.
    let limit = request.sideTitles.isEmpty ? request.limits.recordBytes : min(request.limits.recordBytes, 1 << 31)
    return BlockReader(
      source, request.reader, recordLimit: limit, cutsAtPauses: !request.isSummary, blockSize: blockSize)
  }

  /// The first block of the table, from the first nonempty file; `nil` if all are empty.
  func first() throws -> TableBlock? {
    let block = TableBlock(capacity: BlockReader.standardBlockSize)
    while try !current.reader.first(into: block, skipsBlankLines: request.skipsBlankLines) {
      guard try openNext() else { return nil }
    }
    refer(block)
    return block
  }

  /// Enables stretches of files that threads read themselves.
  func giveStretches() {
    givesStretches = true
    current.reader.givesStretches = true
  }

  /// Whether a returned stretch may turn out not to consist of complete records.
  var mayBeWrong: Bool {
    givesStretches && (input.paths.count > 1 || current.reader.isFile) && request.reader.boundary().isQuoted
  }

  /// Continues where a block begins, and returns no stretches from there on.
  func restart(at block: TableBlock) {
    guard let file = block.opened else { preconditionFailure("blocks refer to their open file") }
    (current, givesStretches) = (file, false)
    notes.removeSubrange(file.earlierNotes...)
    file.reader.restart(at: block.offset)
  }

  /// Sets the names of the first file's columns, and compares them with those of the regular files that follow.
  ///
  /// - Throws: `InputOutputError` if a file cannot be read, or has other columns.
  func setNames(_ names: [[UInt8]]) throws {
    (self.names, firstName) = (names, current.file.name)
    guard request.hasHeaders else { return }
    for path in input.paths.dropFirst(current.file.number + 1) where TableInput.regularSize(path) != nil {
      let source = try InputPath.source(path, input.console)
      defer { source.close() }
      let reader = Self.reader(source.source, request, blockSize: 1 << 16)
      guard let block = try reader.first(skipsBlankLines: true) else { continue }
      _ = try TableFile.columns(names, in: request.reader.takeNames(block, path), of: path, first: firstName)
    }
  }

  /// Fills a block with the next records; false at the end of the table.
  func next(into block: TableBlock) throws -> Bool {
    if try current.reader.next(into: block) {
      refer(block)
      return true
    }
    while try openNext() {
      guard try current.reader.first(into: block, skipsBlankLines: request.skipsBlankLines) else { continue }
      if request.hasHeaders {
        let name = current.file.name
        let own = try request.reader.takeNames(block, name)
        current.file.columns = try TableFile.columns(names, in: own, of: name, first: firstName)
        // The records after the header may be in the next block.
        guard try block.start < block.end || current.reader.next(into: block) else { continue }
      }
      refer(block)
      return true
    }
    return false
  }

  /// Opens the next file; false if there is none.
  private func openNext() throws -> Bool {
    let (reader, file) = (current.reader, current.file)
    if reader.bytesRead == 0, input.paths.count > 1 {
      notes.append(Phrase("tableFileIsEmpty", "\(file.name) is empty"))
    }
    guard file.number + 1 < input.paths.count else { return false }
    current = try OpenFile(
      file.number + 1, input, request, earlierBytes: current.earlierBytes + reader.bytesRead, earlierNotes: notes.count)
    current.reader.givesStretches = givesStretches
    return true
  }

  private func refer(_ block: TableBlock) {
    block.opened = current
    guard input.paths.count > 1 || request.fileNameTitle != nil else { return }
    block.file = current.file
    block.bytesRead += current.earlierBytes
  }
}

extension TableRequest {
  /// Whether each file begins with a header, and there are several files.
  var hasHeaders: Bool { paths.count > 1 && headerSource == .table && reader.hasHeader }

  /// Whether blank lines before the first record of a file are skipped.
  var skipsBlankLines: Bool { headerSource == .table || reader.hasBlankLinesOfSpaces }

  /// The titles of columns that are not in the table's records.
  var sideTitles: [String] { (fileNameTitle.map { [$0] } ?? []) + (joined?.titles ?? []) }

  /// - Throws: `UsageError` if a column of the records has such a title.
  func checkSideTitles(_ titles: [String]) throws(UsageError) {
    guard let title = fileNameTitle, titles.contains(title) else { return }
    throw UsageError(
      "fileNameColumnIsThere",
      "the table has a column \(FormulaError.Kind.shortened(title)) already; --filename needs another name for that of the files"
    )
  }

  /// An error of a row, prefixed with its file.
  func named(_ error: Phrase) -> Phrase { paths.count > 1 ? error : "\(path): \(error)" }
}
