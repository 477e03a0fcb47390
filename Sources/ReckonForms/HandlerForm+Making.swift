/// Forms by what they do, and what the parts of a form mean.
extension HandlerForm {
  package static func load(_ source: Source) -> Self { Self(.load, source.rawValue) }
  package static func stackSource(_ arithmetic: Arithmetic, _ source: Source) -> Self {
    Self(.stackSource, arithmetic.rawValue, source.rawValue)
  }
  package static func stackStack(_ arithmetic: Arithmetic) -> Self { Self(.stackStack, arithmetic.rawValue) }
  package static func sources(_ arithmetic: Arithmetic, _ first: Source, _ second: Source) -> Self {
    Self(.sources, arithmetic.rawValue, first.rawValue, second.rawValue)
  }
  package static func stackTimesSource(_ join: Join, _ factor: Source, _ term: Source) -> Self {
    Self(.stackTimesSource, join.rawValue, factor.rawValue, term.rawValue)
  }
  package static func stackScaled(_ join: Join, _ factor: Source) -> Self { Self(.stackScaled, join.rawValue, factor.rawValue) }
  package static func scaledStack(_ join: Join, _ factor: Source) -> Self { Self(.scaledStack, join.rawValue, factor.rawValue) }
  /// `nil` for a local.
  package static func sourceInner(_ arithmetic: Arithmetic, _ source: Source, _ inner: Inner) -> Self? {
    source == .local ? nil : Self(.sourceInner, arithmetic.rawValue, source.rawValue, inner.rawValue)
  }
  package static func stackInner(_ arithmetic: Arithmetic, _ inner: Inner) -> Self {
    Self(.stackInner, arithmetic.rawValue, inner.rawValue)
  }
  package static func unary(_ unary: Unary) -> Self { Self(.unary, unary.rawValue) }
  package static let applyStack = Self(.applyStack)
  package static func applySource(_ source: Source) -> Self { Self(.applySource, source.rawValue) }
  package static let applyStackStack = Self(.applyStackStack)
  package static func applyStackSource(_ source: Source) -> Self { Self(.applyStackSource, source.rawValue) }
  package static func applySourceStack(_ source: Source) -> Self { Self(.applySourceStack, source.rawValue) }
  package static let applyStackStackStack = Self(.applyStackStackStack)
  package static let applyStackConstants = Self(.applyStackConstants)
  package static func choose(_ first: Source?, _ second: Source?) -> Self {
    Self(.choose, first.map { $0.rawValue + 1 } ?? 0, second.map { $0.rawValue + 1 } ?? 0)
  }
  package static func compareStackStack(_ comparison: Comparison) -> Self { Self(.compareStackStack, comparison.rawValue) }
  package static func compareStackSource(_ comparison: Comparison, _ source: Source) -> Self {
    Self(.compareStackSource, comparison.rawValue, source.rawValue)
  }
  /// `nil` for a local.
  package static func compareVariable(_ comparison: Comparison, _ source: Source) -> Self? {
    source == .local ? nil : Self(.compareVariable, comparison.rawValue, source.rawValue)
  }
  package static func sineCosineStack(_ function: SineCosine) -> Self { Self(.sineCosineStack, function.rawValue) }
  package static func sineCosineVariable(_ function: SineCosine) -> Self { Self(.sineCosineVariable, function.rawValue) }
  package static func sineCosineInner(_ function: SineCosine, _ inner: Inner) -> Self {
    Self(.sineCosineInner, function.rawValue, inner.rawValue)
  }
  package static let check = Self(.check)
  package static func checkedDivideSourceStack(_ source: Source) -> Self { Self(.checkedDivideSourceStack, source.rawValue) }
  package static let checkedDivideStackStack = Self(.checkedDivideStackStack)
  package static let checkedApplyStack = Self(.checkedApplyStack)
  package static func checkedApplySourceStack(_ source: Source) -> Self { Self(.checkedApplySourceStack, source.rawValue) }
  package static let checkedApplyStackConstants = Self(.checkedApplyStackConstants)
  package static let copyToLocal = Self(.copyToLocal)
  package static func copySource(_ source: Source) -> Self { Self(.copySource, source.rawValue) }
  package static let branchStack = Self(.branchStack)
  package static func branchSource(_ source: Source) -> Self { Self(.branchSource, source.rawValue) }
  package static func branchStackStack(_ comparison: Comparison) -> Self { Self(.branchStackStack, comparison.rawValue) }
  package static func branchStackSource(_ comparison: Comparison, _ source: Source) -> Self {
    Self(.branchStackSource, comparison.rawValue, source.rawValue)
  }
  package static func branchSources(_ comparison: Comparison, _ first: Source, _ second: Source) -> Self {
    Self(.branchSources, comparison.rawValue, first.rawValue, second.rawValue)
  }

