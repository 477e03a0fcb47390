import ReckonCatalogue

/// The programs of an engine, as whoever changes them sees them: one writer at a time, while any number of threads read the index.
package struct EnginePrograms: Sendable {
  package let index: ProgramIndex
  private var table: ProgramIndex.Table
  package private(set) var cache: ProgramCache<ProgramRecord>
  /// Entries removed from the index while readers may still use them, by the epoch of removal.
  private var retired: [(epoch: UInt64, object: Retired)] = []
  private let mostRetired: Int
  /// The least number of entries that may wait for readers, however few programs are kept.
  package static let fewestRetired = 64
  /// Grows with each change of names: what was compiled before a change must not be kept after it.
  package private(set) var generation = 0

  /// Entries that wait for readers; nothing else retains them.
  package enum Retired: Sendable {
    case record(ProgramRecord)
    case table(ProgramIndex.Table)
  }

  package init(capacity: Int) {
    table = ProgramIndex.Table()
    index = ProgramIndex(table)
    cache = ProgramCache(capacity: capacity)
    mostRetired = max(Self.fewestRetired, capacity / 4)
  }

  /// How much waits for readers.
  package var retiredCount: Int { retired.count }

  /// The formula of a key that the index did not have a moment ago, if another thread was faster.
  package mutating func find(_ key: ProgramCacheKey) -> Formula? { cache.find(key)?.formula }

  /// Keeps a formula, unless a name has changed since it was compiled or another thread was faster. Where very much waits for readers that their
  /// processor has left in the midst of reading, it is not kept either: that bounds the memory, and nobody waits.
  package mutating func insert(_ formula: Formula, for key: ProgramCacheKey, dependingOn names: Set<String>, compiledAt generation: Int) {
    guard generation == self.generation, !cache.contains(key), retired.count < mostRetired else { return }
    var source = key.source
    let record = ProgramRecord(formula, source.withUTF8 { index.hash($0) }, key)
    if let evicted = cache.insert(record, for: key, dependingOn: names) { retire(evicted) }
    if let former = index.insert(record, count: cache.statistics.programCount, &table) {
      retired.append((index.sections.epoch, .table(former)))
    }
  }

  private mutating func retire(_ record: ProgramRecord) {
    index.remove(record, table)
    retired.append((index.sections.epoch, .record(record)))
  }

  /// Removes the formulas that use one of the names.
  package mutating func invalidate(_ names: Set<String>) {
    generation += 1
    for record in cache.invalidate(names) { retire(record) }
  }

  /// Removes all formulas, and does not keep those that are being compiled.
  mutating func forget() {
    generation += 1
    removeAll()
  }

  package mutating func removeAll() {
    for record in cache.programs { retire(record) }
    cache.removeAll()
  }

  /// Entries that no reader can use any more. The caller releases them outside of locks: they may hold the last reference to a host
  /// function's context.
  package mutating func takeUnread() -> [Retired] {
    guard !retired.isEmpty else { return [] }
    // Two epochs after the last was retired, all may go.
    if index.sections.advance() { _ = index.sections.advance() }
    let unread = retired.prefix { $0.epoch + 2 <= index.sections.epoch }.map { $0.object }
    retired.removeFirst(unread.count)
    return unread
  }
}
