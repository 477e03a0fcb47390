import ReckonCatalogue
import ReckonSyntax

/// Units in statements that end in a conversion: values under construction carry theirs along, and what reaches the graph is numbers.
extension GraphBuilder {
  /// The node that is being lowered, its tree, and its place in the graph.
  struct Site {
    let node: SyntaxTree.Node
    let tree: Int
    let place: Int32
  }

  private func quantity(_ value: Value) -> Quantity? { value.quantity < 0 ? nil : quantities[Int(value.quantity)] }

  private mutating func pushQuantity(_ id: ValueGraph.ID, _ quantity: Quantity, _ site: Site) throws(FormulaError) {
    guard quantity.dimension != .none else {
      // What has no dimension any more is a plain number: 5 km / 2 m is 2500.
      return values.append(Value(id: try converted(id, from: quantity, to: Quantity(name: ""), site), place: site.place))
    }
    quantities.append(quantity)
    values.append(Value(id: id, place: site.place, quantity: Int32(quantities.count - 1)))
  }

  private func error(_ kind: FormulaError.Kind, _ site: Site) -> FormulaError {
    FormulaError(kind, at: site.node.range, in: trees[site.tree].tree.source)
  }

  private func incompatible(_ first: String, _ second: String, _ site: Site) -> FormulaError {
    error(.incompatibleUnits(first, second), site)
  }

  private func tooLarge(_ site: Site) -> FormulaError {
    error(.badNumber("the factor of these units, or a power in them, is too large or too small; use smaller powers"), site)
  }

  /// A unit by itself: one of it.
  mutating func lowerUnit(_ site: Site) throws(FormulaError) {
    let tree = trees[site.tree].tree
    var quantity = try unit(tree.names[Int(site.node.payload)], at: site.node.range, in: tree)
    quantity.isBare = true
    quantities.append(quantity)
    let one = graph.makeConstant(1, at: site.place)
    values.append(Value(id: one, place: site.place, quantity: Int32(quantities.count - 1)))
  }

  private func unit(_ name: String, at range: SourceRange, in tree: SyntaxTree) throws(FormulaError) -> Quantity {
    if let unit = resolver.unit(named: name) { return unit }
    throw FormulaError(.unknownUnit(name, suggestion: resolver.unitSuggestion(for: name)), at: range, in: tree.source)
  }

  // MARK: Operations

  /// Lowers a node some of whose operands have units; false when none has.
  mutating func lowerQuantities(_ site: Site, at index: Int) throws(FormulaError) -> Bool {
    let node = site.node
    let operands = values.suffix(Int(node.count))
    guard let first = operands.first(where: { $0.quantity >= 0 }).flatMap({ quantity($0) }) else { return false }
    func misplaced(_ operation: String) -> FormulaError { error(.misplacedUnit(first.described, operation: operation), site) }
    switch node.kind {
    case .product: try lowerProduct(.multiply, site)
    case .apply:
      let row = Int(node.payload)
      switch Catalogue.operatorMeanings[row] {
      case .identity: break
      case .apply(.negate):
        let value = pop()
        let id = graph.apply(Operation(.negate), OperandList(value.id), at: site.place)
        values.append(Value(id: id, place: site.place, quantity: value.quantity))
      case .apply(.multiply): try lowerProduct(.multiply, site)
      case .apply(.divide): try lowerProduct(.divide, site)
      case .of: try lowerProduct(values.dropLast().last?.isPercent ?? false ? .percentOf : .multiply, site)
      case .apply(.power): try lowerPower(site, before: index)
      case .apply(.sqrt): try lowerSquareRoot(site)
      case .additive(let function): try lowerSum(function, site)
      case .comparison, .apply, .and, .or, .percent, .conditional, .conversion: throw misplaced(Catalogue.operators[row].spellings[0])
      }
    case .call:
      guard case .builtIn(let function) = trees[site.tree].bindings[index] else { throw misplaced("a function of your own") }
      let row = Catalogue.row(function)
      if row.keepsUnit {
        try lowerHomogeneous(function, Int(node.count), site)
      } else if function == .sqrt {
        try lowerSquareRoot(site)
      } else if row.angle == .argument, first.dimension == Dimension(.angle) {
        let id = try converted(pop().id, from: first, to: programAngle(site.tree), site)
        values.append(Value(id: id, place: site.place))
        applyFunction(function, 1, at: site.place)
      } else {
        throw misplaced(row.name)
      }
    case .group: return false
    case .conditional: throw misplaced("a choice")
    case .chainStart, .chainLink, .chainEnd: throw misplaced("a comparison")
    case .loop: throw misplaced("a loop")
    case .assign, .discard, .notation: throw incompatible(first.described, "a plain number", site)
    case .number, .name, .unit, .convert, .branch, .loopBody, .functionBegin, .functionEnd: return false
    }
    return true
  }

