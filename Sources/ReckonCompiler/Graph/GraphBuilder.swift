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
    /// Whether it is an integer literal that doubles have rounded.
    var isRounded = false
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
  struct Chain {
    var conditions: [Value]
    var last: Value
  }

  let resolver: Resolver
  /// Those of the resolver, which is an object: each access to its properties is checked for exclusivity.
  let trees: [ResolvedTree]
  let options: CompilerOptions
  let functionSizes: [Int]
  let isRecursive: [Bool]
  var graph: ValueGraph
  /// Shared by all graphs of the program.
  let subroutines: SubroutineList
  var frames: [Frame] = []
  var values: [Value] = []
  /// The units of values, in statements that end in a conversion.
  var quantities: [Quantity] = []
  /// The errors of units so far, when all are wanted: then building goes on after each with a plain number.
  private(set) var errors: [FormulaError]?
  /// How the last statement asks for its value to be shown.
  var resultForm = ResultForm.plain
  var chains: [Chain] = []
  /// Loop numbers of the graph and regions of the open loops, by loop of the tree.
  private var openLoops: [(treeLoop: Int, number: Int, region: Int32)] = []
  /// The numbers of the open loops by loop of the tree, the innermost last.
  private var loopNumbers: [Int: [Int]] = [:]
  var branchRegions: [(Int32, Int32)] = []
  /// Whether named values of books take part.
  let usesValues: Bool
  private var poll: CancellationPoll
  /// Whether a literal so far is an integer that doubles have rounded. Without one, operations are not looked at for bit operations.
  private var hasRounded = false
  var namedValues = NamedValues()

  init(
    _ resolver: Resolver, options: CompilerOptions, functionSizes: [Int], isRecursive: [Bool], subroutines: SubroutineList, size: Int,
    collectsErrors: Bool = false
  ) {
    self.resolver = resolver
    trees = resolver.trees
    self.options = options
    poll = CancellationPoll(options.isCancelled)
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
    let place = graph.addPlace(trees[resolved.tree].source, resolved.range)
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
        if poll.isCancelled(after: 1_024) {
          let resolved = trees[tree]
          throw FormulaError(.cancelled, at: resolved.tree.nodes[index].range, in: resolved.tree.source)
        }
        if errors == nil {
          try lower(trees[tree].tree.nodes[index], at: index, in: tree)
        } else {
          lowerOn(trees[tree].tree.nodes[index], at: index, in: tree)
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
      let statement = frames[0].function == nil ? trees[tree].tree.statements.first { $0.nodes.contains(index) } : nil
      // As many as the parser gives.
      let goesOn = (errors?.count ?? 0) < 100
      frames[frames.count - 1].index = goesOn ? statement?.nodes.upperBound ?? frames[frames.count - 1].end : frames[frames.count - 1].end
      (chains, branchRegions, openLoops, loopNumbers) = ([], [], [], [:])
      let place = graph.addPlace(trees[tree].source, node.range)
      values = [Value(id: graph.makeConstant(1, at: place), place: place)]
    }
  }

  private mutating func finishFrame() {
    guard let frame = frames.popLast(), let last = values.popLast() else { preconditionFailure("a body leaves a value") }
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
    let place = graph.addPlace(trees[treeIndex].source, node.range)
    if !quantities.isEmpty, try lowerQuantities(Site(node: node, tree: treeIndex, place: place), at: index) { return }
    switch node.kind {
    case .number:
      let isRounded = Self.isLong(node) && isRounded(node, in: treeIndex)
      if isRounded { hasRounded = true }
      values.append(Value(id: lowerNumber(node, in: treeIndex, at: place), place: place, isRounded: isRounded))
    case .name:
      if usesValues, case .function(let value) = trees[treeIndex].bindings[index] { return lowerNamedValue(value, at: place) }
      values.append(Value(id: lowerName(trees[treeIndex].bindings[index], at: place), place: place))
    case .unit: try lowerUnit(Site(node: node, tree: treeIndex, place: place))
    case .convert: try lowerConversion(Site(node: node, tree: treeIndex, place: place))
    case .notation:
      if frames.count == 1, frames[0].function == nil { resultForm = .notation(ResultForm.Notation.allCases[Int(node.payload)]) }
    case .call:
      let binding = trees[treeIndex].bindings[index]
      if hasRounded, case .builtIn(let function) = binding { try checkBits(function, Int(node.count)) }
      lowerCall(binding, Int(node.count), at: place)
    case .apply:
      if hasRounded, case .apply(let function) = Catalogue.operatorMeanings[Int(node.payload)] {
        try checkBits(function, Int(node.count))
      }
      lowerOperator(Int(node.payload), isInfix: node.count == 2, treeIndex, index, at: place)
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
      let number = graph.addLoop(trees[treeIndex].tree.loops[Int(node.payload)].repetition)
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
      if case .local(let local) = trees[treeIndex].bindings[index] { frames[frames.count - 1].locals[local] = value.id }
      values.append(value)
    case .discard:
      frames[frames.count - 1].statements.append(plain(pop()))
      resultForm = .plain
    case .functionBegin: frames[frames.count - 1].index = trees[treeIndex].tree.functions[Int(node.payload)].body.upperBound + 1
    case .functionEnd: break
    }
  }

  mutating func pop() -> Value {
    guard let value = values.popLast() else { preconditionFailure("a node's operands are built before it") }
    return value
  }

  /// A percent as the number that it is.
  mutating func plain(_ value: Value) -> Value {
    guard value.isPercent else { return value }
    let hundred = graph.makeConstant(100, at: value.place)
    return Value(id: graph.apply(Operation(.divide), OperandList(value.id, hundred), at: value.place), place: value.place)
  }

  private mutating func lowerNumber(_ node: SyntaxTree.Node, in treeIndex: Int, at place: Int32) -> ValueGraph.ID {
    switch options.numberMode {
    case .double: graph.makeConstant(trees[treeIndex].tree.numbers[Int(node.payload)], at: place)
    case .decimal: graph.makeConstant(trees[treeIndex].tree.decimal(of: node), at: place)
    }
  }

  private mutating func lowerName(_ binding: ResolvedTree.Binding, at place: Int32) -> ValueGraph.ID {
    switch binding {
    case .variable(let index): graph.makeLeaf(.variable, index, at: place)
    case .constant(let value): graph.makeConstant(value, at: place)
    case .decimal(let index): graph.makeConstant(resolver.decimals[index], at: place)
    case .local(let index): frames[frames.count - 1].locals[index]
    case .loopName(let index):
      graph.makeLeaf(.loopName, number(ofLoop: index), at: place)
    case .none, .builtIn, .function, .host: graph.makeConstant(Double.nan, at: place)
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
}
