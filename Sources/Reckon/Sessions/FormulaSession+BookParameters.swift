import ReckonCatalogue
import ReckonCompiler
import ReckonSyntax

/// Parameters of books that a session has loaded, as the text of a book writes them.
extension FormulaSession {
  /// A definition as a book's parameter with its value as the default; `nil` for what is no parameter of a book that
  /// was loaded.
  ///
  /// - Parameter value: the default; without it the text of the definition's value.
  func parameterText(of definition: Definition, value text: String? = nil) -> String? {
    guard definition.parameters == nil,
      let book = inForce.books.last(where: { $0.store[definition.name]?.isParameter ?? false }),
      let parameter = book.store[definition.name]
    else { return nil }
    let condition = parameter.condition.map { condition in
      let edits = condition.tree.forcingUnits { names.hides($0) }
      return " where \(condition.tree.text(in: condition.range, with: edits))"
    }
    let unit = parameter.meaning.inputUnit.map { ": \($0)" } ?? ""
    let text = text ?? definition.valueText
    let mark = text.hasSuffix(Self.roundedMark) ? Self.roundedMark : ""
    let value = text.dropLast(mark.count)
    return "parameter \(SyntaxTree.written(definition.name))\(unit) = \(value)\(condition ?? "")\(mark)"
  }

  /// Whether a condition has units whose names mean something else here.
  func hidesUnits(of condition: Definitions.Function?) -> Bool {
    condition.map { !$0.tree.forcingUnits { names.hides($0) }.isEmpty } ?? false
  }

  /// Parameters of books that have no value yet, with their units and conditions.
  var awaitedParameters: [(name: String, unit: String?, condition: String?)] {
    inForce.books.flatMap { $0.parameters }.filter { inForce[$0.name] == nil }.map { ($0.name, $0.unit, $0.condition) }
  }
}

extension Definition {
  /// The text behind the `=`, which may stand in the name too.
  var valueText: String {
    let sign = Lexer.tokens(of: source).tokens.first { $0.kind == .equals }
    return String(source.slice(SourceRange(start: sign?.range.end ?? 0, end: source.text.utf8.count))).trimmedOfLines
  }
}
