import ReckonCatalogue
import ReckonCompiler
import ReckonSyntax

/// Classifies each token of a text, as far as possible while the text is being typed.
///
/// It uses the lexer's tokens only, since the parser cannot process an incomplete statement. It affects coloring and
/// completion, never results.
///
/// - Complexity: O(bytes).
struct FormulaReading {
  typealias Meaning = FormulaAssistant.Token.Kind

  /// A name that the text itself defines.
  struct Local: Hashable, Sendable {
    let name: String
    let summary: Phrase
    /// The parameters of a function; `nil` for a value.
    let parameters: [String]?
  }

  let list: TokenList
  let names: KnownNames
  /// The offset of the cursor; `nil` for a finished text.
  let cursor: Int?
  private let symbols = SymbolTable.shared.symbols
  /// One for each token except the final `end`.
  private(set) var meanings: [Meaning] = []
  /// The matching bracket of each bracket token.
  private(set) var partners: [Int: Int] = [:]
  /// The names that the statement at the cursor can use besides the known ones.
  private(set) var locals: [Local] = []
  /// The names that the preceding statements define.
  private var defined: [String: Local] = [:]
  /// The names bound in the current statement: parameters, and those of open sums.
  private var bound: [Local] = []

  init(_ text: String, names: KnownNames, cursor: Int?) {
    list = Lexer.tokens(of: SourceText(text), newlinesSeparate: names.linesAreStatements, limits: names.limits)
    self.names = names
    self.cursor = cursor
    meanings.reserveCapacity(list.tokens.count)
    matchBrackets()
    var start = 0
    while start < list.tokens.count - 1 {
      var end = start
      while !endsStatement(list.tokens[end]) { end += 1 }
      readStatement(start..<end)
      if endsStatement(list.tokens[end]), list.tokens[end].kind != .end { meanings.append(.separator) }
      start = end + 1
    }
  }

  private func endsStatement(_ token: Token) -> Bool {
    token.kind == .semicolon || token.kind == .newline || token.kind == .end
  }

  /// The byte range of a token.
  func range(_ index: Int) -> Range<Int> { list.tokens[index].range.start..<list.tokens[index].range.end }

  // MARK: Statements

  private mutating func readStatement(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    bound = []
    let head = Parser.head(of: list.part(range))
    if let head {
      for name in head.parameters ?? [] {
        bound.append(Local(name: name, summary: Phrase("parameterOf", "a parameter of \(head.name)"), parameters: nil))
      }
      // A function may be recursive; a value cannot use itself.
      if let parameters = head.parameters {
        defined[head.name] = Local(
          name: head.name, summary: Phrase("functionOfThisText", "a function of this text"), parameters: parameters)
      }
    }
    let isHere = holdsCursor(range)
    if isHere { locals = bound }
    let conversion = conversion(in: range)
    /// The bound name of each open bracket, if it is a sum.
    var loops: [Local?] = []
    var isBehindQuantity = false
    var isInTarget = false
    for index in range {
      let token = list.tokens[index]
      switch token.kind {
      case .leftBracket:
        let loop = loop(openedAt: index)
        loops.append(loop)
        if let loop { bound.append(loop) }
      case .rightBracket:
        if case .some(.some) = loops.popLast() { _ = bound.popLast() }
      default: break
      }
      isInTarget = conversion.map { index > $0 } ?? false || isInTarget && !endsTarget(token)
      let meaning = meaning(
        at: index, head: head, statement: range, conversion: conversion, isInTarget: isInTarget,
        isBehindQuantity: isBehindQuantity)
      if isConversion(token), symbols[Int(token.payload)].spelling == "to" { isInTarget = true }
      isBehindQuantity =
        meaning == .number || meaning == .unit
        || isBehindQuantity && (token.kind == .symbol || token.kind == .superscript)
      meanings.append(meaning)
      if isHere, let cursor, token.range.start < cursor { locals = bound }
    }
    if isHere { locals += defined.values.sorted { $0.name < $1.name } }
    if let head, head.parameters == nil {
      defined[head.name] = Local(
        name: head.name, summary: Phrase("valueOfThisText", "a value of this text"), parameters: nil)
    }
  }

  private func endsTarget(_ token: Token) -> Bool {
    token.kind == .comma || token.kind == .colon || token.kind.nesting < 0
  }

  /// Whether the cursor is in a statement or in the spaces after it.
  private func holdsCursor(_ range: Range<Int>) -> Bool {
    guard let cursor, list.tokens[range.lowerBound].range.start <= cursor else { return false }
    let next = range.upperBound + 1
    return next >= list.tokens.count - 1 || list.tokens[next].range.start > cursor
  }

  /// The last `to` or `in` outside brackets.
  private func conversion(in range: Range<Int>) -> Int? {
    guard list.hasConversions else { return nil }
    var depth = 0
    return range.last { index in
      depth -= list.tokens[index].kind.nesting
      return depth == 0 && isConversion(list.tokens[index])
    }
  }

  func isConversion(_ token: Token) -> Bool {
    token.kind == .symbol
      && symbols[Int(token.payload)].infix.map { Catalogue.operatorMeanings[$0] == .conversion } ?? false
  }

