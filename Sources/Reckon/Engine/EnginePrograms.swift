import ReckonCatalogue

/// The programs of an engine, as seen by the one thread that may change them at a time.
package struct EnginePrograms: Sendable {
  package private(set) var cache: ProgramCache<KeptProgram>
  /// Grows with each change of names: what was compiled before a change must not be kept after it.
  package private(set) var generation = 0
  /// Programs that no thread finds any more, although threads may still hold them.
  private var givenUp: [KeptProgram] = []

  package init(capacity: Int) { cache = ProgramCache(capacity: capacity) }

  /// The program of a key, if it is kept.
  mutating func find(_ key: ProgramCacheKey) -> KeptProgram? { cache.find(key) }

  /// Keeps a program, unless a name has changed since it was compiled or another thread was faster.
  ///
  /// - Returns: whether it is kept.
  package mutating func insert(
    _ program: KeptProgram, for key: ProgramCacheKey, dependingOn names: Set<String>, compiledAt generation: Int
  ) -> Bool {
    guard generation == self.generation, !cache.contains(key) else { return false }
    if let evicted = cache.insert(program, for: key, dependingOn: names) { giveUp(evicted) }
    return true
  }

  private mutating func giveUp(_ program: KeptProgram) {
    program.giveUp()
    givenUp.append(program)
  }

  /// Removes the programs that use one of the names.
  package mutating func invalidate(_ names: Set<String>) {
    generation += 1
    for program in cache.invalidate(names) { giveUp(program) }
  }

  /// Removes all programs, and does not keep those that are being compiled.
  mutating func forget() {
    generation += 1
    removeAll()
  }

  mutating func removeAll() {
    for program in cache.programs { giveUp(program) }
    cache.removeAll()
  }

  /// The programs that were given up since this was last asked, to be taken from threads and released outside of locks.
  mutating func takeGivenUp() -> [KeptProgram] {
    guard !givenUp.isEmpty else { return [] }
    defer { givenUp = [] }
    return givenUp
  }
}
