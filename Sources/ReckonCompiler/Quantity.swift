import ReckonCatalogue

/// What is known of a value's unit when a conversion's statement is compiled: values of programs are plain numbers, and all that units
/// ask for (factors, sums of different units, the kinds that fit) is decided before.
struct Quantity {
  var dimension: Dimension
  /// How many of the dimension's base unit one is.
  var ratio: ExactRatio
  /// For temperatures that do not count from 0 K: what is added to the number before it is multiplied by the ratio.
  var offset: ExactRatio?
  /// How messages name it.
  var name: String
  /// Whether no number stands before it yet, so that the value is 1.
  var isBare = false
  var isReciprocal = false

  init(_ unit: Unit, name: String) {
    dimension = unit.dimension
    ratio = unit.ratio
    offset = unit.offset
    self.name = name
    isReciprocal = unit.isReciprocal
  }

  init(dimension: Dimension, ratio: ExactRatio, name: String) {
    self.dimension = dimension
    self.ratio = ratio
    self.name = name
  }

  /// The unit and its kind, as messages say it.
  var described: String { "\(name) (\(dimension.name))" }

  /// The same unit without an offset: differences of temperature.
  var difference: Quantity {
    var result = self
    result.offset = nil
    return result
  }

  func times(_ other: Quantity) -> Quantity? {
    guard let dimension = dimension.multiplied(by: other.dimension) else { return nil }
    return Quantity(dimension: dimension, ratio: ratio * other.ratio, name: "\(name)·\(other.name)")
  }

  func divided(by other: Quantity) -> Quantity? {
    guard let dimension = dimension.divided(by: other.dimension) else { return nil }
    return Quantity(dimension: dimension, ratio: ratio / other.ratio, name: "\(name)/\(other.name)")
  }

  func power(_ exponent: Int) -> Quantity? {
    guard abs(exponent) <= 64, let dimension = dimension.power(exponent) else { return nil }
    return Quantity(dimension: dimension, ratio: ratio.power(exponent), name: "\(name)^\(exponent)")
  }
}

/// An exact way from numbers of one unit to numbers of another: y = (x·multiplier + addend) / divisor, or its inverse.
struct UnitConversion {
  let multiplier: ExactRatio
  let addend: ExactRatio
  let divisor: ExactRatio
  /// Whether the result is 1/y, as from litres per 100 km to miles per gallon.
  var isInverse = false

  /// Nothing when the units are of different kinds.
  init?(from source: Quantity, to target: Quantity) {
    if source.dimension == target.dimension {
      var shift = ExactRatio.zero
      let ratio = source.ratio / target.ratio
      if let offset = source.offset { shift = shift + offset * ratio }
      if let offset = target.offset { shift = shift - offset }
      // Over their common divisor all three are whole.
      let common = shift.denominator(with: ratio)
      (multiplier, addend, divisor) = (ratio * common, shift * common, common)
    } else if source.isReciprocal, target.isReciprocal, source.dimension.power(-1) == target.dimension {
      let ratio = source.ratio * target.ratio
      let common = ratio.denominator(with: ratio)
      (multiplier, addend, divisor) = (ratio * common, .zero, common)
      isInverse = true
    } else {
      return nil
    }
  }
}
