import ReckonCatalogue
import ReckonCompiler

/// Definitions by the numbers of their names, and which of them use which names.
///
/// A name keeps its number, whether something defines it or not: so that what uses a name is found when it is defined for the first time.
struct DefinitionStore: Sendable {
  /// The names as the compiler sees them.
  private(set) var names = BookNames()
  private var definitions: [Definition?] = []
  private(set) var graph = DependencyGraph()

  /// The number of numbered names.
  var count: Int { definitions.count }

  subscript(number: Int) -> Definition? { definitions[number] }

  subscript(name: String) -> Definition? { names.number(of: name).flatMap { definitions[$0] } }

  /// The compiled formulas of a definition; `nil` where there is none.
  func formulas(of number: Int) -> DefinitionFormulas? { definitions[number]?.formulas }

  /// The number of a name that is defined.
  func number(of name: String) -> Int? { names.number(of: name).flatMap { definitions[$0] == nil ? nil : $0 } }

  /// The numbers of all definitions.
  var numbers: some Sequence<Int> { definitions.indices.lazy.filter { definitions[$0] != nil } }

  /// All definitions by number.
  var all: some Sequence<Definition> { definitions.lazy.compactMap { $0 } }

  /// The definitions with some numbers, by place.
  func inOrder(_ numbers: some Sequence<Int>) -> [Definition] {
    numbers.compactMap { definitions[$0] }.sorted { $0.place < $1.place }
  }

  /// Definitions, each behind those that it uses, and otherwise by place.
  ///
  /// - Parameter domain: the definitions through which they may use each other.
  func sorted(_ numbers: Set<Int>, within domain: Set<Int>) -> [Int] {
    graph.sorted(numbers, within: domain) { a, b in
      guard let first = definitions[a]?.place, let second = definitions[b]?.place else {
        preconditionFailure("only definitions are sorted")
      }
      return first < second
    }
  }

  // MARK: Changes

  /// The number of a name, now or from now on.
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

  /// Declares the meaning of a name by number, before its definition is read.
  mutating func declare(_ number: Int, as meaning: Meaning, file: Int) { names.set(number, to: meaning, file: file) }

  /// Puts a definition in the place of the one of its name, or removes that.
  ///
  /// - Complexity: O(its references), unless the store is shared with a copy, which is then made.
  mutating func set(_ number: Int, to definition: consuming Definition?) {
    names.set(
      number, to: definition?.meaning, file: definition?.place.file ?? 0, kind: definition == nil ? .number : definition?.kind,
      place: definition.map { (SourceRange(start: 0, end: $0.source.text.utf8.count), $0.source) })
    graph.set(number, definition?.references ?? [])
    definitions[number] = definition
  }

  /// Puts a definition of a book in the place of the one of its name.
  ///
  /// - Parameter foreignNames: the names in its text that nothing defines; once something does, its text must be read again.
  mutating func define(_ definition: consuming Definition, using foreignNames: Set<String>) {
    let number = intern(definition.name)
    definition.references += foreignNames.map { intern($0) }.sorted()
    set(number, to: definition)
  }

  /// Notes what the value of a definition is; `nil` where that is not known. A parameter without a unit is of the kind of its default.
  mutating func setKind(of number: Int, to kind: ValueKind?) {
    guard var definition = definitions[number] else { preconditionFailure("only definitions have kinds") }
    definition.kind = kind
    if case .parameter(let byDefault, nil) = definition.meaning {
      definition.meaning = .parameter(byDefault: byDefault, unit: kind?.inputUnit)
    }
    definitions[number] = definition
    names.set(number, to: definition.meaning, file: definition.place.file, kind: kind)
  }

  /// Keeps the remarks on readings of a definition that kinds decide.
  mutating func setKindNotes(of number: Int, to notes: [FormulaNote]?) { definitions[number]?.kindNotes = notes }

  /// Gives up the compiled formulas of a definition.
  mutating func forgetFormulas(of number: Int) { definitions[number]?.formulas = DefinitionFormulas() }

  /// Notes the text of a value or function as it has been read, or that it must be read again.
  mutating func setFunction(_ number: Int, _ function: Definitions.Function) {
    definitions[number]?.meaning = .formula(function)
    if let definition = definitions[number] { names.set(number, to: definition.meaning, file: definition.place.file) }
  }

  /// Removes the names with the highest numbers, which nothing defines or uses, so that `count` remain.
  mutating func truncate(to count: Int) {
    names.truncate(to: count)
    definitions.removeSubrange(count...)
    graph.truncate(to: count)
  }

  // MARK: What books are made of

  /// The names that each file of a book sees.
  mutating func setVisibleFiles(_ files: [Set<Int>]) { names.visibleFiles = files }

  mutating func setCurrencies(_ currencies: Currencies?) { names.currencies = currencies }

  /// Says what the definitions may use.
  mutating func setPermissions(_ permissions: FormulaPermissions) { names.permissions = permissions }

  mutating func setClock(secondsFromUTC: @escaping @Sendable (Double) -> Int) { names.secondsFromUTC = secondsFromUTC }

  mutating func setNumberMode(_ mode: NumberMode?) { names.numberMode = mode }
}
