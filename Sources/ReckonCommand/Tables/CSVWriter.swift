/// Writes comma-separated values (RFC 4180): lines end in LF, and a field is quoted only where it must be.
struct CSVWriter {
  private let write: ([UInt8]) throws -> Void
  private var line: [UInt8] = []
  private var fieldCount = 0

  init(write: @escaping ([UInt8]) throws -> Void) { self.write = write }

  /// Adds a field to the line.
  mutating func add(_ field: some Collection<UInt8>) {
    if fieldCount > 0 { line.append(UInt8(ascii: ",")) }
    fieldCount += 1
    let needsQuotes = field.contains {
      $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"") || $0 == 0x0A || $0 == 0x0D
    }
    guard needsQuotes else { return line.append(contentsOf: field) }
    line.append(UInt8(ascii: "\""))
    for byte in field {
      if byte == UInt8(ascii: "\"") { line.append(byte) }
      line.append(byte)
    }
    line.append(UInt8(ascii: "\""))
  }

  /// Ends the line and writes it.
  mutating func endLine() throws {
    // A line with one empty field would read as a blank one.
    if line.isEmpty, fieldCount == 1 { line += Array("\"\"".utf8) }
    line.append(0x0A)
    try write(line)
    line.removeAll(keepingCapacity: true)
    fieldCount = 0
  }
}
