import ReckonBytecode
import ReckonCatalogue

/// The values of a subroutine that are computed in registers where they are needed, and those in the frame.
///
/// A value that is needed once, in its own block, is computed together with what needs it, which makes trees of instructions. The others
/// are roots: they are computed in their order, with no other value in a register, and lie in a place of the frame afterwards, unless the
/// next root takes them first of all.
///
/// - Complexity: O(code).
struct ValueTrees {
  /// The facts about a value, side by side in one list: many short lists would take longer to allocate than to fill.
  struct Node {
    /// The instruction that makes the value, or -1.
    fileprivate(set) var maker: Int32 = -1
    /// The number of times it is needed; one that must have a slot counts at least twice.
    fileprivate var uses: Int32 = 0
    /// The block of its last user, and where that stands there.
    fileprivate var block: Int32 = -1
    fileprivate var user: Int32 = -1
    /// The most registers that its tree takes, and its depth.
    fileprivate(set) var need: Int32 = 0
    fileprivate var depth: Int32 = 0
    /// Whether it is computed with what needs it.
    fileprivate(set) var isInlined = false
    /// Whether a strict run checks it as soon as it has been computed.
    fileprivate(set) var isChecked = false
    /// Whether it stays in the first register until the next root takes it.
    fileprivate(set) var isCarried = false
    /// Whether it is a carried one or needs one, which is to be computed before its neighbors.
    fileprivate(set) var isFirst = false
    /// Whether its tree calls a function, which uses all registers.
    fileprivate(set) var calls = false
  }

  private var nodes: [Node]
  /// For each instruction where in its block the root stands with which it is computed: the number of instructions for what ends the block.
  private(set) var roots: [Int32]
  /// Whether each instruction is a check that is made as soon as its operand has been computed.
  private(set) var isFolded: [Bool]

  /// How deep trees may be: what emits them calls itself.
  private static let mostDepth: Int32 = 40

  private let code: LoweredCode.Subroutine

  /// Those of no code.
  init() { (code, nodes, roots, isFolded) = (LoweredCode.Subroutine(), [], [], []) }

  init(_ code: LoweredCode.Subroutine, _ poll: inout CancellationPoll) throws(FormulaError) {
    self.code = code
    nodes = Array(repeating: Node(), count: code.origins.count)
    roots = Array(repeating: 0, count: code.instructions.count)
    isFolded = Array(repeating: false, count: code.instructions.count)
    func find(_ pass: (inout ValueTrees, Int) -> Void, _ block: Int) throws(FormulaError) {
      pass(&self, block)
      try poll.check(after: 64 * code.blocks[block].instructions.count)
    }
    for block in code.blocks.indices { try find({ $0.countUses($1) }, block) }
    for block in code.blocks.indices {
      try find({ $0.findTrees($1) }, block)
      try find({ $0.findRoots($1) }, block)
      try find({ $0.findCarried($1) }, block)
      try find({ $0.findNeeds($1) }, block)
    }
  }

  // MARK: Uses

  private mutating func countUses(_ block: Int) {
    let content = code.blocks[block]
    func use(_ value: LoweredCode.Value, _ offset: Int, count: Int32 = 1) {
      // A user in another block needs the value in a place.
      let isElsewhere = nodes[Int(value)].user >= 0 && nodes[Int(value)].block != Int32(block)
      nodes[Int(value)].uses += isElsewhere ? 2 : count
      nodes[Int(value)].user = Int32(offset)
      nodes[Int(value)].block = Int32(block)
    }
    for (offset, number) in content.instructions.enumerated() {
      let instruction = code.instructions[number]
      let operands = code.operands[instruction.operands]
      switch instruction.action {
      // What another block has computed must be in a place when it is checked.
      case .check:
        let operand = operands[operands.startIndex]
        if nodes[Int(operand)].maker >= 0, !content.instructions.contains(Int(nodes[Int(operand)].maker)) { use(operand, offset, count: 2) }
      // A square takes its operand once.
      case .apply where code.isSquare(instruction): use(operands[operands.startIndex], offset)
      case .apply, .host, .call, .bound, .deliver, .choose, .lane: for operand in operands { use(operand, offset) }
      // The factor is read again and again, the parts of sums where they lie.
      case .polynomial:
        for (index, operand) in operands.enumerated() { use(operand, offset, count: index == 1 ? 2 : 1) }
      case .accumulate: for (index, operand) in operands.enumerated() { use(operand, offset, count: index == 2 ? 1 : 2) }
      case .total: for operand in operands { use(operand, offset, count: 2) }
      }
      for result in 0..<instruction.action.resultCount { nodes[Int(instruction.result) + result].maker = Int32(number) }
    }
    let end = content.instructions.count
    switch content.exit {
    case .return(let value): use(value, end)
    case .jump(let edge), .repeat(let edge, steps: _):
      if let value = code.returned(along: edge) {
        use(value, end)
      } else {
        for argument in code.operands[edge.arguments] { use(argument, end, count: edge.arguments.count == 1 ? 1 : 2) }
      }
    case .branch(let value, let edge, otherwise: let other):
      use(value, end)
      for argument in code.operands[edge.arguments] + code.operands[other.arguments] { use(argument, end, count: 2) }
    }
  }

