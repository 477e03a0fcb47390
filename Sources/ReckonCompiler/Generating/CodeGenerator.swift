import ReckonBytecode
import ReckonCatalogue

/// Turns a value graph into the instructions of one subroutine.
///
/// Walks from the root in the order of evaluation with a stack of tasks. A node with several uses is kept in a local
/// after its first evaluation; locals are used again when their value has no more uses.
struct CodeGenerator: ~Copyable {
  /// An instruction before its subroutine's place in the code is known; the operand of a jump is a label.
  struct Emitted {
    var instruction: Instruction
    var place: Int32
  }

  private enum Task {
    case visit(ValueGraph.ID)
    case finish(ValueGraph.ID)
    case emit(Instruction, Int32)
    case label(Int)
    case afterFirst(ValueGraph.ID)
    case bindLoop(ValueGraph.ID, Part)
    case leaveLoop(ValueGraph.ID)
  }

  private enum Part { case first, last, body }

  private struct Loop {
    var name = 0
    var end = 0
    var total = 0
    var top = 0
    var out = 0
  }

  private let graph: ValueGraph
  /// What the generator keeps of a node.
  private struct NodeState {
    /// How often it is used yet.
    var uses: Int32 = 0
    /// The local that holds its value, or -1.
    var slot: Int32 = -1
    /// How deep in loops the value was kept: it may be given up only there.
    var depth: Int32 = -1
  }

  private var facts: [SwallowAnalysis.Facts]
  private var states: [NodeState]
  private var freeSlots: [Int] = []
  private var loopDepth: Int32 = 0
  private var loops: [Int: Loop] = [:]
  private(set) var localCount: Int
  private(set) var code: [Emitted] = []
  /// For each label, the index of the instruction that it stands before.
  private(set) var labels: [Int] = []
  /// Whether generating has been cancelled, so that the code is not whole.
  private(set) var isCancelled = false
  /// The last place that a label was put to.
  private var lastBound = -1

  /// - Parameter poll: the generator stops when it is cancelled; see ``isCancelled``.
  init(_ graph: ValueGraph, parameterCount: Int, _ poll: inout CancellationPoll) {
    self.graph = graph
    localCount = parameterCount
    facts = Array(repeating: [], count: graph.nodes.count)
    states = Array(repeating: NodeState(), count: graph.nodes.count)
    facts[Int(graph.root)] = .isReachable
    for index in graph.nodes.indices.reversed() where facts[index].contains(.isReachable) {
      // For the analysis of the node, too.
      if poll.isCancelled(after: 128) {
        isCancelled = true
        return
      }
      for operand in graph.operands(of: graph.nodes[index]) {
        facts[Int(operand)].insert(.isReachable)
        states[Int(operand)].uses += 1
      }
    }
    SwallowAnalysis.run(graph, &facts)
    code.reserveCapacity(graph.nodes.count + 8)
    generate(&poll)
  }

  private mutating func generate(_ poll: inout CancellationPoll) {
    var tasks: [Task] = []
    tasks.reserveCapacity(16)
    tasks += [.emit(Instruction(.return), graph.nodes[Int(graph.root)].place), .visit(graph.root)]
    while let task = tasks.popLast() {
      // For the assembly of what the task emits, too.
      if poll.isCancelled(after: 256) {
        isCancelled = true
        return
      }
      switch task {
      case .visit(let id): visit(id, &tasks)
      case .finish(let id): finish(id)
      case .emit(let instruction, let place): emit(instruction, at: place)
      case .label(let label): bind(label)
      case .afterFirst(let id): dropTop(id)
      case .bindLoop(let id, let part): bindLoop(id, part)
      case .leaveLoop(let id): leaveLoop(id)
      }
    }
  }

  private mutating func emit(_ instruction: Instruction, at place: Int32) {
    code.append(Emitted(instruction: instruction, place: place))
  }

  private mutating func makeLabel() -> Int {
    labels.append(0)
    return labels.count - 1
  }

  /// Puts a label here.
  private mutating func bind(_ label: Int) {
    labels[label] = code.count
    lastBound = code.count
  }

  private mutating func takeSlot() -> Int {
    if let slot = freeSlots.popLast() { return slot }
    localCount += 1
    return localCount - 1
  }

  // MARK: Nodes

