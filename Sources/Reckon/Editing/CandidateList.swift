/// Collects and ranks candidates that match a typed text.
package struct CandidateList<Candidate> {
  /// The quality of a match; matches of a lower quality count only if there is none of a higher one.
  private enum Fit: Int, CaseIterable {
    case prefix, prefixInOtherCase, part
  }

  private struct Entry {
    let candidate: Candidate
    let group: Int
    let name: String
    /// The order of insertion.
    let place: Int
  }

  package let typed: String
  private let lowered: String
  /// The candidates with the best match quality so far.
  private var entries: [Entry] = []
  private var names: Set<String> = []
  /// The best match quality so far; lower ones are skipped.
  private var best = Fit.part

  package init(typed: String) {
    self.typed = typed
    lowered = typed.lowercased()
  }

  /// Adds the best match among a row's names, unless the name is already present: earlier rows shadow later ones.
  ///
  /// - Parameters:
  ///   - group: the position of its group in the list; 0 comes first.
  ///   - candidate: the candidate for a name.
  package mutating func add(_ names: [String], group: Int = 0, _ candidate: (String) -> Candidate) {
    for fit in Fit.allCases where fit.rawValue <= best.rawValue {
      guard let name = names.first(where: { fits($0, fit) }) else { continue }
      if fit.rawValue < best.rawValue {
        best = fit
        entries = []
      }
      if self.names.insert(name).inserted {
        entries.append(Entry(candidate: candidate(name), group: group, name: name, place: entries.count))
      }
      return
    }
  }

  private func fits(_ name: String, _ fit: Fit) -> Bool {
    switch fit {
    case .prefix: name.hasPrefix(typed)
    case .prefixInOtherCase: name.lowercased().hasPrefix(lowered)
    // A single letter is part of nearly every name.
    case .part: lowered.count > 1 && name.lowercased().contains(lowered)
    }
  }

  /// The candidates with the best match quality: by group, then shorter names first; in insertion order if nothing is
  /// typed.
  package var candidates: [Candidate] {
    if typed.isEmpty { return entries.map { $0.candidate } }
    return entries.sorted { a, b in
      (a.group, a.name.count, a.name, a.place) < (b.group, b.name.count, b.name, b.place)
    }.map { $0.candidate }
  }
}
