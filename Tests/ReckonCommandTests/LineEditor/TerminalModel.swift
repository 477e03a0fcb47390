import ReckonTerminal
import Testing

/// A terminal as far as the prompt uses one: it wraps and scrolls, and breaks and joins rows anew when its width
/// changes.
struct TerminalModel {
  private struct Row {
    var cells: [Character?] = []
    /// Whether the next row goes on with this one, which was full.
    var wraps = false
  }

  private(set) var columns: Int
  private(set) var height: Int
  /// All that was ever on the screen, and is.
  private var rows = [Row()]
  private(set) var row = 0
  private(set) var column = 0
  /// Whether the next character wraps.
  private var isPending = false

  init(columns: Int, height: Int) {
    self.columns = columns
    self.height = height
  }

  /// The first row on the screen.
  var top: Int { max(0, rows.count - height) }

  /// The rows without blanks at their ends, and blank ones at the end.
  var text: [String] {
    var texts = rows.map { row in
      var text = String(row.cells.compactMap(\.self))
      while text.last == " " { text.removeLast() }
      return text
    }
    while texts.last == "" { texts.removeLast() }
    return texts
  }

  mutating func take(_ output: String) {
    var rest = output.unicodeScalars[...]
    while let scalar = rest.first {
      if scalar == "\u{1B}" {
        let body = rest.dropFirst(2).prefix { !$0.properties.isAlphabetic }
        let final = rest.dropFirst(2 + body.count).first ?? "?"
        rest = rest.dropFirst(3 + body.count)
        perform(final, String(String.UnicodeScalarView(body)))
      } else if scalar == "\r" || scalar == "\n" {
        rest = rest.dropFirst()
        if scalar == "\r" { (column, isPending) = (0, false) } else { lineFeed(wraps: false) }
      } else {
        // As a whole, as terminals take what belongs together.
        let character = String(Substring(rest)).first ?? "?"
        rest = rest.dropFirst(character.unicodeScalars.count)
        write(character)
      }
    }
  }

  private mutating func perform(_ final: UnicodeScalar, _ body: String) {
    let count = max(1, Int(body) ?? 1)
    switch final {
    case "A": (row, isPending) = (max(top, row - count), false)
    case "B": (row, isPending) = (min(rows.count - 1, min(top + height - 1, row + count)), false)
    case "C": (column, isPending) = (min(columns - 1, column + count), false)
    case "J":
      clearRow()
      rows.removeLast(rows.count - row - 1)
    case "K": clearRow()
    case "m", "h", "l": break
    default: Issue.record("the model does not know \(final)")
    }
  }

  private mutating func clearRow() {
    rows[row].cells.removeLast(max(0, rows[row].cells.count - column))
    rows[row].wraps = false
  }

  private mutating func lineFeed(wraps: Bool) {
    rows[row].wraps = wraps
    row += 1
    if row == rows.count { rows.append(Row()) }
    isPending = false
  }

  private mutating func write(_ character: Character) {
    let width = CharacterWidth.of(character)
    #expect(width > 0, "\(character.unicodeScalars) takes no column")
    if isPending || column + width > columns {
      lineFeed(wraps: true)
      column = 0
    }
    while rows[row].cells.count < column + width { rows[row].cells.append(" ") }
    // Half of a wide character cannot stay.
    if rows[row].cells[column] == nil, column > 0 { rows[row].cells[column - 1] = " " }
    if column + width < rows[row].cells.count, rows[row].cells[column + width] == nil {
      rows[row].cells[column + width] = " "
    }
    rows[row].cells[column] = character
    if width == 2 { rows[row].cells[column + 1] = nil }
    column += width
    if column >= columns { (column, isPending) = (columns - 1, true) }
  }

  /// Changes the width: rows that went on are joined, and broken where they do not fit.
  mutating func resize(columns new: Int, height newHeight: Int) {
    var result: [Row] = []
    var place = (row: 0, column: 0)
    var number = 0
    while number < rows.count {
      var line: [Character?] = []
      var cursor: Int?
      while true {
        if number == row { cursor = line.count + column + (isPending ? 1 : 0) }
        line += rows[number].cells
        if !rows[number].wraps || number == rows.count - 1 { break }
        number += 1
      }
      number += 1
      var pieces = [Row()]
      for (offset, cell) in line.enumerated() {
        let isWide = offset + 1 < line.count && line[offset + 1] == nil
        if cell != nil, pieces[pieces.count - 1].cells.count + (isWide ? 2 : 1) > new {
          pieces[pieces.count - 1].wraps = true
          pieces.append(Row())
        }
        if offset == cursor { place = (result.count + pieces.count - 1, pieces[pieces.count - 1].cells.count) }
        pieces[pieces.count - 1].cells.append(cell)
      }
      // Behind everything, the cursor stays on the last row.
      if let cursor, cursor >= line.count {
        place = (
          result.count + pieces.count - 1, min(new - 1, pieces[pieces.count - 1].cells.count + cursor - line.count)
        )
      }
      result += pieces
    }
    (rows, row, column, isPending) = (result, place.row, place.column, false)
    (columns, height) = (new, newHeight)
  }
}
