import ReckonTerminal

/// Which row of a list is chosen.
struct ListSelection: Hashable, Sendable {
  private(set) var index = 0

  init(_ index: Int = 0) { self.index = index }

  /// Chooses another row; beyond an end it is the one at that end.
  mutating func move(by step: Int, count: Int) { index = min(max(0, index + step), max(0, count - 1)) }

  /// Does what a key asks for; false when the key does not move in lists.
  mutating func handle(_ event: TerminalEvent, count: Int, page: Int = 8) -> Bool {
    switch event {
    case .key(.up, _): move(by: -1, count: count)
    case .key(.down, _): move(by: 1, count: count)
    case .key(.pageUp, _): move(by: -page, count: count)
    case .key(.pageDown, _): move(by: page, count: count)
    case .key(.home, _): move(by: -count, count: count)
    case .key(.end, _): move(by: count, count: count)
    case .key, .text, .paste, .mouse, .resize, .resume, .endOfInput: return false
    }
    return true
  }

  /// The rows that are in view where there is room for `rows` of `count`: the chosen one in their middle where that is possible.
  func visible(count: Int, rows: Int) -> Range<Int> {
    let first = min(max(0, index - rows / 2), max(0, count - rows))
    return first..<min(count, first + max(0, rows))
  }
}
