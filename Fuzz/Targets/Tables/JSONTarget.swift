import Foundation
import ReckonTables

/// Tables of JSON objects, one per line or in an array: however they are cut, they hold what Foundation's reader finds
/// in each object that it takes.
package struct JSONTarget: FuzzTarget {
  package static let lines = JSONTarget(isArray: false)
  package static let array = JSONTarget(isArray: true)

  private let isArray: Bool
  package var name: String { isArray ? "json" : "jsonlines" }
  package var summary: String {
    "\(isArray ? "JSON arrays" : "JSON lines") hold what Foundation's reader finds in them, however they come, and are JSON when written"
  }
  package var longestInput: Int { 256 }
  package var words: [String] {
    [
      "{\"a\": ", "\\u", "\\ud83d\\ude00", "\\\"", "\\n", "null", "true", "NaN", "{}", "[1, {\"a\": \"}\"}]", "1e400",
      "-0.0", "\"b\": ",
      "}\n{", "[{", "},{", "}]", "},\n  {", ",", "]",
    ]
  }

  private init(isArray: Bool) { self.isArray = isArray }

  package var seeds: [[UInt8]] {
    let tables = isArray ? Self.lineTables.map { Self.array(ofLines: $0) } + Self.arrays : Self.lineTables
    return tables.enumerated().flatMap { index, table in
      (0..<3).map { [0, 0, UInt8(index + $0), UInt8($0 * 7 + index * 5)] + Array(table.utf8) }
    }
  }

  private static let lineTables = [
    "{\"name\": \"a \\\"x\\\"\", \"price\": 2.5, \"qty\": 4}\n{\"price\": 3, \"name\": \"x,y\", \"extra\": [1, {\"a\": \"}\"}]}\n\n{}\n",
    "{\"a\":1}\n{\"a\":\"1.5\"}\n{\"a\":null}\n{\"a\":true}\n{\"a\":[[]]}\n",
    "  {\"z\":1e3 , \"q\": -0}\r\n{\"q\":0.1,\"z\":5E-5}\r\n",
    "{\"\\u0061\\u00e9\": 2, \"t\": \"\\ud83d\\ude00\\t\"}\n{\"aé\": 3, \"t\": \"\\ud83d\"}\n",
    "{\"a\": 1}\n[1]\n{\"a\" 1}\n{\"a\": }\n{\"a\": 01}\n",
    "{\"a\": 1}\n{\"a: 1}\n{\"a\": [1\n{\"a\": tru}\n{1: 2}\n{\"a\": 1e}\n",
    "{\"a\":1,\"a\":2}\n{\"a\":3,\"b\":4,\"a\":5}\n",
    "{\"a\": NaN, \"b\": -Infinity}\n{\"a\": Infinity}\n", "{\"a\\\\\": 1}\n{\"a\\\\\": \"\\/\\b\\f\"}\n",
    "\u{FEFF}{\"a\": 1}\n",
    "{\"x\": 123456789012345678901234567890, \"y\": 1.7976931348623159e308}\n",
    "{\"a\": {\"b\": [\"]\", {\"c\": \"\\\"\"}]}, \"d\": 1}\n",
  ]

  /// The objects of lines as an array over several lines.
  private static func array(ofLines lines: String) -> String {
    "[" + lines.split(separator: "\n").joined(separator: ",\n  ") + "]\n"
  }

  private static let arrays = [
    "[]", " [ {} ] ", "[\n  {\n    \"a\": 1,\n    \"b\": [\n      {\"c\": \"]}\"}\n    ]\n  },\n  {\"a\": 2}\n]\n",
    "[{\"a\": 1}, 2, {\"a\": 3}]",
    "[{\"a\": 1}, {\"a\": 2},]", "[{\"a\": 1}, {\"a\": 2}", "[{\"a\": 1}] x", "{\"a\": 1} {\"a\": 2}\n{\"a\":\n3}",
    "[{\"a\": \"x\\\"},{\", \"b\": null}]",
  ]

  package func listing(of input: [UInt8]) -> String {
    let table = TableInput(input)
    return
      "\(table.blockSize), \(table.chunkSize), \(table.output ?? "read")\n\(String(decoding: table.text, as: UTF8.self))"
  }

  package func check(_ input: [UInt8]) throws(Finding) {
    let table = TableInput(input)
    let whole = result(table, blockSize: 1 << 12, chunkSize: 1 << 12)
    let cut = result(table, blockSize: table.blockSize, chunkSize: table.chunkSize)
    guard cut == whole || isArray && cut.isFailure && whole.isFailure else {
      throw Finding("cut into blocks of \(table.blockSize) bytes, \(table.chunkSize) at a time, the table is another")
    }
    switch whole {
    case .failure(let error):
      try MessageCheck.check(error.text)
      if let line = objects(in: table.text)?.first, let object = PlainObject(line) {
        throw Finding("refused, though its first object is \(object.members)")
      }
    case .success(let contents): if let objects = objects(in: table.text) { try compare(contents, objects) }
    }
    // Arrays are not written for people here, but as arrays.
    if let output = table.output { try write(table, whole, as: isArray && output == "table" ? "json" : output) }
  }

  private struct Refusal: Error, Equatable { let text: String }

  private func result(_ table: TableInput, blockSize: Int, chunkSize: Int) -> Result<TableContents, Refusal> {
    do {
      return .success(
        try TableContents(
          isArray ? .json : .jsonLines, columnCount: nil, blockSize: blockSize,
          chunks: TableInput.chunks(of: table.text, chunkSize)))
    } catch { return .failure(Refusal(text: "\(error)")) }
  }

  /// The objects of a table; `nil` where Foundation does not take it as an array, and only the tool knows what it
  /// holds.
  private func objects(in text: [UInt8]) -> [ArraySlice<UInt8>]? {
    guard isArray else { return Self.lines(text) }
    let bytes = text.starts(with: [0xEF, 0xBB, 0xBF]) ? text[3...] : text[...]
    guard !bytes.contains(0), !String(decoding: bytes, as: UTF8.self).unicodeScalars.contains("\u{FEFF}"),
      let values = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [Any]
    else { return nil }
    // Foundation takes a comma before the closing bracket, which JSON has not.
    let isOpen = bytes.dropLast().last(where: { $0 > 0x20 && $0 != UInt8(ascii: "]") }) == UInt8(ascii: ",")
    let elements = Self.elements(bytes)
    return elements.count == values.count && !isOpen ? elements : nil
  }

  /// The elements of an array that is JSON, without blanks around them.
  private static func elements(_ text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var (elements, start, depth, isText, isEscaped): ([ArraySlice<UInt8>], Int?, Int, Bool, Bool) = (
      [], nil, 0, false, false
    )
    for (place, byte) in zip(text.indices, text) {
      if isText {
        if isEscaped {
          isEscaped = false
        } else if byte == 0x5C {
          isEscaped = true
        } else if byte == 0x22 {
          isText = false
        }
        continue
      }
      isText = byte == 0x22
      let isClosing = byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]")
      if isClosing { depth -= 1 }
      if depth == 0 && isClosing || depth == 1 && byte == UInt8(ascii: ",") {
        if let first = start, let element = trimmed(text[first..<place]) { elements.append(element) }
        start = nil
      } else if depth >= 1, start == nil {
        start = place
      }
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") { depth += 1 }
    }
    return elements
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let blanks: Set<UInt8> = [0x20, 0x09, 0x0D, 0x0A]
    guard let first = bytes.firstIndex(where: { !blanks.contains($0) }),
      let last = bytes.lastIndex(where: { !blanks.contains($0) })
    else {
      return nil
    }
    return bytes[first...last]
  }

  /// The lines that are not blank.
  private static func lines(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
    let bytes = text.starts(with: [0xEF, 0xBB, 0xBF]) ? text[3...] : text[...]
    return bytes.split(separator: 0x0A).compactMap(trimmed)
  }

  private func compare(_ contents: TableContents, _ lines: [ArraySlice<UInt8>]) throws(Finding) {
    guard contents.records.count == lines.count else {
      throw Finding("\(contents.records.count) records of \(lines.count) objects")
    }
    if let line = lines.first, let first = PlainObject(line), first.isDistinct {
      let names = Set(contents.names.map { String(decoding: $0, as: UTF8.self) })
      guard names == Set(first.members.keys) else {
        throw Finding("the columns are \(names), not \(first.members.keys.sorted())")
      }
    }
    for (row, (record, line)) in zip(contents.records, lines).enumerated() {
      if let problem = record.problem { try MessageCheck.check(problem) }
      guard let object = PlainObject(line) else { continue }
      guard record.problem == nil, record.bytes == Array(line) else {
        throw Finding("row \(row) \(record.problem ?? "is cut otherwise"), though it is \(object.members)")
      }
      guard object.isDistinct, Set(contents.names).count == contents.names.count else { continue }
      for (column, name) in contents.names.enumerated() {
        let value = object.members[String(decoding: name, as: UTF8.self)]
        try compare(
          record.texts[column], record.numbers[column], value, "row \(row), \(String(decoding: name, as: UTF8.self))")
      }
    }
  }

  private func compare(_ text: [UInt8]?, _ number: UInt64?, _ value: Any?, _ place: String) throws(Finding) {
    switch value {
    case nil, is NSNull:
      guard text == nil, number == nil else { throw Finding("\(place) is there, and should be missing") }
    case let expected as String:
      guard let text, String(decoding: text, as: UTF8.self) == expected, number == PlainTable.number(text) else {
        throw Finding("\(place) is ‘\(String(decoding: text ?? [], as: UTF8.self))’, not ‘\(expected)’")
      }
    case let expected as NSNumber:
      guard let text, number == PlainTable.number(text) else {
        throw Finding("\(place) is \(number ?? 0), not \(expected)")
      }
      if let number, Double(bitPattern: number) != expected.doubleValue, text.count < 16 {
        throw Finding("\(place) is \(Double(bitPattern: number)), not \(expected)")
      }
    default:
      guard let text, text.first == UInt8(ascii: "{") || text.first == UInt8(ascii: "["), number == nil else {
        throw Finding("\(place) is \(text ?? []), not \(value ?? "missing")")
      }
    }
  }

  // MARK: Writing

  /// Whatever is written of lines that are JSON is JSON, a line for a line, or reads as a table again.
  private func write(_ table: TableInput, _ whole: Result<TableContents, Refusal>, as format: String) throws(Finding) {
    let run = TableInput.run(
      ["--from", isArray ? "json" : "jsonl", "--on-error", "skip", "--format", format, "n9 = row"], table.text,
      chunkSize: table.chunkSize)
    try TableInput.check(messages: run.errors)
    guard case .success(let contents) = whole else {
      guard run.code == .inputOutput else { throw Finding("a table that is refused gives \(run.code)") }
      return
    }
    let isSound = objects(in: table.text).map { $0.allSatisfy { PlainObject($0)?.isDistinct ?? false } }
    guard isSound ?? false, run.code == .success else { return }
    switch format {
    case "jsonl", "json":
      guard let lines = format == "json" ? objects(in: run.output) : Self.lines(run.output) else {
        throw Finding("what is written is no array: \(String(decoding: run.output, as: UTF8.self))")
      }
      guard lines.count == contents.records.count else {
        throw Finding("\(lines.count) lines for \(contents.records.count) records")
      }
      for (row, line) in lines.enumerated() {
        guard let object = PlainObject(line), (object.members["n9"] as? NSNumber)?.intValue == row + 1 else {
          throw Finding("row \(row) is written as \(String(decoding: line, as: UTF8.self))")
        }
      }
    case "csv", "tsv":
      let delimiter = format == "csv" ? UInt8(ascii: ",") : 0x09
      guard let again = try? PlainTable(run.output, delimiter: delimiter, columnCount: nil) else {
        throw Finding("what is written cannot be read: \(String(decoding: run.output, as: UTF8.self))")
      }
      guard !contents.names.contains(Array("n9".utf8)), Set(contents.names).count == contents.names.count else {
        return
      }
      // Between tabs nothing stands for tabs and line ends, which become blanks.
      let held: (UInt8) -> UInt8 = { format == "tsv" && [0x09, 0x0A, 0x0D].contains($0) ? 0x20 : $0 }
      let rows = contents.records.enumerated().map { row, record in
        record.texts.map { ($0 ?? []).map(held) } + [Array("\(row + 1)".utf8)]
      }
      guard again.records == rows else {
        throw Finding("written as \(format) it reads back otherwise:\n\(String(decoding: run.output, as: UTF8.self))")
      }
    default: return
    }
  }
}