  private mutating func visit(_ id: ValueGraph.ID, _ tasks: inout [Task]) {
    let node = graph.nodes[Int(id)]
    if states[Int(id)].slot >= 0 { return load(id, at: node.place) }
    let operands = graph.operands(of: node)
    switch node.kind {
    case .constant: emit(Instruction(.constant, node.payload), at: node.place)
    case .variable: emit(Instruction(.variable, node.payload), at: node.place)
    case .parameter: emit(Instruction(.local, node.payload), at: node.place)
    case .loopName: emit(Instruction(.local, UInt32(loop(Int(node.payload)).name)), at: node.place)
    case .apply, .host, .call:
      tasks.append(.finish(id))
      for operand in operands.reversed() { tasks.append(.visit(operand)) }
    case .sequence:
      tasks.append(.finish(id))
      tasks.append(.visit(operands[operands.startIndex + 1]))
      tasks.append(.afterFirst(operands[operands.startIndex]))
      tasks.append(.visit(operands[operands.startIndex]))
    case .select:
      let otherwise = makeLabel()
      let end = makeLabel()
      tasks.append(.finish(id))
      tasks.append(.label(end))
      tasks.append(.visit(operands[operands.startIndex + 2]))
      tasks.append(.label(otherwise))
      tasks.append(.emit(Instruction(.jump, UInt32(end)), node.place))
      tasks.append(.visit(operands[operands.startIndex + 1]))
      tasks.append(.emit(Instruction(.jumpIfFalse, UInt32(otherwise)), node.place))
      tasks.append(.visit(operands[operands.startIndex]))
    case .loop:
      tasks.append(.finish(id))
      tasks.append(.leaveLoop(id))
      tasks.append(.visit(operands[operands.startIndex + 2]))
      tasks.append(.bindLoop(id, .body))
      tasks.append(.bindLoop(id, .last))
      tasks.append(.visit(operands[operands.startIndex + 1]))
      tasks.append(.bindLoop(id, .first))
      tasks.append(.visit(operands[operands.startIndex]))
    }
  }

  private mutating func load(_ id: ValueGraph.ID, at place: Int32) {
    let slot = Int(states[Int(id)].slot)
    emit(Instruction(.local, UInt32(slot)), at: place)
    countUse(id)
  }

  private mutating func countUse(_ id: ValueGraph.ID) {
    states[Int(id)].uses -= 1
    if states[Int(id)].uses == 0, states[Int(id)].slot >= 0, states[Int(id)].depth == loopDepth {
      freeSlots.append(Int(states[Int(id)].slot))
    }
  }

  /// Emits a node's own instruction when its operands are on the stack.
  private mutating func finish(_ id: ValueGraph.ID) {
    let node = graph.nodes[Int(id)]
    switch node.kind {
    case .apply: emitApplication(node)
    case .host: emit(Instruction(.host, node.payload), at: node.place)
    case .call: emit(Instruction(.call, node.payload), at: node.place)
    case .constant, .variable, .parameter, .loopName, .select, .sequence, .loop: break
    }
    if facts[Int(id)].contains(.needsCheck) { emit(Instruction(.check), at: node.place) }
    guard states[Int(id)].uses > 1, !isCheaperAgain(node, id) else { return }
    let slot = takeSlot()
    states[Int(id)].slot = Int32(slot)
    states[Int(id)].depth = loopDepth
    emit(Instruction(.tee, UInt32(slot)), at: node.place)
    countUse(id)
  }

  /// Whether computing a node again costs no more than keeping it: a sum, difference or product of inputs and constants
  /// is part of the step that takes it.
  private func isCheaperAgain(_ node: ValueGraph.Node, _ id: ValueGraph.ID) -> Bool {
    guard node.kind == .apply, !facts[Int(id)].contains(.needsCheck) else { return false }
    switch Operation.function(ofCode: node.payload) {
    case .add, .subtract, .multiply: break
    default: return false
    }
    return graph.operands(of: node).allSatisfy { operand in
      let kind = graph.nodes[Int(operand)].kind
      return kind == .variable || kind == .constant
    }
  }

  private mutating func emitApplication(_ node: ValueGraph.Node) {
    guard let operation = Operation(code: node.payload) else { preconditionFailure("the graph applies operations that exist") }
    if let opcode = Opcode(dedicatedTo: operation.function) { return emit(Instruction(opcode), at: node.place) }
    switch node.operandCount {
    case 1: emit(Instruction(.apply1, node.payload), at: node.place)
    case 2: emit(Instruction(.apply2, node.payload), at: node.place)
    case 3: emit(Instruction(.apply3, node.payload), at: node.place)
    default: emit(Instruction(.applyN, node.payload, count: UInt32(node.operandCount)), at: node.place)
    }
  }

