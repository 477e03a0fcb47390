import ReckonCatalogue

/// The unit of a value, as far as compiling needs it: dimension, factor, and what a bare unit or a difference of temperatures may do.
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

  /// The same unit of a value that was computed, which is no bare unit any more: -km is not one kilometre.
  var computed: Quantity {
    var result = self
    result.isBare = false
    return result
  }

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
