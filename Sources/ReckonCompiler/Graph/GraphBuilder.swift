import ReckonBytecode
import ReckonCatalogue
import ReckonSyntax

/// Builds the value graph of the formula or of one function from resolved and typed syntax.
///
/// One loop over the nodes with a stack of values; inlined calls push a frame, so nothing recurses.
struct GraphBuilder: ~Copyable {
  /// A value under construction.
  struct Value {
    var id: ValueGraph.ID
    var place: ValueGraph.Place
    /// The index of a time's months and seconds among ``spans``; `nil` if they are not known separately.
    var span: SpanNumber?
    /// The plain number of a percent, if it is known more accurately than by a division.
    var hundredths: Double?
    /// The imaginary part of a complex number.
    var imaginary: ValueGraph.ID?
  }

  /// A body that is being lowered.
  struct Frame {
    let tree: Int
    let source: Int
    let syntax: SyntaxTree
    let bindings: ResolvedTree.Bindings
    let function: Int?
    /// The function instance, for the kinds of its arguments.
    let instance: Int?
    var index: Int
    let end: Int
    /// The start of the body after the condition on its parameters; a number beyond all nodes without one.
    let conditionEnd: Int
    var locals: [ValueGraph.ID]
    /// The months and seconds of locals that are times with both, by index.
    var spans: [Int: SpanNumber] = [:]
    /// The imaginary parts of locals that are complex numbers.
    var imaginaries: [Int: ValueGraph.ID]?
    /// The values of earlier statements, which are evaluated even if unused.
    var statements: [Value] = []
    /// The evaluated arguments of an inlined call, and its source range.
    let arguments: [ValueGraph.ID]
    let place: ValueGraph.Place
    /// The recorded actions of the nodes that are not lowered yet.
    private var elaborations: ArraySlice<Elaboration> = []
    /// The next node with an action, or a number beyond all nodes.
    private(set) var nextElaborated = Int.max

    init(
      tree number: Int, of resolution: Resolution, function: Int? = nil, instance: Int? = nil, nodes: Range<Int>,
      conditionEnd: Int?, locals: [ValueGraph.ID], arguments: [ValueGraph.ID] = [], place: ValueGraph.Place
    ) {
      self.instance = instance
      self.conditionEnd = conditionEnd ?? -1
      tree = number
      source = resolution.trees[number].source
      syntax = resolution.trees[number].tree
      bindings = resolution.trees[number].bindings
      (self.function, self.locals, self.arguments, self.place) = (function, locals, arguments, place)
      (index, end) = (nodes.lowerBound, nodes.upperBound)
    }

    /// The imaginary part of a local that is a complex number.
    mutating func setImaginary(_ part: ValueGraph.ID?, ofLocal local: Int) {
      if imaginaries == nil { imaginaries = [:] }
      imaginaries?[local] = part
    }

    /// - Parameter node: the first node that is still to be lowered.
    mutating func follow(_ elaborations: [Elaboration], from node: Int = 0) {
      self.elaborations = elaborations.drop { $0.node < node }
      nextElaborated = self.elaborations.first?.node ?? .max
    }

    /// The next action at a node; `nil` if there are no more.
    mutating func takeElaboration(of node: Int) -> Elaboration.Action? {
      guard nextElaborated == node, let step = elaborations.popFirst() else { return nil }
      nextElaborated = elaborations.first?.node ?? .max
      return step.action
    }
  }

  /// A comparison chain whose links are being collected.
  struct Chain {
    var conditions: [Value]
    var last: Value
  }

