import ReckonCalculator
import ReckonStorage
import ReckonTerminal

extension LineEditor {
  /// Adds a line to the history, if it belongs there.
  mutating func remember(_ line: String) {
    guard LineHistory.keeps(line, after: history.last) else { return }
    history.append(line)
    if history.count > historyLimit + historyLimit / 4 { history.removeFirst(history.count - historyLimit) }
  }

  /// A row up, or at the first row to the line before.
  mutating func goUp(_ former: Run) -> Action {
    let start = edited.rowStart(of: cursor)
    if start > 0 { return goToRow(of: start - 1, former) }
    let place = recalled?.place ?? history.count
    return place > 0 ? recall(place - 1) : .refused
  }

  /// A row down, or at the last row to the next line.
  mutating func goDown(_ former: Run) -> Action {
    let end = edited.rowEnd(of: cursor)
    if end < edited.count { return goToRow(of: end + 1, former) }
    guard let recalled else { return .refused }
    return recall(recalled.place + 1)
  }

  /// Goes to another row, as near as possible to the column where the first of such moves began.
  private mutating func goToRow(of place: Int, _ former: Run) -> Action {
    var goal = CharacterWidth.of(edited.slice(edited.rowStart(of: cursor)..<cursor))
    if case .rows(let column) = former { goal = column }
    var at = edited.rowStart(of: place)
    let end = edited.rowEnd(of: place)
    var column = 0
    while at < end, column < goal, let character = edited.character(after: at) {
      column += CharacterWidth.of(character)
      if column > goal { break }
      at = edited.offset(after: at)
    }
    edited.moveCursor(to: at)
    run = .rows(column: goal)
    return .redraw
  }

  /// Shows a line of the history in place of what was being typed; the number of lines stands for that itself.
  mutating func recall(_ place: Int) -> Action {
    guard place != recalled?.place ?? history.count else { return .refused }
    let draft = recalled?.draft ?? edited
    if place < history.count {
      recalled = (place, draft)
      return show(EditedText(history[place]))
    }
    recalled = nil
    return show(draft)
  }

  /// Puts another text in place of all, so that it can be taken back.
  mutating func show(_ other: EditedText) -> Action {
    let action = replace(0..<edited.count, with: other.text, .other)
    edited.moveCursor(to: other.cursor)
    journal.close()
    return action
  }
}
