import ReckonCatalogue
import ReckonCompiler
import ReckonSyntax

/// Lookup of a book's definitions.
extension FormulaBook {
  /// A definition of a book.
  public struct Definition: Hashable, Sendable {
    /// The kinds of definitions.
    public enum Kind: Hashable, Sendable {
      /// A value that depends on no parameter.
      case constant
      /// An input of the book.
      case parameter
      /// A value that depends on parameters, or a function.
      case formula
    }

    /// The name that it defines.
    public let name: String
    /// The kind: a parameter, a value or a function.
    public let kind: Kind
    /// The names of a function's arguments; `nil` for a value or parameter.
    public let arguments: [String]?
    /// The comment lines directly above.
    public let documentation: String?
    /// The definition as written, with the rest of its last line.
    public let text: String
    /// The unit of a parameter's numbers; `nil` for plain numbers. For parameters that are not numbers with a unit, one
    /// of the words `text`, `list`, `date` and `truth`, where `list` may be preceded by its item kind: `text list`,
    /// `kg list`; `matrix`, `kg matrix`.
    public let unit: String?
    /// The default of a parameter, as written.
    public let defaultText: String?
    /// The condition on a parameter's value, or on a function's arguments, as written.
    public let condition: String?
    /// The file that contains it, if that has a name.
    public let file: String?
    /// The line of the book where it begins, from 1.
    public let line: Int
  }

  /// The names of all definitions in the order of the text, imported ones last.
  public var names: [String] { store.inOrder(store.numbers).map { $0.name } }

  /// All definitions in the order of the text, imported ones last.
  ///
  /// - Complexity: O(size of the book).
  public var definitions: [Definition] {
    let varying = store.graph.dependents(of: store.numbers.filter { store.names[$0]?.isParameter ?? false })
    return store.inOrder(store.numbers).map { definition in
      describe(definition, varies: store.number(of: definition.name).map(varying.contains) ?? false)
    }
  }

  /// The book's parameters in the order of the text, imported ones last.
  public var parameters: [Definition] { definitions.filter { $0.kind == .parameter } }

  /// A definition by its name; `nil` if there is none.
  public func definition(named name: String) -> Definition? {
    guard let number = store.number(of: name), let definition = store[number] else { return nil }
    return describe(
      definition, varies: store.graph.needed(by: [number]).contains { store.names[$0]?.isParameter ?? false })
  }

  private func describe(_ definition: Reckon.Definition, varies: Bool) -> Definition {
    if let stored = definition.stored { return stored.description }
    let place = definition.place
    let piece = files[place.file].pieces[place.piece]
    func text(_ function: Definitions.Function?) -> String? { function.map { String($0.tree.source.slice($0.range)) } }
    return Definition(
      name: definition.name,
      kind: definition.isParameter ? .parameter : varies || definition.parameters != nil ? .formula : .constant,
      arguments: definition.parameters, documentation: piece.documentation, text: piece.content,
      unit: definition.meaning.inputUnit,
      defaultText: definition.isParameter ? text(definition.meaning.function) : nil,
      condition: text(definition.condition) ?? definition.meaning.function?.conditionText,
      file: files[place.file].path, line: piece.firstLine)
  }

  /// The names that a definition uses directly, sorted; none for an undefined name.
  public func dependencies(of name: String) -> [String] {
    guard let number = store.number(of: name) else { return [] }
    return store.graph.references[number].compactMap { store[$0]?.name }.sorted()
  }

  /// The names of the definitions that use a name directly, sorted.
  public func dependents(of name: String) -> [String] {
    guard let number = store.number(of: name) else { return [] }
    return store.graph.dependents[number].compactMap { store[$0]?.name }.sorted()
  }

  /// Notes by position, at most about a hundred per definition; none for a book stored without its text.
  public var notes: [BookNote] {
    if stored != nil { return (try? fromText(nil))?.notes ?? [] }
    let used = exampleList.reduce(into: Set<Int>()) { $0.formUnion($1.references) }
    var notes: [(place: DefinitionPlace, note: BookNote)] = []
    for number in store.numbers {
      guard let definition = store[number] else { continue }
      notes += definition.notes.map { (definition.place, $0) }
      let readings = definition.kindNotes ?? definition.readingNotes
      notes += readings.map { (definition.place, BookNote(.reading($0), at: $0.range, in: definition.source)) }
      if definition.isParameter, store.graph.dependents[number].isEmpty, !used.contains(number) {
        notes.append(
          (
            definition.place,
            BookNote(.unusedParameter(definition.name), at: definition.nameRange, in: definition.source)
          ))
      }
    }
    for example in exampleList { notes += example.notes.map { (example.place, $0) } }
    return notes.sorted { a, b in
      (a.place, a.note.range.start) < (b.place, b.note.range.start)
    }.map { $0.note }
  }
}
