import Reckon
import ReckonPrompt

/// The formulas of a run over requests: the same text with the same names comes again and again, and is compiled once.
struct KeptFormulas {
  struct Kept: CachedProgram {
    let formula: Formula
    /// Remarks on inputs that are used nowhere.
    let remarks: [Phrase]
    private var isUsed = false

    init(_ formula: Formula, _ remarks: [Phrase]) { (self.formula, self.remarks) = (formula, remarks) }

    mutating func noteUse() { isUsed = true }

    mutating func takeRecentUse() -> Bool {
      defer { isUsed = false }
      return isUsed
    }
  }

  /// Enough for the formulas of a service, little enough not to be noticed.
  private static let capacity = 1_000

  private var caches: [NumberMode: ProgramCache<Kept>] = [:]

  /// A text as a formula of the names, in their order.
  ///
  /// - Parameters:
  ///   - units: the units of names that are in one.
  ///   - scope: what else the text may name; it must be the same each time, or ``removeAll()`` comes between, as must
  ///   be the options but for the
  ///     kind of numbers.
  ///   - books: those of the scope, whose parameters names may be.
  mutating func formula(
    _ text: String, _ names: [String], _ units: [String: String], scope: Scope, options: Formula.Options,
    _ books: [FormulaBook]
  ) throws(FormulaError) -> Kept {
    let key = ProgramCacheKey(source: text, variables: names, inputs: InputFacts(units: units))
    let mode = options.numberMode
    if let kept = caches[mode, default: ProgramCache(capacity: Self.capacity)].find(key) { return kept }
    let formula = try Formula(text, variables: names, units: units, scope: scope, options: options)
    var unused = UnusedNames(names, books)
    unused.read(text)
    let remarks: [Phrase] = unused.remaining.map { name in
      Phrase(
        "varsIsUsedNowhere", "vars.\(FormulaError.Kind.shortened(name)) is used nowhere\(unused.suggestion(for: name))")
    }
    let kept = Kept(formula, remarks)
    caches[mode, default: ProgramCache(capacity: Self.capacity)].insert(kept, for: key, dependingOn: [])
    return kept
  }

  mutating func removeAll() { caches = [:] }
}