  let resolution: Resolution
  let typing: Typing
  let isOptimized: Bool
  /// Whether all functions that are not recursive are inlined.
  let inlinesAll: Bool
  let numberMode: NumberMode
  /// The requested part of a complex value, and whether each complex input is split in two.
  let (part, dividesInputs): (Int?, Bool)
  private let nodeLimit: Int
  let functionSizes: [Int]
  let isRecursive: [Bool]
  var graph: ValueGraph
  /// Shared by all graphs of the program.
  let subroutines: SubroutineList
  /// The body that is being lowered, and the suspended outer ones, innermost last.
  var frame: Frame
  private(set) var outerFrames: [Frame] = []
  var values: ArenaArray<Value>
  /// Whether a lowered body depends on the exchange rates.
  private(set) var usesRates = false
  var chains: [Chain] = []
  /// The loop numbers in the graph and the regions of the open loops, by loop of the tree.
  private var openLoops: [(treeLoop: Int, number: Int, region: Int32)] = []
  /// The numbers of the open loops by loop of the tree, innermost last.
  private var loopNumbers: [Int: [Int]] = [:]
  /// The lists that loops iterate over, by loop number.
  private var loopLists: [Int: ValueGraph.ID] = [:]
  var branchRegions: [(Int32, Int32)] = []
  /// Whether named values of books are used.
  let usesValues: Bool
  private var poll: CancellationPoll
  var namedValues = NamedValues()
  /// The state for complex numbers; `nil` if there are none.
  var complex: ComplexParts?
  /// Times with separately known months and seconds.
  var spans: [Span] = []
  /// The months and seconds of named values that are times with both, by index.
  var namedSpans: [Int: SpanNumber] = [:]
  /// The next number for a name by which something is differentiated.
  private var nextNamed = 0
  /// The numbers of the named values of sources of uncertainty, by source, if formulas query uncertainties.
  private var namedSources: [Int: Int] = [:]
  private var namedConstants: [String: Int] = [:]

  /// - Parameters:
  ///   - instance: the function instance whose body is built; `nil` for the formula.
  ///   - nodes: the body.
  init(
    _ resolution: Resolution, _ typing: Typing, options: CompilerOptions, functionSizes: [Int], isRecursive: [Bool],
    subroutines: SubroutineList, instance: Int?, nodes: Range<Int>, in arena: borrowing Arena
  ) {
    let function = instance.map { typing.function(ofInstance: $0) }
    self.resolution = resolution
    self.typing = typing
    let differentiates =
      !options.differentiatedBy.isEmpty || !options.gradientBy.isEmpty || !resolution.differentiatedNames.isEmpty
      || resolution.measuresUncertainty
    inlinesAll = differentiates
    // Derivatives are built from the optimized graph.
    let optimizes = options.isOptimized || differentiates
    isOptimized = optimizes
    complex = resolution.isComplex ? ComplexParts() : nil
    numberMode = options.numberMode
    (part, dividesInputs) = (options.part, options.dividesInputs)
    nodeLimit = options.limits.nodes
    poll = CancellationPoll(options.isCancelled)
    usesValues = resolution.usesValues
    self.functionSizes = functionSizes
    self.isRecursive = isRecursive
    self.subroutines = subroutines
    graph = ValueGraph(
      numberMode: options.numberMode, isOptimized: optimizes, holdsValues: resolution.holdsValues,
      size: nodes.count + 2,
      in: arena)
    values = ArenaArray(in: arena, capacity: 16)
    let tree = function.map { resolution.functions[$0].tree } ?? 0
    let range = function.map { resolution.functions[$0].range } ?? SourceRange(start: 0, end: 0)
    let localCount = function.map { resolution.functions[$0].localCount } ?? resolution.localCount
    frame = Frame(
      tree: tree, of: resolution, function: function, instance: instance, nodes: nodes,
      conditionEnd: function.map { resolution.functions[$0].conditionEnd } ?? options.conditionEnd,
      locals: Array(repeating: 0, count: localCount),
      place: ValueGraph.Place(resolution.trees[tree].source, range))
  }

  /// The estimated memory for a body in bytes, by its number of nodes.
  static func byteCount(ofNodes count: Int) -> Int {
    count * (MemoryLayout<ValueGraph.Node>.stride + MemoryLayout<CodeGenerator.NodeState>.stride) + 1_024
  }

  /// Builds the graph. A function's parameters and captured values are its first locals.
  mutating func build() throws(FormulaError) {
    if let function = frame.function {
      let resolved = resolution.functions[function]
      for index in 0..<resolved.parameterCount {
        frame.locals[index] = graph.makeLeaf(.parameter, index, at: frame.place)
      }
      for (index, capture) in resolved.captures.enumerated() {
        frame.locals[capture.inner] = graph.makeLeaf(.parameter, resolved.parameterCount + index, at: frame.place)
      }
      if resolution.isComplex { unpackParameters(of: resolved) }
    }
    follow()
    let instance = frame.instance
    repeat { try workOff() } while try finishFrame()
    let result = pop()
    graph.root = resolution.isComplex && typing.isComplex(instance) ? root(result, instance) : result.id
  }

  /// Continues with a body, and then with the suspended one.
  mutating func open(_ inner: consuming Frame) {
    outerFrames.append(frame)
    frame = inner
    follow()
  }

