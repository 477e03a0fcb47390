import ReckonCatalogue
import ReckonCompiler
import ReckonSyntax

/// The definitions of a session, the scope in which they are in force, and the meanings that they shadow there.
struct DefinitionsInForce: Sendable {
  private(set) var store = DefinitionStore()
  /// The names in force.
  var scope: Scope
  /// The meanings in ``scope`` that definitions shadow, by number.
  private var hidden: [Int: Outside] = [:]
  /// The order in which names were first defined, which lists and books keep.
  private var places: [Int: DefinitionPlace] = [:]
  /// The values that currently cannot be computed.
  private(set) var failedNames: Set<String> = []
  /// Names of the scope that were changed externally and are not definitions; restored definitions may use them.
  var changedOutside: Set<Int> = []
  /// The books whose parameter conditions are in force.
  var books: [FormulaBook] = [] {
    didSet { parameterNames = Set(books.flatMap { $0.store.all.compactMap { $0.isParameter ? $0.name : nil } }) }
  }
  /// The names of these parameters.
  private var parameterNames: Set<String> = []

  /// The names of values that currently have none: they cannot be computed, or are parameters without a value yet.
  var namesWithoutValue: Set<String> {
    parameterNames.isEmpty ? failedNames : failedNames.union(parameterNames.filter { store[$0] == nil })
  }

  init(scope: Scope) { self.scope = scope }

  subscript(number: Int) -> Definition? { store[number] }

  subscript(name: String) -> Definition? { store[name] }

  /// All definitions in the order of typing.
  var all: [Definition] { store.inOrder(store.numbers) }

  /// Names, defined or not, in the order of their first definition.
  func inOrder(_ numbers: some Sequence<Int>) -> [String] {
    numbers.compactMap { number in places[number].map { ($0, store.names.name(of: number)) } }.sorted { $0 < $1 }.map {
      $0.1
    }
  }

  var isEmpty: Bool { !store.numbers.contains { _ in true } }

  /// Interns a name and returns its number.
  mutating func intern(_ name: String) -> Int { store.intern(name) }

  /// The numbers of distinct names.
  mutating func intern(_ names: Set<String>) -> [Int] { names.map { store.intern($0) }.sorted() }

  // MARK: In force

  /// Replaces the definition of a name, or removes it.
  ///
  /// - Complexity: O(its references); O(its users) if its kind has changed.
  mutating func set(_ number: Int, to definition: Definition?) {
    let old = store[number]
    let name = store.names.name(of: number)
    if definition != nil, old == nil, let value = Outside(name, scope) { hidden[number] = value }
    var definition = definition
    definition?.place = places[number] ?? DefinitionPlace(file: 0, piece: places.count)
    places[number] = places[number] ?? definition?.place
    store.set(number, to: definition)
    if old?.isFailed ?? false { failedNames.remove(name) }
    if definition?.isFailed ?? false { failedNames.insert(name) }
    if definition == nil, let value = hidden.removeValue(forKey: number) {
      scope.remove(name)
      value.restore(name, in: &scope)
    } else if let definition, definition.parameters != nil, let function = definition.meaning.function {
      scope.define(name, function: function)
    } else {
      scope.remove(name)
      scope[result: name] = definition?.result
    }
  }

  /// Removes a definition in favor of the scope's own meaning of its name.
  mutating func yield(_ number: Int) {
    store.set(number, to: nil)
    hidden[number] = nil
    failedNames.remove(store.names.name(of: number))
  }

  /// The meaning of a name that the session has not defined.
  private struct Outside: Sendable {
    private let value: FormulaResult?
    private let function: Definitions.Function?

    init?(_ name: String, _ scope: Scope) {
      value = scope[result: name]
      function = scope.definitions[name].function
      if value == nil, function == nil { return nil }
    }

    func restore(_ name: String, in scope: inout Scope) {
      if let function { scope.define(name, function: function) } else { scope[result: name] = value }
    }
  }

  /// The number of names in the definition order.
  var placeCount: Int { places.count }

  /// Forgets the definition order of names beyond a count.
  mutating func forgetPlaces(from count: Int) {
    if places.count > count { places = places.filter { $0.value.piece < count } }
  }

  /// Stores the current parse of a definition.
  mutating func keep(_ function: Definitions.Function, for number: Int) {
    store.setFunction(number, function)
    if !function.isValue { scope.define(store.names.name(of: number), function: function) }
  }

  // MARK: Uses

  /// The direct and indirect users of some names.
  func users(of numbers: some Sequence<Int>) -> Set<Int> { store.graph.dependents(of: numbers) }

  /// Those of the users that the name also depends on, directly or indirectly.
  func circles(through number: Int, among users: Set<Int>) -> Set<Int> {
    store.graph.needed(by: [number], within: users)
  }
}
