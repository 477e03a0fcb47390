import ReckonTerminal

/// The changes to a text, for undo and redo.
struct EditJournal: Hashable, Sendable {
  /// The kinds of changes that merge into one undo step.
  enum Kind: Hashable, Sendable {
    /// Characters that were typed one behind the other.
    case typing
    /// Characters that were erased one after another.
    case erasing
    case other
  }

  private struct Step: Hashable {
    var kind: Kind
    var place: Int
    var old: String
    var new: String
    /// Where the cursor was before.
    let cursor: Int

    var size: Int { old.utf8.count + new.utf8.count }
  }

  /// The most steps that can be taken back.
  static let longest = 10_000
  /// The most bytes that steps hold, beyond which the oldest go.
  static let largest = 64 << 20

  private var done: [Step] = []
  private var undone: [Step] = []
  /// Whether the next change may belong to the last step.
  private var isOpen = false
  /// The bytes of what is done.
  private var size = 0

  /// Writes down that at `place` `old` was replaced by `new`.
  ///
  /// - Complexity: O(`old` + `new`), amortised.
  mutating func add(_ kind: Kind, at place: Int, old: String, new: String, cursor: Int) {
    undone = []
    size += old.utf8.count + new.utf8.count
    defer { isOpen = true }
    if isOpen, let last = done.indices.last, done[last].kind == kind {
      switch kind {
      case .typing where old.isEmpty && place == done[last].place + done[last].new.utf8.count:
        done[last].new += new
        return
      case .erasing where place + old.utf8.count == done[last].place:
        done[last].old = old + done[last].old
        done[last].place = place
        return
      case .erasing where place == done[last].place:
        done[last].old += old
        return
      case .typing, .erasing, .other: break
      }
    }
    done.append(Step(kind: kind, place: place, old: old, new: new, cursor: cursor))
    if done.count > Self.longest || size > Self.largest { forget() }
  }

  /// Drops the oldest steps, many at once, so that it is seldom done.
  private mutating func forget() {
    var first = max(0, done.count - Self.longest * 3 / 4)
    var rest = done[first...].reduce(0) { $0 + $1.size }
    while rest > Self.largest * 3 / 4, first < done.count - 1 {
      rest -= done[first].size
      first += 1
    }
    done.removeFirst(first)
    size = rest
  }

  /// Ends the last step: what is changed next is another one.
  mutating func close() { isOpen = false }

  /// Takes back the last step; false when there is none.
  mutating func undo(_ text: inout EditedText) -> Bool {
    guard let step = done.popLast() else { return false }
    isOpen = false
    size -= step.size
    text.replace(step.place..<step.place + step.new.utf8.count, with: step.old)
    text.moveCursor(to: step.cursor)
    undone.append(step)
    return true
  }

  /// Does again what was taken back last; false when there is nothing.
  mutating func redo(_ text: inout EditedText) -> Bool {
    guard let step = undone.popLast() else { return false }
    isOpen = false
    size += step.size
    text.replace(step.place..<step.place + step.old.utf8.count, with: step.new)
    done.append(step)
    return true
  }
}