  private mutating func follow() {
    if typing.usesRates(in: frame.instance) { usesRates = true }
    frame.follow(typing.elaborations(of: frame.instance))
  }

  /// Lowers the remaining nodes of the body, and of those that it opens, up to the end of one.
  private mutating func workOff() throws(FormulaError) {
    while frame.index < frame.end {
      let index = frame.index
      frame.index += 1
      let node = frame.syntax.nodes[index]
      if poll.isCancelled(after: 1_024) { throw FormulaError(.cancelled, at: node.range, in: frame.syntax.source) }
      let place = ValueGraph.Place(frame.source, node.range)
      if index == frame.conditionEnd { takeCondition() }
      if index == frame.nextElaborated {
        lowerElaborated(node, at: index, place: place)
      } else {
        lower(node, at: index, place: place)
      }
      try checkSize(node.range)
    }
  }

  /// Makes the body fail if the condition on its parameters does not hold.
  private mutating func takeCondition() {
    let condition = pop()
    let id = graph.apply(Operation(.required), OperandList(condition.id), at: condition.place)
    frame.statements.append(Value(id: id, place: condition.place))
  }

  private func checkSize(_ range: SourceRange) throws(FormulaError) {
    // Calls pass on all captures, so that operands can far outnumber nodes.
    guard graph.nodes.count <= nodeLimit, graph.operandCount / 4 <= nodeLimit else {
      throw FormulaError(.limitExceeded(.nodes, maximum: nodeLimit), at: range, in: frame.syntax.source)
    }
  }

  /// Ends a body with its value; false if it was the last.
  private mutating func finishFrame() throws(FormulaError) -> Bool {
    coerceBodyValue()
    guard var result = values.popLast() else { preconditionFailure("a body leaves a value") }
    for statement in frame.statements.reversed() {
      result.id = graph.sequence(statement.id, result.id, at: statement.place)
    }
    if usesValues, let function = frame.function, resolution.functions[function].isValue, !outerFrames.isEmpty {
      result.id = named(resolution.functions[function].name, result.id, at: result.place)
      namedValues.add(function, result.id)
      namedSpans[function] = result.span
      if resolution.isComplex { complex?.named[function] = result.imaginary }
    }
    for argument in frame.arguments.reversed() { result.id = graph.sequence(argument, result.id, at: frame.place) }
    values.append(result)
    try checkSize(result.place.range)
    guard let outer = outerFrames.popLast() else { return false }
    frame = outer
    return true
  }

  // MARK: Nodes

  /// Lowers a node without recorded actions: its operands are plain numbers.
  mutating func lower(_ node: SyntaxTree.Node, at index: Int, place: ValueGraph.Place) {
    switch node.kind {
    case .number: values.append(Value(id: lowerNumber(node, at: place), place: place))
    case .name:
      if usesValues, case .function(let value) = frame.bindings[index] { return lowerNamedValue(value, at: place) }
      if resolution.isComplex, let value = complexValue(ofName: frame.bindings[index], at: place) {
        return values.append(value)
      }
      let id = lowerName(frame.syntax.names[Int(node.payload)], frame.bindings[index], at: place)
      values.append(Value(id: id, place: place, span: frame.spans.isEmpty ? nil : span(ofName: frame.bindings[index])))
    case .unit: values.append(Value(id: graph.makeConstant(1, at: place), place: place))
    case .instant:
      let seconds = frame.syntax.instants[Int(node.payload)].seconds
      let constant = Program.Constant(seconds.double, exactly: MarkedDecimal(seconds), in: numberMode)
      values.append(Value(id: graph.makeConstant(constant, at: place), place: place))
    case .text: values.append(Value(id: graph.makeText(frame.syntax.texts[Int(node.payload)], at: place), place: place))
    case .list: applyValues(.list, Int(node.count), at: place)
    case .index: applyValues(.item, 2, at: place)
    case .mixed: applyFunction(.sum, Int(node.count), at: place)
    case .convert:
      let value = pop()
      values.append(Value(id: value.id, place: place, imaginary: value.imaginary))
    case .call: lowerCall(frame.bindings[index], Int(node.count), at: place)
    case .apply: lowerOperator(Int(node.payload), isInfix: node.count == 2, index, at: place)
    case .product: applyFunction(.multiply, 2, at: place)
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
      let number = graph.addLoop(frame.syntax.loops[Int(node.payload)].repetition)
      if frame.syntax.loops[Int(node.payload)].isOverList { takeList(ofLoop: number, at: place) }
      openLoops.append((Int(node.payload), number, openRegion()))
      loopNumbers[Int(node.payload), default: []].append(number)
    case .loop: values.append(Value(id: closeLoop(at: index, place: place), place: place))
    case .assign:
      guard case .local(let local) = frame.bindings[index] else {
        preconditionFailure("a definition's name is a local")
      }
      let name = frame.syntax.names[Int(node.payload)]
      frame.locals[local] = named(name, values[values.count - 1].id, at: place)
      if let span = values[values.count - 1].span { frame.spans[local] = span }
      if resolution.isComplex { frame.setImaginary(values[values.count - 1].imaginary, ofLocal: local) }
    case .discard: frame.statements.append(pop())
    case .functionBegin: frame.index = frame.syntax.functions[Int(node.payload)].body.upperBound + 1
    // Percents were converted to plain numbers before, and the display form is not part of the graph.
    case .group, .notation, .functionEnd: break
    }
  }

