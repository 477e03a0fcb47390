/// A row of the catalogue: a named number, or a constant of nature with its unit.
package struct Constant: Sendable {
  /// How the number compares with the constant.
  package enum Precision: Hashable, Sendable {
    /// It is the constant.
    case exact
    /// It is the constant to 40 digits.
    case rounded
    /// It is measured, with a standard uncertainty.
    case measured(uncertainty: String)
  }

  package let name: String
  package let aliases: [String]
  package let value: Double
  /// The value as decimal text, for number modes with more digits than binary64; `nil` where ``value`` is exact.
  package let digits: String?
  package let precision: Precision
  /// Powers of units as CODATA writes them, `J mol^-1 K^-1`; empty for a plain number.
  package let unit: String
  /// The source of the value; empty for constants of mathematics.
  package let source: String
  package var summary: String { summarySentence.description }
  /// The same as a sentence.
  package let summarySentence: Phrase
  /// The value itself, where it is irrational and known by name.
  private let exact: ExactNumber?

  /// The value as an exact number: all digits of the row. Measured values are approximate.
  package var marked: MarkedExact {
    if let exact { return MarkedExact(exact) }
    guard let digits else { return MarkedExact(ExactNumber(shortest: value)) }
    guard let number = ExactNumber(decimalText: digits) else {
      preconditionFailure("the digits of \(name) are a decimal")
    }
    return MarkedExact(number, exactness)
  }

  /// The value as a decimal. Measured values are approximate.
  package var decimal: MarkedDecimal {
    guard let digits else { return MarkedDecimal(Decimal128(value)) }
    return MarkedDecimal(Decimal128(verified: digits), exactness)
  }

  private var exactness: Exactness {
    switch precision {
    case .exact: .exact
    case .rounded: .rounded
    case .measured: .approximate
    }
  }

  /// The units' names and powers, in their order.
  package var unitFactors: [(name: String, exponent: Int)] {
    unit.split(separator: " ").map { factor in
      let parts = factor.split(separator: "^")
      guard let exponent = parts.count == 2 ? Int(parts[1]) : 1 else {
        preconditionFailure("the unit of \(name) is a product of powers")
      }
      return (String(parts[0]), exponent)
    }
  }

  /// The kind: a plain number, or a quantity in its unit.
  package var kind: ValueKind {
    guard !unit.isEmpty else { return .number }
    let product = unitFactors.reduce(UnitProduct?.some(.one)) { product, factor in
      Catalogue.unit(named: factor.name).flatMap { product?.multiplied(by: UnitProduct($0), power: factor.exponent) }
    }
    guard let product else { preconditionFailure("the unit of \(name) is made of units of the catalogue") }
    return .quantity(unit: product.spelling)
  }

  /// A number of mathematics.
  init(name: String, aliases: [String], value: Double, digits: String?, summary: String, exact: ExactNumber? = nil) {
    (self.name, self.aliases, self.value, self.digits, summarySentence) = (
      name, aliases, value, digits, Phrase(.constant, name, summary)
    )
    (precision, self.exact) = (digits == nil ? .exact : .rounded, exact)
    (unit, source) = ("", "")
  }

  /// A constant of nature.
  ///
  /// - Parameters:
  ///   - names: separated by spaces; the first is the one to show.
  ///   - digits: the value in the units, as text.
  ///   - unit: as in ``unit``.
  @inline(never) init(
    _ names: String, _ digits: String, _ unit: String, _ precision: Precision, source: String = "CODATA 2022",
    _ summary: String
  ) {
    let names = names.split(separator: " ").map(String.init)
    guard let name = names.first, let value = Double(digits) else {
      preconditionFailure("a constant of nature has a name and a number")
    }
    (self.name, aliases) = (name, Array(names.dropFirst()))
    (self.value, self.digits, self.unit) = (value, digits, unit)
    (self.precision, self.source, summarySentence, exact) = (precision, source, Phrase(.constant, name, summary), nil)
  }
}

extension Catalogue {
  package static let constants: [Constant] = [
    Constant(
      name: "pi", aliases: ["π"], value: .pi, digits: "3.141592653589793238462643383279502884197",
      summary: "The ratio of a circle's circumference to its diameter.", exact: .pi),
    Constant(
      name: "e", aliases: [], value: 0x1.5bf0a8b145769p+1, digits: "2.718281828459045235360287471352662497757",
      summary: "The base of the natural logarithm.", exact: .e),
    Constant(
      name: "tau", aliases: ["τ"], value: 2 * .pi, digits: "6.283185307179586476925286766559005768394",
      summary: "One turn, 2π.",
      exact: ExactNumber(2, times: .pi)),
    Constant(
      name: "phi", aliases: ["φ"], value: 0x1.9e3779b97f4a8p+0, digits: "1.618033988749894848204586834365638117720",
      summary: "The golden ratio, (1 + √5) / 2.", exact: .goldenRatio),
    Constant(name: "inf", aliases: ["∞"], value: .infinity, digits: nil, summary: "Infinity."),
    Constant(name: "nan", aliases: [], value: .nan, digits: nil, summary: "Not a number."),
    Constant(name: "true", aliases: [], value: 1, digits: nil, summary: "What a comparison that holds gives."),
    Constant(name: "false", aliases: [], value: 0, digits: nil, summary: "What a comparison that does not hold gives."),
  ]
}
