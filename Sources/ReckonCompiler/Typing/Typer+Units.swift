import ReckonCatalogue
import ReckonSyntax

/// The units of products, powers and roots of quantities.
extension Typer {
  mutating func failTooLarge(_ node: SyntaxTree.Node) {
    fail(
      .badNumber(
        Phrase(
          "factorOfTheseUnitsOrAPower",
          "the factor of these units, or a power in them, is too large or too small; use smaller powers")
      ), node)
    kinds.append(.unknown)
  }

  mutating func failMisplaced(_ unit: Phrase, _ operation: Phrase, _ node: SyntaxTree.Node) {
    fail(.misplacedUnit(unit, operation: operation), node)
    kinds.append(.unknown)
  }

  /// Pushes the result of an operation: a plain number if the units have cancelled, as in 5 km / 2 m, which is 2500.
  mutating func push(_ quantity: Quantity, _ node: SyntaxTree.Node, at index: Int) {
    guard quantity.dimension == .none else { return kinds.append(.quantity(quantity.counted)) }
    guard let conversion = conversion(from: quantity, to: .one, node) else { return kinds.append(.unknown) }
    if !conversion.isIdentity { body.add(.coerceResult(.unit(conversion)), at: index) }
    kinds.append(.number)
  }

  // MARK: Products

  /// A product or quotient: units are multiplied or divided with their numbers. A number before a bare unit is an
  /// amount of it.
  mutating func typeProduct(_ function: Function.ID, _ node: SyntaxTree.Node, at index: Int) {
    spanTimesOfDay(2)
    if kinds[kinds.count - 2].quantity != nil, kinds[kinds.count - 1].quantity != nil { settle(2, at: index) }
    if function == .divide { settle(1, at: index) }
    if function == .divide { takeDegrees(node, at: index) }
    let right = pop()
    let left = pop()
    if left.isInstant || right.isInstant {
      return failMisplaced("a date", Phrase(verbatim: Catalogue.row(function).name), node)
    }
    if left.isUnknown || right.isUnknown { return kinds.append(.unknown) }
    let share = takePercents(left, function, right, at: index)
    if left.quantity == nil, right.quantity == nil {
      if let share { body.add(.replace(share), at: index) }
      // Hundredths of hundredths.
      if case .percentOf? = share, right.isPercent { body.add(.coerceResult(.hundredths), at: index) }
      return kinds.append(.number)
    }
    if let unit = right.quantity, unit.isBare, left.quantity == nil, function == .multiply {
      body.add(.replace(.first), at: index)
      return kinds.append(.quantity(unit.computed))
    }
    // Twice 20 °C is ambiguous between °C and K.
    for unit in [left.quantity, right.quantity] {
      if let unit, unit.offset != nil, !unit.isBare {
        return failMisplaced(
          Phrase("temperatureIn", "the temperature in \(unit.name)"), Phrase(verbatim: Catalogue.row(function).name),
          node)
      }
    }
    if left.quantity == nil || right.quantity == nil,
      let unit = left.quantity ?? (function == .divide ? nil : right.quantity),
      !unit.isBare
    {
      // A plain factor leaves the unit unchanged.
      var product = unit.computed.mixed(like: unit)
      if let share {
        body.add(.replace(share), at: index)
      } else {
        product.span = divide(unit, .scaled(depth: left.quantity == nil ? 0 : 1, function), at: index)
      }
      return kinds.append(.quantity(product))
    }
    guard let unit = Self.unit(of: function, left.quantity?.factor, right.quantity?.factor) else {
      return failTooLarge(node)
    }
    if right.quantity?.isBare ?? false, function != .percentOf {
      body.add(.replace(.first), at: index)
    } else if left.quantity?.isBare ?? false, function == .multiply {
      body.add(.replace(.second), at: index)
    } else if let share {
      body.add(.replace(share), at: index)
    }
    // A unit such as g/kg written as a ratio is kept for display.
    if unit.isBare, unit.units.isRatio { return kinds.append(.quantity(unit)) }
    if unit.isBare || left.quantity?.isBare ?? false || right.quantity?.isBare ?? false {
      return push(unit, node, at: index)
    }
    pushMet(
      left.quantity?.factor ?? .one, right.quantity?.factor ?? .one, power: function == .divide ? -1 : 1, node,
      at: index)
  }

  /// Takes the percents of a product or quotient as numbers of hundredths, applying the factor of a hundred last, to
  /// avoid unnecessary rounding. Others, as before a bare unit, become plain numbers.
  private mutating func takePercents(
    _ left: Kind, _ function: Function.ID, _ right: Kind, at index: Int
  ) -> Elaboration.Replacement? {
    let isBare = left.quantity?.isBare ?? false || right.quantity?.isBare ?? false
    switch (function, left.isPercent && !isBare, right.isPercent && !isBare) {
    // Hundredths cancel out.
    case (.divide, true, true): return nil
    case (.divide, false, true): return .overPercent
    case (.percentOf, _, _), (.multiply, true, _): return .percentOf
    case (.multiply, false, true): return .timesPercent
    default:
      if left.isPercent { coerce(depth: 1, .hundredths, at: index) }
      if right.isPercent { coerce(depth: 0, .hundredths, at: index) }
      return nil
    }
  }

