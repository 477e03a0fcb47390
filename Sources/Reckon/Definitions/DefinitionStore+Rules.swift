import ReckonCatalogue
import ReckonCompiler
import ReckonSyntax

/// The rules for a book's definitions.
extension DefinitionStore {
  /// A definition that breaks a rule.
  struct BrokenRule {
    let file: Int
    let error: FormulaError

    fileprivate init(_ kind: FormulaError.Kind, _ definition: Definition) {
      file = definition.place.file
      error = FormulaError(kind, at: definition.nameRange, in: definition.source)
    }
  }

  /// The error of a group of mutually dependent definitions; `nil` if they are functions, which may be recursive.
  func circleError(_ group: [Int]) -> BrokenRule? {
    guard let value = group.first(where: { names[$0]?.isValue ?? false }), let definition = self[value],
      let circle = graph.circle(through: value, within: Set(group))
    else { return nil }
    return BrokenRule(.cyclicDefinition(circle.map { names.name(of: $0) }), definition)
  }

  /// The errors of parameter defaults and conditions: neither may depend on a parameter.
  ///
  /// - Parameter circles: the members of cycles, which are reported separately.
  /// - Complexity: O(candidates), unless one of them is a parameter that uses something.
  func parameterErrors(_ candidates: [Int], circles: Set<Int>) -> [BrokenRule] {
    let candidates = candidates.filter {
      names[$0]?.isParameter ?? false && !graph.references[$0].isEmpty && !circles.contains($0)
    }
    guard !candidates.isEmpty else { return [] }
    let origins = graph.origins(among: numbers.filter { names[$0]?.isParameter ?? false })
    return candidates.sorted().compactMap { candidate in
      guard let definition = self[candidate] else { return nil }
      let parameter = definition.references.lazy.compactMap { names[$0]?.isParameter ?? false ? $0 : origins[$0] }.first
      guard let parameter else { return nil }
      let subject: Phrase = Phrase(
        "defaultOrTheCondition", "the default or the condition of ‘\(FormulaError.Kind.shortened(definition.name))’")
      return BrokenRule(.dependsOnParameter(subject, parameter: names.name(of: parameter)), definition)
    }
  }
}
