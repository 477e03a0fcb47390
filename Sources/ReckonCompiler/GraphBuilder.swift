import ReckonCatalogue
import ReckonSyntax

/// Makes the value graph of the formula or of one function from resolved syntax.
///
/// One loop over the nodes with a stack of values; calls that are inlined push a frame, so nothing recurses.
struct GraphBuilder: ~Copyable {
  /// A value under construction. The value of a percent is its number of hundredths until someone asks for the plain number.
  struct Value {
    var id: ValueGraph.ID
    var place: Int32
    var isPercent = false
    /// Its unit, an index into ``GraphBuilder/quantities``, or -1 for a plain number.
    var quantity: Int32 = -1
  }

  /// A body that is being worked off.
  struct Frame {
    var tree: Int
    var function: Int?
    var index: Int
    var end: Int
    var locals: [ValueGraph.ID]
    /// The values of earlier statements, which are evaluated although no one may use them.
    var statements: [Value] = []
    /// The evaluated arguments of an inlined call, and its place.
    var arguments: [ValueGraph.ID] = []
    var place: Int32 = 0
  }

  /// A comparison chain whose links are being collected.
  private struct Chain {
    var conditions: [Value]
    var last: Value
  }

  let resolver: Resolver
  let options: CompilerOptions
  private let functionSizes: [Int]
  private let isRecursive: [Bool]
  var graph: ValueGraph
  /// Shared by all graphs of the program.
  private let subroutines: SubroutineList
  private(set) var frames: [Frame] = []
  var values: [Value] = []
  /// The units of values, in statements that end in a conversion.
  var quantities: [Quantity] = []
  /// The errors of units so far, when all are wanted: then building goes on after each with a plain number.
  private(set) var errors: [FormulaError]?
  /// How the last statement asks for its value to be shown.
  var resultForm = ResultForm.plain
  private var chains: [Chain] = []
  /// Loop numbers of the graph and regions of the open loops, by loop of the tree.
  private var openLoops: [(treeLoop: Int, number: Int, region: Int32)] = []
  /// The numbers of the open loops by loop of the tree, the innermost last.
  private var loopNumbers: [Int: [Int]] = [:]
  private var branchRegions: [(Int32, Int32)] = []
  /// Whether named values of books take part.
  private let usesValues: Bool
  private var namedValues = NamedValues()

  /// Bodies up to so many syntax nodes are inlined.
  private static let inlineSize = 64

  init(
    _ resolver: Resolver, options: CompilerOptions, functionSizes: [Int], isRecursive: [Bool], subroutines: SubroutineList, size: Int,
    collectsErrors: Bool = false
  ) {
    self.resolver = resolver
    self.options = options
    usesValues = resolver.usesValues
    self.functionSizes = functionSizes
    self.isRecursive = isRecursive
    self.subroutines = subroutines
    errors = collectsErrors ? [] : nil
    graph = ValueGraph(numberMode: options.numberMode, isOptimized: options.isOptimized, size: size)
  }

  // MARK: Entry points

  /// The graph of the formula's own statements.
  mutating func buildFormula(_ nodes: Range<Int>) throws(FormulaError) {
    frames.append(
      Frame(
        tree: 0, index: nodes.lowerBound, end: nodes.upperBound, locals: Array(repeating: 0, count: resolver.localCount)))
    try run()
  }

  /// The graph of a function's body, whose parameters and captured values are its first locals.
  mutating func buildFunction(_ function: Int) throws(FormulaError) {
    let resolved = resolver.functions[function]
    var locals: [ValueGraph.ID] = Array(repeating: 0, count: resolved.localCount)
    let place = graph.addPlace(resolver.trees[resolved.tree].source, resolved.range)
    for index in 0..<resolved.parameterCount { locals[index] = graph.makeLeaf(.parameter, index, at: place) }
    for (index, capture) in resolved.captures.enumerated() {
      locals[capture.inner] = graph.makeLeaf(.parameter, resolved.parameterCount + index, at: place)
    }
    frames.append(
      Frame(
        tree: resolved.tree, function: function, index: resolved.body.lowerBound, end: resolved.body.upperBound, locals: locals))
    try run()
  }

