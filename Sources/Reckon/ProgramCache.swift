/// Formulas by text and variables, up to a number. When a new one finds no room, one that was not asked for lately makes room
/// (the clock algorithm). Not thread-safe: ``Engine`` guards it.
struct ProgramCache {
  struct Key: Hashable {
    let source: String
    let variables: [String]?

    // The text alone tells nearly all keys apart; hashing the names too would cost more than comparing them.
    func hash(into hasher: inout Hasher) { hasher.combine(source) }
  }

  private struct Entry {
    let key: Key
    let formula: Formula
    let names: Set<String>
    var isRecent: Bool
  }

  private let capacity: Int
  private var entries: [Entry] = []
  private var places: [Key: Int] = [:]
  private var hand = 0
  private(set) var statistics = Engine.Statistics()
  /// Grows with each change of names: what was compiled before a change must not be kept after it.
  private(set) var generation = 0

  init(capacity: Int) { self.capacity = capacity }

  /// All formulas that are kept.
  var formulas: [Formula] { entries.map(\.formula) }

  /// The formula of a key, if it is kept.
  mutating func find(_ key: Key) -> Formula? {
    guard let place = places[key] else {
      statistics.programMisses += 1
      return nil
    }
    statistics.programHits += 1
    entries[place].isRecent = true
    return entries[place].formula
  }

  /// Keeps a formula, unless a name has changed since it was compiled or another thread was faster.
  mutating func insert(_ formula: Formula, for key: Key, dependingOn names: Set<String>, compiledAt generation: Int) {
    guard generation == self.generation, places[key] == nil else { return }
    let entry = Entry(key: key, formula: formula, names: names, isRecent: false)
    if entries.count < capacity {
      places[key] = entries.count
      entries.append(entry)
    } else {
      while entries[hand].isRecent {
        entries[hand].isRecent = false
        hand = (hand + 1) % entries.count
      }
      places[entries[hand].key] = nil
      places[key] = hand
      entries[hand] = entry
      hand = (hand + 1) % entries.count
      statistics.programEvictions += 1
    }
    statistics.programCount = entries.count
  }

  /// Gives up the formulas in which one of the names stands.
  mutating func invalidate(_ names: Set<String>) {
    generation += 1
    let before = entries.count
    entries.removeAll { !$0.names.isDisjoint(with: names) }
    guard entries.count < before else { return }
    statistics.programInvalidations += before - entries.count
    rebuild()
  }

  mutating func removeAll() {
    entries = []
    rebuild()
  }

  private mutating func rebuild() {
    places = Dictionary(uniqueKeysWithValues: entries.enumerated().map { ($1.key, $0) })
    hand = 0
    statistics.programCount = entries.count
  }
}
