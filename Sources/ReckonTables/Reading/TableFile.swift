import Reckon
import ReckonTerminal

/// A file of a table, as referenced by its blocks.
struct TableFile: Sendable {
  /// Its position among the files, from 0.
  let number: Int
  /// The name for messages.
  let name: String
  /// The value in the column of file names, in JSON quotes.
  let quotedPath: [UInt8]
  /// For each column of the table, the file's column with the same name; `nil` if the order is the same.
  var columns: [Int]?

  init(_ number: Int, name: String, path: String) {
    (self.number, self.name) = (number, name)
    let quoted = OutputBytes()
    quoted.appendJSON(text: Array(path.utf8))
    quotedPath = Array(quoted.buffer)
  }

  /// Maps the columns of a table to the header of a further file.
  ///
  /// - Parameters:
  ///   - names: the columns' names in the first file.
  ///   - own: the columns' names in this file.
  ///   - first: the name of the first file.
  /// - Returns: `nil` if both have the same columns in the same order. Columns with equal names are matched in order.
  /// - Throws: `InputOutputError` for a column that only one of the files has.
  static func columns(
    _ names: [[UInt8]], in own: [[UInt8]], of path: String, first: String
  ) throws(InputOutputError) -> [Int]? {
    let wanted = names.map { String(decoding: $0, as: UTF8.self).trimmed }
    let found = own.map { String(decoding: $0, as: UTF8.self).trimmed }
    if wanted == found { return nil }
    var places = Dictionary(grouping: found.indices.reversed()) { found[$0] }
    var columns: [Int] = []
    for name in wanted {
      guard let place = places[name]?.popLast() else {
        let others = found.filter { !wanted.contains($0) }
        let near = others.count == 1 ? others[0] : Suggestion.nearest(to: name, among: others)
        let other = near.map { Phrase("hasOtherColumn", " (it has \(FormulaError.Kind.shortened($0)))") } ?? ""
        throw InputOutputError(
          "fileHasNoColumn",
          """
          \(path) has no column \(FormulaError.Kind.shortened(name)), which \(first) has\(other); files that are read as one table \
          have the same columns, in any order
          """)
      }
      columns.append(place)
    }
    guard let extra = places.values.compactMap(\.last).min() else { return columns }
    throw InputOutputError(
      "fileHasAnotherColumn",
      """
      \(path) has a column \(FormulaError.Kind.shortened(found[extra])) that \(first) lacks; files that are read as one table have \
      the same columns, in any order; a run of its own with --select leaves it out
      """)
  }
}

/// The columns and flags of a table of several files, apart from its records.
struct FileColumns: Sendable {
  /// The number of the column of file names in an index; `nil` without such a column.
  var nameColumn: Int?
  /// Whether there are several files.
  var areSeveral = false
  /// Whether each file has a header, possibly with the columns in another order.
  var hasHeaders = false

  /// Whether blocks must refer to their files.
  var isNeeded: Bool { nameColumn != nil || hasHeaders }
}

/// The index of a table of several files, whose columns may be in different orders, including the column of file names.
final class FileIndex: WrappedIndex {
  let records: any RecordIndex
  private let nameColumn: Int?
  /// For each column of the table, the column in the block's file.
  private var columns: [Int]?
  private var name = FieldPlace.none

  init(_ records: any RecordIndex, _ columns: FileColumns) {
    (self.records, nameColumn) = (records, columns.nameColumn)
  }

  func build(_ block: TableBlock) {
    guard let file = block.file else {
      preconditionFailure("the blocks of a table of several files refer to their files")
    }
    columns = file.columns
    if nameColumn != nil {
      let start = block.keep(file.quotedPath)
      name = FieldPlace(start, start + file.quotedPath.count, .string)
    }
    records.build(block)
  }

  func find(_ column: Int, _ rows: Range<Int>, _ places: UnsafeMutablePointer<FieldPlace>) {
    if column == nameColumn {
      places.update(repeating: name, count: rows.count)
    } else if let columns, column < columns.count {
      records.find(columns[column], rows, places)
    } else {
      records.find(column, rows, places)
    }
  }

  func findRecords(_ rows: Range<Int>, isAll: Bool, _ places: UnsafeMutablePointer<FieldPlace>) {
    // Records with columns in another order are written field by field.
    if columns == nil {
      records.findRecords(rows, isAll: isAll, places)
    } else {
      places.update(repeating: .none, count: rows.count)
    }
  }
}
