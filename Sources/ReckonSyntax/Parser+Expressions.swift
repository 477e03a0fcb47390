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

  // MARK: After an operand

  /// Parses the continuation of an operand: true if another operand must follow, false at the end of the statement.
  private mutating func continueAfterOperand() throws(FormulaError) -> Bool {
    while true {
      let token = self.token
      switch token.kind {
      case .symbol where token.payload == symbols.inch && isMembership(at: at):
        try openMembership(symbols.membershipRow, token)
        return true
      case .symbol where isNegatedMembership:
        at += 1
        try openMembership(symbols.membershipRow, self.token, isNegated: true)
        return true
      case .symbol where symbols.isConversion[Int(token.payload)] && isConversion(at: at): try parseConversion(token)
      case .symbol where token.payload == symbols.inch && beginsUnit(at: at), .name where beginsUnit(at: at):
        try reduceBeforeUnit()
        try joinUnit()
      case .symbol:
        if try continueAfterSymbol(token) { return true }
      case .superscript:
        at += 1
        try emitLeaf(.number, payload: token.payload, ending: .other, at: token.range)
        try join(.apply, 2, payload: symbols.powerRow)
      case .leftBracket:
        try openProduct(.multiplicative, at: token.range)
        return true
      case .name where isCondition(token):
        try reduce { _ in true }
        return false
      case .name:
        try openNameProduct(token)
        return true
      case .text:
        throw unexpected(token, hint: Phrase("operatorOrACommaBelongs", "an operator or a comma belongs before it"))
      case .quotedName, .number, .instant:
        try openNameProduct(token)
        return true
      case .comma:
        if try closeArgument(token) { return true }
      case .colon:
        try closeChoice(token)
        return true
      case .rightBracket:
        try closeBracket(token)
      case .leftSquare:
        try openIndex(token)
        return true
      case .rightSquare:
        try closeSquare(token)
      case .semicolon where open.contains { $0.kind == .list }:
        try closeRow(token)
        return true
      case .semicolon, .newline, .end:
        try reduce { _ in true }
        guard let last = open.last else { return false }
        if last.kind == .choice { throw token.kind == .end ? unexpected(token, hint: "") : missingColon(token) }
        throw token.kind == .semicolon
          ? unexpected(token, hint: Phrase("closeTheBracketBeforeIt", "close the bracket before it")) : unclosed(last)
      case .equals where endsStatement(next):
        throw error(
          .unexpectedToken("=", hint: Phrase("leaveItOut", "leave it out: a value is shown without it")),
          at: token.range)
      case .equals, .invalid: throw unexpected(token, hint: "")
      }
    }
  }

  func missingColon(_ token: Token) -> FormulaError {
    unexpected(token, hint: Phrase("choiceWithNeeds", "the choice with ? needs a : and another value before it"))
  }

  /// Parses a postfix or infix operator; true if an operand must follow.
  private mutating func continueAfterSymbol(_ token: Token) throws(FormulaError) -> Bool {
    let number = Int(token.payload)
    let postfix = symbols.postfixRows[number]
    let infix = symbols.infixRows[number]
    if postfix >= 0, infix < 0 || !isOperandStart(at: at + 1) {
      if infix >= 0 { notePercent(token) }
      if converts, Catalogue.operatorMeanings[postfix] == .apply(.degrees) {
        try joinDegrees(token)
        return false
      }
      at += 1
      try join(.apply, 1, payload: postfix, to: token.range.end)
      return false
    }
    if infix >= 0 {
      noteDate(token, infix)
      noteRemainder(token, infix)
      at += 1
      try openInfix(infix, token)
      return true
    }
    // A root after a factor is an implicit product, like a function's name.
    if symbols.prefixRows[number] >= 0,
      case .apply(let function) = Catalogue.operatorMeanings[symbols.prefixRows[number]],
      function == .sqrt || function == .cbrt
    {
      try openNameProduct(token)
      return true
    }
    throw unexpected(token, hint: Phrase("operatorBelongsBefore", "an operator belongs before it"))
  }

  /// Whether an operand that does not begin with a sign begins at a token.
  mutating func isOperandStart(at index: Int) -> Bool {
    guard index < tokens.count else { return false }
    let token = tokens[index]
    guard token.kind == .symbol else { return token.kind.beginsOperand }
    guard let symbol = symbol(token) else { return false }
    guard let row = symbol.prefix else {
      // `10 % mod(7, 4)`: an argument list makes the word a call; in `10% mod (7)` it is the operator.
      let bracket = tokens[min(index + 1, tokens.count - 1)]
      return symbols.isCallable[Int(token.payload)] && bracket.kind == .leftBracket && bracket.payload > 0
    }
    if symbol.postfix != nil { return isOperandStart(at: index + 1) }
    switch Catalogue.operatorMeanings[row] {
    case .identity, .apply(.negate): return false
    default: return true
    }
  }

  private mutating func openInfix(_ row: Int, _ token: Token) throws(FormulaError) {
    let level = Catalogue.operatorLevels[row]
    let isRight = Catalogue.rightAssociativeOperators[row]
    switch Catalogue.operatorMeanings[row] {
    case .comparison:
      let membership = symbols.membershipRow
      try reduce { ($0.level > .comparison || $0.kind == .infix && $0.payload == membership) && $0.kind != .chain }
      if let last = open.last, last.level == .comparison {
        // `a < b` is complete, and b is the left side of the next comparison.
        _ = popOpen()
        try join(last.kind == .chain ? .chainLink : .chainStart, 2, payload: last.payload)
        try emit(.branch, at: token.range)
        return try push(
          Open(
            kind: .chain, level: .comparison, payload: row, range: token.range, count: last.count + 1,
            earlier: last.range))
      }
    case .conditional:
      try reduce { $0.level > .conditional }
      try emit(.branch, at: token.range)
      return try push(Open(kind: .choice, level: .sequence, payload: row, range: token.range))
    case .conversion:
      // `in` that is neither a conversion nor the inch.
      if endsStatement(self.token) { throw earlyEnd(self.token) }
      throw unexpected(
        token,
        hint: Phrase(
          "unitBelongsBehindInAsIn5Km", "a unit belongs after in, as in 5 km in miles; as a name it needs back quotes"))
    case .membership: return try openMembership(row, token)
    case .fallback:
      try reduce { $0.level > level }
      try emit(.branch, payload: SyntaxTree.missingBranch, at: token.range)
    case .and, .or:
      try reduce { $0.level >= level }
      try emit(.branch, payload: Catalogue.operatorMeanings[row] == .or ? 2 : 0, at: token.range)
    case .apply, .additive, .uncertain, .identity, .percent, .of, .range:
      try reduce { isRight ? $0.level > level : $0.level >= level }
    }
    try push(Open(kind: .infix, level: level, payload: row, range: token.range))
  }
}
