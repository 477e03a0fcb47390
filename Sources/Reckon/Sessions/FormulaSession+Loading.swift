import ReckonCatalogue
import ReckonCompiler
import ReckonSyntax

/// Loading the definitions of a formula book.
extension FormulaSession {
  /// Adds the definitions of a book to the session, where they can be changed like any other: they replace those of
  /// their names, have the book's angle units, and set its number mode if it has one. Parameters with a default become
  /// values, others are awaited: their users have a value once they do. Conditions on parameters are in force from now
  /// on.
  ///
  /// It is one step for ``undo()``.
  ///
  /// - Parameters:
  ///   - book: the book to load.
  ///   - isCancelled: polled regularly; returning true throws `cancelled` and leaves the session unchanged.
  /// - Returns: the loaded definitions in topological order.
  /// - Throws: `missingSource` for a stored book without its text.
  @discardableResult public mutating func load(
    _ book: FormulaBook, isCancelled: (@Sendable () -> Bool)? = nil
  ) throws(FormulaError) -> [Definition] {
    var trial = self
    let definitions = try trial.take(book.withText(isCancelled), isCancelled)
    self = trial
    return definitions
  }

  private mutating func take(_ book: FormulaBook, _ isCancelled: (@Sendable () -> Bool)?) throws(FormulaError)
    -> [Definition]
  {
    log.begin()
    if let mode = book.files.first?.mode, mode != options.numberMode {
      let former = options.numberMode
      options.numberMode = mode
      log.record(mode: former, mode)
    }
    if inForce.scope.rates == nil, let rates = book.rates { scope.rates = rates }
    let former = inForce.books
    inForce.books.removeAll { $0.name == book.name }
    if book.store.all.contains(where: { $0.isParameter }) { inForce.books.append(book) }
    log.record(books: former, inForce.books)
    // In topological order.
    var drafts: [Int: Definition] = [:]
    for entry in book.store.numbers { drafts[entry] = try draft(entry, of: book, isCancelled) }
    let entries = Set(drafts.keys)
    let numbers = book.store.graph.sorted(entries, within: entries, by: <).compactMap { drafts[$0] }.map { draft in
      let number = inForce.intern(draft.name)
      put(number, draft)
      return number
    }
    for number in numbers {
      guard let draft = inForce[number], let function = draft.meaning.function else { continue }
      if !function.isRead {
        try read(number, isCancelled)
      } else if draft.parameters != nil, let function = self.function(of: draft) {
        inForce.keep(function, for: number)
      }
    }
    // The book has no cycles of its own: any cycle passes through a value of the session that shadows a constant of the
    // book.
    let users = inForce.users(of: numbers)
    let loaded = Set(numbers)
    for circular in users.intersection(inForce.store.graph.needed(by: numbers, within: users)).subtracting(loaded) {
      freeze(circular)
    }
    let affected = users.union(loaded)
    _ = try recompute(inForce.store.sorted(affected, within: affected), reading: nil, isCancelled)
    return numbers.compactMap { inForce[$0] }
  }

  /// A book's definition without its value; `nil` for a parameter without a default.
  private mutating func draft(
    _ entry: Int, of book: FormulaBook, _ isCancelled: (@Sendable () -> Bool)?
  ) throws(FormulaError) -> Definition? {
    guard let written = book.store[entry] else { preconditionFailure("only definitions of the book are loaded") }
    var text = book.files[written.place.file].pieces[written.place.piece].statementText
    var function = written.meaning.function
    if written.isParameter {
      guard let value = try book.valueText(of: written, isCancelled) else { return nil }
      text = "\(SyntaxTree.written(written.name)) = \(value)"
      function = nil
    }
    var draft = Definition(
      name: written.name, source: SourceText(text),
      meaning: .formula(
        function ?? Definitions.Function(unread: written.name, parameters: nil, angleUnit: written.angleUnit)),
      angleUnit: written.angleUnit,
      references: inForce.intern(Set(written.references.compactMap { book.store[$0]?.name })))
    if written.parameters == nil {
      draft.state = .failed(
        FormulaError(.missingParameter(written.name), at: SourceRange(start: 0, end: 0), in: draft.source))
    }
    return draft
  }

  /// Parses a draft in the session's scope; its value is computed later.
  ///
  /// - Returns: the name that its text defines; `nil` if it does not parse or defines none.
  /// - Throws: `cancelled`.
  @discardableResult mutating func read(_ number: Int, _ isCancelled: (@Sendable () -> Bool)?) throws(FormulaError)
    -> String?
  {
    guard let draft = inForce[number] else { return nil }
    let tree: SyntaxTree
    do throws(FormulaError) { tree = try self.tree(of: draft.source, isCancelled) } catch {
      if error.kind == .cancelled { throw error }
      return nil
    }
    guard let statement = tree.statements.first else { return nil }
    let function: Definitions.Function
    var isLive = draft.isLive
    var defined: String?
    switch statement.defines {
    case .function(let index)?:
      function = Definitions.Function(tree: tree, index: index, angleUnit: draft.angleUnit)
      defined = tree.functions[index].name
    case .value(let name)?:
      function = Definitions.Function(value: name, tree: tree, angleUnit: draft.angleUnit)
      isLive = statement.isLive
      defined = name
    case nil:
      function = Definitions.Function(value: draft.name, tree: tree, angleUnit: draft.angleUnit)
      isLive = statement.isLive
    }
    let uses = Set(tree.uses(in: function.body).map { $0.name }).subtracting(function.parameters)
    var definition = Definition(
      name: draft.name, source: draft.source, meaning: .formula(function), angleUnit: draft.angleUnit,
      references: inForce.intern(uses.union(openNames(in: tree, function.body))),
      isLive: isLive)
    (definition.state, definition.form) = (draft.state, draft.form)
    put(number, definition)
    return defined
  }
}

extension FormulaBook {
  /// The default of a parameter as a session defines it: in the parameter's unit if it is a plain number; `nil` if
  /// there is none.
  ///
  /// - Throws: `cancelled`.
  func valueText(of parameter: Reckon.Definition, _ isCancelled: (@Sendable () -> Bool)?) throws(FormulaError)
    -> String?
  {
    guard let byDefault = parameter.meaning.function else { return nil }
    let text = String(byDefault.tree.source.slice(byDefault.range))
    guard let unit = byDefault.resultUnit, ValueKind(ofInput: unit).unit != nil else { return text }
    let value = Definitions.Function(value: parameter.name, tree: byDefault.tree, angleUnit: byDefault.angleUnit)
    if try reader(isCancelled).kind(of: value, parameter.place.file)?.unit != nil { return text }
    return byDefault.body.count == 1 ? "\(text) [\(unit)]" : "(\(text)) * 1 [\(unit)]"
  }

  /// The book parsed from its text.
  ///
  /// - Throws: `missingSource` if it was stored without its text.
  func withText(_ isCancelled: (@Sendable () -> Bool)?) throws(FormulaError) -> FormulaBook {
    guard stored != nil else { return self }
    do throws(FormulaBookError) { return try fromText(isCancelled) } catch {
      throw error.errors.first
        ?? FormulaError(.missingSource, at: SourceRange(start: 0, end: 0), in: SourceText("", name: name))
    }
  }
}

extension BookPiece {
  /// A statement without its trailing comment.
  var statementText: String { String(content.dropLast(trailingComment.count)) }
}
