// The functions that the engine takes from the platform's C library: this file is the only one of the engine that names it.
#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(ucrt)
  import ucrt
#endif

/// The C library's functions of real numbers that the kernels are built on, each on its own where no definition of ours is better.
enum MathLibrary {
  /// The logarithm of |Γ(x)|.
  static func logGamma(_ x: Double) -> Double { libraryLogGamma(x) }
}

#if hasFeature(Embedded)
  // WebAssembly: the C library is linked, and there is no module of its header.
  @_extern(c, "lgamma_r") private func reentrantLogGamma(_ x: Double, _ sign: UnsafeMutablePointer<Int32>) -> Double

  private func libraryLogGamma(_ x: Double) -> Double {
    var sign: Int32 = 0
    return reentrantLogGamma(x, &sign)
  }
#else
  // Outside of the type, whose own names would hide the library's.
  private func libraryLogGamma(_ x: Double) -> Double {
    #if canImport(ucrt)
      // Windows keeps no sign beside the result.
      lgamma(x)
    #elseif canImport(Android)
      var sign: Int32 = 0
      return lgamma_r(x, &sign)
    #else
      // Swift's overlay of the reentrant function.
      lgamma(x).0
    #endif
  }
#endif
