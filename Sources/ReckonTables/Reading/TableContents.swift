import Reckon
import ReckonTerminal

/// The complete contents of a table: its columns' names, and the fields of each record, as texts and as numbers.
///
/// `reckon run` processes blocks and columns instead; this is for inspecting a complete table at once.
package struct TableContents: Hashable, Sendable {
  package enum Format: Hashable, Sendable {
    case delimited(UInt8)
    case jsonLines
    case json
  }

  /// A record of a table.
  package struct Record: Hashable, Sendable {
    /// The record as written in the table, without its line end.
    package let bytes: [UInt8]
    /// The reason why the record is invalid, if it is, as for row 0, since blocks do not know the number of rows before
    /// them.
    package let problem: String?
    /// For each column the field's text without quotes and escapes; `nil` if the record has none.
    package let texts: [[UInt8]?]
    /// For each column the bits of the field's number; `nil` if it has none.
    package let numbers: [UInt64?]
  }

  package private(set) var names: [[UInt8]] = []
  package private(set) var records: [Record] = []

  /// Reads a complete table.
  ///
  /// - Parameters:
  ///   - columnCount: the number of columns of a table without a header; `nil` if the first record contains their
  ///     names.
  ///   - blockSize: the size of a block in bytes, unless a record needs more.
  ///   - chunks: the table's bytes, in pieces; an empty chunk marks the end.
  /// - Throws: the error of the table as a whole.
  package init(_ format: Format, columnCount: Int?, blockSize: Int, chunks: @escaping () throws -> [UInt8]) throws {
    let source = ByteSource(name: "the table", chunks: chunks)
    let table: any TableReader =
      switch format {
      case .delimited(let delimiter): DelimitedTable(delimiter: delimiter)
      case .jsonLines: JSONLinesTable()
      case .json: JSONTable()
      }
    let reader = BlockReader(source, table, recordLimit: TableLimits().recordBytes, blockSize: blockSize)
    guard let block = try reader.first(skipsBlankLines: columnCount == nil) else { return }
    names = try columnCount.map { (1...max(1, $0)).map { Array("c\($0)".utf8) } } ?? table.takeNames(block, source.name)
    try read(block, reader, table.index(names, added: []))
  }

  private mutating func read(_ first: TableBlock, _ reader: BlockReader, _ index: any RecordIndex) throws {
    var block: TableBlock? = first
    let reading = ColumnReader(.plain)
    defer { reading.deallocate() }
    while let found = block {
      index.build(found)
      var columns: [[UInt64?]] = []
      for column in names.indices {
        var slot = SlotValues<Double>(capacity: max(1, index.rowCount))
        defer { slot.deallocate() }
        reading.read(index, column, 0..<index.rowCount, into: &slot)
        columns.append((0..<index.rowCount).map { slot.gaps[$0] == .none ? slot.values[$0].bitPattern : nil })
      }
      for row in 0..<index.rowCount {
        records.append(
          Record(
            bytes: Array(index.record(row)), problem: index.problem(row).map { "\($0(0))" },
            texts: names.indices.map { index.field(row, $0)?.plain },
            numbers: columns.map { $0[row] }))
      }
      block = try reader.next(into: found) ? found : nil
    }
  }
}
