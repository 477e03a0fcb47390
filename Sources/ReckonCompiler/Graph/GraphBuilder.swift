import ReckonBytecode
import ReckonCatalogue
import ReckonSyntax

/// Makes the value graph of the formula or of one function from syntax whose names are resolved and whose kinds are known.
///
/// One loop over the nodes with a stack of values; calls that are inlined push a frame, so nothing recurses.
struct GraphBuilder: ~Copyable {
  /// A value under construction.
  struct Value {
    var id: ValueGraph.ID
    var place: Int32
  }

  /// A body that is being worked off.
  struct Frame {
    let tree: Int
    let function: Int?
    var index: Int
    let end: Int
    var locals: [ValueGraph.ID]
    /// The values of earlier statements, which are evaluated although no one may use them.
    var statements: [Value] = []
    /// The evaluated arguments of an inlined call, and its place.
    let arguments: [ValueGraph.ID]
    let place: Int32
    /// What typing has written down about the nodes that are not lowered yet.
    private var elaborations: ArraySlice<Elaboration> = []
    /// The next node about which there is something, or a number that no node has.
    private(set) var nextElaborated = Int.max

    init(tree: Int, function: Int? = nil, nodes: Range<Int>, locals: [ValueGraph.ID], arguments: [ValueGraph.ID] = [], place: Int32 = 0) {
      (self.tree, self.function, self.locals, self.arguments, self.place) = (tree, function, locals, arguments, place)
      (index, end) = (nodes.lowerBound, nodes.upperBound)
    }

    mutating func follow(_ elaborations: [Elaboration]) {
      self.elaborations = elaborations[...]
      nextElaborated = elaborations.first?.node ?? .max
    }

    /// The next step at a node; `nil` when there is none any more.
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
  let trees: [ResolvedTree]
  let options: CompilerOptions
  let functionSizes: [Int]
  let isRecursive: [Bool]
  var graph: ValueGraph
  /// Shared by all graphs of the program.
  let subroutines: SubroutineList
  var frames: [Frame] = []
  var values: [Value] = []
  /// Whether a body that was built depends on the exchange rates.
  private(set) var usesRates = false
  var chains: [Chain] = []
  /// Loop numbers of the graph and regions of the open loops, by loop of the tree.
  private var openLoops: [(treeLoop: Int, number: Int, region: Int32)] = []
  /// The numbers of the open loops by loop of the tree, the innermost last.
  private var loopNumbers: [Int: [Int]] = [:]
  var branchRegions: [(Int32, Int32)] = []
  /// Whether named values of books take part.
  let usesValues: Bool
  private var poll: CancellationPoll
  var namedValues = NamedValues()

  init(
    _ resolution: Resolution, _ typing: Typing, options: CompilerOptions, functionSizes: [Int], isRecursive: [Bool],
    subroutines: SubroutineList, size: Int
  ) {
    self.resolution = resolution
    self.typing = typing
    trees = resolution.trees
    self.options = options
    poll = CancellationPoll(options.isCancelled)
    usesValues = resolution.usesValues
    self.functionSizes = functionSizes
    self.isRecursive = isRecursive
    self.subroutines = subroutines
    graph = ValueGraph(numberMode: options.numberMode, isOptimized: options.isOptimized, size: size)
  }

  // MARK: Entry points

  /// The graph of the formula's own statements.
  mutating func buildFormula(_ nodes: Range<Int>) throws(FormulaError) {
    open(Frame(tree: 0, nodes: nodes, locals: Array(repeating: 0, count: resolution.localCount)))
    try run()
  }

  /// The graph of a function's body, whose parameters and captured values are its first locals.
  mutating func buildFunction(_ function: Int) throws(FormulaError) {
    let resolved = resolution.functions[function]
    var locals: [ValueGraph.ID] = Array(repeating: 0, count: resolved.localCount)
    let place = graph.addPlace(trees[resolved.tree].source, resolved.range)
    for index in 0..<resolved.parameterCount { locals[index] = graph.makeLeaf(.parameter, index, at: place) }
    for (index, capture) in resolved.captures.enumerated() {
      locals[capture.inner] = graph.makeLeaf(.parameter, resolved.parameterCount + index, at: place)
    }
    open(Frame(tree: resolved.tree, function: function, nodes: resolved.body, locals: locals))
    try run()
  }

  /// Continues with a body.
  mutating func open(_ frame: consuming Frame) {
    if typing.usesRates(inTree: frame.tree) { usesRates = true }
    frame.follow(typing.elaborations(ofTree: frame.tree))
    frames.append(frame)
  }

  private mutating func run() throws(FormulaError) {
    values.reserveCapacity(8)
    // Frames are changed where they lie: a copy held here would make every change copy their arrays.
    while let current = frames.indices.last {
      let index = frames[current].index
      if index < frames[current].end {
        frames[current].index += 1
        let tree = frames[current].tree
        let node = trees[tree].tree.nodes[index]
        if poll.isCancelled(after: 1_024) { throw FormulaError(.cancelled, at: node.range, in: trees[tree].tree.source) }
        let place = graph.addPlace(trees[tree].source, node.range)
        if index == frames[current].nextElaborated {
          lowerElaborated(node, at: index, in: tree, place: place)
        } else {
          lower(node, at: index, in: tree, place: place)
        }
      } else {
        finishFrame()
      }
      // Calls hand on all that functions capture, so operands can be many more than nodes.
      guard graph.nodes.count <= options.limits.nodes, graph.operandCount / 4 <= options.limits.nodes else {
        let place = graph.places.last
        throw FormulaError(
          .limitExceeded(.nodes, maximum: options.limits.nodes), at: place?.range ?? SourceRange(start: 0, end: 0),
          in: resolution.sources[place?.source ?? 0])
      }
    }
    graph.root = values.popLast()?.id ?? graph.root
  }

