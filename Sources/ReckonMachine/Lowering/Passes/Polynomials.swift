import ReckonCatalogue

extension CodeRewriter {
  /// Fuses Horner chains, (p·x + c)·x + d and its continuations, into one instruction.
  ///
  /// The same products and sums are computed in the same order, each rounded. Only values without other uses are fused,
  /// so that a check of a value excludes it. Swapping the operands of a product or a sum changes nothing.
  mutating func makePolynomials() {
    guard hasTwoSumsWithConstants else { return }
    let uses = uses()
    // The indices of products and sums by their results, in the blocks up to the current one.
    var places = [Int32](repeating: -1, count: origins.count)
    for block in blocks.indices {
      guard let content = blocks[block], content.instructions.count >= 4 else { continue }
      makePolynomials(content.instructions.reversed(), in: block, uses, &places)
    }
  }

  /// Whether there are two sums with constants, without which there is no polynomial. Most formulas exit early here.
  private var hasTwoSumsWithConstants: Bool {
    var count = 0
    for case let block? in blocks {
      for instruction in block.instructions where Self.applies(.add, instruction) {
        if constant(operand(0, of: instruction)) != nil || constant(operand(1, of: instruction)) != nil { count += 1 }
        if count == 2 { return true }
      }
    }
    return false
  }

  /// A sum of a product and a constant, possibly continuing earlier such sums.
  private struct Chain {
    /// The instructions that compute it; the last of them is the last sum.
    var members: [Int]
    var first: LoweredCode.Value
    var factor: LoweredCode.Value
    var constants: [LoweredCode.Value]
  }

  private mutating func makePolynomials(
    _ instructions: [LoweredCode.Instruction], in block: Int, _ uses: [Int32], _ places: inout [Int32]
  ) {
    var chains: [Int: Chain] = [:]
    for (index, instruction) in instructions.enumerated() {
      switch Self.function(instruction) {
      case .multiply: places[Int(instruction.result)] = Int32(index)
      case .add:
        guard let chain = chain(index, instructions, places, chains, uses) else { continue }
        places[Int(instruction.result)] = Int32(index)
        for member in chain.members { chains[member] = nil }
        chains[index] = chain
      default: break
      }
    }
    guard chains.values.contains(where: { $0.constants.count >= 2 }) else { return }
    var changed = instructions.map { Optional($0) }
    for (index, chain) in chains where chain.constants.count >= 2 {
      for member in chain.members { changed[member] = nil }
      changed[index] = instruction(
        .polynomial, [chain.first, chain.factor] + chain.constants, for: instructions[index])
    }
    blocks[block]?.instructions = changed.reversed().compactMap { $0 }
  }

  /// Whether the instruction at an index of this block defines a value.
  private func makes(_ value: LoweredCode.Value, _ instructions: [LoweredCode.Instruction], at place: Int) -> Bool {
    instructions.indices.contains(place) && instructions[place].result == value
  }

  /// The chain that a sum ends.
  private func chain(
    _ index: Int, _ instructions: [LoweredCode.Instruction], _ places: [Int32], _ chains: [Int: Chain], _ uses: [Int32]
  ) -> Chain? {
    let terms = (operand(0, of: instructions[index]), operand(1, of: instructions[index]))
    let (product, term) = constant(terms.1) != nil ? terms : (terms.1, terms.0)
    // A product with one use is computed in the block that uses it, or in an earlier one whose indices do not apply.
    let place = Int(places[Int(product)])
    guard constant(term) != nil, uses[Int(product)] == 1, makes(product, instructions, at: place),
      Self.applies(.multiply, instructions[place])
    else { return nil }
    let factors = [operand(0, of: instructions[place]), operand(1, of: instructions[place])]
    for (inner, factor) in [(factors[0], factors[1]), (factors[1], factors[0])] {
      let before = Int(places[Int(inner)])
      guard uses[Int(inner)] == 1, makes(inner, instructions, at: before), var chain = chains[before] else { continue }
      // The first step may have its factors in either order.
      if chain.constants.count == 1, chain.first == factor { (chain.first, chain.factor) = (chain.factor, factor) }
      guard chain.factor == factor else { continue }
      chain.members += [place, index]
      chain.constants.append(term)
      return chain
    }
    let isSecondConstant = constant(factors[1]) != nil
    return Chain(
      members: [place, index], first: isSecondConstant ? factors[1] : factors[0],
      factor: isSecondConstant ? factors[0] : factors[1],
      constants: [term])
  }
}
