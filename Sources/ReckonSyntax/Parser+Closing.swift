import ReckonCatalogue

/// Closing open constructs: arguments, conditionals, brackets, and operators that bind tighter than the next one.
extension Parser {
  /// The hint for a comma that separates nothing.
  static var commaHint: Phrase {
    Phrase(
      "commaSeparatesTheArguments",
      "a comma separates the arguments of a function and the items of a list; for decimals write a point")
  }

  /// The hint for a colon without a conditional.
  private static var colonHint: Phrase {
    Phrase("itBelongsToAChoiceThatBegins", "it belongs to a choice that begins with ?")
  }

  /// The error of `by:` in a call that is not a row function.
  package static func misplacedGroups(_ grouping: SyntaxTree.Grouping, in source: SourceText) -> FormulaError {
    let colon = SourceRange(start: grouping.sign.end - 1, end: grouping.sign.end)
    return FormulaError(.unexpectedToken(":", hint: colonHint), at: colon, in: source)
  }

  /// Closes an argument at a comma.
  mutating func closeArgument(_ token: Token) throws(FormulaError) -> Bool {
    try reduce { _ in true }
    if open.last?.kind == .index { return try closePosition(token) }
    guard let last = open.last, last.kind == .call || last.kind == .list else {
      if open.last?.kind == .choice { throw missingColon(token) }
      throw unexpected(token, hint: Self.commaHint)
    }
    if last.hasSemicolons { throw unexpected(token, hint: Self.rowHint) }
    at += 1
    open[open.count - 1].count += 1
    guard last.kind == .call else { return true }
    if beginsGroups {
      open[open.count - 1].count -= 1
      try parseGroups()
      return false
    }
    try beginArgument(token)
    return true
  }

  /// Whether `by:` begins here in a call of a row function.
  var beginsGroups: Bool {
    guard !scope.functionsOfRows.isEmpty, token.kind == .name, next.kind == .colon, name(token) == "by",
      let call = open.last,
      call.kind == .call
    else { return false }
    return scope.functionsOfRows.contains(tree.names[call.payload])
  }

  /// Parses `by: region, year` up to the closing parenthesis of the call.
  mutating func parseGroups() throws(FormulaError) {
    let sign = token.range.union(next.range)
    guard let call = open.last else { preconditionFailure("groups belong to a call") }
    var names: [String] = []
    repeat {
      at += names.isEmpty ? 2 : 1
      let isName = token.kind == .name || token.kind == .quotedName
      guard isName, next.kind == .comma || next.kind == .rightBracket else {
        let word = tree.names[call.payload]
        throw unexpected(
          isName ? next : token,
          hint: Phrase("behindByStandNamesOfColumns", "by: takes column names, as in \(word)(…, by: region)"))
      }
      names.append(name(token))
      at += 1
    } while token.kind == .comma
    tree.groupings.append(SyntaxTree.Grouping(call: call.range.start, sign: sign, names: names))
  }

  /// Marks arguments that are evaluated conditionally: branches of `if` and loop bodies.
  private mutating func beginArgument(_ token: Token) throws(FormulaError) {
    let call = open[open.count - 1]
    if let loop = call.loop {
      if tree.loops[loop].repetition.isSearch {
        if call.count == 1 { leaveSearchBody(of: loop) }
        return
      }
      if call.count == 1, tree.loops[loop].isOverList, takeRange() {
        open[open.count - 1].count = 2
        tree.loops[loop].isOverList = false
      }
      if open[open.count - 1].count == (tree.loops[loop].isOverList ? 1 : 2) {
        if let bounds = operands.suffix(2).first?.range, let last = operands.last?.range {
          dropGroupedDigits(in: bounds.union(last))
        }
        try emit(.loopBody, payload: loop, at: token.range)
        shadowed.append(isLocal(loopNames[loop]))
        addLocal(loopNames[loop])
      }
    } else if let function = Catalogue.functionIndex(named: tree.names[call.payload]) {
      switch Catalogue.functions[function].form {
      case .conditional: try emit(.branch, payload: call.count == 1 ? 0 : 1, at: token.range)
      case .attempt: try emit(.branch, payload: SyntaxTree.handlerBranch, at: token.range)
      case .applied, .repeated, .values, .derivative, .measured, .complex: break
      }
    }
  }

