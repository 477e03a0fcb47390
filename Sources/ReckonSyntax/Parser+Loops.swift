import ReckonCatalogue

/// Loops: `Σ(k, 1, 10, k^2)` and `sum(k, 1, 10, k^2)`.
extension Parser {
  /// Decides after the opening parenthesis of a call whether it is a loop, and parses the loop's name, which is bound
  /// in the body.
  ///
  /// Σ and Π are always loops. `sum` and `product` are loops if they have four arguments, the first is a bare undefined
  /// name, and the fourth mentions it or only constants; otherwise they add or multiply.
  mutating func openLoop(_ function: Token) throws(FormulaError) {
    guard function.kind == .name, let index = loopFunction(function),
      case .repeated(let repetition) = Catalogue.functions[index].form
    else { return }
    let row = Catalogue.functions[index]
    if repetition.isSearch { return try openSearch(function, row, repetition) }
    if isNameInList, bindsLoopName(at: at + 1) { return try openListLoop(function, row, repetition) }
    if repetition == .list {
      if token.kind == .end || next.kind == .end { return }
      let text = source.brief(function.range)
      throw error(
        .unexpectedToken(
          source.brief(token.range),
          hint: Phrase("takesANameAndItsList", "\(text) takes a name and its list: \(text)(x in [1, 2], 2x)")),
        at: token.range)
    }
    let isBareName = (token.kind == .name || token.kind == .quotedName) && next.kind == .comma
    if name(function) != row.name {
      if !isBareName { return try checkLoopSign(function, row) }
    } else {
      guard isBareName, tokens[at - 1].payload == 3, let fourth = list.fourthArguments[tokens[at - 1].range.start],
        isLoop(function, fourth, row)
      else { return }
    }
    try beginLoop(function, row, repetition, isOverList: false)
  }

  /// The function of a call that may be a loop; its name shadows no function of the text or the scope.
  mutating func loopFunction(_ function: Token) -> Int? {
    let name = name(function)
    if let index = Catalogue.functionIndex(named: name) { return index }
    return isFunction(function.payload) || isValue(function.payload) ? nil : Catalogue.functionIndex(synonym: name)
  }

  /// Whether the arguments begin with a name and `in`.
  private var isNameInList: Bool {
    (token.kind == .name || token.kind == .quotedName) && next.kind == .symbol && next.payload == symbols.inch
  }

  /// `Σ(k in p, k^2)`: the name takes the items of a list.
  private mutating func openListLoop(
    _ function: Token, _ row: Function, _ repetition: Function.Repetition
  ) throws(FormulaError) {
    try beginLoop(function, row, repetition, isOverList: true)
  }

  /// Parses the loop's name.
  private mutating func beginLoop(
    _ function: Token, _ row: Function, _ repetition: Function.Repetition, isOverList: Bool
  ) throws(FormulaError) {
    let name = name(token)
    if token.kind == .name, isBuiltIn(token.payload) { throw error(.alreadyDefined(name), at: token.range) }
    if means(token), self.name(function) != row.name {
      let text = source.brief(function.range)
      if repetition == .list {
        noteLoop(function, .hidingListLoop, [text, name])
      } else {
        noteLoop(function, .hidingLoop, [text, name, "\(row.name)(\(name), …)"])
      }
    }
    tree.loops.append(
      SyntaxTree.Loop(name: name, nameRange: token.range, repetition: repetition, isOverList: isOverList))
    loopNames.append(token.payload)
    open[open.count - 1].loop = tree.loops.count - 1
    at += 2
  }

  // MARK: Searches

