extension Kernels {
  /// `x`, or NaN where it is below `least`, which is absolute zero in the unit of `x` and not above 0.
  ///
  /// A value below `least` by at most 4 ULP, as 20 °C - 293.15 K may be after rounding, is absolute zero. NaN flows through. Exact
  /// otherwise.
  package static func temperature(_ x: Double, notBelow least: Double) -> Double {
    if x >= least { return x }
    return x.isFinite && least < 0 && x >= least - 4 * least.ulp ? least : .nan
  }
}
