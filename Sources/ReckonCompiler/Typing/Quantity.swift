import ReckonCatalogue

/// The unit of a value: its display form, and the rules for bare units and temperature differences.
struct Quantity: Sendable {
  let units: UnitProduct
  /// The compatible unit of the stored number until something needs it in ``units``: a sum of km and m is computed in
  /// m.
  private(set) var heldUnits: UnitProduct?
  /// For temperatures that do not count from 0 K: the number added before multiplication by the ratio.
  var offset: ExactRatio?
  /// Whether it is a difference of temperatures, which has no offset.
  var isDifference = false
  /// Whether it is a unit without a number yet, so that the value is 1.
  var isBare = false
  /// The range of units that count as units only next to something with a unit.
  var loose: SourceRange?
  /// Whether it is a distance per volume or a volume per distance, which convert into each other.
  var isFuelEconomy = false
  /// Whether a temperature has been checked against absolute zero.
  var isChecked = false
  /// The units of a mixed number, largest first; empty for any other. A sum whose first operand is mixed is displayed
  /// so.
  private(set) var parts: [Quantity] = []
  /// The denominator of the last part of a mixed number, if given.
  private(set) var denominator: Int?
  /// The spelling in a conversion, which is used to display its value.
  var written: String?
  /// Whether it is a difference of times of day, next to which another time of day is a duration too:
  /// `17:30 - 9:00 - 0:30`.
  var isOfClock = false
  /// Whether it is an amount of money displayed with its currency sign.
  var hasSign = false
  /// How a time with both months and shorter units is added to a date.
  var span = Span.uniform

  /// How a time is added to a date. Months and longer units step the calendar, shorter ones are seconds; their sum as
  /// one number does not determine both.
  enum Span {
    /// It has units of one sort, or is not a time.
    case uniform
    /// It has both, and both are known separately.
    case divided
    /// It has both, but only their sum is known.
    case blended
  }

  /// A plain number.
  static let one = Quantity(.one)

  init(_ unit: Unit) {
    units = UnitProduct(unit)
    offset = unit.offset
    isFuelEconomy = unit.category == .fuelEconomy
    isDifference = unit.isDifference
  }

  init(_ units: UnitProduct) { self.units = units }

  /// The unit of a number that is displayed in several units, largest first, and stored in the last; `nil` without any.
  init?(mixing parts: [Quantity], denominator: Int? = nil) {
    guard let first = parts.first, let last = parts.last else { return nil }
    self = first.held(like: last)
    (self.parts, self.denominator) = (parts, denominator)
    if Self.isBlended(parts) { span = .blended }
  }

  var dimension: Dimension { units.dimension }
  /// The size of the stored number's unit in the dimension's base unit.
  var ratio: ExactRatio { heldUnits?.ratio ?? units.ratio }
  /// The currencies of the stored number's unit, and their powers.
  var currencies: [String: Int] { (heldUnits ?? units).currencies }
  /// Whether the number is stored in a unit other than the displayed one.
  var isHeldElsewhere: Bool { heldUnits != nil }

  /// The same unit for a number stored in that of another quantity.
  func held(like other: Quantity) -> Quantity {
    var result = self
    result.heldUnits = other.ratio == units.ratio ? nil : other.heldUnits ?? other.units
    return result
  }

  /// The same unit for a number stored in it.
  var settled: Quantity { held(like: Quantity(units)) }

  /// Its display form.
  var spelling: String { written ?? units.spelling }

  /// Its name in messages; long products are truncated.
  var name: String {
    let text = spelling
    return text.utf8.count <= 60 ? text : "\(text.prefix(40))…"
  }

  /// The unit and its kind for messages.
  var described: Phrase {
    isDifference ? Phrase("kindOfDifference", "\(name) (difference of temperatures)") : "\(name) (\(dimension.noun))"
  }

  /// The same unit for a computed value, which is no longer a bare unit: -km is not one kilometre.
  var computed: Quantity {
    var result = self
    (result.isBare, result.isChecked) = (false, false)
    // A time of months and days stays mixed.
    if case .uniform = span { (result.parts, result.denominator) = ([], nil) }
    return result.blended
  }