  /// A product or quotient: units are multiplied or divided with their numbers. A number before a bare unit is a number of it.
  private mutating func lowerProduct(_ function: Function.ID, _ site: Site) throws(FormulaError) {
    let rightValue = pop()
    let leftValue = pop()
    let left = quantity(leftValue)
    let right = quantity(rightValue)
    if var unit = right, unit.isBare, left == nil, function == .multiply {
      unit.isBare = false
      return try pushQuantity(plain(leftValue).id, unit, site)
    }
    // Twice 20 °C means one thing in °C and another in K.
    for unit in [left, right] {
      if let unit, unit.offset != nil, !unit.isBare {
        throw error(.misplacedUnit("the temperature in \(unit.name)", operation: Catalogue.row(function).name), site)
      }
    }
    let leftUnit = left?.difference ?? Quantity(name: "1")
    let rightUnit = right?.difference ?? Quantity(name: "1")
    guard var result = function == .divide ? leftUnit.divided(by: rightUnit) : leftUnit.times(rightUnit) else {
      throw tooLarge(site)
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
    let leftID = left == nil && function != .percentOf ? plain(leftValue).id : leftValue.id
    let rightID = plain(rightValue).id
    let id = isRightBare ? leftID : isLeftBare ? rightID : graph.apply(Operation(function), OperandList(leftID, rightID), at: site.place)
    try pushQuantity(id, result, site)
  }

  /// A sum or difference: what counts the larger unit is converted to the smaller one. A percent is taken of the left. A temperature that
  /// does not count from 0 K goes on in its unit; two of them have a difference, but no sum.
  private mutating func lowerSum(_ function: Function.ID, _ site: Site) throws(FormulaError) {
    let rightValue = pop()
    let leftValue = pop()
    guard let left = quantity(leftValue) else {
      throw incompatible("a plain number", quantity(rightValue)?.described ?? "", site)
    }
    guard let right = quantity(rightValue) else {
      guard rightValue.isPercent else { throw incompatible(left.described, "a plain number", site) }
      if left.offset != nil { throw error(.misplacedUnit("the temperature in \(left.name)", operation: "%"), site) }
      let share = graph.apply(Operation(.percentOf), OperandList(rightValue.id, leftValue.id), at: site.place)
      return try pushQuantity(graph.apply(Operation(function), OperandList(leftValue.id, share), at: site.place), left, site)
    }
    guard left.dimension == right.dimension else { throw incompatible(left.described, right.described, site) }
    var unit: Quantity
    switch (left.offset != nil, right.offset != nil) {
    case (true, true):
      guard function == .subtract else {
        throw incompatible("the temperature in \(left.name)", "the difference in K that can be added to it", site)
      }
      unit = left
    case (true, false): unit = left
    case (false, true): unit = function == .add ? right : Quantity(dimension: left.dimension, name: "K")
    case (false, false):
      unit = left.ratio < right.ratio ? left : right
      unit.isDifference = left.isDifference && right.isDifference
    }
    // What has no offset beside a unit that has one is a difference.
    let leftID = try converted(leftValue.id, from: left, to: left.offset == nil ? unit.difference : unit, site)
    let rightID = try converted(rightValue.id, from: right, to: right.offset == nil ? unit.difference : unit, site)
    if right.offset != nil, function == .subtract {
      unit = unit.difference
      unit.isDifference = true
    }
    try pushQuantity(graph.apply(Operation(function), OperandList(leftID, rightID), at: site.place), unit, site)
  }

  private mutating func lowerPower(_ site: Site, before index: Int) throws(FormulaError) {
    let literal = Self.literalExponent(trees[site.tree].tree, before: index)
    let base = values.dropLast().last.flatMap { quantity($0) }
    guard let base, base.offset == nil || base.isBare, let literal, literal == literal.rounded() else {
      throw error(.misplacedUnit(base?.described ?? quantity(values[values.count - 1])?.described ?? "", operation: "^"), site)
    }
    guard let exponent = Int(exactly: literal), let result = base.difference.power(exponent) else { throw tooLarge(site) }
    let exponentValue = pop()
    let baseValue = pop()
    var unit = result
    unit.isBare = base.isBare
    unit.isFuelEconomy = base.isFuelEconomy && abs(exponent) == 1
    if base.isBare { return try pushQuantity(baseValue.id, unit, site) }
    values += [Value(id: baseValue.id, place: site.place), exponentValue]
    lowerPower(literal: literal, at: site.place)
    try pushQuantity(pop().id, unit, site)
  }

  /// A root of a quantity of even powers, counted in base units.
  private mutating func lowerSquareRoot(_ site: Site) throws(FormulaError) {
    let value = pop()
    guard let unit = quantity(value), unit.offset == nil, let dimension = unit.dimension.squareRoot else {
      throw error(.misplacedUnit(quantity(value)?.described ?? "", operation: "sqrt"), site)
    }
    let id = try converted(value.id, from: unit, to: Quantity(dimension: unit.dimension, name: unit.name), site)
    let root = graph.apply(Operation(.sqrt), OperandList(id), at: site.place)
    try pushQuantity(root, Quantity(dimension: dimension, name: "√\(unit.name)"), site)
  }

  /// A function whose result has its operands' unit, such as `max`: all are converted to the first one's.
  private mutating func lowerHomogeneous(_ function: Function.ID, _ count: Int, _ site: Site) throws(FormulaError) {
    let operands = Array(values.suffix(count))
    values.removeLast(operands.count)
    guard let unit = operands.first.flatMap({ quantity($0) }) else {
      throw incompatible("a plain number", operands.compactMap { quantity($0)?.described }.first ?? "", site)
    }
    // Sums and deviations of temperatures depend on where their scale begins.
    let choosesOrAverages: Set<Function.ID> = [.min, .max, .avg, .median, .clamp]
    var ids: [ValueGraph.ID] = []
    for operand in operands {
      guard let other = quantity(operand), other.dimension == unit.dimension else {
        throw incompatible(unit.described, quantity(operand)?.described ?? "a plain number", site)
      }
      if other.offset != nil, !choosesOrAverages.contains(function) {
        throw error(.misplacedUnit("the temperature in \(other.name)", operation: Catalogue.row(function).name), site)
      }
      ids.append(try converted(operand.id, from: other, to: unit, site))
    }
    try pushQuantity(graph.apply(Operation(function), OperandList(ids), at: site.place), unit, site)
  }

  /// The program's angle unit as a unit.
  private func programAngle(_ tree: Int) -> Quantity {
    let unit = trees[tree].angleUnit
    return Catalogue.unit(named: unit.abbreviation).map { Quantity($0, name: unit.abbreviation) } ?? Quantity(name: "")
  }
}

// MARK: - Converting

extension GraphBuilder {
  private mutating func converted(
    _ id: ValueGraph.ID, from source: Quantity, to target: Quantity, _ site: Site
  ) throws(FormulaError) -> ValueGraph.ID {
    guard let conversion = UnitConversion(from: source, to: target) else {
      throw source.isSameKind(as: target) ? tooLarge(site) : incompatible(source.described, target.described, site)
    }
    return try apply(conversion, to: checkedTemperature(id, source, target, site), site)
  }