  private mutating func run() throws(FormulaError) {
    values.reserveCapacity(8)
    // Frames are changed where they lie: a copy held here would make every change copy their arrays.
    while let current = frames.indices.last {
      let index = frames[current].index
      if index < frames[current].end {
        frames[current].index += 1
        let tree = frames[current].tree
        if errors == nil {
          try lower(resolver.trees[tree].tree.nodes[index], at: index, in: tree)
        } else {
          lowerOn(resolver.trees[tree].tree.nodes[index], at: index, in: tree)
        }
      } else {
        finishFrame()
      }
      // Calls hand on all that functions capture, so operands can be many more than nodes.
      guard graph.nodes.count <= options.limits.nodes, graph.operandCount / 4 <= options.limits.nodes else {
        let place = graph.places.last
        throw FormulaError(
          .limitExceeded(.nodes, maximum: options.limits.nodes), at: place?.range ?? SourceRange(start: 0, end: 0),
          in: resolver.sources[place?.source ?? 0])
      }
    }
    graph.root = values.popLast()?.id ?? graph.root
  }

  /// Lowers a node; after an error, building goes on behind the statement, for whose value a plain number stands.
  private mutating func lowerOn(_ node: SyntaxTree.Node, at index: Int, in tree: Int) {
    do throws(FormulaError) { try lower(node, at: index, in: tree) } catch {
      errors?.append(error)
      let statement = frames[0].function == nil ? resolver.trees[tree].tree.statements.first { $0.nodes.contains(index) } : nil
      // As many as the parser gives.
      let goesOn = (errors?.count ?? 0) < 100
      frames[frames.count - 1].index = goesOn ? statement?.nodes.upperBound ?? frames[frames.count - 1].end : frames[frames.count - 1].end
      (chains, branchRegions, openLoops, loopNumbers) = ([], [], [], [:])
      let place = graph.addPlace(resolver.trees[tree].source, node.range)
      values = [Value(id: graph.makeConstant(1, at: place), place: place)]
    }
  }

  private mutating func finishFrame() {
    guard let frame = frames.popLast(), let last = values.popLast() else { return }
    var result = plain(last)
    for statement in frame.statements.reversed() { result.id = graph.sequence(statement.id, result.id, at: statement.place) }
    if usesValues, let function = frame.function, resolver.functions[function].isValue, !frames.isEmpty {
      namedValues.add(function, result.id)
    }
    for argument in frame.arguments.reversed() { result.id = graph.sequence(argument, result.id, at: frame.place) }
    values.append(result)
  }

  // MARK: Nodes

  private mutating func lower(_ node: SyntaxTree.Node, at index: Int, in treeIndex: Int) throws(FormulaError) {
    let place = graph.addPlace(resolver.trees[treeIndex].source, node.range)
    if !quantities.isEmpty, try lowerQuantities(Site(node: node, tree: treeIndex, place: place), at: index) { return }
    switch node.kind {
    case .number: values.append(Value(id: lowerNumber(node, in: treeIndex, at: place), place: place))
    case .name:
      if usesValues, case .function(let value) = resolver.trees[treeIndex].bindings[index] { return lowerNamedValue(value, at: place) }
      values.append(Value(id: lowerName(resolver.trees[treeIndex].bindings[index], at: place), place: place))
    case .unit: try lowerUnit(Site(node: node, tree: treeIndex, place: place))
    case .convert: try lowerConversion(Site(node: node, tree: treeIndex, place: place))
    case .notation:
      if frames.count == 1, frames[0].function == nil { resultForm = .notation(ResultForm.Notation.allCases[Int(node.payload)]) }
    case .call: lowerCall(resolver.trees[treeIndex].bindings[index], Int(node.count), at: place)
    case .apply: lowerOperator(Int(node.payload), isInfix: node.count == 2, treeIndex, index, at: place)
    case .product: applyFunction(.multiply, 2, at: place)
    case .group: values.append(plain(pop()))
    case .chainStart:
      let right = pop()
      let left = pop()
      chains.append(Chain(conditions: [comparison(Int(node.payload), left, right, at: place)], last: right))
      values.append(right)
    case .chainLink:
      let right = pop()
      _ = pop()
      let condition = comparison(Int(node.payload), chains[chains.count - 1].last, right, at: place)
      chains[chains.count - 1].conditions.append(condition)
      chains[chains.count - 1].last = right
      values.append(right)
    case .chainEnd: lowerChain(at: place)
    case .branch: lowerBranch(node.payload)
    case .conditional: lowerSelect(at: place)
    case .loopBody:
      let number = graph.addLoop(resolver.trees[treeIndex].tree.loops[Int(node.payload)].repetition)
      openLoops.append((Int(node.payload), number, openRegion()))
      loopNumbers[Int(node.payload), default: []].append(number)
    case .loop:
      let body = plain(pop())
      guard let loop = openLoops.popLast() else { return }
      loopNumbers[loop.treeLoop]?.removeLast()
      closeRegion()
      let last = plain(pop())
      let first = plain(pop())
      values.append(
        Value(id: graph.loop(loop.number, first: first.id, last: last.id, body: body.id, region: loop.region, at: place), place: place))
    case .assign:
      let value = plain(pop())
      if case .local(let local) = resolver.trees[treeIndex].bindings[index] { frames[frames.count - 1].locals[local] = value.id }
      values.append(value)
    case .discard:
      frames[frames.count - 1].statements.append(plain(pop()))
      resultForm = .plain
    case .functionBegin: frames[frames.count - 1].index = resolver.trees[treeIndex].tree.functions[Int(node.payload)].body.upperBound + 1
    case .functionEnd: break
    }
  }

