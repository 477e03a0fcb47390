import ReckonTerminal

/// How a text falls into the rows of a window: behind a prompt, and cut where a row is full.
struct TextLayout: Hashable, Sendable {
  struct Row: Hashable, Sendable {
    /// The part of the text, without its line end.
    let range: Range<Int>
    /// Whether the row before was merely full, and the terminal went on here by itself.
    let isContinuation: Bool
  }

  let rows: [Row]
  /// Where the cursor is.
  let cursorRow: Int
  let cursorColumn: Int
  /// The columns of the prompt before each row that is no continuation.
  let promptWidth: Int

  /// - Parameters:
  ///   - cursor: its place in the text.
  ///   - promptWidth: the columns of the prompt; it is left out where hardly anything would be left.
  /// - Complexity: O(bytes).
  init(_ text: String, cursor: Int, promptWidth: Int, columns: Int) {
    var rows: [Row] = []
    var cursorPlace = (row: 0, column: 0)
    let promptWidth = columns - promptWidth < 4 ? 0 : promptWidth
    var start = 0
    var column = promptWidth
    var isContinuation = false
    func endRow(_ place: Int) {
      rows.append(Row(range: start..<place, isContinuation: isContinuation))
    }
    var text = text
    text.makeContiguousUTF8()
    let utf8 = text.utf8
    var index = text.startIndex
    var place = 0
    while index < text.endIndex {
      var next = utf8.index(after: index)
      let byte = utf8[index]
      var width = 1
      // Only beyond ASCII do characters have several scalars.
      if byte >= 0x80 || next < text.endIndex && utf8[next] >= 0x80 {
        next = text.index(after: index)
        width = VisibleCharacter.width(of: text[index])
      }
      let after = place + utf8.distance(from: index, to: next)
      if byte == 0x0A {
        if place == cursor { cursorPlace = (rows.count, column) }
        // The cursor behind a full row stands on a row of its own.
        if column >= columns, place == cursor {
          endRow(place)
          (start, isContinuation, cursorPlace) = (place, true, (rows.count, 0))
        }
        endRow(place)
        (start, column, isContinuation) = (after, promptWidth, false)
      } else {
        if column + min(width, columns) > columns {
          endRow(place)
          (start, column, isContinuation) = (place, 0, true)
        }
        if place == cursor { cursorPlace = (rows.count, column) }
        column += min(width, columns)
      }
      (index, place) = (next, after)
    }
    if cursor >= place, column >= columns {
      endRow(place)
      (start, column, isContinuation) = (place, 0, true)
    }
    if cursor >= place { cursorPlace = (rows.count, column) }
    endRow(place)
    self.rows = rows
    cursorRow = cursorPlace.row
    cursorColumn = cursorPlace.column
    self.promptWidth = promptWidth
  }
}

/// A character as it can be shown: what a terminal would not show, or would show elsewhere, has a stand-in.
enum VisibleCharacter {
  static func width(of character: Character) -> Int { max(1, CharacterWidth.of(character)) }

  /// The cells written for a character.
  static func shown(_ character: Character, columns: Int) -> Character {
    if CharacterWidth.of(character) > columns { return "\u{FFFD}" }
    guard CharacterWidth.of(character) == 0 else { return character }
    guard let first = character.unicodeScalars.first, first.properties.generalCategory == .nonspacingMark else {
      return "\u{FFFD}"
    }
    // A mark with nothing to stand on would go to what is before the text.
    var scalars = String.UnicodeScalarView("◌".unicodeScalars)
    scalars.append(contentsOf: character.unicodeScalars)
    return Character(String(scalars))
  }
}
