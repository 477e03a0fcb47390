import ReckonCatalogue

/// Expressions: a loop that alternates between two states, before and after an operand.
extension Parser {
  /// Parses up to the end of the statement and leaves one operand.
  mutating func parseExpression() throws(FormulaError) {
    while true {
      try parseOperand()
      if try !continueAfterOperand() { return }
    }
  }

  // MARK: Expecting an operand

  /// Parses prefixes and opening brackets up to a complete operand.
  private mutating func parseOperand() throws(FormulaError) {
    while true {
      let token = self.token
      switch token.kind {
      case .number:
        if scope.readsUncertainties, try parseUncertainDigits() { return }
        if mayHaveUnit, try parseQuantity() { return }
        at += 1
        return try emitLeaf(.number, payload: token.payload, ending: .number, at: token.range)
      case .instant:
        at += 1
        return try emitLeaf(.instant, payload: token.payload, ending: .other, at: token.range)
      case .text:
        at += 1
        return try emitLeaf(.text, payload: token.payload, ending: .other, at: token.range)
      case .leftSquare:
        at += 1
        if try openList(token) { return }
      case .name where converts && unitName(at: at) != nil && !isPeriod, .symbol where converts && isBareSymbol:
        return try parseUnitTerm()
      case .name where isLooseUnit, .leftBracket where isLooseUnit: return try parseLooseUnits()
      case .quotedName where next.kind == .leftBracket:
        if try openCall(token, name: token.payload) { return }
      case .quotedName:
        at += 1
        return try emitLeaf(.name, payload: token.payload, ending: .valueName, at: token.range)
      case .name:
        if try parseName(token) { return }
      case .leftBracket:
        at += 1
        try push(Open(kind: .bracket, level: .sequence, payload: 0, range: token.range))
      case .symbol:
        try parsePrefix(token)
      case .rightBracket where !open.contains { $0.kind == .bracket || $0.kind == .call }:
        throw error(.unmatchedBracket, at: token.range)
      case .equals where at == 0:
        let rest = source.brief(SourceRange(start: token.range.end, end: source.text.utf8.count))
        throw error(
          .unexpectedToken("=", hint: Phrase("leaveItOutAndWrite", "leave it out and write \(rest)")), at: token.range)
      case .rightSquare where !open.contains { $0.kind.isSquare }: throw error(.unmatchedBracket, at: token.range)
      case .rightBracket, .rightSquare, .comma, .semicolon, .newline, .equals, .colon, .superscript, .invalid, .end:
        throw unexpected(
          token, hint: Phrase("numberANameOrABracketBelongs", "a number, a name or a bracket belongs before it"))
      }
    }
  }

  /// Whether a bare word is the second argument of `startof`, a period instead of a unit.
  private var isPeriod: Bool {
    guard next.kind == .rightBracket, let last = open.last, last.kind == .call, last.count == 1 else { return false }
    return Catalogue.function(synonym: tree.names[last.payload])?.id == .startOf
  }

  private mutating func parsePrefix(_ token: Token) throws(FormulaError) {
    guard let symbol = symbol(token) else { return }
    if symbol.spelling == "!!" {
      // Two nots, which the lexer reads as the double factorial.
      at += 1
      for _ in 0..<2 { try push(Open(kind: .prefix, level: .prefix, payload: symbols.notRow, range: token.range)) }
      return
    }
    if let row = symbol.prefix {
      at += 1
      return try push(Open(kind: .prefix, level: Catalogue.operatorLevels[row], payload: row, range: token.range))
    }
    // `mod(a, b)`: an operator word that is also a function's name.
    if next.kind == .leftBracket, Catalogue.isFunction(symbol.spelling) {
      tree.names.append(symbol.spelling)
      if try openCall(token, name: Int32(tree.names.count - 1)) {
        throw error(
          .wrongArgumentCount(function: symbol.spelling, expected: Phrase("2Arguments", "2 arguments"), found: 0),
          at: token.range)
      }
      return
    }
    let isWord = Catalogue.reservedWords.contains(symbol.spelling)
    if isWord, next.kind == .leftBracket {
      throw unexpected(
        token, hint: Phrase("itStandsBetweenTwoValues", "it belongs between two values: a \(symbol.spelling) b"))
    }
    throw unexpected(
      token,
      hint: isWord
        ? Phrase("itIsAReservedWord", "it is a reserved word; as a name it needs back quotes")
        : Phrase("numberANameOrABracketBelongs", "a number, a name or a bracket belongs before it"))
  }

