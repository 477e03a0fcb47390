import ReckonCatalogue
import ReckonSyntax

/// Units in statements that end in a conversion: values under construction carry theirs along, and what reaches the graph is numbers.
extension GraphBuilder {
  private func quantity(_ value: Value) -> Quantity? { value.quantity < 0 ? nil : quantities[Int(value.quantity)] }

  private mutating func pushQuantity(_ id: ValueGraph.ID, _ quantity: Quantity, at place: Int32) {
    var value = Value(id: id, place: place)
    // What has no dimension any more and counts ones is a plain number.
    if quantity.dimension != .none || quantity.ratio != .one {
      quantities.append(quantity)
      value.quantity = Int32(clamping: quantities.count - 1)
    }
    values.append(value)
  }

  private func incompatible(_ first: String, _ second: String, _ node: SyntaxTree.Node, in tree: SyntaxTree) -> FormulaError {
    FormulaError(.incompatibleUnits(first, second), at: node.range, in: tree.source)
  }

  /// A unit by itself: one of it.
  mutating func lowerUnit(_ node: SyntaxTree.Node, in tree: SyntaxTree, at place: Int32) throws(FormulaError) {
    let name = tree.names[Int(node.payload)]
    var quantity = try unit(name, at: node.range, in: tree)
    quantity.isBare = true
    quantities.append(quantity)
    var value = Value(id: graph.makeConstant(1, at: place), place: place)
    value.quantity = Int32(clamping: quantities.count - 1)
    values.append(value)
  }

  private func unit(_ name: String, at range: SourceRange, in tree: SyntaxTree) throws(FormulaError) -> Quantity {
    if let unit = resolver.unit(named: name) { return unit }
    throw FormulaError(
      .unknownUnit(name, suggestion: Suggestion.nearest(to: name, among: resolver.unitNames)), at: range, in: tree.source)
  }

  // MARK: Operations

  /// Lowers a node some of whose operands have units; false when none has.
  mutating func lowerQuantities(_ node: SyntaxTree.Node, at index: Int, in treeIndex: Int, at place: Int32) throws(FormulaError) -> Bool {
    let tree = resolver.trees[treeIndex].tree
    let operands = values.suffix(Int(node.count))
    guard let first = operands.first(where: { $0.quantity >= 0 }).flatMap({ quantity($0) }) else { return false }
    switch node.kind {
    case .product: try lowerProduct(.multiply, node, in: tree, at: place)
    case .apply:
      switch Catalogue.operatorMeanings[Int(node.payload)] {
      case .identity: break
      case .apply(.negate):
        let value = pop()
        var negated = Value(id: graph.apply(Operation(.negate), OperandList(value.id), at: place), place: place)
        negated.quantity = value.quantity
        values.append(negated)
      case .apply(.multiply): try lowerProduct(.multiply, node, in: tree, at: place)
      case .apply(.divide): try lowerProduct(.divide, node, in: tree, at: place)
      case .of: try lowerProduct(values.dropLast().last?.isPercent ?? false ? .percentOf : .multiply, node, in: tree, at: place)
      case .apply(.power): try lowerPower(node, before: index, in: tree, at: place)
      case .apply(.sqrt): try lowerSquareRoot(node, in: tree, at: place)
      case .additive(let function): try lowerSum(function, node, in: tree, at: place)
      case .comparison, .apply, .and, .or, .percent, .conditional, .conversion:
        throw incompatible(first.described, "a plain number", node, in: tree)
      }
    case .call:
      guard case .builtIn(let function) = resolver.trees[treeIndex].bindings[index] else {
        throw incompatible(first.described, "the plain number that the function takes", node, in: tree)
      }
      let row = Catalogue.row(function)
      if row.keepsUnit {
        try lowerHomogeneous(function, Int(node.count), node, in: tree, at: place)
      } else if function == .sqrt {
        try lowerSquareRoot(node, in: tree, at: place)
      } else if row.angle == .argument, let angle = UnitConversion(from: first, to: programAngle(treeIndex)) {
        let value = pop()
        values.append(Value(id: apply(angle, to: value.id, at: place), place: place))
        applyFunction(function, 1, at: place)
      } else {
        throw incompatible(first.described, "the plain number that \(row.name) takes", node, in: tree)
      }
    case .group, .assign, .discard, .notation, .conditional, .loop, .chainStart, .chainLink, .chainEnd:
      guard node.kind == .group else { throw incompatible(first.described, "a plain number", node, in: tree) }
    case .number, .name, .unit, .convert, .branch, .loopBody, .functionBegin, .functionEnd: return false
    }
    return true
  }

