import ReckonBytecode
import ReckonCatalogue

extension Program {
  /// The blocks that machines on doubles are made from; `nil` where the reference machine alone runs it.
  func lowered(for policy: ErrorPolicy, _ poll: inout CancellationPoll) throws(FormulaError) -> LoweredCode? {
    try Lowering.lower(self, &poll)?.applyingRules(self, keepsChecks: policy == .strict, &poll)
  }
}

extension LoweredCode {
  /// The same code for machines on doubles, with every rule applied: it computes the same bits, and where a strict run finds a number that
  /// is not finite, this finds one too.
  ///
  /// - Parameter keepsChecks: whether runs are strict. The others never look at checks.
  /// - Complexity: O(code).
  fileprivate func applyingRules(_ program: Program, keepsChecks: Bool, _ poll: inout CancellationPoll) throws(FormulaError) -> LoweredCode
  {
    var code = self
    for index in code.subroutines.indices {
      let count = code.subroutines[index].instructions.count
      var rewriter = CodeRewriter(code.subroutines[index], constants: program.constants)
      func apply(_ rule: (inout CodeRewriter) -> Void) throws(FormulaError) {
        rule(&rewriter)
        try poll.check(after: 64 * count)
      }
      if !keepsChecks { try apply { $0.removeChecks() } }
      // Blocks grow first, since the other rules look no further than their ends.
      try apply { $0.joinBlocks() }
      try apply { $0.makeChoices() }
      try apply { $0.multiplyByReciprocals() }
      try apply { $0.addNegatedConstants() }
      try apply { $0.makePolynomials() }
      try apply { $0.removeKnownBounds() }
      try apply { $0.removeUnusedValues() }
      code.subroutines[index] = rewriter.result
    }
    return code
  }
}