  /// Decides whether a call is a search, `integral(x^2, x, 0, 1)`, and binds the second of its four arguments, a name,
  /// in the first.
  private mutating func openSearch(_ function: Token, _ row: Function, _ repetition: Function.Repetition)
    throws(FormulaError)
  {
    let opening = tokens[at - 1]
    guard opening.payload == 3, let token = list.searchNames[opening.range.start] else {
      // Rejected where it ends: an unclosed call is incomplete instead.
      return open[open.count - 1].isRefused = row.kernels.isEmpty || opening.payload == 3
    }
    if token.kind == .name, isBuiltIn(token.payload) { throw error(.alreadyDefined(name(token)), at: token.range) }
    tree.loops.append(SyntaxTree.Loop(name: name(token), nameRange: token.range, repetition: repetition))
    loopNames.append(token.payload)
    let loop = tree.loops.count - 1
    open[open.count - 1].loop = loop
    open[open.count - 1].firstNode = tree.nodes.count
    try emit(.loopBody, payload: loop, at: opening.range)
    shadowed.append(isLocal(token.payload))
    addLocal(token.payload)
  }

  /// Skips the name of a search after its body, which ends its scope.
  mutating func leaveSearchBody(of loop: Int) {
    if shadowed.popLast() == false { removeLocal(loopNames[loop]) }
    // The name and its comma.
    at += 2
  }

  /// Completes a search. As for all loops, the nodes of its bounds precede those of its body: evaluation order.
  mutating func joinSearch(_ call: Open, _ loop: Int, to end: Int) throws(FormulaError) {
    let (first, lower) = (call.firstNode, operands[operands.count - 2].firstNode)
    dropGroupedDigits(in: operands[operands.count - 2].range.union(operands[operands.count - 1].range))
    let body = tree.nodes[first..<lower]
    tree.nodes.removeSubrange(first..<lower)
    tree.nodes += body
    // Errors of the bounds have the range of the call.
    let marker = tree.nodes.count - body.count
    tree.nodes[marker] = SyntaxTree.Node(
      kind: .loopBody, count: 0, payload: Int32(loop), range: SourceRange(start: call.range.start, end: end))
    operands[operands.count - 3].firstNode = first
    try join(.loop, 3, payload: loop, from: call.range.start, to: end, ending: .bracket)
  }

  /// Whether four arguments with a bare name first are a loop; adds a note if that may surprise.
  private mutating func isLoop(_ function: Token, _ fourth: TokenList.FourthArgument, _ row: Function) -> Bool {
    let name = source.brief(token.range)
    let isKnown = means(token)
    let isConstant = fourth.constants.map { !$0.contains { isValue($0) } } ?? false
    let isLoop = !isKnown && (fourth.mentionsFirst || isConstant)
    if isLoop, !fourth.mentionsFirst || scope.findsInputs {
      noteLoop(function, .loop, [row.name, name, "\(row.name)((\(name)), …)"])
    } else if !isLoop, isKnown ? fourth.mentionsFirst : scope.findsInputs {
      noteLoop(function, .fourValues, [row.name, "\(row.aliases.first ?? row.name)(\(name), …)"])
    }
    if isLoop, case .repeated(let repetition) = row.form {
      tree.loopSpellings.append((function.range, repetition.sign))
    } else if fourth.mentionsFirst || fourth.constants != nil {
      tree.loopSpellings.append((token.range, "(\(source.slice(token.range)))"))
    }
    return isLoop
  }

  private mutating func noteLoop(_ function: Token, _ wording: FormulaNote.Wording, _ arguments: [String]) {
    tree.notes.append(FormulaNote(.summation, at: function.range.union(token.range), as: wording, arguments))
  }

  /// Rejects Σ and Π without a loop variable, unless the text merely ends early.
  private func checkLoopSign(_ function: Token, _ row: Function) throws(FormulaError) {
    if token.kind == .end || next.kind == .end { return }
    let sign = source.brief(function.range)
    throw error(
      .unexpectedToken(
        source.brief(token.range),
        hint: Phrase(
          "countsANameAsInK110K2", "\(sign) counts a name, as in \(sign)(k, 1, 10, k^2); for values write \(row.name)")),
      at: token.range)
  }

  /// Whether a name is already defined, as a value, a constant or a function.
  mutating func means(_ token: Token) -> Bool {
    let name = token.payload
    return isValue(name) || isConstant(name) || token.kind == .name && isBuiltIn(name) || isFunction(name)
  }
}
