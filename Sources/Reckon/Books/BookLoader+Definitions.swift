import ReckonCatalogue
import ReckonSyntax

/// Reading and checking definitions.
extension BookLoader {
  mutating func parse() throws(FormulaError) -> (
    [Definition], [(DefinitionPlace, BookStatement.Example, TokenList)]
  ) {
    let reader = reader
    var drafts: [Definition] = []
    var examples: [(DefinitionPlace, BookStatement.Example, TokenList)] = []
    // Each statement's tokens are released once parsed.
    pending.reverse()
    while let (place, statement) = pending.popLast() {
      let angleUnit = files[place.file].angleUnit(at: place.piece)
      do throws(FormulaError) {
        switch statement {
        case .formula(let head, let list): drafts.append(try reader.formula(head, list, at: place, angleUnit))
        case .parameter(let parameter, let list):
          drafts.append(try reader.parameter(parameter, list.source, at: place, angleUnit))
        case .example(let example, let list): examples.append((place, example, list))
        }
      } catch {
        try note(error, in: place.file)
      }
    }
    return (drafts, examples)
  }

  mutating func check(_ drafts: inout [Definition]) throws(FormulaError) {
    let reader = reader
    var foreignNames: [Set<String>] = []
    foreignNames.reserveCapacity(drafts.count)
    for index in drafts.indices {
      let reading = try reader.read(&drafts[index], suggestions: suggestions())
      for error in reading.errors { fail(error, in: drafts[index].place.file) }
      foreignNames.append(reading.foreignNames)
    }
    for index in drafts.indices { store.define(drafts[index], using: foreignNames[index]) }
  }

  mutating func checkCircles() {
    var circles: Set<Int> = []
    for group in store.graph.circles() {
      circles.formUnion(group)
      if let found = store.circleError(group) { fail(found.error, in: found.file) }
    }
    for found in store.parameterErrors(Array(store.numbers), circles: circles) { fail(found.error, in: found.file) }
  }

  mutating func readExamples(_ drafts: [(DefinitionPlace, BookStatement.Example, TokenList)])
    throws(FormulaError)
  {
    guard !drafts.isEmpty else { return }
    let reader = reader
    // Statements are in text order, so the preceding definition is the last one added.
    var owners = store.inOrder(store.numbers)[...]
    var owner: Definition?
    for (place, example, list) in drafts.sorted(by: { $0.0 < $1.0 }) {
      while let next = owners.first, next.place < place {
        owner = next
        owners.removeFirst()
      }
      do throws(FormulaError) {
        examples.append(
          try reader.example(
            example, list.source, at: place,
            owner: owner?.place.file == place.file ? owner.flatMap { store.number(of: $0.name) } : nil,
            files[place.file].angleUnit(at: place.piece), suggestions: suggestions()))
      } catch {
        try note(error, in: place.file)
      }
    }
  }
}
