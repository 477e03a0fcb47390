import Reckon
import ReckonTerminal

/// Merges partial summaries, which runs over parts of a table have written, and writes the complete one.
package struct CombineRun {
  /// The files of the parts.
  package var paths: [String]
  package var formats: FormatChoice
  package var order = RowOrder()
  package var outputPath: String?
  package var writesHeader = true
  package var limits = TableLimits()

  package init(_ paths: [String], _ formats: FormatChoice) { (self.paths, self.formats) = (paths, formats) }

  /// - Throws: `InputOutputError` for a file that cannot be read or written, or is not a part of the same summary;
  ///   `UsageError` for sorting by columns that the summary does not have.
  /// - Complexity: O(bytes of the parts), and as much memory as the summary needs.
  package func run(_ console: Console) throws -> ExitCode {
    var reader = PartReader(paths, console)
    guard let (partial, place) = try reader.first() else {
      throw InputOutputError(
        "noPartsToCombine", "there is no part of a summary to combine; reckon run --partial writes some")
    }
    return partial.numberMode == .decimal
      ? try combine(partial, place, reader, Decimal128.self, console)
      : try combine(partial, place, reader, Double.self, console)
  }

  private func combine<Value: TableNumber>(
    _ partial: PartialSummary, _ place: String, _ reader: PartReader, _ type: Value.Type, _ console: Console
  ) throws -> ExitCode {
    var reader = reader
    var contents = [SummaryPlan.Content?](repeating: nil, count: partial.columns.count)
    let unsettled = partial.plan(contents, maximumCells: limits.summaryCells)
    var keys: [(source: OrderPlan.Source, isDescending: Bool)] = []
    for key in order.keys { keys.append((try unsettled.source(ofKey: key.name), key.isDescending)) }
    let summary = Summary<Value>(unsettled)
    // The contents that all parts claim for a column, while none has values of it.
    var claims = partial.contents.map { Optional($0) }
    var current = partial
    var row: UInt64 = 0
    while let (line, place) = try reader.next() {
      if let other = PartialSummary(line) {
        guard partial.takesParts(of: other) else {
          throw InputOutputError(
            "partOfAnotherSummary",
            "\(place) begins a part of a different summary than the first; all parts need the same options")
        }
        current = other
        for (column, content) in other.contents.enumerated() where claims[column] != content { claims[column] = nil }
        continue
      }
      guard let (key, parts) = partial.part(line, as: Value.self) else { throw PartReader.noPart(place) }
      if let column = current.settle(&contents, by: parts.map(\.statistics.count)) {
        throw InputOutputError(
          "partOfOtherValues",
          "\(place) has other values of \(column) than lines before; --unit \(column)=date in all runs says that they are dates"
        )
      }
      summary.add(key, parts, row: row)
      row += 1
    }
    contents = zip(contents, claims).map { $0 ?? $1 }
    let orderPlan = OrderPlan(
      keys: keys, isDistinct: order.isDistinct, head: order.head, tail: order.tail, memory: limits.sortBytes,
      folder: KeptFile.folder(console))
    let output = OutputPlan(
      writer: formats.writer, numberMode: partial.numberMode, marks: .plain, marksTexts: partial.marksTexts,
      order: order.isNone ? nil : orderPlan, summary: partial.plan(contents, maximumCells: limits.summaryCells))
    if output.summary?.columns.contains(where: \.isApproximate) ?? false { console.report(note: MedianMethod.note) }
    let target = try OutputTarget(path: outputPath, console: console)
    do {
      let writer = TableOutput(output, target, threads: 1)
      try writer.write(summary, header: writesHeader, threads: 1)
      try writer.finish()
      try target.finish()
    } catch let error as InputOutputError where error.isClosedPipe {
      target.abandon()
    } catch {
      target.abandon()
      throw error
    }
    return .success
  }
}

/// The lines of files with partial summaries, one after another.
private struct PartReader {
  private var paths: ArraySlice<String>
  private let console: Console
  private var current: (path: String, lines: InputLines, close: () -> Void)?
  private var number = 0
  /// The maximum length of a line: a group with millions of stored numbers has all of them in one line.
  private static let longestLine = 1 << 31

  init(_ paths: [String], _ console: Console) { (self.paths, self.console) = (paths[...], console) }

  static func noPart(_ place: String) -> InputOutputError {
    InputOutputError("isNoPartOfASummary", "\(place) is not a partial summary as reckon run --partial writes it")
  }

  /// The summary described by the first line, and the line's location.
  mutating func first() throws -> (PartialSummary, String)? {
    guard let (line, place) = try next() else { return nil }
    guard let partial = PartialSummary(line) else { throw Self.noPart(place) }
    return (partial, place)
  }

  /// The next nonblank line, and its location.
  mutating func next() throws -> (PartialLine, String)? {
    while true {
      if current == nil {
        guard let path = paths.popFirst() else { return nil }
        let input = try InputPath.source(path, console, waits: true)
        // It has no other reader.
        nonisolated(unsafe) let source = input.source
        current = (path, InputLines(source, limit: Self.longestLine), input.close)
        number = 0
      }
      guard let open = current, let line = try open.lines.next() else {
        current?.close()
        current = nil
        continue
      }
      number += 1
      guard line.contains(where: { $0 != 0x20 && $0 != 0x09 }) else { continue }
      let name = open.path == "-" ? Phrase("standard input").description : open.path
      let place = Phrase("lineOf", "line \(number) of \(name)").description
      guard let members = PartialLine(line) else { throw Self.noPart(place) }
      return (members, place)
    }
  }
}
