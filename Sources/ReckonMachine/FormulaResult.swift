import ReckonCatalogue

/// The value of a formula, in the kind of numbers that it computes with.
public struct FormulaResult: Hashable, Sendable {
  public let number: Number
  /// In decimal mode, whether the number is the formula's exact value, was rounded to 34 digits on the way, or rests on functions of 15
  /// digits such as `ln`. Names and earlier answers pass theirs on. Always `exact` on doubles, whose rounding is not tracked.
  public let exactness: Exactness
  /// How the value is shown where nothing else is asked for: a plain number, a quantity in its unit or in several. Names and earlier answers
  /// pass it on.
  package let form: ResultForm
  /// What the number is: a quantity with its unit, a truth, or a plain number.
  public var kind: ValueKind { form.kind }

  package init(_ number: Number, _ exactness: Exactness = .exact, kind: ValueKind = .number) {
    self.init(number, exactness, form: ResultForm(kind))
  }

  /// - Parameter form: how the formula asks for its value to be shown. A notation is for the one time, the value is a plain number.
  package init(_ number: Number, _ exactness: Exactness, form: ResultForm) {
    self.number = number
    self.exactness = exactness
    self.form =
      switch form {
      case .notation: .plain
      case .plain, .percent, .truth, .instant, .unit, .mixed: form
      }
  }

  /// The value as formulas read it: with its unit, `5 km`.
  package var written: String {
    switch form {
    case .plain, .percent, .notation: return number.formulaText
    case .truth: return number.isTrue ? "true" : "false"
    case .instant: return number.instantText ?? number.formulaText
    case .unit(let unit): return ResultForm.text(number.formulaText, of: unit)
    case .mixed(let units, let denominator):
      let target = units.joined(separator: "+") + (denominator.map { "/\($0)" } ?? "")
      return "\(ResultForm.text(number.formulaText, of: units.last ?? "")) to \(target)"
    }
  }
}
