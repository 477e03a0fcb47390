import ReckonCatalogue
import ReckonSyntax

/// Resolves units by the names in a tree: those of the catalogue, those of the host, and currencies.
struct UnitReader {
  let tree: SyntaxTree
  let definitions: Definitions
  private(set) var errors: [FormulaError] = []

  init(_ tree: SyntaxTree, _ definitions: Definitions) { (self.tree, self.definitions) = (tree, definitions) }

  /// A unit by its name; `nil` after an error.
  mutating func unit(named name: Int, at range: SourceRange) -> Quantity? {
    let name = tree.names[name]
    if let unit = Catalogue.unit(named: name) { return Quantity(unit) }
    if let own = definitions.units[name] {
      return Quantity(UnitProduct(UnitProduct.Factor(name, own.dimension, own.ratio)))
    }
    if let euros = definitions.currencies?.euros[name] ?? Currencies.lastingEuros(of: name)
      ?? Self.euros(withoutRate: name)
    {
      return Quantity(UnitProduct(UnitProduct.Factor(name, Dimension(.currency), euros)))
    }
    fail(.unknownUnit(name, suggestion: definitions.unitSuggestion(for: name)), at: range)
    return nil
  }

  /// The placeholder for the missing rate of a currency; `nil` for a word that is not a currency. Each is distinct, so
  /// that no two currencies are equal; it is never used in a conversion.
  private static func euros(withoutRate code: String) -> ExactRatio? {
    Catalogue.number(ofCurrency: code).map { ExactRatio(1_000_003 + $0) }
  }

  /// The target of a conversion as a unit; `nil` after an error.
  mutating func target(_ conversion: SyntaxTree.Conversion) -> Quantity? {
    guard var result = product(conversion.terms, conversion.range) else { return nil }
    result.written =
      tree.readsWords ? currency(conversion) ?? tree.text(of: conversion) : tree.source.line(conversion.range)
    return result
  }

  /// The code of a target that is a single currency.
  private func currency(_ conversion: SyntaxTree.Conversion) -> String? {
    guard conversion.terms.count == 1, conversion.terms[0].exponent == 1,
      case .unit(let name) = conversion.terms[0].factor,
      Catalogue.number(ofCurrency: tree.names[name]) != nil
    else { return nil }
    return tree.names[name]
  }

  /// The parts of a mixed target, largest first; `nil` after an error.
  mutating func parts(_ conversion: SyntaxTree.Conversion) -> [Quantity]? {
    var parts: [Quantity] = []
    for terms in conversion.parts {
      guard var part = product(terms, conversion.range) else { return nil }
      if let first = terms.first, let last = terms.last {
        part.written =
          tree.readsWords
          ? tree.text(of: terms) : tree.source.line(SourceRange(start: first.range.start, end: last.range.end))
      }
      if let larger = parts.last, larger.dimension != part.dimension || larger.ratio <= part.ratio {
        fail(.incompatibleUnits(larger.described, part.described), at: conversion.range)
        return nil
      }
      parts.append(part)
    }
    return parts
  }

  private mutating func product(_ terms: [SyntaxTree.Conversion.Term], _ range: SourceRange) -> Quantity? {
    // A single degree is a temperature; in a product it is a difference.
    if terms.count == 1, let term = terms.first, term.exponent == 1 { return factor(term) }
    var above = Quantity.one
    var below = Quantity.one
    var isKnown = true
    for term in terms {
      guard let factor = factor(term)?.factor else {
        isKnown = false
        continue
      }
      // The lowest exponent has no positive counterpart, so that its factor stays in the numerator.
      let divisor = term.exponent < 0 ? factor.power(-term.exponent) : nil
      guard let product = divisor.map({ below.times($0) }) ?? factor.power(term.exponent).flatMap({ above.times($0) })
      else {
        return failTooLarge(range)
      }
      if divisor != nil { below = product } else { above = product }
    }
    guard isKnown else { return nil }
    return above.divided(by: below) ?? failTooLarge(range)
  }

  /// A unit or number of a target; `nil` after an error.
  private mutating func factor(_ term: SyntaxTree.Conversion.Term) -> Quantity? {
    switch term.factor {
    case .number(let literal):
      // As in exponents, the sign may be U+2212.
      guard let ratio = ExactRatio(String(literal.map { $0 == "−" ? "-" : $0 })), ratio > .zero else {
        fail(
          .badNumber(Phrase("unitIsMultipliedByAPlain", "a unit is multiplied by a plain decimal number above 0")),
          at: term.range)
        return nil
      }
      return Quantity(UnitProduct(UnitProduct.Factor(literal, .none, ratio)))
    case .unit(let name): return unit(named: name, at: term.range)
    }
  }

  private mutating func failTooLarge(_ range: SourceRange) -> Quantity? {
    fail(
      .badNumber(
        Phrase("factorOfThisUnitIsTooLarge", "the factor of this unit is too large or too small; use a smaller power")),
      at: range)
    return nil
  }

