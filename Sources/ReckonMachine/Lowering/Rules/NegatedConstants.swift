import ReckonCatalogue

extension CodeRewriter {
  /// Subtracts a constant by adding its negation, so that machines need no form for differences with constants.
  ///
  /// IEEE 754 defines x - c as x + (-c), zeros and infinities included. A constant that is NaN stays where it is: its sign would change.
  mutating func addNegatedConstants() {
    replaceEach { rewriter, instruction in
      guard Self.applies(.subtract, instruction), let constant = rewriter.constant(rewriter.operand(1, of: instruction)), !constant.isNaN
      else { return nil }
      let terms = [rewriter.operand(0, of: instruction), rewriter.value(of: -constant)]
      return rewriter.instruction(Self.sum, terms, for: instruction)
    }
  }
}
