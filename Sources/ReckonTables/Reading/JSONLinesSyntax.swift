import Reckon
import ReckonTerminal

/// Tables of JSON objects, one a line.
struct JSONLinesSyntax: RecordSyntax {
  func boundary() -> RecordBoundary { RecordBoundary(delimiter: nil) }
  var hasBlankLinesOfSpaces: Bool { true }

  /// Whether a table that is read in another format begins with a JSON object.
  static func begins(_ block: TableBlock) -> Bool { (try? firstNames(block, "")).map { !$0.isEmpty } ?? false }

  /// The names of the first record's members, in order.
  ///
  /// - Throws: `InputOutputError` when the first line that is not blank is no object.
  static func firstNames(_ block: TableBlock, _ path: String) throws(InputOutputError) -> [[UInt8]] {
    let bytes = UnsafePointer(block.bytes)
    var at = block.start
    while at < block.end {
      let end = bytes.firstIndex(of: 0x0A, from: at, to: block.end) ?? block.end
      var scanner = MemberScanner(bytes, at, end)
      var names: [[UInt8]] = []
      if scanner.skipSpace() {
        let start = scanner.at
        do throws(MemberScanner.Failure) {
          try scanner.object { name, _, _ in
            names.append(JSONString.decoded(UnsafeBufferPointer(start: bytes + name.lowerBound, count: name.count)))
          }
          return names
        } catch {
          throw InputOutputError(
            "\(path): row 1 is not a JSON object: \(error.expected) expected at byte \(error.place - start + 1) of the line")
        }
      }
      at = end + 1
    }
    return []
  }
}
