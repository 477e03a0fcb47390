import ReckonCatalogue
import ReckonSyntax

/// The functions that a formula uses: its own, those of the definitions and those of books.
extension Resolver {
  /// The target of a call in a tree, apart from functions of the language and the host.
  private enum Called {
    /// A function of the formula's own text, by its index there.
    case own(Int)
    case defined(Definitions.Function)
    case entry(Int, book: Int)
  }

  /// The formula's own functions take precedence over those of the definitions.
  private func called(_ name: String, in tree: Int) -> Called? {
    let book = trees[tree].book
    if book >= 0 { return definitions.books[book].find(name, from: trees[tree].file).map { .entry($0, book: book) } }
    if trees[tree].isOwn, let number = ownNumber(ofFunction: name) { return .own(number) }
    let known = definitions[name]
    if let definition = known.function { return .defined(definition) }
    guard !definitions.books.isEmpty, known.host == nil else { return nil }
    return definitions.bookEntry(name).map { .entry($0.entry, book: $0.book) }
  }

  /// The function that a name denotes in a tree; trees of definitions are added on demand.
  mutating func functionNumber(_ name: String, in tree: Int, at range: SourceRange) -> Int? {
    switch called(name, in: tree) {
    case .own(let number): ownFunction(number)
    case .defined(let definition):
      functions.find(.defined(name)) ?? add(definition, .defined(name), from: tree, at: range)
    case .entry(let entry, let book): calledIndex(entry, ofBook: book, from: tree, at: range)
    case nil: nil
    }
  }

  /// Whether the function that a tree calls by a name, apart from the built-in one, takes a number of arguments. A
  /// function with other argument counts overloads the built-in one.
  func hasFunction(_ name: String, of count: Int, in tree: Int) -> Bool {
    switch called(name, in: tree) {
    case .own(let number): trees[0].tree.functions[number].parameters.count == count
    case .defined(let definition):
      definition.isValue
        ? !(Catalogue.function(synonym: name)?.standsBesideValues(count) ?? false)
        : definition.parameters.count == count
    case .entry(let entry, let book): definitions.books[book][entry]?.parameters?.count == count
    case nil:
      trees[tree].book < 0
        && (definitions[name].host.map {
          $0.parameterCount == count || definitions[name].hostArity?.contains(count) ?? false
        } ?? false)
    }
  }

  /// The index of a function that the formula's own text defines; `nil` in texts of books, whose functions are the
  /// book's.
  func ownNumber(ofFunction name: String) -> Int? { trees[0].book < 0 ? trees[0].tree.functionNumbers[name] : nil }

  /// The function with an index in the formula's own tree.
  mutating func ownFunction(_ number: Int) -> Int {
    if let known = functions.find(.own(number)) { return known }
    let tree = trees[0].tree
    let function = tree.functions[number]
    let own = add(ResolvedTree(tree: tree, angleUnit: trees[0].angleUnit, isOwn: true, source: 0))
    return functions.add(
      ResolvedFunction(
        tree: own, name: function.name, parameters: function.parameters.map { $0.name }, body: function.checkedBody,
        conditionEnd: function.conditionEnd, units: function.units, range: function.range, origin: function.range),
      .own(number))
  }

  /// Adds a function with its tree, which is used at `range` in a tree.
  mutating func add(
    _ function: Definitions.Function, _ key: FunctionTable.Key, from tree: Int, at range: SourceRange, book: Int = -1,
    file: Int = -1
  ) -> Int {
    let function = takesOtherReadings ? function.otherReading ?? function : function
    let source = sourceNumber(function.tree.source)
    let number = add(
      ResolvedTree(
        tree: function.tree, angleUnit: function.angleUnit, isOwn: false, source: source, book: book, file: file))
    return functions.add(
      ResolvedFunction(
        tree: number, name: function.name, parameters: function.parameters, body: function.body,
        conditionEnd: function.conditionEnd, units: function.units, resultUnit: function.resultUnit,
        range: function.range,
        isValue: function.isValue, origin: formulaRange(from: tree, range)), key)
  }

  /// The range in the formula itself that leads to a range in a tree.
  func formulaRange(from tree: Int, _ range: SourceRange) -> SourceRange { trees[tree].isOwn ? range : origin ?? range }
}