  private mutating func fail(_ kind: FormulaError.Kind, at range: SourceRange) {
    errors.append(FormulaError(kind, at: range, in: tree.source))
  }
}

extension Definitions {
  /// The unit that a text spells, in the syntax of conversions.
  ///
  /// - Throws: the first error, with its range in the text.
  func quantity(ofUnit text: String) throws(FormulaError) -> Quantity {
    let lead = "1 to "
    func located(_ error: FormulaError) -> FormulaError {
      func offset(_ offset: Int) -> Int { min(max(0, offset - lead.utf8.count), text.utf8.count) }
      let range = SourceRange(start: offset(error.range.start), end: offset(error.range.end))
      return FormulaError(error.kind, at: range, in: SourceText(text))
    }
    do throws(FormulaError) {
      let tree = try Parser.tree(of: SourceText(lead + text))
      guard tree.statements.count == 1, tree.nodes.last?.kind == .convert, let conversion = tree.conversions.last else {
        throw FormulaError(.unknownUnit(text, suggestion: nil), at: tree.statements[0].range, in: tree.source)
      }
      var reader = UnitReader(tree, self)
      guard let unit = reader.target(conversion) else {
        guard let error = reader.errors.first else { preconditionFailure("what is no unit is an error") }
        throw error
      }
      return unit
    } catch {
      throw located(error)
    }
  }

  /// The unit of an input that a text spells, or the encoded kind in place of one, in display form.
  ///
  /// - Throws: the first error, with its range in the text.
  package func inputUnit(spelled text: String) throws(FormulaError) -> String {
    switch ValueKind(ofInput: text) {
    case .list(.quantity(let unit)): try ValueKind.list(.quantity(unit: spelling(ofUnit: unit))).inputUnit ?? text
    case .quantity(let unit): try spelling(ofUnit: unit)
    case .complex(.quantity(let unit)): try ValueKind.complex(.quantity(unit: spelling(ofUnit: unit))).inputUnit ?? text
    case .list(.list(.quantity(let unit))):
      try ValueKind.matrix(.quantity(unit: spelling(ofUnit: unit))).inputUnit ?? text
    case .number, .percent, .truth, .instant, .text, .list, .complex, .missing: text
    }
  }

  /// Checks the units of inputs.
  ///
  /// - Throws: the error of the first invalid one by name, with its range in the unit's text.
  package func check(units: [String: String]) throws(FormulaError) {
    for (_, unit) in units.sorted(by: { $0.key < $1.key }) {
      var kind = ValueKind(ofInput: unit)
      while case .list(let item) = kind { kind = item }
      if let part = kind.partKind { kind = part }
      if let unit = kind.unit { _ = try quantity(ofUnit: unit) }
    }
  }

  /// Whether a text spells the unit of a ratio, such as g/kg.
  package func isRatio(_ unit: String) -> Bool { (try? quantity(ofUnit: unit))?.dimension == Dimension.none }

  /// The display spelling of the unit that a text spells.
  ///
  /// - Throws: the first error, with its range in the text.
  package func spelling(ofUnit text: String) throws(FormulaError) -> String {
    var unit = try quantity(ofUnit: text)
    unit.written = nil
    return unit.spelling
  }

  /// The kind of a value with a display form, with these definitions.
  func kind(_ form: ResultForm) -> Kind {
    if case .instantShown(let form) = form { return .instant(form) }
    if case .unit(let sign) = form, Catalogue.currency(ofSign: sign) != nil, case .quantity(var money) = kind(form.kind)
    {
      money.hasSign = true
      return .quantity(money)
    }
    guard case .mixed(let units, let denominator) = form else { return kind(form.kind) }
    let parts = units.compactMap { try? quantity(ofUnit: $0) }
    guard parts.count == units.count else { return .unknown }
    return Quantity(mixing: parts, denominator: denominator).map { .quantity($0) } ?? .unknown
  }

  /// The kind of an input with these definitions, by the spelling of its unit.
  func kind(ofInput unit: String) -> Kind {
    unit == ValueKind.timeOfDayUnit ? .instant(.timeOfDay(hasSeconds: false)) : kind(ValueKind(ofInput: unit))
  }

  /// The kind of a value kind with these definitions; `nil` for a unit that is no longer defined.
  func kind(_ kind: ValueKind) -> Kind {
    switch kind {
    case .number: .number
    case .percent: .rate
    case .truth: .truth
    case .instant: .instant(nil)
    case .text: .text
    case .list(.list(let element)): .matrix(self.kind(element), MatrixShape())
    case .list(let item): .list(self.kind(item))
    case .complex(let part): .complex(self.kind(part))
    case .missing: .missing
    case .quantity(let unit): (try? quantity(ofUnit: unit)).map { .quantity($0) } ?? .unknown
    }
  }
}
