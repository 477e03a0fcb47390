/// A row of the catalogue: a named number.
package struct Constant: Sendable {
  package let name: String
  package let aliases: [String]
  package let value: Double
  /// The value to 40 digits, for number modes with more digits than binary64; `nil` where ``value`` is exact.
  package let digits: String?
  package let summary: String

  /// The value as a decimal. Constants with ``digits`` are irrational, and so rounded.
  package var decimal: MarkedDecimal {
    guard let digits else { return MarkedDecimal(Decimal128(value)) }
    return MarkedDecimal(Decimal128(verified: digits), .rounded)
  }
}

extension Catalogue {
  package static let constants: [Constant] = [
    Constant(
      name: "pi", aliases: ["π"], value: .pi, digits: "3.141592653589793238462643383279502884197",
      summary: "The ratio of a circle's circumference to its diameter."),
    Constant(
      name: "e", aliases: [], value: 0x1.5bf0a8b145769p+1, digits: "2.718281828459045235360287471352662497757",
      summary: "The base of the natural logarithm."),
    Constant(
      name: "tau", aliases: ["τ"], value: 2 * .pi, digits: "6.283185307179586476925286766559005768394", summary: "One turn, 2π."),
    Constant(
      name: "phi", aliases: ["φ"], value: 0x1.9e3779b97f4a8p+0, digits: "1.618033988749894848204586834365638117720",
      summary: "The golden ratio, (1 + √5) / 2."),
    Constant(name: "inf", aliases: ["∞"], value: .infinity, digits: nil, summary: "Infinity."),
    Constant(name: "nan", aliases: [], value: .nan, digits: nil, summary: "Not a number."),
    Constant(name: "true", aliases: [], value: 1, digits: nil, summary: "What a comparison that holds gives."),
    Constant(name: "false", aliases: [], value: 0, digits: nil, summary: "What a comparison that does not hold gives."),
  ]
}
