import ReckonPhrases
import ReckonTerminal

/// The screen contents of the prompt: rows of cells, below earlier output, with a cursor.
package struct PromptPicture: Hashable, Sendable {
  package struct Row: Hashable, Sendable {
    package internal(set) var cells: [ScreenCell] = []
    /// Whether the row before was merely full, and the terminal went on here by itself.
    package internal(set) var isContinuation = false

    /// Adds a text; where it does not fit, its end is cut off and … stands for it.
    ///
    /// - Parameter columns: where the row ends at the latest.
    mutating func write(_ text: some StringProtocol, _ style: CellStyle, columns: Int) {
      let start = cells.count
      for character in text where !write(character, style, columns: columns) {
        // Of a wide character both cells go.
        while cells.count > start, cells.count >= columns {
          if cells.removeLast().character == nil { cells.removeLast() }
        }
        write("…" as Character, style, columns: columns)
        return
      }
    }

    /// Adds a character; false when it does not fit.
    @discardableResult
    mutating func write(_ character: Character, _ style: CellStyle, columns: Int) -> Bool {
      let width = min(VisibleCharacter.width(of: character), columns)
      guard cells.count + width <= columns else { return false }
      cells.append(ScreenCell(VisibleCharacter.shown(character, columns: columns), style))
      if width == 2 { cells.append(ScreenCell(nil, style)) }
      return true
    }
  }

  package internal(set) var rows: [Row] = []
  /// How many of them are text; behind them stand previews and lists.
  package internal(set) var textRows = 0
  package internal(set) var cursorRow = 0
  package internal(set) var cursorColumn = 0
}

