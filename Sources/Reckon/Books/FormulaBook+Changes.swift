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
  /// - Complexity: O(what depends on the definition and what that needs), where neither lines move nor names change what they stand for;
  ///   otherwise O(pieces of the file) and O(examples) beside. The first change of a book that has been copied copies its tables.
  @discardableResult public mutating func define(_ text: String) throws(FormulaBookError) -> [String] {
    guard stored == nil else { return try changeText { (book) throws(FormulaBookError) in try book.define(text) } }
    let line = try Self.reporting { () throws(FormulaError) in try DefinedLine(text, name: files[0].path, limits: limits) }
    return try change { (book) throws(FormulaBookError) in
      let place = book.write(line)
      return try book.redefine(line.name, at: place)
    }
  }

  /// Removes a definition with the comment above it and the examples below it.
  ///
  /// - Returns: the names of all that depended on it, which now mean a constant or a unit by its name, in the order of the text.
  /// - Throws: `unknownName`; all errors that the removal would make, such as those of definitions that need the name; the book is as it
  ///   was then.
  /// - Complexity: O(pieces of the file and examples), beside what depends on the definition.
  @discardableResult public mutating func remove(_ name: String) throws(FormulaBookError) -> [String] {
    guard stored == nil else { return try changeText { (book) throws(FormulaBookError) in try book.remove(name) } }
    let number = try Self.reporting { () throws(FormulaError) in try self.number(of: name) }
    guard let place = store[number]?.place else { preconditionFailure("a name that is found is defined") }
    return try change { (book) throws(FormulaBookError) in
      let pieces = [place.piece] + book.exampleList.filter { $0.owner == number }.map { $0.place.piece }
      book.willChange(place.file, from: pieces.min() ?? place.piece, isAlone: false)
      for piece in pieces { book.files[place.file].erase(piece) }
      if pieces.count > 1 { book.removeExamples(of: number) }
      let dependents = book.store.graph.dependents[number].filter { $0 != number }
      book.removeDefinition(number)
      return try book.read(dependents, affecting: name)
    }
  }

  /// Changes a stored book by way of its text; when that is refused, it stays as it was stored.
  private mutating func changeText(
    _ body: (inout FormulaBook) throws(FormulaBookError) -> [String]
  ) throws(FormulaBookError) -> [String] {
    var book = try fromText()
    let names = try body(&book)
    self = book
    return names
  }

  /// A stored book as one that was read from its text, with the programs that it has.
  ///
  /// - Throws: `missingSource` when its text was left out.
  func fromText() throws(FormulaBookError) -> FormulaBook {
    let book = try readTexts()
    for definition in book.store.all {
      guard let own = store.number(of: definition.name), let formula = try? formula(own) else { continue }
      definition.formulas.keep(formula, as: .value)
    }
    return book
  }

  /// A book read from the texts of this one.
  ///
  /// - Throws: `missingSource` when they were left out.
  func readTexts() throws(FormulaBookError) -> FormulaBook {
    let texts = try Self.reporting { () throws(FormulaError) in try self.texts() }
    let known = Dictionary(firstOf: zip(files, texts).map { ($0.0.path ?? "", $0.1) })
    return try FormulaBook(reading: texts[0], name: name, limits: limits, rates: rates) { (path) throws(ImportFailure) in
      guard let text = known[path] else { throw ImportFailure(Program.damaged("the text of an import is missing").kind.sentence) }
      return text
    }
  }

  private static func reporting<Value>(_ body: () throws(FormulaError) -> Value) throws(FormulaBookError) -> Value {
    do throws(FormulaError) { return try body() } catch { throw FormulaBookError([error]) }
  }

  // MARK: Text

  /// Puts a definition's text in the place of another one's, or behind all others of the book's own.
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

  /// An error with the place that its text has now, when changes have moved lines since it was read.
  func located(_ error: FormulaError) -> FormulaError {
    guard files.contains(where: { $0.hasMoved }) else { return error }
    return error.moved { source in
      guard let place = store.all.first(where: { $0.source == source })?.place else { return source }
      return SourceText(source.text, name: source.name, firstLine: files[place.file].pieces[place.piece].firstLine)
    }
  }

  // MARK: Meaning

  /// Reads the definition at a place, and all that its change may have touched.
  private mutating func redefine(_ name: String, at place: DefinitionPlace) throws(FormulaBookError) -> Set<Int> {
    let list = Lexer.tokens(of: files[place.file].source(ofPiece: place.piece), newlinesSeparate: true, limits: limits)
    let statement = try Self.reporting { () throws(FormulaError) in try BookStatement.read(list) }
    let unread: Meaning =
      switch statement {
      case .formula(let head): Meaning(unread: head)
      case .parameter, .angle, .mode, .imports, .example: .parameter(byDefault: nil)
      }
    let old = store[name]
    let number = declare(name, as: unread, file: place.file)
    let draft = try Self.reporting { () throws(FormulaError) in try self.draft(statement, list, at: place) }
    guard var definition = draft else { return [] }
    store.declare(number, as: definition.meaning, file: place.file)
    let (foreignNames, errors) = reader.read(&definition, suggestions: 20)
    guard errors.isEmpty else { throw FormulaBookError(errors) }
    put(definition, using: foreignNames)
    if let old, definition.hasSameSignature(as: old) { return try finish([number]) }
    // The meaning of the name has changed, so that texts with it may have another reading.
    return try read(store.graph.dependents[number].filter { $0 != number }, affecting: name, with: number)
  }

  private func draft(_ statement: BookStatement, _ list: TokenList, at place: DefinitionPlace) throws(FormulaError) -> Reckon.Definition? {
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
      guard let place = store[entry]?.place else { continue }
      let list = Lexer.tokens(of: files[place.file].source(ofPiece: place.piece), newlinesSeparate: true, limits: limits)
      do throws(FormulaError) {
        guard var definition = try draft(try BookStatement.read(list), list, at: place) else { continue }
        let (foreignNames, found) = reader.read(&definition, suggestions: 20)
        errors += found
        put(definition, using: foreignNames)
      } catch {
        errors.append(error)
      }
    }
    for (index, example) in exampleList.enumerated() where example.names.contains(name) {
      let source = files[example.place.file].source(ofPiece: example.place.piece)
      let list = Lexer.tokens(of: source, newlinesSeparate: true, limits: limits)
      do throws(FormulaError) {
        guard case .example(let statement) = try BookStatement.read(list) else { continue }
        let angleUnit = files[example.place.file].angleUnit(at: example.place.piece)
        let read = try reader.example(statement, source, at: example.place, owner: example.owner, angleUnit, suggestions: 20)
        put(read, at: index)
      } catch {
        errors.append(error)
      }
    }
    guard errors.isEmpty else { throw FormulaBookError(errors) }
    return try finish(entries + (changed.map { [$0] } ?? []))
  }

  /// Checks what a change of entries may have broken elsewhere, and removes the programs of all that depend on them.
  private mutating func finish(_ changed: [Int]) throws(FormulaBookError) -> Set<Int> {
    let affected = store.graph.dependents(of: changed).union(changed)
    var errors: [FormulaError] = []
    // A new cycle goes through a changed definition.
    var inCircles: Set<Int> = []
    for entry in changed where !inCircles.contains(entry) {
      let above = store.graph.dependents(of: [entry])
      let circle = store.graph.needed(by: [entry], within: above)
      guard !circle.isEmpty else { continue }
      inCircles.formUnion(circle)
      if let found = store.circleError(circle.sorted()) { errors.append(found.error) }
    }
    errors += store.parameterErrors(Array(affected), circles: inCircles).map { $0.error }
    if errors.isEmpty { errors = store.settleKinds(of: affected, numberMode: numberMode, limits: limits).map({ $0.error }) }
    guard errors.isEmpty else { throw FormulaBookError(errors.map(located)) }
    for entry in affected { store.forgetFormulas(of: entry) }
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

  /// A statement in place of another one: the comment above stays unless the new one has one, and so does the one behind it.
  func replacement(of piece: Int, by new: BookPiece) -> BookPiece {
    let old = pieces[piece]
    let end = old.text.utf8.suffix(old.text.utf8.count - old.content.utf8.count)
    let text = new.content + (new.trailingComment.isEmpty ? old.trailingComment : "") + String(decoding: end, as: UTF8.self)
    let lead = new.lead.isEmpty ? old.lead : new.lead
    let line = old.firstLine + lead.lineCount - old.lead.lineCount
    return BookPiece(kind: .statement, lead: lead, text: text, firstLine: line)
  }

  /// Whether the lines behind a piece get other numbers when another one takes its place.
  func movesLines(_ piece: Int, _ new: BookPiece) -> Bool { new.whole.lineCount != pieces[piece].whole.lineCount }

  mutating func replace(_ piece: Int, with new: BookPiece) {
    let moves = movesLines(piece, new)
    pieces[piece] = new
    if moves { moveLines(behind: piece) }
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