  mutating func pop() -> Value { values.popLast() ?? Value(id: 0, place: 0) }

  /// A percent as the number that it is.
  mutating func plain(_ value: Value) -> Value {
    guard value.isPercent else { return value }
    let hundred = graph.makeConstant(100, at: value.place)
    return Value(id: graph.apply(Operation(.divide), OperandList(value.id, hundred), at: value.place), place: value.place)
  }

  private mutating func lowerNumber(_ node: SyntaxTree.Node, in treeIndex: Int, at place: Int32) -> ValueGraph.ID {
    switch options.numberMode {
    case .double: graph.makeConstant(resolver.trees[treeIndex].tree.numbers[Int(node.payload)], at: place)
    case .decimal: graph.makeConstant(resolver.trees[treeIndex].tree.decimal(of: node), at: place)
    }
  }

  private mutating func lowerName(_ binding: ResolvedTree.Binding, at place: Int32) -> ValueGraph.ID {
    switch binding {
    case .variable(let index): graph.makeLeaf(.variable, index, at: place)
    case .constant(let value): graph.makeConstant(value, at: place)
    case .decimal(let index): graph.makeConstant(resolver.decimals[index], at: place)
    case .local(let index): frames[frames.count - 1].locals[index]
    case .loopName(let index):
      graph.makeLeaf(.loopName, loopNumbers[index]?.last ?? 0, at: place)
    case .none, .builtIn, .function, .host: graph.makeConstant(Double.nan, at: place)
    }
  }

  private func operation(_ function: Function.ID) -> Operation {
    switch Catalogue.traits(function).takesPart {
    case .none: Operation(function)
    case .argument, .result: Operation(function, unit: resolver.trees[frames[frames.count - 1].tree].angleUnit)
    }
  }

  mutating func applyFunction(_ function: Function.ID, _ count: Int, at place: Int32) {
    let operands = popOperands(count)
    values.append(Value(id: graph.apply(operation(function), operands, at: place), place: place))
  }

  private mutating func popOperands(_ count: Int) -> OperandList {
    switch count {
    case 1: return OperandList(plain(pop()).id)
    case 2:
      let second = pop()
      let first = plain(pop()).id
      return OperandList(first, plain(second).id)
    default:
      let operands = Array(values.suffix(count))
      values.removeLast(operands.count)
      return OperandList(operands.map { plain($0).id })
    }
  }

  // MARK: Operators

  private mutating func lowerOperator(_ row: Int, isInfix: Bool, _ tree: Int, _ index: Int, at place: Int32) {
    switch Catalogue.operatorMeanings[row] {
    case .identity: break
    case .percent:
      let value = plain(pop())
      values.append(Value(id: value.id, place: place, isPercent: true))
    case .apply(.negate):
      let value = pop()
      values.append(Value(id: graph.apply(Operation(.negate), OperandList(value.id), at: place), place: place, isPercent: value.isPercent))
    case .apply(.power): lowerPower(literal: Self.literalExponent(resolver.trees[tree].tree, before: index), at: place)
    case .apply(let function): applyFunction(function, isInfix ? 2 : 1, at: place)
    case .additive(let function): lowerAdditive(function, at: place)
    case .comparison:
      let right = pop()
      let left = pop()
      values.append(comparison(row, left, right, at: place))
    case .of:
      let right = plain(pop())
      let left = pop()
      let function: Function.ID = left.isPercent ? .percentOf : .multiply
      values.append(Value(id: graph.apply(Operation(function), OperandList(left.id, right.id), at: place), place: place))
    case .and: lowerLogic(isAnd: true, at: place)
    case .or: lowerLogic(isAnd: false, at: place)
    case .conditional, .conversion: break
    }
  }

