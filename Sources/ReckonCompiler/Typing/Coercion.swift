import ReckonBytecode
import ReckonCatalogue

/// A conversion of a value of one kind to another.
enum Coercion {
  /// A percent becomes the plain number.
  case hundredths
  /// A number of one unit becomes a number of another.
  indirect case unit(UnitConversion)
  /// A number becomes a displayed form, by a function and its operand: itself if it is an integer, in a base; otherwise
  /// the evaluation fails.
  case shown(Function.ID, operand: Int)
  /// A truth value, an instant or a quantity becomes the text that displays it.
  case text(ValueKind)
  /// A date becomes a part of it.
  case part(Function.ID)
  /// A time in universal time becomes the reading of a clock that is a number of seconds ahead.
  case reading(ahead: Int)
}

/// The exact map from numbers of one unit to numbers of another: y = (x·multiplier + addend) / divisor, with integer
/// coefficients; or 1/y.
struct UnitConversion {
  private(set) var multiplier: ExactRatio
  private(set) var addend: ExactRatio
  private(set) var divisor: ExactRatio
  /// Whether the result is 1/y, as from litres per 100 km to miles per gallon.
  let isInverse: Bool
  /// Absolute zero in the source's unit, against which x is checked if it is known to be a temperature rather than a
  /// difference: in a unit with an offset, or converted to one. `-5 K to °R` may be a difference and is not checked.
  let leastTemperature: ExactRatio?

  /// `nil` if the units have different dimensions, or if no factor can represent their ratio.
  init?(from source: Quantity, to target: Quantity) {
    guard source.isSameKind(as: target) else { return nil }
    if source.dimension == target.dimension {
      guard let map = Unit.Map(from: source.ratio, offset: source.offset, to: target.ratio, offset: target.offset)
      else { return nil }
      (multiplier, addend, divisor, isInverse) = (map.multiplier, map.addend, map.divisor, false)
    } else {
      guard let map = Unit.Map(reciprocalOf: source.ratio, target.ratio) else { return nil }
      // p/(q·x) is the inverse of x·q/p.
      (multiplier, addend, divisor, isInverse) = (map.divisor, .zero, map.multiplier, true)
    }
    let isTemperature = source.offset != nil || target.offset != nil
    leastTemperature = isTemperature ? -(source.offset ?? .zero) : nil
  }

  /// The same in doubles: if a coefficient is not a double, one factor that is rounded once.
  var inDoubles: UnitConversion {
    let isExact = [multiplier, addend, divisor].allSatisfy { $0.doubleTerms?.divisor == 1 }
    guard !isExact, addend == .zero, let factor = multiplier / divisor else { return self }
    var result = self
    (result.multiplier, result.divisor) = (factor, .one)
    return result
  }

  /// Whether each coefficient is 0 or close to a normal double.
  var fitsDoubles: Bool { [multiplier, addend, divisor].allSatisfy { $0 == .zero || $0.double.isNormal } }

  /// Whether it changes no number and checks none.
  var isIdentity: Bool {
    !isInverse && leastTemperature == nil && multiplier == .one && addend == .zero && divisor == .one
  }

  /// An operation on the converted number, and a constant: its second operand, or its first if `isReversed`.
  struct Step {
    let function: Function.ID
    let constant: Program.Constant
    var isReversed = false
  }

  /// The operations of the conversion in order, in a number mode.
  func steps(in mode: NumberMode) -> [Step] {
    var steps: [Step] = []
    func add(_ function: Function.ID, _ ratio: ExactRatio, isReversed: Bool = false) {
      steps.append(Step(function: function, constant: Program.Constant(ratio, in: mode), isReversed: isReversed))
    }
    if let leastTemperature { add(.temperature, leastTemperature) }
    if mode == .exact, let (dividend, divisor) = multiplier.dividedByPi {
      steps.append(Step(function: .multiply, constant: Program.Constant(dividend)))
      steps.append(Step(function: .divide, constant: Program.Constant(divisor)))
    } else if multiplier != .one {
      add(.multiply, multiplier)
    }
    if addend != .zero { add(.add, addend) }
    if isInverse { add(.divide, divisor, isReversed: true) } else if divisor != .one { add(.divide, divisor) }
    return steps
  }
}

extension Program.Constant {
  /// A ratio of units: exact if the number mode can represent it.
  init(_ ratio: ExactRatio, in mode: NumberMode) {
    if mode == .exact {
      self.init(ratio.exact, ratio.isKnown ? .exact : .rounded)
    } else {
      self.init(ratio.double, exactly: ratio.markedDecimal, in: mode)
    }
  }
}
