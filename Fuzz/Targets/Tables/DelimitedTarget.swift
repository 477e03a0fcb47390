import Foundation
import ReckonTables

/// Tables of fields between delimiters: however they are cut, they hold what a slow reader finds, and what is written
/// of them reads back.
package struct DelimitedTarget: FuzzTarget {
  package let name = "delimited"
  package let summary =
    "tables between delimiters hold the same fields and numbers however they come, and read back when written"
  package let longestInput = 256
  package var words: [String] {
    ["\"\"", "\"", ",", "\r\n", "\n", "\u{FEFF}", "1e5", "-0", "0.1", ",\"", "\",", "1e400", ".5"]
  }

  package init() {}

  package var seeds: [[UInt8]] {
    let tables = [
      "a,b\n1,2\n3,4\n", "a,b\r\n1,2\r\n\r\n3,4", "\u{FEFF}\"a\",b\n1,2\n", "t,n\n\"a\nb\",1\ny,2\n",
      "t,n\n\"a\"\"b\",1\n\"\"\"\",2\n",
      "t,n\n\"a\"b,1\n6\" pipe,2\n", "a\n1\n\n2\n\"\"\n", "a,b,c\n1\n1,2\n1,2,3\n1,2,3,4\n",
      "x,y\n 1 ,\t2\nNaN,inf\n0x10,1_000\n",
      "\n\n\na;b\n1;2\n",
      "a\tb\n1e400\t-1e-400\n0.30000000000000004\t9007199254740993\n",
      "n\n1.7976931348623159e308\n4.9e-324\n.5\n5.\n+5\n",
      "a,a,,\n1,2,3,4\n", "t,n\nx\ry,1\nz,1\r2\nz,\r1\n", "a,b\n\"open,1\n2,3\n", "\u{1F}\u{8B}\u{8}\u{0}",
      "t|n\n\"x|y\"|1\n",
      "a,b\r1,2\r\"x\ry\",4\r", "a\r\r\n1\r2",
    ]
    return tables.enumerated().flatMap { index, table in
      (0..<3).map {
        [UInt8(index % 6), UInt8(index + $0 * 3), UInt8(index + $0), UInt8($0 * 7 + index * 5)] + Array(table.utf8)
      }
    }
  }

  package func listing(of input: [UInt8]) -> String {
    let table = TableInput(input)
    return "\(table)\n\(String(decoding: table.text, as: UTF8.self))"
  }

  package func check(_ input: [UInt8]) throws(Finding) {
    let table = TableInput(input)
    let plain: PlainTable
    do throws(PlainTable.Refusal) {
      plain = try PlainTable(table.text, delimiter: table.delimiter, columnCount: table.columnCount)
    } catch {
      if let found = try? contents(of: table) {
        throw Finding("a table that is refused for its \(error) has \(found.records.count) records")
      }
      return
    }
    let contents: TableContents
    do { contents = try self.contents(of: table) } catch { throw Finding("the table is refused: \(error)") }
    try compare(contents, plain)
    if let output = table.output { try write(table, plain, as: output) }
  }

  private func contents(of table: TableInput) throws -> TableContents {
    try TableContents(
      .delimited(table.delimiter), columnCount: table.columnCount, blockSize: table.blockSize,
      chunks: TableInput.chunks(of: table.text, table.chunkSize))
  }

  private func compare(_ found: TableContents, _ plain: PlainTable) throws(Finding) {
    guard found.records.isEmpty && plain.records.isEmpty || found.names == plain.names else {
      throw Finding("the columns are \(found.names.map(shown)), not \(plain.names.map(shown))")
    }
    guard found.records.count == plain.records.count else {
      throw Finding("\(found.records.count) records, not \(plain.records.count)")
    }
    for (row, (record, fields)) in zip(found.records, plain.records).enumerated() {
      guard (record.problem != nil) == (fields.count > plain.names.count) else {
        throw Finding("record \(row) has the problem \(record.problem ?? "none")")
      }
      if let problem = record.problem { try MessageCheck.check(problem) }
      for column in plain.names.indices {
        let field = fields.indices.contains(column) ? fields[column] : nil
        guard record.texts[column] == field else {
          throw Finding(
            "field \(row), \(column) is \(record.texts[column].map(shown) ?? "missing"), not \(field.map(shown) ?? "missing")"
          )
        }
        let number = field.flatMap(PlainTable.number)
        guard record.numbers[column] == number else {
          throw Finding(
            "field \(row), \(column), \(field.map(shown) ?? ""), is the number \(shown(record.numbers[column])), not \(shown(number))"
          )
        }
      }
    }
  }

  private func shown(_ bytes: [UInt8]) -> String { "‘\(String(decoding: bytes, as: UTF8.self))’" }
  private func shown(_ number: UInt64?) -> String { number.map { "\(Double(bitPattern: $0))" } ?? "none" }

  // MARK: Writing

  /// What the tool writes reads back as the same fields, short records filled up and long ones left out.
  private func write(_ table: TableInput, _ plain: PlainTable, as format: String) throws(Finding) {
    let delimiter = table.delimiter == 0x09 ? "tab" : String(UnicodeScalar(table.delimiter))
    var arguments = [
      "--from", "csv", "--delimiter", delimiter, "--quotes", "double", "--on-error", "skip", "--where", "1", "--format",
      format,
    ]
    if let count = table.columnCount {
      arguments += ["--columns", (1...count).map { "c\($0)" }.joined(separator: ",")]
    }
    let run = TableInput.run(arguments, table.text, chunkSize: table.chunkSize)
    try TableInput.check(messages: run.errors)
    // A name that begins with a mark of the byte order, which stands behind blank lines where none belongs, loses it at
    // the start of a file.
    guard let first = plain.names.first, !first.starts(with: [0xEF, 0xBB, 0xBF]) else { return }
    guard run.code == .success else { throw Finding("run fails with \(run.code): \(run.errors)") }
    let width = plain.names.count
    let rows = plain.records.filter { $0.count <= width }.map { $0 + Array(repeating: [], count: width - $0.count) }
    switch format {
    case "csv", "tsv":
      let written = format == "csv" ? UInt8(ascii: ",") : 0x09
      let again: PlainTable
      do throws(PlainTable.Refusal) { again = try PlainTable(run.output, delimiter: written, columnCount: nil) } catch {
        throw Finding("what is written cannot be read for its \(error): \(String(decoding: run.output, as: UTF8.self))")
      }
      guard again.records == rows, rows.isEmpty || again.names.count == width else {
        throw Finding("written as \(format) it reads back otherwise:\n\(String(decoding: run.output, as: UTF8.self))")
      }
    case "jsonl":
      let lines = run.output.split(separator: 0x0A)
      guard lines.count == rows.count else { throw Finding("\(lines.count) lines of JSON for \(rows.count) records") }
      for (line, row) in zip(lines, rows) { try checkObject(Data(line), row, plain.names) }
    default: return
    }
  }

  /// Whether a text is that of a field, but for marks of the byte order, of which Foundation drops some.
  private static func isSame(_ text: String, _ field: [UInt8]) -> Bool {
    func plain(_ text: String) -> [Unicode.Scalar] { text.unicodeScalars.filter { $0 != "\u{FEFF}" } }
    return plain(text) == plain(String(decoding: field, as: UTF8.self))
  }

  private func checkObject(_ line: Data, _ row: PlainTable.Record, _ names: PlainTable.Record) throws(Finding) {
    guard let object = try? JSONSerialization.jsonObject(with: line) as? [String: Any] else {
      throw Finding("this is no JSON object: \(String(decoding: line, as: UTF8.self))")
    }
    // Foundation drops marks of the byte order from names too, and two names may become one by that.
    let marked = names.map { String(decoding: $0, as: UTF8.self).unicodeScalars }.filter { $0.contains("\u{FEFF}") }
    let unmarked = Set(
      marked.map {
        String(String.UnicodeScalarView($0.filter { $0 != "\u{FEFF}" })).trimmingCharacters(in: .whitespaces)
      })
    var seen: Set<String> = []
    for (title, field) in zip(names, row) {
      // Columns' names have no blanks around them; of columns with one name the first is written.
      let name = String(decoding: title, as: UTF8.self).trimmingCharacters(in: .whitespaces)
      guard seen.insert(name).inserted, !name.unicodeScalars.contains("\u{FEFF}"), !unmarked.contains(name) else {
        continue
      }
      guard let value = object[String(decoding: title, as: UTF8.self)] else {
        throw Finding("JSON lacks \(shown(title))")
      }
      switch value {
      case let text as String where Self.isSame(text, field): continue
      case let number as NSNumber where PlainTable.spelled(field) != nil:
        let isSame =
          PlainTable.spelled(field).map { Double(bitPattern: $0) == number.doubleValue || field.count > 15 } ?? false
        guard isSame else { throw Finding("\(shown(field)) is written as the number \(number)") }
      case is NSNull where field.isEmpty: continue
      default: throw Finding("\(shown(field)) is written as \(value)")
      }
    }
  }
}
