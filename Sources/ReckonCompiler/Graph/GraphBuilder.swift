import ReckonCatalogue

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
  var openLoops: [(treeLoop: Int, number: Int, region: Int32)] = []
  /// The numbers of the open loops by loop of the tree, innermost last.
  var loopNumbers: [Int: [Int]] = [:]
  /// The lists that loops iterate over, by loop number.
  var loopLists: [Int: ValueGraph.ID] = [:]
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
  var nextNamed = 0
  /// The numbers of the named values of sources of uncertainty, by source, if formulas query uncertainties.
  var namedSources: [Int: Int] = [:]
  var namedConstants: [String: Int] = [:]

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
}
