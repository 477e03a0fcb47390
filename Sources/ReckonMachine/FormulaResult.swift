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
  package var written: String { written() }

  /// - Parameters:
  ///   - pi: what stands for π, whose name may have another meaning.
  ///   - isUnitHidden: whether a word of the unit has another meaning, so that it is written as the unit that it is, of one unit.
  package func written(pi: String = "pi", isUnitHidden: Bool = false) -> String {
    let text = number.formulaText(pi: pi)
    let operand = number.isWrittenInDigits ? text : "(\(text))"
    if isUnitHidden, let unit = kind.unit { return "\(operand)\(number.isWrittenInDigits ? "" : "*1") [\(unit)]" }
    switch form {
    case .plain, .percent, .notation: return text
    case .truth: return number.isTrue ? "true" : "false"
    case .instant: return number.instantText ?? text
    case .unit(let unit): return ResultForm.text(operand, of: unit)
    case .mixed(let units, let denominator):
      let target = units.joined(separator: "+") + (denominator.map { "/\($0)" } ?? "")
      return "\(ResultForm.text(operand, of: units.last ?? "")) to \(target)"
    }
  }
}
