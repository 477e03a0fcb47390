import ReckonCatalogue

/// Differentiating nodes.
extension Differentiator {
  mutating func find(_ id: ID, _ want: Want) throws(FormulaError) {
    guard !want.isDerivative || changes(id), results[place(id, want)] < 0 else { return }
    let node = node(id)
    if want.isDerivative, isName(node) { return note(id, want, result.makeConstant(1, at: node.place)) }
    switch node.kind {
    case .constant: note(id, want, result.makeConstant(source.constants[Int(node.payload)], at: node.place))
    case .named:
      steps.append(.make(id, want))
      demand(source.operand(0, of: node), want)
    case .derivative where isMade[Int(id)]:
      steps.append(.make(id, want))
      demandBothSides(of: source.operand(0, of: node))
    case .derivative:
      steps.append(.make(id, want))
      demand(source.operand(1, of: node), .value)
      demand(source.operand(0, of: node), .value)
    case .variable, .parameter: note(id, want, result.makeLeaf(node.kind, Int(node.payload), at: node.place))
    case .loopName where boundValues[node.payload]?.last != nil:
      guard let value = boundValues[node.payload]?.last else { preconditionFailure("it was looked at") }
      note(id, want, value)
    case .loopName:
      guard let number = loopNumbers[node.payload] else { preconditionFailure("a loop's name stands in its body") }
      note(id, want, result.makeLeaf(.loopName, number, at: node.place))
    case .text: note(id, want, result.makeText(source.texts[Int(node.payload)], at: node.place))
    case .apply, .values, .host, .call:
      steps.append(.make(id, want))
      if want.isDerivative {
        try demandForDerivative(of: id, want)
      } else {
        for operand in operands(of: node).reversed() { demand(operand, want) }
        if want != .value, hasOwnJumps(node) {
          for operand in operands(of: node).reversed() { demand(operand, want.derivative) }
        }
      }
    case .select:
      steps.append(.chooseFirst(id, want))
      demand(source.operand(0, of: node), .value)
    case .attempt:
      if want.isDerivative { throw refusal(of: node) }
      openRegion()
      steps.append(.handle(id, want))
      demand(source.operand(0, of: node), want)
    case .sequence:
      steps.append(.make(id, want))
      demand(source.operand(1, of: node), want)
      demand(source.operand(0, of: node), .value)
    case .loop where want.isDerivative && source.repetitions[Int(node.payload)].isSearch:
      try findDerivative(ofSearch: id, want)
    case .loop:
      if want.isDerivative, source.repetitions[Int(node.payload)] == .list { throw refusal(of: node) }
      steps.append(.openLoop(id, want))
      demand(source.operand(1, of: node), want.value)
      demand(source.operand(0, of: node), want.value)
      // The derivative of a product is the product times a sum.
      if want.isDerivative, source.repetitions[Int(node.payload)] == .product { demand(id, want.value) }
    }
  }

  /// Requests the forms that ``bothSides(of:at:)`` uses.
  private mutating func demandBothSides(of id: ID) {
    guard changes[Int(id)].contains(.hasSides) else { return demand(id, .derivative) }
    if hasJumps(id) { for want in [Want.value, .valueBehind, .valueBefore] { demand(id, want) } }
    demand(id, .derivativeBefore)
    demand(id, .derivativeBehind)
  }

  /// Requests the forms that the derivative of an application uses.
  private mutating func demandForDerivative(of id: ID, _ want: Want) throws(FormulaError) {
    let node = node(id)
    let operands = operands(of: node)
    guard node.kind == .apply else { throw refusal(of: node) }
    let function = Operation.function(ofCode: node.payload)
    switch Catalogue.derivative(function) {
    case .partial, .each, .zero, .none: break
    case .selected, .sided:
      for operand in operands.reversed() {
        demand(operand, want)
        demand(operand, want.value)
      }
      return
    case .product:
      for (position, operand) in operands.enumerated().reversed() {
        demand(operand, want)
        if isFactor(position, operands) { demand(operand, want.value) }
      }
      return
    }
    guard let rules = DerivativeRule.rules(of: function, count: operands.count) else { throw refusal(of: node) }
    let used = zip(operands, rules).filter { changes($0.0) && $0.1.text != "0" }
    let names = Set(used.flatMap { $0.1.tree.names }.compactMap { DerivativeRule.Name(rawValue: $0) })
    if names.contains(.value) { demand(id, want.value) }
    for (operand, _) in used.reversed() { demand(operand, want) }
    switch Catalogue.derivative(function) {
    case .each:
      let all = names.contains(.mean)
      for operand in operands.reversed() where all || changes(operand) && names.contains(.x) {
        demand(operand, want.value)
      }
    case .partial, .product, .selected, .sided, .zero, .none:
      for (operand, name) in zip(operands, DerivativeRule.Name.operands).reversed() where names.contains(name) {
        demand(operand, want.value)
      }
    }
  }

