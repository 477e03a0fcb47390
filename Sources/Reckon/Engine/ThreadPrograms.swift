import ReckonCatalogue
import Synchronization

/// The programs of an engine that one thread has requested, each with a thread-local copy of its formula.
///
/// Threads that write to the same cache line contend, with each reference count as with each hit. All that a hit writes
/// is local here: the lock, the hit count, and the reference count of the thread's own copy, which shares program,
/// linked code and results with all others. The lock is uncontended, except while another thread removes discarded
/// programs, or if threads share a number.
package final class ThreadPrograms: Sendable {
  /// A program and the thread's copy of its formula. Held unmanaged and read without reference counting, since other
  /// threads count references to the program too; the lock guards their lifetime.
  private struct Entry: Sendable {
    let hash: UInt64
    let program: Unmanaged<KeptProgram>
    let content: Unmanaged<FormulaContent>

    init(_ program: KeptProgram, _ formula: Formula) {
      (hash, self.program, content) = (program.hash, .passRetained(program), .passRetained(formula.content))
    }

    var formula: Formula { Formula(content: content.takeUnretainedValue()) }

    /// The formula of a removed entry, for release.
    func released() -> Formula {
      program.release()
      return Formula(content: content.takeRetainedValue())
    }
  }

  /// An open-addressing hash table with linear probing; at least half of the slots are free.
  private struct Table: Sendable {
    private var places: [Entry?] = [nil, nil]
    private var count = 0
    var hits = 0

    private func place(_ hash: UInt64) -> Int { Int(truncatingIfNeeded: hash) & (places.count - 1) }
    private func next(_ place: Int) -> Int { (place + 1) & (places.count - 1) }

    /// The first entry of a hash whose program matches.
    @inline(__always) func first(_ hash: UInt64, where isMeant: (KeptProgram) -> Bool) -> (place: Int, entry: Entry)? {
      var place = place(hash)
      while let entry = places[place] {
        if entry.hash == hash, entry.program._withUnsafeGuaranteedRef(isMeant) { return (place, entry) }
        place = next(place)
      }
      return nil
    }

    private mutating func put(_ entry: Entry) {
      var place = place(entry.hash)
      while places[place] != nil { place = next(place) }
      places[place] = entry
    }

    mutating func insert(_ entry: Entry) {
      count += 1
      if 2 * count > places.count {
        let all = places
        places = Array(repeating: nil, count: 2 * all.count)
        for case let entry? in all { put(entry) }
      }
      put(entry)
    }

    mutating func remove(at place: Int) {
      places[place] = nil
      count -= 1
      // Later entries of the probe sequence may have been displaced by the removed one.
      var place = next(place)
      while let entry = places[place] {
        places[place] = nil
        put(entry)
        place = next(place)
      }
    }

    /// Removes and returns all entries.
    mutating func takeAll() -> [Entry] {
      defer { (places, count) = ([nil, nil], 0) }
      return places.compactMap { $0 }
    }
  }

  private let table = Mutex(Table())
  /// Padding: keeps other threads' data two cache lines away.
  private let padding = SIMD16<UInt64>.zero

  package init() {}

  deinit { for entry in table.withLock({ $0.takeAll() }) { _ = entry.released() } }

  /// The formula of a text and its inputs, if the thread has requested it before and the engine still caches it.
  ///
  /// - Complexity: O(length of the text). No allocation.
  package func find(_ source: String, _ variables: [String]?, _ inputs: InputFacts?, _ seed: SeededHash) -> Formula? {
    KeptProgram.withBytes(of: source) { find($0, variables, inputs, seed) }
  }

  @inline(__always) private func find(
    _ source: UnsafeBufferPointer<UInt8>, _ variables: [String]?, _ inputs: InputFacts?, _ seed: SeededHash
  ) -> Formula? {
    let hash = KeptProgram.hash(source, seed)
    let found = table.withLockIfAvailable { table -> Formula? in
      guard let found = table.first(hash, where: { $0.isFound(source, variables, inputs) }) else { return nil }
      table.hits += 1
      return found.entry.formula
    }
    return found ?? nil
  }

  /// The thread's copy of a program's formula, added to the table unless the engine has discarded the program.
  ///
  /// - Parameter own: a formula that no other thread has; without one, a copy is created.
  @discardableResult package func keep(_ program: KeptProgram, _ own: Formula? = nil) -> Formula {
    table.withLock { table in
      if let known = table.first(program.hash, where: { $0 === program }) { return known.entry.formula }
      let formula = own ?? Formula(content: FormulaContent(copyOf: program.formula.content))
      if program.isKept { table.insert(Entry(program, formula)) }
      return formula
    }
  }

  /// Removes discarded programs; ``keep(_:_:)`` adds none that arrives later.
  ///
  /// - Returns: the objects to release outside locks: a host function may have captured objects that use the engine on
  ///   deinitialization.
  package func remove(_ programs: [KeptProgram]) -> [Formula] {
    table.withLock { table in
      var removed: [Formula] = []
      for program in programs {
        guard let (place, entry) = table.first(program.hash, where: { $0 === program }) else { continue }
        table.remove(at: place)
        removed.append(entry.released())
      }
      return removed
    }
  }

  /// The number of hits.
  var hits: Int { table.withLock { $0.hits } }
}
