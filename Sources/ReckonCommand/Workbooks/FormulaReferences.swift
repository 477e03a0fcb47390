import ReckonSyntax

/// The references in the text of an Excel formula, piece by piece.
package struct FormulaReferences {
  /// A column and a row, or one of them, with their dollar signs.
  struct Corner: Hashable {
    var column: Int?
    var row: Int?
    var fixesColumn = false
    var fixesRow = false

    /// The corner of a formula that was moved. What leaves the sheet comes back at its other end.
    func moved(rows: Int, columns: Int) -> Corner {
      func moved(_ number: Int, _ distance: Int, _ count: Int) -> Int {
        ((number - 1 + distance) % count + count) % count + 1
      }
      var corner = self
      if let column, !fixesColumn { corner.column = moved(column, columns, SheetArea.columns.count) }
      if let row, !fixesRow { corner.row = moved(row, rows, SheetArea.rows.count) }
      return corner
    }

    var text: String {
      (column.map { (fixesColumn ? "$" : "") + CellPlace.letters(ofColumn: $0) } ?? "")
        + (row.map { (fixesRow ? "$" : "") + "\($0)" } ?? "")
    }

    /// The corner as a distance from a cell.
    func relative(to place: CellPlace) -> String {
      (column.map { fixesColumn ? "$\($0)" : "{\($0 - place.column)}" } ?? "_")
        + (row.map { fixesRow ? "$\($0)" : "{\($0 - place.row)}" } ?? "_")
    }
  }

  enum Piece {
    case text(Range<Int>)
    /// From one corner to another; `nil` for one cell.
    case area(sheet: String?, Corner, Corner?)
    /// A word that is neither a function nor a reference.
    case name(Range<Int>)
    /// A part of a table, with the table's name before the brackets.
    case table(Range<Int>)
  }

  private let bytes: [UInt8]
  private(set) var pieces: [Piece] = []

  /// - Complexity: O(length).
  package init(_ text: String) {
    bytes = Array(text.utf8)
    read()
  }

  /// One piece of a formula, an area.
  init(piece: Piece) { (bytes, pieces) = ([], [piece]) }

  /// Whether a part has a colon or `#`, or a call whose name ends as ANCHORARRAY and INDIRECT do.
  func leadsToOthers(_ range: Range<Int>) -> Bool {
    var last: UInt8 = 0
    for byte in bytes[range] {
      if byte == UInt8(ascii: ":") || byte == UInt8(ascii: "#") { return true }
      if byte == UInt8(ascii: "("), last & 0xDF == UInt8(ascii: "Y") || last & 0xDF == UInt8(ascii: "T") { return true }
      last = byte
    }
    return false
  }

  /// The whole formula.
  var text: String { string(bytes.indices) }

  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// A formula that was moved: `A1+$B$1` one row down is `A2+$B$1`.
  package static func shifted(_ text: String, rows: Int, columns: Int) -> String {
    FormulaReferences(text).written { $0.moved(rows: rows, columns: columns).text }
  }

  /// The formula with its references as distances from a cell, so that formulas that say the same there read the same.
  package func relative(to place: CellPlace) -> String { written { $0.relative(to: place) } }

  private func written(_ corner: (Corner) -> String) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 16)
    for piece in pieces {
      switch piece {
      case .text(let range), .name(let range), .table(let range): result += bytes[range]
      case .area(_, let first, let last):
        result += Array(corner(first).utf8)
        if let last {
          result.append(UInt8(ascii: ":"))
          result += Array(corner(last).utf8)
        }
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  // MARK: Reading

  private mutating func read() {
    var (at, start) = (0, 0)
    /// The sheet that is named right before a place, and the number in brackets of another workbook before it.
    var (sheet, workbook) = (String?.none, "")
    func add(_ piece: Piece, from begin: Int, to end: Int, _ pieces: inout [Piece]) {
      if begin > start { pieces.append(.text(start..<begin)) }
      pieces.append(piece)
      (at, start) = (end, end)
    }
    while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: "\""):
        // A doubled quote ends one text and begins the next, which comes to the same.
        at = bytes[(at + 1)...].firstIndex(of: bytes[at]).map { $0 + 1 } ?? bytes.count
      case UInt8(ascii: "'"):
        let (name, end) = quotedSheet(at)
        at = end
        if end < bytes.count, bytes[end] == UInt8(ascii: "!") {
          sheet = name
          continue
        }
      case UInt8(ascii: "!"):
        at += 1
        continue
      case UInt8(ascii: "["):
        let end = closing(at)
        // A number in brackets is another workbook.
        if bytes[at + 1..<end].first.map({ !(0x30...0x39 ~= $0) }) ?? false {
          add(.table(at..<end), from: at, to: end, &pieces)
        } else {
          workbook = string(at..<end)
        }
        at = end
        continue
      case let byte where Self.isWord(byte):
        let begin = at
        let end = word(at)
        let next = end < bytes.count ? bytes[end] : 0
        let name = sheet
        if next == UInt8(ascii: "!") {
          sheet = workbook + string(begin..<end)
          (at, workbook) = (end, "")
          continue
        }
        (sheet, workbook) = (nil, "")
        if next == UInt8(ascii: "[") {
          let close = closing(end)
          add(.table(begin..<close), from: begin, to: close, &pieces)
        } else if next == UInt8(ascii: "(") {
          at = end
        } else if let (area, close) = area(begin, end, name) {
          add(area, from: begin, to: close, &pieces)
        } else {
          if !(0x30...0x39 ~= byte), byte != UInt8(ascii: ".") {
            add(.name(begin..<end), from: begin, to: end, &pieces)
          }
          at = end
        }
        continue
      default: at += 1
      }
      (sheet, workbook) = (nil, "")
    }
    if start < bytes.count { pieces.append(.text(start..<bytes.count)) }
  }

  /// The sheet's name in quotes, and the place behind it.
  private func quotedSheet(_ start: Int) -> (String, Int) {
    var (name, at) = ([UInt8](), start + 1)
    let quote = UInt8(ascii: "'")
    while at < bytes.count {
      if bytes[at] == quote {
        guard at + 1 < bytes.count, bytes[at + 1] == quote else { break }
        at += 1
      }
      name.append(bytes[at])
      at += 1
    }
    return (String(decoding: name, as: UTF8.self), min(at + 1, bytes.count))
  }

  private func area(_ begin: Int, _ end: Int, _ sheet: String?) -> (Piece, Int)? {
    guard let first = Self.corner(bytes[begin..<end]) else { return nil }
    if end < bytes.count, bytes[end] == UInt8(ascii: ":") {
      let close = word(end + 1)
      let next = close < bytes.count ? bytes[close] : 0
      if next != UInt8(ascii: "("), next != UInt8(ascii: "!"), next != UInt8(ascii: "["),
        let last = Self.corner(bytes[end + 1..<close]),
        (first.column == nil) == (last.column == nil), (first.row == nil) == (last.row == nil)
      {
        return (.area(sheet: sheet, first, last), close)
      }
    }
    return first.column != nil && first.row != nil ? (.area(sheet: sheet, first, nil), end) : nil
  }

  private func word(_ start: Int) -> Int {
    var end = start
    while end < bytes.count, Self.isWord(bytes[end]) { end += 1 }
    return end
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    case UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "$"), UInt8(ascii: "\\"), UInt8(ascii: "?"), 0x80...: true
    default: false
    }
  }

  /// The place behind the bracket that closes one.
  private func closing(_ start: Int) -> Int {
    var (depth, at) = (0, start)
    while at < bytes.count {
      switch bytes[at] {
      // It takes the next character as it is.
      case UInt8(ascii: "'"): at += 1
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      default: break
      }
      at += 1
      if depth == 0 { break }
    }
    return min(at, bytes.count)
  }

  /// `A1`, `$A$1`, and `A`, `$1` of whole columns and rows.
  private static func corner(_ word: ArraySlice<UInt8>) -> Corner? {
    var at = word.startIndex
    func dollar() -> Bool {
      guard at < word.endIndex, word[at] == UInt8(ascii: "$") else { return false }
      at += 1
      return true
    }
    var corner = Corner()
    var isFixed = dollar()
    let letters = at
    var number = 0
    while at < word.endIndex, at - letters < 4, word[at] >= 0x41, 0x41...0x5A ~= word[at] & 0xDF {
      number = number * 26 + Int(word[at] & 0xDF - 0x40)
      at += 1
    }
    if at > letters {
      (corner.column, corner.fixesColumn) = (number, isFixed)
      isFixed = dollar()
    }
    let digits = at
    number = 0
    while at < word.endIndex, at - digits < 8, 0x30...0x39 ~= word[at] {
      number = number * 10 + Int(word[at] - 0x30)
      at += 1
    }
    if at > digits { (corner.row, corner.fixesRow) = (number, isFixed) }
    guard at == word.endIndex, corner.column != nil || corner.row != nil,
      corner.column.map({ SheetArea.columns.contains($0) }) ?? true,
      corner.row.map({ SheetArea.rows.contains($0) }) ?? true
    else { return nil }
    return corner
  }
}
