import ReckonCatalogue
import ReckonSyntax

/// Units by their names, and conversions from one to another.
extension Typer {
  /// A unit by itself: one of it.
  mutating func typeUnit(_ node: SyntaxTree.Node) {
    guard var unit = unit(named: Int(node.payload), at: node.range) else { return kinds.append(.unknown) }
    unit.isBare = true
    kinds.append(.quantity(unit))
  }

  private mutating func unit(named name: Int, at range: SourceRange) -> Quantity? {
    let name = tree.names[name]
    if let unit = Catalogue.unit(named: name) { return Quantity(unit) }
    if let euros = definitions.currencies?.euros[name] {
      body.usesRates = true
      return Quantity(UnitProduct(UnitProduct.Factor(name, Dimension(.currency), euros)))
    }
    fail(.unknownUnit(name, suggestion: definitions.unitSuggestion(for: name)), at: range)
    return nil
  }

  /// The program's angle unit as a unit.
  var programAngle: Quantity {
    guard let unit = Catalogue.unit(named: resolved.angleUnit.abbreviation) else {
      preconditionFailure("the catalogue has all angle units")
    }
    return Quantity(unit)
  }

  // MARK: Conversions of operands

  /// Writes down that a value on the stack is converted; false when it cannot be, which is an error at the node.
  @discardableResult mutating func convert(
    depth: Int, from source: Quantity, to target: Quantity, _ node: SyntaxTree.Node, at index: Int
  ) -> Bool {
    guard let conversion = conversion(from: source, to: target, node) else { return false }
    if !conversion.isIdentity { coerce(depth: depth, .unit(conversion), at: index) }
    return true
  }

  /// The conversion from one unit to another in the program's numbers; `nil` behind an error.
  mutating func conversion(from source: Quantity, to target: Quantity, _ node: SyntaxTree.Node) -> UnitConversion? {
    guard let exact = UnitConversion(from: source, to: target) else {
      fail(
        source.isSameKind(as: target)
          ? .badNumber("the factor of these units, or a power in them, is too large or too small; use smaller powers")
          : .incompatibleUnits(source.described, target.described), node)
      return nil
    }
    guard numberMode.facts.convertsByDoubles else { return exact }
    let conversion = exact.inDoubles
    if conversion.fitsDoubles { return conversion }
    fail(.badNumber("a factor of this conversion is beyond the range of doubles; use smaller powers, or decimals"), node)
    return nil
  }

  // MARK: Conversions of statements

  /// `x to km/h`: the value as a plain number of the target.
  mutating func typeConversion(_ node: SyntaxTree.Node, at index: Int) {
    let conversion = tree.conversions[Int(node.payload)]
    let target = target(conversion)
    let kind = pop()
    kinds.append(.unknown)
    // A called function converts to a plain number for its caller.
    if isFormula { body.resultForm = .unit(String(tree.source.slice(conversion.range))) }
    guard let target, !kind.isUnknown else { return }
    if kind.isPercent { coerce(depth: 0, .hundredths, at: index) }
    // Angles in formulas are plain numbers of the program's unit.
    let angle = programAngle
    guard let source = kind.quantity ?? (target.dimension == angle.dimension ? angle : nil) else {
      return fail(.incompatibleUnits(kind.described, target.described), node)
    }
    if convert(depth: 0, from: source, to: target, node, at: index) { kinds[kinds.count - 1] = .number }
  }

  /// The target of a conversion as a unit; `nil` behind an error.
  private mutating func target(_ conversion: SyntaxTree.Conversion) -> Quantity? {
    // A lone temperature is one; in a product a degree is a difference.
    if conversion.terms.count == 1, let term = conversion.terms.first, term.exponent == 1 { return factor(term) }
    var above = Quantity.one
    var below = Quantity.one
    var isKnown = true
    for term in conversion.terms {
      guard let factor = factor(term)?.difference else {
        isKnown = false
        continue
      }
      let product = factor.power(abs(term.exponent)).flatMap { term.exponent < 0 ? below.times($0) : above.times($0) }
      guard let product else { return failTooLarge(conversion) }
      if term.exponent < 0 { below = product } else { above = product }
    }
    guard isKnown else { return nil }
    guard var result = above.divided(by: below) else { return failTooLarge(conversion) }
    result.written = String(tree.source.slice(conversion.range))
    return result
  }

  /// A unit or number of a target; `nil` behind an error.
  private mutating func factor(_ term: SyntaxTree.Conversion.Term) -> Quantity? {
    switch term.factor {
    case .number(let range):
      // As exponents write it, the sign may be U+2212.
      guard let ratio = ExactRatio(String(tree.source.slice(range).map { $0 == "−" ? "-" : $0 })), ratio > .zero else {
        fail(.badNumber("a unit is multiplied by a plain decimal number above 0"), at: range)
        return nil
      }
      return Quantity(UnitProduct(UnitProduct.Factor(String(tree.source.slice(range)), .none, ratio)))
    case .unit(let name): return unit(named: name, at: term.range)
    }
  }

  private mutating func failTooLarge(_ conversion: SyntaxTree.Conversion) -> Quantity? {
    fail(.badNumber("the factor of this unit is too large or too small; use a smaller power"), at: conversion.range)
    return nil
  }
}
