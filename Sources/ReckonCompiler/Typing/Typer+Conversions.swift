import ReckonCatalogue
import ReckonSyntax

/// Units by their names, and conversions from one to another.
extension Typer {
  /// A bare unit: one of it.
  mutating func typeUnit(_ node: SyntaxTree.Node) {
    var reader = UnitReader(tree, definitions)
    var unit = reader.unit(named: Int(node.payload), at: node.range)
    functions.errors += reader.errors
    unit?.isBare = true
    if let code = unit?.units.factors.first?.symbol, unit?.dimension == Dimension(.currency), isSign(node) {
      signedCurrencies.insert(code)
    }
    if tree.isLoose(node) { unit?.loose = node.range }
    kinds.append(unit.map { .quantity($0) } ?? .unknown)
  }

  /// Whether a currency is written as its sign, rather than by its code, possibly in lowercase.
  private func isSign(_ node: SyntaxTree.Node) -> Bool {
    tree.source.slice(node.range).utf8.first.map { $0 < UInt8(ascii: "A") || $0 >= 0x80 } ?? false
  }

  /// The program's angle unit as a unit.
  var programAngle: Quantity {
    guard let unit = Catalogue.unit(named: resolved.angleUnit.abbreviation) else {
      preconditionFailure("the catalogue has all angle units")
    }
    return Quantity(unit)
  }

  /// The unit of a value: bare numbers among angles are in the program's angle unit, and among ratios they are ratios
  /// themselves.
  func unit(of kind: Kind, beside other: Quantity) -> Quantity? {
    switch kind {
    case .quantity(let unit): unit
    case .number, .roundedInteger, .rate, .truth:
      other.dimension == Dimension(.angle) ? programAngle : other.dimension == .none ? .one : nil
    case .percent, .instant, .text, .list, .matrix, .complex, .missing, .unknown: nil
    }
  }

  // MARK: Conversions of operands

  /// Records a conversion of a value on the stack; false if there is none, which is an error at the node.
  @discardableResult mutating func convert(
    depth: Int, from source: Quantity, to target: Quantity, _ node: SyntaxTree.Node, at index: Int
  ) -> Bool {
    guard let conversion = conversion(from: source, to: target, node) else { return false }
    if !conversion.isIdentity { coerce(depth: depth, .unit(conversion), at: index) }
    return true
  }

  /// The conversion from one unit to another in the number mode; `nil` after an error.
  mutating func conversion(from source: Quantity, to target: Quantity, _ node: SyntaxTree.Node) -> UnitConversion? {
    guard let exact = UnitConversion(from: source, to: target) else {
      fail(
        source.isSameKind(as: target)
          ? .badNumber(
            Phrase(
              "factorOfTheseUnitsOrAPower",
              "the factor of these units, or a power in them, is too large or too small; use smaller powers"))
          : .incompatibleUnits(source.described, target.described), node)
      return nil
    }
    guard usesRates(from: source, to: target, node) else { return nil }
    guard numberMode.facts.convertsByDoubles else { return exact }
    let conversion = exact.inDoubles
    if conversion.fitsDoubles { return conversion }
    fail(
      .badNumber(
        Phrase(
          "factorOfThisConversion",
          "a factor of this conversion is beyond the range of doubles; use smaller powers, or decimals")),
      node)
    return nil
  }

  /// Records the use of rates for different currencies; false if one is missing, which is an error at the node.
  private mutating func usesRates(from source: Quantity, to target: Quantity, _ node: SyntaxTree.Node) -> Bool {
    // Units of plain numbers may contain currencies that cancel: USD/EUR.
    let (currencies, others) = (source.currencies, target.currencies)
    guard currencies != others else { return true }
    let rates = definitions.currencies
    for currency in Set(currencies.keys).union(others.keys).sorted() where currency != "EUR" {
      if rates?.euros[currency] != nil {
        body.usesRates = true
      } else if let rate = Catalogue.irrevocableRate(of: currency) {
        let note = FormulaNote(.irrevocableRate, at: node.range, as: .irrevocableRate, [currency, rate])
        if !body.notes.contains(where: { $0.arguments == note.arguments }) { body.notes.append(note) }
      } else {
        fail(.missingRate(currency: currency, date: rates?.date), node)
        return false
      }
    }
    return true
  }

  /// Rejects a temperature below absolute zero, unless a conversion has checked it.
  mutating func checkTemperature(_ unit: Quantity, _ node: SyntaxTree.Node, at index: Int) {
    if !unit.isChecked { convert(depth: 0, from: unit, to: unit, node, at: index) }
  }

  // MARK: Conversions by name

  /// `x to km/h`: converts the value to the target's unit.
  mutating func typeConversion(_ node: SyntaxTree.Node, at index: Int) {
    let conversion = tree.conversions[Int(node.payload)]
    if kinds[kinds.count - 1].isInstant, typeConversion(ofInstant: conversion, at: index) { return }
    var reader = UnitReader(tree, definitions)
    let target =
      conversion.parts.isEmpty
      ? reader.target(conversion)
      : reader.parts(conversion).flatMap { Quantity(mixing: $0, denominator: conversion.denominator) }
    functions.errors += reader.errors
    if isFormula, isLast(index) { body.form = nil }
    spanTimesOfDay(1)
    let kind = pop()
    kinds.append(.unknown)
    guard var target, !kind.isUnknown else { return }
    if kind.isPercent { coerce(depth: 0, .hundredths, at: index) }
    guard var source = unit(of: kind.isPercent ? .number : kind, beside: target) else {
      return fail(.incompatibleUnits(kind.described, target.described), node)
    }
    source = countingTurns(source, toward: target, node, at: index)
    // A difference stays one: 10 K is 18 Δ°F then.
    if source.isDifference { target = target.difference }
    guard convert(depth: 0, from: source, to: target, node, at: index) else { return }
    target.isChecked = true
    kinds[kinds.count - 1] = .quantity(target)
  }
}