  /// A temperature that is checked against absolute zero where it is known to be one, and no difference: in a unit with a zero of its own, or
  /// on the way to one. `-5 K to °R` may be a difference and is not checked.
  private mutating func checkedTemperature(
    _ id: ValueGraph.ID, _ source: Quantity, _ target: Quantity, _ site: Site
  ) -> ValueGraph.ID {
    guard source.offset != nil || target.offset != nil && !source.isDifference else { return id }
    let least = -(source.offset ?? .zero)
    return graph.apply(Operation(.temperature), OperandList(id, graph.makeConstant(least, at: site.place)), at: site.place)
  }

  private mutating func apply(_ conversion: UnitConversion, to id: ValueGraph.ID, _ site: Site) throws(FormulaError) -> ValueGraph.ID {
    let place = site.place
    let conversion = options.numberMode == .double ? conversion.inDoubles : conversion
    if options.numberMode == .double, !conversion.fitsDoubles {
      throw error(.badNumber("a factor of this conversion is beyond the range of doubles; use smaller powers, or decimals"), site)
    }
    var result = id
    if conversion.multiplier != .one {
      result = graph.apply(Operation(.multiply), OperandList(result, graph.makeConstant(conversion.multiplier, at: place)), at: place)
    }
    if conversion.addend != .zero {
      result = graph.apply(Operation(.add), OperandList(result, graph.makeConstant(conversion.addend, at: place)), at: place)
    }
    if conversion.isInverse {
      return graph.apply(Operation(.divide), OperandList(graph.makeConstant(conversion.divisor, at: place), result), at: place)
    }
    guard conversion.divisor != .one else { return result }
    return graph.apply(Operation(.divide), OperandList(result, graph.makeConstant(conversion.divisor, at: place)), at: place)
  }

