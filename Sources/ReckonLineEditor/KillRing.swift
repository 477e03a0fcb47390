/// Texts that were killed, to be yanked back.
struct KillRing: Hashable, Sendable {
  /// The most texts that are kept.
  static let longest = 32
  /// The most bytes that are kept besides the newest text.
  static let largest = 8 << 20

  /// The oldest first.
  private var texts: [String] = []
  /// How far back the text is that was yanked last.
  private var depth = 0

  /// The text to yank; nothing when none was killed.
  var current: String? { texts.isEmpty ? nil : texts[texts.count - 1 - depth % texts.count] }

  /// Keeps a text that was killed.
  ///
  /// - Parameter joins: whether it belongs to the newest text, before or behind it.
  mutating func add(_ text: String, joins: Bool, isBefore: Bool) {
    depth = 0
    if joins, let last = texts.popLast() {
      texts.append(isBefore ? text + last : last + text)
    } else {
      texts.append(text)
    }
    var size = texts.reduce(0) { $0 + $1.utf8.count }
    while texts.count > 1, texts.count > Self.longest || size - (texts.last?.utf8.count ?? 0) > Self.largest {
      size -= texts.removeFirst().utf8.count
    }
  }

  /// The next yank is of the newest text.
  mutating func rewind() { depth = 0 }
  /// The next yank is of the text that was killed before.
  mutating func turn() { depth = texts.isEmpty ? 0 : (depth + 1) % texts.count }
}
