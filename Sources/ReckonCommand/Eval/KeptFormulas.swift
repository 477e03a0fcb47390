import Reckon

/// The formulas of a run over requests: the same text with the same names comes again and again, and is compiled once.
struct KeptFormulas {
  private struct Kept: CachedProgram {
    let formula: Formula
    private var isUsed = false

    init(_ formula: Formula) { self.formula = formula }

    mutating func noteUse() { isUsed = true }

    mutating func takeRecentUse() -> Bool {
      defer { isUsed = false }
      return isUsed
    }
  }

  /// Enough for the formulas of a service, little enough not to be noticed.
  private static let capacity = 1_000

  private var cache = ProgramCache<Kept>(capacity: capacity)

  /// A text as a formula of the names, in their order.
  ///
  /// - Parameter scope: what else the text may name; it must be the same each time, or ``removeAll()`` comes between.
  mutating func formula(_ text: String, _ names: [String], scope: Scope, options: Formula.Options) throws(FormulaError) -> Formula {
    let key = ProgramCacheKey(source: text, variables: names)
    if let kept = cache.find(key) { return kept.formula }
    let formula = try Formula(text, variables: names, scope: scope, options: options)
    cache.insert(Kept(formula), for: key, dependingOn: [])
    return formula
  }

  mutating func removeAll() { cache = ProgramCache(capacity: Self.capacity) }
}