  /// The unit of a sum of times, with both months and shorter units: it is displayed in each of them.
  func blending(_ quantities: [Quantity]) -> Quantity {
    var parts: [Quantity] = []
    for part in quantities.flatMap({ $0.parts.isEmpty ? [$0.settled.computed] : $0.parts })
    where !parts.contains(where: { $0.ratio == part.ratio }) {
      parts.insert(part, at: parts.firstIndex { $0.ratio < part.ratio } ?? parts.count)
    }
    guard let shown = Quantity(mixing: parts) else { return self }
    var result = mixed(like: shown)
    result.span = .blended
    return result
  }

  /// The same unit for a value whose months and seconds are not known separately.
  var blended: Quantity {
    var result = self
    if case .divided = span { result.span = .blended }
    return result
  }

  /// Whether a sum of times has both months and shorter units.
  static func isBlended(_ quantities: [Quantity]) -> Bool {
    guard let first = quantities.first, first.dimension == Dimension(.time) else { return false }
    return quantities.contains {
      if case .uniform = $0.span { $0.stepsCalendar != first.stepsCalendar } else { true }
    }
  }

  /// Whether the unit is a whole number of months.
  var stepsCalendar: Bool { units.calendarMonths != nil }
  /// The number of months in one stored unit; `nil` for a unit that does not step the calendar.
  var calendarMonths: Int? { stepsCalendar ? (heldUnits ?? units).calendarMonths : nil }

  /// The same unit for a value displayed like another one: in several units, if that is a mixed number.
  func mixed(like other: Quantity) -> Quantity {
    var result = self
    (result.parts, result.denominator) = (other.parts, other.denominator)
    return result
  }

  /// The same unit without an offset, next to which a difference of temperatures may stand.
  var withoutOffset: Quantity {
    var result = self
    result.offset = nil
    return result
  }

  /// The unit of temperature for differences, whose value keeps its spelling; any other unit unchanged.
  var difference: Quantity {
    guard dimension == Dimension(.temperature), !isDifference, units.factors.count == 1,
      let unit = Catalogue.unit(named: Unit.differenceSigns[0] + units.factors[0].symbol)
    else { return withoutOffset }
    return Quantity(unit)
  }

  /// The unit as a factor of a product, in which a degree is a difference.
  var factor: Quantity {
    guard isDifference, units.factors.count == 1,
      let unit = Catalogue.unit(named: String(units.factors[0].symbol.dropFirst()))
    else {
      return withoutOffset
    }
    var result = Quantity(unit).withoutOffset
    (result.isBare, result.loose) = (isBare, loose)
    return result
  }

  /// The unit of a computed product: degrees of temperature in it have no offset, so that remaining ones are a
  /// difference.
  var counted: Quantity {
    guard dimension == Dimension(.temperature), offset == nil, !isBare, units.factors.count == 1,
      Catalogue.unit(named: units.factors[0].symbol)?.offset != nil
    else { return self }
    return difference
  }

  /// The product of units, as written.
  func times(_ other: Quantity) -> Quantity? { units.multiplied(by: other.units, power: 1).map { Quantity($0) } }

  /// The quotient of units, as written.
  func divided(by other: Quantity) -> Quantity? {
    guard let quotient = units.multiplied(by: other.units, power: -1) else { return nil }
    var result = Quantity(quotient)
    result.isFuelEconomy = Self.isFuelEconomy(dimension, other.dimension)
    return result
  }

  func power(_ exponent: Int) -> Quantity? { units.power(exponent).map { Quantity($0) } }

  /// The display unit of a product with a power of another unit.
  func meeting(_ other: Quantity, power: Int) -> Quantity? {
    units.meeting(other.units, power: power).map { Quantity($0) }
  }

  /// Whether each converts to the other, including distances per volume to volumes per distance.
  func isSameKind(as other: Quantity) -> Bool {
    dimension == other.dimension && !isPoint(beside: other) && !other.isPoint(beside: self)
      || isFuelEconomy && other.isFuelEconomy && dimension * other.dimension == Dimension.none
  }

  /// Whether it is a temperature with an offset, and another unit is one of differences.
  private func isPoint(beside other: Quantity) -> Bool { offset != nil && other.isDifference }

  /// Whether a quotient of two dimensions is that of a volume and a length.
  static func isFuelEconomy(_ dividend: Dimension, _ divisor: Dimension) -> Bool {
    let volume = UnitCategory.volume.dimension
    let length = UnitCategory.length.dimension
    return dividend == volume && divisor == length || dividend == length && divisor == volume
  }
}
