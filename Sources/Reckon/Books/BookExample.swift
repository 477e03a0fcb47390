import ReckonCatalogue
import ReckonCompiler
import ReckonSyntax

/// A book's example, parsed and checked.
struct BookExample: Sendable {
  let place: DefinitionPlace
  /// The entry of the preceding definition; `nil` before the first definition.
  let owner: Int?
  let source: SourceText
  let assignments: [(name: String, value: Definitions.Function)]
  let expression: Definitions.Function
  /// `nil` if an error is expected.
  let expected: Definitions.Function?
  let tolerance: Definitions.Function?
  let isRelative: Bool
  /// The numbers of the entries that it refers to.
  let references: Set<Int>
  /// All names in its text.
  let names: Set<String>
  let notes: [BookNote]
}

extension BookReader {
  /// Parses and checks an example.
  ///
  /// - Throws: the first error.
  func example(
    _ example: BookStatement.Example, _ source: SourceText, at place: DefinitionPlace, owner: Int?,
    _ angleUnit: AngleUnit, suggestions: Int
  ) throws(FormulaError) -> BookExample {
    var references: Set<Int> = []
    var mentions: Set<String> = []
    var notes: [BookNote] = []
    func read(_ list: TokenList) throws(FormulaError) -> Definitions.Function {
      let function = try self.expression(list, named: "", place.file, angleUnit)
      let reading = try self.read(function, place.file, suggestions: suggestions)
      if let error = reading.errors.first { throw error }
      let kinds = try kinds(in: function, reading, place.file)
      if let error = kinds.errors.first { throw error }
      references.formUnion(reading.references)
      mentions.formUnion(function.tree.names)
      notes += kinds.notes.map { BookNote(.reading($0), at: $0.range, in: source) }
      return function
    }
    var assignments: [(name: String, value: Definitions.Function)] = []
    for assignment in example.assignments {
      guard let entry = names.find(assignment.name, from: place.file), names[entry]?.isParameter == true else {
        let known = suggestions > 0 ? names.defined.compactMap { $0.meaning.isParameter ? $0.name : nil } : []
        throw FormulaError(
          .noParameter(assignment.name, suggestion: Suggestion.nearest(to: assignment.name, among: known)),
          at: assignment.nameRange,
          in: source)
      }
      references.insert(entry)
      mentions.insert(assignment.name)
      assignments.append((assignment.name, try read(assignment.value)))
    }
    let expression = try read(example.expression)
    let expected = try example.expected.map { (list) throws(FormulaError) in try read(list) }
    let tolerance = try example.tolerance.map { (list) throws(FormulaError) in try read(list) }
    return BookExample(
      place: place, owner: owner, source: source, assignments: assignments, expression: expression, expected: expected,
      tolerance: tolerance, isRelative: example.isRelative, references: references, names: mentions, notes: notes)
  }
}
