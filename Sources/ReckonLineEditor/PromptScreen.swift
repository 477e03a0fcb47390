import ReckonTerminal

/// Keeps what the prompt shows up to date on a terminal, by moves from where the cursor is: what stands above is never
/// touched.
package struct PromptScreen {
  package var depth: ColorDepth
  /// The width of the window.
  package var columns: Int
  /// The picture on the terminal; `nil` if the cursor is at the start of a new row.
  private(set) var shown: PromptPicture?

  package init(depth: ColorDepth, columns: Int) {
    self.depth = depth
    self.columns = columns
  }

  /// The output that makes the terminal show a picture.
  ///
  /// - Complexity: O(cells).
  package mutating func draw(_ new: PromptPicture) -> String {
    defer { shown = new }
    var pen = Pen(depth: depth, columns: columns, at: shown.map { ($0.cursorRow, $0.cursorColumn) } ?? (0, 0))
    let old = shown?.rows ?? [PromptPicture.Row()]
    for (number, row) in new.rows.enumerated() {
      let former = number < old.count ? old[number] : nil
      // Where the end of a row is cleared, terminals forget that the next one goes on with it.
      let isCutOff = row.isContinuation && pen.clearedRow == number - 1
      if number > 0, former == nil || former?.isContinuation != row.isContinuation || isCutOff {
        pen.enter(number, after: new.rows[number - 1], isContinuation: row.isContinuation)
        pen.write(row, from: 0, over: former)
      } else if let former, former != row {
        pen.write(row, number, over: former)
      }
    }
    if old.count > new.rows.count {
      pen.move(to: (new.rows.count, 0))
      pen.add("\u{1B}[J")
    }
    pen.move(to: (new.cursorRow, new.cursorColumn))
    // Of what changes in one row nothing flickers.
    return pen.rowsTouched > 1 ? "\u{1B}[?25l\(pen.output)\u{1B}[?25h" : pen.output
  }

  /// The output that leaves a completed line on the screen, with the cursor on the row below it.
  package mutating func finish(_ picture: PromptPicture, rows: Int) -> String {
    defer { shown = nil }
    if picture.rows.count <= rows { return draw(picture) + "\r\n" }
    // Text wider than the window scrolls horizontally.
    return erase() + draw(picture) + "\r\n"
  }

  /// The output that erases everything and moves the cursor to where the prompt was.
  package mutating func erase() -> String {
    guard let picture = shown else { return "" }
    shown = nil
    return Self.up(picture.cursorRow) + Self.clear
  }

  /// The screen is someone else's for now, or has been cleared; the cursor is at the start of a fresh row.
  package mutating func forget() { shown = nil }

  /// The output when the program resumes after being stopped, so that the line can be drawn at the cursor: on a new
  /// row, or on its own row if nothing had stopped it.
  package mutating func resume() -> String {
    shown = nil
    return Self.clear
  }

  /// The output before another program uses the terminal: the line remains, and everything below it is erased.
  package var farewell: String {
    guard let picture = shown else { return "" }
    return Self.down(max(0, picture.textRows - 1 - picture.cursorRow)) + "\r\n\u{1B}[J"
  }

  /// The output when the width of the window changes. Terminals wrap rows that no longer fit, and rejoin rows that they
  /// wrapped themselves, so the picture then begins a different number of rows above the cursor.
  package mutating func resize(columns new: Int) -> String {
    defer { columns = new }
    guard let picture = shown, new != columns else { return "" }
    shown = nil
    var rowsAbove = 0
    var line: [ScreenCell] = []
    for row in picture.rows[..<picture.cursorRow] + [picture.cells(upToCursorIn: picture.rows[picture.cursorRow])] {
      if !row.isContinuation, !line.isEmpty {
        rowsAbove += Self.rowCount(line, new)
        line = []
      }
      line += row.cells
    }
    return Self.up(rowsAbove + Self.rowCount(line, new) - 1) + Self.clear
  }

  /// The rows that a terminal makes of cells that it breaks where they do not fit.
  private static func rowCount(_ cells: [ScreenCell], _ columns: Int) -> Int {
    var rows = 1
    var column = 0
    for index in cells.indices where cells[index].character != nil {
      let width = index + 1 < cells.count && cells[index + 1].character == nil ? 2 : 1
      if column + width > columns, column > 0 { (rows, column) = (rows + 1, 0) }
      column += width
    }
    return rows
  }

  /// Clears from the start of the row on. In the corner of its screen, tmux would keep what is cleared, as if it were
  /// worth scrolling back to; behind a blank it does not.
  private static let clear = "\r \u{1B}[J\r"

  fileprivate static func up(_ count: Int) -> String { count > 0 ? "\u{1B}[\(count)A" : "" }
  fileprivate static func down(_ count: Int) -> String { count > 0 ? "\u{1B}[\(count)B" : "" }
}

