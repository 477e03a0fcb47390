import ReckonCatalogue
import ReckonSyntax

/// Operations on quantities: what units they give, and which operands are converted before.
extension Typer {
  private mutating func failTooLarge(_ node: SyntaxTree.Node) {
    fail(.badNumber("the factor of these units, or a power in them, is too large or too small; use smaller powers"), node)
    kinds.append(.unknown)
  }

  private mutating func failIncompatible(_ first: String, _ second: String, _ node: SyntaxTree.Node) {
    fail(.incompatibleUnits(first, second), node)
    kinds.append(.unknown)
  }

  private mutating func failMisplaced(_ unit: String, _ operation: String, _ node: SyntaxTree.Node) {
    fail(.misplacedUnit(unit, operation: operation), node)
    kinds.append(.unknown)
  }

  /// The result of an operation: a plain number where the units have cancelled out, as in 5 km / 2 m, which is 2500.
  private mutating func push(_ quantity: Quantity, _ node: SyntaxTree.Node, at index: Int) {
    guard quantity.dimension == .none else { return kinds.append(.quantity(quantity)) }
    guard let conversion = conversion(from: quantity, to: .one, node) else { return kinds.append(.unknown) }
    if !conversion.isIdentity { body.add(.coerceResult(.unit(conversion)), at: index) }
    kinds.append(.number)
  }

  // MARK: Products

  /// A product or quotient: units are multiplied or divided with their numbers. A number before a bare unit is a number of it.
  mutating func typeProduct(_ function: Function.ID, _ node: SyntaxTree.Node, at index: Int) {
    let right = pop()
    let left = pop()
    // Before `of` a percent is a number of hundredths.
    if left.isPercent, function != .percentOf { coerce(depth: 1, .hundredths, at: index) }
    if right.isPercent { coerce(depth: 0, .hundredths, at: index) }
    if left.isUnknown || right.isUnknown { return kinds.append(.unknown) }
    if left.quantity == nil, right.quantity == nil {
      if function == .percentOf { body.add(.replace(.percentOf), at: index) }
      return kinds.append(.number)
    }
    if let unit = right.quantity, unit.isBare, left.quantity == nil, function == .multiply {
      body.add(.replace(.first), at: index)
      return push(unit.computed, node, at: index)
    }
    // Twice 20 °C means one thing in °C and another in K.
    for unit in [left.quantity, right.quantity] {
      if let unit, unit.offset != nil, !unit.isBare {
        return failMisplaced("the temperature in \(unit.name)", Catalogue.row(function).name, node)
      }
    }
    guard let unit = Self.unit(of: function, left.quantity?.difference, right.quantity?.difference) else { return failTooLarge(node) }
    if right.quantity?.isBare ?? false, function != .percentOf {
      body.add(.replace(.first), at: index)
    } else if left.quantity?.isBare ?? false, function == .multiply {
      body.add(.replace(.second), at: index)
    } else if function == .percentOf {
      body.add(.replace(.percentOf), at: index)
    }
    if unit.isBare || left.quantity?.isBare ?? false || right.quantity?.isBare ?? false { return push(unit, node, at: index) }
    pushSimplified(unit, node, at: index)
  }

  /// The result of a product of computed quantities: 20 m·cm is 0.2 m², and 6 kg·m/s² is 6 N.
  private mutating func pushSimplified(_ unit: Quantity, _ node: SyntaxTree.Node, at index: Int) {
    guard unit.dimension != .none else { return push(unit, node, at: index) }
    guard let simplified = unit.simplified else { return failTooLarge(node) }
    guard let conversion = conversion(from: unit, to: simplified, node) else { return kinds.append(.unknown) }
    if !conversion.isIdentity { body.add(.coerceResult(.unit(conversion)), at: index) }
    kinds.append(.quantity(simplified))
  }

  /// The unit of a product or quotient, of whose operands one may be a plain number.
  private static func unit(of function: Function.ID, _ left: Quantity?, _ right: Quantity?) -> Quantity? {
    let leftUnit = left ?? .one
    let rightUnit = right ?? .one
    let isQuotient = function == .divide
    guard var result = isQuotient ? leftUnit.divided(by: rightUnit) : leftUnit.times(rightUnit) else { return nil }
    // A plain factor changes nothing of the unit's kind.
    if left == nil, !isQuotient { result.isFuelEconomy = rightUnit.isFuelEconomy }
    if right == nil { result.isFuelEconomy = leftUnit.isFuelEconomy }
    result.isBare = leftUnit.isBare && rightUnit.isBare
    return result
  }

  mutating func typePower(_ node: SyntaxTree.Node, at index: Int) {
    let exponent = pop()
    let base = pop()
    if exponent.isPercent { coerce(depth: 0, .hundredths, at: index) }
    if base.isPercent { coerce(depth: 1, .hundredths, at: index) }
    if base.isUnknown || exponent.isUnknown { return kinds.append(.unknown) }
    if base.quantity == nil, exponent.quantity == nil { return kinds.append(.number) }
    let literal = tree.literalExponent(before: index)
    guard let unit = base.quantity, unit.offset == nil || unit.isBare, let literal, literal == literal.rounded() else {
      return failMisplaced(base.quantity?.described ?? exponent.described, "^", node)
    }
    guard let power = Int(exactly: literal), var result = unit.difference.power(power) else { return failTooLarge(node) }
    result.isBare = unit.isBare
    result.isFuelEconomy = unit.isFuelEconomy && abs(power) == 1
    if unit.isBare { body.add(.replace(.first), at: index) }
    push(result, node, at: index)
  }

