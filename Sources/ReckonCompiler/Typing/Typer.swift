import ReckonCatalogue
import ReckonSyntax

/// Infers the kind of every value of a body, reports all kind mismatches, and records the actions for the graph
/// builder.
///
/// One loop over the nodes with a stack of kinds, like the builder's stack of values. After an error typing continues
/// with an unknown kind, which propagates to dependent values. If a call needs the kind of a function's value that is
/// not known yet, the loop stops, to be resumed there.
///
/// - Complexity: O(nodes).
struct Typer {
  /// The reason why the loop has stopped.
  enum Step {
    /// The body is typed; its value has this kind.
    case finished(Kind)
    /// A function must be typed for some argument kinds first.
    case awaiting(Int, [Kind])
  }

  let resolution: Resolution
  let resolved: ResolvedTree
  /// The index of the tree in the resolution.
  let treeIndex: Int
  /// The function whose body it is; `nil` for the formula's own statements, the last of which determines the display
  /// form.
  let function: Int?
  let nodes: Range<Int>
  /// The start of the body after the condition on its parameters; `nil` without one.
  private let conditionEnd: Int?
  /// The unit of the value; `nil` to keep that of the body.
  private let resultUnit: String?
  private var next: Int
  let functions: FunctionInstances
  /// The currencies.
  let definitions: Definitions
  let numberMode: NumberMode
  var kinds: [Kind] = []
  /// The kinds of the variables of open loops over lists, by loop.
  var loopKinds: [Int: Kind] = [:]
  /// The kinds of the named values.
  var locals: [Kind]
  var body = TypedBody()
  /// The codes of currencies that the text writes as signs.
  var signedCurrencies: Set<String> = []
  /// The step that the current node waits for.
  var awaited: Step?

  init(
    _ resolution: Resolution, tree: Int, function: Int?, _ nodes: Range<Int>, _ functions: FunctionInstances,
    _ definitions: Definitions,
    _ options: CompilerOptions
  ) {
    self.resolution = resolution
    (resolved, treeIndex) = (resolution.trees[tree], tree)
    self.function = function
    (self.nodes, next) = (nodes, nodes.lowerBound)
    conditionEnd = function.map { resolution.functions[$0].conditionEnd } ?? options.conditionEnd
    resultUnit = function.map { resolution.functions[$0].resultUnit } ?? options.resultUnit
    self.functions = functions
    self.definitions = definitions
    numberMode = options.numberMode
    locals = Array(
      repeating: .unknown, count: function.map { resolution.functions[$0].localCount } ?? resolution.localCount)
  }

  var tree: SyntaxTree { resolved.tree }
  var isFormula: Bool { function == nil }
  /// Whether a node is the last one of its statement, apart from the one that names it.
  func isLast(_ index: Int) -> Bool {
    guard index + 1 < nodes.upperBound else { return true }
    return tree.nodes[index + 1].kind == .assign || tree.nodes[index + 1].kind == .discard
  }
  /// The node that is being typed.
  var current: SyntaxTree.Node { tree.nodes[min(next, nodes.upperBound - 1)] }

  /// Sets the kinds of the parameters and captured values.
  mutating func take(_ arguments: [Kind]) {
    guard let function else { preconditionFailure("a formula has no parameters") }
    let resolved = resolution.functions[function]
    for parameter in 0..<resolved.parameterCount { locals[parameter] = arguments[parameter] }
    // Without a call a parameter has its declared unit in any case.
    for (parameter, unit) in resolved.units where arguments[parameter].isUnknown {
      locals[parameter] = quantity(unit, of: resolved).map { .quantity($0) } ?? .unknown
    }
    for (index, capture) in resolved.captures.enumerated() {
      locals[capture.inner] = arguments[resolved.parameterCount + index]
    }
  }

