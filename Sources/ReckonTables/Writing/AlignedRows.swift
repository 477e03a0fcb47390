import Reckon
import ReckonTerminal

/// Rows in aligned columns, for people. The widths are those of the first rows; a wider cell later shifts only its own
/// row.
///
/// Complexity: holds the first rows, up to a number of rows and of cells, independent of the total.
package final class AlignedRows {
  /// Cells end in one of these bytes, which no displayed text contains.
  static let textEnd: UInt8 = 0x1E
  static let numberEnd: UInt8 = 0x1F
  package static let rowEnd: UInt8 = 0x1D
  /// The number of rows that determine the widths, and of their cells, which limits wide rows.
  static let measuredCount = 1000
  static let measuredCells = 1 << 18

  /// The rows that are held back until the widths are known, and their counts.
  private var held: [UInt8] = []
  private var heldRows = 0
  private var widths: [Int] = []
  private var heldCells = 0
  private var isMeasured = false
  private let line = OutputBytes()

  package init() {}

  /// Adds complete rows of cells; writes those whose widths are known.
  package func add(_ bytes: UnsafeRawBufferPointer, _ write: (UnsafeRawBufferPointer) throws -> Void) throws {
    var start = 0
    while start < bytes.count, !isMeasured {
      let row = UnsafeRawBufferPointer(rebasing: bytes[start...])
      let count = measure(row)
      held.append(contentsOf: row.prefix(count))
      start += count
      if heldRows > Self.measuredCount || heldCells > Self.measuredCells { try finish(write) }
    }
    try self.write(UnsafeRawBufferPointer(rebasing: bytes[start...]), write)
  }

  /// Writes the rows that are held back.
  package func finish(_ write: (UnsafeRawBufferPointer) throws -> Void) throws {
    guard !isMeasured else { return }
    isMeasured = true
    try held.withUnsafeBytes { try self.write($0, write) }
    held = []
  }

  /// Updates the widths with the first row; returns its length.
  private func measure(_ bytes: UnsafeRawBufferPointer) -> Int {
    var column = 0
    var start = 0
    heldRows += 1
    while start < bytes.count, bytes[start] != Self.rowEnd {
      let cell = Cell(bytes, start)
      if column == widths.count { widths.append(0) }
      widths[column] = max(widths[column], cell.width)
      column += 1
      start = cell.end + 1
    }
    heldCells += column
    return min(start + 1, bytes.count)
  }

  /// The output size per write.
  private static let batchCount = 1 << 16

  private func write(_ bytes: UnsafeRawBufferPointer, _ write: (UnsafeRawBufferPointer) throws -> Void) throws {
    line.removeAll()
    var start = 0
    while start < bytes.count {
      start += appendRow(UnsafeRawBufferPointer(rebasing: bytes[start...]))
      if line.count < Self.batchCount, start < bytes.count { continue }
      try write(line.buffer)
      line.removeAll()
    }
  }

  /// Appends the first row to the pending output; returns its length among the cells.
  private func appendRow(_ bytes: UnsafeRawBufferPointer) -> Int {
    var column = 0
    var start = 0
    // Spaces are deferred until something follows them.
    var spaces = 0
    while start < bytes.count, bytes[start] != Self.rowEnd {
      let cell = Cell(bytes, start)
      if column > 0 { spaces += 2 }
      let padding = max(0, (column < widths.count ? widths[column] : 0) - cell.width)
      if cell.isNumber { spaces += padding }
      let text = cell.text
      let count = (text.lastIndex { $0 != 0x20 } ?? -1) + 1
      if count > 0 {
        for _ in 0..<spaces { line.append(0x20) }
        line.append(text.prefix(count))
        spaces = 0
      }
      spaces += text.count - count
      if !cell.isNumber { spaces += padding }
      column += 1
      start = cell.end + 1
    }
    line.append(0x0A)
    return min(start + 1, bytes.count)
  }

  /// A cell as displayed.
  private struct Cell {
    /// The offset of the byte that ends it.
    let end: Int
    let isNumber: Bool
    let text: [UInt8]
    let width: Int

    init(_ bytes: UnsafeRawBufferPointer, _ start: Int) {
      var end = start
      var isPlain = true
      while end < bytes.count, !(AlignedRows.rowEnd...AlignedRows.numberEnd ~= bytes[end]) {
        isPlain = isPlain && 0x20..<0x7F ~= bytes[end]
        end += 1
      }
      self.end = end
      isNumber = end < bytes.count && bytes[end] == AlignedRows.numberEnd
      if isPlain {
        text = Array(bytes[start..<end])
        width = end - start
      } else {
        let shown = Self.shown(bytes[start..<end])
        text = Array(shown.utf8)
        width = CharacterWidth.of(shown)
      }
    }

    /// A text on one line, without bytes that would move a terminal's cursor.
    private static func shown(_ bytes: Slice<UnsafeRawBufferPointer>) -> String {
      String(
        String(decoding: bytes, as: UTF8.self).unicodeScalars.map { scalar in
          scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .format
            ? "·" : Character(scalar)
        })
    }
  }
}

extension OutputBytes {
  /// Appends a cell for ``AlignedRows``.
  package func appendCell(_ text: [UInt8], isNumber: Bool) {
    for byte in text {
      append(byte == AlignedRows.textEnd || byte == AlignedRows.numberEnd || byte == AlignedRows.rowEnd ? 0x3F : byte)
    }
    append(isNumber ? AlignedRows.numberEnd : AlignedRows.textEnd)
  }
}
