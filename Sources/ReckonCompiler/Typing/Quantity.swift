import ReckonCatalogue

/// The unit of a value: as it is shown, and what a bare unit or a difference of temperatures may do.
struct Quantity: Sendable {
  let units: UnitProduct
  /// The like unit in which the number is held until something needs it in ``units``: a sum of km and m is computed in m.
  private(set) var heldUnits: UnitProduct?
  /// For temperatures that do not count from 0 K: what is added to the number before it is multiplied by the ratio.
  var offset: ExactRatio?
  /// Whether it is a difference of temperatures, which has no zero.
  var isDifference = false
  /// Whether no number stands before it yet, so that the value is 1.
  var isBare = false
  /// The range of units that are units only beside something with a unit.
  var loose: SourceRange?
  /// Whether it is a distance per volume or a volume per distance, which convert into each other.
  var isFuelEconomy = false
  /// Whether a temperature has been held against absolute zero.
  var isChecked = false
  /// The units of a mixed number, largest first; empty for any other. A sum whose first operand is one is shown as one.
  private(set) var parts: [Quantity] = []
  /// The denominator in which the last part of a mixed number is shown, if one is given.
  private(set) var denominator: Int?
  /// The spelling in the text of a conversion, in which its value is shown.
  var written: String?
  /// Whether it is a time between times of day, beside which another time of day is a time too: `17:30 - 9:00 - 0:30`.
  var isOfClock = false
  /// Whether it is an amount of money that is shown with its currency's sign.
  var hasSign = false
  /// How a time that has both months and shorter units counts beside a date.
  var span = Span.uniform

  /// What a date does with a time. Months and longer units step the calendar, and shorter ones are numbers of seconds; their sum as one
  /// number does not tell how many there are of either.
  enum Span {
    /// It has units of one sort, or is no time.
    case uniform
    /// It has both, and its definition is at hand, which says how many there are of each.
    case divided
    /// It has both, and only their sum is known.
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

  /// The unit of a number that is shown in several, largest first, and held in the last; `nil` without any.
  init?(mixing parts: [Quantity], denominator: Int? = nil) {
    guard let first = parts.first, let last = parts.last else { return nil }
    self = first.held(like: last)
    (self.parts, self.denominator) = (parts, denominator)
    if Self.isBlended(parts) { span = .blended }
  }

  var dimension: Dimension { units.dimension }
  /// The size of one of the number in the dimension's base unit.
  var ratio: ExactRatio { heldUnits?.ratio ?? units.ratio }
  /// The currencies of the unit in which the number is held, and their powers.
  var currencies: [String: Int] { (heldUnits ?? units).currencies }
  /// Whether the number is held in another unit than the one that is shown.
  var isHeldElsewhere: Bool { heldUnits != nil }

  /// The same unit for a number that is held in that of another quantity.
  func held(like other: Quantity) -> Quantity {
    var result = self
    result.heldUnits = other.ratio == units.ratio ? nil : other.heldUnits ?? other.units
    return result
  }

  /// The same unit for a number that is held in it.
  var settled: Quantity { held(like: Quantity(units)) }

  /// The form in which it is shown.
  var spelling: String { written ?? units.spelling }

  /// Its name in messages; long products are cut off.
  var name: String {
    let text = spelling
    return text.utf8.count <= 60 ? text : "\(text.prefix(40))…"
  }

  /// The unit and its kind, as messages say it.
  var described: Phrase {
    isDifference ? Phrase("kindOfDifference", "\(name) (difference of temperatures)") : "\(name) (\(dimension.noun))"
  }

  /// The same unit of a value that was computed, which is no bare unit any more: -km is not one kilometre.
  var computed: Quantity {
    var result = self
    (result.isBare, result.isChecked) = (false, false)
    // A time of months and days says so wherever it goes.
    if case .uniform = span { (result.parts, result.denominator) = ([], nil) }
    return result.blended
  }

  /// The unit of a time that has all of some units, both months and shorter ones: it is shown in each of them.
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