  /// Whether the token after a number can be a unit or lead to one.
  private var mayHaveUnit: Bool {
    mutating get {
      let next = self.next
      switch next.kind {
      case .name, .leftSquare: return true
      // `8 3/8 in`, `1/2 h`, `52° 30′`
      case .number: return readsUnits
      case .symbol:
        return next.payload == symbols.degree || next.payload == symbols.inch || readsUnits && isDivision(next)
      default: return false
      }
    }
  }

  /// Whether the inch or degree symbol is where an operand is expected.
  private var isBareSymbol: Bool { token.payload == symbols.inch || token.payload == symbols.degree }

  /// Parses a name where an operand is expected; true if that completes the operand.
  private mutating func parseName(_ token: Token) throws(FormulaError) -> Bool {
    let name = name(token)
    if try parseCurrency() { return true }
    if readsUnits, isDivision(next), try parseQuantity() { return true }
    if name == scope.numberedName, let numbered = numberedName(token) {
      let range = token.range.union(tokens[at + 3].range)
      at += 4
      tree.names.append(numbered)
      try emitLeaf(.name, payload: Int32(tree.names.count - 1), ending: .valueName, at: range)
      return true
    }
    if next.kind == .leftBracket { return try openCall(token, name: token.payload) }
    if isBareFunction(token), let row = Catalogue.function(named: name) {
      at += 1
      guard row.takesBareArgument else {
        throw error(
          .wrongArgumentCount(
            function: name, expected: Phrase("inBrackets", "\(row.arityPhrase) in brackets"), found: 0), at: token.range
        )
      }
      if self.token.kind == .superscript || symbol(self.token)?.infix == symbols.powerRow {
        throw unexpected(
          self.token,
          hint: raisesToMinusOne && Catalogue.isFunction("a\(name)")
            ? Phrase(
              "forTheInverseWrite", "for the inverse function write a\(name)(…), for the reciprocal 1/\(name)(…)")
            : Phrase("forAPowerOfTheResultWrite2", "for a power of the result write \(name)(…)^2"))
      }
      if startsNothing(self.token) {
        throw error(.wrongArgumentCount(function: name, expected: row.arityPhrase, found: 0), at: token.range)
      }
      try push(Open(kind: .bareCall, level: .bareCall, payload: Int(token.payload), range: token.range))
      return false
    }
    at += 1
    try emitLeaf(.name, payload: token.payload, ending: .valueName, at: token.range)
    return true
  }

  /// Whether the exponent -1 is here: `sin^-1(x)`, `sin⁻¹ x`.
  private var raisesToMinusOne: Bool {
    if token.kind == .superscript { return list.numbers[Int(token.payload)] == -1 }
    guard let row = symbol(next)?.prefix, Catalogue.operatorMeanings[row] == .apply(.negate), at + 2 < tokens.count
    else { return false }
    return tokens[at + 2].kind == .number && source.slice(tokens[at + 2].range) == "1"
  }

  /// The name that `name(3)` spells if it begins with this token.
  private mutating func numberedName(_ token: Token) -> String? {
    guard at + 3 < tokens.count, next.kind == .leftBracket, token.range.end == next.range.start,
      tokens[at + 2].kind == .number,
      tokens[at + 3].kind == .rightBracket, !isLocal(token.payload),
      let number = Int(source.slice(tokens[at + 2].range))
    else { return nil }
    return "\(name(token))(\(number))"
  }

  /// Whether a token cannot begin an argument, so that a built-in name before it is a value.
  private mutating func startsNothing(_ token: Token) -> Bool {
    token.kind == .symbol ? symbol(token)?.prefix == nil : !token.kind.beginsOperand && token.kind != .invalid
  }

  /// Whether the token names a built-in function that no value in scope shadows.
  mutating func isBareFunction(_ token: Token) -> Bool {
    token.kind == .name && isBuiltIn(token.payload) && !isValue(token.payload)
  }

  private mutating func openCall(_ token: Token, name: Int32) throws(FormulaError) -> Bool {
    at += 2
    if token.kind == .quotedName || token.kind == .name && !isBuiltIn(name) { tree.hasOpenCalls = true }
    try push(Open(kind: .call, level: .sequence, payload: Int(name), range: token.range.union(tokens[at - 1].range)))
    if beginsGroups { try parseGroups() }
    guard self.token.kind == .rightBracket else {
      if Catalogue.function(named: tree.names[Int(name)])?.form.isAttempt == true {
        try emit(.branch, payload: SyntaxTree.attemptBranch, at: token.range)
      }
      try openLoop(token)
      return false
    }
    let end = self.token.range.end
    at += 1
    _ = popOpen()
    try join(.call, 0, payload: Int(name), from: token.range.start, to: end, ending: .bracket)
    return true
  }
}
