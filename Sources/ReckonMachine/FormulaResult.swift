import ReckonCatalogue

/// The value of a formula, in the kind of numbers that it computes with.
public struct FormulaResult: Hashable, Sendable {
  public let number: Number
  /// In decimal mode, whether the number is the formula's exact value, was rounded to 34 digits on the way, or rests on functions of 15
  /// digits such as `ln`. Names and earlier answers pass theirs on. Always `exact` on doubles, whose rounding is not tracked.
  public let exactness: Exactness
  /// What the number is: a quantity with its unit, a truth, or a plain number.
  public let kind: ValueKind

  package init(_ number: Number, _ exactness: Exactness = .exact, kind: ValueKind = .number) {
    self.number = number
    self.exactness = exactness
    self.kind = kind
  }

  /// The value as formulas read it: with its unit, `5 km`.
  package var written: String {
    switch kind {
    case .number, .percent: number.formulaText
    case .truth: number.isTrue ? "true" : "false"
    case .instant: number.instantText ?? number.formulaText
    case .quantity(let unit): "\(number.formulaText) \(unit)"
    }
  }
}