  /// `+` and `-`: two percents give a percent, and a percent behind a number is taken of that number.
  private mutating func lowerAdditive(_ function: Function.ID, at place: Int32) {
    let right = pop()
    let left = pop()
    if left.isPercent, right.isPercent {
      values.append(Value(id: graph.apply(Operation(function), OperandList(left.id, right.id), at: place), place: place, isPercent: true))
    } else if right.isPercent {
      let share = graph.apply(Operation(.percentOf), OperandList(right.id, left.id), at: place)
      values.append(Value(id: graph.apply(Operation(function), OperandList(left.id, share), at: place), place: place))
    } else {
      values.append(Value(id: graph.apply(Operation(function), OperandList(plain(left).id, right.id), at: place), place: place))
    }
  }

  private mutating func comparison(_ row: Int, _ left: Value, _ right: Value, at place: Int32) -> Value {
    guard case .comparison(let function) = Catalogue.operatorMeanings[row] else { return left }
    return Value(id: graph.apply(Operation(function), OperandList(plain(left).id, plain(right).id), at: place), place: place)
  }

  /// Powers with a literal exponent of -1, 2, 3 or 4 are products: that is what the language means by them. In decimal mode
  /// whole powers are rounded once, which products of three and four are not.
  mutating func lowerPower(literal: Double?, at place: Int32) {
    let literal = options.numberMode == .decimal && (literal == 3 || literal == 4) ? nil : literal
    let exponent = plain(pop())
    let base = plain(pop()).id
    let multiply = Operation(.multiply)
    let result: ValueGraph.ID
    switch literal {
    case -1: result = graph.apply(Operation(.divide), OperandList(graph.makeConstant(1, at: place), base), at: place)
    case 2: result = graph.apply(multiply, OperandList(base, base), at: place)
    case 3: result = graph.apply(multiply, OperandList(graph.apply(multiply, OperandList(base, base), at: place), base), at: place)
    case 4:
      let square = graph.apply(multiply, OperandList(base, base), at: place)
      result = graph.apply(multiply, OperandList(square, square), at: place)
    default: result = graph.apply(Operation(.power), OperandList(base, exponent.id), at: place)
    }
    values.append(Value(id: result, place: place))
  }

  /// The exponent of the power at a node when the text writes it as a number, with or without a sign and brackets.
  static func literalExponent(_ tree: SyntaxTree, before index: Int) -> Double? {
    var sign = 1.0
    var at = index - 1
    while at >= 0 {
      let node = tree.nodes[at]
      switch node.kind {
      case .number: return sign * tree.numbers[Int(node.payload)]
      case .group: break
      case .apply:
        switch Catalogue.operatorMeanings[Int(node.payload)] {
        case .identity: break
        case .apply(.negate): sign = -sign
        case .apply, .additive, .comparison, .and, .or, .percent, .of, .conditional, .conversion: return nil
        }
      case .name, .unit, .call, .convert, .notation, .product, .chainStart, .chainLink, .chainEnd, .branch, .conditional, .loop, .loopBody,
        .assign, .functionBegin,
        .functionEnd, .discard:
        return nil
      }
      at -= 1
    }
    return nil
  }

  // MARK: Choices

  /// Opens a branch. One that is known to be evaluated belongs to the region around it; one that may not be must not:
  /// what it makes would be found again at places before which it is never evaluated.
  private mutating func lowerBranch(_ payload: Int32) {
    guard payload != 1 else {
      // What makes a plain number of a percent belongs to the branch that ends.
      let value = plain(pop())
      values.append(value)
      closeRegion()
      guard let condition = values.dropLast().last, !branchRegions.isEmpty else { return }
      let isKnown = graph.constant(condition.id).map { !Catalogue.isTrue($0) } ?? false
      branchRegions[branchRegions.count - 1].1 = openBranch(isKnown: isKnown)
      return
    }
    // A chain's condition lies beside its last operand, which is the value on the stack.
    let isKnown = values.last.flatMap { graph.constant($0.id) }.map { Catalogue.isTrue($0) == (payload == 0) } ?? false
    branchRegions.append((openBranch(isKnown: isKnown && chains.isEmpty), 0))
  }

  private mutating func openBranch(isKnown: Bool) -> Int32 {
    guard isKnown, options.isOptimized else { return openRegion() }
    if usesValues { namedValues.marks.append(.max) }
    return graph.openSameRegion()
  }

  private mutating func openRegion() -> Int32 {
    if usesValues { namedValues.marks.append(namedValues.order.count) }
    return graph.openRegion()
  }

  private mutating func closeRegion() {
    graph.closeRegion()
    if usesValues { namedValues.close() }
  }

  private mutating func closeBranch() -> (Int32, Int32) {
    closeRegion()
    return branchRegions.popLast() ?? (0, 0)
  }

