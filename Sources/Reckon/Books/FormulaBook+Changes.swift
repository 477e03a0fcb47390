import ReckonBytecode
import ReckonCatalogue
import ReckonCompiler
import ReckonSyntax

/// Changing single definitions of a book.
extension FormulaBook {
  /// Changes one definition, or adds it at the end of the book's text.
  ///
  /// The definition keeps its place; its comment stays unless the text brings another one. Whatever the change does to others is checked
  /// before anything is changed.
  ///
  /// - Parameter text: a line `NAME = …`, `NAME(…) = …` or `parameter NAME …`, perhaps below comment lines.
  /// - Returns: the names of the definition and of all that depend on it, directly or not, in the order of the text. Their programs are
  ///   compiled again when they are next needed; all others are kept.
  /// - Throws: all errors that the change would make; the book is as it was then.
  /// - Complexity: O(what depends on the definition and what that needs), beside copying tables of one word for each definition.
  @discardableResult public mutating func define(_ text: String) throws(FormulaBookError) -> [String] {
    var trial = try stored == nil ? self : fromText()
    let line = try Self.reporting { () throws(FormulaError) in try DefinedLine(text, name: files[0].path, limits: limits) }
    let place = trial.write(line)
    let touched = try trial.redefine(line.name, at: place)
    self = trial
    return names(of: touched)
  }

  /// Removes a definition with the comment above it and the examples below it.
  ///
  /// - Returns: the names of all that depended on it, which now mean a constant or a unit by its name, in the order of the text.
  /// - Throws: `unknownName`; all errors that the removal would make, such as those of definitions that need the name; the book is as it
  ///   was then.
  @discardableResult public mutating func remove(_ name: String) throws(FormulaBookError) -> [String] {
    var trial = try stored == nil ? self : fromText()
    let number = try Self.reporting { () throws(FormulaError) in try trial.number(of: name) }
    guard let place = trial.definitionList[number]?.place else { return [] }
    let pieces = [place.piece] + trial.exampleList.filter { $0.owner == number }.map(\.place.piece)
    for piece in pieces { trial.files[place.file].erase(piece) }
    trial.exampleList.removeAll { $0.owner == number }
    let dependents = number < trial.dependencies.dependents.count ? trial.dependencies.dependents[number].filter { $0 != number } : []
    trial.nameTable.remove(name)
    trial.definitionList[number] = nil
    trial.dependencies.set(number, [])
    trial.formulas[number] = BookFormulas()
    let touched = try trial.read(dependents, affecting: name)
    self = trial
    return names(of: touched)
  }

  /// A stored book as one that was read from its text, with the programs that it has.
  ///
  /// - Throws: `missingSource` when its text was left out.
  func fromText() throws(FormulaBookError) -> FormulaBook {
    let texts = try Self.reporting { () throws(FormulaError) in try self.texts() }
    let known = Dictionary(zip(files, texts).map { ($0.0.path ?? "", $0.1) }, uniquingKeysWith: { first, _ in first })
    let book = try FormulaBook(texts[0], name: name, limits: limits) { path in
      guard let text = known[path] else { throw Program.damaged("the text of an import is missing") }
      return text
    }
    for (number, definition) in book.definitionList.enumerated() {
      guard let definition, let own = nameTable.find(definition.name), let formula = try? formula(own) else { continue }
      book.formulas[number].keep(formula, as: .value)
    }
    return book
  }

  /// The names of entries in the order of the text.
  private func names(of entries: Set<Int>) -> [String] {
    entries.compactMap { entry in definitionList[entry].map { (($0.place.file, $0.place.piece), $0.name) } }
      .sorted { $0.0 < $1.0 }.map(\.1)
  }

  private static func reporting<Value>(_ body: () throws(FormulaError) -> Value) throws(FormulaBookError) -> Value {
    do throws(FormulaError) { return try body() } catch { throw FormulaBookError([error]) }
  }

  // MARK: Text

  /// Puts a definition's text in the place of another one's, or behind all others of the book's own.
  private mutating func write(_ line: DefinedLine) -> BookPlace {
    guard let old = nameTable.find(line.name).flatMap({ definitionList[$0] }) else {
      files[0].append(line.statement)
      return BookPlace(file: 0, piece: files[0].pieces.count - 1)
    }
    let place = old.place
    files[place.file].replace(place.piece, with: line.statement)
    return place
  }

