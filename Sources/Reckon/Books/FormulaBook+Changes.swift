import ReckonBytecode
import ReckonCatalogue
import ReckonCompiler
public import ReckonMachine
import ReckonSyntax

/// Changing single definitions of a book.
extension FormulaBook {
  /// Changes one definition, or adds it at the end of the book's text.
  ///
  /// The definition keeps its position, and its comment unless the text brings another one. All effects on other
  /// definitions are checked before anything changes.
  ///
  /// - Parameters:
  ///   - text: a line `NAME = …`, `NAME(…) = …` or `parameter NAME …`, optionally below comment lines.
  ///   - deadline: the time limit; `nil` for none. A cancelled task ends it too.
  /// - Returns: the names of the definition and of all its direct and indirect dependents, in the order of the text.
  ///   Their programs are recompiled on next use; all others are kept.
  /// - Throws: all errors that the change would cause; `deadlinePassed` and `cancelled`. The book is then unchanged.
  /// - Complexity: O(dependents and their dependencies) if neither lines move nor names change their meaning; otherwise
  ///   also O(pieces of the file) and O(examples). The first change of a copied book copies its tables.
  @discardableResult public mutating func define(
    _ text: String, deadline: EvaluationOptions.Deadline? = nil
  ) throws(FormulaBookError) -> [String] {
    let options = EvaluationOptions(deadline: deadline)
    do throws(FormulaBookError) { return try define(text, options.interruption()) } catch {
      throw error.map { options.cause(of: $0) }
    }
  }

  private mutating func define(_ text: String, _ isCancelled: (@Sendable () -> Bool)?) throws(FormulaBookError)
    -> [String]
  {
    guard stored == nil else {
      return try changeText(isCancelled) { (book) throws(FormulaBookError) in try book.define(text, isCancelled) }
    }
    let line = try Self.reporting { () throws(FormulaError) in
      try DefinedLine(text, name: files[0].path, limits: limits)
    }
    return try change { (book) throws(FormulaBookError) in
      let place = book.write(line)
      return try book.redefine(line.name, at: place, isCancelled)
    }
  }

  /// Removes a definition with the comment above it and the examples below it.
  ///
  /// - Parameters:
  ///   - name: the definition's name.
  ///   - deadline: the time limit; `nil` for none. A cancelled task ends it too.
  /// - Returns: the names of all former dependents, for which its name now means a constant or a unit, in the order of
  ///   the text.
  /// - Throws: `unknownName`; all errors that the removal would cause, such as those of definitions that need the name;
  ///   `deadlinePassed` and `cancelled`. The book is then unchanged.
  /// - Complexity: O(pieces of the file and examples), plus that of its dependents.
  @discardableResult public mutating func remove(
    _ name: String, deadline: EvaluationOptions.Deadline? = nil
  ) throws(FormulaBookError) -> [String] {
    let options = EvaluationOptions(deadline: deadline)
    do throws(FormulaBookError) { return try remove(name, options.interruption()) } catch {
      throw error.map { options.cause(of: $0) }
    }
  }

  private mutating func remove(_ name: String, _ isCancelled: (@Sendable () -> Bool)?) throws(FormulaBookError)
    -> [String]
  {
    guard stored == nil else {
      return try changeText(isCancelled) { (book) throws(FormulaBookError) in try book.remove(name, isCancelled) }
    }
    let number = try Self.reporting { () throws(FormulaError) in try self.number(of: name) }
    guard let place = store[number]?.place else { preconditionFailure("a name that is found is defined") }
    return try change { (book) throws(FormulaBookError) in
      let pieces = [place.piece] + book.exampleList.filter { $0.owner == number }.map { $0.place.piece }
      book.willChange(place.file, from: pieces.min() ?? place.piece, isAlone: false)
      for piece in pieces { book.files[place.file].erase(piece) }
      if pieces.count > 1 { book.removeExamples(of: number) }
      let dependents = book.store.graph.dependents[number].filter { $0 != number }
      book.removeDefinition(number)
      return try book.read(dependents, affecting: name, isCancelled)
    }
  }