  /// A product or quotient: units are multiplied or divided with their numbers. A number before a bare unit is a number of it.
  private mutating func lowerProduct(_ function: Function.ID, _ node: SyntaxTree.Node, in tree: SyntaxTree, at place: Int32)
    throws(FormulaError)
  {
    let rightValue = pop()
    let leftValue = pop()
    let left = quantity(leftValue)
    let right = quantity(rightValue)
    if var unit = right, unit.isBare, left == nil, function == .multiply {
      unit.isBare = false
      return pushQuantity(plain(leftValue).id, unit, at: place)
    }
    let one = Quantity(name: "1")
    // In a compound unit a degree is a difference; a number of degrees is a temperature.
    let (leftID, leftUnit) =
      left.map { absolute(leftValue.id, $0, at: place) } ?? (function == .percentOf ? leftValue.id : plain(leftValue).id, one)
    let (rightID, rightUnit) = right.map { absolute(rightValue.id, $0, at: place) } ?? (plain(rightValue).id, one)
    guard var result = function == .divide ? leftUnit.divided(by: rightUnit) : leftUnit.times(rightUnit) else {
      throw incompatible(leftUnit.described, rightUnit.described, node, in: tree)
    }
    if left == nil { result.name = function == .divide ? "1/\(rightUnit.name)" : rightUnit.name }
    if right == nil { result.name = leftUnit.name }
    // A plain factor changes nothing of the unit's kind.
    if left == nil, function != .divide { result.isFuelEconomy = rightUnit.isFuelEconomy }
    if right == nil { result.isFuelEconomy = leftUnit.isFuelEconomy }
    result.isBare = left?.isBare ?? false && right?.isBare ?? false
    // One of something bare multiplies by one: that would be a step for nothing, where decimals are not folded.
    let isRightBare = right?.isBare ?? false && function != .percentOf
    let isLeftBare = left?.isBare ?? false && function == .multiply
    let id = isRightBare ? leftID : isLeftBare ? rightID : graph.apply(Operation(function), OperandList(leftID, rightID), at: place)
    pushQuantity(id, result, at: place)
  }

  /// A temperature as kelvins; anything else as it is.
  private mutating func absolute(_ id: ValueGraph.ID, _ quantity: Quantity, at place: Int32) -> (ValueGraph.ID, Quantity) {
    guard quantity.offset != nil else { return (id, quantity) }
    if quantity.isBare { return (id, quantity.difference) }
    let kelvin = Quantity(dimension: quantity.dimension, name: "K")
    guard let conversion = UnitConversion(from: quantity, to: kelvin) else { return (id, quantity) }
    return (apply(conversion, to: id, at: place), kelvin)
  }

