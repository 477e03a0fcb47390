import ReckonBytecode
import ReckonCatalogue

/// Which values of a subroutine are computed in registers where they are needed, and which lie in the frame.
///
/// A value that is needed once, in its own block, is computed together with what needs it, which makes trees of instructions. The others
/// are roots: they are computed in their order, with no other value in a register, and lie in a place of the frame afterwards, unless the
/// next root takes them first of all.
///
/// - Complexity: O(code).
struct ValueTrees {
  /// For each value the instruction that makes it, or -1.
  private(set) var makers: [Int32]
  /// Whether each value is computed with what needs it.
  private(set) var isInlined: [Bool]
  /// Whether a strict run looks at each value as soon as it has been computed.
  private(set) var isChecked: [Bool]
  /// Whether each value stays in the first register until the next root takes it.
  private(set) var isCarried: [Bool]
  /// Whether each value is a carried one or needs one, which is to be computed before its neighbours.
  private(set) var isFirst: [Bool]
  /// How many registers each tree takes at most.
  private(set) var needs: [Int]
  /// Whether each tree calls a function, which uses all registers.
  private(set) var calls: [Bool]
  /// For each instruction where in its block the root stands with which it is computed: the number of instructions for what ends the block.
  private(set) var roots: [Int32]
  /// Whether each instruction is a check that is made as soon as its operand has been computed.
  private(set) var isFolded: [Bool]

  /// How deep trees may be: what emits them calls itself.
  private static let mostDepth = 40

  private let code: LoweredCode.Subroutine
  /// How often each value is needed; one that must lie in a place counts twice at least.
  private var uses: [Int32]
  /// Where in its block the last user of each value stands.
  private var users: [Int32]
  private var blocks: [Int32]

  init(_ code: LoweredCode.Subroutine) {
    self.code = code
    let count = code.origins.count
    makers = Array(repeating: -1, count: count)
    (isInlined, isChecked, isCarried, isFirst, calls) = (
      Array(repeating: false, count: count), Array(repeating: false, count: count), Array(repeating: false, count: count),
      Array(repeating: false, count: count), Array(repeating: false, count: count)
    )
    needs = Array(repeating: 0, count: count)
    uses = Array(repeating: 0, count: count)
    users = Array(repeating: -1, count: count)
    blocks = Array(repeating: -1, count: count)
    roots = Array(repeating: 0, count: code.instructions.count)
    isFolded = Array(repeating: false, count: code.instructions.count)
    for block in code.blocks.indices { countUses(block) }
    var depths = [Int](repeating: 0, count: count)
    for block in code.blocks.indices {
      findTrees(block, &depths)
      findRoots(block)
      findCarried(block)
      findNeeds(block)
    }
  }

  // MARK: Uses

