import ReckonCatalogue
import ReckonSyntax

/// What operators mean: comparisons, powers with literal exponents, and what operands' kinds choose.
extension GraphBuilder {
  mutating func lowerOperator(_ row: Int, isInfix: Bool, _ index: Int, at place: ValueGraph.Place) {
    switch Catalogue.operatorMeanings[row] {
    case .identity: break
    case .percent: values.append(Value(id: pop().id, place: place))
    case .apply(.power): lowerPower(literal: frame.syntax.literalExponent(before: index), at: place)
    case .apply(let function): applyFunction(function, isInfix ? 2 : 1, at: place)
    case .additive(let function), .comparison(let function): applyFunction(function, 2, at: place)
    case .of: applyFunction(.multiply, 2, at: place)
    case .and: lowerLogic(isAnd: true, at: place)
    case .or: lowerLogic(isAnd: false, at: place)
    case .fallback: lowerFallback(at: place)
    case .range: applyValues(.range, 2, at: place)
    case .membership: applyValues(.isIn, 2, at: place)
    case .conditional, .conversion: preconditionFailure("choices and conversions have nodes of their own")
    }
  }

  /// Powers with a literal exponent of -1, 2, 3 or 4 are products: that is what the language means by them, but for 3 and 4 in modes whose
  /// whole powers are rounded once.
  private mutating func lowerPower(literal: Double?, at place: ValueGraph.Place) {
    let literal = (literal == 3 || literal == 4) && !numberMode.facts.cubesByProducts ? nil : literal
    let exponent = pop()
    let base = pop().id
    let multiply = Operation(.multiply)
    let result: ValueGraph.ID
    switch literal {
    case -1: result = graph.apply(Operation(.divide), OperandList(graph.makeConstant(1, at: place), base), at: place)
    case 2: result = graph.apply(multiply, OperandList(base, base), at: place)
    case 3: result = graph.apply(multiply, OperandList(graph.apply(multiply, OperandList(base, base), at: place), base), at: place)
    case 4:
      let square = graph.apply(multiply, OperandList(base, base), at: place)
      result = graph.apply(multiply, OperandList(square, square), at: place)
    default: result = graph.apply(Operation(.power), OperandList(base, exponent.id), at: place)
    }
    values.append(Value(id: result, place: place))
  }

  /// An operator whose meaning its operands' kinds choose.
  mutating func lower(_ replacement: Elaboration.Replacement, _ node: SyntaxTree.Node, at place: ValueGraph.Place) {
    let right = pop().id
    let left = pop().id
    let id: ValueGraph.ID
    switch replacement {
    case .first: id = left
    case .second: id = right
    case .laterMonths(let months):
      let each = graph.makeConstant(Double(months), at: place)
      let count = months == 1 ? right : graph.apply(Operation(.multiply), OperandList(right, each), at: place)
      id = graph.apply(Operation(.laterMonths), OperandList(left, count), at: place)
    case .percentOf: id = graph.apply(Operation(.percentOf), OperandList(left, right), at: place)
    case .shareOfLeft:
      guard node.kind == .apply, case .additive(let function) = Catalogue.operatorMeanings[Int(node.payload)] else {
        preconditionFailure("a percent is added or subtracted")
      }
      let share = graph.apply(Operation(.percentOf), OperandList(right, left), at: place)
      id = graph.apply(Operation(function), OperandList(left, share), at: place)
    }
    values.append(Value(id: id, place: place))
  }
}
