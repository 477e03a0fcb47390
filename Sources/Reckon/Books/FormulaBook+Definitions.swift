import ReckonCatalogue
import ReckonCompiler

/// Looking up what a book defines.
extension FormulaBook {
  /// What a book tells of one of its names.
  public struct Definition: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
      /// A value that depends on no parameter.
      case constant
      /// An input of the book.
      case parameter
      /// A value that depends on parameters, or a function.
      case formula
    }

    public let name: String
    public let kind: Kind
    /// The names of a function's arguments; nothing for what is called by its name alone.
    public let arguments: [String]?
    /// The comment lines directly above.
    public let documentation: String?
    /// The definition as it is written, with the rest of its last line.
    public let text: String
    /// The default of a parameter, as it is written.
    public let defaultText: String?
    /// The condition on a parameter's value, as it is written.
    public let condition: String?
    /// The file in which it stands, where that has a name, and the number of its first line.
    public let file: String?
    public let line: Int
  }

  /// The names of all definitions in the order of the text, imported ones last.
  public var names: [String] { Self.places(of: definitionList).compactMap { definitionList[$0.entry]?.name } }

  /// All definitions in the order of the text, imported ones last.
  ///
  /// - Complexity: O(size of the book).
  public var definitions: [Definition] {
    let parameters = definitionList.indices.filter { definitionList[$0]?.isParameter ?? false }
    let varying = dependencies.dependents(of: parameters)
    return Self.places(of: definitionList).compactMap { place in
      definitionList[place.entry].map { describe($0, varies: varying.contains(place.entry)) }
    }
  }

  /// The book's parameters in the order of the text, imported ones last.
  public var parameters: [Definition] { definitions.filter { $0.kind == .parameter } }

  /// A definition by its name; nothing when there is none.
  public func definition(named name: String) -> Definition? {
    guard let number = nameTable.find(name), let definition = definitionList[number] else { return nil }
    return describe(definition, varies: dependencies.needed(by: [number]).contains { definitionList[$0]?.isParameter ?? false })
  }

  private func describe(_ definition: BookDefinition, varies: Bool) -> Definition {
    if let stored = definition.stored { return stored.description }
    let place = definition.place
    let kind: Definition.Kind
    var arguments: [String]?
    switch definition.entry.kind {
    case .parameter, .storedParameter: kind = .parameter
    case .function(let function):
      if !function.isValue { arguments = function.parameters }
      kind = varies || !function.isValue ? .formula : .constant
    case .stored(_, let names):
      arguments = names
      kind = .formula
    }
    func text(_ function: Definitions.Function?) -> String? { function.map { String($0.tree.source.slice($0.range)) } }
    return Definition(
      name: definition.name, kind: kind, arguments: arguments,
      documentation: files[place.file].pieces[place.piece].documentation,
      text: files[place.file].pieces[place.piece].content, defaultText: definition.isParameter ? text(definition.function) : nil,
      condition: text(definition.condition), file: files[place.file].path, line: files[place.file].pieces[place.piece].firstLine)
  }

  /// The names that a definition uses itself, sorted; none for a name that is not defined.
  public func dependencies(of name: String) -> [String] {
    guard let number = nameTable.find(name), number < dependencies.references.count else { return [] }
    return dependencies.references[number].compactMap { definitionList[$0]?.name }.sorted()
  }

  /// The names of the definitions that use a name themselves, sorted.
  public func dependents(of name: String) -> [String] {
    guard let number = nameTable.find(name), number < dependencies.dependents.count else { return [] }
    return dependencies.dependents[number].compactMap { definitionList[$0]?.name }.sorted()
  }

  /// Remarks on what may not be meant as it is, by place, about a hundred of each definition at most; none of a book that was
  /// stored without its text.
  public var notes: [BookNote] {
    if stored != nil { return (try? fromText())?.notes ?? [] }
    let used = exampleList.reduce(into: Set<Int>()) { $0.formUnion($1.references) }
    var notes: [(place: BookPlace, note: BookNote)] = []
    for (number, definition) in definitionList.enumerated() {
      guard let definition else { continue }
      notes += definition.notes.map { (definition.place, $0) }
      let isUsed = number < dependencies.dependents.count && !dependencies.dependents[number].isEmpty || used.contains(number)
      if definition.isParameter, !isUsed {
        notes.append(
          (definition.place, BookNote(.unusedParameter(definition.name), at: definition.nameRange, in: definition.source)))
      }
    }
    for example in exampleList { notes += example.notes.map { (example.place, $0) } }
    return notes.sorted { a, b in
      (a.place.file, a.place.piece, a.note.range.start) < (b.place.file, b.place.piece, b.note.range.start)
    }.map(\.note)
  }
}