  private mutating func findTrees(_ block: Int) {
    let content = code.blocks[block]
    for number in content.instructions {
      let instruction = code.instructions[number]
      let value = Int(instruction.result)
      switch instruction.action {
      case .check:
        let operand = Int(code.operands[instruction.operands.lowerBound])
        guard nodes[operand].maker >= 0, content.instructions.contains(Int(nodes[operand].maker)),
          code.instructions[Int(nodes[operand].maker)].action.resultCount == 1
        else { continue }
        nodes[operand].isChecked = true
        isFolded[number] = true
      case .apply(let operation):
        switch Catalogue.kernel(ofOperation: operation, count: instruction.operands.count) {
        case .unary, .binary, .ternary: break
        case .variadic, .random, nil: continue
        }
        fallthrough
      case .choose, .polynomial:
        guard nodes[value].uses == 1, nodes[value].block == Int32(block) else { continue }
        let depth = 1 + code.operands[instruction.operands].reduce(0) { max($0, nodes[Int($1)].depth) }
        guard depth < Self.mostDepth else { continue }
        (nodes[value].isInlined, nodes[value].depth) = (true, depth)
      case .host, .call, .bound, .accumulate, .total, .deliver, .lane: break
      }
    }
  }

  private mutating func findRoots(_ block: Int) {
    let content = code.blocks[block]
    for (offset, number) in content.instructions.enumerated().reversed() {
      let instruction = code.instructions[number]
      guard instruction.action.resultCount == 1, nodes[Int(instruction.result)].isInlined else {
        roots[number] = Int32(offset)
        continue
      }
      roots[number] = root(usedAt: nodes[Int(instruction.result)].user, content)
    }
  }

  /// The root with which a user in a block is computed.
  private func root(usedAt offset: Int32, _ content: LoweredCode.Block) -> Int32 {
    Int(offset) == content.instructions.count ? offset : roots[content.instructions.lowerBound + Int(offset)]
  }

  // MARK: Values in the first register

  private mutating func findCarried(_ block: Int) {
    let content = code.blocks[block]
    var next = Int32(content.instructions.count)
    for (offset, number) in content.instructions.enumerated().reversed() {
      let instruction = code.instructions[number]
      guard roots[number] == Int32(offset), !isFolded[number] else { continue }
      defer { next = Int32(offset) }
      let value = Int(instruction.result)
      guard instruction.action.resultCount == 1, nodes[value].uses == 1, nodes[value].block == Int32(block),
        root(usedAt: nodes[value].user, content) == next, let path = path(from: instruction.result, content)
      else { continue }
      nodes[value].isCarried = true
      for value in path { nodes[Int(value)].isFirst = true }
    }
  }

  /// The values from one that a root makes up to the next root, if it can be taken there before all others.
  private func path(from value: LoweredCode.Value, _ content: LoweredCode.Block) -> [LoweredCode.Value]? {
    var path = [value]
    while true {
      let value = path[path.count - 1]
      let user = Int(nodes[Int(value)].user)
      guard user < content.instructions.count else { return path }
      let instruction = code.instructions[content.instructions.lowerBound + user]
      guard isTakenFirst(value, by: instruction) else { return nil }
      guard instruction.action.resultCount == 1, nodes[Int(instruction.result)].isInlined else { return path }
      path.append(instruction.result)
    }
  }

