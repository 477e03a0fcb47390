extension CodeRewriter {
  /// Removes the question whether a constant is a whole number to count by, where it is one.
  mutating func removeKnownBounds() {
    func isBound(_ instruction: LoweredCode.Instruction) -> Bool { if case .bound = instruction.action { true } else { false } }
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
