import ReckonCatalogue

extension CodeRewriter {
  /// Removes checks, which only strict runs use.
  mutating func removeChecks() {
    for block in blocks.indices { blocks[block]?.instructions.removeAll { $0.action == .check } }
  }

  /// Removes instructions without side effects whose results are unused.
  ///
  /// No bit of another value depends on them. Calls stay, since they count against limits, and so do host functions and
  /// random numbers.
  mutating func removeUnusedValues() {
    var uses = uses()
    for block in blocks.indices.reversed() {
      guard let content = blocks[block] else { continue }
      var isKept = content.instructions.map { _ in true }
      for (index, instruction) in content.instructions.enumerated() {
        guard Self.hasNoEffect(instruction), uses[Int(instruction.result)] == 0 else { continue }
        isKept[index] = false
        for operand in operands[instruction.operands] { uses[Int(name(of: operand))] -= 1 }
      }
      guard isKept.contains(false) else { continue }
      blocks[block]?.instructions = zip(content.instructions, isKept).filter { $0.1 }.map { $0.0 }
    }
  }

  /// Whether an instruction has no effect other than its result.
  static func hasNoEffect(_ instruction: LoweredCode.Instruction) -> Bool {
    switch instruction.action {
    case .apply(let code):
      switch Catalogue.kernel(ofOperation: code, count: instruction.operands.count) {
      case .unary, .binary, .ternary, .variadic: true
      case .random, nil: false
      }
    case .total, .choose, .polynomial, .lane: true
    case .host, .call, .bound, .accumulate, .check, .deliver: false
    }
  }
}

extension CodeRewriter {
  /// Removes loop-bound checks of constants that are valid bounds.
  mutating func removeKnownBounds() {
    func isBound(_ instruction: LoweredCode.Instruction) -> Bool {
      if case .bound = instruction.action { true } else { false }
    }
    for block in blocks.indices {
      guard let content = blocks[block], content.instructions.contains(where: isBound) else { continue }
      let kept = content.instructions.filter { instruction in
        guard case .bound = instruction.action, let bound = constant(operand(0, of: instruction)) else { return true }
        return !ReferenceMachine.isBound(bound)
      }
      blocks[block]?.instructions = kept
    }
  }
}
