import ReckonBytecode
import ReckonCatalogue

/// Derivatives of functions, by the rules of their rows.
extension Differentiator {
  /// The derivative of an application whose operands' derivatives, and the values that its rules mention, have been made.
  mutating func makeDerivative(_ id: ID) -> ID {
    let node = node(id)
    let operands = operands(of: node)
    let function = Operation.function(ofCode: node.payload)
    switch Catalogue.derivative(function) {
    case .selected: return selected(node, operands, isLargest: function == .max)
    case .product: return product(node, operands)
    case .partial, .each, .zero, .none: break
    }
    guard let rules = DerivativeRule.rules(of: function, count: operands.count) else {
      preconditionFailure("a function without rules has been refused")
    }
    let unit = Operation.unit(ofCode: node.payload)
    var sum: ID?
    for (position, rule) in rules.enumerated() where changes(operands[position]) && rule.text != "0" {
      let change = derivative(operands[position])
      // A factor of -1 is a difference.
      if rule.text == "-1" {
        sum =
          if let sum { result.apply(Operation(.subtract), OperandList(sum, change), at: node.place) } else {
            result.apply(Operation(.negate), OperandList(change), at: node.place)
          }
        continue
      }
      let term = result.product(lower(rule, of: id, operands, position, unit), change, at: node.place)
      sum = sum.map { result.apply(Operation(.add), OperandList($0, term), at: node.place) } ?? term
    }
    return sum ?? result.makeConstant(0, at: node.place)
  }

  private mutating func lower(_ rule: DerivativeRule, of id: ID, _ operands: [ID], _ position: Int, _ unit: AngleUnit?) -> ID {
    var meaning = DerivativeRule.Meaning(operands: [], unit: unit)
    if rule.mentions(.value) { meaning.value = value(id) }
    switch Catalogue.derivative(Operation.function(ofCode: node(id).payload)) {
    case .each:
      meaning.operands = rule.mentions(.x) ? [value(operands[position])] : []
      // Their number counts; their values only for the mean.
      meaning.all = operands
      if rule.mentions(.mean) { for (index, operand) in operands.enumerated() { meaning.all[index] = value(operand) } }
    case .partial, .product, .selected, .zero, .none:
      for (operand, name) in zip(operands, [DerivativeRule.Name.x, .y, .z]) {
        // An operand that no rule mentions has no result node; the rule does not use it.
        meaning.operands.append(rule.mentions(name) ? value(operand) : -1)
      }
    }
    return rule.lower(into: &result, meaning, at: node(id).place)
  }

  /// The derivative of a product, factor by factor, so that a factor may be 0: (p·x)' = p'·x + p·x'.
  private mutating func product(_ node: ValueGraph.Node, _ operands: [ID]) -> ID {
    var change: ID?
    // The product of the operands before, as long as an operand that changes is to come.
    var before: ID?
    for (position, operand) in operands.enumerated() {
      let factor = isFactor(position, operands) ? value(operand) : nil
      if let known = change, let factor { change = result.product(factor, known, at: node.place) }
      if changes(operand) {
        let own = derivative(operand)
        let term = before.map { result.product($0, own, at: node.place) } ?? own
        change = change.map { result.apply(Operation(.add), OperandList($0, term), at: node.place) } ?? term
      }
      guard operands[(position + 1)...].contains(where: { changes($0) }), let factor else { continue }
      before = before.map { result.apply(Operation(.multiply), OperandList($0, factor), at: node.place) } ?? factor
    }
    guard let change else { preconditionFailure("a product that changes has an operand that does") }
    return change
  }

  /// The derivative of the operand that is the largest, or the smallest; of equal ones that of the first.
  private mutating func selected(_ node: ValueGraph.Node, _ operands: [ID], isLargest: Bool) -> ID {
    var best = value(operands[0])
    var change = derivative(operands[0])
    for (position, operand) in operands.enumerated().dropFirst() {
      let (other, otherChange) = (value(operand), derivative(operand))
      let isBetter = result.apply(Operation(isLargest ? .less : .greater), OperandList(best, other), at: node.place)
      change = choose(isBetter, otherChange, change, at: node.place)
      if position < operands.count - 1 { best = choose(isBetter, other, best, at: node.place) }
    }
    return change
  }

  /// A choice between values that have been made. The condition is evaluated also where it makes no difference.
  private mutating func choose(_ condition: ID, _ yes: ID, _ no: ID, at place: ValueGraph.Place) -> ID {
    if yes == no { return result.sequence(condition, yes, at: place) }
    let first = emptyRegion()
    let second = emptyRegion()
    return result.select(condition, yes, no, regions: (first, second), at: place)
  }

  private mutating func emptyRegion() -> Int32 {
    let region = result.openRegion()
    result.closeRegion()
    return region
  }
}