  private mutating func finishFrame() {
    coerceBodyValue()
    guard let frame = frames.popLast(), var result = values.popLast() else { preconditionFailure("a body leaves a value") }
    for statement in frame.statements.reversed() { result.id = graph.sequence(statement.id, result.id, at: statement.place) }
    if usesValues, let function = frame.function, resolution.functions[function].isValue, !frames.isEmpty {
      namedValues.add(function, result.id)
    }
    for argument in frame.arguments.reversed() { result.id = graph.sequence(argument, result.id, at: frame.place) }
    values.append(result)
  }

  // MARK: Nodes

  /// Lowers a node as it says by itself: its operands are plain numbers.
  mutating func lower(_ node: SyntaxTree.Node, at index: Int, in treeIndex: Int, place: Int32) {
    switch node.kind {
    case .number: values.append(Value(id: lowerNumber(node, in: treeIndex, at: place), place: place))
    case .name:
      if usesValues, case .function(let value) = trees[treeIndex].bindings[index] { return lowerNamedValue(value, at: place) }
      values.append(Value(id: lowerName(trees[treeIndex].bindings[index], at: place), place: place))
    case .unit: values.append(Value(id: graph.makeConstant(1, at: place), place: place))
    case .convert: values.append(Value(id: pop().id, place: place))
    case .call: lowerCall(trees[treeIndex].bindings[index], Int(node.count), at: place)
    case .apply: lowerOperator(Int(node.payload), isInfix: node.count == 2, treeIndex, index, at: place)
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
      let number = graph.addLoop(trees[treeIndex].tree.loops[Int(node.payload)].repetition)
      openLoops.append((Int(node.payload), number, openRegion()))
      loopNumbers[Int(node.payload), default: []].append(number)
    case .loop:
      guard let loop = openLoops.popLast() else { preconditionFailure("a loop's body begins before it ends") }
      loopNumbers[loop.treeLoop]?.removeLast()
      closeRegion()
      let body = pop()
      let last = pop()
      let first = pop()
      values.append(
        Value(id: graph.loop(loop.number, first: first.id, last: last.id, body: body.id, region: loop.region, at: place), place: place))
    case .assign:
      guard case .local(let local) = trees[treeIndex].bindings[index] else { preconditionFailure("a definition's name is a local") }
      frames[frames.count - 1].locals[local] = values[values.count - 1].id
    case .discard: frames[frames.count - 1].statements.append(pop())
    case .functionBegin: frames[frames.count - 1].index = trees[treeIndex].tree.functions[Int(node.payload)].body.upperBound + 1
    // Percents become plain numbers before, and how the result is shown is no part of the graph.
    case .group, .notation, .functionEnd: break
    }
  }

  mutating func pop() -> Value {
    guard let value = values.popLast() else { preconditionFailure("a node's operands are built before it") }
    return value
  }

  private mutating func comparison(_ row: Int, _ left: Value, _ right: Value, at place: Int32) -> Value {
    guard case .comparison(let function) = Catalogue.operatorMeanings[row] else { preconditionFailure("chains consist of comparisons") }
    return Value(id: graph.apply(Operation(function), OperandList(left.id, right.id), at: place), place: place)
  }

  private mutating func lowerNumber(_ node: SyntaxTree.Node, in treeIndex: Int, at place: Int32) -> ValueGraph.ID {
    graph.makeConstant(Program.Constant(node, in: trees[treeIndex].tree, options.numberMode), at: place)
  }

  private mutating func lowerName(_ binding: ResolvedTree.Binding, at place: Int32) -> ValueGraph.ID {
    switch binding {
    case .variable(let index): graph.makeLeaf(.variable, index, at: place)
    case .constant(let value): graph.makeConstant(value, at: place)
    case .pooled(let index): graph.makeConstant(resolution.constants[index], at: place)
    case .local(let index): frames[frames.count - 1].locals[index]
    case .loopName(let index):
      graph.makeLeaf(.loopName, number(ofLoop: index), at: place)
    case .none, .builtIn, .function, .host: preconditionFailure("a name that stands for no value is an error")
    }
  }

  /// The graph's number of the innermost open loop that a loop of the tree has become.
  private func number(ofLoop index: Int) -> Int {
    guard let number = loopNumbers[index]?.last else { preconditionFailure("a loop's name stands in its body") }
    return number
  }

  private func operation(_ function: Function.ID) -> Operation {
    switch Catalogue.traits(function).takesPart {
    case .none: Operation(function)
    case .argument, .result: Operation(function, unit: trees[frames[frames.count - 1].tree].angleUnit)
    }
  }

  mutating func applyFunction(_ function: Function.ID, _ count: Int, at place: Int32) {
    let operands = popOperands(count)
    values.append(Value(id: graph.apply(operation(function), operands, at: place), place: place))
  }

  mutating func popOperands(_ count: Int) -> OperandList {
    switch count {
    case 1: return OperandList(pop().id)
    case 2:
      let second = pop().id
      return OperandList(pop().id, second)
    default:
      let operands = OperandList(values.suffix(count).map(\.id))
      values.removeLast(count)
      return operands
    }
  }
}
