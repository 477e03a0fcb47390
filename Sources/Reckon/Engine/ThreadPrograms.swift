import ReckonCatalogue
import Synchronization

/// The programs of an engine that one thread has asked for, each with a copy of its formula for that thread alone.
///
/// Processors that write in the same cache line wait for each other, at each reference that is counted as at each hit.
/// Everything that a cache hit writes: the lock, the count of hits, and the count of references to the thread's own
/// copy, which shares program, linked code and results with all others. The lock is free, but for the moment in which
/// another thread takes away what the engine gives up, or where threads share a number.
package final class ThreadPrograms: Sendable {
  /// A program and the thread's copy of its formula. Held by counts of the table's own and read without counting, since
  /// other threads count references to the program too; the lock says how long they stay.
  private struct Entry: Sendable {
    let hash: UInt64
    let program: Unmanaged<KeptProgram>
    let content: Unmanaged<FormulaContent>

    init(_ program: KeptProgram, _ formula: Formula) {
      (hash, self.program, content) = (program.hash, .passRetained(program), .passRetained(formula.content))
    }

    var formula: Formula { Formula(content: content.takeUnretainedValue()) }

    /// The formula, when the entry has been taken away.
    func released() -> Formula {
      program.release()
      return Formula(content: content.takeRetainedValue())
    }
  }

  /// Entries at the first free place from where their hashes lead to; at least half of all places are free.
  private struct Table: Sendable {
    private var places: [Entry?] = [nil, nil]
    private var count = 0
    var hits = 0

    private func place(_ hash: UInt64) -> Int { Int(truncatingIfNeeded: hash) & (places.count - 1) }
    private func next(_ place: Int) -> Int { (place + 1) & (places.count - 1) }

    /// The first entry of a hash whose program is the one that is meant.
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
      // Those behind may have found their own places taken.
      var place = next(place)
      while let entry = places[place] {
        places[place] = nil
        put(entry)
        place = next(place)
      }
    }

    /// Takes all away.
    mutating func takeAll() -> [Entry] {
      defer { (places, count) = ([nil, nil], 0) }
      return places.compactMap { $0 }
    }
  }

  private let table = Mutex(Table())
  /// Keeps what other threads write two cache lines away.
  private let padding = SIMD16<UInt64>.zero

  package init() {}

  deinit { for entry in table.withLock({ $0.takeAll() }) { _ = entry.released() } }

  /// The formula of a text, the names of its inputs and what is said of these, if the thread has asked for it before
  /// and the engine still keeps it.
  ///
  /// - Complexity: O(length of the text). Allocates nothing.
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

  /// The thread's copy of a program's formula, which it finds from now on, unless the engine has given the program up.
  ///
  /// - Parameter own: a formula that no other thread has; without one, a copy is made.
  @discardableResult package func keep(_ program: KeptProgram, _ own: Formula? = nil) -> Formula {
    table.withLock { table in
      if let known = table.first(program.hash, where: { $0 === program }) { return known.entry.formula }
      let formula = own ?? Formula(content: FormulaContent(copyOf: program.formula.content))
      if program.isKept { table.insert(Entry(program, formula)) }
      return formula
    }
  }

  /// Takes away programs that were given up; one that comes too late for ``keep(_:_:)`` is not kept there.
  ///
  /// - Returns: what must be released outside of locks: a host's function may have captured objects that use the engine
  ///   when they go.
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

  /// The number of programs that were found here.
  var hits: Int { table.withLock { $0.hits } }
}
