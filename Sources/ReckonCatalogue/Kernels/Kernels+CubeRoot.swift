#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Kernels {
  /// The cube root, exact for cubes: cubeRoot(27) = 3, where glibc's `cbrt` alone is an ULP off.
  ///
  /// The C library's value and one Newton step, whose residual x - y³ is computed with products split by fused multiply-add.
  /// Subnormal numbers are scaled by 2⁵⁴, exactly. Error below 0.51 ULP.
  package static func cubeRoot(_ x: Double) -> Double {
    if x.isSubnormal { return cubeRoot(x * 0x1p54) * 0x1p-18 }
    let y = cbrt(x)
    guard y.isFinite, y != 0 else { return y }
    let square = y * y
    let squareError = (-square).addingProduct(y, y)
    let cube = square * y
    let cubeError = (-cube).addingProduct(square, y) + squareError * y
    // Next to the largest double y³ may overflow.
    return cube.isFinite ? y + ((x - cube) - cubeError) / (3 * square) : y
  }
}