  /// Next to an angle with a unit, `5°` as dividend or divisor is an angle too, rather than a bare number.
  private mutating func takeDegrees(_ node: SyntaxTree.Node, at index: Int) {
    let places = (kinds.count - 2, kinds.count - 1)
    guard
      kinds[places.0].quantity?.dimension == Dimension(.angle)
        || kinds[places.1].quantity?.dimension == Dimension(.angle),
      let ends = ends(ofOperand: 1, of: 2, node, at: index)
    else { return }
    for (place, end) in [(places.0, ends.first), (places.1, ends.second)]
    where kinds[place].quantity == nil && isInDegrees(end) {
      kinds[place] = .quantity(programAngle)
    }
  }

  /// Whether the operand that ends at a node is a number with a degree sign, possibly in parentheses.
  private func isInDegrees(_ end: Int) -> Bool {
    var end = end
    while end > nodes.lowerBound, tree.nodes[end].kind == .group { end -= 1 }
    guard tree.nodes[end].kind == .apply else { return false }
    if case .apply(.degrees) = Catalogue.operatorMeanings[Int(tree.nodes[end].payload)] { return true }
    return false
  }

  /// A computed product, or a quotient if the power is -1, in its display unit: 20 m·cm is 0.2 m², and 6 kg·m/s² is 6
  /// N.
  mutating func pushMet(_ left: Quantity, _ right: Quantity, power: Int, _ node: SyntaxTree.Node, at index: Int) {
    guard let unit = power < 0 ? left.divided(by: right) : left.times(right) else { return failTooLarge(node) }
    guard unit.dimension != .none else { return push(unit, node, at: index) }
    guard var shown = left.meeting(right, power: power) else { return failTooLarge(node) }
    shown.isFuelEconomy = unit.isFuelEconomy
    guard let conversion = conversion(from: unit, to: shown, node) else { return kinds.append(.unknown) }
    if !conversion.isIdentity { body.add(.coerceResult(.unit(conversion)), at: index) }
    if power > 0 { noteTimes(left, right, shown, node, at: index) }
    kinds.append(.quantity(shown.counted))
  }

  /// The unit of a product or quotient, one of whose operands may be a plain number.
  private static func unit(of function: Function.ID, _ left: Quantity?, _ right: Quantity?) -> Quantity? {
    let leftUnit = left ?? .one
    let rightUnit = right ?? .one
    let isQuotient = function == .divide
    guard var result = isQuotient ? leftUnit.divided(by: rightUnit) : leftUnit.times(rightUnit) else { return nil }
    // A plain factor leaves the kind of the unit unchanged.
    if left == nil, !isQuotient { result.isFuelEconomy = rightUnit.isFuelEconomy }
    if right == nil { result.isFuelEconomy = leftUnit.isFuelEconomy }
    result.isBare = leftUnit.isBare && rightUnit.isBare
    if leftUnit.loose != nil, rightUnit.loose != nil { result.loose = leftUnit.loose }
    return result
  }

  mutating func typePower(_ node: SyntaxTree.Node, at index: Int) {
    settle(2, at: index)
    var exponent = pop()
    let base = pop()
    if base.isInstant || exponent.isInstant { return failMisplaced("a date", "^", node) }
    if exponent.isPercent { coerce(depth: 0, .hundredths, at: index) }
    if let ratio = exponent.ratio, !convert(depth: 0, from: ratio, to: .one, node, at: index) {
      return kinds.append(.unknown)
    }
    if exponent.ratio != nil { exponent = .number }
    if base.isPercent { coerce(depth: 1, .hundredths, at: index) }
    if base.isUnknown || exponent.isUnknown { return kinds.append(.unknown) }
    if base.quantity == nil, exponent.quantity == nil { return kinds.append(.number) }
    let literal = tree.literalExponent(before: index)
    guard let unit = base.quantity, unit.offset == nil || unit.isBare, let literal, literal == literal.rounded() else {
      return failMisplaced(base.quantity?.described ?? exponent.described, "^", node)
    }
    guard let power = Int(exactly: literal), var result = unit.factor.power(power) else { return failTooLarge(node) }
    result.isBare = unit.isBare
    result.loose = unit.loose
    result.isFuelEconomy = unit.isFuelEconomy && abs(power) == 1
    if unit.isBare { body.add(.replace(.first), at: index) }
    if unit.isBare || abs(power) == 1 {
      push(result, node, at: index)
    } else {
      pushMet(result, .one, power: 1, node, at: index)
    }
  }

  /// A root of a quantity: in its own unit if each exponent is divisible, otherwise in base units.
  mutating func typeRoot(_ degree: Int, _ name: String, _ node: SyntaxTree.Node, at index: Int) {
    settle(1, at: index)
    guard let unit = pop().quantity else { preconditionFailure("plain numbers have been seen to before") }
    guard unit.offset == nil, let dimension = unit.dimension.root(degree) else {
      return failMisplaced(unit.described, Phrase(verbatim: name), node)
    }
    if let root = unit.factor.units.root(degree) { return push(Quantity(root), node, at: index) }
    guard convert(depth: 0, from: unit, to: Quantity(UnitProduct(baseUnitsOf: unit.dimension)), node, at: index) else {
      return kinds.append(.unknown)
    }
    push(Quantity(UnitProduct(baseUnitsOf: dimension)), node, at: index)
  }
}
