import ReckonBytecode
import ReckonCatalogue

/// Generates the instructions of one subroutine from a value graph.
///
/// Walks from the root in the order of evaluation with a stack of tasks. A node with several uses is stored in a local
/// after its first evaluation; locals are reused when their value has no more uses.
struct CodeGenerator: ~Copyable {
  enum Task {
    case visit(ValueGraph.ID)
    case finish(ValueGraph.ID)
    case emit(Instruction, ValueGraph.Place)
    case label(Int)
    case afterFirst(ValueGraph.ID)
    case bindLoop(ValueGraph.ID, Part)
    case leaveLoop(ValueGraph.ID)
    case enterBranch
    case leaveBranch
  }

  enum Part { case first, last, body }

  struct Loop {
    var name = 0
    var end = 0
    var total = 0
    var top = 0
    var out = 0
  }

  /// The generator's state of a node.
  struct NodeState {
    /// The number of remaining uses.
    var uses: Int32 = 0
    /// The local that stores its value, or -1.
    var slot: Int32 = -1
    /// The loop depth at which the value was stored: it may be released only there.
    var depth: Int32 = -1
    var facts: SwallowAnalysis.Facts = []
  }

  // The parts of the graph that code is generated from: retaining these costs less than copying the graph.
  let nodes: ArenaArray<ValueGraph.Node>
  private let operandPool: ArenaArray<ValueGraph.ID>
  let constants: [Program.Constant]
  let texts: [String]
  private let repetitions: [Function.Repetition]
  private let root: ValueGraph.ID
  private let furtherRoots: [ValueGraph.ID]
  let numberMode: NumberMode

  var states: ArenaArray<NodeState>
  var tasks: ArenaArray<Task>
  var freeSlots: [Int] = []
  /// The first of each free pair of consecutive locals, for the totals of loops.
  private var freePairs: [Int] = []
  /// The nodes whose values are stored, in order of their first evaluation, and their number when each open branch or
  /// loop began.
  var kept: [ValueGraph.ID] = []
  var branchMarks: [Int] = []
  var loopDepth: Int32 = 0
  private var loops: [Int: Loop] = [:]
  private(set) var localCount: Int
  private var lastPlace: ValueGraph.Place?
  var output: Assembler

  /// - Parameter output: receives the code; ``finished()`` returns it.
  init(_ graph: ValueGraph, parameterCount: Int, output: consuming Assembler, in arena: borrowing Arena) {
    nodes = graph.nodes
    operandPool = graph.operandPool
    constants = graph.constants
    texts = graph.texts
    repetitions = graph.repetitions
    root = graph.root
    furtherRoots = graph.furtherRoots
    numberMode = graph.numberMode
    localCount = parameterCount
    self.output = output
    states = ArenaArray(repeating: NodeState(), count: graph.nodes.count, in: arena)
    tasks = ArenaArray(in: arena, capacity: 16)
  }

  /// The assembler with the code.
  consuming func finished() -> Assembler { output }

  /// Emits the graph's code.
  ///
  /// - Throws: `cancelled`.
  mutating func generate(_ graph: ValueGraph, _ poll: inout CancellationPoll) throws(FormulaError) {
    states[Int(root)].facts = .isReachable
    for further in furtherRoots { states[Int(further)].facts = .isReachable }
    // With several results, each is a use of its value.
    if !furtherRoots.isEmpty { for result in furtherRoots + [root] { states[Int(result)].uses += 1 } }
    for index in nodes.indices.reversed() where states[index].facts.contains(.isReachable) {
      // Includes the analysis of the node.
      if poll.isCancelled(after: 128) { throw .cancelled }
      let node = nodes[index]
      for position in 0..<Int(node.operandCount) {
        let operand = operand(position, of: node)
        states[Int(operand)].facts.insert(.isReachable)
        states[Int(operand)].uses += 1
      }
    }
    SwallowAnalysis.run(graph, states)
    tasks.append(.emit(Instruction(.return), nodes[Int(root)].place))
    tasks.append(.visit(root))
    for (index, further) in furtherRoots.enumerated().reversed() {
      tasks.append(.emit(Instruction(.deliver, UInt32(index)), nodes[Int(further)].place))
      tasks.append(.visit(further))
    }
    // The node to visit before the pending tasks.
    var next: ValueGraph.ID?
    while true {
      // Includes the assembly of the code that the task emits.
      if poll.isCancelled(after: 256) { throw .cancelled }
      if let id = next {
        next = visit(id)
        continue
      }
      guard let task = tasks.popLast() else { return }
      switch task {
      case .visit(let id): next = id
      case .finish(let id): finish(id)
      case .emit(let instruction, let place): emit(instruction, at: place)
      case .label(let label): output.bind(label)
      case .afterFirst(let id): dropTop(id)
      case .bindLoop(let id, let part): bindLoop(id, part)
      case .leaveLoop(let id): leaveLoop(id)
      case .enterBranch: branchMarks.append(kept.count)
      case .leaveBranch: leaveBranch()
      }
    }
  }

  func operand(_ position: Int, of node: ValueGraph.Node) -> ValueGraph.ID {
    node.operands[position, operandPool]
  }

  mutating func emit(_ instruction: Instruction, at place: ValueGraph.Place) {
    if place != lastPlace {
      lastPlace = place
      output.mark(place)
    }
    output.emit(instruction)
  }

