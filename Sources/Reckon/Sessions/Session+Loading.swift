import ReckonCatalogue
import ReckonCompiler
import ReckonSyntax

/// Taking in what a formula book defines.
extension Session {
  /// Makes the definitions of a book those of the conversation, where they can be changed like any other: in the place of those of their
  /// names, with the angle units that the book has for them, and in its number mode if it sets one. Parameters with a default become
  /// values, others are awaited: what uses them has a value once they have. Conditions on parameters hold from now on.
  ///
  /// It is one step for ``undo()``.
  ///
  /// - Parameter isCancelled: asked now and then; true ends it with `cancelled`, and nothing has changed.
  /// - Returns: what is defined by it, each definition behind those that it uses.
  /// - Throws: `missingSource` for a stored book without its text.
  @discardableResult public mutating func load(
    _ book: FormulaBook, isCancelled: (@Sendable () -> Bool)? = nil
  ) throws(FormulaError) -> [Definition] {
    var trial = self
    let definitions = try trial.take(book.withText(), isCancelled)
    self = trial
    return definitions
  }

  private mutating func take(_ book: FormulaBook, _ isCancelled: (@Sendable () -> Bool)?) throws(FormulaError) -> [Definition] {
    log.begin()
    if let mode = book.files.first?.mode, mode != options.numberMode {
      let former = options.numberMode
      options.numberMode = mode
      log.record(mode: former, mode)
    }
    let former = books
    books.removeAll { $0.name == book.name }
    if !book.parameters.isEmpty { books.append(book) }
    log.record(books: former, books)
    var drafts = DefinitionSheet()
    for entry in book.definitionList.compactMap(\.self) { if let draft = draft(entry, of: book) { drafts.set(draft.name, to: draft) } }
    let names = drafts.sorted(Set(drafts.all.map(\.name)))
    for name in names { if let draft = drafts[name] { put(name, draft) } }
    for name in names { take(name) }
    // The book has no circles of its own: one that is there goes through a value of the conversation that hides a constant from the book.
    let circular = sheet.users(of: names).intersection(sheet.needs(of: names)).subtracting(names)
    for name in circular { fix(name) }
    _ = try recompute(sheet.sorted(sheet.users(of: names).union(names)), reading: nil, isCancelled)
    return names.compactMap { sheet[$0] }
  }

  /// A book's definition before it has a value; nothing for a parameter without a default.
  private func draft(_ entry: BookDefinition, of book: FormulaBook) -> Definition? {
    let text: String
    if entry.isParameter {
      guard let byDefault = entry.function else { return nil }
      text = "\(SyntaxTree.written(entry.name)) = \(byDefault.tree.source.slice(byDefault.range))"
    } else {
      text = book.files[entry.place.file].pieces[entry.place.piece].statementText
    }
    let angleUnit = book.files[entry.place.file].angleUnit(at: entry.place.piece)
    let references = Set(entry.references.compactMap { book.definitionList[$0]?.name })
    guard case .function(let function) = entry.entry.kind, !function.isValue else {
      let missing = FormulaError(.missingParameter(entry.name), at: SourceRange(start: 0, end: 0), in: SourceText(text))
      return Definition(
        name: entry.name, parameters: nil, text: text, isLive: false, state: .failed(missing), form: .plain, angleUnit: angleUnit,
        references: references)
    }
    return Definition(
      name: entry.name, parameters: function.parameters, text: text, isLive: false, state: .function, form: .plain, angleUnit: angleUnit,
      references: references, function: function)
  }

  /// Reads a definition of a book with the names of the conversation; its value is computed later.
  private mutating func take(_ name: String) {
    guard var definition = sheet[name], let tree = try? tree(of: definition.text), let statement = tree.statements.first else { return }
    switch statement.defines {
    case .function(let index)?:
      let function = Definitions.Function(tree: tree, index: index, angleUnit: definition.angleUnit)
      definition.references = Self.references(in: tree, tree.functions[index].body).subtracting(function.parameters)
      definition.function = function
    case .value?, nil:
      definition.isLive = statement.isLive
      definition.references = Self.references(in: tree, statement.nodes)
    }
    put(name, definition)
  }
}

extension FormulaBook {
  /// The book as it was read from its text.
  ///
  /// - Throws: `missingSource` when it was stored without its text.
  func withText() throws(FormulaError) -> FormulaBook {
    guard stored != nil else { return self }
    do throws(FormulaBookError) { return try fromText() } catch {
      throw error.errors.first ?? FormulaError(.missingSource, at: SourceRange(start: 0, end: 0), in: SourceText("", name: name))
    }
  }
}

extension BookPiece {
  /// A statement without the comment behind it.
  var statementText: String { String(content.dropLast(trailingComment.count)) }
}