  /// `x to km/h`: the value as a plain number of the target.
  mutating func lowerConversion(_ site: Site) throws(FormulaError) {
    let tree = trees[site.tree].tree
    let conversion = tree.conversions[Int(site.node.payload)]
    let target = try target(conversion, in: tree)
    let value = pop()
    // Angles in formulas are plain numbers of the program's unit.
    let angle = programAngle(site.tree)
    guard let source = quantity(value) ?? (target.dimension == angle.dimension ? angle : nil) else {
      throw incompatible("a plain number", target.described, site)
    }
    values.append(Value(id: try converted(plain(value).id, from: source, to: target, site), place: site.place))
    // What a called function converts to is a plain number for its caller.
    if frames.count == 1, frames[0].function == nil { resultForm = .unit(String(tree.source.slice(conversion.range))) }
  }

  /// The target of a conversion as a unit.
  private func target(_ conversion: SyntaxTree.Conversion, in tree: SyntaxTree) throws(FormulaError) -> Quantity {
    var above = Quantity(name: "")
    var below = Quantity(name: "")
    for term in conversion.terms {
      let factor: Quantity
      switch term.factor {
      case .number(let range):
        // As exponents write it, the sign may be U+2212.
        guard let ratio = ExactRatio(String(tree.source.slice(range).map { $0 == "−" ? "-" : $0 })), ratio > .zero else {
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
    result.name = FormulaError.Kind.shortened(String(tree.source.slice(conversion.range)))
    return result
  }

  private func tooLarge(_ conversion: SyntaxTree.Conversion, in tree: SyntaxTree) -> FormulaError {
    FormulaError(
      .badNumber("the factor of this unit is too large or too small; use a smaller power"), at: conversion.range, in: tree.source)
  }
}
