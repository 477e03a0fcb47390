import ReckonBytecode
import ReckonCatalogue
import ReckonSyntax

/// Finds what every name stands for, collects the inputs, and checks the numbers of arguments.
///
/// A name means, in this order: a parameter, a loop's name or a local; a declared input; a defined value; a constant; otherwise a new input
/// where inputs are to be found. Functions may be used before the statement that defines them.
///
/// - Complexity: O(nodes of all trees that are used).
/// A class, so that the builders of all graphs share it.
package final class Resolver {
  package internal(set) var trees: [ResolvedTree] = []
  /// The texts of the trees.
  package internal(set) var sources: [SourceText]
  package internal(set) var functions: [ResolvedFunction] = []
  package internal(set) var variables: [String]
  package private(set) var hosts: [Program.HostSignature] = []
  package private(set) var errors: [FormulaError] = []
  /// Whether a tree has what ``Typing`` looks at.
  private(set) var needsTyping = false
  /// The values of names in decimal mode.
  package private(set) var decimals: [MarkedDecimal] = []
  /// Whether named values of books take part.
  package internal(set) var usesValues = false
  /// The number of locals of the formula itself.
  package private(set) var localCount = 0

  let definitions: Definitions
  let numberMode: NumberMode
  let findsVariables: Bool
  private let limits: Limits
  var variableIndex: NameIndex
  private var hostIndices: [String: Int] = [:]
  /// Functions of the formula's own tree that are known, by their number in the tree, then those of the definitions by name.
  var ownFunctions: [Int: Int] = [:]
  var definedFunctions: [String: Int] = [:]
  /// What is known of books; nothing when there are none.
  var books: BookLookups?
  /// How many more errors may name what was meant, for which all names in scope are looked through.
  var suggestionsLeft: Int
  /// How many inputs are the text's own rather than parameters of its book.
  let ownVariableCount: Int
  /// Where in the formula the function that is being resolved was first needed.
  var origin: SourceRange?
  private var nextFunction = 0
  /// The formula's locals, numbered by their first definitions. Its functions see them with the values that they have at a call.
  private var formulaLocals: [String: Int] = [:]

  /// - Parameters:
  ///   - isWhole: whether all functions of the tree are looked at, also those that the nodes do not use.
  ///   - isShallow: whether only the text itself is looked at, with the definitions of its book taken at their word.
  ///   - suggestions: how many errors may name what was meant, which takes time for each name in scope.
  package init(
    _ tree: SyntaxTree, nodes: Range<Int>, definitions: Definitions, options: CompilerOptions, isWhole: Bool = false,
    isShallow: Bool = false, suggestions: Int = 50
  ) {
    self.definitions = definitions
    suggestionsLeft = suggestions
    variables = options.variables ?? []
    variableIndex = NameIndex(variables)
    numberMode = options.numberMode
    limits = options.limits
    findsVariables = options.variables == nil || options.homeFile != nil
    ownVariableCount = options.homeFile == nil ? 0 : variables.count
    if !definitions.books.isEmpty { books = BookLookups(count: definitions.books.count, isShallow: isShallow) }
    sources = [tree.source]
    trees.append(ResolvedTree(tree: tree, angleUnit: options.angleUnit, isOwn: true, source: 0, bindings: .init(nodes)))
    if let file = options.homeFile {
      // The text's functions are the book's.
      (trees[0].book, trees[0].file) = (0, file)
    } else if isWhole {
      for number in tree.functions.indices { _ = ownFunction(number) }
    }
    if let repeated = variableIndex.repeated(in: variables) { fail(.alreadyDefined(repeated), at: SourceRange(start: 0, end: 0), in: 0) }
    // Not a property of this object: each access to one is checked for exclusivity.
    var poll = CancellationPoll(options.isCancelled)
    resolveFormula(nodes, &poll)
    // Bodies may use functions that were not known before; the list grows while it is worked off.
    while nextFunction < functions.count, !isCancelled {
      if functions[nextFunction].tree >= 0 { resolveBody(nextFunction, &poll) }
      nextFunction += 1
    }
    propagateCaptures()
  }

  func fail(_ kind: FormulaError.Kind, at range: SourceRange, in tree: Int) {
    errors.append(FormulaError(kind, at: range, in: trees[tree].tree.source))
  }

  /// Whether resolving has been cancelled, which is then the only error.
  private var isCancelled = false

  private func cancel(at range: SourceRange, in tree: Int) {
    isCancelled = true
    needsTyping = false
    errors.removeAll()
    fail(.cancelled, at: range, in: tree)
  }

  // MARK: Statements and bodies

  private func resolveFormula(_ nodes: Range<Int>, _ poll: inout CancellationPoll) {
    var frame = NameFrame(tree: 0)
    var index = nodes.lowerBound
    while index < nodes.upperBound {
      let node = trees[0].tree.nodes[index]
      if poll.isCancelled(after: 512) {
        cancel(at: node.range, in: 0)
        break
      }
      if node.kind == .functionBegin {
        index = trees[0].tree.functions[Int(node.payload)].body.upperBound
      } else {
        resolve(node, at: index, in: &frame)
      }
      index += 1
    }
    localCount = frame.localCount
    formulaLocals = frame.locals
    // Functions were bound before the values that come after them were known; their calls are checked in propagateCaptures.
    formulaCallees = frame.callees
    formulaLocalsAtCall = frame.localsAtCall
  }

  private var formulaCallees: [(function: Int, range: SourceRange)] = []
  private var formulaLocalsAtCall: [Int] = []

  private func resolveBody(_ function: Int, _ poll: inout CancellationPoll) {
    let resolved = functions[function]
    origin = resolved.origin
    var frame = NameFrame(tree: resolved.tree)
    for parameter in resolved.parameters { frame.define(parameter) }
    frame.outer = trees[resolved.tree].isOwn ? formulaLocals : [:]
    for index in resolved.body {
      let node = trees[resolved.tree].tree.nodes[index]
      if poll.isCancelled(after: 512) { return cancel(at: node.range, in: resolved.tree) }
      resolve(node, at: index, in: &frame)
    }
    for capture in frame.captures { functions[function].addCapture(capture.outer, capture.inner) }
    functions[function].localCount = frame.localCount
    functions[function].callees = frame.callees
  }

  /// What a capture counts as, in nodes: it is a parameter, and an argument of each call.
  private static let captureSize = 8

  /// A function that calls another one needs what that one captures.
  private func propagateCaptures() {
    guard !functions.isEmpty else { return }
    var work: [(function: Int, outer: Int)] = []
    for index in functions.indices { for capture in functions[index].captures { work.append((index, capture.outer)) } }
    guard !work.isEmpty else { return }
    var callers: [[Int]] = Array(repeating: [], count: functions.count)
    for (index, function) in functions.enumerated() {
      for callee in function.callees where callers[callee.function].last != index { callers[callee.function].append(index) }
    }
    var size = work.count * Self.captureSize
    while let (callee, outer) = work.popLast() {
      for caller in callers[callee] where functions[caller].captureNumbers[outer] == nil {
        size += Self.captureSize
        guard size <= limits.nodes else {
          return fail(.limitExceeded(.nodes, maximum: limits.nodes), at: functions[caller].range, in: functions[caller].tree)
        }
        functions[caller].addCapture(outer, functions[caller].localCount)
        functions[caller].localCount += 1
        work.append((caller, outer))
      }
    }
    for (call, known) in zip(formulaCallees, formulaLocalsAtCall) where functions[call.function].lastCapture >= known {
      // The numbers follow the order of definition, so what is not known yet at the call has a higher one.
      for capture in functions[call.function].captures where capture.outer >= known {
        guard errors.count < Self.mostErrors else { return }
        let name = formulaLocals.first { $0.value == capture.outer }?.key ?? ""
        fail(.unknownName(name, suggestion: nil), at: call.range, in: 0)
      }
    }
  }

  // MARK: Nodes

  private func resolve(_ node: SyntaxTree.Node, at index: Int, in frame: inout NameFrame) {
    switch node.kind {
    case .name: trees[frame.tree].bindings[index] = bindingOfName(node, in: &frame)
    case .call: trees[frame.tree].bindings[index] = bindingOfCall(node, in: &frame)
    case .assign:
      let name = trees[frame.tree].tree.names[Int(node.payload)]
      trees[frame.tree].bindings[index] = .local(frame.define(name))
    case .loopBody: frame.openLoop(Int(node.payload), trees[frame.tree].tree.loops[Int(node.payload)].name)
    case .loop: frame.closeLoop(trees[frame.tree].tree.loops[Int(node.payload)].name)
    case .number:
      // The tree is not held here: a copy of it would cost more than the look.
      if trees[frame.tree].tree.numbers[Int(node.payload)].isInfinite { checkMagnitude(node, in: frame.tree) }
      if numberMode == .double, Typer.mayBeRounded(node, in: trees[frame.tree].tree) { markForTyping(frame.tree) }
    case .unit, .convert, .notation: markForTyping(frame.tree)
    case .apply: if Int(node.payload) == Self.percentRow { markForTyping(frame.tree) }
    case .product, .group, .chainStart, .chainLink, .chainEnd, .branch, .conditional, .functionBegin, .functionEnd, .discard: break
    }
  }

  private static let percentRow = Catalogue.operatorMeanings.firstIndex(of: .percent)

  private func markForTyping(_ tree: Int) {
    trees[tree].needsTyping = true
    needsTyping = true
  }

  /// Refuses a literal that is too large for the number mode.
  private func checkMagnitude(_ node: SyntaxTree.Node, in tree: Int) {
    switch numberMode {
    case .double: fail(.badNumber("this number is too large; the largest is about 1.8e308"), at: node.range, in: tree)
    case .decimal where trees[tree].tree.decimal(of: node).value.isInfinite:
      fail(.badNumber("this number is too large; the largest is about 1e6145"), at: node.range, in: tree)
    case .decimal: break
    }
  }

  private func bindingOfName(_ node: SyntaxTree.Node, in frame: inout NameFrame) -> ResolvedTree.Binding {
    let name = trees[frame.tree].tree.names[Int(node.payload)]
    if let loop = frame.loop(named: name) { return .loopName(loop) }
    if let local = frame.local(name) { return .local(local) }
    if trees[frame.tree].book >= 0 { return bindingInBook(name, node, in: &frame) }
    if let index = variableIndex.find(name, in: variables), trees[frame.tree].isOwn || definitions.values[name] == nil {
      return .variable(index)
    }
    if let value = definitions.values[name] {
      return constant(value, exactly: definitions.marked(name))
    }
    if books != nil, let found = definitions.bookEntry(name),
      let binding = bindingOfEntry(found.entry, ofBook: found.book, node, in: &frame)
    {
      return binding
    }
    if let row = Catalogue.constant(named: name) { return constant(row.value, exactly: row.decimal) }
    let isFunction = ownNumber(ofFunction: name) != nil || definitions.functions[name] != nil || definitions.hosts[name] != nil
    if findsVariables, !isFunction {
      return .variable(variableIndex.index(of: name, in: &variables))
    }
    failUnknown(name, node, in: frame)
    return .none
  }

  /// A named value as a constant of the program's kind of numbers. A double that is known in no more digits means its shortest text.
  func constant(_ value: Double, exactly decimal: @autoclosure () -> MarkedDecimal?) -> ResolvedTree.Binding {
    guard numberMode == .decimal else { return .constant(value) }
    decimals.append(decimal() ?? MarkedDecimal(Decimal128(shortest: value)))
    return .decimal(decimals.count - 1)
  }

  private func bindingOfCall(_ node: SyntaxTree.Node, in frame: inout NameFrame) -> ResolvedTree.Binding {
    let name = trees[frame.tree].tree.names[Int(node.payload)]
    let count = Int(node.count)
    func builtIn(_ row: Function) -> ResolvedTree.Binding {
      if !row.accepts(count) {
        fail(.wrongArgumentCount(function: name, expected: row.arityPhrase, found: count), at: node.range, in: frame.tree)
        return .none
      }
      return .builtIn(row.id)
    }
    if let row = Catalogue.function(named: name), row.isNamed { return builtIn(row) }
    if let function = functionIndex(name, in: frame.tree, at: node.range) {
      checkCount(count, functions[function].parameterCount, name, node, in: frame.tree)
      frame.callees.append((function, node.range))
      frame.localsAtCall.append(frame.localCount)
      return .function(function)
    }
    if trees[frame.tree].book < 0, let signature = definitions.hosts[name] {
      checkCount(count, signature.parameterCount, name, node, in: frame.tree)
      let index = hostIndices[name] ?? hosts.count
      if index == hosts.count {
        hosts.append(signature)
        hostIndices[name] = index
      }
      return .host(index)
    }
    if let row = Catalogue.function(synonym: name) { return builtIn(row) }
    let start = node.range.start
    fail(
      .unknownFunction(name, suggestion: takeSuggestion() ? suggestion(forFunction: name, count: count, in: frame.tree) : nil),
      at: SourceRange(start: start, end: start + nameLength(at: start, in: frame.tree, name)), in: frame.tree)
    return .none
  }

  /// How many errors of one kind are looked for: as many as the parser gives.
  private static let mostErrors = 100

  /// The bytes of a name as written, with its back quotes if it has some.
  private func nameLength(at start: Int, in tree: Int, _ name: String) -> Int {
    let isQuoted = trees[tree].tree.source.slice(SourceRange(start: start, end: start + 1)) == "`"
    return name.utf8.count + (isQuoted ? 2 : 0)
  }

  private func checkCount(_ found: Int, _ expected: Int, _ name: String, _ node: SyntaxTree.Node, in tree: Int) {
    guard found != expected else { return }
    fail(
      .wrongArgumentCount(function: name, expected: "\(expected) argument\(expected == 1 ? "" : "s")", found: found), at: node.range,
      in: tree)
  }
}
