import ReckonCatalogue

/// Statements: expressions, definitions and separators.
extension Parser {
  mutating func parseStatements() throws(FormulaError) {
    while token.kind == .newline || token.kind == .semicolon { at += 1 }
    if token.kind == .end {
      errors.append(unexpected(token, hint: ""))
      return
    }
    while true {
      let before = (tree.nodes.count, tree.statements.count, tree.notes.count)
      do throws(FormulaError) {
        try parseStatement()
        localChanges.removeAll()
      } catch {
        if error.kind == .cancelled { throw error }
        errors.append(error)
        // Discard the nodes of the statement, so that the next one starts clean.
        tree.nodes.removeLast(tree.nodes.count - before.0)
        tree.statements.removeLast(tree.statements.count - before.1)
        tree.notes.removeLast(max(0, tree.notes.count - before.2))
        open.removeAll()
        operands.removeAll()
        bareCalls = 0
        awaitsCondition = false
        shadowed.removeAll()
        restoreLocals(to: 0)
        if errors.count >= 100 { return }
        skipStatement()
      }
      while token.kind == .newline || token.kind == .semicolon { at += 1 }
      if token.kind == .end { return }
      if let last = tree.statements.last, case .function? = last.defines { continue }
      if !tree.nodes.isEmpty, tree.nodes.last?.kind != .discard {
        let place = tree.statements.last?.range ?? token.range
        do throws(FormulaError) { try emit(.discard, count: 1, at: place) } catch {
          if error.kind == .cancelled { throw error }
          errors.append(error)
          return
        }
      }
    }
  }

  private mutating func skipStatement() {
    var depth = 0
    while token.kind != .end {
      if token.kind == .newline || token.kind == .semicolon && depth <= 0 { return }
      depth += token.kind.nesting
      at += 1
    }
  }

  private mutating func parseStatement() throws(FormulaError) {
    let firstNode = tree.nodes.count
    let start = token.range
    findConversions()
    if token.kind == .name || token.kind == .quotedName, let sign = Self.definitionSign(in: tokens, at: at + 1) {
      let target = token
      at = sign.upperBound
      try checkDefinable(target)
      try parseExpression()
      try join(.assign, 1, payload: Int(target.payload), from: target.range.start)
      let range = finishOperand()
      addLocal(target.payload)
      tree.statements.append(
        SyntaxTree.Statement(
          nodes: firstNode..<tree.nodes.count, range: range, defines: .value(name(target)), isLive: sign.count == 2))
    } else if let head = Self.functionHead(in: tokens, at: at) {
      try parseFunction(head, start: start, firstNode: firstNode)
    } else {
      try parseExpression()
      let range = finishOperand()
      tree.statements.append(SyntaxTree.Statement(nodes: firstNode..<tree.nodes.count, range: range, defines: nil))
    }
  }

  private mutating func finishOperand() -> SourceRange {
    operands.popLast()?.range ?? token.range
  }

  private mutating func checkDefinable(_ target: Token) throws(FormulaError) {
    guard target.kind == .name, isBuiltIn(target.payload) else { return }
    throw error(.alreadyDefined(name(target)), at: target.range)
  }

  /// The definition that a statement begins, from its first tokens.
  package struct Head: Sendable {
    package let name: String
    package let nameRange: SourceRange
    /// The parameters of a function; `nil` for a value.
    package let parameters: [String]?
  }

  /// The name that the first statement defines, independent of other names; `nil` if it defines none.
  package static func head(of list: TokenList) -> Head? {
    guard let first = list.tokens.first, let name = list.name(of: first) else { return nil }
    if definitionSign(in: list.tokens, at: 1) != nil {
      return Head(name: name, nameRange: first.range, parameters: nil)
    }
    guard let head = functionHead(in: list.tokens, at: 0) else { return nil }
    return Head(name: name, nameRange: first.range, parameters: head.parameters.compactMap { list.name(of: $0.name) })
  }

  /// The tokens of the `=` or `:=` at an index.
  private static func definitionSign<Tokens: RandomAccessCollection>(
    in tokens: Tokens, at index: Int
  ) -> Range<Int>? where Tokens.Element == Token, Tokens.Index == Int {
    guard index < tokens.count else { return nil }
    if tokens[index].kind == .equals { return index..<index + 1 }
    guard index + 1 < tokens.count, tokens[index].kind == .colon, tokens[index + 1].kind == .equals,
      tokens[index].range.end == tokens[index + 1].range.start
    else { return nil }
    return index..<index + 2
  }

  /// The parameters of `name ( name , name : unit … ) =`: their tokens, and where their units begin.
  struct FunctionHead {
    var parameters: [(name: Token, unit: Int?)] = []
    /// The token after the definition's `=`.
    var end = 0
  }

  /// The head of a function definition that begins at an index.
  private static func functionHead<Tokens: RandomAccessCollection>(
    in tokens: Tokens, at start: Int
  ) -> FunctionHead? where Tokens.Element == Token, Tokens.Index == Int {
    func isName(_ index: Int) -> Bool { tokens[index].kind == .name || tokens[index].kind == .quotedName }
    guard isName(start), start + 2 < tokens.count, tokens[start + 1].kind == .leftBracket else { return nil }
    var index = start + 2
    var head = FunctionHead()
    func ended(at index: Int) -> FunctionHead? {
      guard let sign = definitionSign(in: tokens, at: index + 1) else { return nil }
      head.end = sign.upperBound
      return head
    }
    if tokens[index].kind == .rightBracket { return ended(at: index) }
    while index + 2 < tokens.count, isName(index) {
      let isAnnotated = tokens[index + 1].kind == .colon
      head.parameters.append((tokens[index], isAnnotated ? index + 2 : nil))
      index = isAnnotated ? endOfUnit(in: tokens, at: index + 2) : index + 1
      switch tokens[index].kind {
      case .comma: index += 1
      case .rightBracket: return ended(at: index)
      default: return nil
      }
    }
    return nil
  }

