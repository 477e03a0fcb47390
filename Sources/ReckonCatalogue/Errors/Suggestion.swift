/// Finds the known name that a mistyped one most likely stands for.
package enum Suggestion {
  /// Asks whether the nearest name was meant, or gives other advice where none is near.
  package static func advice(_ nearest: String?, otherwise: Phrase) -> Phrase {
    nearest.map { Phrase("didYouMean", "did you mean \($0)?") } ?? otherwise
  }

  /// The question at the end of a message, or an empty phrase where no name is near.
  package static func ending(_ nearest: String?) -> Phrase {
    nearest.map { Phrase("advice", "; \(advice($0, otherwise: ""))") } ?? ""
  }

  /// The nearest candidate within a third of the name's length (at least one edit), or `nil`.
  ///
  /// Distance is optimal string alignment (insert, delete, replace, swap neighbors), ignoring case at first. A name of
  /// two or three letters is one edit away from too much: ``isShort(_:)`` tells callers to look among names of the same
  /// kind only. Names of more than 48 letters get no suggestion, which bounds the work.
  ///
  /// - Parameter limit: the most edits, where a third of the length is more.
  package static func nearest(to name: String, among candidates: some Sequence<String>, within limit: Int = .max)
    -> String?
  {
    let wanted = letters(name)
    guard !wanted.isEmpty, wanted.count <= 48 else { return nil }
    let outline = outline(of: name)
    var best: (name: String, distance: Int, isSwap: Bool, beginning: Int, added: Int)?
    for candidate in candidates where candidate != name {
      let other = Self.outline(of: candidate)
      let third = wanted.count <= shortLength ? 1 : max(1, (max(wanted.count, other.count) + 1) / 3)
      let most = min(third, limit, best?.distance ?? .max)
      // Each letter that only one of the two has takes an edit.
      let (missing, added) = (outline.letters & ~other.letters, other.letters & ~outline.letters)
      guard max(abs(other.count - wanted.count), missing.nonzeroBitCount, added.nonzeroBitCount) <= most else {
        continue
      }
      let letters = letters(candidate)
      // One letter is near every other; only a change of case counts there.
      guard wanted.count > 1 || letters == wanted else { continue }
      guard let distance = distance(wanted, letters, atMost: most) else { continue }
      // Of names as near, one of the same letters; then the one that begins alike for longer, since slips come late in
      // a word; then the one with fewer letters of its own.
      let isSwap = missing == 0 && added == 0 && letters.count == wanted.count
      let beginning = zip(name.utf8, candidate.utf8).prefix { $0 == $1 }.count
      if let best,
        (distance, isSwap ? 0 : 1, -beginning, added.nonzeroBitCount) >= (
          best.distance, best.isSwap ? 0 : 1, -best.beginning, best.added
        )
      {
        continue
      }
      best = (candidate, distance, isSwap, beginning, added.nonzeroBitCount)
    }
    return best?.name
  }

  private static let shortLength = 3

  /// Whether a name is so short that a name of another kind, such as a function for a value, is not a likely meaning.
  package static func isShort(_ name: String) -> Bool { name.unicodeScalars.count <= shortLength }

  /// The number of letters of a name, and their set: a bit for each, which some share.
  private static func outline(of name: String) -> (count: Int, letters: UInt64) {
    var (count, letters): (Int, UInt64) = (0, 0)
    for byte in name.utf8 {
      guard byte < 0x80 else {
        let scalars = Self.letters(name)
        return (scalars.count, scalars.reduce(0) { $0 | 1 << UInt64($1.value & 63) })
      }
      count += 1
      letters |= 1 << UInt64(lowercased(byte) & 63)
    }
    return (count, letters)
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 { 0x41...0x5A ~= byte ? byte | 0x20 : byte }

  private static func letters(_ name: String) -> [Unicode.Scalar] {
    guard name.utf8.allSatisfy({ $0 < 0x80 }) else { return Array(name.lowercased().unicodeScalars) }
    return name.utf8.map { Unicode.Scalar(lowercased($0)) }
  }

  private static func distance(_ wanted: [Unicode.Scalar], _ letters: [Unicode.Scalar], atMost limit: Int) -> Int? {
    // The common prefix and suffix need no edit.
    let start = zip(wanted, letters).prefix { $0 == $1 }.count
    let end = zip(wanted[start...].reversed(), letters[start...].reversed()).prefix { $0 == $1 }.count
    let (a, b) = (Array(wanted[start...].dropLast(end)), Array(letters[start...].dropLast(end)))
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    var row = last
    var leastBefore = 0
    for i in 0..<a.count {
      row[0] = i + 1
      var least = row[0]
      for j in 0..<b.count {
        var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
        row[j + 1] = cost
        least = min(least, cost)
      }
      // Later rows depend on the last two rows, and are never less than both.
      if min(least, leastBefore) > limit { return nil }
      leastBefore = least
      (beforeLast, last, row) = (last, row, beforeLast)
    }
    return last[b.count] <= limit ? last[b.count] : nil
  }
}
