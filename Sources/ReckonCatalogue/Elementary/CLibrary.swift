#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The C library's functions under names that ``Elementary`` does not hide.
enum CLibrary {
  static func exponential(_ x: Double) -> Double { exp(x) }
  static func logarithm(_ x: Double) -> Double { log(x) }
  static func exponential2(_ x: Double) -> Double { exp2(x) }
  static func logarithm2(_ x: Double) -> Double { log2(x) }
  static func logarithm10(_ x: Double) -> Double { log10(x) }
  static func hypotenuse(_ x: Double, _ y: Double) -> Double { hypot(x, y) }
}