extension Result {
  /// Of several errors in an array, that of the first block is reported, or that of its end.
  fileprivate var isFailure: Bool { if case .failure = self { true } else { false } }
}

/// A JSON object as Foundation reads it.
struct PlainObject {
  let members: [String: Any]
  /// Whether no name comes twice.
  let isDistinct: Bool

  /// Nothing for what Foundation does not take, or takes for something else: of marks of the byte order it drops some,
  /// and zeros between characters are UTF-16 to it.
  init?(_ line: ArraySlice<UInt8>) {
    guard line.first == UInt8(ascii: "{"), !line.contains(0),
      !String(decoding: line, as: UTF8.self).unicodeScalars.contains("\u{FEFF}"),
      let count = Self.memberCount(line),
      let object = try? JSONSerialization.jsonObject(with: Data(line)) as? [String: Any]
    else { return nil }
    members = object
    isDistinct = count == object.count
  }

  /// How many members a sound object has: the colons outside of texts and of inner brackets. Nothing when a comma
  /// stands before a closing bracket, which Foundation takes and JSON has not.
  private static func memberCount(_ line: ArraySlice<UInt8>) -> Int? {
    var (count, depth, isText, isEscaped, isBehindComma) = (0, 0, false, false, false)
    for byte in line {
      if isText {
        if isEscaped {
          isEscaped = false
        } else if byte == 0x5C {
          isEscaped = true
        } else if byte == 0x22 {
          isText = false
        }
        continue
      }
      if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]"), isBehindComma { return nil }
      if byte > 0x20 { isBehindComma = byte == UInt8(ascii: ",") }
      switch byte {
      case 0x22: isText = true
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ":"): if depth == 1 { count += 1 }
      default: break
      }
    }
    return count
  }
}
