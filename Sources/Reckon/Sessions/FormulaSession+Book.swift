import ReckonCatalogue
import ReckonCompiler
import ReckonSyntax

/// Saving a session as a formula book.
extension FormulaSession {
  /// The text of a formula book with the session's definitions, followed by its calculations, as examples if they hold
  /// with the current definitions and as comments otherwise.
  ///
  /// Loaded into a new session, the book gives every name its current value. Expressions that a book cannot contain,
  /// such as a conversion by exchange rates, are written as numbers; such functions are written as comments. Undefined
  /// names that functions use become parameters.
  ///
  /// - Parameters:
  ///   - base: the book loaded by the session, if it is to be updated: its order, comments, parameters and examples are
  ///     kept.
  ///   - isCancelled: polled regularly; returning true throws `cancelled`.
  /// - Throws: `definedTwice` if an imported definition of the base was changed; `missingSource`.
  public func bookText(
    updating base: FormulaBook? = nil, isCancelled: (@Sendable () -> Bool)? = nil
  ) throws(FormulaError) -> String {
    var draft = try BookDraft(of: self, updating: base?.withText(isCancelled), isCancelled)
    // A slow calculation would not be a useful example.
    var limits = options.limits
    limits.steps = min(limits.steps, Self.mostExampleSteps)
    // Each round fixes the errors found by the previous one; the number of rounds is bounded by the number of errors.
    var failure: FormulaError?
    for _ in 0..<100 {
      let text = draft.text
      do throws(FormulaBookError) {
        let book =
          if let base {
            try FormulaBook(
              reading: text, name: base.name, limits: limits, rates: base.rates, permissions: base.permissions, imports: base.importedText,
              isCancelled: isCancelled)
          } else {
            try FormulaBook(
              reading: text, name: nil, limits: limits, rates: nil, permissions: Scope.Permissions(), imports: ImportFailure.noImports,
              isCancelled: isCancelled)
          }
        if try draft.mendValues(of: self, by: book, isCancelled) { continue }
        if try draft.mendExamples(by: book, isCancelled) { continue }
        return base.endingLines(of: text)
      } catch {
        guard let first = error.errors.first else { preconditionFailure("a book that cannot be read says why") }
        if first.kind == .cancelled || !draft.mend(error, self) { throw first }
        failure = first
      }
    }
    // Text that does not parse back is not saved.
    if let failure { throw failure }
    return base.endingLines(of: draft.text)
  }
}

