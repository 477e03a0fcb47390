/// An entry of a ``ProgramCache``.
package protocol CachedProgram: Sendable {
  /// Takes note that it was used.
  mutating func noteUse()
  /// Whether it was used since the last query.
  mutating func takeRecentUse() -> Bool
}

/// Programs by text and variables, up to a number. When a new one finds no room, one that was not used lately makes room
/// (the clock algorithm). Not thread-safe: ``Engine`` guards it.
package struct ProgramCache<Program: CachedProgram>: Sendable {
  package typealias Key = ProgramCacheKey

  private struct Entry {
    let key: Key
    var program: Program
  }

  private let capacity: Int
  /// `nil` where one was given up, until the place is taken again.
  private var entries: [Entry?] = []
  private var free: [Int] = []
  private var places: [Key: Int] = [:]
  private var links = ProgramLinks()
  private var hand = 0
  package var statistics = Engine.Statistics()

  package init(capacity: Int) { self.capacity = capacity }

  /// All programs that are kept.
  var programs: [Program] { entries.compactMap { $0?.program } }
  /// The number of entries that the graph of programs and names has.
  package var linkCount: Int { links.count }

  /// The program of a key, if it is kept.
  package mutating func find(_ key: Key) -> Program? {
    guard let place = places[key] else {
      statistics.programMisses += 1
      return nil
    }
    statistics.programHits += 1
    entries[place]?.program.noteUse()
    return entries[place]?.program
  }

  package func contains(_ key: Key) -> Bool { places[key] != nil }

  /// Changes the program of a key, if it is kept, or reads it without counting it as found or used.
  mutating func update<Value>(_ key: Key, _ body: (inout Program) -> Value?) -> Value? {
    guard let place = places[key], var entry = entries[place] else { return nil }
    entries[place] = nil
    defer { entries[place] = entry }
    return body(&entry.program)
  }

  /// Keeps a program that is not kept yet, which depends on names.
  ///
  /// - Returns: the one that made room for it, if there was none.
  @discardableResult package mutating func insert(_ program: Program, for key: Key, dependingOn names: Set<String>) -> Program? {
    precondition(!contains(key), "a program is kept once")
    let (place, evicted) = emptyPlace()
    entries[place] = Entry(key: key, program: program)
    places[key] = place
    links.set(place, names)
    statistics.programCount = places.count
    return evicted
  }

  /// A place for a program; if need be, another makes room.
  private mutating func emptyPlace() -> (Int, evicted: Program?) {
    if let place = free.popLast() { return (place, nil) }
    guard entries.count == capacity else {
      entries.append(nil)
      return (entries.count - 1, nil)
    }
    while entries[hand]?.program.takeRecentUse() ?? false { hand = (hand + 1) % entries.count }
    let place = hand
    let entry = entries[place]
    if let entry { places[entry.key] = nil }
    hand = (hand + 1) % entries.count
    statistics.programEvictions += 1
    return (place, entry?.program)
  }

  /// Removes the programs that use one of the names, and returns them.
  ///
  /// - Complexity: O(those programs and their names), beside sorting.
  @discardableResult package mutating func invalidate(_ names: Set<String>) -> [Program] {
    let removed = links.programs(using: names).map { place in
      guard let entry = entries[place] else { preconditionFailure("what depends on names is kept") }
      places[entry.key] = nil
      entries[place] = nil
      free.append(place)
      links.set(place, [])
      statistics.programInvalidations += 1
      return entry.program
    }
    statistics.programCount = places.count
    return removed
  }

  mutating func removeAll() {
    (entries, free, places, links, hand) = ([], [], [:], ProgramLinks(), 0)
    statistics.programCount = 0
  }
}

/// A text, the names of its inputs, and what else is said of these. Texts are the same when their bytes are: the places of errors count bytes.
package struct ProgramCacheKey: Hashable, Sendable {
  let source: String
  let variables: [String]?
  let inputs: InputFacts

  package init(source: String, variables: [String]?, inputs: InputFacts = InputFacts()) {
    self.source = source
    self.variables = variables
    self.inputs = inputs
  }

  package static func == (left: Self, right: Self) -> Bool {
    left.source.utf8.elementsEqual(right.source.utf8) && left.variables?.count == right.variables?.count
      && zip(left.variables ?? [], right.variables ?? []).allSatisfy { $0.utf8.elementsEqual($1.utf8) } && left.inputs == right.inputs
  }

  // The text alone tells nearly all keys apart; hashing the names too would cost more than comparing them. Texts with the same bytes have the same hash.
  package func hash(into hasher: inout Hasher) { hasher.combine(source) }
}
