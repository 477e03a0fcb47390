/// An entry of a ``ProgramCache``.
package protocol CachedProgram: Sendable {
  /// Marks the entry as used.
  mutating func noteUse()
  /// Returns whether it was used since the last call.
  mutating func takeRecentUse() -> Bool
}

/// A bounded cache of programs by text and variables, with eviction by the clock algorithm (not recently used). Not
/// thread-safe: guarded by ``Engine``.
package struct ProgramCache<Program: CachedProgram>: Sendable {
  package typealias Key = ProgramCacheKey

  private struct Entry {
    let key: Key
    var program: Program
  }

  private let capacity: Int
  /// `nil` for a free slot.
  private var entries: [Entry?] = []
  private var free: [Int] = []
  private var places: [Key: Int] = [:]
  private var links = ProgramLinks()
  private var hand = 0
  package var statistics = Engine.Statistics()

  package init(capacity: Int) { self.capacity = capacity }

  /// All cached programs.
  var programs: [Program] { entries.compactMap { $0?.program } }
  /// The number of entries of the dependency graph of programs and names.
  package var linkCount: Int { links.count }

  /// The program of a key, if cached.
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

  /// Changes the program of a key, if cached, or reads it without counting it as found or used.
  mutating func update<Value>(_ key: Key, _ body: (inout Program) -> Value?) -> Value? {
    guard let place = places[key], var entry = entries[place] else { return nil }
    entries[place] = nil
    defer { entries[place] = entry }
    return body(&entry.program)
  }

  /// Caches a new program, which depends on names.
  ///
  /// - Returns: the evicted program, if any.
  @discardableResult package mutating func insert(_ program: Program, for key: Key, dependingOn names: Set<String>)
    -> Program?
  {
    precondition(!contains(key), "a program is kept once")
    let (place, evicted) = emptyPlace()
    entries[place] = Entry(key: key, program: program)
    places[key] = place
    links.set(place, names)
    statistics.programCount = places.count
    return evicted
  }

  /// A slot for a program, evicting another one if necessary.
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

  /// Removes and returns the programs that use one of the names.
  ///
  /// - Complexity: O(those programs and their names), plus sorting.
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

/// A text, the names of its inputs, and their units and defaults. Texts are compared bytewise: error positions count
/// bytes.
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
      && zip(left.variables ?? [], right.variables ?? []).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
      && left.inputs == right.inputs
  }

  // The text alone distinguishes nearly all keys; hashing the names too would cost more than comparing them. Texts with
  // equal bytes have equal hashes.
  package func hash(into hasher: inout Hasher) { hasher.combine(source) }
}
