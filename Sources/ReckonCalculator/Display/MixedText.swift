import ReckonCatalogue

/// Formats quantities in several units, without leading zeros: `6 ft 0 in`, `9 ft 3 7/8 in`, `9 in`.
struct MixedText {
  /// The spellings of the units, largest first, each with its multiple of the last one.
  private let parts: [(unit: String, count: Decimal128)]
  private let denominator: Int?

  /// `nil` if the units are not in the catalogue.
  init?(_ units: [String], denominator: Int?) {
    let rows = units.compactMap { Catalogue.unit(named: $0) }
    guard rows.count == units.count, let last = rows.last else { return nil }
    parts = zip(units, rows).map { unit, row in (unit, (row.ratio / last.ratio ?? .one).markedDecimal.value) }
    self.denominator = denominator
  }

  /// A number in the last unit; `nil` if it is not finite.
  func shown(_ number: NumericValue) -> ShownNumber? {
    guard number.isFinite, let last = parts.last else { return nil }
    var rest = number.decimal.magnitude
    // For an infinite expansion the last part has as many digits as a decimal.
    var exactness = number.isWrittenInDigits ? Exactness.exact : .rounded
    let denominator = denominator.map { Decimal128($0) }
    if let denominator {
      let multiple = (rest * denominator).rounded(.toNearestOrEven) / denominator
      if multiple != rest { exactness = .rounded }
      rest = multiple
    }
    let isNegative = number.decimal < .zero && rest != .zero
    var words: [String] = []
    for part in parts.dropLast() {
      let count = (rest / part.count).rounded(.down)
      rest = rest - count * part.count
      if count != .zero || !words.isEmpty {
        words.append(ResultForm.text(NumericValue.decimal(count.reduced).description, of: part.unit))
      }
    }
    let amount = denominator.map { Self.fraction(rest, $0) } ?? NumericValue.decimal(rest.reduced).description
    words.append(ResultForm.text(amount, of: last.unit))
    return ShownNumber((isNegative ? "-" : "") + words.joined(separator: " "), exactness)
  }

  /// A number as an integer and a fraction in lowest terms: `3 7/8`.
  private static func fraction(_ number: Decimal128, _ denominator: Decimal128) -> String {
    let whole = number.rounded(.down)
    let count = ((number - whole) * denominator).rounded(.toNearestOrEven)
    guard var top = Int(exactly: count), var bottom = Int(exactly: denominator), top > 0 else {
      return whole.description
    }
    var (a, b) = (bottom, top)
    while b > 0 { (a, b) = (b, a % b) }
    (top, bottom) = (top / a, bottom / a)
    return (whole == .zero ? "" : "\(whole) ") + "\(top)/\(bottom)"
  }
}