  /// The same unit of a value whose definition is not at hand.
  var blended: Quantity {
    var result = self
    if case .divided = span { result.span = .blended }
    return result
  }

  /// Whether a time with all of some units has both months and shorter ones.
  static func isBlended(_ quantities: [Quantity]) -> Bool {
    guard let first = quantities.first, first.dimension == Dimension(.time) else { return false }
    return quantities.contains {
      if case .uniform = $0.span { $0.stepsCalendar != first.stepsCalendar } else { true }
    }
  }

  /// Whether one of the unit is a number of whole months.
  var stepsCalendar: Bool { units.calendarMonths != nil }
  /// The number of months that one of the number is; `nil` for a unit that does not step the calendar.
  var calendarMonths: Int? { stepsCalendar ? (heldUnits ?? units).calendarMonths : nil }

  /// The same unit of a value that is shown as another one is: in several units, where that is a mixed number.
  func mixed(like other: Quantity) -> Quantity {
    var result = self
    (result.parts, result.denominator) = (other.parts, other.denominator)
    return result
  }

  /// The same unit without an offset, beside which a difference of temperatures may stand.
  var withoutOffset: Quantity {
    var result = self
    result.offset = nil
    return result
  }

  /// The unit of temperature for differences, whose value stays in the text that it has; any other unit is what it is.
  var difference: Quantity {
    guard dimension == Dimension(.temperature), !isDifference, units.factors.count == 1,
      let unit = Catalogue.unit(named: Unit.differenceSigns[0] + units.factors[0].symbol)
    else { return withoutOffset }
    return Quantity(unit)
  }

  /// The unit as a factor of a product, in which a degree is a difference.
  var factor: Quantity {
    guard isDifference, units.factors.count == 1, let unit = Catalogue.unit(named: String(units.factors[0].symbol.dropFirst())) else {
      return withoutOffset
    }
    var result = Quantity(unit).withoutOffset
    (result.isBare, result.loose) = (isBare, loose)
    return result
  }

  /// The unit of a computed product: degrees of temperature in it have no zero, so that those that are left are a difference.
  var counted: Quantity {
    guard dimension == Dimension(.temperature), offset == nil, !isBare, units.factors.count == 1,
      Catalogue.unit(named: units.factors[0].symbol)?.offset != nil
    else { return self }
    return difference
  }

  /// The product of units, as they are written.
  func times(_ other: Quantity) -> Quantity? { units.multiplied(by: other.units, power: 1).map { Quantity($0) } }

  /// The quotient of units, as they are written.
  func divided(by other: Quantity) -> Quantity? {
    guard let quotient = units.multiplied(by: other.units, power: -1) else { return nil }
    var result = Quantity(quotient)
    result.isFuelEconomy = Self.isFuelEconomy(dimension, other.dimension)
    return result
  }

  func power(_ exponent: Int) -> Quantity? { units.power(exponent).map { Quantity($0) } }

  /// The unit in which a product with a power of another unit is shown.
  func meeting(_ other: Quantity, power: Int) -> Quantity? { units.meeting(other.units, power: power).map { Quantity($0) } }

  /// Whether each converts to the other: distances per volume to volumes per distance too.
  func isSameKind(as other: Quantity) -> Bool {
    dimension == other.dimension && !isPoint(beside: other) && !other.isPoint(beside: self)
      || isFuelEconomy && other.isFuelEconomy && dimension * other.dimension == Dimension.none
  }

  /// Whether it is a temperature with a zero of its own, and another unit is one of differences.
  private func isPoint(beside other: Quantity) -> Bool { offset != nil && other.isDifference }

  /// Whether a quotient of two dimensions is one of a volume and a length.
  static func isFuelEconomy(_ dividend: Dimension, _ divisor: Dimension) -> Bool {
    let volume = UnitCategory.volume.dimension
    let length = UnitCategory.length.dimension
    return dividend == volume && divisor == length || dividend == length && divisor == volume
  }
}