  private mutating func countUses(_ block: Int) {
    let content = code.blocks[block]
    func use(_ value: LoweredCode.Value, _ offset: Int, count: Int32 = 1) {
      // A user in another block needs the value in a place.
      let isElsewhere = users[Int(value)] >= 0 && blocks[Int(value)] != Int32(block)
      uses[Int(value)] += isElsewhere ? 2 : count
      users[Int(value)] = Int32(offset)
      blocks[Int(value)] = Int32(block)
    }
    for (offset, number) in content.instructions.enumerated() {
      let instruction = code.instructions[number]
      let operands = code.operands[instruction.operands]
      switch instruction.action {
      case .check: break
      // A square takes its operand once.
      case .apply where code.isSquare(instruction): use(operands[operands.startIndex], offset)
      case .apply, .host, .call, .bound, .choose: for operand in operands { use(operand, offset) }
      // The factor is read again and again, the parts of sums where they lie.
      case .polynomial:
        for (index, operand) in operands.enumerated() { use(operand, offset, count: index == 1 ? 2 : 1) }
      case .accumulate: for (index, operand) in operands.enumerated() { use(operand, offset, count: index == 2 ? 1 : 2) }
      case .total: for operand in operands { use(operand, offset, count: 2) }
      }
      for result in 0..<instruction.action.resultCount { makers[Int(instruction.result) + result] = Int32(number) }
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

  private mutating func findTrees(_ block: Int, _ depths: inout [Int]) {
    let content = code.blocks[block]
    for number in content.instructions {
      let instruction = code.instructions[number]
      let value = Int(instruction.result)
      switch instruction.action {
      case .check:
        let operand = Int(code.operands[instruction.operands.lowerBound])
        guard makers[operand] >= 0, content.instructions.contains(Int(makers[operand])),
          code.instructions[Int(makers[operand])].action.resultCount == 1
        else { continue }
        isChecked[operand] = true
        isFolded[number] = true
      case .apply(let operation):
        switch Catalogue.kernel(ofOperation: operation, count: instruction.operands.count) {
        case .unary, .binary, .ternary: break
        case .variadic, .random, nil: continue
        }
        fallthrough
      case .choose, .polynomial:
        guard uses[value] == 1, blocks[value] == Int32(block) else { continue }
        depths[value] = 1 + code.operands[instruction.operands].reduce(0) { max($0, depths[Int($1)]) }
        if depths[value] < Self.mostDepth { isInlined[value] = true } else { depths[value] = 0 }
      case .host, .call, .bound, .accumulate, .total: break
      }
    }
  }

  private mutating func findRoots(_ block: Int) {
    let content = code.blocks[block]
    for (offset, number) in content.instructions.enumerated().reversed() {
      let instruction = code.instructions[number]
      guard instruction.action.resultCount == 1, isInlined[Int(instruction.result)] else {
        roots[number] = Int32(offset)
        continue
      }
      roots[number] = root(usedAt: users[Int(instruction.result)], content)
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
      guard instruction.action.resultCount == 1, uses[value] == 1, blocks[value] == Int32(block),
        root(usedAt: users[value], content) == next, let path = path(from: instruction.result, content)
      else { continue }
      isCarried[value] = true
      for value in path { isFirst[Int(value)] = true }
    }
  }

  /// The values from one that a root makes up to the next root, if it can be taken there before all others.
  private func path(from value: LoweredCode.Value, _ content: LoweredCode.Block) -> [LoweredCode.Value]? {
    var path = [value]
    while true {
      let value = path[path.count - 1]
      let user = Int(users[Int(value)])
      guard user < content.instructions.count else { return path }
      let instruction = code.instructions[content.instructions.lowerBound + user]
      guard isTakenFirst(value, by: instruction) else { return nil }
      guard instruction.action.resultCount == 1, isInlined[Int(instruction.result)] else { return path }
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
      case .binary: return operands[operands.startIndex] == value || !isInlined[Int(operands[operands.startIndex])]
      case .ternary, nil: return operands[operands.startIndex] == value
      }
    case .choose, .polynomial: return operands[operands.startIndex] == value
    case .host, .call, .bound, .accumulate: return true
    case .total, .check: return false
    }
  }

  // MARK: Registers

  private mutating func findNeeds(_ block: Int) {
    for number in code.blocks[block].instructions {
      let instruction = code.instructions[number]
      guard instruction.action.resultCount == 1 else { continue }
      let value = Int(instruction.result)
      if isCarried[value] { needs[value] = 1 }
      guard isInlined[value] else { continue }
      let operands = code.operands[instruction.operands]
      calls[value] = operands.contains { calls[Int($0)] } || code.callsFunction(instruction)
      func need(_ index: Int) -> Int { index < operands.count ? needs[Int(operands[operands.startIndex + index])] : 0 }
      let (first, second, third) = (need(0), need(1), need(2))
      needs[value] =
        switch (instruction.action, operands.count) {
        case (.polynomial, _): max(1, first)
        case (.choose, _): max(1, first, 1 + second, (second == 0 ? 1 : 2) + third)
        // The operands of a function are computed in their order.
        case (_, 2) where calls[value] && first > 0 && second > 0: max(first, 1 + second)
        case (_, 2): first == second ? max(1, first + (first == 0 ? 0 : 1)) : max(first, second)
        case (_, 3): max(3, first, 1 + second, 2 + third)
        case (_, _): max(1, first)
        }
    }
  }

  /// Whether a value lies in a place of the frame.
  func isPlaced(_ value: LoweredCode.Value) -> Bool {
    // Parameters do, and both parts of a sum, needed or not.
    guard makers[Int(value)] >= 0, code.instructions[Int(makers[Int(value)])].action.resultCount == 1 else { return true }
    return !isInlined[Int(value)] && !isCarried[Int(value)] && uses[Int(value)] > 0
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