  /// Types nodes up to the end, or up to a call of an untyped function.
  ///
  /// - Throws: `cancelled`.
  mutating func resume(_ poll: inout CancellationPoll) throws(FormulaError) -> Step {
    awaited = nil
    while next < nodes.upperBound, functions.errors.count < Typing.mostErrors {
      let node = tree.nodes[next]
      if next == conditionEnd { takeCondition() }
      if poll.isCancelled(after: 512) { throw FormulaError(.cancelled, at: node.range, in: tree.source) }
      if node.kind == .functionBegin {
        next = tree.functions[Int(node.payload)].body.upperBound + 1
      } else {
        type(node, at: next)
        if let awaited { return awaited }
        next += 1
      }
    }
    guard next == nodes.upperBound, let last = nodes.last, !kinds.isEmpty else { return .finished(.unknown) }
    if !tree.looseUnits.isEmpty { refuseLooseUnits(among: 1, of: nil) }
    if isFormula { takeMixed(at: next) }
    takeValue(at: next)
    if let resultUnit { takeUnit(resultUnit, tree.nodes[last], at: next) }
    if isFormula, let unit = kinds.last?.quantity, unit.offset != nil {
      checkTemperature(unit, tree.nodes[last], at: next)
    }
    let result = pop()
    if isFormula, body.form == nil, case .instant(let form?) = result { body.form = .instantShown(as: form) }
    if isFormula, body.form == nil, let unit = result.quantity?.spelling, signedCurrencies.contains(unit),
      let sign = Catalogue.sign(ofCurrency: unit)
    {
      body.form = .unit(sign)
    }
    // A function returns one number. A named value is inlined.
    if let function, resolution.functions[function].isValue { return .finished(result) }
    return .finished(result.quantity.map { .quantity($0.blended) } ?? result)
  }

  /// Converts the value to a unit. A plain number is taken in it.
  private mutating func takeUnit(_ unit: String, _ node: SyntaxTree.Node, at index: Int) {
    guard let kind = kinds.last else { return }
    let wantedKind = definitions.kind(ofInput: unit)
    guard let wanted = wantedKind.quantity else {
      if !kind.fits(wantedKind) { fail(.incompatibleUnits(kind.described, wantedKind.described), node) }
      return
    }
    switch kind {
    case .unknown: return
    case .number, .roundedInteger, .percent, .rate, .truth: break
    case .quantity(let found):
      guard convert(depth: 0, from: found, to: wanted, node, at: index) else { return }
      body.form = nil
    case .instant, .text, .list, .matrix, .complex, .missing:
      fail(.incompatibleUnits(kind.described, wanted.described), node)
    }
    kinds[kinds.count - 1] = .quantity(wanted)
  }

  /// The condition after `where`: a number or a truth value.
  private mutating func takeCondition() {
    // When typing resumes at the first node of the body, it has been handled already.
    guard let index = conditionEnd, kinds.count == 1 else { return }
    let kind = pop()
    if let ratio = kind.ratio, let conversion = conversion(from: ratio, to: .one, tree.nodes[index - 1]) {
      return body.add(.coerceResult(.unit(conversion)), at: index - 1)
    }
    switch kind.numberForm {
    case .unchanged: break
    case .coerced(let coercion): body.add(.coerceResult(coercion), at: index - 1)
    case .refused(let described): fail(.misplacedUnit(described, operation: "a condition"), tree.nodes[index - 1])
    }
  }

  /// Continues after the call being typed, which cannot be typed.
  mutating func failCall(of function: String, most: Int) {
    fail(.unsettledKinds(function: function, most: most), current)
    kinds.removeLast(Int(current.count))
    kinds.append(.unknown)
    next += 1
  }

  /// Types a node. If it does not track the months and the seconds of a time separately, only their sum is known.
  private mutating func type(_ node: SyntaxTree.Node, at index: Int) {
    typeKind(of: node, at: index)
    guard let time = kinds.last?.quantity, case .divided = time.span else { return }
    switch node.kind {
    case .mixed, .product, .group, .name, .assign: break
    case .apply where Catalogue.operatorMeanings[Int(node.payload)] != .fallback: break
    case .apply, .number, .unit, .instant, .text, .list, .index, .call, .chainStart, .chainLink, .chainEnd, .branch,
      .conditional, .loop,
      .loopBody,
      .convert, .notation, .functionBegin, .functionEnd, .discard:
      kinds[kinds.count - 1] = .quantity(time.blended)
    }
  }

