import ReckonCatalogue
import ReckonSyntax

/// Unknown names, and suggestions for them.
extension Resolver {
  private static let builtInNames = Catalogue.functions.filter { $0.isNamed }.flatMap {
    [$0.name] + $0.aliases + $0.synonyms
  }

  mutating func failUnknown(_ name: String, _ node: SyntaxTree.Node, in frame: NameFrame) {
    let tree = trees[frame.tree]
    if let usage = usage(ofFunction: name, in: frame) {
      return fail(
        .unexpectedToken(
          frame.syntax.source.brief(node.range), hint: Phrase("itIsAFunction", "it is a function: write \(usage)")),
        at: node.range, in: frame.tree)
    }
    let suggests = takeSuggestion()
    var values = suggests ? Array(frame.locals.keys) + inputs.names : []
    if !suggests {
      // Collecting the names takes time too.
    } else if tree.book < 0 {
      values += definitions.names { $0.isValue } + definitions.books.flatMap { $0.defined.map { $0.name } }
    } else {
      values += definitions.books[tree.book].names(from: tree.file)
    }
    if isConverted(node, in: tree.tree) {
      let suggestion = suggests ? definitions.unitSuggestion(for: name, values) : nil
      return fail(.unknownUnit(name, suggestion: suggestion), at: node.range, in: frame.tree)
    }
    // A bare unit is not a value: a forgotten definition must not become a metre.
    if suggests, isUnit(name), Suggestion.isShort(name) || Suggestion.nearest(to: name, among: values) == nil {
      return fail(.unknownName(name, suggestion: "1 \(name)"), at: node.range, in: frame.tree)
    }
    let constants = Catalogue.constants.flatMap { [$0.name] + $0.aliases }
    let builtIn = Suggestion.isShort(name) ? constants : Catalogue.names
    guard suggests else { return fail(.unknownName(name, suggestion: nil), at: node.range, in: frame.tree) }
    // After a number a unit is meant, `5 metrs`, rather than a function.
    let suggestion =
      isBehindNumber(node, in: tree.tree)
      ? Suggestion.nearest(to: name, among: values + constants)
        ?? (name.utf8.count > 2
          ? definitions.unitSuggestion(for: name) ?? WordTable.shared.suggestion(for: name, isBehindNumber: true) : nil)
      : functionMeant(by: name, values) ?? Suggestion.nearest(to: name, among: values + builtIn)
    fail(.unknownName(name, suggestion: suggestion), at: node.range, in: frame.tree)
  }

  private func isBehindNumber(_ node: SyntaxTree.Node, in tree: SyntaxTree) -> Bool {
    let before = tree.source.slice(SourceRange(start: max(0, node.range.start - 3), end: node.range.start)).utf8
    return before.last { $0 != UInt8(ascii: " ") }.map { 0x30...0x39 ~= $0 } ?? false
  }

  /// The usage of a function that is not built in; `nil` for an undefined name.
  private func usage(ofFunction name: String, in frame: NameFrame) -> String? {
    let parameters: [String]
    if trees[frame.tree].book < 0, let number = ownNumber(ofFunction: name) {
      parameters = trees[0].tree.functions[number].parameters.map { $0.name }
    } else if trees[frame.tree].book < 0, let function = definitions[name].function {
      parameters = function.parameters
    } else if trees[frame.tree].book < 0, let host = definitions[name].host {
      parameters = ["x", "y", "z"].prefix(min(host.parameterCount, 3)) + (host.parameterCount > 3 ? ["…"] : [])
    } else {
      return nil
    }
    return "\(SyntaxTree.written(name))(\(parameters.joined(separator: ", ")))"
  }

  private func isUnit(_ name: String) -> Bool {
    Catalogue.unit(named: name) != nil || definitions.definesUnit(name)
      || Catalogue.number(ofCurrency: name) != nil
  }

  /// The function that a word without parentheses names in capitals, `SUM`, or by a synonym, `mean`, unless a value has
  /// a similar name.
  private func functionMeant(by word: String, _ values: [String]) -> String? {
    let lowercased = word.lowercased()
    let row = Catalogue.function(named: lowercased) ?? Catalogue.function(synonym: lowercased)
    guard word.utf8.count > 1, let row, row.isNamed, Suggestion.nearest(to: word, among: values) == nil else {
      return nil
    }
    return row.name
  }

  /// Candidates to suggest for an unknown function.
  func suggestion(forFunction name: String, count: Int, in tree: Int) -> String? {
    let lowercased = name.lowercased()
    // INT in spreadsheets rounds down; int in other languages truncates, so that it is suggested but not accepted.
    if lowercased == "int" { return "floor" }
    if count == 0, let constant = Catalogue.constant(named: lowercased) { return constant.name }
    return Suggestion.nearest(to: name, among: knownFunctions(in: tree))
  }

  /// Whether a node belongs to a statement that ends in a conversion, where a name may be meant as a unit.
  private func isConverted(_ node: SyntaxTree.Node, in tree: SyntaxTree) -> Bool {
    // Both are in text order.
    guard let statement = tree.statement(at: node.range.start), statement.range.contains(node.range) else {
      return false
    }
    let first = tree.conversions.firstIndex(notBefore: statement.range.start) { $0.range.start }
    return first < tree.conversions.count && statement.range.contains(tree.conversions[first].range)
  }

  private func knownFunctions(in tree: Int) -> [String] {
    let books = trees[tree].book < 0 ? definitions.books : [definitions.books[trees[tree].book]]
    let bookNames = books.flatMap { book in book.defined.compactMap { $0.meaning.parameters == nil ? nil : $0.name } }
    guard trees[tree].book < 0 else { return bookNames + Self.builtInNames }
    return Array(trees[0].tree.functionNumbers.keys) + definitions.names(where: { $0.isFunction }) + bookNames
      + Self.builtInNames
  }
}

extension Definitions {
  /// Candidates to suggest for a unit: those that a converter lists, then all units.
  private static let unitNames =
    UnitCategory.allCases.flatMap { Catalogue.units(in: $0) }.flatMap { $0.names } + Catalogue.unitNames

  /// The currency whose code has two adjacent letters swapped: USD for UDS.
  private static func currency(swappedIn name: String) -> String? {
    let letters = Array(name.uppercased().utf8)
    guard letters.count == 3 else { return nil }
    let codes = [[1, 0, 2], [0, 2, 1]].map { String(decoding: $0.map { letters[$0] }, as: UTF8.self) }
    return codes.first { Catalogue.number(ofCurrency: $0) != nil }
  }

  /// The unit or value to suggest for a mistyped one: first those that differ only in case.
  func unitSuggestion(for name: String, _ values: [String] = []) -> String? {
    let known = values + units.keys.sorted() + (currencies?.euros.keys.sorted() ?? []) + Self.unitNames
    let lowercased = name.lowercased()
    if let currency = Self.currency(swappedIn: name) { return currency }
    return known.first { $0 != name && $0.lowercased() == lowercased } ?? Suggestion.nearest(to: name, among: known)
  }
}
