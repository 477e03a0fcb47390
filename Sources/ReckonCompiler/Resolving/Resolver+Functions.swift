import ReckonCatalogue
import ReckonSyntax

/// The functions that a formula uses: its own, those of the definitions and those of books.
extension Resolver {
  /// The function that a name means in a tree: its own ones first, then those of the definitions, whose trees are taken in when needed.
  func functionIndex(_ name: String, in tree: Int, at range: SourceRange) -> Int? {
    let book = trees[tree].book
    if book >= 0 {
      guard let entry = definitions.books[book].find(name, from: trees[tree].file) else { return nil }
      return calledIndex(entry, ofBook: book, from: tree, at: range)
    }
    if trees[tree].isOwn, let number = ownNumber(ofFunction: name) { return ownFunction(number) }
    if let index = definedFunctions[name] { return index }
    guard let definition = definitions.functions[name] else {
      guard books != nil, definitions.hosts[name] == nil, let found = definitions.bookEntry(name) else { return nil }
      return calledIndex(found.entry, ofBook: found.book, from: tree, at: range)
    }
    definedFunctions[name] = functions.count
    return append(definition, from: tree, at: range)
  }

  /// The number of a function that the formula's own text defines; nothing in texts of books, whose functions are the book's.
  func ownNumber(ofFunction name: String) -> Int? { trees[0].book < 0 ? trees[0].tree.functionNumbers[name] : nil }

  /// The function with a number in the formula's own tree.
  func ownFunction(_ number: Int) -> Int {
    if let known = ownFunctions[number] { return known }
    let tree = trees[0].tree
    let function = tree.functions[number]
    ownFunctions[number] = functions.count
    trees.append(ResolvedTree(tree: tree, angleUnit: trees[0].angleUnit, isOwn: true, source: 0, bindings: .init(function.body)))
    functions.append(
      ResolvedFunction(
        tree: trees.count - 1, name: function.name, parameters: function.parameters.map(\.name), body: function.body,
        range: function.range, isValue: false, origin: function.range))
    return functions.count - 1
  }

  /// The number of a text among the sources. Functions of one text follow each other, so the last one is looked at only.
  private func sourceNumber(_ source: SourceText) -> Int {
    if sources.last != source { sources.append(source) }
    return sources.count - 1
  }

  /// Takes in a function with its tree, which `range` in a tree needs.
  func append(_ function: Definitions.Function, from tree: Int, at range: SourceRange, book: Int = -1, file: Int = -1) -> Int {
    trees.append(
      ResolvedTree(
        tree: function.tree, angleUnit: function.angleUnit, isOwn: false, source: sourceNumber(function.tree.source), book: book,
        file: file, bindings: .init(function.body)))
    if function.isValue { usesValues = true }
    functions.append(
      ResolvedFunction(
        tree: trees.count - 1, name: function.name, parameters: function.parameters, body: function.body, range: function.range,
        isValue: function.isValue, origin: trees[tree].isOwn ? range : origin ?? range))
    return functions.count - 1
  }
}
