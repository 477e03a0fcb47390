/// Finds the known name that a mistyped one most likely stands for.
package enum Suggestion {
  /// The nearest candidate within a third of the name's length (at least one edit), or nothing.
  ///
  /// Distance is optimal string alignment (insert, delete, replace, swap neighbours), ignoring case at first.
  /// Names of more than 48 letters get no suggestion, which bounds the work.
  package static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
    let wanted = letters(name)
    guard !wanted.isEmpty, wanted.count <= 48 else { return nil }
    var best: (name: String, distance: Int)?
    for candidate in candidates where candidate != name {
      let letters = letters(candidate)
      let allowed = max(1, (max(wanted.count, letters.count) + 1) / 3)
      // One letter is near every other; only a change of case counts there.
      guard abs(letters.count - wanted.count) <= allowed, wanted.count > 1 || letters == wanted else { continue }
      let most = min(allowed, (best?.distance ?? .max) - 1)
      if let distance = distance(wanted, letters, atMost: most) { best = (candidate, distance) }
    }
    return best?.name
  }

  private static func letters(_ name: String) -> [Unicode.Scalar] {
    guard name.utf8.allSatisfy({ $0 < 0x80 }) else { return Array(name.lowercased().unicodeScalars) }
    return name.utf8.map { Unicode.Scalar(0x41...0x5A ~= $0 ? $0 | 0x20 : $0) }
  }

  private static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar], atMost limit: Int) -> Int? {
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
      // What follows is made of the last two rows, and never less than both.
      if min(least, leastBefore) > limit { return nil }
      leastBefore = least
      (beforeLast, last, row) = (last, row, beforeLast)
    }
    return last[b.count] <= limit ? last[b.count] : nil
  }
}
