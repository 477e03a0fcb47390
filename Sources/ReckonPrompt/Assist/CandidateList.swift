import ReckonLineEditor

/// Gathers what fits a typed text, and puts the best first.
struct CandidateList {
  /// How a name fits what was typed; each way counts only when no name fits in a better one.
  private enum Fit: Int, CaseIterable {
    case prefix, prefixInOtherCase, part
  }

  private struct Entry {
    let candidate: Completion.Candidate
    let group: Int
    let name: String
  }

  let typed: String
  private let lowered: String
  private var entries: [Fit: [Entry]] = [:]
  private var labels: Set<String> = []
  /// The best way in which anything fits so far. What fits less is not looked at.
  private var best = Fit.part

  init(typed: String) {
    self.typed = typed
    lowered = typed.lowercased()
  }

  /// Adds the first of a row's names that fits best, unless that name is there already: what is added first hides what comes later.
  ///
  /// - Parameters:
  ///   - group: what stands before others in the list; 0 comes first.
  ///   - insertion: what is put into the text for a name.
  mutating func add(_ names: [String], _ summary: @autoclosure () -> String, group: Int, insertion: (String) -> String) {
    for fit in Fit.allCases where fit.rawValue <= best.rawValue {
      guard let name = names.first(where: { fits($0, fit) }) else { continue }
      best = fit
      if labels.insert(name).inserted {
        let candidate = Completion.Candidate(text: insertion(name), label: name, summary: summary())
        entries[fit, default: []].append(Entry(candidate: candidate, group: group, name: name))
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
  var candidates: [Completion.Candidate] {
    for fit in Fit.allCases {
      guard let found = entries[fit] else { continue }
      if typed.isEmpty { return found.map(\.candidate) }
      return found.enumerated().sorted { a, b in
        (a.element.group, a.element.name.count, a.element.name, a.offset) < (
          b.element.group, b.element.name.count, b.element.name, b.offset
        )
      }.map(\.element.candidate)
    }
    return []
  }
}
