import ReckonCatalogue

/// The extents of operands before and after words.
extension WordReading {
  /// Whether the last operand of the output may be a percentage: it has the sign, or is a name or parenthesized.
  var endsInPercent: Bool {
    guard let last = output.last else { return false }
    switch last.kind {
    case .symbol: return symbol(last)?.spelling == "%"
    case .name, .quotedName, .rightBracket: return true
    default: return false
    }
  }

  /// The index in the output of its last operand: a number with its unit or currency symbol, a name, a parenthesized
  /// expression, a call.
  func startOfOperand() -> Int? {
    var index = output.count - 1
    while index >= 0, isPostfix(output[index]) { index -= 1 }
    guard index >= 0 else { return nil }
    switch output[index].kind {
    case .number, .instant: break
    case .name: if index > 0, output[index - 1].kind == .number { index -= 1 }
    case .quotedName: return index
    case .rightBracket:
      var depth = 0
      repeat {
        depth -= output[index].kind.nesting
        index -= 1
      } while index >= 0 && depth > 0
      guard depth == 0 else { return nil }
      index += 1
      if index > 0, output[index - 1].kind == .name, touch(output[index - 1], output[index]) { index -= 1 }
      return index
    default: return nil
    }
    if index > 0, output[index].kind == .number, output[index - 1].kind == .name,
      Parser.unit(ofMark: name(output[index - 1])) != nil
    {
      index -= 1
    }
    return index
  }

  private func isPostfix(_ token: Token) -> Bool {
    token.kind == .superscript || token.kind == .symbol && SymbolTable.shared.postfixRows[Int(token.payload)] >= 0
  }

  /// The index after the operand that begins at a token; `nil` if none does.
  func endOfOperand(at start: Int) -> Int? {
    var index = start
    while index < tokens.count, let sign = symbol(tokens[index]), sign.prefix != nil { index += 1 }
    guard index < tokens.count, tokens[index].kind.beginsOperand else { return nil }
    if tokens[index].kind == .name, index + 1 < tokens.count {
      // A currency symbol before its number, or a call.
      if Parser.unit(ofMark: name(tokens[index])) != nil, tokens[index + 1].kind == .number { index += 1 }
      if tokens[index + 1].kind == .leftBracket { index += 1 }
    }
    if tokens[index].kind.nesting > 0 {
      var depth = 0
      repeat {
        depth += tokens[index].kind.nesting
        index += 1
      } while index < tokens.count && depth > 0
      guard depth == 0 else { return nil }
    } else {
      index += 1
      if tokens[index - 1].kind == .number, isUnit(index) { index += 1 }
    }
    while index < tokens.count, isPostfix(tokens[index]) { index += 1 }
    return index
  }

  /// The index in the output at which the last bracket's content, argument or statement begins.
  func startOfPart() -> Int {
    var index = output.count
    var depth = 0
    while index > 0 {
      let token = output[index - 1]
      depth -= token.kind.nesting
      if depth < 0 || depth == 0 && (isEnd(token) || token.kind == .equals || token.kind == .comma) { return index }
      index -= 1
    }
    return 0
  }

  /// The end of the part that contains a token: the index of the token that closes its bracket, ends its statement or
  /// converts.
  func endOfPart(from start: Int) -> Int {
    var index = start
    var depth = 0
    while index < tokens.count - 1 {
      let token = tokens[index]
      depth += token.kind.nesting
      if depth < 0 || depth == 0 && isEnd(token) { return index }
      if depth == 0, isConversion(token), text(token) == "to" { return index }
      if depth == 0, index == tokens.count - 2, symbol(token)?.spelling == "?" { return index }
      index += 1
    }
    return index
  }
}
