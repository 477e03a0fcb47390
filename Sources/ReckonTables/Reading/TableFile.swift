import Reckon
import ReckonTerminal

/// A file of a table, as its blocks refer to it.
struct TableFile: Sendable {
  /// Its position among the files, from 0.
  let number: Int
  /// The name for messages.
  let name: String
  /// The text of the column of file names, in quotes as JSON writes it.
  let quotedPath: [UInt8]
  /// For each column of the table, the file's column of the same name; `nil` where the columns are in the same order.
  var columns: [Int]?

  init(_ number: Int, name: String, path: String) {
    (self.number, self.name) = (number, name)
    let quoted = OutputBytes()
    quoted.appendJSON(text: Array(path.utf8))
    quotedPath = Array(quoted.buffer)
  }

  /// Finds the columns of a table in the header of a further file.
  ///
  /// - Parameters:
  ///   - names: the columns' names in the first file.
  ///   - own: those in this file.
  ///   - first: the name of the first file.
  /// - Returns: `nil` where both have the same columns in the same order. Columns of equal names are matched in their order.
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

/// What a table of several files needs beside the columns of its records.
struct FileColumns: Sendable {
  /// The number that an index has for the column of file names; `nil` where there is no such column.
  var nameColumn: Int?
  /// Whether there are several files.
  var areSeveral = false
  /// Whether each of them has a header, whose columns may be in another order.
  var hasHeaders = false

  /// Whether blocks refer to their files.
  var isNeeded: Bool { nameColumn != nil || hasHeaders }
}

/// Finds the fields of a table of several files, whose columns may be in different orders, and those of the column of
/// file names.
final class FileIndex: WrappedIndex {
  let records: any RecordIndex
  private let nameColumn: Int?
  /// For each column of the table, that of the block's file.
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
    // Records whose columns are in another order are written field by field.
    if columns == nil {
      records.findRecords(rows, isAll: isAll, places)
    } else {
      places.update(repeating: .none, count: rows.count)
    }
  }
}