  private func isTakenFirst(_ value: LoweredCode.Value, by instruction: LoweredCode.Instruction) -> Bool {
    let operands = code.operands[instruction.operands]
    switch instruction.action {
    case .apply(let operation):
      // Operands of arithmetic and comparisons are computed in either order, those of functions in theirs.
      switch Operation.function(ofCode: operation) {
      case .add, .subtract, .multiply, .divide, .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual: return true
      default: break
      }
      switch Catalogue.kernel(ofOperation: operation, count: operands.count) {
      case .unary, .variadic, .random: return true
      case .binary: return operands[operands.startIndex] == value || !nodes[Int(operands[operands.startIndex])].isInlined
      case .ternary, nil: return operands[operands.startIndex] == value
      }
    case .choose, .polynomial: return operands[operands.startIndex] == value
    case .host, .call, .bound, .accumulate: return true
    case .total, .check, .deliver, .lane: return false
    }
  }

  // MARK: Registers

  private mutating func findNeeds(_ block: Int) {
    for number in code.blocks[block].instructions {
      let instruction = code.instructions[number]
      guard instruction.action.resultCount == 1 else { continue }
      let value = Int(instruction.result)
      if nodes[value].isCarried { nodes[value].need = 1 }
      guard nodes[value].isInlined else { continue }
      let operands = code.operands[instruction.operands]
      nodes[value].calls = operands.contains { nodes[Int($0)].calls } || code.callsFunction(instruction)
      func need(_ index: Int) -> Int32 { index < operands.count ? nodes[Int(operands[operands.startIndex + index])].need : 0 }
      let (first, second, third) = (need(0), need(1), need(2))
      nodes[value].need =
        switch (instruction.action, operands.count) {
        case (.polynomial, _): max(1, first)
        case (.choose, _): max(1, first, 1 + second, (second == 0 ? 1 : 2) + third)
        // The operands of a function are computed in their order.
        case (_, 2) where nodes[value].calls && first > 0 && second > 0: max(first, 1 + second)
        case (_, 2): first == second ? max(1, first + (first == 0 ? 0 : 1)) : max(first, second)
        case (_, 3): max(3, first, 1 + second, 2 + third)
        case (_, _): max(1, first)
        }
    }
  }

  subscript(value: LoweredCode.Value) -> Node { nodes[Int(value)] }

  /// Whether a value lies in a place of the frame.
  func isPlaced(_ value: LoweredCode.Value) -> Bool {
    // Parameters do, and both parts of a sum, needed or not.
    guard nodes[Int(value)].maker >= 0, code.instructions[Int(nodes[Int(value)].maker)].action.resultCount == 1 else { return true }
    return !nodes[Int(value)].isInlined && !nodes[Int(value)].isCarried && nodes[Int(value)].uses > 0
  }

  /// Whether a value that an instruction makes does.
  func isPlaced(_ instruction: LoweredCode.Instruction) -> Bool {
    instruction.action.resultCount > 0 && isPlaced(instruction.result)
  }
}

extension LoweredCode.Subroutine {
  /// The value that a way leads to the end with, if nothing else happens there.
  func returned(along edge: LoweredCode.Edge) -> LoweredCode.Value? {
    let target = blocks[edge.block]
    guard target.instructions.isEmpty, target.loopEnd == nil, case .return(let value) = target.exit else { return nil }
    guard let parameter = target.parameters.firstIndex(of: value) else { return value }
    return operands[edge.arguments.lowerBound + parameter]
  }

  /// Whether an instruction multiplies a value by itself.
  func isSquare(_ instruction: LoweredCode.Instruction) -> Bool {
    guard case .apply(let operation) = instruction.action, Operation.function(ofCode: operation) == .multiply else { return false }
    return operands[instruction.operands.lowerBound] == operands[instruction.operands.lowerBound + 1]
  }

  /// Whether a step for an instruction calls a function of the catalogue.
  func callsFunction(_ instruction: LoweredCode.Instruction) -> Bool {
    guard case .apply(let operation) = instruction.action else { return false }
    let function = Operation.function(ofCode: operation)
    switch function {
    case .sqrt, .abs, .truth: return false
    default: return Opcode(dedicatedTo: function) == nil
    }
  }
}