  private mutating func lowerSelect(at place: Int32) {
    let no = plain(pop())
    let regions = closeBranch()
    let yes = pop()
    let condition = plain(pop())
    values.append(Value(id: graph.select(condition.id, yes.id, no.id, regions: regions, at: place), place: place))
  }

  /// `a && b` is b's truth when a is true, otherwise 0; `a || b` is 1 when a is true, otherwise b's truth.
  private mutating func lowerLogic(isAnd: Bool, at place: Int32) {
    let right = plain(pop())
    let truth = graph.apply(Operation(.truth), OperandList(right.id), at: place)
    let region = closeBranch().0
    let left = plain(pop())
    let fixed = graph.makeConstant(isAnd ? 0 : 1, at: place)
    let id =
      isAnd
      ? graph.select(left.id, truth, fixed, regions: (region, region), at: place)
      : graph.select(left.id, fixed, truth, regions: (region, region), at: place)
    values.append(Value(id: id, place: place))
  }

  /// `a < b < c` is a < b and then b < c.
  private mutating func lowerChain(at place: Int32) {
    guard let chain = chains.popLast(), var result = chain.conditions.last else { return }
    _ = pop()
    let zero = graph.makeConstant(0, at: place)
    for condition in chain.conditions.dropLast().reversed() {
      let region = closeBranch().0
      result.id = graph.select(condition.id, result.id, zero, regions: (region, region), at: place)
    }
    values.append(Value(id: result.id, place: place))
  }

  // MARK: Calls

  private mutating func lowerCall(_ binding: ResolvedTree.Binding, _ count: Int, at place: Int32) {
    switch binding {
    case .builtIn(let function):
      switch Catalogue.row(function).form {
      case .conditional: lowerSelect(at: place)
      case .applied, .repeated: applyFunction(function, count, at: place)
      }
    case .host(let host):
      let operands = popOperands(count)
      values.append(Value(id: graph.host(host, isPure: resolver.hosts[host].isPure, operands, at: place), place: place))
    case .function(let function): lowerUserCall(function, Array(popOperands(count)), at: place)
    case .none, .variable, .constant, .decimal, .local, .loopName: applyFunction(.sum, count, at: place)
    }
  }

  /// A named value: what was built of it before where that is evaluated first, otherwise its body. The first time a body is built costs
  /// nothing of the budget, so that chains of values are built as a whole; a body that stands in many branches may become a subroutine.
  private mutating func lowerNamedValue(_ function: Int, at place: Int32) {
    if let known = namedValues.find(function) { return values.append(Value(id: known, place: place)) }
    let size = functionSizes[function]
    guard size != .max, subroutines.isFirst(function) || subroutines.inlineBudget >= size else {
      let id = graph.call(subroutines.index(of: function), OperandList(), at: place)
      namedValues.add(function, id)
      return values.append(Value(id: id, place: place))
    }
    if !subroutines.takeFirst(function) { subroutines.inlineBudget -= size }
    push(function, locals: Array(repeating: 0, count: resolver.functions[function].localCount), at: place)
  }

  private mutating func lowerUserCall(_ function: Int, _ arguments: [ValueGraph.ID], at place: Int32) {
    let captures = resolver.functions[function].captures
    let current = frames.count - 1
    // What the function captures is a local of the formula, or has been captured by the function that calls it.
    let captured = captures.map { capture -> ValueGraph.ID in
      guard let caller = frames[current].function else { return frames[current].locals[capture.outer] }
      return resolver.functions[caller].captureNumbers[capture.outer].map { frames[current].locals[$0] } ?? 0
    }
    let size = functionSizes[function]
    guard options.isOptimized, !isRecursive[function], size <= Self.inlineSize, subroutines.inlineBudget >= size else {
      let id = graph.call(subroutines.index(of: function), OperandList(arguments + captured), at: place)
      return values.append(Value(id: id, place: place))
    }
    subroutines.inlineBudget -= size
    var locals: [ValueGraph.ID] = Array(repeating: 0, count: resolver.functions[function].localCount)
    for (index, argument) in arguments.enumerated() { locals[index] = argument }
    for (index, capture) in captures.enumerated() { locals[capture.inner] = captured[index] }
    push(function, locals: locals, arguments: arguments, at: place)
  }

  /// Goes on with the body of a function, whose value will be that of its call.
  private mutating func push(_ function: Int, locals: [ValueGraph.ID], arguments: [ValueGraph.ID] = [], at place: Int32) {
    let body = resolver.functions[function].body
    frames.append(
      Frame(
        tree: resolver.functions[function].tree, function: function, index: body.lowerBound, end: body.upperBound, locals: locals,
        arguments: arguments, place: place))
  }
}
