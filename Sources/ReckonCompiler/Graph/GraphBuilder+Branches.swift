import ReckonCatalogue
import ReckonSyntax

/// Values that are evaluated only conditionally: choices, logic and chains of comparisons.
extension GraphBuilder {
  /// Opens a branch. One that is always evaluated belongs to the enclosing region; another one must not: its nodes
  /// would be shared with code that runs when the branch was not evaluated.
  mutating func lowerBranch(_ payload: Int32) {
    if Int(payload) == SyntaxTree.attemptBranch { return branchRegions.append((openRegion(), -1)) }
    if Int(payload) == SyntaxTree.handlerBranch {
      closeRegion()
      branchRegions[branchRegions.count - 1].1 = openRegion()
      return
    }
    guard payload != 1 else {
      closeRegion()
      guard values.count > 1, !branchRegions.isEmpty else {
        preconditionFailure("a first branch is open when the second begins")
      }
      let isKnown = graph.constant(values[values.count - 2].id).map { !Catalogue.isTrue($0) } ?? false
      branchRegions[branchRegions.count - 1].1 = openBranch(isKnown: isKnown)
      return
    }
    // Whether a value is missing is known only at run time.
    if Int(payload) == SyntaxTree.missingBranch { return branchRegions.append((openBranch(isKnown: false), 0)) }
    // A chain's condition is not on the stack: its last operand is.
    let isKnown = values.last.flatMap { graph.constant($0.id) }.map { Catalogue.isTrue($0) == (payload == 0) } ?? false
    branchRegions.append((openBranch(isKnown: isKnown && chains.isEmpty), 0))
  }

  private mutating func openBranch(isKnown: Bool) -> Int32 {
    guard isKnown, isOptimized else { return openRegion() }
    if usesValues { namedValues.marks.append(.max) }
    return graph.openSameRegion()
  }

  mutating func openRegion() -> Int32 {
    if usesValues { namedValues.marks.append(namedValues.order.count) }
    return graph.openRegion()
  }

  mutating func closeRegion() {
    graph.closeRegion()
    if usesValues { namedValues.close() }
  }

  private mutating func closeBranch() -> (Int32, Int32) {
    closeRegion()
    guard let regions = branchRegions.popLast() else { preconditionFailure("a branch is opened before it is closed") }
    return regions
  }

  mutating func lowerSelect(at place: ValueGraph.Place) {
    let no = pop()
    let regions = closeBranch()
    let yes = pop()
    let condition = pop()
    var value = Value(id: graph.select(condition.id, yes.id, no.id, regions: regions, at: place), place: place)
    if yes.imaginary != nil || no.imaginary != nil {
      let zero = graph.makeConstant(0, at: place)
      value.imaginary = graph.select(
        condition.id, yes.imaginary ?? zero, no.imaginary ?? zero, regions: regions, at: place)
    }
    values.append(value)
  }

  /// `iferror(x, y)` is x if that does not fail, otherwise y; `iserror(x)` is 0 or 1.
  mutating func lowerAttempt(_ count: Int, at place: ValueGraph.Place) {
    let handler = count == 2 ? pop() : nil
    let regions = closeBranch()
    let attempted = pop()
    // Both parts of a complex number fail together.
    let all = attempted.imaginary.map { graph.sequence($0, attempted.id, at: place) } ?? attempted.id
    guard let handler else {
      let hasFailed = graph.makeConstant(1, at: place)
      let id = graph.attempt(all, hasFailed, isQuestion: true, regions: regions, at: place)
      return values.append(Value(id: id, place: place))
    }
    var value = Value(id: graph.attempt(all, handler.id, regions: regions, at: place), place: place)
    if attempted.imaginary != nil || handler.imaginary != nil {
      let zero = graph.makeConstant(0, at: place)
      let imaginary = graph.sequence(attempted.id, attempted.imaginary ?? zero, at: place)
      value.imaginary = graph.attempt(imaginary, handler.imaginary ?? zero, regions: regions, at: place)
    }
    values.append(value)
  }

  /// `a ?? b` is a unless that is missing, otherwise b.
  mutating func lowerFallback(at place: ValueGraph.Place) {
    let right = pop()
    let region = closeBranch().0
    let left = pop()
    let isPresent = graph.values(.isPresent, [left.id], at: left.place)
    values.append(
      Value(id: graph.select(isPresent, left.id, right.id, regions: (region, region), at: place), place: place))
  }

  /// `a && b` is b's truth when a is true, otherwise 0; `a || b` is 1 when a is true, otherwise b's truth.
  mutating func lowerLogic(isAnd: Bool, at place: ValueGraph.Place) {
    let right = pop()
    let truth = graph.apply(Operation(.truth), OperandList(right.id), at: place)
    let region = closeBranch().0
    let left = pop()
    let fixed = graph.makeConstant(isAnd ? 0 : 1, at: place)
    let id =
      isAnd
      ? graph.select(left.id, truth, fixed, regions: (region, region), at: place)
      : graph.select(left.id, fixed, truth, regions: (region, region), at: place)
    values.append(Value(id: id, place: place))
  }

  /// `a < b < c` is a < b and then b < c.
  mutating func lowerChain(at place: ValueGraph.Place) {
    guard let chain = chains.popLast(), var result = chain.conditions.last else {
      preconditionFailure("a chain begins before it ends")
    }
    _ = pop()
    let zero = graph.makeConstant(0, at: place)
    for condition in chain.conditions.dropLast().reversed() {
      let region = closeBranch().0
      result.id = graph.select(condition.id, result.id, zero, regions: (region, region), at: place)
    }
    values.append(Value(id: result.id, place: place))
  }
}