extension FormulaBook? {
  /// The text with CR LF line ends if the book's first line has one.
  fileprivate func endingLines(of text: String) -> String {
    let first = self?.files.first?.pieces.lazy.map { $0.whole }.first { $0.utf8.contains(0x0A) }
    guard let first, first.utf8.prefix(while: { $0 != 0x0A }).last == 0x0D else { return text }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count + text.utf8.count / 16)
    for byte in text.utf8 {
      if byte == 0x0A, bytes.last != 0x0D { bytes.append(0x0D) }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension FormulaSession {
  /// The maximum number of steps of a calculation that is saved as an example.
  private static let mostExampleSteps = 10_000_000
}

/// A book's text under construction: the parts of the base, followed by additions.
private struct BookDraft {
  private struct Part {
    enum Kind: Equatable {
      /// Unchanged lines: comments, blank lines, settings, examples of the base.
      case kept
      case definition(String)
      case calculation
      /// Text that a book cannot contain, as comment lines.
      case comment
    }

    var kind: Kind
    /// Complete lines.
    var text: String
    /// The angle unit that it requires; `nil` for any.
    var angleUnit: AngleUnit?
    /// The angle unit that it sets for the following lines.
    var setUnit: AngleUnit?
  }

  private var parts: [Part] = []
  /// The mode to set; `nil` if the base sets it.
  private let numberMode: NumberMode?

  init(
    of session: FormulaSession, updating base: FormulaBook?, _ isCancelled: (@Sendable () -> Bool)?
  ) throws(FormulaError) {
    numberMode = base == nil ? session.options.numberMode : nil
    let others = session.awaitedUnitNames
    var known: Set<String> = []
    if let base {
      let entries = Array(base.store.all)
      let byPlace = Dictionary(firstOf: entries.map { ($0.place, $0) })
      known = Set(entries.map { $0.name })
      try addParts(of: base.files[0], byPlace, session, others, isCancelled)
      for entry in entries where entry.place.file > 0 && !entry.isParameter {
        let file = base.files[entry.place.file]
        guard let own = session.inForce[entry.name].map({ session.spelled($0, beside: others) }),
          own.text != file.pieces[entry.place.piece].statementText
        else { continue }
        throw FormulaError(
          .definedTwice(entry.name, first: "\(file.path ?? ""):\(entry.source.firstLine)"),
          at: SourceRange(start: 0, end: own.text.utf8.count), in: SourceText(own.text))
      }
    }
    for definition in session.inForce.all.map({ session.spelled($0, beside: others) }) where !known.contains(definition.name) {
      let text = session.parameterText(of: definition) ?? definition.text
      parts.append(Part(kind: .definition(definition.name), text: text + "\n", angleUnit: definition.angleUnit))
    }
    for (name, unit, condition) in session.awaitedParameters where !known.contains(name) {
      let text = "parameter \(SyntaxTree.written(name))\(unit.map { ": \($0)" } ?? "")\(condition.map { " where \($0)" } ?? "")\n"
      parts.append(Part(kind: .definition(name), text: text))
    }
    addCalculations(of: session)
  }

  private mutating func addParts(
    of file: BookFile, _ entries: [DefinitionPlace: Definition], _ session: FormulaSession, _ others: Set<String>,
    _ isCancelled: (@Sendable () -> Bool)?
  ) throws(FormulaError) {
    // The examples of an earlier book of the same session.
    let own = Set(session.past.calculations.map { Self.example($0, of: session) })
    for (index, piece) in file.pieces.enumerated() {
      let unit = file.angleUnit(at: index)
      if let entry = entries[DefinitionPlace(file: 0, piece: index)] {
        if let part = try Self.part(entry, piece, session, others, unit, isCancelled) { parts.append(part) }
      } else {
        let next = file.angleUnit(at: index + 1)
        parts.append(
          Part(
            kind: own.contains(piece.content) ? .calculation : .kept, text: piece.whole.endingLine,
            angleUnit: piece.kind == .statement && next == unit ? unit : nil,
            setUnit: next == unit ? nil : next))
      }
    }
  }

  /// A definition of the base in its current form; `nil` if it was removed from the session.
  ///
  /// - Parameter others: the session's ``FormulaSession/awaitedUnitNames``, which are parameters of the book.
  private static func part(
    _ entry: Definition, _ piece: BookPiece, _ session: FormulaSession, _ others: Set<String>, _ unit: AngleUnit,
    _ isCancelled: (@Sendable () -> Bool)?
  ) throws(FormulaError) -> Part? {
    guard let own = session.inForce[entry.name].map({ session.spelled($0, beside: others) }) else {
      // A parameter without a value awaits one; any other definition was removed.
      return entry.isParameter && entry.meaning.function == nil ? Part(kind: .kept, text: piece.whole.endingLine, angleUnit: unit) : nil
    }
    var text = own.text
    if let parameter = session.parameterText(of: own) {
      if let base = session.inForce.books.last(where: { $0.store[entry.name]?.isParameter ?? false }),
        try base.store[entry.name].flatMap({ (entry) throws(FormulaError) in try base.valueText(of: entry, isCancelled) }) == own.valueText,
        !session.hidesUnits(of: entry.condition)
      {
        return Part(kind: .definition(entry.name), text: piece.whole.endingLine, angleUnit: unit)
      }
      text = parameter
    } else if own.text == piece.statementText, own.angleUnit == unit {
      return Part(kind: .definition(entry.name), text: piece.whole.endingLine, angleUnit: unit)
    }
    return Part(
      kind: .definition(entry.name), text: piece.lead + text + piece.trailingComment + "\n", angleUnit: own.angleUnit)
  }

  private static func example(_ calculation: SessionAnswers.Calculation, of session: FormulaSession) -> String {
    "> \(SourceText(calculation.source).onOneLine) = \(session.written(calculation.result, besideNames: true))"
  }

  private static let heading = "# What was calculated."

  private mutating func addCalculations(of session: FormulaSession) {
    var isFirst = !parts.contains { $0.text.contains(Self.heading) }
    var seen = Set(parts.map { $0.text.trimmedOfLines })
    for calculation in session.past.calculations {
      let text = Self.example(calculation, of: session)
      guard seen.insert(text).inserted, seen.insert("# \(text.dropFirst(2))").inserted else { continue }
      if isFirst { parts.append(Part(kind: .kept, text: "\n\(Self.heading)\n\n")) }
      isFirst = false
      parts.append(Part(kind: .calculation, text: text + "\n", angleUnit: calculation.angleUnit))
    }
  }

  // MARK: Text

  var text: String { rendered.text }

  /// The text, and the part of each of its lines.
  private var rendered: (text: String, lines: [Int]) {
    var text = numberMode.map { "set mode \($0.rawValue)\n\n" } ?? ""
    var lines = Array(repeating: -1, count: numberMode == nil ? 0 : 2)
    var unit = AngleUnit.degrees
    for (index, part) in parts.enumerated() {
      var own = part.text
      if let wanted = part.angleUnit, wanted != unit {
        own = "set angle \(wanted.abbreviation)\n" + own
        unit = wanted
      }
      unit = part.setUnit ?? unit
      text += own
      lines += Array(repeating: index, count: own.lineCount)
    }
    return (text, lines)
  }

  // MARK: Repair

  /// Replaces what a book cannot contain; false if nothing can be replaced.
  mutating func mend(_ errors: FormulaBookError, _ session: FormulaSession) -> Bool {
    let lines = rendered.lines
    var isMended = false
    var replacedCallers: Set<String> = []
    var added: [Part] = []
    for (error, culprit) in zip(errors.errors, errors.culprits) {
      // If a function cannot take an argument, the definition that passes it is replaced instead of the function.
      if let culprit {
        if let index = parts.firstIndex(where: { $0.kind == .definition(culprit) }) {
          isMended = replace(index, session) || isMended
          replacedCallers.insert(culprit)
        }
        if replacedCallers.contains(culprit) { continue }
      }
      let line = error.source.firstLine - 1 + error.source.text.utf8.prefix(error.range.start).count { $0 == 0x0A }
      guard lines.indices.contains(line), lines[line] >= 0 else { continue }
      if case .unknownName(let name, suggestion: _) = error.kind, case .definition = parts[lines[line]].kind,
        session.definition(of: name) == nil
      {
        if added.contains(where: { $0.kind == .definition(name) }) { continue }
        // An external value, or one that is still undefined.
        let written = SyntaxTree.written(name)
        let value = session.scope[result: name]
        added.append(
          Part(
            kind: .definition(name),
            text: value.map { "\(written) = \(session.written($0, besideNames: true))\n" } ?? "parameter \(written)\n"))
      } else {
        isMended = replace(lines[line], session) || isMended
      }
    }
    parts.insert(contentsOf: added, at: parts.firstIndex { $0.kind != .kept } ?? parts.count)
    return isMended || !added.isEmpty
  }

  /// Replaces a definition by its value; false if that is already done, or if it has none.
  private mutating func putNumber(_ index: Int, _ name: String, _ session: FormulaSession) -> Bool {
    guard let definition = session.definition(of: name), let result = definition.result else { return false }
    let number = session.written(result, besideNames: true)
    let text = (session.parameterText(of: definition, value: number) ?? "\(SyntaxTree.written(name)) = \(number)") + "\n"
    guard parts[index].text != text else { return false }
    parts[index].text = text
    return true
  }

  /// Replaces a definition by its value, or by a comment if it has none; false if it is already a comment.
  private mutating func replace(_ index: Int, _ session: FormulaSession) -> Bool {
    switch parts[index].kind {
    case .kept, .comment: return false
    case .definition(let name): if putNumber(index, name, session) { return true }
    case .calculation: break
    }
    let lines = parts[index].text.split(separator: "\n")
    parts[index] = Part(kind: .comment, text: lines.map { "# \($0.hasPrefix("> ") ? $0.dropFirst(2) : $0)\n" }.joined())
    return true
  }

  /// Replaces definitions whose value would differ by numbers; false if there are none.
  mutating func mendValues(
    of session: FormulaSession, by book: FormulaBook, _ isCancelled: (@Sendable () -> Bool)?
  ) throws(FormulaBookError) -> Bool {
    var fresh = FormulaSession(options: session.options)
    do throws(FormulaError) { try fresh.load(book, isCancelled: isCancelled) } catch { throw FormulaBookError([error]) }
    var isMended = false
    for (index, part) in parts.enumerated() {
      guard case .definition(let name) = part.kind, let wanted = session.definition(of: name)?.result else { continue }
      if fresh.definition(of: name)?.result?.written != wanted.written {
        isMended = putNumber(index, name, session) || isMended
      }
    }
    return isMended
  }

  /// Turns calculations whose value has changed into comments; false if there are none.
  ///
  /// - Throws: `cancelled`.
  mutating func mendExamples(by book: FormulaBook, _ isCancelled: (@Sendable () -> Bool)?) throws(FormulaBookError) -> Bool {
    let lines = rendered.lines
    var isMended = false
    let outcomes = book.runExamples(EvaluationOptions(isCancelled: isCancelled))
    if let cancelled = outcomes.lazy.compactMap({ $0.error }).first(where: { $0.kind == .cancelled }) {
      throw FormulaBookError([cancelled])
    }
    for outcome in outcomes where !outcome.isMet && lines.indices.contains(outcome.line - 1) {
      let index = lines[outcome.line - 1]
      if index >= 0, parts[index].kind == .calculation {
        parts[index] = Part(kind: .comment, text: "# \(parts[index].text.dropFirst(2))")
        isMended = true
      }
    }
    return isMended
  }
}

extension FormulaSession {
  /// A definition as a book's parameter with its value as the default; `nil` if it is not a parameter of a loaded book.
  ///
  /// - Parameter value: the default; if omitted, the text of the definition's value.
  fileprivate func parameterText(of definition: Definition, value text: String? = nil) -> String? {
    guard definition.parameters == nil, let book = inForce.books.last(where: { $0.store[definition.name]?.isParameter ?? false }),
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

  /// Whether a condition has units whose names are shadowed here.
  fileprivate func hidesUnits(of condition: Definitions.Function?) -> Bool {
    condition.map { !$0.tree.forcingUnits { names.hides($0) }.isEmpty } ?? false
  }

  /// Parameters of books without a value yet, with their units and conditions.
  fileprivate var awaitedParameters: [(name: String, unit: String?, condition: String?)] {
    inForce.books.flatMap { $0.parameters }.filter { inForce[$0.name] == nil }.map { ($0.name, $0.unit, $0.condition) }
  }
}

extension Definition {
  /// The text after the `=`, which may also occur in the name.
  fileprivate var valueText: String {
    let sign = Lexer.tokens(of: source).tokens.first { $0.kind == .equals }
    return String(source.slice(SourceRange(start: sign?.range.end ?? 0, end: source.text.utf8.count))).trimmedOfLines
  }
}

extension FormulaBook {
  /// A reader of the stored import texts, for parsing the book again.
  fileprivate var importedText: ImportReader {
    let texts = (try? importedTexts) ?? [:]
    return { (path) throws(ImportFailure) in
      guard let text = texts[path] else {
        throw ImportFailure(FormulaError.Kind.missingSource.sentence)
      }
      return text
    }
  }
}

extension String {
  /// The text with a final line end.
  fileprivate var endingLine: String { isEmpty || utf8.last == 0x0A || self == "\u{FEFF}" ? self : self + "\n" }
}