  /// Emits the initial value of a loop: 0 for a sum, 1 for a product, or an empty list.
  private mutating func emitNeutral(of repetition: Function.Repetition, at place: ValueGraph.Place) {
    switch repetition {
    case .sum: emitNumber(0, at: place)
    case .product: emitNumber(1, at: place)
    case .list: emit(Instruction(.values, UInt32(ValueFunction.list.rawValue), count: 0), at: place)
    case .integral, .root, .minimum, .maximum: preconditionFailure("a search begins with its bounds")
    }
  }

  private mutating func emitNumber(_ value: Double, at place: ValueGraph.Place) {
    emit(Instruction(.constant, output.index(of: Program.Constant(value, in: numberMode))), at: place)
  }

  mutating func takeSlot() -> Int {
    if let slot = freeSlots.popLast() { return slot }
    localCount += 1
    return localCount - 1
  }

  private mutating func takePair() -> Int {
    if let pair = freePairs.popLast() { return pair }
    localCount += 2
    return localCount - 2
  }

  // MARK: Loops

  /// The locals of an open loop.
  func loop(_ number: Int) -> Loop {
    guard let loop = loops[number] else { preconditionFailure("a loop's bounds come before its body and its name") }
    return loop
  }

  mutating func bindLoop(_ id: ValueGraph.ID, _ part: Part) {
    let node = nodes[Int(id)]
    let number = Int(node.payload)
    let place = node.place
    let repetition = repetitions[number]
    if repetition.isSearch {
      // Both bounds stay on the stack until the search begins.
      if part == .body { beginSearch(number, at: place) }
      return
    }
    switch part {
    case .first:
      // Two consecutive locals hold the total; one would suffice for a product.
      var loop = Loop(name: takeSlot(), end: takeSlot())
      loop.total = takePair()
      loops[number] = loop
      emit(Instruction(.bound, UInt32(repetition.rawValue)), at: place)
      emit(Instruction(.store, UInt32(loop.name)), at: place)
    case .last:
      let loop = loop(number)
      emit(Instruction(.bound, UInt32(repetition.rawValue)), at: place)
      emit(Instruction(.store, UInt32(loop.end)), at: place)
    case .body:
      var loop = loop(number)
      loop.top = output.makeLabel()
      loop.out = output.makeLabel()
      loops[number] = loop
      emitNeutral(of: repetition, at: place)
      emit(Instruction(.store, UInt32(loop.total)), at: place)
      if repetition == .sum {
        emitNeutral(of: repetition, at: place)
        emit(Instruction(.store, UInt32(loop.total + 1)), at: place)
      }
      output.bind(loop.top)
      emit(Instruction(.local, UInt32(loop.name)), at: place)
      emit(Instruction(.local, UInt32(loop.end)), at: place)
      emit(Instruction(.lessOrEqual), at: place)
      emit(Instruction(.jumpIfFalse, UInt32(loop.out)), at: place)
      loopDepth += 1
      branchMarks.append(kept.count)
      if repetition == .product { emit(Instruction(.local, UInt32(loop.total)), at: place) }
    }
  }

  private mutating func beginSearch(_ number: Int, at place: ValueGraph.Place) {
    let loop = Loop(name: takeSlot(), top: output.makeLabel(), out: output.makeLabel())
    loops[number] = loop
    emit(Instruction(.seek, UInt32(repetitions[number].rawValue)), at: place)
    output.bind(loop.top)
    emit(Instruction(.probe, UInt32(loop.name)), at: place)
    emit(Instruction(.jumpIfFalse, UInt32(loop.out)), at: place)
    loopDepth += 1
    branchMarks.append(kept.count)
  }

  private mutating func leaveSearch(_ number: Int, at place: ValueGraph.Place) {
    let loop = loop(number)
    emit(Instruction(.weigh), at: place)
    emit(Instruction(.loop, UInt32(loop.top)), at: place)
    output.bind(loop.out)
    emit(Instruction(.found), at: place)
    loopDepth -= 1
    leaveBranch()
    freeSlots.append(loop.name)
  }

  mutating func leaveLoop(_ id: ValueGraph.ID) {
    let node = nodes[Int(id)]
    let place = node.place
    if repetitions[Int(node.payload)].isSearch { return leaveSearch(Int(node.payload), at: place) }
    let loop = loop(Int(node.payload))
    let repetition = repetitions[Int(node.payload)]
    let name = UInt32(loop.name)
    let total = UInt32(loop.total)
    switch repetition {
    case .sum: emit(Instruction(.accumulate, total), at: place)
    case .product:
      emit(Instruction(.multiply), at: place)
      emit(Instruction(.store, total), at: place)
    case .list: emit(Instruction(.append, total), at: place)
    case .integral, .root, .minimum, .maximum: preconditionFailure("searches end in another way")
    }
    emit(Instruction(.local, name), at: place)
    emitNumber(1, at: place)
    emit(Instruction(.add), at: place)
    emit(Instruction(.store, name), at: place)
    emit(Instruction(.loop, UInt32(loop.top)), at: place)
    output.bind(loop.out)
    emit(repetition == .sum ? Instruction(.total, total) : Instruction(.local, total), at: place)
    loopDepth -= 1
    leaveBranch()
    freeSlots.append(contentsOf: [loop.end, loop.name])
    freePairs.append(loop.total)
  }
}
