import ReckonBytecode
import ReckonCatalogue

extension LoweredCode {
  /// The same code for machines on doubles, with every rule applied: it computes the same bits, and where a strict run finds a number that
  /// is not finite, this finds one too.
  ///
  /// - Parameter keepsChecks: whether runs are strict. The others never look at checks.
  /// - Complexity: O(code).
  func applyingRules(_ program: Program, keepsChecks: Bool) -> LoweredCode {
    var code = self
    for index in code.subroutines.indices {
      var rewriter = CodeRewriter(code.subroutines[index], constants: program.constants)
      if !keepsChecks { rewriter.removeChecks() }
      // Blocks grow first, since the other rules look no further than their ends.
      rewriter.joinBlocks()
      rewriter.makeChoices()
      rewriter.multiplyByReciprocals()
      rewriter.addNegatedConstants()
      rewriter.makePolynomials()
      rewriter.removeKnownBounds()
      rewriter.removeUnusedValues()
      code.subroutines[index] = rewriter.result
    }
    return code
  }
}