  /// A sum or difference: what counts the larger unit is converted to the smaller one. A percent is taken of the left.
  private mutating func lowerSum(_ function: Function.ID, _ node: SyntaxTree.Node, in tree: SyntaxTree, at place: Int32)
    throws(FormulaError)
  {
    let rightValue = pop()
    let leftValue = pop()
    guard let left = quantity(leftValue) else {
      throw incompatible("a plain number", quantity(rightValue)?.described ?? "", node, in: tree)
    }
    guard let right = quantity(rightValue) else {
      guard rightValue.isPercent else { throw incompatible(left.described, "a plain number", node, in: tree) }
      let share = graph.apply(Operation(.percentOf), OperandList(rightValue.id, leftValue.id), at: place)
      return pushQuantity(graph.apply(Operation(function), OperandList(leftValue.id, share), at: place), left, at: place)
    }
    guard left.dimension == right.dimension else { throw incompatible(left.described, right.described, node, in: tree) }
    // Two temperatures have a difference, but no sum.
    if left.offset != nil, right.offset != nil, function == .add {
      throw incompatible("the temperature in \(left.name)", "the difference in K that can be added to it", node, in: tree)
    }
    let (leftID, leftUnit) = absolute(leftValue.id, left, at: place)
    let (rightID, rightUnit) = absolute(rightValue.id, right, at: place)
    let unit = leftUnit.ratio < rightUnit.ratio ? leftUnit : rightUnit
    let operands = OperandList(
      converted(leftID, from: leftUnit, to: unit, at: place), converted(rightID, from: rightUnit, to: unit, at: place))
    pushQuantity(graph.apply(Operation(function), operands, at: place), unit, at: place)
  }

  private mutating func lowerPower(_ node: SyntaxTree.Node, before index: Int, in tree: SyntaxTree, at place: Int32) throws(FormulaError) {
    let literal = Self.literalExponent(tree, before: index)
    let base = values.dropLast().last.flatMap { quantity($0) }
    guard let base, let exponent = literal.flatMap({ Int(exactly: $0) }), let result = base.difference.power(exponent) else {
      throw incompatible(base?.described ?? "a plain number", "what can be raised to that power", node, in: tree)
    }
    let exponentValue = pop()
    let baseValue = pop()
    var unit = result
    unit.isBare = base.isBare
    if base.isBare { return pushQuantity(baseValue.id, unit, at: place) }
    values += [Value(id: absolute(baseValue.id, base, at: place).0, place: place), exponentValue]
    lowerPower(literal: literal, at: place)
    pushQuantity(pop().id, unit, at: place)
  }

  /// A root of a quantity of even powers, counted in base units.
  private mutating func lowerSquareRoot(_ node: SyntaxTree.Node, in tree: SyntaxTree, at place: Int32) throws(FormulaError) {
    let value = pop()
    guard let unit = quantity(value), let dimension = unit.dimension.squareRoot else {
      throw incompatible(quantity(value)?.described ?? "", "what has a square root", node, in: tree)
    }
    let base = Quantity(dimension: unit.dimension, name: unit.name)
    let id = converted(value.id, from: unit, to: base, at: place)
    pushQuantity(
      graph.apply(Operation(.sqrt), OperandList(id), at: place), Quantity(dimension: dimension, name: "√\(unit.name)"),
      at: place)
  }

  /// A function whose result has its operands' unit, such as `max`: all are converted to the first one's.
  private mutating func lowerHomogeneous(
    _ function: Function.ID, _ count: Int, _ node: SyntaxTree.Node, in tree: SyntaxTree, at place: Int32
  ) throws(FormulaError) {
    let operands = Array(values.suffix(count))
    values.removeLast(operands.count)
    guard let unit = operands.first.flatMap({ quantity($0) }) else {
      throw incompatible("a plain number", operands.compactMap { quantity($0)?.described }.first ?? "", node, in: tree)
    }
    var ids: [ValueGraph.ID] = []
    for operand in operands {
      guard let other = quantity(operand), other.dimension == unit.dimension else {
        throw incompatible(unit.described, quantity(operand)?.described ?? "a plain number", node, in: tree)
      }
      ids.append(converted(operand.id, from: other, to: unit, at: place))
    }
    pushQuantity(graph.apply(Operation(function), OperandList(ids), at: place), unit, at: place)
  }

  // MARK: Angles

