import ReckonCatalogue
import ReckonCompiler

/// The kinds of a book's definitions, which are settled when the book is read or changed.
extension DefinitionStore {
  /// The most nodes to examine. The kinds of the remaining values are then not known: others inline them.
  private static let mostKindWork = 4_000_000

  /// Settles what values are, in definitions that have kinds and in all that use those. Where kinds do not fit, nothing is settled.
  ///
  /// - Parameters:
  ///   - candidates: the definitions that may be touched; of all others it is known what they are.
  ///   - reader: knows the names and the options of the book.
  /// - Returns: the errors, each with the file and the name of the definition that leads to it: an error within a function may be the fault of a
  ///   caller, whose arguments have units that the function cannot take.
  /// - Throws: `cancelled`.
  /// - Complexity: O(texts of the candidates that kinds reach, and of the functions that these call).
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
      for reference in graph.references[number] where !reached.contains(reference) && names[reference]?.isValue ?? false {
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

  /// Whether a definition uses a value from outside of some that is no plain number.
  private func uses(kindsOutside candidates: Set<Int>, _ number: Int) -> Bool {
    graph.references[number].contains { !candidates.contains($0) && names[$0] != nil && names.kind(of: $0) != .number }
  }

  /// Whether a value may be an input of the programs that use it: what they know of inputs is the unit.
  func mayBeInput(_ number: Int) -> Bool {
    switch names.kind(of: number) {
    case .number, .quantity: true
    case .percent, .truth, .instant, .text, .list, .complex, .missing, nil: false
    }
  }
}