  private mutating func typeKind(of node: SyntaxTree.Node, at index: Int) {
    if !tree.looseUnits.isEmpty { refuseLooseUnits(among: Int(node.count), of: node) }
    if resolution.isComplex, typeComplex(node, at: index) { return }
    if resolution.holdsValues, typeValue(node, at: index) { return }
    switch node.kind {
    case .text, .list, .index: preconditionFailure("what holds values has been seen to before")
    case .number: kinds.append(isRounded(node) ? .roundedInteger(node.range) : .number)
    case .name: typeName(node, at: index)
    case .unit: typeUnit(node)
    case .mixed: typeMixed(node, at: index)
    case .instant: typeInstant(node, at: index)
    case .call: typeCall(resolved.bindings[index], node, at: index)
    case .apply: typeOperator(node, at: index)
    case .product: typeProduct(.multiply, node, at: index)
    case .group: coerceIfPercent(depth: 0, to: .number, at: index)
    case .chainStart, .chainLink: typeChain(node, at: index)
    case .chainEnd:
      kinds.append(pop().isUnknown ? .unknown : .truth)
    // The conversion of a condition or a branch to a plain number belongs before the branch that begins, or into the
    // one that ends.
    case .branch:
      // No value ends before an attempted one.
      if Int(node.payload) != SyntaxTree.attemptBranch { coerceIfPercent(depth: 0, to: .rate, at: index) }
    case .conditional: typeChoice("a choice", node, at: index)
    case .loopBody where tree.loops[Int(node.payload)].repetition.isSearch: typeSearchBounds(node, at: index)
    case .loopBody:
      coerceIfPercent(depth: 1, to: .number, at: index)
      coerceIfPercent(depth: 0, to: .number, at: index)
    case .loop: typeLoop(node, at: index)
    case .convert: typeConversion(node, at: index)
    case .notation: typeNotation(ResultForm.Notation(code: Int(node.payload)), node, at: index)
    case .assign:
      takeValue(at: index)
      guard case .local(let local) = resolved.bindings[index], let kind = kinds.last else {
        preconditionFailure("a definition's name is a local")
      }
      locals[local] = kind
    case .discard:
      takeValue(at: index)
      kinds.removeLast()
      body.form = nil
    case .functionBegin, .functionEnd: preconditionFailure("functions are typed by themselves")
    }
  }

  // MARK: Errors and coercions

  /// - Parameter called: the name of a function whose definition does not fit either.
  func fail(
    _ kind: FormulaError.Kind, at range: SourceRange, but gap: SourceRange? = nil, calling called: String? = nil
  ) {
    let error = FormulaError(
      kind, at: range, but: gap, in: tree.source, origins: origins(of: kind, at: range, calling: called))
    // The errors of a function with several instances are reported once.
    if isFormula || !functions.errors.contains(error) { functions.errors.append(error) }
  }

  func fail(_ kind: FormulaError.Kind, _ node: SyntaxTree.Node) { fail(kind, at: node.range) }

  mutating func pop() -> Kind {
    guard let kind = kinds.popLast() else { preconditionFailure("a node's operands are typed before it") }
    return kind
  }

  mutating func coerce(depth: Int, _ coercion: Coercion, at index: Int) {
    body.add(.coerce(depth: depth, coercion), at: index)
  }

  /// Coerces a percent on the stack to a plain number and leaves all other kinds unchanged.
  mutating func coerceIfPercent(depth: Int, to kind: Kind, at index: Int) {
    let place = kinds.count - 1 - depth
    guard kinds[place].isPercent else { return }
    coerce(depth: depth, .hundredths, at: index)
    kinds[place] = kind
  }

  /// Takes a value that is named, displayed, or returned: it keeps its kind, and a percent becomes a plain number.
  mutating func takeValue(at index: Int) {
    coerceIfPercent(depth: 0, to: .rate, at: index)
    if case .roundedInteger = kinds[kinds.count - 1] { kinds[kinds.count - 1] = .number }
    guard var unit = kinds[kinds.count - 1].quantity else { return }
    if unit.parts.isEmpty {
      settle(1, at: index)
      unit = unit.settled
    }
    unit.isBare = false
    kinds[kinds.count - 1] = .quantity(unit)
  }

  /// Converts the topmost values to their displayed units.
  mutating func settle(_ count: Int, at index: Int) {
    for place in kinds.count - count..<kinds.count {
      guard let unit = kinds[place].quantity, unit.isHeldElsewhere else { continue }
      convert(
        depth: kinds.count - 1 - place, from: unit, to: unit.settled, tree.nodes[min(index, nodes.upperBound - 1)],
        at: index)
      kinds[place] = .quantity(unit.settled)
    }
  }
}
