import ReckonPhrases

extension LineEditor {
  mutating func perform(_ command: LineCommand, _ assistant: (any LineAssistant)?) -> Action {
    switch panel {
    case .completions(let list): if let action = perform(command, in: list) { return action }
    case .search(let search): if let action = perform(command, in: search) { return action }
    case .nothing, .hint: break
    }
    let former = run
    run = .other
    if command != .eraseBefore, command != .eraseBehind, command != .eraseOrEnd { journal.close() }
    switch command {
    case .left: return move(to: edited.offset(before: cursor))
    case .right: return move(to: edited.offset(after: cursor))
    case .wordLeft: return move(to: edited.wordStart(before: cursor))
    case .wordRight: return move(to: edited.wordEnd(after: cursor))
    case .rowStart: return move(to: edited.rowStart(of: cursor))
    case .rowEnd: return move(to: edited.rowEnd(of: cursor))
    case .textStart: return move(to: 0)
    case .textEnd: return move(to: edited.count)
    case .up: return goUp(former)
    case .down: return goDown(former)
    case .oldest: return history.isEmpty ? .refused : recall(0)
    case .newest: return recall(history.count)
    case .eraseBefore: return erase(edited.offset(before: cursor)..<cursor)
    case .eraseBehind: return erase(cursor..<edited.offset(after: cursor))
    case .eraseOrEnd: return edited.isEmpty ? .endOfInput : erase(cursor..<edited.offset(after: cursor))
    case .transpose: return transpose()
    case .killRowEnd: return kill(cursor..<max(edited.rowEnd(of: cursor), edited.lineEnd(behind: cursor)), former)
    case .killRowStart: return kill(min(edited.rowStart(of: cursor), edited.lineEnd(before: cursor))..<cursor, former)
    case .killBlankWord: return kill(edited.wordStart(before: cursor) { !$0.isWhitespace }..<cursor, former)
    case .killWordBefore: return kill(edited.wordStart(before: cursor)..<cursor, former)
    case .killWordBehind: return kill(cursor..<edited.wordEnd(after: cursor), former)
    case .yank: return yank()
    case .yankOlder: return yankOlder(former)
    case .undo: return journal.undo(&edited) ? .redraw : .refused
    case .redo: return journal.redo(&edited) ? .redraw : .refused
    case .searchOlder: return beginSearch(.older)
    case .searchNewer: return beginSearch(.newer)
    case .complete: return complete(assistant)
    case .completeBackward: return .refused
    case .enter: return enter(assistant)
    case .newRow: return insert("\n", .other)
    case .cancel: return cancel()
    case .giveUp, .close: return .refused
    case .clearScreen: return .clearScreen
    }
  }

  // MARK: Typing

  mutating func take(typed character: String) -> Action {
    switch panel {
    case .search(let search): return extend(search, by: character)
    case .completions: panel = .nothing
    case .nothing, .hint: break
    }
    if run != .typing { journal.close() }
    run = .typing
    return insert(EditedText.cleaned(character), .typing)
  }

  mutating func take(pasted text: String) -> Action {
    var text = EditedText.cleaned(text)
    switch panel {
    case .search(let search): return extend(search, by: String(text.prefix { $0 != "\n" }))
    case .completions: panel = .nothing
    case .nothing, .hint: break
    }
    run = .other
    journal.close()
    // The end of the last line is Enter's to give.
    if cursor == edited.count, text.utf8.last == 0x0A { text.removeLast() }
    return insert(text, .other)
  }

  mutating func insert(_ new: String, _ kind: EditJournal.Kind) -> Action { replace(cursor..<cursor, with: new, kind) }

  /// Changes the text, so that it can be taken back.
  mutating func replace(_ range: Range<Int>, with new: String, _ kind: EditJournal.Kind) -> Action {
    guard edited.count - range.count + new.utf8.count <= Self.longestLine else {
      panel = .hint(
        Phrase(
          "lineHasAtMostMiB", "a line has at most \(Self.longestLine >> 20) MiB; a file can be longer: reckon FILE"
        ).description)
      return .refused
    }
    let before = cursor
    let old = edited.replace(range, with: new)
    if !old.isEmpty || !new.isEmpty { journal.add(kind, at: range.lowerBound, old: old, new: new, cursor: before) }
    return .redraw
  }

  // MARK: Moving and erasing

  private mutating func move(to place: Int) -> Action {
    guard place != cursor else { return .refused }
    edited.moveCursor(to: place)
    return .redraw
  }

  private mutating func erase(_ range: Range<Int>) -> Action {
    guard !range.isEmpty else { return .refused }
    return replace(range, with: "", .erasing)
  }

  /// Swaps the characters before and at the cursor; at the end of a row, the last two.
  private mutating func transpose() -> Action {
    var middle = cursor
    if middle == edited.rowEnd(of: middle) { middle = edited.offset(before: middle) }
    let range = edited.offset(before: middle)..<edited.offset(after: middle)
    guard middle > edited.rowStart(of: middle), middle < edited.rowEnd(of: middle), range.upperBound <= edited.count
    else {
      return .refused
    }
    let (left, right) = (edited.slice(range.lowerBound..<middle), edited.slice(middle..<range.upperBound))
    return replace(range, with: String(right + left), .other)
  }

  // MARK: Cutting and putting in

  private mutating func kill(_ range: Range<Int>, _ former: Run) -> Action {
    guard !range.isEmpty else {
      run = former == .killing ? .killing : .other
      return .refused
    }
    killRing.add(String(edited.slice(range)), joins: former == .killing, isBefore: range.upperBound == cursor)
    run = .killing
    return replace(range, with: "", .other)
  }

  private mutating func yank() -> Action {
    killRing.rewind()
    guard let text = killRing.current else { return .refused }
    return yank(text, over: cursor..<cursor)
  }

  private mutating func yankOlder(_ former: Run) -> Action {
    guard case .yanking(let range) = former else { return .refused }
    killRing.turn()
    guard let text = killRing.current else { return .refused }
    return yank(text, over: range)
  }

  private mutating func yank(_ text: String, over range: Range<Int>) -> Action {
    let action = replace(range, with: text, .other)
    if action == .redraw { run = .yanking(range.lowerBound..<range.lowerBound + text.utf8.count) }
    return action
  }

  // MARK: The end of a line

  private mutating func enter(_ assistant: (any LineAssistant)?) -> Action {
    let isAtEnd = cursor == edited.count
    let lastRow = edited.slice(edited.rowStart(of: edited.count)..<edited.count)
    // Enter on an empty row behind others runs what is there, so that its error is told.
    let isEnough = isAtEnd && edited.hasRows && lastRow.allSatisfy(\.isWhitespace)
    if !isEnough, let assistant, assistant.isIncomplete(text) {
      edited.moveCursor(to: edited.count)
      return insert("\n", .other)
    }
    let line = text
    reset()
    remember(line)
    return .finish(line)
  }

  private mutating func cancel() -> Action {
    guard !edited.isEmpty else {
      panel = .hint(Phrase("ctrlD", "Ctrl-D or :quit quits").description)
      return .redraw
    }
    let line = text
    // What was given up by mistake can be yanked.
    killRing.add(line, joins: false, isBefore: false)
    reset()
    return .cancelled(line)
  }
}

extension EditedText {
  /// The place behind the line end at a place; the place itself when there is none.
  fileprivate func lineEnd(behind place: Int) -> Int {
    character(after: place) == "\n" ? offset(after: place) : place
  }

  /// The place before the line end before a place; the place itself when there is none.
  fileprivate func lineEnd(before place: Int) -> Int {
    character(before: place) == "\n" ? offset(before: place) : place
  }
}