  /// An error with the place that its text has now, when changes have moved lines since it was read.
  func located(_ error: FormulaError) -> FormulaError {
    guard files.contains(where: \.hasMoved), let definition = definitionList.first(where: { $0?.source == error.source }), let definition
    else { return error }
    let line = files[definition.place.file].pieces[definition.place.piece].firstLine
    return FormulaError(
      error.kind, at: error.range, in: SourceText(error.source.text, name: error.source.name, firstLine: line))
  }

  // MARK: Meaning

  /// Reads the definition at a place, and all that its change may have touched.
  private mutating func redefine(_ name: String, at place: BookPlace) throws(FormulaBookError) -> Set<Int> {
    let known = nameTable.find(name)
    let list = Lexer.tokens(of: files[place.file].source(ofPiece: place.piece), newlinesSeparate: true, limits: limits)
    let statement = try Self.reporting { () throws(FormulaError) in try BookStatement.read(list) }
    let placeholder: BookNames.Entry.Kind
    switch statement {
    case .formula(let head): placeholder = .function(.init(unread: head.name, parameters: head.parameters))
    case .parameter, .angle, .mode, .imports, .example: placeholder = .parameter(byDefault: nil)
    }
    let number = nameTable.set(BookNames.Entry(name: name, file: place.file, kind: placeholder))
    if number == definitionList.count {
      definitionList.append(nil)
      formulas.append(BookFormulas())
    }
    let old = definitionList[number]
    var draft: BookDefinitionDraft?
    do throws(FormulaError) { draft = try self.draft(statement, list, at: place) } catch { throw FormulaBookError([error]) }
    guard let draft else { return [] }
    nameTable.set(draft.entry)
    let (definition, errors) = reader.read(draft, suggestions: 20)
    guard errors.isEmpty else { throw FormulaBookError(errors) }
    definitionList[number] = definition
    dependencies.set(number, definition.references)
    if let old, definition.hasSameSignature(as: old) { return try finish([number]) }
    // What the name stands for has changed, so that texts with it may read differently.
    let readers =
      known == nil
      ? definitionList.indices.filter { definitionList[$0]?.foreignNames.contains(name) ?? false } : dependencies.dependents[number]
    return try read(readers.filter { $0 != number }, affecting: name, with: number)
  }

  private func draft(_ statement: BookStatement, _ list: TokenList, at place: BookPlace) throws(FormulaError) -> BookDefinitionDraft? {
    let angleUnit = files[place.file].angleUnit(at: place.piece)
    switch statement {
    case .formula(let head): return try reader.formula(head, list, at: place, angleUnit)
    case .parameter(let parameter): return try reader.parameter(parameter, list.source, at: place, angleUnit)
    case .angle, .mode, .imports, .example: return nil
    }
  }

  /// Reads definitions again since a name in them has another meaning, and the examples with that name.
  private mutating func read(_ entries: [Int], affecting name: String, with changed: Int? = nil) throws(FormulaBookError) -> Set<Int> {
    var errors: [FormulaError] = []
    for entry in entries {
      guard let place = definitionList[entry]?.place else { continue }
      let list = Lexer.tokens(of: files[place.file].source(ofPiece: place.piece), newlinesSeparate: true, limits: limits)
      do throws(FormulaError) {
        guard let draft = try draft(try BookStatement.read(list), list, at: place) else { continue }
        nameTable.set(draft.entry)
        let (definition, found) = reader.read(draft, suggestions: 20)
        errors += found
        definitionList[entry] = definition
        dependencies.set(entry, definition.references)
      } catch {
        errors.append(error)
      }
    }
    for (index, example) in exampleList.enumerated() where example.names.contains(name) {
      let source = files[example.place.file].source(ofPiece: example.place.piece)
      let list = Lexer.tokens(of: source, newlinesSeparate: true, limits: limits)
      do throws(FormulaError) {
        guard case .example(let statement) = try BookStatement.read(list) else { continue }
        exampleList[index] = try reader.example(
          statement, source, at: example.place, owner: example.owner,
          files[example.place.file].angleUnit(at: example.place.piece), suggestions: 20)
      } catch {
        errors.append(error)
      }
    }
    guard errors.isEmpty else { throw FormulaBookError(errors) }
    return try finish(entries + (changed.map { [$0] } ?? []))
  }

