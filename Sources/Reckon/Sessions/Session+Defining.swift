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
    var text = String(tree.source.slice(statement.range))
    var references = Self.references(in: tree, statement.nodes)
    if references.contains(where: isAnswer) { (text, references) = nameAnswers(in: text, references) }
    var definition = Definition(
      name: name, parameters: nil, text: text, isLive: statement.isLive, state: .value(evaluated.result), form: evaluated.form,
      angleUnit: options.angleUnit, references: references)
    if !evaluated.isPure || references.contains(name) || sheet.hasUsers(name) && sheet.needs(of: references).contains(name) {
      definition = definition.fixed(at: evaluated.result)
    }
    return (definition, try replace(definition, since: mark, at: (statement.range, tree.source), isCancelled))
  }

  /// Takes in a function after checking its body; the names that it uses may be defined later.
  mutating func define(
    _ index: Int, of tree: SyntaxTree, at statement: SyntaxTree.Statement, _ isCancelled: (@Sendable () -> Bool)?
  ) throws(FormulaError) -> (Definition, [Definition]) {
    let mark = log.mark
    var tree = tree
    var function = tree.functions[index]
    try checkName(function.name, function.nameRange, tree)
    var text = String(tree.source.slice(statement.range))
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
    guard scope.hosts[name] != nil || name == Self.answerName else { return }
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
      var number = answers.count
      var end = token.range.end
      if token.kind == .name, index + 3 < list.tokens.count, list.tokens[index + 1].kind == .leftBracket,
        list.tokens[index + 3].kind == .rightBracket,
        list.tokens[index + 1].range.start == end, let given = Int(list.source.slice(list.tokens[index + 2].range))
      {
        number = given
        end = list.tokens[index + 3].range.end
      }
      guard answers.indices.contains(number - 1), token.range.start >= done else { continue }
      let name = nameForAnswer(number)
      references.insert(name)
      result += list.source.slice(SourceRange(start: done, end: token.range.start)) + name
      done = end
    }
    return (result + list.source.slice(SourceRange(start: done, end: text.utf8.count)), references)
  }

  /// The name under which an answer is defined, now or earlier: `ans3`.
  private mutating func nameForAnswer(_ number: Int) -> String {
    let result = FormulaResult(answers[number - 1].number.converted(to: options.numberMode), isInexact: answers[number - 1].isInexact)
    var name = "\(Self.answerName)\(number)"
    while true {
      let text = "\(name) = \(result.number)"
      if sheet[name]?.text == text { return name }
      guard sheet[name] != nil || scope[number: name] != nil || scope.text(ofFunction: name) != nil || scope.hosts[name] != nil else {
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

  // MARK: Keeping up to date

  /// Puts a definition in force and brings up to date all that uses its name; when that is cancelled, nothing has changed.
  private mutating func replace(
    _ definition: Definition, since mark: DefinitionLog.Mark, at place: (range: SourceRange, source: SourceText),
    _ isCancelled: (@Sendable () -> Bool)?
  ) throws(FormulaError) -> [Definition] {
    let old = sheet[definition.name]
    put(definition.name, definition)
    do throws(FormulaError) {
      return try update(
        usersOf: definition.name, kindHasChanged: old == nil || (old?.parameters == nil) != (definition.parameters == nil), at: place,
        isCancelled)
    } catch {
      for change in log.takeBack(to: mark) { apply(change.name, change.before) }
      throw error
    }
  }

  /// Computes all values anew that use a name, and gives those that came out different.
  ///
  /// - Throws: only `cancelled`, and `limitExceeded` when more values use it than the text may have computed anew, or they use too much; a
  ///   value that cannot be computed any more has failed.
  mutating func update(
    usersOf name: String, kindHasChanged: Bool, at place: (range: SourceRange, source: SourceText)? = nil,
    _ isCancelled: (@Sendable () -> Bool)?
  ) throws(FormulaError) -> [Definition] {
    guard keepsUpToDate else { return [] }
    var affected = sheet.users(of: [name])
    affected.remove(name)
    guard !affected.isEmpty else { return [] }
    affected.subtract(breakCircles(through: name, affected))
    // A function is what its text says, whatever the names in it come to.
    affected = affected.filter { user in
      guard let definition = sheet[user], definition.parameters != nil else { return true }
      return kindHasChanged && definition.references.contains(name)
    }
    updatesLeft -= affected.count
    guard updatesLeft >= 0 else {
      throw FormulaError(
        .limitExceeded(.updates, maximum: options.limits.updates), at: place?.range ?? SourceRange(start: 0, end: name.utf8.count),
        in: place?.source ?? SourceText(name))
    }
    return try recompute(sheet.sorted(affected), reading: kindHasChanged ? name : nil, isCancelled)
  }

  /// Lets values stay what they are that use a name which now, through a function, uses them.
  private mutating func breakCircles(through name: String, _ affected: Set<String>) -> Set<String> {
    var broken: Set<String> = []
    let needed = sheet.needs(of: [name])
    for circular in affected.intersection(needed) where fix(circular) { broken.insert(circular) }
    return broken
  }

  /// Lets a value stay what it is; false for a function, and for what has no value.
  @discardableResult mutating func fix(_ name: String) -> Bool {
    guard let definition = sheet[name], definition.parameters == nil, let result = definition.result else { return false }
    put(name, definition.fixed(at: result))
    return true
  }

  /// Computes all values anew, since the kind of numbers has changed.
  ///
  /// It is no step that can be undone: what is brought back later is computed anew too.
  mutating func recomputeAll() {
    let log = log
    linkBudget = .unlimited
    _ = try? recompute(sheet.sorted(Set(sheet.all.map(\.name))), reading: nil, nil)
    self.log = log
  }

  /// - Parameter changedName: a name that stands for another kind of thing than before, so that functions with it may read differently.
  mutating func recompute(
    _ names: [String], reading changedName: String?, _ isCancelled: (@Sendable () -> Bool)?
  ) throws(FormulaError) -> [Definition] {
    var changes: [Definition] = []
    for name in names {
      guard var definition = sheet[name] else { continue }
      if definition.parameters != nil {
        if let changedName, definition.references.contains(changedName) { reread(definition) }
        continue
      }
      let old = definition
      do throws(FormulaError) {
        let tree = try tree(of: definition.text)
        let evaluated = try evaluate(tree, 0, definition.angleUnit, isCancelled)
        for book in books { try book.check(name, evaluated.result.number) }
        definition.state = .value(evaluated.result)
        definition.form = evaluated.form
      } catch {
        switch error.kind {
        case .cancelled, .limitExceeded(.linkedNodes, maximum: _): throw error
        case _: definition.state = .failed(error)
        }
      }
      guard !definition.stands(like: old) else { continue }
      put(name, definition)
      changes.append(definition)
    }
    return changes
  }

  /// Parses a function's text again with the names of now; one that cannot be read so stays as it was read.
  private mutating func reread(_ definition: Definition) {
    guard let tree = try? tree(of: definition.text), !tree.functions.isEmpty else { return }
    var new = definition
    new.function = Definitions.Function(tree: tree, index: 0, angleUnit: definition.angleUnit)
    put(definition.name, new)
  }

  /// Puts a definition in the sheet and in force, or removes it.
  mutating func put(_ name: String, _ definition: Definition?) {
    log.record(name, before: sheet[name], after: definition)
    apply(name, definition)
  }

  /// The same without a record of it.
  mutating func apply(_ name: String, _ definition: Definition?) {
    if definition != nil, sheet[name] == nil, let value = Outside(name, scope) { hidden[name] = value }
    sheet.set(name, to: definition)
    cache?.invalidate(name)
    if definition == nil, let value = hidden.removeValue(forKey: name) {
      scope.remove(name)
      value.restore(name, in: &scope)
    } else if let function = definition?.function {
      scope.define(name, function: function)
    } else {
      scope.remove(name)
      scope[result: name] = definition?.result
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

  /// Whether it stands for the same as another state of it.
  func stands(like other: Self) -> Bool {
    switch (state, other.state) {
    case (.function, .function): true
    case (.value(let a), .value(let b)): a == b && a.number.description == b.number.description
    case (.failed(let a), .failed(let b)): a.kind == b.kind
    case (.function, _), (.value, _), (.failed, _): false
    }
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
