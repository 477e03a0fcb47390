/// Formulas by text and variables, up to a number. When a new one finds no room, one that was not asked for lately makes room
/// (the clock algorithm). Not thread-safe: ``Engine`` guards it.
package struct ProgramCache: Sendable {
  package struct Key: Hashable, Sendable {
    let source: String
    let variables: [String]?

    package init(source: String, variables: [String]?) {
      self.source = source
      self.variables = variables
    }

    // The text alone tells nearly all keys apart; hashing the names too would cost more than comparing them.
    package func hash(into hasher: inout Hasher) { hasher.combine(source) }
  }

  private struct Entry {
    let key: Key
    let formula: Formula
    /// What the formula always comes to, once that has been asked for.
    var value: Session.Evaluated?
    var isRecent = false
  }

  private let capacity: Int
  /// Nothing stands where one was given up, until the place is taken again.
  private var entries: [Entry?] = []
  private var free: [Int] = []
  private var places: [Key: Int] = [:]
  private var links = ProgramLinks()
  private var hand = 0
  package private(set) var statistics = Engine.Statistics()
  /// Grows with each change of names: what was compiled before a change must not be kept after it.
  package private(set) var generation = 0

  package init(capacity: Int) { self.capacity = capacity }

  /// All formulas that are kept.
  var formulas: [Formula] { entries.compactMap { $0?.formula } }
  /// How many entries the graph of programs and names has.
  package var linkCount: Int { links.count }

  /// The formula of a key, if it is kept.
  package mutating func find(_ key: Key) -> Formula? {
    guard let place = places[key], let entry = entries[place] else {
      statistics.programMisses += 1
      return nil
    }
    statistics.programHits += 1
    entries[place]?.isRecent = true
    return entry.formula
  }

  /// What the formula of a key always comes to, if that is kept.
  mutating func value(_ key: Key) -> Session.Evaluated? {
    guard let place = places[key], let value = entries[place]?.value else {
      statistics.resultMisses += 1
      return nil
    }
    statistics.resultHits += 1
    entries[place]?.isRecent = true
    return value
  }

  /// Keeps what a key's formula always comes to for as long as the formula.
  mutating func keep(_ value: Session.Evaluated, for key: Key) {
    if let place = places[key] { entries[place]?.value = value }
  }

  /// Keeps a formula, unless a name has changed since it was compiled or another thread was faster.
  package mutating func insert(_ formula: Formula, for key: Key, dependingOn names: Set<String>, compiledAt generation: Int) {
    guard generation == self.generation, places[key] == nil else { return }
    let place = emptyPlace()
    entries[place] = Entry(key: key, formula: formula)
    places[key] = place
    links.set(place, names)
    statistics.programCount = places.count
  }

  /// A place for a formula; if need be, another makes room.
  private mutating func emptyPlace() -> Int {
    if let place = free.popLast() { return place }
    guard entries.count == capacity else {
      entries.append(nil)
      return entries.count - 1
    }
    while let entry = entries[hand], entry.isRecent {
      entries[hand]?.isRecent = false
      hand = (hand + 1) % entries.count
    }
    let place = hand
    if let entry = entries[place] { places[entry.key] = nil }
    hand = (hand + 1) % entries.count
    statistics.programEvictions += 1
    return place
  }

  /// Gives up the formulas in which one of the names stands.
  ///
  /// - Complexity: O(those formulas and their names), beside sorting.
  package mutating func invalidate(_ names: Set<String>) {
    generation += 1
    for place in links.programs(using: names) {
      guard let entry = entries[place] else { preconditionFailure("what depends on names is kept") }
      places[entry.key] = nil
      entries[place] = nil
      free.append(place)
      links.set(place, [])
      statistics.programInvalidations += 1
    }
    statistics.programCount = places.count
  }

  mutating func removeAll() {
    (entries, free, places, links, hand) = ([], [], [:], ProgramLinks(), 0)
    statistics.programCount = 0
  }
}