  /// Changes a stored book through its text; if the change is rejected, the book remains stored.
  private mutating func changeText(
    _ isCancelled: (@Sendable () -> Bool)?, _ body: (inout FormulaBook) throws(FormulaBookError) -> [String]
  ) throws(FormulaBookError) -> [String] {
    var book = try fromText(isCancelled)
    let names = try body(&book)
    self = book
    return names
  }

  /// A stored book reparsed from its text, keeping its programs.
  ///
  /// - Throws: `missingSource` if its text was left out; `cancelled`.
  func fromText(_ isCancelled: (@Sendable () -> Bool)?) throws(FormulaBookError) -> FormulaBook {
    let book = try readTexts(isCancelled)
    for definition in book.store.all {
      guard let own = store.number(of: definition.name) else { continue }
      do throws(FormulaError) { definition.formulas.keep(try formula(own, isCancelled), as: .value) } catch {
        // Programs that cannot be read are recompiled from the text.
        if error.kind == .cancelled { throw FormulaBookError([error]) }
      }
    }
    return book
  }

  /// A book parsed from the texts of this one.
  ///
  /// - Throws: `missingSource` if they were left out; `cancelled`.
  func readTexts(_ isCancelled: (@Sendable () -> Bool)?) throws(FormulaBookError) -> FormulaBook {
    let texts = try Self.reporting { () throws(FormulaError) in try self.texts() }
    let known = Dictionary(firstOf: zip(files, texts).map { ($0.0.path ?? "", $0.1) })
    func read(_ path: String) throws(ImportFailure) -> String {
      guard let text = known[path] else {
        throw ImportFailure(
          Program.damaged("textOfAnImportIsMissing", "the text of an import is missing").kind.sentence)
      }
      return text
    }
    return try FormulaBook(
      reading: texts[0], name: name, limits: limits, rates: rates, permissions: permissions, imports: read,
      isCancelled: isCancelled)
  }

  static func reporting<Value>(_ body: () throws(FormulaError) -> Value) throws(FormulaBookError) -> Value {
    do throws(FormulaError) { return try body() } catch { throw FormulaBookError([error]) }
  }

  // MARK: Text

  /// Replaces a definition's text, or appends it to the book's own text.
  private mutating func write(_ line: DefinedLine) -> DefinitionPlace {
    guard let place = store[line.name]?.place else {
      willChange(0, from: max(0, files[0].pieces.count - 1), isAlone: false)
      files[0].append(line.statement)
      return DefinitionPlace(file: 0, piece: files[0].pieces.count - 1)
    }
    let new = files[place.file].replacement(of: place.piece, by: line.statement)
    willChange(place.file, from: place.piece, isAlone: !files[place.file].movesLines(place.piece, new))
    files[place.file].replace(place.piece, with: new)
    return place
  }

  /// The error with the current position of its text, if changes have moved lines.
  func located(_ error: FormulaError) -> FormulaError {
    guard files.contains(where: { $0.hasMoved }) else { return error }
    return error.moved { source in
      guard let place = store.all.first(where: { $0.source == source })?.place else { return source }
      return SourceText(source.text, name: source.name, firstLine: files[place.file].pieces[place.piece].firstLine)
    }
  }

  // MARK: Meaning

  /// Parses the definition at a position, and everything that its change may affect.
  private mutating func redefine(
    _ name: String, at place: DefinitionPlace, _ isCancelled: (@Sendable () -> Bool)?
  ) throws(FormulaBookError) -> Set<Int> {
    let list = try tokens(at: place, isCancelled)
    let statement = try Self.reporting { () throws(FormulaError) in try BookStatement.read(list) }
    let unread: Meaning =
      switch statement {
      case .formula(let head): Meaning(unread: head)
      case .parameter, .angle, .mode, .imports, .example: .parameter(byDefault: nil)
      }
    let old = store[name]
    let number = declare(name, as: unread, file: place.file)
    let draft = try Self.reporting { () throws(FormulaError) in try self.draft(statement, list, at: place, isCancelled)
    }
    guard var definition = draft else { return [] }
    store.declare(number, as: definition.meaning, file: place.file)
    let (foreignNames, errors) = try Self.reporting { () throws(FormulaError) in
      try reader(isCancelled).read(&definition, suggestions: 20)
    }
    guard errors.isEmpty else { throw FormulaBookError(errors) }
    put(definition, using: foreignNames)
    if let old, definition.hasSameSignature(as: old) { return try finish([number], isCancelled) }
    // The meaning of the name has changed, so that texts with it may parse differently.
    return try read(store.graph.dependents[number].filter { $0 != number }, affecting: name, with: number, isCancelled)
  }