  /// Whether the derivative of a product has an operand as a factor: if another operand changes.
  func isFactor(_ position: Int, _ operands: [ID]) -> Bool {
    operands.indices.contains { $0 != position && changes(operands[$0]) }
  }

  /// Closes the first branch of a node, whose value exists, and opens the second.
  mutating func takeFirstBranch(_ id: ID, _ want: Want, operand: Int, next: Step) {
    firstBranches.append((regions[regions.count - 1], made(source.operand(operand, of: node(id)), want)))
    closeRegion()
    openRegion()
    steps.append(next)
    demand(source.operand(operand + 1, of: node(id)), want)
  }

  func refusal(of node: ValueGraph.Node) -> FormulaError {
    let name =
      switch node.kind {
      case .apply: Catalogue.row(Operation.function(ofCode: node.payload)).name
      case .host: resolution.hosts[Int(node.payload)].name
      case .call: calledName(Int(node.payload))
      case .values:
        ValueFunction(rawValue: UInt8(truncatingIfNeeded: node.payload))?.description.name ?? "a function of values"
      case .loop: source.repetitions[Int(node.payload)].sign
      case .attempt: Catalogue.row(.unlessFailed).name
      case .constant, .variable, .parameter, .loopName, .text, .select, .sequence, .named, .derivative:
        preconditionFailure("only functions have no derivative")
      }
    return FormulaError(
      .noDerivative(function: name), at: node.place.range, in: resolution.sources[Int(node.place.source)])
  }

  mutating func make(_ id: ID, _ want: Want) -> ID {
    let node = node(id)
    if node.kind == .sequence {
      let (first, second) = (source.operand(0, of: node), source.operand(1, of: node))
      return result.sequence(value(first), made(second, want), at: node.place)
    }
    if node.kind == .named {
      let held = made(source.operand(0, of: node), want)
      return want == .value && name != nil
        ? result.named(Int(Int32(bitPattern: node.payload)), held, at: node.place) : held
    }
    if node.kind == .derivative {
      let operand = source.operand(0, of: node)
      if isMade[Int(id)] {
        return changes[Int(operand)].contains(.hasSides)
          ? bothSides(of: operand, at: node.place) : made(operand, .derivative)
      }
      return result.derivative(of: value(operand), by: value(source.operand(1, of: node)), at: node.place)
    }
    if want.isDerivative { return makeDerivative(id, want) }
    if want != .value, let value = makeSidedValue(id, want) { return value }
    return applied(id, want)
  }

  /// The node applied to the values of its operands.
  mutating func applied(_ id: ID, _ want: Want) -> ID {
    let node = node(id)
    var operands: [ID] = []
    for operand in self.operands(of: node) { operands.append(made(operand, want)) }
    if node.kind == .values {
      guard let function = ValueFunction(rawValue: UInt8(truncatingIfNeeded: node.payload)) else {
        preconditionFailure("the functions of a graph exist")
      }
      return result.values(function, operands, at: node.place)
    }
    let list = result.list(operands)
    switch node.kind {
    case .host:
      return result.host(Int(node.payload), isPure: resolution.hosts[Int(node.payload)].isPure, list, at: node.place)
    case .call: return result.call(Int(node.payload), list, at: node.place)
    case .apply:
      guard let operation = Operation(code: node.payload) else {
        preconditionFailure("the operations of a graph exist")
      }
      return result.apply(operation, list, at: node.place)
    case .constant, .variable, .parameter, .loopName, .text, .values, .select, .attempt, .sequence, .loop, .named,
      .derivative:
      preconditionFailure("these have steps of their own")
    }
  }
}
