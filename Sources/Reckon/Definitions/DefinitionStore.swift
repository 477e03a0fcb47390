import ReckonCatalogue
import ReckonCompiler

/// Definitions by name number, and the dependency graph of names.
///
/// A name keeps its number even while undefined, so that its users are found when it is first defined.
struct DefinitionStore: Sendable {
  /// The names as visible to the compiler.
  private(set) var names = BookNames()
  private var definitions: [Definition?] = []
  private(set) var graph = DependencyGraph()

  /// The number of interned names.
  var count: Int { definitions.count }

  subscript(number: Int) -> Definition? { definitions[number] }

  subscript(name: String) -> Definition? { names.number(of: name).flatMap { definitions[$0] } }

  /// The compiled formulas of a definition; `nil` if there is none.
  func formulas(of number: Int) -> DefinitionFormulas? { definitions[number]?.formulas }

  /// The number of a defined name.
  func number(of name: String) -> Int? { names.number(of: name).flatMap { definitions[$0] == nil ? nil : $0 } }

  /// The numbers of all definitions.
  var numbers: some Sequence<Int> { definitions.indices.lazy.filter { definitions[$0] != nil } }

  /// All definitions by number.
  var all: some Sequence<Definition> { definitions.lazy.compactMap { $0 } }

  /// The definitions with some numbers, by position.
  func inOrder(_ numbers: some Sequence<Int>) -> [Definition] {
    numbers.compactMap { definitions[$0] }.sorted { $0.place < $1.place }
  }

  /// Definitions in topological order, otherwise by position.
  ///
  /// - Parameter domain: the definitions that dependencies are followed through.
  func sorted(_ numbers: Set<Int>, within domain: Set<Int>) -> [Int] {
    graph.sorted(numbers, within: domain) { a, b in
      guard let first = definitions[a]?.place, let second = definitions[b]?.place else {
        preconditionFailure("only definitions are sorted")
      }
      return first < second
    }
  }

  // MARK: Changes

  /// Interns a name and returns its number.
  mutating func intern(_ name: String) -> Int {
    let number = names.intern(name)
    if number == definitions.count {
      definitions.append(nil)
      graph.extend(to: definitions.count)
    }
    return number
  }

  /// Reserves capacity for names.
  mutating func reserve(_ count: Int) {
    names.reserve(count)
    definitions.reserveCapacity(count)
  }

  /// Declares the meaning of a name before its definition is parsed.
  mutating func declare(_ number: Int, as meaning: Meaning, file: Int) { names.set(number, to: meaning, file: file) }

  /// Replaces the definition of a name, or removes it.
  ///
  /// - Complexity: O(its references), unless the store is shared with a copy and must be copied.
  mutating func set(_ number: Int, to definition: consuming Definition?) {
    names.set(
      number, to: definition?.meaning, file: definition?.place.file ?? 0,
      kind: definition == nil ? .number : definition?.kind,
      place: definition.map { (SourceRange(start: 0, end: $0.source.text.utf8.count), $0.source) })
    graph.set(number, definition?.references ?? [])
    definitions[number] = definition
  }

  /// Replaces a book's definition of a name.
  ///
  /// - Parameter foreignNames: the undefined names in its text; once one is defined, the text must be reparsed.
  mutating func define(_ definition: consuming Definition, using foreignNames: Set<String>) {
    let number = intern(definition.name)
    definition.references += foreignNames.map { intern($0) }.sorted()
    set(number, to: definition)
  }

  /// Records the kind of a definition's value; `nil` if unknown. A parameter without a unit has the kind of its
  /// default.
  mutating func setKind(of number: Int, to kind: ValueKind?) {
    guard var definition = definitions[number] else { preconditionFailure("only definitions have kinds") }
    definition.kind = kind
    if case .parameter(let byDefault, nil) = definition.meaning {
      definition.meaning = .parameter(byDefault: byDefault, unit: kind?.inputUnit)
    }
    definitions[number] = definition
    names.set(number, to: definition.meaning, file: definition.place.file, kind: kind)
  }

  /// Stores the notes on a definition's parse that depend on kinds.
  mutating func setKindNotes(of number: Int, to notes: [FormulaNote]?) { definitions[number]?.kindNotes = notes }

  /// Discards the compiled formulas of a definition.
  mutating func forgetFormulas(of number: Int) { definitions[number]?.formulas = DefinitionFormulas() }

  /// Stores the parsed function of a value or function, or marks it for reparsing.
  mutating func setFunction(_ number: Int, _ function: Definitions.Function) {
    definitions[number]?.meaning = .formula(function)
    if let definition = definitions[number] { names.set(number, to: definition.meaning, file: definition.place.file) }
  }

  /// Removes the names with the highest numbers, which must be unused, so that `count` remain.
  mutating func truncate(to count: Int) {
    names.truncate(to: count)
    definitions.removeSubrange(count...)
    graph.truncate(to: count)
  }

  // MARK: Books

  /// The names visible in each file of a book.
  mutating func setVisibleFiles(_ files: [Set<Int>]) { names.visibleFiles = files }

  mutating func setCurrencies(_ currencies: Currencies?) { names.currencies = currencies }

  /// Sets the features that the definitions may use.
  mutating func setPermissions(_ permissions: FormulaPermissions) { names.permissions = permissions }

  mutating func setClock(secondsFromUTC: @escaping @Sendable (Double) -> Int) { names.secondsFromUTC = secondsFromUTC }

  mutating func setNumberMode(_ mode: NumberMode?) { names.numberMode = mode }
}
