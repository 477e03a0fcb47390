import ReckonCatalogue

/// The value of a formula, in its number mode.
public struct FormulaResult: Hashable, Sendable {
  /// The number; NaN for a text, a list or no value, which ``value`` holds completely.
  public let number: NumericValue
  /// A text, a list or no value; `nil` for numbers of all kinds.
  private let held: Value?
  /// In decimal mode, whether the number is the formula's exact value, was rounded to 34 digits, or depends on
  /// functions of 15 digits such as `ln`. Names and earlier answers propagate theirs. Always `exact` on doubles, whose
  /// rounding is not tracked.
  public let exactness: Exactness
  /// The default display form of the value: a plain number, a quantity in its unit or in several. Names and earlier
  /// answers propagate it.
  package let form: ResultForm
  /// The standard uncertainty and its sources, in the unit of the value; `nil` for a value without any, including
  /// `0.5 - 0.5` of one source.
  public package(set) var uncertainty: Uncertainty?
  /// The kind of the number: a quantity with its unit, a truth, or a plain number.
  public var kind: ValueKind { form.kind }

  package init(_ number: NumericValue, _ exactness: Exactness = .exact, kind: ValueKind = .number) {
    self.init(number, exactness, form: ResultForm(kind))
  }

  /// - Parameter form: the display form that the formula requests. A notation applies once; the value is a number of
  ///   its unit.
  package init(_ number: NumericValue, _ exactness: Exactness, form: ResultForm) {
    (self.number, held) = (number, nil)
    self.exactness = exactness
    self.form =
      switch form {
      // `8°` is a plain number to formulas, in the unit of angles.
      case .notation(_, ResultForm.percentSign?): .percent
      case .notation(_, let unit?) where unit != "°": .unit(unit)
      case .notation: .plain
      case .plain, .percent, .truth, .instant, .instantShown, .unit, .mixed, .value, .complex: form
      }
  }

  /// A value of any kind.
  ///
  /// - Parameter form: the display form that the formula requests; a number is not shown as a value of another kind.
  package init(value: Value, _ exactness: Exactness = .exact, form: ResultForm) {
    switch value {
    case .number(let number), .instant(let number):
      self.init(number, exactness, form: form.kind.isNumeric ? form : .plain)
    case .truth(let holds): self.init(.double(holds ? 1 : 0), exactness, form: .truth)
    case .text, .list, .missing: self.init(held: value, exactness, form)
    }
  }

  private init(held: Value, _ exactness: Exactness, _ form: ResultForm) {
    (number, self.held, self.exactness) = (.double(.nan), held, exactness)
    // The display of complex parts applies once too.
    if case .complex = form { self.form = ResultForm(form.kind) } else { self.form = form }
  }

  /// The value by itself, as programs take and return it.
  public var value: Value {
    if let held { return held }
    return switch kind {
    case .truth: .truth(number.isTrue)
    case .instant: .instant(number)
    case .number, .percent, .quantity, .text, .list, .complex, .missing: .number(number)
    }
  }

  /// Whether it is a number, rather than a text, a list or no value.
  package var isNumeric: Bool { held == nil }

  /// Its kind in messages.
  package var described: Phrase {
    switch held {
    case .text: "a text"
    case .list: form.kind.partKind != nil ? "a complex number" : held?.holdsLists == true ? "a matrix" : "a list"
    case .missing: "a missing value"
    case .number, .truth, .instant, nil: "a number"
    }
  }

  /// The value as formula input: with its unit, `5 km`, a text in quotes.
  package var written: String { written() }

  /// The same with one line for each row of a matrix.
  package var alignedText: String {
    held?.alignedText(kind) { FormulaResult(value: $0, form: ResultForm($1)).written } ?? written
  }

  /// Whether ``written`` is the exact value, rather than rounded digits.
  package var isWrittenExactly: Bool { held?.isWrittenExactly ?? number.isWrittenExactly }

  /// - Parameters:
  ///   - pi: the spelling of π, whose name may have another meaning.
  ///   - isUnitHidden: whether a word of the unit has another meaning, so that the unit is expressed by its definition.
  package func written(pi: String = "pi", isUnitHidden: Bool = false) -> String {
    if let held { return held.text(kind) { FormulaResult(value: $0, form: ResultForm($1)).written } }
    if let uncertainty, uncertainty.standard > 0 { return written(uncertainty, pi, isUnitHidden) }
    let text = number.formulaText(pi: pi)
    let operand = number.isWrittenInDigits ? text : "(\(text))"
    if isUnitHidden, let unit = kind.unit { return "\(operand)\(number.isWrittenInDigits ? "" : "*1") [\(unit)]" }
    switch form {
    case .plain, .percent, .notation, .value, .complex: return text
    case .truth: return number.isTrue ? "true" : "false"
    case .instant: return number.instantText ?? text
    case .instantShown(let form): return number.instantText(as: form, isRead: true) ?? text
    // 3° is a plain number, 3 deg an angle.
    case .unit(let unit): return ResultForm.written(operand, of: unit == "°" ? "deg" : unit)
    case .mixed(let units, let denominator):
      let target = units.joined(separator: "+") + (denominator.map { "/\($0)" } ?? "")
      return "\(ResultForm.written(operand, of: units.last ?? "")) to \(target)"
    }
  }

  /// The value with its uncertainty as formula input, with all digits: `(5.02 ± 0.03) cm`.
  private func written(_ uncertainty: Uncertainty, _ pi: String, _ isUnitHidden: Bool) -> String {
    if let typed = uncertainty.typed, !isUnitHidden { return typed }
    func operand(_ text: String, _ isDigits: Bool) -> String { isDigits ? text : "(\(text))" }
    let value = operand(number.formulaText(pi: pi), number.isWrittenInDigits)
    let both = "(\(value) ± \(NumericValue.double(uncertainty.standard).formulaText(pi: pi)))"
    guard let unit = form.uncertainUnit else { return both }
    return isUnitHidden ? "\(both)*1 [\(unit)]" : ResultForm.written(both, of: unit == "°" ? "deg" : unit)
  }
}

extension ResultForm {
  /// The unit after a value with its uncertainty; `nil` for a plain number.
  package var uncertainUnit: String? {
    switch self {
    case .unit(let unit), .notation(_, let unit?): unit == Self.percentSign ? nil : unit
    case .mixed(let units, denominator: _): units.last
    case .plain, .percent, .truth, .instant, .instantShown, .value, .complex, .notation(_, nil): nil
    }
  }
}
