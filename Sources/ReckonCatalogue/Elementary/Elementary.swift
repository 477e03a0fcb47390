/// Elementary functions of our own, in radians where there are angles, each for one number and for eight lanes.
///
/// Each function has one definition, generic over ``Lanes``. Both forms therefore do the same operations in the same order, and
/// give the same bits for every input (any NaN counts as equal to any other). Swift contracts no multiply-add, so that the fast
/// range gives the same bits on every platform too. Outside its fast range a function takes lanes one by one; there it is the C
/// library's, but for angles, which have their own reduction. Infinities, zeros and NaN that every C library gives are known without it.
///
/// Error bounds are in ULP, measured on millions of random numbers for each range against 64-bit significands. The points that the
/// tests hold, the adversarial ones among them, are mpmath's; `Tests/Oracle/elementary.py` writes them.
@usableFromInline package enum Elementary {
  /// `function` of each lane, one by one: the way out for lanes beyond a function's fast range.
  @inline(never)
  static func lane(by function: (Double) -> Double, _ x: Eight) -> Eight {
    var result = x
    for index in 0..<8 { result[index] = function(x[index]) }
    return result
  }

  /// The values of a function for eight numbers of which some are beyond its fast range: at once where the values out there are
  /// known, otherwise one by one. So a column of which many rows fail takes little longer than one of which none does.
  ///
  /// - Parameters:
  ///   - fast: the uppermost bit is set in the lanes of the fast range, to which 1 belongs.
  ///   - known: the uppermost bit is set in the lanes whose value is that of `outside`.
  @inline(__always)
  static func mixed(
    _ x: Eight, fast: EightBits, known: EightBits, _ outside: Eight, _ vector: (Eight) -> Eight, _ scalar: (Double) -> Double
  ) -> Eight {
    guard (fast | known).areNegative else { return lane(by: scalar, x) }
    let mask = fast.maskOfUppermostBit
    let inside = vector(Eight(bits: mask.choose(x.bits, Eight(1).bits)))
    return Eight(bits: mask.choose(inside.bits, outside.bits))
  }

  /// `function` of each pair of lanes, one by one.
  @inline(never)
  static func lane(by function: (Double, Double) -> Double, _ x: Eight, _ y: Eight) -> Eight {
    var result = x
    for index in 0..<8 { result[index] = function(x[index], y[index]) }
    return result
  }
}
