import ReckonBytecode
import ReckonCatalogue
import ReckonSyntax

/// Choices, loops and integrals: nodes with regions of their own.
extension Differentiator {
  // MARK: Choices and loops

  mutating func chooseFirst(_ id: ID, _ want: Want) {
    let node = node(id)
    // A branch that is known to be taken belongs to the enclosing region.
    if let condition = result.constant(value(source.operand(0, of: node))), result.isOptimized {
      let branch = source.operand(Catalogue.isTrue(condition) ? 1 : 2, of: node)
      steps.append(.take(id, want, branch: branch))
      return demand(branch, want)
    }
    openRegion()
    steps.append(.chooseSecond(id, want))
    demand(source.operand(1, of: node), want)
  }

  mutating func openLoop(_ id: ID, _ want: Want) {
    let node = node(id)
    let body = source.operand(2, of: node)
    let repetition = source.repetitions[Int(node.payload)]
    loopNumbers[node.payload] = result.addLoop(!want.isDerivative || repetition == .integral ? repetition : .sum)
    openRegion()
    steps.append(.closeLoop(id, want))
    demand(body, wantOfBody(repetition, want))
    if want.isDerivative, repetition == .product { demand(body, want.value) }
  }

  /// Corners of the integrand do not affect the integral.
  private func wantOfBody(_ repetition: Function.Repetition, _ want: Want) -> Want {
    want.isDerivative && repetition == .integral ? .derivative : want
  }

  mutating func closeLoop(_ id: ID, _ want: Want) {
    let node = node(id)
    let (first, last, body) = (source.operand(0, of: node), source.operand(1, of: node), source.operand(2, of: node))
    let isOfProduct = want.isDerivative && source.repetitions[Int(node.payload)] == .product
    var term = made(body, wantOfBody(source.repetitions[Int(node.payload)], want))
    if isOfProduct {
      term = result.apply(Operation(.divide), OperandList(term, made(body, want.value)), at: node.place)
    }
    let region = regions[regions.count - 1]
    closeRegion()
    guard let number = loopNumbers.removeValue(forKey: node.payload) else {
      preconditionFailure("a loop is opened before it is closed")
    }
    // A constant contributes nothing.
    if want.isDerivative, source.repetitions[Int(node.payload)] == .integral, result.isZero(term) {
      return integralTerms[integralTerms.count - 1].append(result.makeConstant(0, at: node.place))
    }
    let loop = result.loop(
      number, first: made(first, want.value), last: made(last, want.value), body: term, region: region, at: node.place)
    if want.isDerivative, source.repetitions[Int(node.payload)] == .integral {
      return integralTerms[integralTerms.count - 1].append(loop)
    }
    guard isOfProduct else { return note(id, want, loop) }
    note(id, want, result.apply(Operation(.multiply), OperandList(made(id, want.value), loop), at: node.place))
  }

  // MARK: Integrals

  /// Leibniz's rule: the integral of the body's derivative, plus the body at each varying bound times the bound's
  /// derivative. Roots and extremes have no rule, nor does a body that jumps at a point depending on the name.
  mutating func findDerivative(ofSearch id: ID, _ want: Want) throws(FormulaError) {
    let node = node(id)
    let body = source.operand(2, of: node)
    guard source.repetitions[Int(node.payload)] == .integral, !hasJumps(body) else { throw refusal(of: node) }
    integralTerms.append([])
    steps.append(.joinIntegral(id, want))
    let bounds = (0...1).map { source.operand($0, of: node) }
    for position in [1, 0] where changes(bounds[position]) { steps.append(.openBound(id, want, position)) }
    if changes(body) { steps.append(.openLoop(id, want)) }
    for bound in bounds {
      demand(bound, want)
      demand(bound, want.value)
    }
  }

  /// Requests the body with a bound in place of its variable. It is evaluated whenever the integral is.
  mutating func openBound(_ id: ID, _ want: Want, _ position: Int) {
    let node = node(id)
    marks.append(made.count)
    regions.append(result.openSameRegion())
    boundValues[node.payload, default: []].append(made(source.operand(position, of: node), want.value))
    steps.append(.closeBound(id, want, position))
    demand(source.operand(2, of: node), .value)
  }

  mutating func closeBound(_ id: ID, _ want: Want, _ position: Int) {
    let node = node(id)
    let body = value(source.operand(2, of: node))
    closeRegion()
    boundValues[node.payload]?.removeLast()
    let term = result.apply(
      Operation(.multiply), OperandList(body, made(source.operand(position, of: node), want)), at: node.place)
    integralTerms[integralTerms.count - 1].append(
      position == 0 ? result.apply(Operation(.negate), OperandList(term), at: node.place) : term)
  }

  mutating func joinIntegral(_ id: ID, _ want: Want) {
    guard let terms = integralTerms.popLast() else {
      preconditionFailure("an integral's terms are collected before they are joined")
    }
    let place = node(id).place
    var sum = terms[0]
    for term in terms.dropFirst() { sum = result.apply(Operation(.add), OperandList(sum, term), at: place) }
    note(id, want, sum)
  }
}
