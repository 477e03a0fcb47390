import ReckonCatalogue
public import ReckonMachine
import ReckonSyntax

/// Conversion between sheets and formula books.
extension Sheet {
  /// A sheet with a cell for each of a book's values, and for each parameter with a default. Cells can call the book's
  /// functions.
  ///
  /// - Parameters:
  ///   - book: the book whose values and parameters become cells.
  ///   - options: the compile options of cells; the book's number mode and angle unit take precedence.
  ///   - deadline: the time limit; `nil` for none. With one, a cancelled task ends it too.
  /// - Throws: `missingSource` for a book stored without its text; the error of a function that does not parse by
  ///   itself; as ``edit(_:deadline:)``.
  /// - Complexity: O(size of the book).
  public init(
    _ book: FormulaBook, options: Formula.Options = Formula.Options(), deadline: EvaluationOptions.Deadline? = nil
  ) throws(FormulaError) {
    var options = options
    options.numberMode = book.numberMode
    if let first = book.store.inOrder(book.store.numbers).first { options.angleUnit = first.angleUnit }
    options.limits = book.limits
    _ = try book.text
    var scope = Scope()
    scope.rates = book.rates
    scope.permissions = book.permissions
    var cells: [(name: String, text: String?)] = []
    for definition in book.definitions {
      switch (definition.kind, definition.arguments) {
      case (.constant, _?), (.formula, _?), (.parameter, _?):
        try scope.define(definition.text, options: options, deadline: deadline)
      case (.parameter, nil): cells.append((definition.name, try Self.text(ofDefault: definition, in: book, deadline)))
      case (.constant, nil), (.formula, nil): cells.append((definition.name, Self.expression(of: definition.text)))
      }
    }
    self.init(scope: scope, options: options)
    try within(deadline) { (sheet, isCancelled) throws(FormulaError) in try sheet.start(with: cells, isCancelled) }
  }

  /// The text of a cell with a parameter's default, in the parameter's unit if it has one.
  private static func text(
    ofDefault definition: FormulaBook.Definition, in book: FormulaBook, _ deadline: EvaluationOptions.Deadline?
  ) throws(FormulaError) -> String? {
    guard let unit = definition.unit else { return definition.defaultText }
    return try book.defaultValue(of: definition.name, options: EvaluationOptions(deadline: deadline)).map { value in
      FormulaResult(value: value, form: ResultForm(ValueKind(ofInput: unit))).written
    }
  }

  /// The expression after the first `=` of a definition.
  private static func expression(of text: String) -> String {
    let source = SourceText(text)
    let tokens = Lexer.tokens(of: source, newlinesSeparate: true).tokens
    guard let sign = tokens.firstIndex(where: { $0.kind == .equals }), sign + 1 < tokens.count - 1 else {
      preconditionFailure("a value's definition has a sign = and an expression behind it")
    }
    let end = tokens[...(tokens.count - 2)].last { $0.kind != .newline }.map { $0.range.end } ?? text.utf8.count
    return String(source.slice(SourceRange(start: tokens[sign + 1].range.start, end: end)))
  }

  /// The text of a formula book with the same values: a definition per cell, in the order of ``names``. Ranges become
  /// lists, and empty cells that are used become `missing`. Functions of the scope precede them; values and host
  /// functions are not included.
  ///
  /// - Throws: the error of the first cell whose text is not a formula.
  /// - Complexity: O(length of the texts, with the cells of their ranges).
  public func bookText() throws(FormulaError) -> String {
    var lines: [String] = []
    switch options.angleUnit {
    case .degrees: break
    case .radians, .gradians: lines.append("set angle \(options.angleUnit.abbreviation)")
    }
    switch options.numberMode {
    case .double: break
    case .decimal, .exact: lines.append("set mode \(options.numberMode.rawValue)")
    }
    for name in scope.functionNames { if let text = scope.text(ofFunction: name) { lines.append(text) } }
    for name in scope.valueNames {
      if let value = scope[result: name] { lines.append("\(Self.spelled(name)) = \(value.written)") }
    }
    for (number, cell) in cells.enumerated() {
      switch cell.content {
      case .unreadable(let error): throw error
      case .formula(let formula):
        lines.append("\(Self.spelled(cell.name)) = \(Self.withoutRanges(formula.source, self))")
      case .empty: if !graph.dependents[number].isEmpty, cell.hasPlace { lines.append("\(cell.name) = missing") }
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// A name in text notation.
  private static func spelled(_ name: String) -> String {
    let tokens = Lexer.tokens(of: SourceText(name)).tokens
    return tokens.count == 2 && tokens[0].kind == .name ? name : "`\(name)`"
  }

  /// A cell's text with lists in place of ranges, parenthesized if it has several lines and no parentheses of its own.
  private static func withoutRanges(_ source: SourceText, _ sheet: Sheet) -> String {
    var list = Lexer.tokens(of: source, limits: sheet.options.limits)
    let ranges = list.joinCellRanges()
    var text = ""
    var end = 0
    for token in list.tokens {
      guard let range = list.name(of: token).flatMap({ ranges[$0] }) else { continue }
      text += source.slice(SourceRange(start: end, end: token.range.start))
      text += "[" + range.places.map { $0.name }.joined(separator: ", ") + "]"
      end = token.range.end
    }
    text += source.slice(SourceRange(start: end, end: source.text.utf8.count))
    let isOneLine = !text.utf8.contains(0x0A) && !text.contains("#")
    return isOneLine || isInBrackets(list.tokens, source.text.utf8.count) ? text : "(\(text)\n)"
  }

  /// Whether the first token of a text is a parenthesis that closes at the end of the text.
  private static func isInBrackets(_ tokens: [Token], _ length: Int) -> Bool {
    guard let first = tokens.first, first.kind == .leftBracket, first.range.start == 0 else { return false }
    var depth = 0
    for token in tokens {
      depth += token.kind.nesting
      if depth == 0 { return token.range.end == length }
    }
    return false
  }
}
