/// A rational multiple of a power of π. A class, so that ratios without one carry a null reference.
final class PiMultiple: Sendable {
  let coefficient: Rational
  let power: Int

  init(_ coefficient: Rational, power: Int) { (self.coefficient, self.power) = (coefficient, power) }

  var negated: PiMultiple { PiMultiple(-coefficient, power: power) }
  var inverse: PiMultiple { PiMultiple(coefficient.inverse, power: -power) }

  static func * (a: PiMultiple, b: PiMultiple) -> PiMultiple {
    let coefficient = Work.unlimited { (work) throws(Work.Stop) in
      try a.coefficient.multiplied(by: b.coefficient, &work)
    }
    return PiMultiple(coefficient, power: a.power + b.power)
  }

  /// The number itself.
  var exact: ExactNumber {
    let powerOfPi = powerOfPi
    return Work.unlimited { (work) throws(Work.Stop) in
      let number = ExactNumber.rational(coefficient)
      return power < 0 ? try number.divided(by: powerOfPi, &work) : try number.multiplied(by: powerOfPi, &work)
    }
  }

  /// The power of π without its sign.
  var powerOfPi: ExactNumber {
    Work.unlimited { (work) throws(Work.Stop) in try ExactNumber.pi.power(ExactNumber(abs(power)), &work) }
  }
}

extension ExactRatio {
  /// Whether the represented number is known exactly, rounded or not.
  package var isKnown: Bool { !isRounded || pi != nil }

  /// The value as an exact number: the represented number if it is known.
  package var exact: ExactNumber { pi?.exact ?? .rational(rational) }

  /// The dividend and the power of π that divides it, if there is one: (x · 180) / π is known to be 30 for x = π/6,
  /// unlike x · (180 / π).
  package var dividedByPi: (dividend: ExactNumber, divisor: ExactNumber)? {
    pi.flatMap { $0.power < 0 ? (.rational($0.coefficient), $0.powerOfPi) : nil }
  }

  /// The number as a multiple of a power of π; `nil` if it was rounded from another number.
  var piMultiple: PiMultiple? { pi ?? (isRounded ? nil : PiMultiple(rational, power: 0)) }

  private var rational: Rational {
    let top = BigInteger(numerator).scaled(twos: max(0, twos), fives: max(0, fives))
    let bottom = BigInteger(denominator).scaled(twos: max(0, -twos), fives: max(0, -fives))
    return Rational(lowest: isNegative ? -top : top, bottom)
  }

  /// Parses numbers and π joined by `*` and `/`: `180/π`.
  static func piMultiple(_ text: Substring) -> PiMultiple? {
    var result = PiMultiple(.one, power: 0)
    var rest = text
    var divides = false
    while true {
      let end = rest.firstIndex { $0 == "*" || $0 == "/" } ?? rest.endIndex
      let factor = rest[..<end] == "π" ? PiMultiple(.one, power: 1) : ExactRatio(rest[..<end])?.piMultiple
      guard let factor, !factor.coefficient.isZero else { return nil }
      result = result * (divides ? factor.inverse : factor)
      guard end < rest.endIndex else { return result }
      divides = rest[end] == "/"
      rest = rest[rest.index(after: end)...]
    }
  }
}
