import ReckonBytecode
import ReckonCatalogue
import ReckonSyntax

/// Operators: comparisons, powers with literal exponents, and operations selected by the operands' kinds.
extension GraphBuilder {
  mutating func lowerOperator(_ row: Int, isInfix: Bool, _ index: Int, at place: ValueGraph.Place) {
    switch Catalogue.operatorMeanings[row] {
    case .identity: break
    case .percent: values.append(Value(id: pop().id, place: place, hundredths: hundredths(of: index - 1)))
    case .apply(.negate):
      let hundredths = values[values.count - 1].hundredths
      applyFunction(.negate, 1, at: place)
      values[values.count - 1].hundredths = hundredths.map { -$0 }
    case .apply(.power): lowerPower(literal: frame.syntax.literalExponent(before: index), at: place)
    case .apply(Function.ID(.transpose)): applyValues(.transpose, 1, at: place)
    case .apply(let function): applyFunction(function, isInfix ? 2 : 1, at: place)
    case .additive(let function), .comparison(let function): applyFunction(function, 2, at: place)
    case .uncertain:
      let uncertainty = pop()
      values.append(Value(id: uncertain(pop().id, uncertainty.id, at: index, place), place: place))
    case .of: applyFunction(.multiply, 2, at: place)
    case .and: lowerLogic(isAnd: true, at: place)
    case .or: lowerLogic(isAnd: false, at: place)
    case .fallback: lowerFallback(at: place)
    case .range: applyValues(.range, 2, at: place)
    case .membership: applyValues(.isIn, 2, at: place)
    case .conditional, .conversion: preconditionFailure("choices and conversions have nodes of their own")
    }
  }

  /// The double nearest to a hundredth of a literal: 1.1% is 0.011, unlike 1.1 divided by 100 in doubles. `nil` in
  /// other number modes.
  private func hundredths(of index: Int) -> Double? {
    guard numberMode == .double, index >= 0, frame.syntax.nodes[index].kind == .number else { return nil }
    return (frame.syntax.decimal(of: frame.syntax.nodes[index]).value / Decimal128(100)).double
  }

  /// A power of the constant e is lowered to the exponential function: the constant is rounded, and its powers would be
  /// less accurate.
  private mutating func lowerPower(literal: Double?, at place: ValueGraph.Place) {
    let exponent = pop()
    let base = pop()
    let id =
      isE(base)
      ? graph.apply(Operation(.exp), OperandList(exponent.id), at: place)
      : graph.power(base.id, exponent.id, literal: literal, at: place)
    values.append(Value(id: id, place: place))
  }

  /// Whether a value is the constant e.
  func isE(_ value: Value) -> Bool {
    guard value.imaginary == nil, graph.nodes[Int(value.id)].kind == .constant, let row = Catalogue.constant(named: "e")
    else {
      return false
    }
    return graph.constants[Int(graph.nodes[Int(value.id)].payload)] == Program.Constant(row, in: numberMode)
  }

  /// Lowers an operator selected by its operands' kinds.
  mutating func lower(
    _ replacement: Elaboration.Replacement, _ node: SyntaxTree.Node, at index: Int, place: ValueGraph.Place
  ) {
    if case .values(let function) = replacement { return applyValues(function, Int(node.count), at: place) }
    if case .complex = replacement { return lowerComplex(node, at: index, place: place) }
    let second = pop()
    let operands = (left: pop(), right: second)
    let (left, right) = (operands.left.id, operands.right.id)
    if operands.left.imaginary != nil || operands.right.imaginary != nil {
      return values.append(complex(replacement, operands.left, operands.right, node, at: place))
    }
    let id: ValueGraph.ID
    switch replacement {
    case .values, .complex: preconditionFailure("they take as many operands as their node")
    case .first: id = left
    case .second: id = right
    case .later(let term, let isBackwards, let isDateLast):
      let span = span(of: isDateLast ? operands.left : operands.right, term, at: place)
      id = later(isDateLast ? right : left, by: span, isBackwards: isBackwards, at: place)
    case .calendarSpan: id = graph.apply(Operation(.calendarSpan), OperandList(left, right), at: place)
    case .percentOf: id = graph.apply(Operation(.percentOf), OperandList(left, right), at: place)
    case .timesPercent: id = graph.apply(Operation(.percentOf), OperandList(right, left), at: place)
    case .overPercent: id = graph.apply(Operation(.percentQuotient), OperandList(left, right), at: place)
    case .shareOfLeft:
      let share = graph.apply(Operation(.percentOf), OperandList(right, left), at: place)
      switch Catalogue.operatorMeanings[Int(node.payload)] {
      case .additive(let function) where node.kind == .apply:
        id = graph.apply(Operation(function), OperandList(left, share), at: place)
      case .uncertain where node.kind == .apply: id = uncertain(left, share, at: index, place)
      case _: preconditionFailure("a percent is added or subtracted, or an uncertainty")
      }
    }
    values.append(Value(id: id, place: place))
  }
}

extension ValueGraph {
  /// A power. With a literal exponent of -1, 2, 3 or 4 it is lowered to products, by definition of the language, except
  /// for 3 and 4 in modes whose integer powers are rounded once.
  mutating func power(_ base: ID, _ exponent: ID, literal: Double?, at place: Place) -> ID {
    let literal = (literal == 3 || literal == 4) && !numberMode.facts.cubesByProducts ? nil : literal
    let multiply = Operation(.multiply)
    switch literal {
    case -1: return apply(Operation(.divide), OperandList(makeConstant(1, at: place), base), at: place)
    case 2: return apply(multiply, OperandList(base, base), at: place)
    case 3: return apply(multiply, OperandList(apply(multiply, OperandList(base, base), at: place), base), at: place)
    case 4:
      let square = apply(multiply, OperandList(base, base), at: place)
      return apply(multiply, OperandList(square, square), at: place)
    default: return apply(Operation(.power), OperandList(base, exponent), at: place)
    }
  }
}