  /// Checks what a change of entries may have broken elsewhere, and gives up the programs of all that depend on them.
  private mutating func finish(_ changed: [Int]) throws(FormulaBookError) -> Set<Int> {
    let affected = dependencies.dependents(of: changed).union(changed)
    var errors: [FormulaError] = []
    // A new circle goes through a changed definition.
    var inCircles: Set<Int> = []
    for entry in changed where affected.contains(entry) && !inCircles.contains(entry) {
      let above = dependencies.dependents(of: [entry])
      guard !above.isEmpty else { continue }
      let circle = dependencies.needed(by: [entry]).intersection(above)
      guard !circle.isEmpty else { continue }
      inCircles.formUnion(circle)
      if let found = Self.circleError(circle.sorted(), definitionList, dependencies) { errors.append(found.error) }
    }
    errors += Self.parameterErrors(Array(affected), definitionList, dependencies, circles: inCircles).map(\.error)
    guard errors.isEmpty else { throw FormulaBookError(errors.map(located)) }
    for entry in affected { formulas[entry] = BookFormulas() }
    return affected
  }
}

/// A definition that someone puts into a book.
struct DefinedLine {
  let name: String
  /// With the comment lines above it, if there are some.
  let statement: BookPiece

  /// - Throws: the text's first error; `unexpectedToken` when it is not one definition.
  init(_ text: String, name path: String?, limits: Limits) throws(FormulaError) {
    let all = BookPiece.pieces(of: text).filter { $0.kind != .blank }
    let source = SourceText(text, name: path)
    let statements = all.filter { $0.kind == .statement }
    let whole = SourceRange(start: 0, end: text.utf8.count)
    guard let statement = statements.first else { throw FormulaError(.unexpectedEnd, at: whole, in: source) }
    let own = SourceText(statement.content, name: path, firstLine: statement.firstLine)
    let list = Lexer.tokens(of: own, newlinesSeparate: true, limits: limits)
    guard statements.count == 1, all.last?.kind == .statement else {
      let second = (statements.count > 1 ? statements[1] : all.last)?.content ?? ""
      throw FormulaError(.unexpectedToken(second, hint: "define takes one definition at a time"), at: whole, in: source)
    }
    switch try BookStatement.read(list) {
    case .formula(let head): name = head.name
    case .parameter(let parameter): name = parameter.name
    case .angle, .mode, .imports, .example:
      throw FormulaError(
        .unexpectedToken(statement.content, hint: "define takes NAME = …, NAME(…) = … or parameter NAME …"), at: whole, in: source)
    }
    self.statement = statement
  }
}

extension BookFile {
  /// Adds a statement at the end, on a line of its own.
  mutating func append(_ statement: BookPiece) {
    var line = 1
    if let last = pieces.last {
      let isOpen = !last.text.isEmpty && last.text.utf8.last != 0x0A && last.text != "\u{FEFF}"
      if isOpen {
        pieces[pieces.count - 1] = BookPiece(kind: last.kind, lead: last.lead, text: last.text + "\n", firstLine: last.firstLine)
      }
      line = last.firstLine + pieces[pieces.count - 1].text.lineCount
      if last.kind == .comment {
        // Directly above the statement, the comment would be read as its documentation.
        pieces.append(BookPiece(kind: .blank, text: "\n", firstLine: line))
        line += 1
      }
    }
    pieces.append(
      BookPiece(kind: .statement, lead: statement.lead, text: statement.content + "\n", firstLine: line + statement.lead.lineCount))
  }

  /// Puts a statement in the place of another. The comment above stays unless the new one has one, and so does the one behind it.
  mutating func replace(_ piece: Int, with new: BookPiece) {
    let old = pieces[piece]
    let end = old.text.utf8.suffix(old.text.utf8.count - old.content.utf8.count)
    let text = new.content + (new.trailingComment.isEmpty ? old.trailingComment : "") + String(decoding: end, as: UTF8.self)
    let lead = new.lead.isEmpty ? old.lead : new.lead
    let line = old.firstLine + lead.lineCount - old.lead.lineCount
    pieces[piece] = BookPiece(kind: .statement, lead: lead, text: text, firstLine: line)
    if pieces[piece].whole.lineCount != old.whole.lineCount { moveLines(behind: piece) }
  }

  /// Leaves nothing of a piece.
  mutating func erase(_ piece: Int) {
    let old = pieces[piece]
    pieces[piece] = BookPiece(kind: .blank, text: "", firstLine: old.firstLine - old.lead.lineCount)
    moveLines(behind: piece)
  }
}

extension BookPiece {
  /// The comment behind a statement, with the blanks before it.
  var trailingComment: String {
    let list = Lexer.tokens(of: SourceText(content), newlinesSeparate: true)
    let last = list.tokens.dropLast().last { $0.kind != .newline }
    let rest = String(decoding: content.utf8.dropFirst(last?.range.end ?? 0), as: UTF8.self)
    return rest.contains("#") ? rest : ""
  }
}
