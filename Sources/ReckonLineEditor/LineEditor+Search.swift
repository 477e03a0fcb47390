import ReckonPhrases
import ReckonTerminal

/// A search for a line of the history, which goes on with each key.
package struct HistorySearch: Hashable, Sendable {
  enum Direction: Hashable, Sendable { case older, newer }

  /// The text to search for.
  package internal(set) var query = ""
  /// Whether a line was found that has it.
  package internal(set) var isFound = true
  var direction: Direction
  /// The line that was found last.
  var place: Int
  /// The text before the search, restored when it is cancelled.
  let former: EditedText
  let formerPlace: Int?
  let draft: EditedText

  /// The message shown when no line is found.
  var missing: Phrase {
    switch direction {
    case .older: Phrase("noOlderLine", "no older line contains it")
    case .newer: Phrase("noNewerLine", "no newer line contains it")
    }
  }
}

extension LineEditor {
  /// The part of the text that a search has found.
  package var found: Range<Int>? {
    guard case .search(let search) = panel, search.isFound, !search.query.isEmpty,
      cursor + search.query.utf8.count <= edited.count
    else {
      return nil
    }
    return cursor..<cursor + search.query.utf8.count
  }

  mutating func beginSearch(_ direction: HistorySearch.Direction) -> Action {
    panel = .search(
      HistorySearch(
        direction: direction, place: recalled?.place ?? history.count, former: edited, formerPlace: recalled?.place,
        draft: recalled?.draft ?? edited))
    return .redraw
  }

  /// Performs a key's command during a search of the history; `nil` if the key ends the search and then has its usual
  /// effect.
  mutating func perform(_ command: LineCommand, in search: HistorySearch) -> Action? {
    var search = search
    switch command {
    case .searchOlder, .searchNewer:
      search.direction = command == .searchOlder ? .older : .newer
      if search.query.isEmpty {
        search.query = lastQuery
        return look(search, from: search.place)
      }
      return look(search, from: search.direction == .older ? search.place - 1 : search.place + 1)
    case .eraseBefore:
      guard !search.query.isEmpty else { return .refused }
      search.query.removeLast()
      search.place = search.formerPlace ?? history.count
      return look(search, from: search.place)
    case .giveUp, .cancel:
      edited = search.former
      lastQuery = search.query.isEmpty ? lastQuery : search.query
      panel = .nothing
      return command == .giveUp ? .redraw : nil
    default:
      endSearch(search)
      return command == .close ? .redraw : nil
    }
  }

  /// Adds to what is looked for; the line that was found stays when it has that too.
  mutating func extend(_ search: HistorySearch, by text: String) -> Action {
    var search = search
    guard search.query.utf8.count + text.utf8.count <= Self.longestQuery else { return .refused }
    search.query += text
    return look(search, from: search.place)
  }

  /// The most bytes that are looked for.
  private static let longestQuery = 1000

  /// Keeps the line that was found, as one change of the text.
  private mutating func endSearch(_ search: HistorySearch) {
    let found = edited
    edited = search.former
    lastQuery = search.query.isEmpty ? lastQuery : search.query
    panel = .nothing
    guard found != edited else { return }
    recalled = (search.place, search.draft)
    _ = show(found)
  }

  /// Looks for a line from a place on; lines like the one that is shown are skipped unless the search begins with it.
  private mutating func look(_ search: HistorySearch, from start: Int) -> Action {
    var search = search
    let pattern = SearchPattern(search.query)
    var place = min(start, history.count - 1)
    if search.direction == .newer { place = start }
    search.isFound = false
    while history.indices.contains(place) {
      let line = history[place]
      if place == search.place || line != text, let offset = pattern.offset(in: line) {
        search.place = place
        search.isFound = true
        edited = EditedText(line)
        edited.moveCursor(to: offset)
        break
      }
      place += search.direction == .older ? -1 : 1
    }
    panel = .search(search)
    return search.isFound ? .redraw : .refused
  }
}

/// A pattern to search for in lines. Without a capital letter, ASCII letters match regardless of case.
private struct SearchPattern {
  private let bytes: [UInt8]
  private let isExact: Bool

  init(_ text: String) {
    bytes = Array(text.utf8)
    isExact = bytes.contains { (0x41...0x5A).contains($0) }
  }

  /// The offset of its first occurrence in a line.
  ///
  /// - Complexity: O(bytes of the line × bytes of the pattern), which is short.
  func offset(in line: String) -> Int? {
    var line = line
    return line.withUTF8 { line in
      guard let first = bytes.first else { return line.count }
      guard line.count >= bytes.count else { return nil }
      for start in 0...line.count - bytes.count where folded(line[start]) == first {
        if bytes.indices.allSatisfy({ folded(line[start + $0]) == bytes[$0] }) { return start }
      }
      return nil
    }
  }

  private func folded(_ byte: UInt8) -> UInt8 { !isExact && (0x41...0x5A).contains(byte) ? byte + 0x20 : byte }
}
