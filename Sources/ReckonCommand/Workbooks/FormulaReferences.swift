import ReckonSyntax

/// The references in a formula's text that move with the cell it stands in.
enum FormulaReferences {
  /// A formula that was moved: `A1+$B$1` one row down is `A2+$B$1`. What leaves the sheet comes back at its other end.
  ///
  /// - Complexity: O(length).
  static func shifted(_ text: String, rows: Int, columns: Int) -> String {
    rewritten(text) { reference in
      func moved(_ part: (number: Int, isFixed: Bool)?, by distance: Int, of count: Int) -> (number: Int, isFixed: Bool)? {
        part.map { ($0.isFixed ? $0.number : (($0.number - 1 + distance) % count + count) % count + 1, $0.isFixed) }
      }
      let column = moved(reference.column, by: columns, of: SheetArea.columns.count)
      let row = moved(reference.row, by: rows, of: SheetArea.rows.count)
      return (column.map { ($0.isFixed ? "$" : "") + letters($0.number) } ?? "")
        + (row.map { ($0.isFixed ? "$" : "") + "\($0.number)" } ?? "")
    }
  }

  /// A formula with its references as distances from a cell, so that formulas that say the same there read the same.
  static func relative(_ text: String, to place: CellPlace) -> String {
    rewritten(text) { reference in
      (reference.column.map { $0.isFixed ? "$\($0.number)" : "{\($0.number - place.column)}" } ?? "_")
        + (reference.row.map { $0.isFixed ? "$\($0.number)" : "{\($0.number - place.row)}" } ?? "_")
    }
  }

  /// `A`, `B`, …, `XFD`.
  static func letters(_ column: Int) -> String { String(CellPlace(column: column, row: 1).name.dropLast()) }

  private typealias Reference = (column: (number: Int, isFixed: Bool)?, row: (number: Int, isFixed: Bool)?)

  private static func rewritten(_ text: String, _ written: (Reference) -> String) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 16)
    var at = 0
    while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        // A doubled quote ends one text and begins the next, which comes to the same.
        let end = bytes[(at + 1)...].firstIndex(of: bytes[at]).map { $0 + 1 } ?? bytes.count
        result += bytes[at..<end]
        at = end
      case UInt8(ascii: "["):
        let end = closing(bytes, at)
        result += bytes[at..<end]
        at = end
      case let byte where isWord(byte):
        var end = at
        while end < bytes.count, isWord(bytes[end]) { end += 1 }
        let next = end < bytes.count ? bytes[end] : 0
        if let reference = reference(bytes[at..<end]), next != UInt8(ascii: "("), next != UInt8(ascii: "!"), next != UInt8(ascii: "["),
          isWhole(reference) || next == UInt8(ascii: ":") || at > 0 && bytes[at - 1] == UInt8(ascii: ":")
        {
          result += Array(written(reference).utf8)
        } else {
          result += bytes[at..<end]
        }
        at = end
      default:
        result.append(bytes[at])
        at += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func isWhole(_ reference: Reference) -> Bool { reference.column != nil && reference.row != nil }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "$"), UInt8(ascii: "\\"), UInt8(ascii: "?"), 0x80...: true
    default: false
    }
  }

  /// The place behind the bracket that closes one.
  private static func closing(_ bytes: [UInt8], _ start: Int) -> Int {
    var (depth, at) = (0, start)
    while at < bytes.count {
      if bytes[at] == UInt8(ascii: "'") { at += 1 } else if bytes[at] == UInt8(ascii: "[") { depth += 1 }
      if at < bytes.count, bytes[at] == UInt8(ascii: "]") { depth -= 1 }
      at += 1
      if depth == 0 { break }
    }
    return min(at, bytes.count)
  }

  /// `A1`, `$A$1`, and `A`, `$1` of whole columns and rows.
  private static func reference(_ word: ArraySlice<UInt8>) -> Reference? {
    var at = word.startIndex
    func dollar() -> Bool {
      guard at < word.endIndex, word[at] == UInt8(ascii: "$") else { return false }
      at += 1
      return true
    }
    var isFixed = dollar()
    var column = 0
    let start = at
    while at < word.endIndex, case let letter = word[at] & 0xDF, 0x41...0x5A ~= letter, word[at] >= 0x41, at - start < 4 {
      column = column * 26 + Int(letter - 0x40)
      at += 1
    }
    let columnPart: (Int, Bool)? = at > start ? (column, isFixed) : nil
    if columnPart != nil { isFixed = dollar() }
    let digits = at
    var row = 0
    while at < word.endIndex, 0x30...0x39 ~= word[at], at - digits < 8 {
      row = row * 10 + Int(word[at] - 0x30)
      at += 1
    }
    let rowPart: (Int, Bool)? = at > digits ? (row, isFixed) : nil
    guard at == word.endIndex, columnPart != nil || rowPart != nil,
      columnPart.map({ SheetArea.columns.contains($0.0) }) ?? true, rowPart.map({ SheetArea.rows.contains($0.0) }) ?? true
    else { return nil }
    return (columnPart, rowPart)
  }
}
