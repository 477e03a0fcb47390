import ReckonCatalogue
import ReckonCompiler
import ReckonSyntax

/// The sharing plan of a book's definition: the values that its program takes as inputs where inlining all dependencies
/// would make it much larger than its text. So programs grow with their own texts and not with the dependency chains.
///
/// Only pure values that the definition needs unconditionally become inputs; they are evaluated before it. Dependencies
/// in branches, loops and function bodies are inlined, so that nothing is evaluated unnecessarily. If anything fails,
/// the complete program determines which error comes first.
struct SharingPlan: Sendable {
  /// The numbers of the input values, in the order of the text.
  fileprivate(set) var inputs: [Int] = []
  /// The size of the program in nodes as ``DefinitionBudget`` counts them: at most ``growth`` times those of the text
  /// for what is inlined unconditionally.
  fileprivate var size: Int
  /// Whether the value is pure.
  fileprivate(set) var isPure = true

  /// The multiple of its own size that a definition may inline: the part that the definition budget does not charge.
  static let growth = 16
  /// The maximum number of inputs; more would cost more than they save.
  fileprivate static let mostInputs = 64
  fileprivate static let largestSize = 1 << 30

  /// The plan of a definition that never becomes an input.
  fileprivate static let whole = SharingPlan(size: largestSize, isPure: false)
}

extension DefinitionStore {
  /// The plan of a definition.
  ///
  /// - Complexity: O(dependencies without a plan); plans are cached until a dependency changes.
  func plan(of number: Int) -> SharingPlan {
    var open = [number]
    var entered: Set<Int> = []
    while let entry = open.last {
      guard let formulas = formulas(of: entry), formulas.plan == nil else {
        open.removeLast()
        continue
      }
      // A definition without a text needs no plan.
      guard names[entry]?.function != nil, entered.insert(entry).inserted else {
        open.removeLast()
        formulas.plan = makePlan(of: entry)
        continue
      }
      for other in graph.references[entry] where !entered.contains(other) { open.append(other) }
    }
    guard let plan = formulas(of: number)?.plan else { preconditionFailure("only definitions have plans") }
    return plan
  }

  /// The plan of a text in a file of the book.
  func plan(of function: Definitions.Function, in file: Int, using references: Set<Int>) -> SharingPlan {
    for reference in references { _ = plan(of: reference) }
    return plan(of: function, in: file, number: nil)
  }

  private func makePlan(of number: Int) -> SharingPlan {
    guard let definition = self[number] else { preconditionFailure("only definitions have plans") }
    switch definition.meaning {
    case .stored(_, _, let sharing):
      var plan = SharingPlan.whole
      plan.inputs = sharing
      return plan
    case .storedParameter, .parameter(nil, _): return SharingPlan(size: 1)
    case .parameter(let byDefault?, _):
      return SharingPlan(size: 1, isPure: plan(of: byDefault, in: definition.place.file, number: number).isPure)
    case .formula(let function):
      var plan = plan(of: function, in: definition.place.file, number: number)
      // The values used in a function's body are needed only where it is called.
      if !function.isValue { plan.inputs = [] }
      return plan
    }
  }

  private func plan(of function: Definitions.Function, in file: Int, number: Int?) -> SharingPlan {
    let own = Compiler.definitionNodes + function.body.count
    var plan = SharingPlan(size: own)
    let uses = function.tree.uses(in: function.body).filter { !function.parameters.contains($0.name) }
    let certain = Set(uses.lazy.filter { !$0.isConditional }.map { $0.name })
    // The number of inlined copies of each name: one per branch or loop, until every path needs it and later code
    // shares it.
    var copies: [String: Int] = [:]
    var isThere: Set<String> = []
    for use in uses where !isThere.contains(use.name) {
      copies[use.name, default: 0] += 1
      if !use.isConditional { isThere.insert(use.name) }
    }
    var seen: Set<String> = []
    for use in uses where seen.insert(use.name).inserted {
      guard let other = names.find(use.name, from: file), let meaning = names[other] else {
        if let row = Catalogue.function(named: use.name), !row.isPure { plan.isPure = false }
        continue
      }
      // A recursive call adds nothing; the plans of mutually recursive functions are not known yet.
      guard other != number else { continue }
      let known = formulas(of: other)?.plan ?? .whole
      if !known.isPure { plan.isPure = false }
      guard !meaning.isParameter, !plan.inputs.contains(other) else { continue }
      let isCertain = meaning.isValue && certain.contains(use.name) && mayBeInput(other)
      guard let count = copies[use.name] else { preconditionFailure("each use has been counted") }
      let knownSize = known.size > SharingPlan.largestSize / count ? SharingPlan.largestSize : known.size * count
      let inherited = isCertain ? known.inputs.filter { !plan.inputs.contains($0) } : []
      let fits =
        plan.size + knownSize <= own * (SharingPlan.growth + 1)
        && plan.inputs.count + inherited.count <= SharingPlan.mostInputs
      if isCertain, known.isPure, !fits {
        plan.inputs.append(other)
      } else {
        plan.inputs += inherited
        plan.size = min(plan.size + knownSize, SharingPlan.largestSize)
      }
    }
    return plan
  }
}