  /// The number of steps of a polynomial in one handler.
  package static let polynomialSteps = 2...4

  /// So many steps of a polynomial of an input or a local; `nil` where no form has so many or the factor is a constant.
  package static func polynomial(steps: Int, of source: Source) -> Self? {
    guard polynomialSteps.contains(steps), source != .constant else { return nil }
    return Self(.polynomial, steps - polynomialSteps.lowerBound, source == .local ? 1 : 0)
  }

  /// So many steps of a polynomial of an input that begins with a constant.
  package static func constantPolynomial(steps: Int) -> Self? {
    polynomialSteps.contains(steps) ? Self(.constantPolynomial, steps - polynomialSteps.lowerBound) : nil
  }

  /// So many steps of products with inputs and sums with constants.
  package static func mixedPolynomial(steps: Int) -> Self? {
    polynomialSteps.contains(steps) ? Self(.mixedPolynomial, steps - polynomialSteps.lowerBound) : nil
  }

  /// The form with one more step at its end: a product with an input and a sum with a constant.
  package var withOneStepMore: Self? {
    if self == .stackTimesSource(.plus, .variable, .constant) { return .mixedPolynomial(steps: 2) }
    return shape == .mixedPolynomial ? .mixedPolynomial(steps: Self.polynomialSteps.lowerBound + parts.first + 1) : nil
  }
}

extension HandlerForm {
  /// Whether other forms do the same, or compilers leave nothing for this one to do.
  var isNeedless: Bool {
    func source(_ part: Int) -> Source? { Source(rawValue: part) }
    func arithmetic(_ part: Int) -> Arithmetic? { Arithmetic(rawValue: part) }
    func isJoined(_ part: Int) -> Bool {
      guard let inner = Inner(rawValue: part), let outer = arithmetic(parts.first) else { return false }
      return inner.joins(outer)
    }
    switch shape {
    case .sources:
      // The order of the operands says what reversed operations would; of two orders of a sum or a product one is enough.
      guard let operation = arithmetic(parts.first), operation.rawValue < Arithmetic.reversedSubtract.rawValue else { return true }
      return source(parts.second) == .constant && source(parts.third) == .constant
        || operation.isCommutative && parts.second != parts.third && source(parts.second) != .variable && source(parts.third) != .constant
        || operation == .subtract && source(parts.third) == .constant
    case .stackTimesSource:
      // Differences with a constant are sums with its negation.
      return Join(rawValue: parts.first) == .minus && source(parts.second) == .constant
        || Join(rawValue: parts.first) == .reversedMinus && source(parts.third) == .constant
    case .stackScaled, .scaledStack: return Join(rawValue: parts.first) == .minus && source(parts.second) == .constant
    case .sourceInner:
      return !isJoined(parts.third) || arithmetic(parts.first) == .reversedSubtract && source(parts.second) == .constant
    case .stackInner: return !isJoined(parts.second)
    case .sineCosineInner: return Inner(rawValue: parts.second).map { !$0.isAngle } ?? true
    case .branchSources:
      return source(parts.second) == .constant || source(parts.second) == .local && source(parts.third) == .variable
    case .load, .stackSource, .stackStack, .polynomial, .constantPolynomial, .mixedPolynomial, .unary, .applyStack, .applySource,
      .applyStackStack, .applyStackSource, .applySourceStack, .applyStackStackStack, .applyStackConstants, .choose, .compareStackStack,
      .compareStackSource,
      .compareVariable, .sineCosineStack, .sineCosineVariable, .check, .checkedDivideSourceStack, .checkedDivideStackStack,
      .checkedApplyStack, .checkedApplySourceStack, .checkedApplyStackConstants, .copyToLocal, .copySource, .branchStack, .branchSource,
      .branchStackStack, .branchStackSource:
      return false
    }
  }
}
