import ReckonCatalogue

/// What may follow an operand.
extension Parser {
  /// Parses the continuation of an operand: true if another operand must follow, false at the end of the statement.
  mutating func continueAfterOperand() throws(FormulaError) -> Bool {
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
