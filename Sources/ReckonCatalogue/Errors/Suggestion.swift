/// Finds the known name that a mistyped one most likely stands for.
package enum Suggestion {
  /// The nearest candidate within a third of the name's length (at least one edit), or nothing.
  ///
  /// Distance is optimal string alignment (insert, delete, replace, swap neighbours), ignoring case at first.
  /// Names of more than 48 characters get no suggestion, which bounds the work.
  package static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased())
    guard !wanted.isEmpty, wanted.count <= 48 else { return nil }
    var best: (name: String, distance: Int)?
    for candidate in candidates where candidate != name {
      let letters = Array(candidate.lowercased())
      let allowed = max(1, (max(wanted.count, letters.count) + 1) / 3)
      // One letter is near every other; only a change of case counts there.
      guard abs(letters.count - wanted.count) <= allowed, wanted.count > 1 || letters == wanted else { continue }
      let distance = Self.distance(wanted, letters)
      if distance <= allowed, distance < (best?.distance ?? Int.max) { best = (candidate, distance) }
    }
    return best?.name
  }

  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for i in 0..<a.count {
      var row = [i + 1]
      row.reserveCapacity(b.count + 1)
      for j in 0..<b.count {
        var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
        row.append(cost)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
