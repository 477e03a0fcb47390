/// Gathers candidates that fit a typed text, and puts the best first.
package struct CandidateList<Candidate> {
  /// How a name fits what was typed; each way counts only when no name fits in a better one.
  private enum Fit: Int, CaseIterable {
    case prefix, prefixInOtherCase, part
  }

  private struct Entry {
    let candidate: Candidate
    let group: Int
    let name: String
    /// The order of adding.
    let place: Int
  }

  package let typed: String
  private let lowered: String
  /// The candidates that fit in the best way so far.
  private var entries: [Entry] = []
  private var names: Set<String> = []
  /// The best way in which anything fits so far. What fits less is not looked at.
  private var best = Fit.part

  package init(typed: String) {
    self.typed = typed
    lowered = typed.lowercased()
  }

  /// Adds the first of a row's names that fits best, unless that name is there already: what is added first hides what comes later.
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
    // One letter is part of nearly everything.
    case .part: lowered.count > 1 && name.lowercased().contains(lowered)
    }
  }

  /// The candidates of the best way to fit that has any: by group, the shorter before the longer. With nothing typed, in the order of adding.
  package var candidates: [Candidate] {
    if typed.isEmpty { return entries.map { $0.candidate } }
    return entries.sorted { a, b in
      (a.group, a.name.count, a.name, a.place) < (b.group, b.name.count, b.name, b.place)
    }.map { $0.candidate }
  }
}
