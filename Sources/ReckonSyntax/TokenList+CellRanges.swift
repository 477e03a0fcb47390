import ReckonCatalogue

/// A grid position by its column's letters and its row: `A1`, `AB12`.
package struct CellPlace: Hashable, Sendable {
  /// Counted from 1.
  package let column: Int
  package let row: Int

  /// The maximum numbers of column letters and row digits.
  private static let (letters, digits) = (3, 7)

  package init(column: Int, row: Int) { (self.column, self.row) = (column, row) }

  /// The position that a name denotes; `nil` if it is not one.
  package init?(_ name: String) {
    var (column, row, letters, digits) = (0, 0, 0, 0)
    for byte in name.utf8 {
      switch byte {
      case 0x41...0x5A where digits == 0:
        column = column * 26 + Int(byte - 0x40)
        letters += 1
      case 0x30...0x39 where letters > 0 && (row > 0 || byte != 0x30):
        row = row * 10 + Int(byte - 0x30)
        digits += 1
      default: return nil
      }
      if letters > Self.letters || digits > Self.digits { return nil }
    }
    guard digits > 0 else { return nil }
    self.init(column: column, row: row)
  }

  package var name: String { Self.letters(ofColumn: column) + String(row) }

  /// The letters of a column: `A` for the first, `AB` for the 28th.
  package static func letters(ofColumn column: Int) -> String {
    var letters = ""
    var rest = column
    while rest > 0 {
      letters = String(UnicodeScalar(UInt8(0x41 + (rest - 1) % 26))) + letters
      rest = (rest - 1) / 26
    }
    return letters
  }
}

/// All positions between two corners, inclusive.
package struct CellRange: Hashable, Sendable {
  package let columns: ClosedRange<Int>
  package let rows: ClosedRange<Int>

  package init(_ a: CellPlace, _ b: CellPlace) {
    columns = min(a.column, b.column)...max(a.column, b.column)
    rows = min(a.row, b.row)...max(a.row, b.row)
  }

  package var count: Int { columns.count * rows.count }

  /// The positions in row-major order.
  package var places: some Sequence<CellPlace> {
    rows.lazy.flatMap { row in columns.lazy.map { CellPlace(column: $0, row: row) } }
  }
}

extension TokenList {
  /// The cell ranges, `A1:A10`, by the names of the inputs that replace them.
  ///
  /// Each range becomes one token, a quoted name. The colon of a conditional, `c ? A1 : B1`, is not a range.
  ///
  /// - Complexity: O(tokens).
  package mutating func joinCellRanges() -> [String: CellRange] {
    guard tokens.contains(where: { $0.kind == .colon }) else { return [:] }
    var ranges: [String: CellRange] = [:]
    var joined: [Token] = []
    // For each open bracket, the number of conditionals that await their colon.
    var conditions = [0]
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      switch token.kind {
      case .leftBracket, .leftSquare: conditions.append(0)
      case .rightBracket, .rightSquare: if conditions.count > 1 { conditions.removeLast() }
      case .symbol:
        if SymbolTable.shared.symbols[Int(token.payload)].spelling == "?" { conditions[conditions.count - 1] += 1 }
      case .colon:
        if conditions[conditions.count - 1] > 0 {
          conditions[conditions.count - 1] -= 1
        } else if let first = joined.last, first.kind == .name, tokens[index + 1].kind == .name,
          let from = CellPlace(names[Int(first.payload)]), let to = CellPlace(names[Int(tokens[index + 1].payload)])
        {
          let name = "\(from.name):\(to.name)"
          ranges[name] = CellRange(from, to)
          joined[joined.count - 1] = Token(
            kind: .quotedName, payload: Int32(names.count),
            range: SourceRange(start: first.range.start, end: tokens[index + 1].range.end))
          names.append(name)
          index += 2
          continue
        }
      case .number, .name, .quotedName, .superscript, .comma, .semicolon, .newline, .equals, .instant, .text, .invalid,
        .end:
        break
      }
      joined.append(token)
      index += 1
    }
    tokens = joined
    return ranges
  }
}
