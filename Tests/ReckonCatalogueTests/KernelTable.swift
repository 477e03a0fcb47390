import Foundation
import Reckon

/// The kernels by the names the oracle gives them.
enum KernelTable {
  static func evaluate(_ name: String, _ arguments: [Double]) -> Double? {
    if arguments.count == 1, let kernel = unary[name] ?? library[name] { return kernel(arguments[0]) }
    if arguments.count == 2, let kernel = binary[name] ?? binaryLibrary[name] {
      return kernel(arguments[0], arguments[1])
    }
    if let kernel = aggregate[name] { return arguments.withUnsafeBufferPointer(kernel) }
    return nil
  }

  static let unary: [String: @Sendable (Double) -> Double] = [
    "sec": Kernels.sec, "csc": Kernels.csc, "cot": Kernels.cot,
    "sinDegrees": Kernels.sinDegrees, "cosDegrees": Kernels.cosDegrees, "tanDegrees": Kernels.tanDegrees,
    "secDegrees": Kernels.secDegrees, "cscDegrees": Kernels.cscDegrees, "cotDegrees": Kernels.cotDegrees,
    "asinDegrees": Kernels.asinDegrees, "acosDegrees": Kernels.acosDegrees, "atanDegrees": Kernels.atanDegrees,
    "sinGradians": Kernels.sinGradians, "cosGradians": Kernels.cosGradians, "tanGradians": Kernels.tanGradians,
    "secGradians": Kernels.secGradians, "cscGradians": Kernels.cscGradians, "cotGradians": Kernels.cotGradians,
    "asinGradians": Kernels.asinGradians, "acosGradians": Kernels.acosGradians, "atanGradians": Kernels.atanGradians,
    "radiansFromDegrees": Kernels.radiansFromDegrees, "degreesFromRadians": Kernels.degreesFromRadians,
    "radiansFromGradians": Kernels.radiansFromGradians, "gradiansFromRadians": Kernels.gradiansFromRadians,
    "gradiansFromDegrees": Kernels.gradiansFromDegrees, "degreesFromGradians": Kernels.degreesFromGradians,
    "gamma": Kernels.gamma, "logGamma": Kernels.logGamma, "factorial": Kernels.factorial,
    "doubleFactorial": Kernels.doubleFactorial, "erf": Kernels.erf, "erfc": Kernels.erfc,
    "cubeRoot": { Elementary.cbrt($0) }, "bitNot": Kernels.bitNot, "round": Kernels.round(_:),
    "roundEven": Kernels.roundEven,
    "truncate": Kernels.truncate, "fraction": Kernels.fraction, "sign": Kernels.sign,
  ]

  static let binary: [String: @Sendable (Double, Double) -> Double] = [
    "atan2Degrees": Kernels.atan2Degrees, "atan2Gradians": Kernels.atan2Gradians,
    "beta": Kernels.beta, "permutations": Kernels.permutations, "combinations": Kernels.combinations,
    "gcd": Kernels.gcd(_:_:), "lcm": Kernels.lcm(_:_:),
    "bitAnd": Kernels.bitAnd, "bitOr": Kernels.bitOr, "bitXor": Kernels.bitXor,
    "shiftLeft": Kernels.shiftLeft, "shiftRight": Kernels.shiftRight,
    "modulo": Elementary.modulo, "remainder": Elementary.remainder, "floorDivide": Elementary.floorDivide,
    "round": Kernels.round(_:_:), "root": Kernels.root, "logBase": { Elementary.log($0, base: $1) },
    "percentOf": Kernels.percentOf,
    "percentQuotient": Kernels.percentQuotient,
    "temperature": Kernels.temperature,
    "minimum": Kernels.minimum(_:_:), "maximum": Kernels.maximum(_:_:), "step": Kernels.step,
  ]

  static let ternary: [String: @Sendable (Double, Double, Double) -> Double] = [
    "clamp": Kernels.clamp, "lerp": Kernels.lerp,
  ]

  static let aggregate: [String: @Sendable (UnsafeBufferPointer<Double>) -> Double] = [
    "sum": Kernels.sum, "product": Kernels.product, "mean": Kernels.mean, "median": Kernels.median,
    "standardDeviation": Kernels.standardDeviation, "variance": Kernels.variance, "minimumOfAll": Kernels.minimum,
    "maximumOfAll": Kernels.maximum,
    "gcdOfAll": Kernels.gcd, "lcmOfAll": Kernels.lcm,
  ]

  /// Elementary functions under the names of their rows.
  static let library: [String: @Sendable (Double) -> Double] = [
    "sin": { Elementary.sin($0) }, "cos": { Elementary.cos($0) }, "tan": { Elementary.tan($0) },
    "asin": { Elementary.asin($0) },
    "acos": { Elementary.acos($0) }, "atan": { Elementary.atan($0) }, "sinh": { Elementary.sinh($0) },
    "cosh": { Elementary.cosh($0) },
    "tanh": { Elementary.tanh($0) }, "asinh": { Elementary.asinh($0) }, "acosh": { Elementary.acosh($0) },
    "atanh": { Elementary.atanh($0) },
    "exp": { Elementary.exp($0) }, "exp2": { Elementary.exp2($0) }, "exp10": { Elementary.exp10($0) },
    "expm1": { Elementary.expm1($0) },
    "ln": { Elementary.log($0) }, "log2": { Elementary.log2($0) }, "log10": { Elementary.log10($0) },
    "log1p": { Elementary.log1p($0) },
  ]

  static let binaryLibrary: [String: @Sendable (Double, Double) -> Double] = [
    "atan2": { Elementary.atan2($0, $1) }, "hypot": { Elementary.hypotenuse($0, $1) },
    "pow": { Elementary.pow($0, $1) },
  ]

  /// The kernels of a row, where they are not called as it is.
  private static let namesOfRows: [String: [String]] = [
    "fact": ["factorial"], "!!": ["doubleFactorial"], "nPr": ["permutations"], "nCr": ["combinations"],
    "lgamma": ["logGamma"],
    "cbrt": ["cubeRoot"], "deg": ["degreesFromRadians"], "rad": ["radiansFromDegrees"], "avg": ["mean"],
    "stdev": ["standardDeviation"], "% of": ["percentOf"], "/ %": ["percentQuotient"], "≥ 0 K": ["temperature"],
    "//": ["floorDivide"],
    "mod": ["modulo"],
    "rem": ["remainder"],
    "log": ["log10", "logBase"], "lcm": ["lcm", "lcmOfAll"], "°": ["radiansFromDegrees", "gradiansFromDegrees"],
  ]

  /// The oracle's names of the kernels of a row, in each angle unit if angles take part.
  static func names(of row: Function) -> [String] {
    if let names = namesOfRows[row.name] { return names }
    return switch row.angle {
    case .none: [row.name]
    case .argument, .result: ["", "Degrees", "Gradians"].map { row.name + $0 }
    }
  }
}
