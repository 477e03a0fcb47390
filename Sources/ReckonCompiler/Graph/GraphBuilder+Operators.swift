import ReckonCatalogue
import ReckonSyntax

/// What operators mean: percents, comparisons, and powers with literal exponents.
extension GraphBuilder {
  mutating func lowerOperator(_ row: Int, isInfix: Bool, _ tree: Int, _ index: Int, at place: Int32) {
    switch Catalogue.operatorMeanings[row] {
    case .identity: break
    case .percent:
      let value = plain(pop())
      values.append(Value(id: value.id, place: place, isPercent: true))
    case .apply(.negate):
      let value = pop()
      let id = graph.apply(Operation(.negate), OperandList(value.id), at: place)
      values.append(Value(id: id, place: place, isPercent: value.isPercent, isRounded: value.isRounded))
    case .apply(.power): lowerPower(literal: Self.literalExponent(trees[tree].tree, before: index), at: place)
    case .apply(let function): applyFunction(function, isInfix ? 2 : 1, at: place)
    case .additive(let function): lowerAdditive(function, at: place)
    case .comparison:
      let right = pop()
      let left = pop()
      values.append(comparison(row, left, right, at: place))
    case .of:
      let right = plain(pop())
      let left = pop()
      let function: Function.ID = left.isPercent ? .percentOf : .multiply
      values.append(Value(id: graph.apply(Operation(function), OperandList(left.id, right.id), at: place), place: place))
    case .and: lowerLogic(isAnd: true, at: place)
    case .or: lowerLogic(isAnd: false, at: place)
    case .conditional, .conversion: break
    }
  }

  /// `+` and `-`: two percents give a percent, and a percent behind a number is taken of that number.
  private mutating func lowerAdditive(_ function: Function.ID, at place: Int32) {
    let right = pop()
    let left = pop()
    if left.isPercent, right.isPercent {
      values.append(Value(id: graph.apply(Operation(function), OperandList(left.id, right.id), at: place), place: place, isPercent: true))
    } else if right.isPercent {
      let share = graph.apply(Operation(.percentOf), OperandList(right.id, left.id), at: place)
      values.append(Value(id: graph.apply(Operation(function), OperandList(left.id, share), at: place), place: place))
    } else {
      values.append(Value(id: graph.apply(Operation(function), OperandList(plain(left).id, right.id), at: place), place: place))
    }
  }

  mutating func comparison(_ row: Int, _ left: Value, _ right: Value, at place: Int32) -> Value {
    guard case .comparison(let function) = Catalogue.operatorMeanings[row] else { return left }
    return Value(id: graph.apply(Operation(function), OperandList(plain(left).id, plain(right).id), at: place), place: place)
  }

  /// Powers with a literal exponent of -1, 2, 3 or 4 are products: that is what the language means by them. In decimal mode
  /// whole powers are rounded once, which products of three and four are not.
  mutating func lowerPower(literal: Double?, at place: Int32) {
    let literal = options.numberMode == .decimal && (literal == 3 || literal == 4) ? nil : literal
    let exponent = plain(pop())
    let base = plain(pop()).id
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

  /// The exponent of the power at a node when the text writes it as a number, with or without a sign and brackets.
  static func literalExponent(_ tree: SyntaxTree, before index: Int) -> Double? {
    var sign = 1.0
    var at = index - 1
    while at >= 0 {
      let node = tree.nodes[at]
      switch node.kind {
      case .number: return sign * tree.numbers[Int(node.payload)]
      case .group: break
      case .apply:
        switch Catalogue.operatorMeanings[Int(node.payload)] {
        case .identity: break
        case .apply(.negate): sign = -sign
        case .apply, .additive, .comparison, .and, .or, .percent, .of, .conditional, .conversion: return nil
        }
      case .name, .unit, .call, .convert, .notation, .product, .chainStart, .chainLink, .chainEnd, .branch, .conditional, .loop, .loopBody,
        .assign, .functionBegin,
        .functionEnd, .discard:
        return nil
      }
      at -= 1
    }
    return nil
  }
}
