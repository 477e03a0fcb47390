extension HandlerForm {
  /// What forms have in common but for kinds of operands and operations. *Register* is the result's register and those behind it.
  package enum Shape: Int, CaseIterable, Sendable {
    /// One value from a source.
    case load
    /// The register and a source.
    case stackSource
    /// The register and the next one.
    case stackStack
    case sources
    /// The register times a source, joined with another source.
    case stackTimesSource
    /// The register, joined with the next one times a source.
    case stackScaled
    /// The register times a source, joined with the next one.
    case scaledStack
    /// An input or a constant, and an inner operation.
    case sourceInner
    /// The register and an inner operation.
    case stackInner
    /// Steps of a polynomial of an input or a local: the register times it plus a constant, and so on.
    case polynomial
    /// The same beginning with a constant, of an input.
    case constantPolynomial
    /// Such steps each with an input of its own.
    case mixedPolynomial
    case unary
    case applyStack
    case applySource
    case applyStackStack
    case applyStackSource
    case applySourceStack
    /// Three registers.
    case applyStackStackStack
    /// The register and two constants.
    case applyStackConstants
    /// Whether the register is true, one or the other value: from a source or from the registers behind.
    case choose
    case compareStackStack
    case compareStackSource
    /// An input, and an input or a constant.
    case compareVariable
    /// Sine or cosine of an angle that is not large, without a call; other angles go to the step for any function, which finds
    /// its words in the same places.
    case sineCosineStack
    case sineCosineVariable
    case sineCosineInner
    // Forms from here on end the run if an operand is not finite.
    case check
    /// A source divided by the register.
    case checkedDivideSourceStack
    /// The register divided by the next one, at which it looks.
    case checkedDivideStackStack
    case checkedApplyStack
    case checkedApplySourceStack
    case checkedApplyStackConstants
    /// Copies the register, or a source, into a local.
    case copyToLocal
    case copySource
    // Forms from here on continue at one of two places, with nothing else in registers.
    case branchStack
    case branchSource
    case branchStackStack
    case branchStackSource
    case branchSources
  }
}

extension HandlerForm.Shape {
  /// The number of choices for each of its parts.
  var radices: (Int, Int, Int) {
    let (sources, operations, comparisons) = (3, 6, 6)
    return switch self {
    case .load, .applySource, .applyStackSource, .applySourceStack, .checkedDivideSourceStack, .checkedApplySourceStack, .copySource,
      .branchSource:
      (sources, 1, 1)
    case .stackSource: (operations, sources, 1)
    case .stackStack: (operations, 1, 1)
    case .sources: (operations, sources, sources)
    case .stackTimesSource: (3, sources, sources)
    case .stackScaled, .scaledStack: (3, sources, 1)
    case .sourceInner: (operations, 2, HandlerForm.Inner.allCases.count)
    case .stackInner: (operations, HandlerForm.Inner.allCases.count, 1)
    case .polynomial: (HandlerForm.polynomialSteps.count, 2, 1)
    case .constantPolynomial, .mixedPolynomial: (HandlerForm.polynomialSteps.count, 1, 1)
    case .unary: (HandlerForm.Unary.allCases.count, 1, 1)
    case .choose: (sources + 1, sources + 1, 1)
    case .compareStackStack, .branchStackStack: (comparisons, 1, 1)
    case .compareStackSource, .branchStackSource: (comparisons, sources, 1)
    case .compareVariable: (comparisons, 2, 1)
    case .branchSources: (comparisons, sources, sources)
    case .sineCosineStack, .sineCosineVariable: (HandlerForm.SineCosine.allCases.count, 1, 1)
    case .sineCosineInner: (HandlerForm.SineCosine.allCases.count, HandlerForm.Inner.allCases.count, 1)
    case .applyStack, .applyStackStack, .applyStackStackStack, .applyStackConstants, .check, .checkedDivideStackStack, .checkedApplyStack,
      .checkedApplyStackConstants, .copyToLocal, .branchStack:
      (1, 1, 1)
    }
  }

  /// The number of registers that have a handler. Forms of several operations do without the rarer ones: the emitter takes single
  /// operations there.
  var registers: Int {
    switch self {
    case .load, .stackSource, .unary, .applyStack, .applySource, .applyStackSource, .applySourceStack, .applyStackConstants,
      .compareStackSource, .compareVariable, .sineCosineStack, .sineCosineVariable, .check, .checkedDivideSourceStack, .checkedApplyStack,
      .checkedApplySourceStack, .checkedApplyStackConstants, .copyToLocal, .sources, .choose:
      4
    // They need the next register, or the next two.
    case .stackStack, .applyStackStack, .compareStackStack, .checkedDivideStackStack, .stackTimesSource, .stackScaled, .scaledStack,
      .sourceInner, .stackInner, .polynomial, .constantPolynomial, .mixedPolynomial:
      3
    case .applyStackStackStack, .sineCosineInner: 2
    case .copySource, .branchStack, .branchSource, .branchStackStack, .branchStackSource, .branchSources: 1
    }
  }

  /// Whether its results may end a run.
  var canReturn: Bool {
    switch self {
    case .load, .stackSource, .stackStack, .sources, .stackTimesSource, .stackScaled, .scaledStack, .sourceInner, .stackInner, .polynomial,
      .constantPolynomial, .mixedPolynomial, .unary, .applyStack, .applySource, .applyStackStack, .applyStackSource, .applySourceStack,
      .applyStackStackStack, .applyStackConstants, .choose, .sineCosineStack, .sineCosineVariable, .sineCosineInner:
      true
    case .compareStackStack, .compareStackSource, .compareVariable, .check, .checkedDivideSourceStack, .checkedDivideStackStack,
      .checkedApplyStack, .checkedApplySourceStack, .checkedApplyStackConstants, .copyToLocal, .copySource, .branchStack, .branchSource,
      .branchStackStack, .branchStackSource, .branchSources:
      false
    }
  }
}