/// The appearance of a line.
package struct LineView {
  package var prompt: String
  /// How the language shows parts of the text.
  package var styles: [StyledRange]
  /// A preview of the text's value.
  package var preview: String?

  package init(prompt: String = "> ", styles: [StyledRange] = [], preview: String? = nil) {
    self.prompt = prompt
    self.styles = styles
    self.preview = preview
  }

  static let promptStyle = CellStyle(nil, .bold)
  static let quiet = CellStyle(nil, .dim)
  static let chosen = CellStyle(nil, .reverse)
  static let found = CellStyle(nil, .underline)

  /// The rows of a list at most.
  static let longestList = 10

  /// The line while it is edited, as much of it as fits into the window: the rows around the cursor.
  package func picture(of editor: LineEditor, in size: TerminalSize) -> PromptPicture {
    let layout = layout(of: editor.text, cursor: editor.cursor, size)
    let below = rowsBelow(editor, size, room: size.rows - min(layout.rows.count, (size.rows + 1) / 2))
    let height = max(1, size.rows - below.count)
    let first = max(0, min(layout.rows.count - height, layout.cursorRow - height / 2))
    let shown = layout.rows.count <= height ? 0..<layout.rows.count : first..<first + height
    var picture = picture(of: editor.text, layout, rows: shown, found: editor.found, size)
    picture.cursorRow = layout.cursorRow - shown.lowerBound
    picture.cursorColumn = layout.cursorColumn
    picture.rows += below
    return picture
  }

  /// The whole line when it is done, however many rows it has.
  package func finalPicture(of text: String, mark: String = "", in size: TerminalSize) -> PromptPicture {
    let layout = layout(of: text, cursor: -1, size)
    var picture = picture(of: text, layout, rows: 0..<layout.rows.count, found: nil, size)
    if let last = picture.rows.indices.last { picture.rows[last].write(mark, Self.quiet, columns: size.columns) }
    picture.cursorRow = max(0, picture.rows.count - 1)
    return picture
  }

  private func layout(of text: String, cursor: Int, _ size: TerminalSize) -> TextLayout {
    TextLayout(text, cursor: cursor, promptWidth: CharacterWidth.of(prompt), columns: size.columns)
  }

  /// The prompt before the second row and those behind it: `...> `.
  static func continuation(of prompt: String) -> String {
    String(repeating: ".", count: max(0, CharacterWidth.of(prompt) - 2))
      + String("> ".suffix(CharacterWidth.of(prompt)))
  }

  private func picture(
    of text: String, _ layout: TextLayout, rows shown: Range<Int>, found: Range<Int>?, _ size: TerminalSize
  ) -> PromptPicture {
    var picture = PromptPicture()
    let continuation = Self.continuation(of: prompt)
    // The first part that ends behind the first row shown.
    var part = styles.partitioningIndex { $0.range.upperBound > layout.rows[shown.lowerBound].range.lowerBound }
    for number in shown {
      let row = layout.rows[number]
      var cells = PromptPicture.Row(isContinuation: row.isContinuation && number > shown.lowerBound)
      if !row.isContinuation, layout.promptWidth > 0 {
        cells.write(number == 0 ? prompt : continuation, Self.promptStyle, columns: size.columns)
      }
      var place = row.range.lowerBound
      let utf8 = text.utf8
      for character in text[
        utf8.index(utf8.startIndex, offsetBy: place)..<utf8.index(utf8.startIndex, offsetBy: row.range.upperBound)]
      {
        while part < styles.count, styles[part].range.upperBound <= place { part += 1 }
        var style = part < styles.count && styles[part].range.contains(place) ? styles[part].style : CellStyle()
        if let found, found.contains(place) { style.traits.formUnion(Self.found.traits) }
        cells.write(character, style, columns: size.columns)
        place += character.utf8.count
      }
      picture.rows.append(cells)
    }
    picture.textRows = picture.rows.count
    return picture
  }

  // MARK: Below the line

  private func rowsBelow(_ editor: LineEditor, _ size: TerminalSize, room: Int) -> [PromptPicture.Row] {
    guard room > 0 else { return [] }
    // The last column stays free, so that a resized window breaks no row that need not be.
    let columns = max(1, size.columns - 1)
    func row(_ text: String) -> PromptPicture.Row {
      var row = PromptPicture.Row()
      row.write(text, Self.quiet, columns: columns)
      return row
    }
    switch editor.panel {
    case .nothing: return preview.map { [row($0)] } ?? []
    case .hint(let text): return [row(text)]
    case .search(let search):
      return [
        row("\(Phrase("(search)")) \(search.query)\(search.isFound ? "" : "  – \(search.missing)")")
      ]
    case .completions(let list): return rows(list, columns: columns, room: min(room, Self.longestList + 1))
    }
  }

  private func rows(_ list: CompletionList, columns: Int, room: Int) -> [PromptPicture.Row] {
    let count = list.candidates.count
    let isCut = count > room
    let height = isCut ? max(1, room - 1) : count
    let first = max(0, min(count - height, list.selected - height / 2))
    let shown = first..<min(count, first + height)
    let width = min(list.candidates[shown].map { CharacterWidth.of($0.label) }.max() ?? 0, columns / 2)
    var rows = shown.map { number in
      let candidate = list.candidates[number]
      let isChosen = number == list.selected
      var row = PromptPicture.Row()
      row.write(candidate.label, isChosen ? Self.chosen : CellStyle(), columns: columns)
      while row.cells.count < width { row.write(" ", isChosen ? Self.chosen : CellStyle(), columns: columns) }
      if !candidate.summary.isEmpty { row.write("  \(candidate.summary)", Self.quiet, columns: columns) }
      return row
    }
    if isCut, room > 1 {
      var row = PromptPicture.Row()
      row.write(
        Phrase("shownOf", "\(shown.lowerBound + 1)–\(shown.upperBound) of \(count)").description, Self.quiet,
        columns: columns)
      rows.append(row)
    }
    return rows
  }
}

extension [StyledRange] {
  /// The first index whose element fits, when those that fit stand behind those that do not.
  fileprivate func partitioningIndex(where fits: (StyledRange) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if fits(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