  /// The name that an opening parenthesis binds if it begins the arguments of a loop, which may be incomplete.
  func loop(openedAt index: Int) -> Local? {
    if let token = list.searchNames[list.tokens[index].range.start], let name = list.name(of: token) {
      let function = list.name(of: list.tokens[index - 1]) ?? ""
      return Local(name: name, summary: Phrase("nameOf", "the name of \(function)"), parameters: nil)
    }
    guard index > 0, index + 2 < list.tokens.count, let function = list.name(of: list.tokens[index - 1]),
      let row = Catalogue.function(named: function), case .repeated = row.form, row.form.search == nil,
      let name = list.name(of: list.tokens[index + 1]),
      list.tokens[index + 2].kind == .comma,
      list.tokens[index].payload == 3 || list.tokens[index].payload < 3 && partners[index] == nil
    else { return nil }
    if function == row.name {
      // A name with a meaning is the first of four values.
      let isQuoted = list.tokens[index + 1].kind == .quotedName
      guard names.meaning(name, isQuoted: isQuoted) == nil, defined[name] == nil,
        !bound.contains(where: { $0.name == name })
      else {
        return nil
      }
      let fourth = list.fourthArguments[list.tokens[index].range.start]
      if let fourth, !fourth.mentionsFirst, fourth.constants == nil { return nil }
    }
    return Local(name: name, summary: Phrase("whatCounts", "what \(function) counts"), parameters: nil)
  }

  // MARK: Tokens

  private func meaning(
    at index: Int, head: Parser.Head?, statement: Range<Int>, conversion: Int?, isInTarget: Bool, isBehindQuantity: Bool
  ) -> Meaning {
    let token = list.tokens[index]
    switch token.kind {
    case .number, .superscript, .instant: return .number
    case .text: return .text
    case .symbol, .equals, .colon: return .operator
    case .leftBracket, .leftSquare, .rightSquare: return .bracket
    case .rightBracket: return partners[index] == nil ? .invalid : .bracket
    case .comma, .semicolon, .newline, .end: return .separator
    case .invalid: return isUnfinished(index) ? .unfinished : .invalid
    case .name, .quotedName: break
    }
    guard let name = list.name(of: token) else { return .invalid }
    let isQuoted = token.kind == .quotedName
    if index == statement.lowerBound, let head {
      if !isQuoted, Catalogue.function(named: name) != nil { return .invalid }
      return head.parameters == nil ? .variable : .function
    }
    let value: Meaning = isQuoted ? .quotedName : .variable
    if bound.contains(where: { $0.name == name }) { return value }
    if let local = defined[name] { return local.parameters == nil ? value : .function }
    let known = names.meaning(name, isQuoted: isQuoted)
    let isCalled = list.tokens[index + 1].kind == .leftBracket
    if conversion != nil || isInTarget {
      if index - 1 == conversion, !isQuoted, Vocabulary.isNotation(name) { return .operator }
      let isHidden = known == .value || known == .function && isCalled || known == .builtIn && isCalled
      if isInTarget || !isHidden, names.isUnit(name) { return .unit }
    }
    switch known {
    case .value: return value
    case .function, .builtIn: return .function
    case .constant: return .constant
    case nil where isCalled && Catalogue.function(synonym: name) != nil: return .function
    case nil: break
    }
    if isBehindQuantity, names.isUnit(name) { return .unit }
    // Currencies are loaded when the first line that may need them is run.
    let isCode = name.utf8.count == 3 && name.utf8.allSatisfy { 0x41...0x5A ~= $0 }
    if conversion != nil, isCode, names.scope.definitions.currencies == nil { return .unfinished }
    if names.unknownNamesAreInputs, !isCalled { return value }
    return couldBecomeKnown(index, name, statement) ? .unfinished : .unknown
  }

  /// Whether an unknown name is still being typed: the cursor is at it, and it is a prefix of a known one or may become
  /// what the statement defines.
  private func couldBecomeKnown(_ index: Int, _ name: String, _ statement: Range<Int>) -> Bool {
    guard let cursor else { return false }
    let range = range(index)
    if range.lowerBound < cursor, cursor <= range.upperBound {
      // `\alp` before it becomes α.
      if index > 0, list.tokens[index - 1].kind == .invalid, isUnfinished(index - 1) { return true }
      if names.hasName(beginningWith: name) || bound.contains(where: { $0.name.hasPrefix(name) }) { return true }
      if defined.keys.contains(where: { $0.hasPrefix(name) }) { return true }
    }
    guard list.tokens[statement.upperBound].kind == .end else { return false }
    // `total`, `f(x, y`: = may follow.
    for (offset, token) in list.tokens[statement].enumerated() {
      switch (offset, token.kind) {
      case (0, .name), (0, .quotedName), (1, .leftBracket), (2..., .name), (2..., .quotedName), (2..., .comma): continue
      case (2..., .rightBracket): return statement.lowerBound + offset == statement.upperBound - 1
      case (_, _): return false
      }
    }
    return true
  }

  /// Whether characters that are not a token may still become one: they are at the end of the text, or before a cursor
  /// after a backslash.
  private func isUnfinished(_ index: Int) -> Bool {
    guard let cursor else { return false }
    let token = list.tokens[index]
    if case .unexpectedCharacter(let character, _) = list.errors[Int(token.payload)].kind {
      // `\pi` before it becomes π.
      return character == "\\" && token.range.end <= cursor && cursor <= list.tokens[index + 1].range.end
    }
    // `` `unit pr``, `0x`, `1_`
    return token.range.end == cursor
  }

  // MARK: Brackets

  private mutating func matchBrackets() {
    var open: [Int] = []
    for (index, token) in list.tokens.enumerated() {
      switch token.kind {
      case .leftBracket: open.append(index)
      case .rightBracket:
        if let partner = open.popLast() {
          partners[partner] = index
          partners[index] = partner
        }
      default: break
      }
    }
  }
}
