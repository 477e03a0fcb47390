import ReckonCatalogue

/// 1/x for powers of two whose inverse is a normal number.
///
/// Dividing by them is multiplying by it, bit for bit: both scale exactly, and where the result is subnormal both round the same number.
func exactReciprocal(_ x: Double) -> Double? {
  x.isNormal && x.significand == 1 && (1 / x).isNormal ? 1 / x : nil
}

extension CodeRewriter {
  /// Divides by constant powers of two as products with ``exactReciprocal(_:)``, which take a fraction of the time.
  mutating func multiplyByReciprocals() {
    replaceEach { rewriter, instruction in
      guard Self.applies(.divide, instruction), let divisor = rewriter.constant(rewriter.operand(1, of: instruction)),
        let reciprocal = exactReciprocal(divisor)
      else { return nil }
      let factors = [rewriter.operand(0, of: instruction), rewriter.value(of: reciprocal)]
      return rewriter.instruction(Self.product, factors, for: instruction)
    }
  }

  /// Puts another instruction in the place of each for which a rule has one.
  mutating func replaceEach(_ rule: (inout CodeRewriter, LoweredCode.Instruction) -> LoweredCode.Instruction?) {
    for block in blocks.indices {
      guard let content = blocks[block] else { continue }
      for (index, instruction) in content.instructions.enumerated() {
        if let other = rule(&self, instruction) { blocks[block]?.instructions[index] = other }
      }
    }
  }
}