extension PromptPicture {
  /// The cells of the cursor's row up to the cursor, and the character that it stands on. Where it stands on none,
  /// terminals that break rows keep it on the row of what stands before it.
  fileprivate func cells(upToCursorIn row: Row) -> Row {
    // The row that a blank was written into, for the cursor to be there.
    if row.isContinuation, row.cells.isEmpty { return Row(cells: [ScreenCell()], isContinuation: true) }
    let isWide = cursorColumn + 1 < row.cells.count && row.cells[cursorColumn + 1].character == nil
    return Row(cells: Array(row.cells.prefix(cursorColumn + (isWide ? 2 : 1))), isContinuation: row.isContinuation)
  }
}

/// Writes cells, and knows where the cursor is.
private struct Pen {
  let depth: ColorDepth
  let columns: Int
  var output = ""
  var rowsTouched = 0
  /// The row whose end was cleared last.
  private(set) var clearedRow: Int?
  private var row: Int
  /// Nothing where terminals do not agree: behind the last column, and behind characters whose width they do not agree
  /// on.
  private var column: Int?
  private var style = CellStyle()

  init(depth: ColorDepth, columns: Int, at place: (row: Int, column: Int)) {
    self.depth = depth
    self.columns = columns
    (row, column) = place
  }

  mutating func add(_ text: String) { output += text }

  /// Moves among rows that are there.
  mutating func move(to place: (row: Int, column: Int)) {
    use(CellStyle())
    if place.row != row {
      output += place.row < row ? PromptScreen.up(row - place.row) : PromptScreen.down(place.row - row)
    }
    if column != place.column {
      output += "\r" + (place.column > 0 ? "\u{1B}[\(place.column)C" : "")
    }
    (row, column) = (place.row, place.column)
  }

  /// Comes to the start of a row from the row above, so that the terminal knows whether both are one line.
  mutating func enter(_ number: Int, after above: PromptPicture.Row, isContinuation: Bool) {
    if isContinuation, let last = above.cells.lastIndex(where: { $0.character != nil }) {
      move(to: (number - 1, last))
      write(above.cells[last])
    } else {
      move(to: (number - 1, column ?? 0))
      output += "\r\n"
    }
    (row, column) = (number, isContinuation ? nil : 0)
  }

  /// Writes a row from its start, where the cursor is or will be with the next character.
  mutating func write(_ cells: PromptPicture.Row, from start: Int, over former: PromptPicture.Row?) {
    rowsTouched += 1
    if cells.isContinuation, cells.cells.isEmpty {
      // Only a character brings the cursor here.
      output += " \r"
      column = 0
    }
    write(cells, from: start)
    if let former, former.cells.count > cells.cells.count { clearRest(cells.cells.count) }
  }

  /// Writes the changed cells of a row.
  mutating func write(_ cells: PromptPicture.Row, _ number: Int, over former: PromptPicture.Row) {
    rowsTouched += 1
    let (new, old) = (cells.cells, former.cells)
    var first = zip(new, old).prefix { $0 == $1 }.count
    // A wide character is written whole.
    while first > 0,
      first < new.count && new[first].character == nil || first < old.count && old[first].character == nil
    { first -= 1 }
    var end = new.count
    if new.count == old.count {
      while end > first, new[end - 1] == old[end - 1] { end -= 1 }
      while end < new.count, new[end].character == nil || old[end].character == nil { end += 1 }
    }
    move(to: (number, first))
    write(cells, from: first, to: end)
    if old.count > new.count { clearRest(new.count) }
  }

  private mutating func write(_ row: PromptPicture.Row, from start: Int, to end: Int? = nil) {
    for index in start..<(end ?? row.cells.count) {
      // Behind a character whose width is not sure.
      if column == nil, index > start, row.cells[index].character != nil { move(to: (self.row, index)) }
      write(row.cells[index])
    }
  }

  private mutating func write(_ cell: ScreenCell) {
    guard let character = cell.character else { return }
    use(cell.style)
    output.append(character)
    column = column.flatMap { CharacterWidth.isSure(of: character) && $0 + 1 < columns ? $0 + 1 : nil }
  }

  /// Clears a row from a column on.
  private mutating func clearRest(_ start: Int) {
    guard start < columns else { return }
    if column != start { move(to: (row, start)) }
    use(CellStyle())
    output += "\u{1B}[K"
    clearedRow = row
  }

  private mutating func use(_ other: CellStyle) {
    guard other != style else { return }
    style = other
    output += style.sequence(depth)
  }
}
