import ReckonCatalogue

/// Products without a sign: `2x`, `2(1+2)`, `2 sin 30`.
extension Parser {
  mutating func openProduct(_ level: Operator.Level, at range: SourceRange) throws(FormulaError) {
    let operandsBefore = operands.count
    let divided = open.last.flatMap { $0.level >= level && $0.kind == .infix && isDivision($0.payload) ? $0 : nil }
    try reduce { $0.level >= level }
    let wasDivided = divided != nil && operands.count < operandsBefore
    try push(Open(kind: .product, level: level, payload: 0, range: range, earlier: wasDivided ? divided?.range : nil))
  }

  @inline(__always) func isDivision(_ row: Int) -> Bool { row == symbols.divisionRow }

  /// The error of an unknown name before another operand, `siin 30`, where a function has nearly that name.
  private mutating func misspeltFunction() -> FormulaError? {
    guard operands.last?.ending == .valueName, let node = tree.nodes.last, node.kind == .name, node.payload < facts.count,
      !isValue(node.payload), !isFunction(node.payload), !isConstant(node.payload), case let name = list.names[Int(node.payload)],
      let suggestion = Suggestion.nearest(to: name, among: Catalogue.bareFunctionNames)
    else { return nil }
    return error(.unknownFunction(name, suggestion: suggestion), at: node.range)
  }

  /// A name, number or root behind an operand: a product where the language has one, otherwise an error.
  mutating func openNameProduct(_ token: Token) throws(FormulaError) {
    let ending = operands.last?.ending ?? .other
    let isBuiltIn = token.kind == .name && isBareFunction(token)
    if token.kind != .number {
      if ending == .number, !(isBuiltIn && bareCalls > 0) {
        if hidesUnit(token) { noteHiddenUnit(token) }
        return try openProduct(.tightProduct, at: token.range)
      }
      if ending == .bracket || isBuiltIn || token.kind == .symbol { return try openProduct(.multiplicative, at: token.range) }
    }
    if let error = foreignSpelling(token) ?? misspeltFunction() { throw error }
    let left = operands.last.map { source.brief($0.range) } ?? ""
    if ending == .unit, token.kind == .number {
      throw unexpected(
        token,
        hint: Phrase(
          "mixedNumberGoesOnInASmaller",
          "a mixed number goes on in a smaller unit of the same kind, as in 5 ft 3 in; for a product write \(left) * …"))
    }
    throw unexpected(token, hint: Phrase("forAProductWrite", "for a product write \(left) * \(source.brief(token.range))"))
  }
}