  /// Ends the innermost loop, whose term is on the value stack.
  mutating func closeLoop(at index: Int, place: ValueGraph.Place) -> ValueGraph.ID {
    guard let loop = openLoops.popLast() else { preconditionFailure("a loop's body begins before it ends") }
    loopNumbers[loop.treeLoop]?.removeLast()
    closeRegion()
    let body = pop()
    let last = pop()
    let first = pop()
    // An integrand is known to be identically 0 only if the text writes a literal.
    let isZero =
      graph.repetitions[loop.number] == .integral && frame.syntax.nodes[index - 1].kind == .number
      && graph.isZero(body.id)
    if isZero, frame.syntax.nodes[index - 2].kind == .loopBody {
      return graph.sequence(first.id, graph.sequence(last.id, graph.makeConstant(0, at: place), at: place), at: place)
    }
    return graph.loop(loop.number, first: first.id, last: last.id, body: body.id, region: loop.region, at: place)
  }

  /// Lowers the body of the innermost loop once more.
  mutating func repeatLoop(_ loop: Int, endingAt index: Int, _ first: Value, _ last: Value, list: ValueGraph.ID?) {
    guard let body = frame.syntax.nodes[..<index].lastIndex(where: { $0.kind == .loopBody && Int($0.payload) == loop })
    else {
      preconditionFailure("a loop has a body")
    }
    if let list {
      values.append(Value(id: list, place: first.place))
    } else {
      values.append(first); values.append(last)
    }
    frame.index = body
    frame.follow(typing.elaborations(of: frame.instance), from: body)
  }

  /// The list that the innermost loop iterates over, if any.
  var listOfLoop: ValueGraph.ID? { openLoops.last.flatMap { loopLists[$0.number] } }

  mutating func pop() -> Value {
    guard let value = values.popLast() else { preconditionFailure("a node's operands are built before it") }
    return value
  }

  private mutating func comparison(_ row: Int, _ left: Value, _ right: Value, at place: ValueGraph.Place) -> Value {
    guard case .comparison(let function) = Catalogue.operatorMeanings[row] else {
      preconditionFailure("chains consist of comparisons")
    }
    return Value(id: graph.apply(Operation(function), OperandList(left.id, right.id), at: place), place: place)
  }

  private mutating func lowerNumber(_ node: SyntaxTree.Node, at place: ValueGraph.Place) -> ValueGraph.ID {
    graph.makeConstant(Program.Constant(node, in: frame.syntax, numberMode), at: place)
  }

  private mutating func lowerName(_ name: String, _ binding: ResolvedTree.Binding, at place: ValueGraph.Place)
    -> ValueGraph.ID
  {
    switch binding {
    case .variable(let index): graph.makeLeaf(.variable, index, at: place)
    case .constant(let value): constant(name, graph.makeConstant(value, at: place), at: place)
    case .pooled(let index): constant(name, graph.makeConstant(resolution.constants[index], at: place), at: place)
    case .local(let index): frame.locals[index]
    case .loopName(let index): item(ofLoop: number(ofLoop: index), name, at: place)
    case .missing: graph.values(.missing, [], at: place)
    case .value(let index): constant(resolution.values[index].value, resolution.values[index].exactness, at: place)
    case .host(let host): graph.host(host, isPure: resolution.hosts[host].isPure, graph.list([]), at: place)
    case .none, .builtIn, .function: preconditionFailure("a name that stands for no value is an error")
    }
  }

