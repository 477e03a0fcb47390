/// Facts about parameters that need all paths to their blocks.
extension LoweredCode.Subroutine {
  /// Removes parameters that stand for one value whatever the way, and those that nothing needs.
  mutating func removeNeedlessParameters() {
    guard blocks.dropFirst().contains(where: { !$0.parameters.isEmpty }) else { return }
    var ways = blocks.map { _ in [Range<Int>]() }
    for block in blocks.indices { for edge in edges(of: block) { ways[edge.block].append(edge.arguments) } }
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

  /// For each value the one that it always is: itself, or that of the only way on which a parameter gets another value than its own.
  private func findNames(_ ways: [[Range<Int>]]) -> [LoweredCode.Value] {
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
            let value = find(operands[way.lowerBound + index])
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
    return names.map { find($0) }
  }

  /// Whether each value is needed by an instruction, a condition or a result, itself or as the argument of a needed parameter.
  private func neededParameters(_ ways: [[Range<Int>]]) -> [Bool] {
    var isNeeded = [Bool](repeating: false, count: origins.count)
    var open: [LoweredCode.Value] = []
    func need(_ value: LoweredCode.Value) {
      guard !isNeeded[Int(value)] else { return }
      isNeeded[Int(value)] = true
      open.append(value)
    }
    for instruction in instructions { for operand in operands[instruction.operands] { need(operand) } }
    for block in blocks {
      switch block.exit {
      case .return(let value), .branch(let value, _, otherwise: _): need(value)
      case .jump, .repeat: break
      }
    }
    var place: [LoweredCode.Value: (block: Int, index: Int)] = [:]
    for block in blocks.indices.dropFirst() {
      for (index, parameter) in blocks[block].parameters.enumerated() { place[parameter] = (block, index) }
    }
    while let value = open.popLast() {
      guard let (block, index) = place[value] else { continue }
      for way in ways[block] { need(operands[way.lowerBound + index]) }
    }
    return isNeeded
  }

  /// Keeps the needed parameters of blocks that are named by themselves, and their arguments.
  private mutating func keepParameters(_ isNeeded: [Bool], _ names: [LoweredCode.Value]) {
    let kept = blocks.enumerated().map { block, content in
      content.parameters.indices.filter { index in
        let parameter = content.parameters[index]
        return block == 0 || isNeeded[Int(parameter)] && names[Int(parameter)] == parameter
      }
    }
    func trimmed(_ edge: LoweredCode.Edge) -> LoweredCode.Edge {
      let start = operands.count
      for index in kept[edge.block] { operands.append(operands[edge.arguments.lowerBound + index]) }
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
    for block in blocks.indices { blocks[block].parameters = kept[block].map { blocks[block].parameters[$0] } }
  }
}
