/// The scalar arithmetic behind the catalogue's functions: pure maps from `Double` to `Double`.
///
/// Every function takes every `Double`. Outside a function's domain the value is NaN, a pole gives ±infinity or NaN
/// as C's functions do, overflow gives ±infinity, and a NaN argument gives NaN. None of them traps or loops without a
/// bound.
///
/// An error bound in ULP is the distance to the exact value in units of the last place of the correctly rounded result
/// (0.5 is therefore the best that can be had). "Measured" is the worst over about 4,000 random and adversarial points
/// of each function (`Tests/Oracle/kernels.py 4000`), against 60-digit arithmetic, with glibc 2.36.
package enum Kernels {}

extension Kernels {
  /// `x`, or NaN where it is below `least`, which is absolute zero in the unit of `x` and not above 0.
  ///
  /// A value below `least` by at most 4 ULP, as 20 °C - 293.15 K may be after rounding, is absolute zero. NaN flows
  /// through. Exact otherwise.
  package static func temperature(_ x: Double, notBelow least: Double) -> Double {
    if x >= least { return x }
    return x.isFinite && least < 0 && x >= least - 4 * least.ulp ? least : .nan
  }
}
