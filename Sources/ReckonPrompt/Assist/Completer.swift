import Reckon
import ReckonLineEditor
import ReckonSyntax
import ReckonTerminal

/// What could stand at the cursor of a line.
struct Completer: Sendable {
  let names: KnownNames
  let limits: Limits
  /// What file names are relative to, and the environment, of which the home folder is.
  let files: FileNames
  let help: HelpIndex

  func completion(_ text: String, cursor: Int) -> Completion? {
    guard (0...text.utf8.count).contains(cursor) else { return nil }
    if let symbol = symbolCompletion(text, cursor) { return symbol }
    if let command = CommandReading(text) { return completion(command, text, cursor) }
    return formulaCompletion(text, cursor, names)
  }

  static func completion(_ range: Range<Int>, _ candidates: [Completion.Candidate]) -> Completion? {
    candidates.isEmpty ? nil : Completion(range: range, candidates: candidates)
  }

  // MARK: Signs

  /// `\pi` before the cursor.
  private func symbolCompletion(_ text: String, _ cursor: Int) -> Completion? {
    let before = Array(text.utf8.prefix(cursor))
    guard let backslash = before.lastIndex(of: UInt8(ascii: "\\")) else { return nil }
    let name = String(decoding: before[(backslash + 1)...], as: UTF8.self)
    guard !name.contains(where: { $0.isWhitespace || $0 == "(" || $0 == ")" }) else { return nil }
    let candidates = SymbolNames.rows(for: name).map {
      Completion.Candidate(text: $0.sign, label: "\\\($0.name) \($0.sign)", summary: $0.summary)
    }
    return Self.completion(backslash..<cursor, candidates)
  }

  // MARK: Formulas

  func formulaCompletion(_ text: String, _ cursor: Int, _ names: KnownNames) -> Completion? {
    let reading = FormulaReading(text, names: names, cursor: cursor, limits: limits)
    let tokens = reading.list.tokens
    // The token that the cursor is in or just behind, and the one before it.
    let index = tokens.firstIndex { $0.range.start < cursor && cursor <= $0.range.end && $0.kind != .end }
    let beforeIndex = (index ?? tokens.firstIndex { $0.range.start >= cursor } ?? tokens.count - 1) - 1
    let before = beforeIndex >= 0 ? tokens[beforeIndex] : nil
    var word = Word(start: cursor, end: cursor, typed: "")
    if let index, let found = self.word(at: index, reading, text, cursor) {
      word = found
    } else if index != nil {
      // In a number there is nothing to complete.
      return nil
    }
    let isTarget = before.map { reading.isConversion($0) } ?? false || isInTarget(reading, beforeIndex)
    // Everything there is would be no help.
    guard isTarget || !word.typed.isEmpty || word.isQuoted else { return nil }
    let isCalled = Array(text.utf8.dropFirst(word.end)).first { $0 != 0x20 } == UInt8(ascii: "(")

    var list = CandidateList(typed: word.typed)
    if isTarget {
      let category = kind(before: beforeIndex, reading, text) ?? category(before: beforeIndex, reading)
      // A plain number is more likely to be shown in another way than to be an angle.
      if before.map(reading.isConversion) ?? false {
        for row in Vocabulary.notations { list.add(row.names, row.summary, group: category == nil ? 0 : 1) { $0 } }
      }
      addUnits(to: &list, first: category, group: category == nil ? 1 : 0)
      // With nothing typed, units of other kinds would only hide those that fit.
      if word.typed.isEmpty, let category { return Self.completion(word.range, candidates(of: category)) }
      return Self.completion(word.range, list.candidates)
    }
    addOwnNames(to: &list, reading, names, word, isCalled)
    if !word.isQuoted {
      let isQuantity = before.map { $0.kind == .number && $0.range.end != word.start } ?? false || isInUnit(reading, beforeIndex)
      let isBehindOperand = before.map(endsOperand) ?? false
      for row in Vocabulary.words where row.kind == .word(isPrefix: !isBehindOperand) { add(row, to: &list, group: 3, isCalled) }
      for row in Vocabulary.functions + Vocabulary.constants { add(row, to: &list, group: 3, isCalled) }
      if isBehindOperand || isQuantity || reading.list.hasConversions { addUnits(to: &list, first: nil, group: isQuantity ? 2 : 4) }
    }
    return Self.completion(word.range, list.candidates)
  }

  /// The part of the text that completion is to replace.
  private struct Word {
    let start: Int
    var end: Int
    /// What is completed; without the back quote of a quoted name.
    var typed: String
    var isQuoted = false

    var range: Range<Int> { start..<end }
  }

  /// The name at a token, up to the cursor; all of it when more of it fits a known name. Nothing where no name is.
  private func word(at index: Int, _ reading: FormulaReading, _ text: String, _ cursor: Int) -> Word? {
    let range = reading.range(index)
    let typed = String(decoding: Array(text.utf8)[range.lowerBound..<cursor], as: UTF8.self)
    let token = reading.list.tokens[index]
    switch token.kind {
    case .name:
      var word = Word(start: range.lowerBound, end: cursor, typed: typed)
      let whole = String(reading.list.source.slice(token.range))
      if cursor < range.upperBound,
        reading.names.hasName(beginningWith: whole) || reading.locals.contains(where: { $0.name.hasPrefix(whole) })
      {
        word.end = range.upperBound
        word.typed = whole
      }
      return word
    case .symbol:
      // `mo` and `mod` are typed alike.
      let isWord = typed.unicodeScalars.allSatisfy(\.properties.isAlphabetic)
      return isWord ? Word(start: range.lowerBound, end: cursor, typed: typed) : Word(start: cursor, end: cursor, typed: "")
    case .invalid, .quotedName:
      guard typed.hasPrefix("`"), token.kind == .invalid || cursor < range.upperBound else { return nil }
      let end = token.kind == .invalid ? cursor : range.upperBound
      return Word(start: range.lowerBound, end: end, typed: String(typed.dropFirst()), isQuoted: true)
    case .leftBracket, .rightBracket, .leftSquare, .rightSquare, .comma, .semicolon, .equals, .colon, .newline:
      return Word(start: cursor, end: cursor, typed: "")
    case .number, .superscript, .instant, .text, .end: return nil
    }
  }

