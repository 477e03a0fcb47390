import ReckonCatalogue

/// Implicit products: `2x`, `2(1+2)`, `2 sin 30`.
extension Parser {
  mutating func openProduct(_ level: Operator.Level, at range: SourceRange) throws(FormulaError) {
    let operandsBefore = operands.count
    let divided = open.last.flatMap { $0.level >= level && $0.kind == .infix && isDivision($0.payload) ? $0 : nil }
    try reduce { $0.level >= level }
    let wasDivided = divided != nil && operands.count < operandsBefore
    try push(Open(kind: .product, level: level, payload: 0, range: range, earlier: wasDivided ? divided?.range : nil))
  }

  @inline(__always) func isDivision(_ row: Int) -> Bool { row == symbols.divisionRow }

  /// The error of an unknown name before another operand, `siin 30`, if it resembles a function's name.
  private mutating func misspeltFunction() -> FormulaError? {
    guard let (name, range) = unknownLeft(),
      let suggestion = Suggestion.nearest(to: name, among: Catalogue.bareFunctionNames)
    else {
      return nil
    }
    return error(.unknownFunction(name, suggestion: suggestion), at: range)
  }

  /// The last operand's name if it is undefined.
  private mutating func unknownLeft() -> (name: String, range: SourceRange)? {
    guard operands.last?.ending == .valueName, let node = tree.nodes.last, node.kind == .name,
      node.payload < facts.count,
      !isNoWord(node.payload)
    else { return nil }
    return (list.names[Int(node.payload)], node.range)
  }

  /// Whether an otherwise undefined name is the imaginary unit, which needs no operator: `2π i`.
  private mutating func isImaginaryUnit(_ token: Token) -> Bool {
    guard token.kind == .name, !scope.findsInputs, Catalogue.isImaginaryUnit(list.names[Int(token.payload)]) else {
      return false
    }
    return !isNoWord(token.payload)
  }

  private mutating func endsWithImaginaryUnit() -> Bool {
    guard !scope.findsInputs, let left = unknownLeft() else { return false }
    return Catalogue.isImaginaryUnit(left.name)
  }

  /// The error of an undefined name next to another operand, `rent 950` and `250 g butter`, where an operator would not
  /// help.
  private mutating func unknownName(_ token: Token) -> FormulaError? {
    let left = unknownLeft()
    if let range = comprehension(token, behind: left) {
      return error(
        .unexpectedToken("for", hint: Phrase("mapMakesAList", "map(x in list, x^2) makes a list of each item's value")),
        at: range)
    }
    if let left, FormulaError.Kind.isWordOfOthers(left.name) { return nil }
    if token.kind == .name, case let name = list.names[Int(token.payload)] {
      if FormulaError.Kind.isWordOfOthers(name) { return nil }
      if left == nil, !isNoWord(token.payload), !isKnownUnit(token.payload) {
        return error(.unknownName(name, suggestion: nil), at: token.range)
      }
    }
    return left.map { error(.unknownName($0.name, suggestion: nil), at: $0.range) }
  }

  /// The position of `for` in `[x^2 for x in list]`; `nil` in other texts.
  private func comprehension(_ token: Token, behind left: (name: String, range: SourceRange)?) -> SourceRange? {
    let isBehind = left?.name == "for"
    let place = isBehind ? at + 1 : at + 2
    guard isBehind || token.kind == .name && name(token) == "for", place < tokens.count,
      source.slice(tokens[place].range).hasPrefix("in")
    else { return nil }
    return left?.range ?? token.range
  }

  /// A name, number or root after an operand: an implicit product if the language allows it, otherwise an error.
  mutating func openNameProduct(_ token: Token) throws(FormulaError) {
    let ending = operands.last?.ending ?? .other
    let isBuiltIn = token.kind == .name && isBareFunction(token)
    if token.kind != .number {
      if ending == .number, !(isBuiltIn && bareCalls > 0) {
        if hidesUnit(token) { noteHiddenUnit(token) }
        return try openProduct(.tightProduct, at: token.range)
      }
      if ending == .bracket || isBuiltIn || token.kind == .symbol {
        return try openProduct(.multiplicative, at: token.range)
      }
    }
    if isImaginaryUnit(token) || endsWithImaginaryUnit() {
      return try openProduct(.tightProduct, at: token.range)
    }
    if let error = foreignSpelling(token) ?? misspeltFunction() ?? unknownName(token) { throw error }
    let left = operands.last.map { source.brief($0.range) } ?? ""
    if ending == .unit, token.kind == .number {
      throw unexpected(
        token,
        hint: Phrase(
          "mixedNumberGoesOnInASmaller",
          "a mixed number continues in a smaller unit of the same kind, as in 5 ft 3 in; for a product write \(left) * …"
        ))
    }
    throw unexpected(
      token, hint: Phrase("forAProductWrite", "for a product write \(left) * \(source.brief(token.range))"))
  }
}
