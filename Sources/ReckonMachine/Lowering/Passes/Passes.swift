import ReckonBytecode
import ReckonCatalogue

extension Program {
  /// The optimized blocks from which machines on doubles are built; `nil` where only the reference machine runs the
  /// program.
  ///
  /// Applies all rules of lowered code, ``RewriteRule``: the results have the same bits, and a strict run finds a
  /// non-finite number exactly where it would without them.
  ///
  /// - Complexity: O(code).
  func lowered(for policy: ErrorPolicy, _ poll: inout CancellationPoll) throws(FormulaError) -> LoweredCode? {
    guard var code = try Lowering.lower(self, &poll) else { return nil }
    for index in code.subroutines.indices {
      let count = code.subroutines[index].instructions.count
      var rewriter = CodeRewriter(code.subroutines[index], constants: constants)
      for step in CodeRewriter.steps where policy != .strict || step.isForStrictRuns {
        step.apply(&rewriter)
        try poll.check(after: 64 * count)
      }
      code.subroutines[index] = rewriter.result
    }
    return code
  }
}

extension CodeRewriter {
  /// A step of optimization: a pass, or all operation rules between two passes.
  struct Step: Sendable {
    let isForStrictRuns: Bool
    let apply: @Sendable (inout CodeRewriter) -> Void
  }

  static let steps: [Step] = {
    var steps: [Step] = []
    var isBehindOperations = false
    for rule in RewriteRule.all where rule.stage != .valueGraph {
      switch rule.action {
      case .pass(let pass): steps.append(Step(isForStrictRuns: rule.stage == .loweredCode) { $0.apply(pass) })
      case .operation where !isBehindOperations: steps.append(Step(isForStrictRuns: true) { $0.rewriteOperations() })
      case .operation: break
      }
      if case .operation = rule.action { isBehindOperations = true }
    }
    return steps
  }()

  private mutating func apply(_ pass: RewriteRule.Pass) {
    switch pass {
    case .checks: removeChecks()
    case .choices: makeChoices()
    case .polynomials: makePolynomials()
    case .knownBounds: removeKnownBounds()
    case .unusedValues: removeUnusedValues()
    }
  }

  /// Replaces each operation for which a rule has a replacement.
  private mutating func rewriteOperations() {
    let rules = RewriteRule.ofLoweredCode
    for block in blocks.indices {
      guard let content = blocks[block] else { continue }
      for (index, instruction) in content.instructions.enumerated() {
        guard let function = Self.function(instruction) else { continue }
        // The first matching rule.
        for rule in rules.indices where rules[rule].function == function {
          guard let other = rewritten(instruction, rules[rule]) else { continue }
          blocks[block]?.instructions[index] = other
          break
        }
      }
    }
  }

  private mutating func rewritten(_ instruction: LoweredCode.Instruction, _ rule: OperationRewrite) -> LoweredCode
    .Instruction?
  {
    let count = instruction.operands.count
    let first = constant(operand(0, of: instruction))
    let second = count == 2 ? constant(operand(1, of: instruction)) : nil
    // Comparisons are not distinguished from other values here.
    guard
      case .apply(let function, let place, let number)? = rule.replacement(count, first, second, isComparison: false)
    else {
      return nil
    }
    return self.instruction(
      .apply(Operation(function).code), [operand(place, of: instruction), value(of: number)], for: instruction)
  }
}
