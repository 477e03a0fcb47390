import ReckonCatalogue

/// Statements: expressions, definitions, and what separates them.
extension Parser {
  mutating func parseStatements() {
    while token.kind == .newline || token.kind == .semicolon { at += 1 }
    if token.kind == .end {
      errors.append(unexpected(token, hint: ""))
      return
    }
    while true {
      let before = (tree.nodes.count, tree.statements.count, tree.notes.count)
      do throws(FormulaError) {
        try parseStatement()
        localValues.keep()
      } catch {
        errors.append(error)
        // What the statement left behind is dropped, so that the next one starts clean.
        tree.nodes.removeLast(tree.nodes.count - before.0)
        tree.statements.removeLast(tree.statements.count - before.1)
        tree.notes.removeLast(tree.notes.count - before.2)
        open.removeAll()
        operands.removeAll()
        bareCalls = 0
        shadowed.removeAll()
        localValues.restore(to: 0)
        if errors.count >= 100 { return }
        skipStatement()
      }
      while token.kind == .newline || token.kind == .semicolon { at += 1 }
      if token.kind == .end { return }
      if let last = tree.statements.last, case .function? = last.defines { continue }
      if !tree.nodes.isEmpty, tree.nodes.last?.kind != .discard {
        let place = tree.statements.last?.range ?? token.range
        do throws(FormulaError) { try emit(.discard, count: 1, at: place) } catch {
          errors.append(error)
          return
        }
      }
    }
  }

  private mutating func skipStatement() {
    var depth = 0
    while token.kind != .end {
      switch token.kind {
      case .newline: return
      case .semicolon where depth <= 0: return
      case .leftBracket: depth += 1
      case .rightBracket: depth -= 1
      case .semicolon, .number, .name, .quotedName, .symbol, .superscript, .comma, .equals, .colon, .invalid, .end: break
      }
      at += 1
    }
  }

  private mutating func parseStatement() throws(FormulaError) {
    let firstNode = tree.nodes.count
    let start = token.range
    findConversion()
    if token.kind == .name || token.kind == .quotedName, let sign = Self.definitionSign(in: tokens, at: at + 1) {
      let target = token
      at = sign.upperBound
      try checkDefinable(target)
      try parseExpression()
      try join(.assign, 1, payload: Int(target.payload), from: target.range.start)
      let range = finishOperand()
      let name = name(target)
      localValues.insert(name)
      tree.statements.append(
        SyntaxTree.Statement(nodes: firstNode..<tree.nodes.count, range: range, defines: .value(name), isLive: sign.count == 2))
    } else if let parameters = Self.functionHead(in: tokens, at: at) {
      try parseFunction(parameters, start: start, firstNode: firstNode)
    } else {
      try parseExpression()
      let range = finishOperand()
      tree.statements.append(SyntaxTree.Statement(nodes: firstNode..<tree.nodes.count, range: range, defines: nil))
    }
  }

  private mutating func finishOperand() -> SourceRange {
    operands.popLast()?.range ?? token.range
  }

  private func checkDefinable(_ target: Token) throws(FormulaError) {
    guard target.kind == .name, Catalogue.function(named: name(target)) != nil else { return }
    throw error(.alreadyDefined(name(target)), at: target.range)
  }

  /// What a statement defines, as far as its beginning tells.
  package struct Head: Sendable {
    package let name: String
    package let nameRange: SourceRange
    /// The parameters of a function; nothing for a value.
    package let parameters: [String]?
  }

  /// The name that the first statement of tokens defines, before anything is known of other names; nothing when it defines none.
  package static func head(of list: TokenList) -> Head? {
    guard let first = list.tokens.first, let name = list.name(of: first) else { return nil }
    if definitionSign(in: list.tokens, at: 1) != nil { return Head(name: name, nameRange: first.range, parameters: nil) }
    guard let parameters = functionHead(in: list.tokens, at: 0) else { return nil }
    return Head(name: name, nameRange: first.range, parameters: parameters.compactMap { list.name(of: $0) })
  }

  /// The tokens of the `=` or `:=` that stands at an index.
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

  /// The parameters' tokens when `name ( name , … ) =` begins at an index.
  private static func functionHead<Tokens: RandomAccessCollection>(
    in tokens: Tokens, at start: Int
  ) -> [Token]? where Tokens.Element == Token, Tokens.Index == Int {
    func isName(_ index: Int) -> Bool { tokens[index].kind == .name || tokens[index].kind == .quotedName }
    guard isName(start), start + 2 < tokens.count, tokens[start + 1].kind == .leftBracket else { return nil }
    var index = start + 2
    var parameters: [Token] = []
    if tokens[index].kind == .rightBracket { return definitionSign(in: tokens, at: index + 1) != nil ? parameters : nil }
    while index + 2 < tokens.count, isName(index) {
      parameters.append(tokens[index])
      switch tokens[index + 1].kind {
      case .comma: index += 2
      case .rightBracket: return definitionSign(in: tokens, at: index + 2) != nil ? parameters : nil
      case .number, .name, .quotedName, .symbol, .superscript, .leftBracket, .semicolon, .newline, .equals, .colon, .invalid, .end:
        return nil
      }
    }
    return nil
  }

  private mutating func parseFunction(_ parameters: [Token], start: SourceRange, firstNode: Int) throws(FormulaError) {
    let target = token
    let name = name(target)
    if Catalogue.function(named: name) != nil { throw error(.alreadyDefined(name), at: target.range) }
    if tree.functionNumbers[name] != nil { throw error(.alreadyDefined(name), at: target.range) }
    var seen: Set<String> = []
    for parameter in parameters {
      try checkDefinable(parameter)
      guard seen.insert(self.name(parameter)).inserted else {
        throw error(.alreadyDefined(self.name(parameter)), at: parameter.range)
      }
    }
    at = Self.definitionSign(in: tokens, at: at + (parameters.isEmpty ? 3 : parameters.count * 2 + 2))?.upperBound ?? at
    let index = tree.functions.count
    tree.functions.append(
      SyntaxTree.Function(
        name: name, nameRange: target.range, parameters: parameters.map { (self.name($0), $0.range) }, body: 0..<0, range: start))
    // The body sees its parameters, and itself as a function.
    tree.functionNumbers[name] = index
    let outside = localValues.mark
    for parameter in seen { localValues.insert(parameter) }
    localValues.remove(name)
    defer { localValues.restore(to: outside) }
    do throws(FormulaError) {
      try emit(.functionBegin, payload: index, at: start)
      try parseExpression()
    } catch {
      tree.functions.removeLast()
      tree.functionNumbers[name] = nil
      throw error
    }
    let range = start.union(finishOperand())
    tree.functions[index].body = firstNode + 1..<tree.nodes.count
    tree.functions[index].range = range
    try emit(.functionEnd, count: 1, payload: index, at: range)
    tree.statements.append(
      SyntaxTree.Statement(nodes: firstNode..<tree.nodes.count, range: range, defines: .function(index)))
  }
}