  // MARK: What there is

  private func addOwnNames(
    to list: inout CandidateList, _ reading: FormulaReading, _ names: KnownNames, _ word: Word, _ isCalled: Bool
  ) {
    func insertion(_ name: String, _ parameterCount: Int?) -> String {
      let written = SyntaxTree.written(name)
      guard let parameterCount, !isCalled else { return written }
      return parameterCount == 0 ? written + "()" : written + "("
    }
    for local in reading.locals { list.add([local.name], local.summary, group: 0) { insertion($0, local.parameterCount) } }
    for name in names.inputs.sorted() { list.add([name], "the formula's variable", group: 0) { insertion($0, nil) } }
    for own in names.ownNames { list.add([own.name], own.summary(), group: 1) { insertion($0, own.parameterCount) } }
  }

  private func add(_ word: Vocabulary.Word, to list: inout CandidateList, group: Int, _ isCalled: Bool) {
    list.add(word.names, word.summary, group: group) { name in
      switch word.kind {
      case .function(let takesArguments): isCalled ? name : takesArguments ? name + "(" : name + "()"
      case .constant, .unit, .notation, .word: name
      }
    }
  }

  // MARK: Units

  private func addUnits(to list: inout CandidateList, first: UnitCategory?, group: Int) {
    for row in Vocabulary.units {
      list.add(row.names, row.summary, group: first == nil || row.kind == first.map { .unit($0) } ? group : group + 1) { $0 }
    }
    guard let currencies = names.scope.definitions.currencies else { return }
    for code in currencies.euros.keys {
      list.add([code], "Currency · by the rates of \(currencies.date)", group: group + 1) { $0 }
    }
  }

  /// The units of a kind, for who does not know yet which there are, in the order of the catalogue.
  private func candidates(of category: UnitCategory) -> [Completion.Candidate] {
    Vocabulary.units.filter { $0.kind == .unit(category) }.map {
      Completion.Candidate(text: $0.names[0], label: $0.names[0], summary: $0.summary)
    }
  }

  private func endsOperand(_ token: Token) -> Bool {
    switch token.kind {
    case .number, .name, .quotedName, .superscript, .rightBracket, .rightSquare, .instant, .text: true
    case .symbol, .leftBracket, .leftSquare, .comma, .semicolon, .newline, .equals, .colon, .invalid, .end: false
    }
  }

  /// Whether only units and what joins them stand between a conversion's word and a place.
  private func isInTarget(_ reading: FormulaReading, _ index: Int) -> Bool {
    var index = index
    while index >= 0 {
      let token = reading.list.tokens[index]
      if reading.isConversion(token) { return true }
      switch token.kind {
      case .name, .quotedName, .symbol, .superscript, .number, .leftBracket, .rightBracket: index -= 1
      case .leftSquare, .rightSquare, .instant, .text, .comma, .semicolon, .newline, .equals, .colon, .invalid, .end: return false
      }
    }
    return false
  }

  /// Whether a place is behind a unit, or behind a unit and `*` or `/`.
  private func isInUnit(_ reading: FormulaReading, _ index: Int) -> Bool {
    guard index > 0, reading.meanings.indices.contains(index) else { return false }
    guard reading.list.tokens[index].kind == .symbol else { return reading.meanings[index] == .unit }
    let sign = String(reading.list.source.slice(reading.list.tokens[index].range))
    return ["*", "/", "·"].contains(sign) && reading.meanings[index - 1] == .unit
  }

  /// The kind of units that the value of a statement has, where a conversion's word stands behind it: speeds behind `100 km / 2 h to`.
  private func kind(before index: Int, _ reading: FormulaReading, _ text: String) -> UnitCategory? {
    guard index > 0, reading.isConversion(reading.list.tokens[index]) else { return nil }
    let start = reading.list.tokens[..<index].last { $0.kind == .semicolon || $0.kind == .newline || $0.kind == .equals }?.range.end ?? 0
    let bytes = Array(text.utf8)
    let value = String(decoding: bytes[start..<reading.list.tokens[index].range.start], as: UTF8.self)
    guard let unit = (try? names.session.formula(value, variables: names.inputs.sorted()))?.unit else { return nil }
    if let row = Catalogue.unit(named: unit) { return row.category }
    return UnitCategory.allCases.first { category in
      guard let row = Catalogue.units(in: category).first(where: { $0.offset == nil }) else { return false }
      return (try? Formula("\(value) to \(row.symbol)", variables: [], scope: names.scope)) != nil
    }
  }

  /// The kind of the last unit before a place in its statement.
  private func category(before index: Int, _ reading: FormulaReading) -> UnitCategory? {
    var index = index
    while index >= 0 {
      let token = reading.list.tokens[index]
      if token.kind == .semicolon || token.kind == .newline { return nil }
      if reading.meanings[index] == .unit, let name = reading.list.name(of: token), let unit = Catalogue.unit(named: name) {
        return unit.category
      }
      index -= 1
    }
    return nil
  }
}
