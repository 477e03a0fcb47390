import ReckonCatalogue

/// The second reading of a text, with words for signs, and what errors are when neither makes sense of it.
extension Parser {
  /// Takes words into account, once the text has been read without: reads it with them where it has errors or has times
  /// of day, or notes that it can be.
  ///
  /// - Throws: `cancelled`.
  mutating func readWords(_ isCancelled: (@Sendable () -> Bool)?) throws(FormulaError) {
    if !errors.isEmpty { return try correct(isCancelled) }
    guard !scope.findsInputs, WordReading.hasTwelveHours(list, scope), let words = WordReading.tokens(of: list, scope: scope) else {
      try readAgain(isCancelled)
      return noteSpellings()
    }
    // `3pm` is a time of day first, and a length where that does not fit.
    var other = Parser(list: words, scope: scope, limits: limits, isCancelled: isCancelled)
    try other.parseStatements()
    guard other.errors.isEmpty, other.tree.statements.count == tree.statements.count else { return }
    other.tree.second = OtherReading(try? finish().read(with: scope))
    self = other
  }

  /// Whether something has no meaning without words alone, such as `½` in `2(½`.
  private func isReadByWords(_ first: FormulaError, _ other: FormulaError) -> Bool {
    if case .unexpectedCharacter = first.kind, case .unexpectedCharacter = other.kind { return false }
    if case .unexpectedCharacter = first.kind { return true }
    // What is incomplete with words makes sense as far as it goes.
    return other.kind.isIncomplete && !first.kind.isIncomplete
  }

  /// Reads a text that has errors with words for signs.
  private mutating func correct(_ isCancelled: (@Sendable () -> Bool)?) throws(FormulaError) {
    let written = list
    if let read = WordReading.tokens(of: list, scope: scope) {
      // What can be read without words stays as it is, unless its names need what words define.
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
      // Where words do not make sense of it either, the error further on is that of what could not be read.
      // A date that there is not is the error, wherever that of the first reading stands.
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

  /// The reading of a text without nouns that say what a number is; `nil` where that makes no sense either.
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

  /// Notes what a second reading of the text would be, with words for signs, and with functions of dates where the
  /// first reading has units in their places.
  ///
  /// - Throws: `cancelled`.
  private mutating func readAgain(_ isCancelled: (@Sendable () -> Bool)?) throws(FormulaError) {
    guard hasDateCalls else {
      if mayHaveWords() { tree.second = OtherReading(words: list, scope, limits, statementCount: tree.statements.count) }
      return
    }
    let words = mayHaveWords() ? WordReading.tokens(of: list, scope: scope) : nil
    var other = Parser(list: words ?? list, scope: scope, limits: limits, isCancelled: isCancelled, callsDates: true)
    try other.parseStatements()
    tree.second = other.finished(statementCount: tree.statements.count, with: scope).map { OtherReading($0) }
  }

  /// The error of the one word without which a text with words would make sense if it were spelled otherwise: `days
  /// untl 2027-01-01`.
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

  /// What was parsed, as the names of a scope have it; `nil` where it has errors, or not as many statements as are
  /// wanted.
  private mutating func finished(statementCount: Int?, with scope: NameScope) -> SyntaxTree? {
    guard errors.isEmpty, tree.statements.count == statementCount ?? tree.statements.count else { return nil }
    return try? finish().read(with: scope)
  }

  /// The reading of a text with words for signs; `nil` where they make no sense of it, or nothing else than its signs
  /// do.
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

  /// Whether the text has names that mean nothing, or units, which may be words: `30 as % of 120`, `70 in to ft in`.
  private mutating func mayHaveWords() -> Bool {
    guard !scope.findsInputs else { return false }
    return list.hasConversions || list.hasDisjunctions || list.names.indices.contains { !isNoWord(Int32($0)) }
  }
}
