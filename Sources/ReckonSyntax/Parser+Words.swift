import ReckonCatalogue

/// The alternative parse of a text, with words as operators, and the choice of the error if both parses fail.
extension Parser {
  /// Considers words after the first parse: parses again with words if the text has errors or times of day, or records
  /// that an alternative parse exists.
  ///
  /// - Throws: `cancelled`.
  mutating func readWords(_ isCancelled: (@Sendable () -> Bool)?) throws(FormulaError) {
    if !errors.isEmpty { return try correct(isCancelled) }
    guard !scope.findsInputs, WordReading.hasTwelveHours(list, scope),
      let words = WordReading.tokens(of: list, scope: scope)
    else {
      try readAgain(isCancelled)
      return noteSpellings()
    }
    // `3pm` is a time of day first, and a length if that does not parse.
    var other = Parser(list: words, scope: scope, limits: limits, isCancelled: isCancelled)
    try other.parseStatements()
    guard other.errors.isEmpty, other.tree.statements.count == tree.statements.count else { return }
    other.tree.second = OtherReading(try? finish().read(with: scope))
    self = other
  }

  /// Whether a part is meaningful only with words, such as `½` in `2(½`.
  private func isReadByWords(_ first: FormulaError, _ other: FormulaError) -> Bool {
    if case .unexpectedCharacter = first.kind, case .unexpectedCharacter = other.kind { return false }
    if case .unexpectedCharacter = first.kind { return true }
    // An incomplete text with words is valid so far.
    return other.kind.isIncomplete && !first.kind.isIncomplete
  }

  /// Parses a text that has errors again, with words as operators.
  private mutating func correct(_ isCancelled: (@Sendable () -> Bool)?) throws(FormulaError) {
    let written = list
    if let read = WordReading.tokens(of: list, scope: scope) {
      // Statements that parse without words are kept, unless they need names that words define.
      if let some = list.taking(read, where: errors) {
        var other = Parser(list: some, scope: scope, limits: limits, isCancelled: isCancelled)
        try other.parseStatements()
        if other.errors.isEmpty, !WordReading.hasLabels(some, scope) {
          other.noteSpellings()
          other.tree.second = OtherReading(
            words: written, scope, limits, statementCount: other.tree.statements.count)
          return self = other
        }
      }
      var other = Parser(list: read, scope: scope, limits: limits, isCancelled: isCancelled)
      try other.parseStatements()
      // If words do not parse either, the error further on is reported; but an invalid date is reported wherever the
      // first error is.
      var hasBadDate = false
      if read.errors.count > list.errors.count, case .badNumber = read.errors.last?.kind { hasBadDate = true }
      if other.errors.isEmpty, !WordReading.hasLabels(read, scope) {
        other.noteSpellings()
        return self = other
      }
      if hasBadDate { return self = other }
      if let labelled = try withoutLabels(written, isCancelled) { return self = labelled }
      if other.errors.isEmpty { return self = other }
      if other.errors[0].saysMore(than: errors[0]) || isReadByWords(errors[0], other.errors[0]) { self = other }
    } else if let labelled = try withoutLabels(written, isCancelled) {
      return self = labelled
    }
    if let error = misspeltWord(in: written) { errors = [error] }
  }

  /// The parse of a text without its label nouns; `nil` if that is invalid too.
  private func withoutLabels(
    _ list: TokenList, _ isCancelled: (@Sendable () -> Bool)?
  ) throws(FormulaError) -> Parser? {
    guard let read = WordReading.tokens(of: list, scope: scope, dropsLabels: true) else { return nil }
    var other = Parser(list: read, scope: scope, limits: limits, isCancelled: isCancelled)
    try other.parseStatements()
    guard other.errors.isEmpty else { return nil }
    other.noteSpellings()
    return other
  }

  /// Records the alternative parse of the text, with words as operators, and with date functions where the first parse
  /// has units.
  ///
  /// - Throws: `cancelled`.
  private mutating func readAgain(_ isCancelled: (@Sendable () -> Bool)?) throws(FormulaError) {
    guard hasDateCalls else {
      if mayHaveWords() {
        tree.second = OtherReading(words: list, scope, limits, statementCount: tree.statements.count)
      }
      return
    }
    let words = mayHaveWords() ? WordReading.tokens(of: list, scope: scope) : nil
    var other = Parser(list: words ?? list, scope: scope, limits: limits, isCancelled: isCancelled, callsDates: true)
    try other.parseStatements()
    tree.second = other.finished(statementCount: tree.statements.count, with: scope).map { OtherReading($0) }
  }

  /// The error of the one misspelled word that prevents a valid parse: `days untl 2027-01-01`.
  private func misspeltWord(in list: TokenList) -> FormulaError? {
    guard !scope.findsInputs, list.tokens.count <= 64 else { return nil }
    for (index, token) in list.tokens.enumerated() where token.kind == .name {
      let name = list.names[Int(token.payload)]
      guard !scope.mayMeanOtherwise(name), !scope.hides(name), !Catalogue.isFunction(name), !Catalogue.isConstant(name),
        let word = WordTable.shared.suggestion(for: name)
      else { continue }
      var corrected = list
      corrected.names.append(word)
      corrected.tokens[index] = Token(kind: .name, payload: Int32(corrected.names.count - 1), range: token.range)
      guard Self.words(of: corrected, scope, limits, statementCount: nil) != nil else { continue }
      return FormulaError(.unknownName(name, suggestion: word), at: token.range, in: list.source)
    }
    return nil
  }

  /// The parsed tree resolved in a scope; `nil` if it has errors, or another number of statements than required.
  private mutating func finished(statementCount: Int?, with scope: NameScope) -> SyntaxTree? {
    guard errors.isEmpty, tree.statements.count == statementCount ?? tree.statements.count else { return nil }
    return try? finish().read(with: scope)
  }

  /// The parse of a text with words as operators; `nil` if it is invalid, or equal to the one without.
  static func words(of list: TokenList, _ scope: NameScope, _ limits: Limits, statementCount: Int?) -> SyntaxTree? {
    var found: SyntaxTree?
    for dropsLabels in [false, true] {
      guard let words = WordReading.tokens(of: list, scope: scope, dropsLabels: dropsLabels) else { continue }
      var parser = Parser(list: words, scope: scope, limits: limits)
      do throws(FormulaError) { try parser.parseStatements() } catch { continue }
      if let tree = parser.finished(statementCount: statementCount, with: scope) { found = tree }
      if found != nil, !WordReading.hasLabels(words, scope) { break }
    }
    return found
  }

  /// Whether the text has undefined names or units, which may be words: `30 as % of 120`, `70 in to ft in`.
  private mutating func mayHaveWords() -> Bool {
    guard !scope.findsInputs else { return false }
    return list.hasConversions || list.hasDisjunctions || list.names.indices.contains { !isNoWord(Int32($0)) }
  }
}
