/// How a cell of a screen looks.
package struct CellStyle: Hashable, Sendable {
  package struct Traits: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let bold = Self(rawValue: 1)
    package static let dim = Self(rawValue: 2)
    package static let underline = Self(rawValue: 4)
    package static let reverse = Self(rawValue: 8)
  }

  /// The terminal's own colour unless there is one.
  package var foreground: ScreenColor?
  package var background: ScreenColor?
  package var traits: Traits

  package init(_ foreground: ScreenColor? = nil, on background: ScreenColor? = nil, _ traits: Traits = []) {
    self.foreground = foreground
    self.background = background
    self.traits = traits
  }

  /// The sequence that makes a terminal write so, whatever it wrote before.
  package func sequence(_ depth: ColorDepth) -> String {
    var numbers = [0]
    for (trait, number) in [(Traits.bold, 1), (.dim, 2), (.underline, 4), (.reverse, 7)] where traits.contains(trait) {
      numbers.append(number)
    }
    numbers += foreground?.selection(depth, isBackground: false) ?? []
    numbers += background?.selection(depth, isBackground: true) ?? []
    return "\u{1B}[\(numbers.map(String.init).joined(separator: ";"))m"
  }

  /// A text that looks so, where there are colours.
  package func shown(_ text: String, _ depth: ColorDepth) -> String {
    depth == .none || text.isEmpty ? text : "\(sequence(depth))\(text)\u{1B}[0m"
  }
}

/// A cell of a terminal.
package struct ScreenCell: Hashable, Sendable {
  /// Nothing in the second cell of a wide character.
  package var character: Character?
  package var style: CellStyle

  package init(_ character: Character? = " ", _ style: CellStyle = CellStyle()) {
    (self.character, self.style) = (character, style)
  }
}

/// The contents of a terminal: a grid of cells, each with a character and a style.
package struct Screen: Hashable, Sendable {
  package let size: TerminalSize
  /// Row by row.
  private var cells: [ScreenCell]

  /// A blank screen.
  package init(size: TerminalSize) {
    self.size = size
    cells = Array(repeating: ScreenCell(), count: size.rows * size.columns)
  }

  /// Writes text on one row, which starts at `column` and goes on at most to `end`, or to the edge. What does not fit
  /// is cut off.
  ///
  /// Control characters and marks with nothing to stand on are left out.
  ///
  /// - Returns: the column behind the text.
  @discardableResult
  package mutating func write(_ text: String, row: Int, column: Int, end: Int = .max, style: CellStyle = CellStyle())
    -> Int
  {
    let end = min(end, size.columns)
    guard (0..<size.rows).contains(row) else { return column }
    var column = column
    for character in text {
      let width = CharacterWidth.of(character)
      if width == 0 { continue }
      guard column + width <= end else {
        // The half of a wide character cannot be shown.
        if width == 2, column + 1 == end, column >= 0 { put(" ", row, column, style) }
        return min(column, end)
      }
      if column >= 0 {
        put(character, row, column, style)
        if width == 2 { put(nil, row, column + 1, style) }
      }
      column += width
    }
    return column
  }

  /// Fills a rectangle; what of it is outside the screen is left out.
  package mutating func fill(rows: Range<Int>, columns: Range<Int>, with character: Character = " ", style: CellStyle) {
    for row in rows.clamped(to: 0..<size.rows) {
      for column in columns.clamped(to: 0..<size.columns) { put(character, row, column, style) }
    }
  }

  private mutating func put(_ character: Character?, _ row: Int, _ column: Int, _ style: CellStyle) {
    let index = row * size.columns + column
    // Half of a wide character that was there cannot stay.
    if cells[index].character == nil, character != nil, column > 0 { cells[index - 1].character = " " }
    if character != nil || cells[index].character != nil, column + 1 < size.columns, cells[index + 1].character == nil {
      cells[index + 1].character = " "
    }
    cells[index] = ScreenCell(character, style)
  }

  /// The text of a row without the blanks at its end.
  package func text(row: Int) -> String {
    guard (0..<size.rows).contains(row) else { return "" }
    var text = String(cells[row * size.columns..<(row + 1) * size.columns].compactMap(\.character))
    while text.last == " " { text.removeLast() }
    return text
  }

  /// The style of a cell.
  package func style(row: Int, column: Int) -> CellStyle { cells[row * size.columns + column].style }

  // MARK: Showing it

  /// The bytes that make a terminal show this screen.
  ///
  /// - Parameter old: what the terminal shows. Without it, or with one of another size, everything is sent, else the
  ///   differences.
  /// - Complexity: O(cells).
  package func render(from old: Screen?, _ depth: ColorDepth) -> String {
    var output = ""
    var old = old
    if old?.size != size {
      output = "\u{1B}[0m\u{1B}[2J"
      old = nil
    }
    var style = CellStyle()
    // Where the terminal's cursor is, if that is sure.
    var place: Int?
    for (index, cell) in cells.enumerated() {
      let isChanged = (old.map { $0.cells[index] } ?? ScreenCell()) != cell || isWideAndChanged(index, old)
      guard isChanged, let character = cell.character else { continue }
      if place != index { output += "\u{1B}[\(index / size.columns + 1);\(index % size.columns + 1)H" }
      if cell.style != style {
        style = cell.style
        output += style.sequence(depth)
      }
      output.append(character)
      // Terminals do not agree where the cursor is behind the last column.
      place = CharacterWidth.isSure(of: character) && (index + 1) % size.columns != 0 ? index + 1 : nil
    }
    return style == CellStyle() ? output : output + "\u{1B}[0m"
  }

  /// Whether the second cell of a wide character differs, which is drawn with the first.
  private func isWideAndChanged(_ index: Int, _ old: Screen?) -> Bool {
    guard let old, index + 1 < cells.count, cells[index + 1].character == nil else { return false }
    return old.cells[index + 1] != cells[index + 1]
  }
}
