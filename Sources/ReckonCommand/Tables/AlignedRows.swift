import Reckon

/// Rows in columns of equal width, for people. The widths are those of the first rows; what is wider later moves its own row only.
///
/// Complexity: holds the first rows, whatever the number of all.
final class AlignedRows {
  /// Cells end in one of these bytes, which no text for people contains.
  static let textEnd: UInt8 = 0x1E
  static let numberEnd: UInt8 = 0x1F
  static let rowEnd: UInt8 = 0x1D
  /// How many rows the widths are taken from.
  static let measuredCount = 1000

  private typealias Cell = (text: String, isNumber: Bool)
  private var held: [[Cell]] = []
  private var widths: [Int]?

  /// Adds whole rows of cells; writes those whose widths are known.
  func add(_ bytes: UnsafeRawBufferPointer, _ write: (UnsafeRawBufferPointer) throws -> Void) throws {
    var row: [Cell] = []
    var start = 0
    for (at, byte) in bytes.enumerated() where byte == Self.textEnd || byte == Self.numberEnd || byte == Self.rowEnd {
      if byte == Self.rowEnd {
        try add(row, write)
        row = []
      } else {
        row.append((Self.shown(bytes[start..<at]), byte == Self.numberEnd))
      }
      start = at + 1
    }
  }

  /// A text on one line, without bytes that would move a terminal's cursor.
  private static func shown(_ bytes: Slice<UnsafeRawBufferPointer>) -> String {
    String(
      String(decoding: bytes, as: UTF8.self).unicodeScalars.map { scalar in
        scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .format ? "·" : Character(scalar)
      })
  }

  private func add(_ row: [Cell], _ write: (UnsafeRawBufferPointer) throws -> Void) throws {
    if let widths { return try Self.write(row, widths, write) }
    held.append(row)
    if held.count > Self.measuredCount { try finish(write) }
  }

  /// Writes the rows that are held back.
  func finish(_ write: (UnsafeRawBufferPointer) throws -> Void) throws {
    guard widths == nil else { return }
    var widths: [Int] = []
    for row in held {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], CharacterWidth.of(cell.text))
      }
    }
    self.widths = widths
    for row in held { try Self.write(row, widths, write) }
    held = []
  }

  private static func write(_ row: [Cell], _ widths: [Int], _ write: (UnsafeRawBufferPointer) throws -> Void) throws {
    var line = ""
    for (column, cell) in row.enumerated() {
      let width = column < widths.count ? widths[column] : 0
      let padding = String(repeating: " ", count: max(0, width - CharacterWidth.of(cell.text)))
      if column > 0 { line += "  " }
      line += cell.isNumber ? padding + cell.text : column + 1 < row.count ? cell.text + padding : cell.text
    }
    while line.last == " " { line.removeLast() }
    try Array((line + "\n").utf8).withUnsafeBytes { try write($0) }
  }
}

extension OutputBytes {
  /// Adds a cell for ``AlignedRows``.
  func appendCell(_ text: [UInt8], isNumber: Bool) {
    for byte in text { append(byte == AlignedRows.textEnd || byte == AlignedRows.numberEnd || byte == AlignedRows.rowEnd ? 0x3F : byte) }
    append(isNumber ? AlignedRows.numberEnd : AlignedRows.textEnd)
  }
}