  /// The comma or parenthesis that ends a unit's tokens, or the first invalid token.
  private static func endOfUnit<Tokens: RandomAccessCollection>(
    in tokens: Tokens, at start: Int
  ) -> Int where Tokens.Element == Token, Tokens.Index == Int {
    var index = start
    var depth = 0
    while true {
      switch tokens[index].kind {
      case .leftBracket: depth += 1
      case .rightBracket:
        if depth == 0 { return index }
        depth -= 1
      case .number, .name, .quotedName, .symbol, .superscript: break
      case .comma, .leftSquare, .rightSquare, .instant, .text, .semicolon, .newline, .equals, .colon, .invalid, .end:
        return index
      }
      index += 1
    }
  }

  private mutating func parseFunction(_ head: FunctionHead, start: SourceRange, firstNode: Int) throws(FormulaError) {
    let target = token
    let name = name(target)
    if isBuiltIn(target.payload) || isOwnFunction(target.payload) {
      throw error(.alreadyDefined(name), at: target.range)
    }
    var seen: Set<Int32> = []
    var parameters: [SyntaxTree.Function.Parameter] = []
    for (parameter, unit) in head.parameters {
      try checkDefinable(parameter)
      guard seen.insert(parameter.payload).inserted else {
        throw error(.alreadyDefined(self.name(parameter)), at: parameter.range)
      }
      var annotation: SyntaxTree.Conversion?
      if let unit { annotation = try self.annotation(at: unit) }
      parameters.append(
        SyntaxTree.Function.Parameter(name: self.name(parameter), range: parameter.range, unit: annotation))
    }
    at = head.end
    let index = tree.functions.count
    tree.functions.append(
      SyntaxTree.Function(
        name: name, nameRange: target.range, parameters: parameters, condition: 0..<0, body: 0..<0, range: start))
    // The body can refer to its parameters, and to itself as a function.
    tree.functionNumbers[name] = index
    setOwnFunction(target.payload, true)
    let outside = localChanges.count
    for (parameter, _) in head.parameters { addLocal(parameter.payload) }
    removeLocal(target.payload)
    awaitsCondition = true
    defer {
      restoreLocals(to: outside)
      awaitsCondition = false
    }
    do throws(FormulaError) {
      try emit(.functionBegin, payload: index, at: start)
      try parseExpression()
      let body = finishOperand()
      tree.functions[index].range = start.union(body)
      tree.functions[index].body = firstNode + 1..<tree.nodes.count
      if isCondition(token) { try parseCondition(index) }
    } catch {
      tree.functions.removeLast()
      tree.functionNumbers[name] = nil
      setOwnFunction(target.payload, false)
      throw error
    }
    let range = tree.functions[index].range
    try emit(.functionEnd, count: tree.functions[index].condition.isEmpty ? 1 : 2, payload: index, at: range)
    tree.statements.append(
      SyntaxTree.Statement(nodes: firstNode..<tree.nodes.count, range: range, defines: .function(index)))
  }

  /// Parses the unit of a parameter, which begins at a token.
  private mutating func annotation(at index: Int) throws(FormulaError) -> SyntaxTree.Conversion {
    at = index
    var terms: [SyntaxTree.Conversion.Term] = []
    try parseTarget(&terms)
    guard token.kind == .comma || token.kind == .rightBracket else {
      throw unexpected(
        token, hint: Phrase("behindAParameterStandsOne", "a parameter is followed by one unit, as in f(x: km/h)"))
    }
    let range = SourceRange(start: tokens[index].range.start, end: tokens[at - 1].range.end)
    return SyntaxTree.Conversion(range: range, terms: terms)
  }

  // MARK: Conditions

  /// Whether a token is the keyword of a parameter condition.
  func isCondition(_ token: Token) -> Bool {
    awaitsCondition && token.kind == .name && name(token) == SyntaxTree.conditionWord
      && open.allSatisfy { $0.endsWithStatement }
  }

  /// Parses the condition of a function; its nodes precede those of the body.
  private mutating func parseCondition(_ function: Int) throws(FormulaError) {
    let word = token
    at += 1
    if endsStatement(token) {
      throw unexpected(token, hint: Phrase("conditionOnTheParameters", "a condition on the parameters follows where"))
    }
    awaitsCondition = false
    let body = tree.functions[function].body
    try parseExpression()
    tree.functions[function].range = tree.functions[function].range.union(word.range).union(finishOperand())
    let condition = Array(tree.nodes[body.upperBound...])
    tree.nodes.removeLast(condition.count)
    tree.nodes.insert(contentsOf: condition, at: body.lowerBound)
    tree.functions[function].condition = body.lowerBound..<body.lowerBound + condition.count
    tree.functions[function].body = body.lowerBound + condition.count..<tree.nodes.count
  }
}
