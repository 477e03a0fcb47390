/// A unit as it is shown: powers of units, in the order in which they were written or came into a calculation.
package struct UnitProduct: Sendable {
  /// A power of one unit.
  package struct Factor: Sendable {
    /// The spelling: of a catalogue's unit its symbol, of a number its text, of a currency its code.
    package let symbol: String
    /// The dimension of the first power of the unit.
    package let dimension: Dimension
    /// The size of one in the dimension's base unit.
    package let ratio: ExactRatio
    package internal(set) var exponent: Int

    package init(_ symbol: String, _ dimension: Dimension, _ ratio: ExactRatio) {
      (self.symbol, self.dimension, self.ratio, exponent) = (symbol, dimension, ratio, 1)
    }
  }

  package private(set) var factors: [Factor]
  package private(set) var dimension: Dimension
  /// The size of one in the dimension's base unit.
  package private(set) var ratio: ExactRatio

  /// No unit at all: that of a plain number.
  package static let one = UnitProduct(factors: [], dimension: .none, ratio: .one)

  init(factors: [Factor], dimension: Dimension, ratio: ExactRatio) {
    (self.factors, self.dimension, self.ratio) = (factors, dimension, ratio)
  }

  package init(_ factor: Factor) { self.init(factors: [factor], dimension: factor.dimension, ratio: factor.ratio) }

  /// One of a unit. A row such as `km/h` or `m²` is made of the units in its symbol, so that these merge with others.
  package init(_ unit: Unit) {
    if let composite = Self.composite(unit) {
      self = composite
    } else {
      let dimension = unit.isReciprocal ? unit.dimension.power(-1) ?? .none : unit.dimension
      self.init(Factor(unit.symbol, dimension, unit.ratio))
    }
  }

  private static func composite(_ unit: Unit) -> UnitProduct? {
    let isProduct = unit.symbol.contains { $0 == "/" || $0 == "·" } || written(exponentOf: unit.symbol[...]) > 1
    guard !unit.isReciprocal, isProduct, let quotient = quotient(unit.symbol), quotient.dimension == unit.dimension,
      quotient.ratio == unit.ratio
    else { return nil }
    return quotient
  }

  /// The product or quotient of units that a symbol writes.
  static func quotient(_ symbol: String) -> UnitProduct? {
    let parts = symbol.split(separator: "/")
    guard (1...2).contains(parts.count), let above = product(parts[0]),
      let below = parts.count == 2 ? product(parts[1]) : .one
    else {
      return nil
    }
    return above.multiplied(by: below, power: -1)
  }

  /// The product of powers of units that a symbol writes.
  private static func product(_ symbol: Substring) -> UnitProduct? {
    symbol.split(separator: "·").reduce(UnitProduct?.some(.one)) { product, factor in
      let exponent = written(exponentOf: factor)
      guard let unit = Catalogue.unit(named: String(exponent > 1 ? factor.dropLast() : factor)), unit.offset == nil
      else { return nil }
      return product?.multiplied(by: UnitProduct(Factor(unit.symbol, unit.dimension, unit.ratio)), power: exponent)
    }
  }

  private static func written(exponentOf symbol: Substring) -> Int {
    symbol.last == "²" ? 2 : symbol.last == "³" ? 3 : 1
  }

  /// Whether it is a ratio as it is written: one of two like units for another, g/kg, mm/m or USD/EUR, but no angle.
  package var isRatio: Bool {
    guard factors.count == 2, factors[0].dimension == factors[1].dimension, factors[0].exponent > 0 else {
      return false
    }
    return factors[0].exponent == -factors[1].exponent && factors[0].dimension != Dimension(.angle)
  }

  /// The number of months that one of it is, where it steps the calendar: of a month, a year, a decade or a century;
  /// `nil` for other units.
  package var calendarMonths: Int? {
    guard factors.count == 1, factors[0].exponent == 1, dimension == Dimension(.time), let months = ratio / Self.month,
      months.wholeDenominator == .one
    else { return nil }
    return Int(exactly: months.double)
  }

  /// The seconds of the mean month.
  private static let month = ExactRatio(31_557_600 / 12)

  /// The currencies in it and their powers. They convert into each other by rates, and by nothing else.
  package var currencies: [String: Int] {
    Dictionary(
      uniqueKeysWithValues: factors.compactMap { $0.dimension[.currency] == 0 ? nil : ($0.symbol, $0.exponent) })
  }

  /// The base units of a dimension.
  package init(baseUnitsOf dimension: Dimension) {
    self = .one
    for base in Dimension.Base.allCases where dimension[base] != 0 {
      var factor = Factor(base.unitSymbol, Dimension(base), .one)
      factor.exponent = dimension[base]
      factors.append(factor)
    }
    self.dimension = dimension
  }

  // MARK: Arithmetic

  /// The product with a power of another unit, factor by factor; like units stay as they are unless they are the same.
  /// Out of range it is `nil`.
  package func multiplied(by other: UnitProduct, power exponent: Int) -> UnitProduct? {
    guard let power = other.power(exponent), let dimension = dimension * power.dimension,
      let ratio = ratio * power.ratio
    else {
      return nil
    }
    var factors = factors
    for factor in power.factors {
      if let same = factors.firstIndex(where: { $0.symbol == factor.symbol }) {
        factors[same].exponent += factor.exponent
        if factors[same].exponent == 0 { factors.remove(at: same) }
      } else {
        factors.append(factor)
      }
    }
    return UnitProduct(factors: factors, dimension: dimension, ratio: ratio)
  }

  /// A power; `nil` when it is out of range.
  package func power(_ exponent: Int) -> UnitProduct? {
    guard exponent != 1 else { return self }
    guard let dimension = dimension.power(exponent), let ratio = ratio.power(exponent) else { return nil }
    guard exponent != 0 else { return .one }
    var factors = factors
    for index in factors.indices {
      let product = factors[index].exponent.multipliedReportingOverflow(by: exponent)
      guard !product.overflow else { return nil }
      factors[index].exponent = product.partialValue
    }
    return UnitProduct(factors: factors, dimension: dimension, ratio: ratio)
  }

  /// The root of a degree when every exponent can be divided by it.
  package func root(_ degree: Int) -> UnitProduct? {
    var factors = factors
    for index in factors.indices {
      guard factors[index].exponent.isMultiple(of: degree) else { return nil }
      factors[index].exponent /= degree
    }
    guard let dimension = dimension.root(degree) else { return nil }
    var ratio = ExactRatio.one
    for factor in factors {
      guard let power = factor.ratio.power(factor.exponent), let product = ratio * power else { return nil }
      ratio = product
    }
    return UnitProduct(factors: factors, dimension: dimension, ratio: ratio)
  }

  // MARK: Text

  /// The unit by the SI's rules for writing, as formulas read it: `kg·m²/(s³·A)`, `s⁻¹`.
  package var spelling: String {
    let below = factors.filter { $0.exponent < 0 }
    let above = factors.filter { $0.exponent > 0 }
    guard !above.isEmpty, !below.isEmpty else {
      return factors.map { Self.spelled($0, $0.exponent) }.joined(separator: "·")
    }
    let divisor = below.map { Self.spelled($0, -$0.exponent) }.joined(separator: "·")
    return above.map { Self.spelled($0, $0.exponent) }.joined(separator: "·") + "/"
      + (below.count > 1 ? "(\(divisor))" : divisor)
  }

  private static func spelled(_ factor: Factor, _ exponent: Int) -> String {
    // 900 °² is the square of 900°: behind a number the sign is an operator, which binds before a power.
    (factor.symbol == "°" && exponent != 1 ? "deg" : factor.symbol) + Dimension.superscript(exponent)
  }
}

extension Dimension {
  /// The dimension of which this is a power; `nil` when an exponent cannot be divided.
  package func root(_ degree: Int) -> Dimension? {
    var powers: [Base: Int8] = [:]
    for base in Base.allCases {
      guard self[base].isMultiple(of: degree), let part = Int8(exactly: self[base] / degree) else { return nil }
      powers[base] = part
    }
    return Dimension(powers)
  }
}

extension Dimension.Base {
  /// The symbol of the base unit.
  fileprivate var unitSymbol: String {
    switch self {
    case .length: "m"
    case .mass: "kg"
    case .time: "s"
    case .current: "A"
    case .temperature: "K"
    case .amount: "mol"
    case .luminousIntensity: "cd"
    case .angle: "°"
    case .data: "bit"
    case .currency: "EUR"
    case .solidAngle: "sr"
    }
  }
}
