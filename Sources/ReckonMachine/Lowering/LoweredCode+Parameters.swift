/// Analyses of block parameters that need all edges to their blocks.
extension LoweredCode.Subroutine {
  /// Removes unreachable blocks.
  mutating func removeUnreachedBlocks() {
    var isReached = blocks.map { _ in false }
    isReached[0] = true
    for block in blocks.indices where isReached[block] { for edge in edges(of: block) { isReached[edge.block] = true } }
    var numbers: [Int] = []
    var count = 0
    for isReached in isReached {
      numbers.append(count)
      if isReached { count += 1 }
    }
    func renumbered(_ edge: LoweredCode.Edge) -> LoweredCode.Edge {
      LoweredCode.Edge(block: numbers[edge.block], arguments: edge.arguments)
    }
    blocks = zip(blocks, isReached).compactMap { block, isReached in
      guard isReached else { return nil }
      var block = block
      block.exit = block.exit.moved(renumbered)
      block.loopEnd = block.loopEnd.map { numbers[$0] }
      return block
    }
  }

  /// Removes redundant parameters, which have one value on all edges, and unused ones.
  mutating func removeNeedlessParameters() {
    guard blocks.dropFirst().contains(where: { !$0.parameters.isEmpty }) else { return }
    let ways = Ways(self)
    let names = findNames(ways)
    for index in operands.indices { operands[index] = names[Int(operands[index])] }
    for block in blocks.indices {
      switch blocks[block].exit {
      case .return(let value): blocks[block].exit = .return(names[Int(value)])
      case .branch(let value, let edge, otherwise: let other):
        blocks[block].exit = .branch(names[Int(value)], edge, otherwise: other)
      case .jump, .repeat: break
      }
    }
    keepParameters(neededParameters(ways), names)
  }

  /// The edges that lead to each block.
  private struct Ways {
    private var edges: [LoweredCode.Edge] = []
    /// The index of each block's first edge, then the number of edges.
    private var starts: [Int] = []

    init(_ code: LoweredCode.Subroutine) {
      for block in code.blocks.indices { edges += code.edges(of: block) }
      edges.sort { $0.block < $1.block }
      starts.reserveCapacity(code.blocks.count + 1)
      for (index, edge) in edges.enumerated() { while starts.count <= edge.block { starts.append(index) } }
      while starts.count <= code.blocks.count { starts.append(edges.count) }
    }

    subscript(block: Int) -> ArraySlice<LoweredCode.Edge> { edges[starts[block]..<starts[block + 1]] }
  }

  /// For each value its representative: itself, or the only value other than itself that a parameter receives.
  private func findNames(_ ways: Ways) -> [LoweredCode.Value] {
    var names = origins.indices.map { LoweredCode.Value($0) }
    func find(_ value: LoweredCode.Value) -> LoweredCode.Value {
      var value = value
      while names[Int(value)] != value { value = names[Int(value)] }
      return value
    }
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for block in blocks.indices.dropFirst() {
        for (index, parameter) in blocks[block].parameters.enumerated() where names[Int(parameter)] == parameter {
          var only: LoweredCode.Value?
          var isOnly = true
          for way in ways[block] {
            let value = find(operands[way.arguments.lowerBound + index])
            if value == parameter || value == only { continue }
            isOnly = only == nil
            only = value
            if !isOnly { break }
          }
          guard isOnly, let only else { continue }
          names[Int(parameter)] = only
          hasChanged = true
        }
      }
    }
    for value in names.indices { names[value] = find(LoweredCode.Value(value)) }
    return names
  }

  /// Whether each value is used by an instruction, a condition or a result, itself or as the argument of a used
  /// parameter.
  private func neededParameters(_ ways: Ways) -> [Bool] {
    var isNeeded = [Bool](repeating: false, count: origins.count)
    var open: [LoweredCode.Value] = []
    func need(_ value: LoweredCode.Value) {
      guard !isNeeded[Int(value)] else { return }
      isNeeded[Int(value)] = true
      open.append(value)
    }
    for instruction in instructions { for operand in instruction.operands { need(operands[operand]) } }
    for block in blocks {
      switch block.exit {
      case .return(let value), .branch(let value, _, otherwise: _): need(value)
      case .jump, .repeat: break
      }
    }
    // The block of each parameter, and its index there.
    var places = [(block: Int, index: Int)](repeating: (0, 0), count: origins.count)
    for block in blocks.indices.dropFirst() {
      for (index, parameter) in blocks[block].parameters.enumerated() { places[Int(parameter)] = (block, index) }
    }
    while let value = open.popLast() {
      let (block, index) = places[Int(value)]
      if block == 0 { continue }
      for way in ways[block] { need(operands[way.arguments.lowerBound + index]) }
    }
    return isNeeded
  }

  /// Keeps the used parameters that represent themselves, and their arguments.
  private mutating func keepParameters(_ isNeeded: [Bool], _ names: [LoweredCode.Value]) {
    func isKept(_ parameter: LoweredCode.Value) -> Bool {
      isNeeded[Int(parameter)] && names[Int(parameter)] == parameter
    }
    func trimmed(_ edge: LoweredCode.Edge) -> LoweredCode.Edge {
      let start = operands.count
      for (index, parameter) in blocks[edge.block].parameters.enumerated() where isKept(parameter) {
        operands.append(operands[edge.arguments.lowerBound + index])
      }
      return LoweredCode.Edge(block: edge.block, arguments: start..<operands.count)
    }
    for block in blocks.indices {
      switch blocks[block].exit {
      case .return: break
      case .jump(let edge): blocks[block].exit = .jump(trimmed(edge))
      case .branch(let value, let edge, otherwise: let other):
        blocks[block].exit = .branch(value, trimmed(edge), otherwise: trimmed(other))
      case .repeat(let edge, let steps): blocks[block].exit = .repeat(trimmed(edge), steps: steps)
      }
    }
    for block in blocks.indices.dropFirst() { blocks[block].parameters.removeAll { !isKept($0) } }
  }
}
