import ReckonCatalogue
import ReckonSyntax

/// The functions that a formula uses: its own, those of the definitions and those of books.
extension Resolver {
  /// The function that a name means in a tree: its own ones first, then those of the definitions, whose trees are added when needed.
  mutating func functionNumber(_ name: String, in tree: Int, at range: SourceRange) -> Int? {
    let book = trees[tree].book
    if book >= 0 {
      guard let entry = definitions.books[book].find(name, from: trees[tree].file) else { return nil }
      return calledIndex(entry, ofBook: book, from: tree, at: range)
    }
    if trees[tree].isOwn, let number = ownNumber(ofFunction: name) { return ownFunction(number) }
    let known = definitions[name]
    guard let definition = known.function else {
      guard !definitions.books.isEmpty, known.host == nil, let found = definitions.bookEntry(name) else { return nil }
      return calledIndex(found.entry, ofBook: found.book, from: tree, at: range)
    }
    return functions.find(.defined(name)) ?? add(definition, .defined(name), from: tree, at: range)
  }

  /// The number of a function that the formula's own text defines; `nil` in texts of books, whose functions are the book's.
  func ownNumber(ofFunction name: String) -> Int? { trees[0].book < 0 ? trees[0].tree.functionNumbers[name] : nil }

  /// The function with a number in the formula's own tree.
  mutating func ownFunction(_ number: Int) -> Int {
    if let known = functions.find(.own(number)) { return known }
    let tree = trees[0].tree
    let function = tree.functions[number]
    let own = add(ResolvedTree(tree: tree, angleUnit: trees[0].angleUnit, isOwn: true, source: 0))
    return functions.add(
      ResolvedFunction(
        tree: own, name: function.name, parameters: function.parameters.map { $0.name }, body: function.checkedBody,
        conditionEnd: function.conditionEnd, units: function.units, range: function.range, origin: function.range), .own(number))
  }

  /// Takes in a function with its tree, which `range` in a tree needs.
  mutating func add(
    _ function: Definitions.Function, _ key: FunctionTable.Key, from tree: Int, at range: SourceRange, book: Int = -1, file: Int = -1
  ) -> Int {
    let source = sourceNumber(function.tree.source)
    let number = add(
      ResolvedTree(tree: function.tree, angleUnit: function.angleUnit, isOwn: false, source: source, book: book, file: file))
    return functions.add(
      ResolvedFunction(
        tree: number, name: function.name, parameters: function.parameters, body: function.body,
        conditionEnd: function.conditionEnd, units: function.units, resultUnit: function.resultUnit, range: function.range,
        isValue: function.isValue, origin: formulaRange(from: tree, range)), key)
  }

  /// The range in the formula itself for what is needed at a range of a tree.
  func formulaRange(from tree: Int, _ range: SourceRange) -> SourceRange { trees[tree].isOwn ? range : origin ?? range }
}