  /// A root of a quantity of even powers: in its own unit where each exponent is even, otherwise in base units.
  mutating func typeSquareRoot(_ node: SyntaxTree.Node, at index: Int) {
    guard let unit = kinds[kinds.count - 1].quantity else {
      return kinds.append(takeNumbers(1, "sqrt", node, at: index) ? .number : .unknown)
    }
    kinds.removeLast()
    guard unit.offset == nil, let dimension = unit.dimension.root(2) else { return failMisplaced(unit.described, "sqrt", node) }
    if let root = unit.units.root(2) { return push(Quantity(root), node, at: index) }
    guard convert(depth: 0, from: unit, to: Quantity(UnitProduct(baseUnitsOf: unit.dimension)), node, at: index) else {
      return kinds.append(.unknown)
    }
    push(Quantity(UnitProduct(baseUnitsOf: dimension)), node, at: index)
  }

  // MARK: Sums

  /// A sum or difference. Two percents give a percent; a percent behind anything else is taken of that.
  mutating func typeSum(_ function: Function.ID, _ node: SyntaxTree.Node, at index: Int) {
    let right = pop()
    let left = pop()
    switch (left, right) {
    case (.percent, .percent): kinds.append(.percent)
    case (.number, .percent), (.roundedInteger, .percent):
      body.add(.replace(.shareOfLeft), at: index)
      kinds.append(.number)
    case (.quantity(let unit), .percent):
      if unit.offset != nil { return failMisplaced("the temperature in \(unit.name)", "%", node) }
      body.add(.replace(.shareOfLeft), at: index)
      push(unit.computed, node, at: index)
    case (.percent, .number), (.percent, .roundedInteger):
      coerce(depth: 1, .hundredths, at: index)
      kinds.append(.number)
    case (.number, .number), (.number, .roundedInteger), (.roundedInteger, .number), (.roundedInteger, .roundedInteger):
      kinds.append(.number)
    case (.quantity(let leftUnit), .quantity(let rightUnit)): typeSum(function, leftUnit, rightUnit, node, at: index)
    case (.number, .quantity), (.roundedInteger, .quantity), (.percent, .quantity), (.quantity, .number), (.quantity, .roundedInteger):
      failIncompatible(left.described, right.described, node)
    case (.unknown, .number), (.unknown, .roundedInteger), (.unknown, .percent), (.unknown, .quantity), (.unknown, .unknown),
      (.number, .unknown), (.roundedInteger, .unknown), (.percent, .unknown), (.quantity, .unknown):
      kinds.append(.unknown)
    }
  }

  /// What counts the larger unit is converted to the smaller one. A temperature that does not count from 0 K goes on in its unit; two of them
  /// have a difference, but no sum.
  private mutating func typeSum(_ function: Function.ID, _ left: Quantity, _ right: Quantity, _ node: SyntaxTree.Node, at index: Int) {
    guard left.dimension == right.dimension else { return failIncompatible(left.described, right.described, node) }
    var unit: Quantity
    switch (left.offset != nil, right.offset != nil) {
    case (true, true):
      guard function == .subtract else {
        return failIncompatible("the temperature in \(left.name)", "the difference in K that can be added to it", node)
      }
      unit = left
    case (true, false): unit = left
    case (false, true): unit = function == .add ? right : Quantity(UnitProduct(baseUnitsOf: left.dimension))
    case (false, false):
      unit = left.ratio < right.ratio ? left : right
      unit.isDifference = left.isDifference && right.isDifference
    }
    // What has no offset beside a unit that has one is a difference.
    guard convert(depth: 1, from: left, to: left.offset == nil ? unit.difference : unit, node, at: index),
      convert(depth: 0, from: right, to: right.offset == nil ? unit.difference : unit, node, at: index)
    else { return kinds.append(.unknown) }
    if right.offset != nil, function == .subtract {
      unit = unit.difference
      unit.isDifference = true
    }
    push(unit.computed, node, at: index)
  }

  /// A function whose result has its operands' unit, such as `max`: all are converted to the first one's.
  mutating func typeHomogeneous(_ function: Function.ID, _ count: Int, _ node: SyntaxTree.Node, at index: Int) {
    let operands = Array(kinds.suffix(count))
    kinds.removeLast(count)
    if operands.contains(where: \.isUnknown) { return kinds.append(.unknown) }
    guard let unit = operands[0].quantity else {
      return failIncompatible(operands[0].described, operands.first { $0.quantity != nil }?.described ?? "", node)
    }
    // Sums and deviations of temperatures depend on where their scale begins.
    let choosesOrAverages: Set<Function.ID> = [.min, .max, .avg, .median, .clamp]
    for (position, operand) in operands.enumerated() {
      guard let other = operand.quantity, other.dimension == unit.dimension else {
        return failIncompatible(unit.described, operand.described, node)
      }
      if other.offset != nil, !choosesOrAverages.contains(function) {
        return failMisplaced("the temperature in \(other.name)", Catalogue.row(function).name, node)
      }
      guard convert(depth: count - 1 - position, from: other, to: unit, node, at: index) else { return kinds.append(.unknown) }
    }
    push(unit.computed, node, at: index)
  }
}