  /// Replaces the literal range of a loop, `k in 1..10`, by its bounds, so that no list is created.
  private mutating func takeRange() -> Bool {
    guard let node = tree.nodes.last, node.kind == .apply, Int(node.payload) == symbols.rangeRow,
      let range = operands.last?.range,
      node.range == range
    else { return false }
    tree.nodes.removeLast()
    // The operand is two values now, of which the loop uses only the count.
    operands.append(Operand(range: range, firstNode: tree.nodes.count, ending: .other))
    return true
  }

  mutating func closeChoice(_ token: Token) throws(FormulaError) {
    try reduce { $0.kind != .choice }
    guard let last = open.last, last.kind == .choice else {
      throw unexpected(token, hint: Self.colonHint)
    }
    at += 1
    _ = popOpen()
    try emit(.branch, payload: 1, at: token.range)
    try push(Open(kind: .otherwise, level: .conditional, payload: last.payload, range: last.range))
  }

  mutating func closeBracket(_ token: Token) throws(FormulaError) {
    try reduce { _ in true }
    guard let last = open.last else { throw error(.unmatchedBracket, at: token.range) }
    if last.kind == .choice { throw missingColon(token) }
    if last.kind.isSquare {
      throw unexpected(token, hint: Phrase("closeTheBracketBefore", "close the bracket before it with ]"))
    }
    at += 1
    _ = popOpen()
    guard last.kind == .call else {
      // Only parentheses around a possible percentage matter.
      if let node = tree.nodes.last, node.kind == .apply, SyntaxTree.mayBePercent(Int(node.payload)) {
        try join(.group, 1, from: last.range.start, to: token.range.end, ending: .bracket)
      } else if let operand = operands.indices.last {
        operands[operand].range = last.range.union(token.range)
        operands[operand].ending = .bracket
      }
      return
    }
    if let loop = last.loop {
      if tree.loops[loop].repetition.isSearch { return try joinSearch(last, loop, to: token.range.end) }
      let isOverList = tree.loops[loop].isOverList
      guard last.count == (isOverList ? 1 : 2) else {
        let isMap = tree.loops[loop].repetition == .list
        let expected: Phrase =
          isOverList || isMap
          ? Phrase("listAndATermBehind", "a list and a term after it") : Phrase("4Arguments", "4 arguments")
        let found = isOverList ? last.count + 1 : last.count + 2
        throw error(
          .wrongArgumentCount(function: tree.names[last.payload], expected: expected, found: found), at: last.range)
      }
      if shadowed.popLast() == false { removeLocal(loopNames[loop]) }
      return try join(
        .loop, isOverList ? 2 : 3, payload: loop, from: last.range.start, to: token.range.end, ending: .bracket)
    }
    if last.isRefused,
      let row = Catalogue.function(named: tree.names[last.payload])
        ?? Catalogue.function(synonym: tree.names[last.payload])
    {
      throw error(
        .wrongArgumentCount(function: row.name, expected: row.searchPhrase, found: last.count + 1), at: last.range)
    }
    try join(
      .call, last.count + 1, payload: last.payload, from: last.range.start, to: token.range.end, ending: .bracket)
    // It begins with the branch before the attempted value.
    if Catalogue.function(named: tree.names[last.payload])?.form.isAttempt == true {
      operands[operands.count - 1].firstNode -= 1
    }
  }

  // MARK: Reducing

  /// Reduces open operators, innermost first, up to a bracket or to the first one that `binds` is false for.
  mutating func reduce(while binds: (Open) -> Bool) throws(FormulaError) {
    while let last = open.last, last.level > .sequence, binds(last) {
      _ = popOpen()
      switch last.kind {
      case .prefix: try join(.apply, 1, payload: last.payload, from: last.range.start)
      case .bareCall: try join(.call, 1, payload: last.payload, from: last.range.start)
      case .infix:
        try join(.apply, 2, payload: last.payload)
        if last.count > 0 { try join(.apply, 1, payload: symbols.negationRow) }
      case .product:
        noteProduct(last)
        try join(.product, 2, payload: last.level == .tightProduct ? 1 : 0)
      case .chain:
        noteChain(last)
        try join(.chainLink, 2, payload: last.payload)
        try join(.chainEnd, 1, payload: last.count)
      case .otherwise: try join(.conditional, 3)
      case .bracket, .call, .choice, .list, .index: break
      }
    }
  }
}
