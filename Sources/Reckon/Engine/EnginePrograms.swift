import ReckonCatalogue

/// The program cache of an engine, guarded by the engine's lock.
package struct EnginePrograms: Sendable {
  package private(set) var cache: ProgramCache<KeptProgram>
  /// Incremented with each change of names: programs compiled before a change must not be cached after it.
  package private(set) var generation = 0
  /// Discarded programs that no thread finds any more, although threads may still hold them.
  private var givenUp: [KeptProgram] = []

  package init(capacity: Int) { cache = ProgramCache(capacity: capacity) }

  /// The program of a key, if cached.
  mutating func find(_ key: ProgramCacheKey) -> KeptProgram? { cache.find(key) }

  /// Caches a program, unless a name has changed since it was compiled or another thread was faster.
  ///
  /// - Returns: whether it was cached.
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

  /// Discards the programs that use one of the names.
  package mutating func invalidate(_ names: Set<String>) {
    generation += 1
    for program in cache.invalidate(names) { giveUp(program) }
  }

  /// Discards all programs, including those being compiled.
  mutating func forget() {
    generation += 1
    removeAll()
  }

  mutating func removeAll() {
    for program in cache.programs { giveUp(program) }
    cache.removeAll()
  }

  /// Returns the programs discarded since the last call, to be removed from threads and released outside locks.
  mutating func takeGivenUp() -> [KeptProgram] {
    guard !givenUp.isEmpty else { return [] }
    defer { givenUp = [] }
    return givenUp
  }
}
