package import ReckonPhrases

/// The dimension of a unit: a product of whole powers of base quantities.
///
/// Angles, solid angles, data and currency count as base quantities here, so that `5 deg to bit` is an error. A solid
/// angle is no square of an angle, so that photometric units stay exact: a square degree is a rounded number of
/// steradians.
package struct Dimension: Hashable, Sendable {
  /// The quantities of which all others are products.
  package enum Base: Int, Sendable, CaseIterable {
    case length, mass, time, current, temperature, amount, luminousIntensity, angle, data, currency, solidAngle

    /// Its name in messages.
    package var title: String {
      switch self {
      case .length: "length"
      case .mass: "mass"
      case .time: "time"
      case .current: "current"
      case .temperature: "temperature"
      case .amount: "amount"
      case .luminousIntensity: "luminous intensity"
      case .angle: "angle"
      case .data: "data"
      case .currency: "currency"
      case .solidAngle: "solid angle"
      }
    }
  }

  /// A plain number.
  package static let none = Dimension(exponents: SIMD16(repeating: 0))

  /// One lane for each base quantity; the lanes after them are 0.
  private let exponents: SIMD16<Int8>

  private init(exponents: SIMD16<Int8>) { self.exponents = exponents }

  /// The dimension of a base quantity.
  package init(_ base: Base) { self.init([base: 1]) }

  /// A product of powers of base quantities: `[.length: 1, .time: -2]`.
  package init(_ powers: [Base: Int8]) {
    var exponents = SIMD16<Int8>(repeating: 0)
    for (base, power) in powers { exponents[base.rawValue] = power }
    self.exponents = exponents
  }

  /// The power of a base quantity, from -128 to 127.
  package subscript(base: Base) -> Int { Int(exponents[base.rawValue]) }

  /// The dimension of a product, unless a power leaves the range.
  package static func * (a: Dimension, b: Dimension) -> Dimension? {
    Dimension(wide: SIMD16<Int16>(truncatingIfNeeded: a.exponents) &+ SIMD16<Int16>(truncatingIfNeeded: b.exponents))
  }

  /// The dimension of a quotient, unless a power leaves the range.
  package static func / (a: Dimension, b: Dimension) -> Dimension? {
    Dimension(wide: SIMD16<Int16>(truncatingIfNeeded: a.exponents) &- SIMD16<Int16>(truncatingIfNeeded: b.exponents))
  }

  /// The dimension of a power, unless a base quantity's power leaves the range.
  package func power(_ exponent: Int) -> Dimension? {
    guard self != .none else { return self }
    guard let factor = Int8(exactly: exponent) else { return nil }
    return Dimension(wide: SIMD16<Int16>(truncatingIfNeeded: exponents) &* Int16(factor))
  }

  private init?(wide: SIMD16<Int16>) {
    exponents = SIMD16<Int8>(truncatingIfNeeded: wide)
    guard SIMD16<Int16>(truncatingIfNeeded: exponents) == wide else { return nil }
  }
}

extension Dimension: CustomStringConvertible {
  /// Its name (`speed`) when a category of units has it, otherwise its factors: `length·time⁻³`; for a plain number
  /// `number`.
  package var noun: Phrase {
    if self == .none { return "number" }
    if let category = UnitCategory.allCases.first(where: { $0.dimension == self && $0.namesDimension }) {
      return category.noun
    }
    let factors = Base.allCases.filter { self[$0] != 0 }.map { base -> Phrase in
      "\(Phrase(sentence: base.title))\(Self.superscript(self[base]))"
    }
    return factors.dropFirst().reduce(factors.first ?? "number") { "\($0)·\($1)" }
  }

  /// The same in English.
  package var description: String { noun.text(in: .english) }

  /// An exponent as superscript; `nil` for 1.
  static func superscript(_ power: Int) -> String {
    guard power != 1 else { return "" }
    let digits: [Character] = ["⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"]
    return String(String(power).map { $0.wholeNumberValue.map { digits[$0] } ?? "⁻" })
  }
}
