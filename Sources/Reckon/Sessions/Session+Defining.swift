import ReckonCatalogue
import ReckonCompiler
import ReckonSyntax

/// Taking in definitions, and keeping those up to date that use them.
extension Session {
  /// All definitions in the order of typing.
  public var definitions: [Definition] { sheet.all }

  /// The definition of a name; nothing when there is none.
  public func definition(of name: String) -> Definition? { sheet[name] }

  /// Forgets a definition; those that use it have no value then.
  ///
  /// - Returns: the definitions that this has changed.
  /// - Throws: `unknownName`.
  @discardableResult public mutating func remove(_ name: String) throws(FormulaError) -> [Definition] {
    guard sheet[name] != nil else {
      let suggestion = Suggestion.nearest(to: name, among: definitions.map(\.name))
      throw FormulaError(
        .unknownName(name, suggestion: suggestion), at: SourceRange(start: 0, end: name.utf8.count), in: SourceText(name))
    }
    log.begin()
    updatesLeft = .max
    linkBudget = .unlimited
    put(name, nil)
    return try update(usersOf: name, kindHasChanged: true, nil)
  }

  // MARK: Values and functions

  /// Takes in a value, as its text says it or, where it depends on what does not stay, as it is now.
  mutating func define(
    _ name: String, _ evaluated: Evaluated, of tree: SyntaxTree, at statement: SyntaxTree.Statement,
    _ isCancelled: (@Sendable () -> Bool)?
  ) throws(FormulaError) -> (Definition, [Definition]) {
    let mark = log.mark
    try checkName(name, statement.range, tree)
    for book in books { try book.check(name, evaluated.result.number) }
    var text = Self.lastingText(of: statement, in: tree)
    var references = Self.references(in: tree, statement.nodes)
    if references.contains(where: isAnswer) { (text, references) = nameAnswers(in: text, references) }
    var definition = Definition(
      name: name, parameters: nil, text: text, isLive: statement.isLive, state: .value(evaluated.result), form: evaluated.form,
      angleUnit: options.angleUnit, references: references)
    let isCircular = !references.contains(name) && sheet.hasUsers(name) && sheet.needs(of: references).contains(name)
    if !evaluated.isPure || references.contains(name) || isCircular { definition = definition.fixed(at: evaluated.result) }
    if isCircular { noteFrozen(definition, through: sheet.users(of: [name]).intersection(references).sorted().first, at: statement.range) }
    return (definition, try replace(definition, since: mark, at: (statement.range, tree.source), isCancelled))
  }

  /// A statement's text in which loops are written with Σ and Π, so that no later definition makes something else of them.
  private static func lastingText(of statement: SyntaxTree.Statement, in tree: SyntaxTree) -> String {
    var text = ""
    var done = statement.range.start
    for (range, spelling) in tree.loopSpellings where statement.range.contains(range) && range.start >= done {
      text += tree.source.slice(SourceRange(start: done, end: range.start)) + spelling
      done = range.end
    }
    return text + tree.source.slice(SourceRange(start: done, end: statement.range.end))
  }

  /// Notes that a definition keeps its present value because it would otherwise depend on itself.
  mutating func noteFrozen(_ definition: Definition, through other: String?, at range: SourceRange) {
    let other = other.map { " that does not use \(SyntaxTree.written($0))" } ?? ""
    pendingNotes.append(
      Note(
        .frozenDefinition, at: range, reading: "\(definition.text), the value of now, since these definitions need each other",
        alternative: "a definition of \(SyntaxTree.written(definition.name))\(other)"))
  }

  /// Takes in a function after checking its body; the names that it uses may be defined later.
  mutating func define(
    _ index: Int, of tree: SyntaxTree, at statement: SyntaxTree.Statement, _ isCancelled: (@Sendable () -> Bool)?
  ) throws(FormulaError) -> (Definition, [Definition]) {
    let mark = log.mark
    var tree = tree
    var function = tree.functions[index]
    try checkName(function.name, function.nameRange, tree)
    var text = Self.lastingText(of: statement, in: tree)
    var references = Self.references(in: tree, function.body)
    references.subtract(function.parameters.map(\.name))
    try checkAnswers(in: tree, function.body, references)
    if references.contains(where: isAnswer) {
      (text, references) = nameAnswers(in: text, references)
      tree = try self.tree(of: text)
      function = tree.functions.first ?? function
    }
    let body = Definitions.Function(tree: tree, index: tree.functions.count > index ? index : 0, angleUnit: options.angleUnit)
    let definition = Definition(
      name: function.name, parameters: body.parameters, text: text, isLive: false, state: .function, form: .plain,
      angleUnit: options.angleUnit, references: references, function: body)
    return (definition, try replace(definition, since: mark, at: (statement.range, tree.source), isCancelled))
  }

  private func checkName(_ name: String, _ range: SourceRange, _ tree: SyntaxTree) throws(FormulaError) {
    guard currentScope.hosts[name] != nil || name == Self.answerName else { return }
    throw FormulaError(.alreadyDefined(name), at: range, in: tree.source)
  }

  /// The names that nodes use, but for those that loops bind in their bodies.
  static func references(in tree: SyntaxTree, _ nodes: Range<Int>) -> Set<String> {
    var names: Set<String> = []
    // How many open loops bind each name.
    var bound: [String: Int] = [:]
    for node in tree.nodes[nodes] {
      switch node.kind {
      case .name:
        let name = tree.names[Int(node.payload)]
        if bound.isEmpty || bound[name, default: 0] == 0 { names.insert(name) }
      case .call, .unit: names.insert(tree.names[Int(node.payload)])
      case .loopBody: bound[tree.loops[Int(node.payload)].name, default: 0] += 1
      case .loop: bound[tree.loops[Int(node.payload)].name, default: 0] -= 1
      case .number, .apply, .product, .group, .chainStart, .chainLink, .chainEnd, .branch, .conditional, .convert, .notation, .assign,
        .functionBegin, .functionEnd, .discard:
        break
      }
    }
    return names
  }