  /// The program's angle unit as a unit.
  private func programAngle(_ tree: Int) -> Quantity {
    let unit = resolver.trees[tree].angleUnit
    let row = Catalogue.unit(named: unit.abbreviation)
    return row.map { Quantity($0, name: unit.abbreviation) } ?? Quantity(name: "")
  }

  // MARK: Converting

  private mutating func converted(_ id: ValueGraph.ID, from source: Quantity, to target: Quantity, at place: Int32) -> ValueGraph.ID {
    UnitConversion(from: source, to: target).map { apply($0, to: id, at: place) } ?? id
  }

  private mutating func apply(_ conversion: UnitConversion, to id: ValueGraph.ID, at place: Int32) -> ValueGraph.ID {
    let conversion = options.numberMode == .double ? conversion.inDoubles : conversion
    var result = id
    if conversion.multiplier != .one {
      result = graph.apply(Operation(.multiply), OperandList(result, graph.makeConstant(conversion.multiplier, at: place)), at: place)
    }
    if conversion.addend != .zero {
      result = graph.apply(Operation(.add), OperandList(result, graph.makeConstant(conversion.addend, at: place)), at: place)
    }
    let divisor = graph.makeConstant(conversion.divisor, at: place)
    if conversion.isInverse { return graph.apply(Operation(.divide), OperandList(divisor, result), at: place) }
    return conversion.divisor == .one ? result : graph.apply(Operation(.divide), OperandList(result, divisor), at: place)
  }

  /// `x to km/h`: the value as a plain number of the target.
  mutating func lowerConversion(_ node: SyntaxTree.Node, in treeIndex: Int, at place: Int32) throws(FormulaError) {
    let tree = resolver.trees[treeIndex].tree
    let conversion = tree.conversions[Int(node.payload)]
    let target = try target(conversion, in: tree)
    let value = pop()
    // Angles in formulas are plain numbers of the program's unit.
    let angle = programAngle(treeIndex)
    guard let source = quantity(value) ?? (target.dimension == angle.dimension ? angle : nil) else {
      throw incompatible("a plain number", target.described, node, in: tree)
    }
    guard let way = UnitConversion(from: source, to: target) else {
      throw incompatible(source.described, target.described, node, in: tree)
    }
    values.append(Value(id: apply(way, to: value.id, at: place), place: place))
    // What a called function converts to is a plain number for its caller.
    if frames.count == 1, frames[0].function == nil { resultForm = .unit(tree.text(of: conversion)) }
  }

  /// The target of a conversion as a unit.
  private func target(_ conversion: SyntaxTree.Conversion, in tree: SyntaxTree) throws(FormulaError) -> Quantity {
    var above = Quantity(name: "")
    var below = Quantity(name: "")
    for term in conversion.terms {
      let factor: Quantity
      switch term.factor {
      case .number(let range):
        guard let ratio = ExactRatio(tree.source.slice(range)), ratio > .zero else {
          throw FormulaError(.badNumber("a unit is multiplied by a plain decimal number above 0"), at: range, in: tree.source)
        }
        factor = Quantity(ratio: ratio, name: "")
      case .unit(let name):
        let unit = try unit(tree.names[name], at: term.range, in: tree)
        // A lone temperature is one; in a product a degree is a difference.
        if conversion.terms.count == 1, term.exponent == 1 { return unit }
        factor = unit.difference
      }
      let product = factor.power(abs(term.exponent)).flatMap { term.exponent < 0 ? below.times($0) : above.times($0) }
      guard let product else { throw tooLarge(conversion, in: tree) }
      if term.exponent < 0 { below = product } else { above = product }
    }
    guard var result = above.divided(by: below) else { throw tooLarge(conversion, in: tree) }
    result.name = tree.text(of: conversion)
    return result
  }

  private func tooLarge(_ conversion: SyntaxTree.Conversion, in tree: SyntaxTree) -> FormulaError {
    FormulaError(
      .badNumber("the factor of this unit is too large or too small; use a smaller power"), at: conversion.range, in: tree.source)
  }
}
