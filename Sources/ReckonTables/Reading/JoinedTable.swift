import Reckon
import ReckonTerminal

/// The options for joining a table with another file.
package struct JoinChoice: Sendable {
  /// The handling of rows with the same key in the joined file.
  package enum Duplicates: String, CaseIterable, Sendable { case error, first, last }

  package var path: String
  /// The join keys: columns of the table, and of the joined file.
  package var keys: [(own: String, other: String)]
  /// Whether rows without a match in the joined file are dropped.
  package var isInner = false
  package var duplicates = Duplicates.error

  package init(path: String, keys: [(own: String, other: String)]) { (self.path, self.keys) = (path, keys) }
}

/// A file whose columns are joined to a table by keys: its fields in memory, and its rows by key.
///
/// It is immutable after initialization: threads only read it, including its group table, whose lookups change nothing.
/// The compiler cannot verify that for pointers.
final class JoinedTable: @unchecked Sendable {
  /// The titles of its columns except the keys, and their guessed kinds.
  let titles: [String]
  let kinds: [ColumnGuess?]
  /// The key columns of the table, by number.
  let keyColumns: [Int]
  let isInner: Bool
  /// All fields, separated by commas, and their locations by row.
  private(set) var bytes: [UInt8] = []
  private var places: [FieldPlace] = []
  private let rows: GroupTable<Double>
  /// The row of each key, in order of first appearance.
  private var rowsOfKeys: [Int32] = []

  /// Reads the file.
  ///
  /// - Parameter titles: the titles of the table's columns. A column of the file with the same title is prefixed with
  ///   the file's name: `rates.date`.
  /// - Throws: `UsageError` for keys that are not columns; `InputOutputError` for a file that cannot be read, exceeds
  ///   the memory limit, or contains a key twice.
  init(_ choice: JoinChoice, besides own: [String], _ request: TableRequest, _ console: Console) throws {
    let path = choice.path
    let reader = try FormatChoice([path], from: nil, to: nil).reader
    let input = try InputPath.source(path, console, waits: true)
    defer { input.close() }
    let blocks = BlockReader(input.source, reader, recordLimit: request.limits.recordBytes)
    guard let block = try blocks.first(skipsBlankLines: true) else {
      throw InputOutputError("isEmptyItNeeds", "\(path) is empty; it needs \(reader.namesSource)")
    }
    let names = try reader.takeNames(block, path)
    let all = names.map { String(decoding: $0, as: UTF8.self).trimmed }
    func place(_ name: String, _ titles: [String], _ of: String) throws(UsageError) -> Int {
      if let place = titles.firstIndex(of: name) { return place }
      let ending = Suggestion.ending(Suggestion.nearest(to: name, among: titles))
      throw UsageError(
        "joinHasNoSuchColumn", "\(of) has no column \(FormulaError.Kind.shortened(name)) to join on\(ending)")
    }
    keyColumns = try choice.keys.map { (key) throws(UsageError) in try place(key.own, own, request.path) }
    let keys = try choice.keys.map { (key) throws(UsageError) in try place(key.other, all, path) }
    let columns = all.indices.filter { !keys.contains($0) }
    let stem = String(path.split(separator: "/").last?.prefix { $0 != "." } ?? "")
    titles = columns.map { own.contains(all[$0]) ? "\(stem).\(all[$0])" : all[$0] }
    isInner = choice.isInner
    rows = GroupTable(.rows)
    let index = reader.index(names, added: [])
    let guesses = ColumnKinds.columns(
      in: block, index, reader.boundary(), used: nil, titles: all, count: all.count, request.marks)
    kinds = columns.map { guesses[$0] }
    var count = 0
    repeat {
      index.build(block)
      try add(index, columns, keys, choice, rowsBefore: count, limit: request.limits.joinBytes)
      count += index.rowCount
    } while try blocks.next(into: block)
  }

  /// Adds the rows of a block.
  private func add(
    _ index: any RecordIndex, _ columns: [Int], _ keys: [Int], _ choice: JoinChoice, rowsBefore: Int, limit: Int
  ) throws(InputOutputError) {
    for row in 0..<index.rowCount {
      if let problem = index.problem(row) {
        throw InputOutputError(Phrase(verbatim: "\(choice.path): \(problem(rowsBefore + row + 1))"))
      }
      for column in columns {
        var found = FieldPlace.none
        index.find(column, row..<row + 1, &found)
        guard found.isThere else {
          places.append(.none)
          continue
        }
        let field = found.field(index.bytes)
        places.append(FieldPlace(bytes.count, bytes.count + field.bytes.count, found.form))
        bytes += field.bytes
        bytes.append(UInt8(ascii: ","))
      }
    }
    guard bytes.count + places.count * MemoryLayout<FieldPlace>.stride <= limit else {
      throw InputOutputError(
        "joinedFileIsTooLarge",
        "\(choice.path) needs more than \(limit) bytes of memory to be joined; take columns out of it or raise the limit"
      )
    }
    try addKeys(index, keys, choice, rowsBefore)
  }