  /// A loop over a list counts its items: the bounds replace the list.
  private mutating func takeList(ofLoop number: Int, at place: ValueGraph.Place) {
    let list = pop()
    loopLists[number] = list.id
    values.append(Value(id: graph.makeConstant(1, at: place), place: list.place))
    values.append(Value(id: graph.values(.length, [list.id], at: list.place), place: list.place))
  }

  /// The value of a loop's variable: its counter, or the list's item at that position.
  private mutating func item(ofLoop number: Int, _ name: String, at place: ValueGraph.Place) -> ValueGraph.ID {
    let count = graph.makeLeaf(.loopName, number, at: place)
    guard let list = loopLists[number] else { return count }
    let item = graph.values(.item, [list, count], at: place)
    guard resolution.differentiatedNames.contains(name) else { return item }
    // One named value for all uses in the loop.
    return graph.named(-1 - number, item, at: place)
  }

  /// A named value, if something is differentiated by its name; otherwise the value itself.
  mutating func named(_ name: String, _ value: ValueGraph.ID, at place: ValueGraph.Place) -> ValueGraph.ID {
    guard resolution.differentiatedNames.contains(name) else { return value }
    nextNamed += 1
    return graph.named(nextNamed, value, at: place)
  }

  /// The value of a source of uncertainty under a number of its own.
  mutating func named(source: Int, _ value: ValueGraph.ID, at place: ValueGraph.Place) -> ValueGraph.ID {
    if namedSources[source] == nil {
      nextNamed += 1
      namedSources[source] = nextNamed
    }
    guard let number = namedSources[source] else { preconditionFailure("a source has a number") }
    return graph.named(number, value, at: place)
  }

  /// The same for a constant, whose name all texts share.
  private mutating func constant(_ name: String, _ value: ValueGraph.ID, at place: ValueGraph.Place) -> ValueGraph.ID {
    let value = !resolution.isUncertain ? value : uncertain(value, called: name, at: place)
    guard resolution.differentiatedNames.contains(name) else { return value }
    if let number = namedConstants[name] { return graph.named(number, value, at: place) }
    let id = named(name, value, at: place)
    namedConstants[name] = nextNamed
    return id
  }

  /// A text or list that a name denotes.
  private mutating func constant(_ value: ReckonCatalogue.Value, _ exactness: Exactness, at place: ValueGraph.Place)
    -> ValueGraph.ID
  {
    switch value {
    case .number(let number), .instant(let number):
      graph.makeConstant(Program.Constant(number.converted(to: numberMode), exactness), at: place)
    case .truth(let holds): graph.makeConstant(holds ? 1 : 0, at: place)
    case .text(let text): graph.makeText(text, at: place)
    case .missing: graph.values(.missing, [], at: place)
    case .list(let items):
      graph.values(value.holdsLists ? .matrix : .list, items.map { constant($0, exactness, at: place) }, at: place)
    }
  }

  mutating func applyValues(_ function: ValueFunction, _ count: Int, at place: ValueGraph.Place) {
    let operands = popIDs(count)
    values.append(Value(id: graph.values(function, operands, at: place), place: place))
  }

  /// The number in the graph of the innermost open loop for a loop of the tree.
  private func number(ofLoop index: Int) -> Int {
    guard let number = loopNumbers[index]?.last else { preconditionFailure("a loop's name stands in its body") }
    return number
  }

  private func operation(_ function: Function.ID) -> Operation {
    switch Catalogue.traits(function).takesPart {
    case .none: Operation(function)
    case .argument, .result: Operation(function, unit: resolution.trees[frame.tree].angleUnit)
    }
  }

  mutating func applyFunction(_ function: Function.ID, _ count: Int, at place: ValueGraph.Place) {
    let operands = popOperands(count)
    values.append(Value(id: graph.apply(operation(function), operands, at: place), place: place))
  }

  mutating func popOperands(_ count: Int) -> OperandList {
    switch count {
    case 1: return OperandList(pop().id)
    case 2:
      let second = pop().id
      return OperandList(pop().id, second)
    default: return graph.list(popIDs(count))
    }
  }

  mutating func popIDs(_ count: Int) -> [ValueGraph.ID] {
    let ids = (values.count - count..<values.count).map { values[$0].id }
    values.removeLast(count)
    return ids
  }
}