  // MARK: Answers in definitions

  /// A function takes the answers of now, so they must be there when it is defined.
  private func checkAnswers(in tree: SyntaxTree, _ nodes: Range<Int>, _ references: Set<String>) throws(FormulaError) {
    let missing = references.first { ($0 == Self.answerName || $0.hasPrefix("\(Self.answerName)(")) && !isKnownAnswer($0) }
    guard let missing else { return }
    let node = tree.nodes[nodes].first { $0.kind == .name && tree.names[Int($0.payload)] == missing }
    throw FormulaError(.unknownName(missing, suggestion: nil), at: node?.range ?? SourceRange(start: 0, end: 0), in: tree.source)
  }

  private func isKnownAnswer(_ name: String) -> Bool { name == Self.answerName ? !answers.isEmpty : answer(named: name) != nil }

  /// A definition's text with a name of its own for each answer that it uses, since `ans` will soon be another; the names are defined.
  private mutating func nameAnswers(in text: String, _ references: Set<String>) -> (text: String, references: Set<String>) {
    let list = Lexer.tokens(of: SourceText(text), newlinesSeparate: true, limits: options.limits)
    var references = references.filter { !isAnswer($0) }
    var result = ""
    var done = 0
    for (index, token) in list.tokens.enumerated() where list.name(of: token) == Self.answerName {
      var number = answerCount
      var end = token.range.end
      if token.kind == .name, index + 3 < list.tokens.count, list.tokens[index + 1].kind == .leftBracket,
        list.tokens[index + 3].kind == .rightBracket,
        list.tokens[index + 1].range.start == end, let given = Int(list.source.slice(list.tokens[index + 2].range))
      {
        number = given
        end = list.tokens[index + 3].range.end
      }
      guard answer(number) != nil, token.range.start >= done else { continue }
      let name = nameForAnswer(number)
      references.insert(name)
      result += list.source.slice(SourceRange(start: done, end: token.range.start)) + name
      done = end
    }
    return (result + list.source.slice(SourceRange(start: done, end: text.utf8.count)), references)
  }

  /// The name under which an answer is defined, now or earlier: `ans3`.
  private mutating func nameForAnswer(_ number: Int) -> String {
    guard let answer = answer(number) else { preconditionFailure("only answers that are kept are named") }
    let result = FormulaResult(answer.number.converted(to: options.numberMode), answer.exactness)
    var name = "\(Self.answerName)\(number)"
    while true {
      let text = "\(name) = \(result.number)"
      if sheet[name]?.text == text { return name }
      guard
        sheet[name] != nil || currentScope[number: name] != nil || currentScope.text(ofFunction: name) != nil
          || currentScope.hosts[name] != nil
      else {
        put(
          name,
          Definition(
            name: name, parameters: nil, text: text, isLive: false, state: .value(result), form: .plain, angleUnit: options.angleUnit,
            references: []))
        return name
      }
      name += "_"
    }
  }

  // MARK: In force

  /// Puts a definition in the sheet and in force, or removes it.
  mutating func put(_ name: String, _ definition: Definition?) {
    log.record(name, before: sheet[name], after: definition)
    apply(name, definition)
  }

  /// The same without a record of it.
  mutating func apply(_ name: String, _ definition: Definition?) {
    if definition != nil, sheet[name] == nil, let value = Outside(name, currentScope) { hidden[name] = value }
    sheet.set(name, to: definition)
    cache?.invalidate(name)
    if definition == nil, let value = hidden.removeValue(forKey: name) {
      currentScope.remove(name)
      value.restore(name, in: &currentScope)
    } else if let function = definition?.function {
      currentScope.define(name, function: function)
    } else {
      currentScope.remove(name)
      currentScope[result: name] = definition?.result
    }
  }

  /// What a name stands for that the conversation has not defined.
  struct Outside: Sendable {
    private let value: FormulaResult?
    private let function: Definitions.Function?

    init?(_ name: String, _ scope: Scope) {
      value = scope[result: name]
      function = scope.definitions.functions[name]
      if value == nil, function == nil { return nil }
    }

    func restore(_ name: String, in scope: inout Scope) {
      if let function { scope.define(name, function: function) } else { scope[result: name] = value }
    }
  }

  /// Why a name is unknown: where it is defined but has no value now, the error that took it.
  func cause(of error: FormulaError) -> FormulaError {
    guard let name = error.kind.unknownName else { return error }
    if case .failed(let cause)? = sheet[name]?.state { return cause }
    if books.contains(where: { $0.definition(named: name)?.kind == .parameter }) {
      return FormulaError(.missingParameter(name), at: error.range, in: error.source)
    }
    return error
  }
}

extension Session.Definition {
  /// The definition as the number that it came to, which uses nothing.
  func fixed(at result: FormulaResult) -> Self {
    Self(
      name: name, parameters: nil, text: "\(SyntaxTree.written(name)) \(isLive ? ":=" : "=") \(result.number)", isLive: isLive,
      state: .value(result), form: form, angleUnit: angleUnit, references: [])
  }
}

extension FormulaError.Kind {
  /// The name that is not known; nothing for any other error.
  fileprivate var unknownName: String? {
    if case .unknownName(let name, suggestion: _) = self { return name }
    if case .unknownFunction(let name, suggestion: _) = self { return name }
    return nil
  }
}