  private func addKeys(
    _ index: any RecordIndex, _ keys: [Int], _ choice: JoinChoice, _ rowsBefore: Int
  ) throws(InputOutputError) {
    let finder = KeyFinder(keys, index)
    for start in stride(from: 0, to: index.rowCount, by: KeyFinder.stride) {
      let part = start..<min(start + KeyFinder.stride, index.rowCount)
      finder.find(part)
      for row in part {
        guard let key = finder.key(row - start) else { continue }
        let number = Int32(rowsBefore + row)
        if rows.insert(key) {
          rowsOfKeys.append(number)
          continue
        }
        switch choice.duplicates {
        case .first: break
        case .last: if let place = rows.number(of: key) { rowsOfKeys[place] = number }
        case .error:
          throw InputOutputError(
            "joinedKeyIsThereTwice",
            "row \(rowsBefore + row + 1) of \(choice.path) has the same key as an earlier row; --duplicates first or last says which one counts"
          )
        }
      }
    }
  }

  /// The row with a key; -1 for none.
  func row(of key: GroupKey) -> Int32 { rows.number(of: key).map { rowsOfKeys[$0] } ?? -1 }

  /// The location of a row's field in ``bytes``.
  func place(_ row: Int, _ column: Int) -> FieldPlace { places[row &* titles.count &+ column] }
}

/// Computes the keys of rows; keys with an empty part are dropped.
private final class KeyFinder {
  static let stride = GroupKeys.stride
  private let finder: GroupKeys
  private let index: any RecordIndex
  private let columns: [Int]
  private let fields: [TextColumn]
  private let keys = UnsafeMutablePointer<GroupKey>.allocate(capacity: stride)

  init(_ columns: [Int], _ index: any RecordIndex) {
    (self.columns, self.index) = (columns, index)
    finder = GroupKeys(columns.map { .field($0) }, index, marksTexts: false)
    fields = columns.map { _ in TextColumn(capacity: Self.stride) }
  }

  deinit {
    keys.deallocate()
    for column in fields { column.deallocate() }
  }

  /// Computes the keys of at most ``stride`` rows.
  func find(_ rows: Range<Int>) {
    finder.removeAll()
    finder.find(rows, RowValues<Double>(first: rows.lowerBound, slots: [], others: []), keys)
    for (column, own) in zip(columns, fields) { own.find(index, column, rows) }
  }

  /// The key of one of them.
  func key(_ place: Int) -> GroupKey? {
    fields.contains { $0.isMissing(place, index.bytes) } ? nil : keys[place]
  }
}

/// An index with the fields of a table and the columns joined to it.
final class JoinIndex: WrappedIndex {
  let records: any RecordIndex
  private let joined: JoinedTable
  private let firstColumn: Int
  private let finder: KeyFinder
  /// The matching row of the joined file for each row of the block; -1 for none.
  private var matches: [Int32] = []
  /// The offset of the joined file's fields in the block's memory.
  private var base = 0

  /// - Parameter firstColumn: the number of the first joined column.
  init(_ records: any RecordIndex, _ joined: JoinedTable, firstColumn: Int) {
    (self.records, self.joined, self.firstColumn) = (records, joined, firstColumn)
    finder = KeyFinder(joined.keyColumns, records)
  }

  var limit: UnsafePointer<UInt8> { records.bytes + base + joined.bytes.count }

  func build(_ block: TableBlock) {
    base = block.keep(joined)
    records.build(block)
    matches.removeAll(keepingCapacity: true)
    for start in stride(from: 0, to: rowCount, by: KeyFinder.stride) {
      let part = start..<min(start + KeyFinder.stride, rowCount)
      finder.find(part)
      for row in part { matches.append(finder.key(row - start).map(joined.row) ?? -1) }
    }
  }

  func find(_ column: Int, _ rows: Range<Int>, _ places: UnsafeMutablePointer<FieldPlace>) {
    guard column >= firstColumn, column - firstColumn < joined.titles.count else {
      return records.find(column, rows, places)
    }
    for row in rows {
      let match = matches[row]
      let place = match < 0 ? .none : joined.place(Int(match), column - firstColumn)
      places[row &- rows.lowerBound] =
        place.isThere ? FieldPlace(base &+ Int(place.start), base &+ Int(place.end), place.form) : .none
    }
  }

  var leavesOutRows: Bool { joined.isInner }
  func isLeftOut(_ row: Int) -> Bool { joined.isInner && matches[row] < 0 }
}
