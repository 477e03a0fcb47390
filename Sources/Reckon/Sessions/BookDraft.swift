import ReckonCatalogue
import ReckonCompiler
import ReckonSyntax

/// The text of a book under construction: the parts of the base, and those added after them.
struct BookDraft {
  private struct Part {
    enum Kind: Equatable {
      /// Unchanged lines: comments, blank lines, settings, examples of the base.
      case kept
      case definition(String)
      case calculation
      /// Text that no book can hold, as comment lines.
      case comment
    }

    var kind: Kind
    /// Whole lines.
    var text: String
    /// The unit of angles that it is meant in; `nil` where that does not matter.
    var angleUnit: AngleUnit?
    /// The angle unit that it sets for the lines after it.
    var setUnit: AngleUnit?
  }

  private var parts: [Part] = []
  /// The mode to set; `nil` where the base has its say.
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
    for definition in session.inForce.all.map({ session.spelled($0, beside: others) })
    where !known.contains(definition.name) {
      let text = session.parameterText(of: definition) ?? definition.text
      parts.append(Part(kind: .definition(definition.name), text: text + "\n", angleUnit: definition.angleUnit))
    }
    for (name, unit, condition) in session.awaitedParameters where !known.contains(name) {
      let text =
        "parameter \(SyntaxTree.written(name))\(unit.map { ": \($0)" } ?? "")\(condition.map { " where \($0)" } ?? "")\n"
      parts.append(Part(kind: .definition(name), text: text))
    }
    addCalculations(of: session)
  }

  /// The lines of a text in their order. A name that is defined by several is defined where the last of them is.
  init(of session: FormulaSession, _ lines: [FormulaSession.BookLine]) {
    numberMode = session.options.numberMode
    let others = session.awaitedUnitNames
    var places: [String: Int] = [:]
    for (index, line) in lines.enumerated() { if case .definition(let name) = line { places[name] = index } }
    func add(_ definition: Definition) {
      let definition = session.spelled(definition, beside: others)
      let text = session.parameterText(of: definition) ?? definition.text
      parts.append(Part(kind: .definition(definition.name), text: text + "\n", angleUnit: definition.angleUnit))
    }
    for definition in session.inForce.all where places[definition.name] == nil { add(definition) }
    if !parts.isEmpty { parts.append(Part(kind: .kept, text: "\n")) }
    for (index, line) in lines.enumerated() {
      switch line {
      case .comment(let text):
        let isComment = text.allSatisfy { $0.isWhitespace } || text.first { !$0.isWhitespace } == "#"
        parts.append(Part(kind: .kept, text: isComment ? text.trimmedOfLines + "\n" : "# \(text)\n"))
      case .definition(let name):
        if places[name] == index, let definition = session.inForce[name] { add(definition) }
      case .calculation(let source, let result):
        let calculation = SessionAnswers.Calculation(
          source: source, result: result, angleUnit: session.options.angleUnit)
        parts.append(
          Part(
            kind: .calculation, text: Self.example(calculation, of: session) + "\n",
            angleUnit: calculation.angleUnit))
      }
    }
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

  /// A definition of the base as the session has it; `nil` when it has it no more.
  ///
  /// - Parameter others: the session's ``FormulaSession/awaitedUnitNames``, which are parameters of the book.
  private static func part(
    _ entry: Definition, _ piece: BookPiece, _ session: FormulaSession, _ others: Set<String>, _ unit: AngleUnit,
    _ isCancelled: (@Sendable () -> Bool)?
  ) throws(FormulaError) -> Part? {
    guard let own = session.inForce[entry.name].map({ session.spelled($0, beside: others) }) else {
      // A parameter without a value waits for one; anything else was taken away.
      return entry.isParameter && entry.meaning.function == nil
        ? Part(kind: .kept, text: piece.whole.endingLine, angleUnit: unit) : nil
    }
    var text = own.text
    if let parameter = session.parameterText(of: own) {
      if let base = session.inForce.books.last(where: { $0.store[entry.name]?.isParameter ?? false }),
        try base.store[entry.name].flatMap({ (entry) throws(FormulaError) in try base.valueText(of: entry, isCancelled)
        }) == own.valueText,
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

  // MARK: Mending

  /// Fixes what a book cannot contain; false when nothing can be fixed.
  mutating func mend(_ errors: FormulaBookError, _ session: FormulaSession) -> Bool {
    let lines = rendered.lines
    var isMended = false
    var replacedCallers: Set<String> = []
    var added: [Part] = []
    for (error, culprit) in zip(errors.errors, errors.culprits) {
      // Where a function cannot take an argument, the definition that passes it is replaced, not the function.
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
        // A value from elsewhere, or one that is still to come.
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

  /// Replaces a definition by its current number; returns false if it already is that number, or if there is none.
  private mutating func putNumber(_ index: Int, _ name: String, _ session: FormulaSession) -> Bool {
    guard let definition = session.definition(of: name), let result = definition.result else { return false }
    let number = session.written(result, besideNames: true)
    let text =
      (session.parameterText(of: definition, value: number) ?? "\(SyntaxTree.written(name)) = \(number)") + "\n"
    guard parts[index].text != text else { return false }
    parts[index].text = text
    return true
  }

  /// Puts a number in the place of a definition, or a comment in that of what has none; false for what is a comment
  /// already.
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

  /// Replaces definitions that would evaluate to a different value by numbers; returns false if there are none.
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

  /// Turns calculations whose value has changed into comments; returns false if there are none.
  ///
  /// - Throws: `cancelled`.
  mutating func mendExamples(by book: FormulaBook, _ isCancelled: (@Sendable () -> Bool)?) throws(FormulaBookError)
    -> Bool
  {
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

extension String {
  /// The text with a line end at its end.
  fileprivate var endingLine: String { isEmpty || utf8.last == 0x0A || self == "\u{FEFF}" ? self : self + "\n" }
}
