import Reckon
import ReckonTerminal

/// Tables of fields between delimiters, a record a line, as RFC 4180 has them: fields in double quotes may hold delimiters, line ends, and quotes, which are
/// doubled there. Lines end in LF or CRLF.
package struct DelimitedSyntax: RecordSyntax {
  package let delimiter: UInt8

  func boundary() -> RecordBoundary { RecordBoundary(delimiter: delimiter) }
  var hasBlankLinesOfSpaces: Bool { false }

  /// The delimiter that a person named: one byte, or `tab`.
  ///
  /// - Throws: `UsageError` for what could be part of a number or a quote.
  package init(named name: String) throws(UsageError) {
    let bytes = Array((["tab", "\\t"].contains(name) ? "\t" : name).utf8)
    guard bytes.count == 1 else { throw UsageError("--delimiter is one byte, or tab, not \(FormulaError.Kind.shortened(name))") }
    let isLetterOrDigit = 0x30...0x39 ~= bytes[0] || 0x41...0x5A ~= bytes[0] & 0xDF
    guard bytes[0] >= 0x20 || bytes[0] == 0x09, bytes[0] < 0x7F, !isLetterOrDigit, !"+-.\"'_".utf8.contains(bytes[0]) else {
      throw UsageError("--delimiter cannot be \(FormulaError.Kind.shortened(name)), which fields may contain")
    }
    delimiter = bytes[0]
  }

  init(_ delimiter: UInt8) { self.delimiter = delimiter }

  /// The fields of a block's first record, without quotes; the block then begins behind it.
  func takeFirstRecord(_ block: TableBlock) -> [[UInt8]] {
    var fields: [[UInt8]] = []
    var start = block.start
    var at = start
    var isInside = false
    while at < block.end {
      let byte = block.bytes[at]
      if byte == 0x22, isInside || at == start {
        if isInside, block.bytes[at + 1] == 0x22 { at += 1 } else { isInside.toggle() }
      } else if !isInside, byte == delimiter || byte == 0x0A {
        var end = at
        if byte == 0x0A, end > start, block.bytes[end - 1] == 0x0D { end -= 1 }
        let field = UnsafeBufferPointer(start: UnsafePointer(block.bytes) + start, count: end - start)
        fields.append(field.first == 0x22 ? Field.unquoted(field) : Array(field))
        start = at + 1
        if byte == 0x0A { break }
      }
      at += 1
    }
    block.start = start
    return fields
  }
}
