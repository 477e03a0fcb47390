import ReckonCatalogue
import ReckonSyntax

/// Integrals, roots and extremes: the variable has the kind of its bounds.
extension Typer {
  /// Converts the bounds of a search to the unit of the first, which the variable has in the body.
  mutating func typeSearchBounds(_ node: SyntaxTree.Node, at index: Int) {
    let loop = tree.loops[Int(node.payload)]
    coerceIfPercent(depth: 1, to: .number, at: index)
    coerceIfPercent(depth: 0, to: .number, at: index)
    let bounds = kinds.suffix(2)
    let kind: Kind
    if bounds.contains(where: { $0.isValue }) {
      if let bound = bounds.first(where: { $0.isValue }) {
        failKind(bound, Phrase(verbatim: loop.repetition.sign), node)
      }
      kinds.removeLast(3)
      kind = .unknown
    } else if bounds.contains(where: { $0.quantity != nil }) {
      settle(2, at: index)
      kind = takeOneUnit(2, isFirstFixed: true, node, at: index) ?? .unknown
    } else {
      kind =
        takeNumbers(2, Phrase("boundOf", "a bound of \(loop.repetition.sign)"), node, at: index) ? .number : .unknown
    }
    kinds += [kind, kind]
    loopKinds[Int(node.payload)] = kind
  }

  /// An integral has the unit of the body times that of the variable, a root that of the variable, an extreme that of
  /// the body.
  mutating func typeSearch(_ node: SyntaxTree.Node, at index: Int) {
    let repetition = tree.loops[Int(node.payload)].repetition
    let operation = Phrase(verbatim: repetition.sign)
    coerceIfPercent(depth: 0, to: .number, at: index)
    settle(1, at: index)
    let body = pop()
    kinds.removeLast()
    let bound = pop()
    if body.isUnknown || bound.isUnknown { return kinds.append(.unknown) }
    if body.isValue { return failKind(body, operation, node) }
    if case .instant = body, repetition != .minimum, repetition != .maximum {
      kinds.append(body)
      return typeNumbers(1, operation, node, at: index)
    }
    if let unit = body.quantity, unit.offset != nil, repetition == .integral || repetition == .root {
      return failMisplaced(Phrase("temperatureIn", "the temperature in \(unit.name)"), operation, node)
    }
    switch repetition {
    case .integral:
      pushMet(body.quantity ?? .one, bound.change, power: 1, node, at: index)
    case .root: kinds.append(bound.quantity.map { .quantity($0.computed) } ?? .number)
    case .minimum, .maximum:
      if case .instant = body { return kinds.append(body) }
      kinds.append(body.quantity.map { .quantity($0.computed) } ?? .number)
    case .sum, .product, .list: preconditionFailure("these are no searches")
    }
  }
}
