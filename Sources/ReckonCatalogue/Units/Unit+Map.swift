extension Unit {
  /// How values in one unit become values in another: y = (p · x + r) / q, or y = p / (q · x) between a unit and a
  /// reciprocal one.
  package struct Map: Hashable, Sendable {
    /// The factor of x, or of its inverse: p / q in lowest terms.
    package let factor: ExactRatio
    /// The offset added afterwards: r / q. 0 except for temperatures.
    package let shift: ExactRatio
    /// Whether x is to be inverted first.
    package let isReciprocal: Bool

    /// From x·ratio + offset of the base unit to the same of another unit; `nil` when that is out of range.
    package init?(from ratio: ExactRatio, offset: ExactRatio?, to target: ExactRatio, offset targetOffset: ExactRatio?)
    {
      guard let factor = ratio / target, let start = (offset ?? .zero) * factor,
        let shift = start - (targetOffset ?? .zero)
      else {
        return nil
      }
      (self.factor, self.shift, isReciprocal) = (factor, shift, false)
    }

    /// From one unit to the reciprocal of another, as from litres per 100 km to miles per gallon; `nil` when that is
    /// out of range.
    package init?(reciprocalOf ratio: ExactRatio, _ target: ExactRatio) {
      guard let factor = (ratio * target)?.inverse else { return nil }
      (self.factor, shift, isReciprocal) = (factor, .zero, true)
    }

    /// p, a whole number.
    package var multiplier: ExactRatio { factor * divisor ?? factor }
    /// q, the smallest whole number above 0 with which p and r are whole.
    package var divisor: ExactRatio {
      // No shift has no denominator, and what is known of the factor stays known.
      shift == .zero
        ? factor.wholeDenominator : Self.leastCommonMultiple(factor.wholeDenominator, shift.wholeDenominator) ?? .one
    }
    /// r, a whole number.
    package var addend: ExactRatio { shift * divisor ?? shift }

    /// The value in the other unit, unless it is out of range or an inverse of 0.
    package func callAsFunction(_ x: ExactRatio) -> ExactRatio? {
      let scaled = isReciprocal ? factor / x : factor * x
      return scaled.flatMap { $0 + shift }
    }

    /// Of whole numbers without a sign.
    private static func leastCommonMultiple(_ a: ExactRatio, _ b: ExactRatio) -> ExactRatio? {
      // The denominator of a / b in lowest terms is what b has and a lacks.
      (a / b).flatMap { a * $0.wholeDenominator }
    }
  }

  /// The map from one unit to another, unless they measure different things.
  ///
  /// 100 °F to °C is (5 · 100 - 160) / 9. Exact unless a ratio is rounded or the map has more digits than
  /// ``ExactRatio`` holds.
  package static func map(from source: Unit, to target: Unit) -> Map? {
    guard source.dimension == target.dimension else { return nil }
    if source.isReciprocal != target.isReciprocal { return Map(reciprocalOf: source.ratio, target.ratio) }
    // Of two reciprocal units too: 1 / (x · a) = 1 / (y · b) makes y = x · a / b.
    return Map(from: source.ratio, offset: source.offset, to: target.ratio, offset: target.offset)
  }
}
