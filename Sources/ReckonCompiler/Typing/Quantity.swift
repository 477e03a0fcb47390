import ReckonCatalogue

/// What is known of a value's unit when a conversion's statement is compiled: values of programs are plain numbers, and all that units
/// ask for (factors, sums of different units, the kinds that fit) is decided before.
struct Quantity {
  var dimension: Dimension
  /// How many of the dimension's base unit one is.
  var ratio: ExactRatio
  /// For temperatures that do not count from 0 K: what is added to the number before it is multiplied by the ratio.
  var offset: ExactRatio?
  /// How messages name it; long products are cut off.
  var name: String
  /// Whether it is a difference of temperatures, which has no zero.
  var isDifference = false
  /// Whether no number stands before it yet, so that the value is 1.
  var isBare = false
  /// Whether it is a distance per volume or a volume per distance, which convert into each other.
  var isFuelEconomy = false

  init(_ unit: Unit, name: String) {
    dimension = unit.isReciprocal ? unit.dimension.power(-1) ?? .none : unit.dimension
    ratio = unit.ratio
    offset = unit.offset
    self.name = name
    isFuelEconomy = unit.category == .fuelEconomy
  }

  init(dimension: Dimension = .none, ratio: ExactRatio = .one, name: String) {
    self.dimension = dimension
    self.ratio = ratio
    self.name = name
  }

  /// The unit and its kind, as messages say it.
  var described: String { "\(name) (\(dimension))" }

  /// The same unit without an offset: differences of temperature.
  var difference: Quantity {
    var result = self
    result.offset = nil
    return result
  }

  func times(_ other: Quantity) -> Quantity? {
    guard let dimension = dimension * other.dimension, let ratio = ratio * other.ratio else { return nil }
    return Quantity(dimension: dimension, ratio: ratio, name: joined("·", other))
  }

  func divided(by other: Quantity) -> Quantity? {
    guard let dimension = dimension / other.dimension, let ratio = ratio / other.ratio else { return nil }
    var result = Quantity(dimension: dimension, ratio: ratio, name: joined("/", other))
    result.isFuelEconomy = Self.isFuelEconomy(self.dimension, other.dimension)
    return result
  }

  private func joined(_ sign: String, _ other: Quantity) -> String {
    let text = name.isEmpty ? other.name : "\(name)\(sign)\(other.name)"
    return text.utf8.count <= 60 ? text : "\(text.prefix(40))…"
  }

  func power(_ exponent: Int) -> Quantity? {
    guard let dimension = dimension.power(exponent), let ratio = ratio.power(exponent) else { return nil }
    return Quantity(dimension: dimension, ratio: ratio, name: exponent == 1 ? name : "\(name)^\(exponent)")
  }

  /// Whether each can be told in the other: distances for a volume in volumes for a distance too.
  func isSameKind(as other: Quantity) -> Bool {
    dimension == other.dimension || isFuelEconomy && other.isFuelEconomy && dimension * other.dimension == Dimension.none
  }

  /// Whether a quotient of two dimensions is one of a volume and a length.
  static func isFuelEconomy(_ dividend: Dimension, _ divisor: Dimension) -> Bool {
    let volume = UnitCategory.volume.dimension
    let length = UnitCategory.length.dimension
    return dividend == volume && divisor == length || dividend == length && divisor == volume
  }
}

/// The exact way from numbers of one unit to numbers of another: y = (x·multiplier + addend) / divisor, all three whole; or 1/y.
struct UnitConversion {
  var multiplier: ExactRatio
  var addend: ExactRatio
  var divisor: ExactRatio
  /// Whether the result is 1/y, as from litres per 100 km to miles per gallon.
  let isInverse: Bool

  /// Nothing when the units are of different kinds, or so far apart that no factor can be told.
  init?(from source: Quantity, to target: Quantity) {
    if source.dimension == target.dimension {
      // A difference stays one: 10 K is 18 °F then.
      let targetOffset = source.isDifference ? nil : target.offset
      guard let map = Unit.Map(from: source.ratio, offset: source.offset, to: target.ratio, offset: targetOffset) else { return nil }
      (multiplier, addend, divisor, isInverse) = (map.multiplier, map.addend, map.divisor, false)
    } else if source.isSameKind(as: target) {
      guard let map = Unit.Map(reciprocalOf: source.ratio, target.ratio) else { return nil }
      // p/(q·x) is the inverse of x·q/p.
      (multiplier, addend, divisor, isInverse) = (map.divisor, .zero, map.multiplier, true)
    } else {
      return nil
    }
  }

  /// The same in doubles: where a part is no double, one factor that is rounded once.
  var inDoubles: UnitConversion {
    let isExact = [multiplier, addend, divisor].allSatisfy { $0.doubleTerms?.divisor == 1 }
    guard !isExact, addend == .zero, let factor = multiplier / divisor else { return self }
    var result = self
    (result.multiplier, result.divisor) = (factor, .one)
    return result
  }

  /// Whether each part is 0 or near to a normal double.
  var fitsDoubles: Bool { [multiplier, addend, divisor].allSatisfy { $0 == .zero || $0.double.isNormal } }
}

extension Dimension {
  /// The dimension whose square this is; nothing when a power is odd.
  var squareRoot: Dimension? {
    var powers: [Base: Int8] = [:]
    for base in Base.allCases {
      guard self[base].isMultiple(of: 2), let half = Int8(exactly: self[base] / 2) else { return nil }
      powers[base] = half
    }
    return Dimension(powers)
  }
}
