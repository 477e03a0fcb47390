import ReckonBytecode
import ReckonCatalogue

/// Derivatives of functions, by the rules of their rows.
extension Differentiator {
  /// The derivative of an application, after its operands' derivatives and the values that its rules mention.
  mutating func makeDerivative(_ id: ID, _ want: Want) -> ID {
    let node = node(id)
    let operands = operands(of: node)
    let function = Operation.function(ofCode: node.payload)
    switch Catalogue.derivative(function) {
    case .selected: return selected(node, operands, isLargest: function == .max, want)
    case .product: return product(node, operands, want)
    case .sided:
      guard let sides = DerivativeRule.sides(of: function, count: operands.count) else {
        preconditionFailure("it has two sides")
      }
      return lower(sides.change, onSideOf: id, operands, want)
    case .partial, .each, .zero, .none: break
    }
    guard let rules = DerivativeRule.rules(of: function, count: operands.count) else {
      preconditionFailure("a function without rules has been refused")
    }
    let unit = Operation.unit(ofCode: node.payload)
    var sum: ID?
    for (position, rule) in rules.enumerated() where changes(operands[position]) && rule.text != "0" {
      let change = made(operands[position], want)
      // A factor of -1 becomes a subtraction.
      if rule.text == "-1" {
        sum =
          if let sum { result.apply(Operation(.subtract), OperandList(sum, change), at: node.place) } else {
            result.apply(Operation(.negate), OperandList(change), at: node.place)
          }
        continue
      }
      let term = result.product(lower(rule, of: id, operands, position, unit, want.value), change, at: node.place)
      sum = sum.map { result.apply(Operation(.add), OperandList($0, term), at: node.place) } ?? term
    }
    return sum ?? result.makeConstant(0, at: node.place)
  }

  private mutating func lower(
    _ rule: DerivativeRule, of id: ID, _ operands: [ID], _ position: Int, _ unit: AngleUnit?, _ want: Want
  ) -> ID {
    var meaning = DerivativeRule.Meaning(operands: [], unit: unit)
    if rule.mentions(.value) { meaning.value = made(id, want) }
    switch Catalogue.derivative(Operation.function(ofCode: node(id).payload)) {
    case .each:
      meaning.operands = rule.mentions(.x) ? [made(operands[position], want)] : []
      // Only their number matters, except for the mean.
      meaning.all = operands
      if rule.mentions(.mean) {
        for (index, operand) in operands.enumerated() { meaning.all[index] = made(operand, want) }
      }
    case .partial, .product, .selected, .sided, .zero, .none:
      for (operand, name) in zip(operands, DerivativeRule.Name.operands) {
        // An operand that no rule mentions has no result node.
        meaning.operands.append(rule.mentions(name) ? made(operand, want) : -1)
      }
    }
    return rule.lower(into: &result, meaning, at: node(id).place)
  }

  // MARK: Corners and jumps

  /// Lowers a rule of a function with corners or jumps for the side of a derivative.
  private mutating func lower(_ rule: DerivativeRule, onSideOf id: ID, _ operands: [ID], _ want: Want) -> ID {
    var meaning = DerivativeRule.Meaning(operands: [])
    meaning.side = want.side
    if rule.mentions(.value) { meaning.value = applied(id, want.value) }
    for (position, operand) in operands.prefix(3).enumerated() {
      meaning.operands.append(rule.mentions(DerivativeRule.Name.operands[position]) ? made(operand, want.value) : -1)
      meaning.changes.append(rule.mentions(DerivativeRule.Name.changes[position]) ? made(operand, want) : -1)
    }
    return rule.lower(into: &result, meaning, at: node(id).place)
  }

  /// The one-sided limit of a function with jumps.
  mutating func makeSidedValue(_ id: ID, _ want: Want) -> ID? {
    let node = node(id)
    guard node.kind == .apply, hasOwnJumps(node),
      let rule = DerivativeRule.sides(of: Operation.function(ofCode: node.payload), count: Int(node.operandCount))?
        .value
    else { return nil }
    return lower(rule, onSideOf: id, operands(of: node), want.derivative)
  }

  /// The derivative if both one-sided derivatives agree.
  mutating func bothSides(of id: ID, at place: ValueGraph.Place) -> ID {
    let (behind, before) = (made(id, .derivativeBehind), made(id, .derivativeBefore))
    let none = result.makeConstant(0, at: place)
    var jumps = none
    if hasJumps(id) {
      let value = value(id)
      for side in [made(id, .valueBehind), made(id, .valueBefore)] where side != value {
        let jump = result.apply(Operation(.notEqual), OperandList(value, side), at: place)
        jumps = jumps == none ? jump : result.apply(Operation(.add), OperandList(jumps, jump), at: place)
      }
    }
    if behind == before, jumps == none { return behind }
    return result.apply(Operation(.sameFromBothSides), result.list([behind, before, jumps]), at: place)
  }

  // MARK: Functions of many operands

  /// The derivative of a product, factor by factor, so that factors may be 0: (p·x)' = p'·x + p·x'.
  private mutating func product(_ node: ValueGraph.Node, _ operands: [ID], _ want: Want) -> ID {
    var change: ID?
    // The product of the preceding operands, while an operand that changes is still to come.
    var before: ID?
    for (position, operand) in operands.enumerated() {
      let factor = isFactor(position, operands) ? made(operand, want.value) : nil
      if let known = change, let factor { change = result.product(factor, known, at: node.place) }
      if changes(operand) {
        let own = made(operand, want)
        let term = before.map { result.product($0, own, at: node.place) } ?? own
        change = change.map { result.apply(Operation(.add), OperandList($0, term), at: node.place) } ?? term
      }
      guard operands[(position + 1)...].contains(where: { changes($0) }), let factor else { continue }
      before = before.map { result.apply(Operation(.multiply), OperandList($0, factor), at: node.place) } ?? factor
    }
    guard let change else { preconditionFailure("a product that changes has an operand that does") }
    return change
  }

  /// The derivative of the largest or smallest operand on a side of the point; of equal ones, the derivative of the one
  /// that is so on that side.
  private mutating func selected(_ node: ValueGraph.Node, _ operands: [ID], isLargest: Bool, _ want: Want) -> ID {
    var best = made(operands[0], want.value)
    var change = made(operands[0], want)
    for (position, operand) in operands.enumerated().dropFirst() {
      let (other, otherChange) = (made(operand, want.value), made(operand, want))
      var isBetter = result.apply(Operation(isLargest ? .less : .greater), OperandList(best, other), at: node.place)
      // Of equal operands, the faster-growing one is the larger to the right of the point and the smaller to the left.
      let grows = result.apply(
        Operation(isLargest == (want.side > 0) ? .less : .greater), OperandList(change, otherChange), at: node.place)
      if result.constant(grows) != 0, change != otherChange {
        let isEqual = result.apply(Operation(.equal), OperandList(best, other), at: node.place)
        isBetter = result.apply(
          Operation(.add), OperandList(isBetter, result.product(grows, isEqual, at: node.place)), at: node.place)
      }
      change = choose(isBetter, otherChange, change, at: node.place)
      if position < operands.count - 1 { best = choose(isBetter, other, best, at: node.place) }
    }
    return change
  }

  /// A choice between existing values. The condition is evaluated even if it makes no difference.
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
