import ReckonCatalogue

/// Programs of statements by their text, as ``Engine`` keeps them, and the values of those that always come to the same.
struct StatementCache: Sendable {
  /// How many programs, and how many values, are kept.
  static let capacity = 256

  private var programs = ProgramCache(capacity: Self.capacity)
  private var values: [ProgramCache.Key: Session.Evaluated] = [:]
  private var hits = 0
  private var misses = 0

  /// A statement with all that its program depends on beside the names in force.
  static func key(_ text: Substring, _ angleUnit: AngleUnit, _ options: Formula.Options) -> ProgramCache.Key {
    ProgramCache.Key(source: String(text), variables: [angleUnit.abbreviation, options.numberMode.rawValue])
  }

  mutating func value(_ key: ProgramCache.Key) -> Session.Evaluated? {
    guard let value = values[key] else {
      misses += 1
      return nil
    }
    hits += 1
    return value
  }

  mutating func formula(_ key: ProgramCache.Key) -> Formula? { programs.find(key) }

  mutating func keep(_ formula: Formula, _ key: ProgramCache.Key, using names: Set<String>) {
    programs.insert(formula, for: key, dependingOn: names, compiledAt: programs.generation)
  }

  mutating func keep(_ value: Session.Evaluated, _ key: ProgramCache.Key) {
    if values.count == Self.capacity { values.removeAll() }
    values[key] = value
  }

  /// Gives up what a name takes part in; of values, all.
  mutating func invalidate(_ name: String) {
    programs.invalidate([name])
    values.removeAll(keepingCapacity: true)
  }

  var statistics: Engine.Statistics {
    var statistics = programs.statistics
    statistics.resultHits = hits
    statistics.resultMisses = misses
    return statistics
  }
}