  /// Drops the value of a statement, which has been kept if something uses it.
  private mutating func dropTop(_ id: ValueGraph.ID) {
    // A value that has just been copied into a local need not be on the stack at all, unless a jump leads behind the copy.
    if let last = code.last, last.instruction.opcode == .tee, lastBound < code.count {
      code[code.count - 1].instruction.opcode = .store
    } else {
      emit(Instruction(.pop), at: graph.nodes[Int(id)].place)
    }
  }

  // MARK: Loops

  /// The locals of a loop that has begun.
  private func loop(_ number: Int) -> Loop {
    guard let loop = loops[number] else { preconditionFailure("a loop's bounds come before its body and its name") }
    return loop
  }

  private mutating func bindLoop(_ id: ValueGraph.ID, _ part: Part) {
    let node = graph.nodes[Int(id)]
    let number = Int(node.payload)
    let place = node.place
    let repetition = graph.repetitions[number]
    switch part {
    case .first:
      // Two locals that follow each other hold the total; one would do for a product.
      var loop = Loop(name: takeSlot(), end: takeSlot())
      loop.total = localCount
      localCount += 2
      loops[number] = loop
      emit(Instruction(.bound, UInt32(repetition.rawValue)), at: place)
      emit(Instruction(.store, UInt32(loop.name)), at: place)
    case .last:
      let loop = loop(number)
      emit(Instruction(.bound, UInt32(repetition.rawValue)), at: place)
      emit(Instruction(.store, UInt32(loop.end)), at: place)
    case .body:
      var loop = loop(number)
      loop.top = makeLabel()
      loop.out = makeLabel()
      loops[number] = loop
      let start = repetition == .sum ? startOfSum : startOfProduct
      emit(Instruction(.constant, start), at: place)
      emit(Instruction(.store, UInt32(loop.total)), at: place)
      if repetition == .sum {
        emit(Instruction(.constant, start), at: place)
        emit(Instruction(.store, UInt32(loop.total + 1)), at: place)
      }
      bind(loop.top)
      emit(Instruction(.local, UInt32(loop.name)), at: place)
      emit(Instruction(.local, UInt32(loop.end)), at: place)
      emit(Instruction(.lessOrEqual), at: place)
      emit(Instruction(.jumpIfFalse, UInt32(loop.out)), at: place)
      loopDepth += 1
      if repetition == .product { emit(Instruction(.local, UInt32(loop.total)), at: place) }
    }
  }

  private mutating func leaveLoop(_ id: ValueGraph.ID) {
    let node = graph.nodes[Int(id)]
    let place = node.place
    let loop = loop(Int(node.payload))
    let repetition = graph.repetitions[Int(node.payload)]
    let name = UInt32(loop.name)
    let total = UInt32(loop.total)
    switch repetition {
    case .sum: emit(Instruction(.accumulate, total), at: place)
    case .product:
      emit(Instruction(.multiply), at: place)
      emit(Instruction(.store, total), at: place)
    }
    emit(Instruction(.local, name), at: place)
    emit(Instruction(.constant, startOfProduct), at: place)
    emit(Instruction(.add), at: place)
    emit(Instruction(.store, name), at: place)
    emit(Instruction(.loop, UInt32(loop.top)), at: place)
    bind(loop.out)
    emit(repetition == .sum ? Instruction(.total, total) : Instruction(.local, total), at: place)
    loopDepth -= 1
    freeSlots.append(contentsOf: [loop.end, loop.name])
  }

  /// The constants 0 and 1 stand behind the graph's own.
  private var startOfSum: UInt32 { UInt32(graph.constants.count + graph.decimals.count) }
  private var startOfProduct: UInt32 { startOfSum + 1 }
  /// The constants that the code refers to, of the graph's kind of numbers.
  var constants: [Double] { loops.isEmpty || graph.numberMode == .decimal ? graph.constants : graph.constants + [0, 1] }
  var decimals: [MarkedDecimal] { loops.isEmpty || graph.numberMode == .double ? graph.decimals : graph.decimals + [.zero, .one] }
}