  private func tokens(at place: DefinitionPlace, _ isCancelled: (@Sendable () -> Bool)?) throws(FormulaBookError)
    -> TokenList
  {
    try Self.reporting { () throws(FormulaError) in
      let source = files[place.file].source(ofPiece: place.piece)
      return try Lexer.tokens(of: source, newlinesSeparate: true, limits: limits, isCancelled: isCancelled)
    }
  }

  private func draft(
    _ statement: BookStatement, _ list: TokenList, at place: DefinitionPlace, _ isCancelled: (@Sendable () -> Bool)?
  ) throws(FormulaError) -> Reckon.Definition? {
    let angleUnit = files[place.file].angleUnit(at: place.piece)
    let reader = reader(isCancelled)
    switch statement {
    case .formula(let head): return try reader.formula(head, list, at: place, angleUnit)
    case .parameter(let parameter): return try reader.parameter(parameter, list.source, at: place, angleUnit)
    case .angle, .mode, .imports, .example: return nil
    }
  }

  /// Reparses definitions that contain a name whose meaning has changed, and the examples that contain it.
  private mutating func read(
    _ entries: [Int], affecting name: String, with changed: Int? = nil, _ isCancelled: (@Sendable () -> Bool)?
  ) throws(FormulaBookError) -> Set<Int> {
    var errors: [FormulaError] = []
    func note(_ error: FormulaError) throws(FormulaBookError) {
      if error.kind == .cancelled { throw FormulaBookError([error]) }
      errors.append(error)
    }
    for entry in entries {
      guard let place = store[entry]?.place else { continue }
      let list = try tokens(at: place, isCancelled)
      do throws(FormulaError) {
        guard var definition = try draft(try BookStatement.read(list), list, at: place, isCancelled) else { continue }
        let (foreignNames, found) = try reader(isCancelled).read(&definition, suggestions: 20)
        errors += found
        put(definition, using: foreignNames)
      } catch {
        try note(error)
      }
    }
    for (index, example) in exampleList.enumerated() where example.names.contains(name) {
      let source = files[example.place.file].source(ofPiece: example.place.piece)
      let list = try tokens(at: example.place, isCancelled)
      do throws(FormulaError) {
        guard case .example(let statement) = try BookStatement.read(list) else { continue }
        let angleUnit = files[example.place.file].angleUnit(at: example.place.piece)
        let read = try reader(isCancelled).example(
          statement, source, at: example.place, owner: example.owner, angleUnit, suggestions: 20)
        put(read, at: index)
      } catch {
        try note(error)
      }
    }
    guard errors.isEmpty else { throw FormulaBookError(errors) }
    return try finish(entries + (changed.map { [$0] } ?? []), isCancelled)
  }

  /// Checks what a change of entries may have broken elsewhere, and discards the programs of all dependents.
  private mutating func finish(_ changed: [Int], _ isCancelled: (@Sendable () -> Bool)?) throws(FormulaBookError)
    -> Set<Int>
  {
    let affected = store.graph.dependents(of: changed).union(changed)
    var errors: [FormulaError] = []
    // A new cycle passes through a changed definition.
    var inCircles: Set<Int> = []
    for entry in changed where !inCircles.contains(entry) {
      let above = store.graph.dependents(of: [entry])
      let circle = store.graph.needed(by: [entry], within: above)
      guard !circle.isEmpty else { continue }
      inCircles.formUnion(circle)
      if let found = store.circleError(circle.sorted()) { errors.append(found.error) }
    }
    errors += store.parameterErrors(Array(affected), circles: inCircles).map { $0.error }
    if errors.isEmpty {
      errors = try Self.reporting { () throws(FormulaError) in
        try store.settleKinds(of: affected, reader(isCancelled)).map { $0.error }
      }
    }
    guard errors.isEmpty else { throw FormulaBookError(errors.map(located)) }
    for entry in affected { store.forgetFormulas(of: entry) }
    return affected
  }
}
