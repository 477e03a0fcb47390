import ReckonCatalogue
import ReckonCompiler

/// The kinds of a book's definitions, inferred when the book is loaded or changed.
extension DefinitionStore {
  /// The maximum number of nodes to examine. The kinds of the remaining values are unknown, and dependents inline them.
  private static let mostKindWork = 4_000_000

  /// Infers the kinds of values, in definitions with kinds and their dependents. On a mismatch, nothing is inferred.
  ///
  /// - Parameters:
  ///   - candidates: the definitions that may be affected; the kinds of all others are known.
  ///   - reader: knows the names and the options of the book.
  /// - Returns: the errors, each with the file and the name of the definition that causes it: an error in a function
  ///   may be caused by a caller that passes arguments with incompatible units.
  /// - Throws: `cancelled`.
  /// - Complexity: O(texts of the candidates with kinds, and of the functions that they call).
  mutating func settleKinds(
    of candidates: Set<Int>, _ reader: BookReader
  ) throws(FormulaError) -> [(file: Int, name: String, error: FormulaError)] {
    for number in candidates where self[number]?.kindNotes != nil { setKindNotes(of: number, to: nil) }
    var reached = candidates.filter { self[$0]?.hasKinds ?? false || uses(kindsOutside: candidates, $0) }
    guard !reached.isEmpty else { return [] }
    reached.formUnion(graph.dependents(of: reached).intersection(candidates))
    var work = Self.mostKindWork
    var kinds: [Int: ValueKind?] = [:]
    var notes: [Int: [FormulaNote]] = [:]
    var errors: [(file: Int, name: String, error: FormulaError)] = []
    let definitions = reader.definitions
    var options = reader.options(0)
    for number in sorted(reached, within: reached) {
      guard let definition = self[number] else { continue }
      for reference in graph.references[number] where !reached.contains(reference) && names[reference]?.isValue ?? false
      {
        options.valueKinds[reference] = names.kind(of: reference)
      }
      options.homeFile = definition.place.file
      let declared = definition.meaning.inputUnit.map { ValueKind(ofInput: $0) }
      if let declared { options.valueKinds[number] = declared }
      for function in definition.functions {
        let found =
          work > 0
          ? try Compiler.kind(of: function, definitions: definitions, options: options)
          : (kind: nil, errors: [], notes: definition.readingNotes, size: 0)
        work -= found.size
        notes[number, default: []] += found.notes.prefix(Definition.mostNotes)
        for error in found.errors where !errors.contains(where: { $0.error == error }) {
          errors.append((definition.place.file, definition.name, error))
        }
        guard declared == nil, function === definition.meaning.function else { continue }
        let kind = function.isValue ? found.kind : nil
        kinds[number] = kind
        options.valueKinds[number] = kind
      }
      if let declared { kinds[number] = declared }
    }
    guard errors.isEmpty else { return errors }
    for (number, kind) in kinds { setKind(of: number, to: kind) }
    for (number, notes) in notes { setKindNotes(of: number, to: notes) }
    return []
  }

  /// Whether a definition uses a value other than a plain number from outside some candidates.
  private func uses(kindsOutside candidates: Set<Int>, _ number: Int) -> Bool {
    graph.references[number].contains { !candidates.contains($0) && names[$0] != nil && names.kind(of: $0) != .number }
  }

  /// Whether a value may be an input of its dependents' programs, which only know the units of inputs.
  func mayBeInput(_ number: Int) -> Bool {
    switch names.kind(of: number) {
    case .number, .quantity: true
    case .percent, .truth, .instant, .text, .list, .complex, .missing, nil: false
    }
  }
}
