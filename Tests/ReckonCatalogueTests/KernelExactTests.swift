import Reckon
import Testing

/// Values that mathematics gives exactly.
struct KernelExactTests {
  @Test(
    "gamma and its kin at integers, poles and ends",
    arguments: [
      ("gamma", [1], 1), ("gamma", [5], 24), ("gamma", [23], 1_124_000_727_777_607_680_000), ("gamma", [0], .infinity),
      ("gamma", [-0.0], -.infinity),
      ("gamma", [-1], .nan), ("gamma", [-170], .nan), ("gamma", [171.7], .infinity), ("gamma", [171.63], .infinity),
      ("gamma", [.infinity], .infinity),
      ("gamma", [-.infinity], .nan), ("gamma", [-1e300], .nan), ("gamma", [-200.5], -0.0),
      ("gamma", [5e-324], .infinity),
      ("gamma", [0.5], 1.7724538509055161), ("gamma", [-0.5], -3.5449077018110322),
      ("logGamma", [1], 0), ("logGamma", [2], 0), ("logGamma", [0], .infinity), ("logGamma", [-3], .infinity),
      ("logGamma", [1e306], .infinity),
      ("logGamma", [.infinity], .infinity), ("logGamma", [-.infinity], .infinity),
      ("beta", [1, 1], 1), ("beta", [2, 3], 1.0 / 12), ("beta", [0.5, 0.5], .pi), ("beta", [1, 1e300], 1e-300),
      ("beta", [0, 2], .infinity), ("beta", [-0.0, 2], -.infinity),
      ("beta", [-1.5, 0.5], 0), ("beta", [-0.5, 1.5], -.pi), ("beta", [-1, 2], .nan), ("beta", [1e308, 1e308], 0),
      ("beta", [.infinity, 2], 0),
      ("factorial", [0], 1), ("factorial", [5], 120), ("factorial", [20], 2_432_902_008_176_640_000),
      ("factorial", [22], 1_124_000_727_777_607_680_000),
      ("factorial", [170], 7.257415615307998967e306), ("factorial", [171], .infinity), ("factorial", [-1], .infinity),
      ("factorial", [-2], .nan),
      ("factorial", [0.5], 0.88622692545275801),
      ("factorial", [-0.5], 1.7724538509055161), ("factorial", [1e300], .infinity), ("factorial", [-.infinity], .nan),
      ("doubleFactorial", [-1], 1), ("doubleFactorial", [0], 1), ("doubleFactorial", [7], 105),
      ("doubleFactorial", [8], 384),
      ("doubleFactorial", [301], .infinity),
      ("doubleFactorial", [2.5], .nan), ("doubleFactorial", [-2], .nan), ("doubleFactorial", [.infinity], .infinity),
      ("permutations", [5, 2], 20), ("permutations", [5, 0], 1), ("permutations", [5, 6], 0),
      ("permutations", [171, 171], .infinity),
      ("permutations", [1e15, 5e14], .infinity),
      ("permutations", [18, 18], 6_402_373_705_728_000),
      ("permutations", [94_906_265, 2], 9_007_199_136_250_226 - 94_906_266),
      ("permutations", [5.5, 2], .nan), ("permutations", [-5, 2], .nan),
      ("combinations", [5, 2], 10), ("combinations", [52, 5], 2_598_960), ("combinations", [5, 6], 0),
      ("combinations", [0, 0], 1),
      ("combinations", [56, 28], 7_648_690_600_760_440),
      ("combinations", [1e15, 5e14], .infinity), ("combinations", [1e15, 1e15 - 1], 1e15),
      ("combinations", [1e300, 1], 1e300),
      ("combinations", [1e308, 2], .infinity),
      ("combinations", [5, -1], .nan), ("combinations", [5, 0.5], .nan), ("combinations", [.infinity, 2], .nan),
      ("erf", [0], 0), ("erf", [.infinity], 1), ("erf", [-.infinity], -1), ("erfc", [0], 1), ("erfc", [.infinity], 0),
      ("erfc", [-.infinity], 2), ("erfc", [28], 0), ("erfc", [-7], 2),
    ] as [(String, [Double], Double)])
  func specialFunctions(name: String, arguments: [Double], expected: Double) throws {
    let result = try #require(KernelTable.evaluate(name, arguments))
    #expect(expected.isNaN ? result.isNaN : result == expected && result.sign == expected.sign)
  }

  @Test(
    "integers: divisors, multiples, bits and shifts",
    arguments: [
      ("gcd", [12, 18], 6), ("gcd", [-12, 18], 6), ("gcd", [0, 0], 0), ("gcd", [0, -7], 7),
      ("gcd", [0x1p53, 0x1p52], 0x1p52),
      ("gcd", [0x1p54, 2], .nan), ("gcd", [1.5, 2], .nan),
      ("gcd", [.infinity, 2], .nan), ("lcm", [4, 6], 12), ("lcm", [-4, 6], 12), ("lcm", [0, 6], 0),
      ("lcm", [0x1p53, 0x1p53 - 1], 0x1p53 * (0x1p53 - 1)), ("lcm", [2, .nan], .nan),
      ("gcdOfAll", [12, 18, 27], 3), ("gcdOfAll", [7], 7), ("gcdOfAll", [1, 0.5], .nan), ("lcmOfAll", [4, 6, 10], 60),
      ("lcmOfAll", [4, 0, 6], 0), ("lcmOfAll", [0, 0.5], .nan),
      ("lcmOfAll", (1...1100).map(Double.init), .infinity), ("lcmOfAll", [-9], 9),
      ("lcmOfAll", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 2520),
      ("lcmOfAll", [8, 12, 8, 12, 24], 24),
      ("bitAnd", [12, 10], 8), ("bitAnd", [-1, 5], 5), ("bitOr", [12, 10], 14), ("bitXor", [12, 10], 6),
      ("bitXor", [-1, 5], -6),
      ("bitNot", [0], -1), ("bitNot", [5], -6),
      ("bitNot", [0x1p53], .nan), ("bitNot", [-0x1p53], 0x1p53 - 1), ("bitOr", [0x1p53, 1], .nan),
      ("bitAnd", [0x1p53, 0x1p53], 0x1p53),
      ("bitAnd", [0x1p54, 1], 0), ("bitAnd", [0.5, 1], .nan), ("bitAnd", [0x1p64, 1], .nan),
      ("bitAnd", [0x1p63, -1], 0x1p63),
      ("bitXor", [0x1p63, -1], .nan), ("bitOr", [0x1p63, -0x1p63], -0x1p63), ("bitNot", [-0x1p63], .nan),
      ("bitAnd", [.infinity, 1], .nan),
      ("shiftLeft", [1, 10], 1024), ("shiftLeft", [-3, 2], -12), ("shiftLeft", [1, 53], 0x1p53),
      ("shiftLeft", [1, 54], 0x1p54),
      ("shiftLeft", [0, 63], 0), ("shiftLeft", [1, 63], 0x1p63), ("shiftLeft", [-1, 63], -0x1p63),
      ("shiftLeft", [-3, 63], .nan),
      ("shiftLeft", [1, 64], .nan), ("shiftLeft", [2, 63], .nan),
      ("shiftLeft", [1, -1], .nan), ("shiftLeft", [1, 0.5], .nan), ("shiftRight", [1024, 3], 128),
      ("shiftRight", [-5, 1], -3),
      ("shiftRight", [-1, 63], -1), ("shiftRight", [5, 64], .nan), ("shiftRight", [0x1p63, 63], 1),
      ("shiftRight", [0x1p64, 1], .nan),
      ("temperature", [-273.15, -273.15], -273.15), ("temperature", [-273.16, -273.15], .nan),
      ("temperature", [0, 0], 0),
      ("temperature", [(-273.15).nextDown, -273.15], -273.15), ("temperature", [-0x1p-1074, 0], .nan),
      ("temperature", [.nan, 0], .nan),
      ("temperature", [.infinity, -273.15], .infinity), ("temperature", [-.infinity, -273.15], .nan),
    ] as [(String, [Double], Double)])
  func integers(name: String, arguments: [Double], expected: Double) throws {
    let result = try #require(KernelTable.evaluate(name, arguments))
    #expect(expected.isNaN ? result.isNaN : result == expected)
  }

  @Test(
    "division with remainder follows the signs it promises",
    arguments: [
      ("modulo", [7, 3], 1), ("modulo", [-7, 3], 2), ("modulo", [7, -3], -2), ("modulo", [-7, -3], -1),
      ("modulo", [6, -3], -0.0),
      ("modulo", [-6, 3], 0), ("modulo", [5, 0], .nan),
      ("modulo", [5, .infinity], 5), ("modulo", [-5, .infinity], .infinity), ("modulo", [.infinity, 5], .nan),
      ("modulo", [0.75, 0.5], 0.25),
      ("remainder", [7, 3], 1), ("remainder", [-7, 3], -1), ("remainder", [7, -3], 1), ("remainder", [-6, 3], -0.0),
      ("remainder", [5, 0], .nan),
      ("floorDivide", [7, 2], 3), ("floorDivide", [-7, 2], -4), ("floorDivide", [7, -2], -4),
      ("floorDivide", [1, 0.1], 9),
      ("floorDivide", [5, 0], .infinity),
      ("floorDivide", [-5, 0], -.infinity), ("floorDivide", [0, 0], .nan), ("floorDivide", [-1, .infinity], -1),
      ("floorDivide", [1, -.infinity], -1), ("floorDivide", [0, -3], -0.0),
      ("floorDivide", [1e300, 1e-300], .infinity), ("floorDivide", [.infinity, 2], .nan),
    ] as [(String, [Double], Double)])
  func division(name: String, arguments: [Double], expected: Double) throws {
    let result = try #require(KernelTable.evaluate(name, arguments))
    #expect(expected.isNaN ? result.isNaN : result == expected && result.sign == expected.sign)
  }

  @Test(
    "rounding, also of the decimal text",
    arguments: [
      ("round", [2.5], 3), ("round", [-2.5], -3), ("round", [0.49999999999999994], 0), ("round", [-0.3], -0.0),
      ("round", [.infinity], .infinity),
      ("roundEven", [2.5], 2), ("roundEven", [3.5], 4), ("truncate", [-2.7], -2), ("truncate", [-0.3], -0.0),
      ("fraction", [2.75], 0.75),
      ("fraction", [-2.75], -0.75),
      ("fraction", [-3], -0.0), ("fraction", [.infinity], .nan), ("sign", [-0.0], -0.0), ("sign", [-7], -1),
      ("sign", [5e-324], 1),
      ("sign", [.nan], .nan),
      ("round", [2.675, 2], 2.68), ("round", [1.005, 2], 1.01), ("round", [0.5, 0], 1), ("round", [1234.5, -2], 1200),
      ("round", [-2.5, 0], -3), ("round", [1250, -2], 1300),
      ("round", [-1.005, 2], -1.01), ("round", [0.285, 2], 0.29), ("round", [1.45, 1], 1.5),
      ("round", [8.345, 2], 8.35),
      ("round", [5.015, 2], 5.02), ("round", [1e-7, 3], 0),
      ("round", [123.456, 400], 123.456), ("round", [123.456, -400], 0), ("round", [5e-324, 323], 1e-323),
      ("round", [5e-324, 322], 0),
      ("round", [5e-324, 324], 5e-324), ("round", [1.7e308, -308], .infinity), ("round", [1.4e308, -308], 1e308),
      ("round", [1.5, 401], .nan), ("round", [1.5, 0.5], .nan), ("round", [.nan, 2], .nan),
      ("round", [.infinity, 2], .infinity),
      ("round", [1.5, .nan], .nan),
      ("round", [123_456_789_012_345.67, 1], 123_456_789_012_345.7), ("round", [1e22, 2], 1e22),
      ("round", [0.1 + 0.2, 10], 0.3),
      ("round", [-0.004, 2], -0.0), ("round", [499, -3], 0), ("round", [500, -3], 1000),
    ] as [(String, [Double], Double)])
  func rounding(name: String, arguments: [Double], expected: Double) throws {
    let result = try #require(KernelTable.evaluate(name, arguments))
    #expect(expected.isNaN ? result.isNaN : result == expected && result.sign == expected.sign)
  }

  @Test("roots and logarithms of perfect powers are exact")
  func perfectPowers() {
    for base in 2...12 {
      var power = Double(base)
      for exponent in 2...15 {
        power *= Double(base)
        guard power <= 0x1p53 else { break }
        #expect(Kernels.root(power, Double(exponent)) == Double(base))
        #expect(Elementary.log(power, base: Double(base)) == Double(exponent))
        #expect(Elementary.log(Double(base), base: power) == 1 / Double(exponent))
        if exponent % 2 == 1 { #expect(Kernels.root(-power, Double(exponent)) == -Double(base)) }
      }
    }
  }

  @Test(
    "roots, logarithms and percentages at their ends",
    arguments: [
      ("root", [27, 3], 3), ("root", [1024, 10], 2), ("root", [-8, 3], -2), ("root", [0.001, 3], 0.1),
      ("root", [2, 2], 2.0.squareRoot()),
      ("root", [-4, 2], .nan), ("root", [8, -3], 0.5),
      ("root", [-8, -3], -0.5), ("root", [0, 3], 0), ("root", [-0.0, 3], -0.0), ("root", [0, -2], .infinity),
      ("root", [5, 0], .nan),
      ("root", [.infinity, 3], .infinity), ("root", [-.infinity, 3], -.infinity),
      ("root", [.infinity, -2], 0), ("root", [-8, 2.5], .nan), ("root", [4, 0.5], 16), ("root", [5, 1], 5),
      ("root", [-5, 1], -5),
      ("root", [5, .infinity], 1), ("root", [1e300, 1e-3], .infinity),
      ("root", [5e-324, 1074], 0.5), ("root", [0x1p1023, 1023], 2), ("root", [4, -1], 0.25),
      ("root", [5, 5e-324], .infinity),
      ("logBase", [8, 2], 3), ("logBase", [1000, 10], 3), ("logBase", [81, 3], 4), ("logBase", [0.125, 2], -3),
      ("logBase", [2, 8], 1.0 / 3), ("logBase", [1, 7], 0), ("logBase", [0, 2], -.infinity),
      ("logBase", [0, 0.5], .infinity), ("logBase", [5, 1], .nan), ("logBase", [5, 0], .nan),
      ("logBase", [-5, 2], .nan),
      ("logBase", [5, -2], .nan), ("logBase", [.infinity, 2], .infinity), ("logBase", [5, .infinity], 0),
      ("logBase", [5e-324, 2], -1074), ("logBase", [0x1p1023, 2], 1023),
      ("percentOf", [20, 50], 10), ("percentOf", [50, 1e308], 5e307), ("percentOf", [1e308, 50], 5e307),
      ("percentOf", [0, 5], 0),
      ("percentOf", [.infinity, 0], .nan), ("percentOf", [7, 100], 7),
    ] as [(String, [Double], Double)])
  func rootsAndLogarithms(name: String, arguments: [Double], expected: Double) throws {
    let result = try #require(KernelTable.evaluate(name, arguments))
    #expect(expected.isNaN ? result.isNaN : result == expected)
  }

  @Test(
    "aggregates: compensation, overflow, order and NaN",
    arguments: [
      ("sum", [1e100, 1, -1e100], 1), ("sum", [0.1, 0.2, 0.3, 0.4], 1), ("sum", [.infinity, 1], .infinity),
      ("sum", [.infinity, -.infinity], .nan), ("sum", [1e308, 1e308], .infinity), ("sum", [1, .nan], .nan),
      ("product", [2, 3, 4], 24), ("product", [0, .infinity], .nan), ("mean", [1, 2, 4, 5], 3),
      ("mean", [1.7e308, 1.7e308], 1.7e308),
      ("mean", [.infinity, 1], .infinity), ("mean", [0.1, 0.1, 0.1], 0.1),
      ("mean", [.infinity, -.infinity], .nan), ("mean", [1.7e308, 1.7e308, -1.7e308, -1.7e308], 0),
      ("median", [3, 1, 2], 2), ("median", [4, 1, 3, 2], 2.5), ("median", [1.7e308, 1.7e308], 1.7e308),
      ("median", [1, .nan, 2], .nan),
      ("median", [5e-324, 5e-324], 5e-324), ("median", [-.infinity, .infinity], .nan),
      ("standardDeviation", [2, 4, 4, 4, 5, 5, 7, 9], (32.0 / 7).squareRoot()), ("standardDeviation", [5], .nan),
      ("standardDeviation", [0.1, 0.1, 0.1], 0), ("standardDeviation", [1e200, -1e200, 0], 1e200),
      ("standardDeviation", [1e-200, -1e-200, 0], 1e-200), ("standardDeviation", [1e9 + 1, 1e9 + 2, 1e9 + 3], 1),
      ("standardDeviation", [.infinity, 1], .nan), ("standardDeviation", [1, .nan], .nan),
      ("minimumOfAll", [3, -1, 2], -1), ("maximumOfAll", [3, -1, 2], 3), ("minimumOfAll", [0, -0.0], -0.0),
      ("maximumOfAll", [-0.0, 0], 0),
      ("minimumOfAll", [1, .nan], .nan), ("maximumOfAll", [.nan, 1], .nan),
      ("minimum", [-0.0, 0], -0.0), ("maximum", [0, -0.0], 0), ("minimum", [.nan, -.infinity], .nan),
      ("maximum", [.infinity, .nan], .nan),
      ("step", [2, 2], 1), ("step", [2, 1], 0), ("step", [2, .nan], .nan),
    ] as [(String, [Double], Double)])
  func aggregates(name: String, arguments: [Double], expected: Double) throws {
    let result = try #require(KernelTable.evaluate(name, arguments))
    #expect(expected.isNaN ? result.isNaN : result == expected && result.sign == expected.sign)
  }

  @Test(
    "clamping and interpolating keep their ends",
    arguments: [
      ("clamp", [5, 1, 3], 3), ("clamp", [0, 1, 3], 1), ("clamp", [2, 1, 3], 2), ("clamp", [2, 3, 1], .nan),
      ("clamp", [2, .nan, 3], .nan),
      ("clamp", [.nan, 1, 3], .nan),
      ("lerp", [0.1, 0.7, 0], 0.1), ("lerp", [0.1, 0.7, 1], 0.7), ("lerp", [-1, 1, 0.5], 0),
      ("lerp", [10, 20, 0.25], 12.5),
      ("lerp", [10, 20, 2], 30), ("lerp", [1, .nan, 0], .nan), ("lerp", [1, 2, .nan], .nan),
      ("lerp", [1, .infinity, 0], 1), ("lerp", [-1.7e308, 1.7e308, 0.5], 0), ("lerp", [20, 10, -1], 30),
    ] as [(String, [Double], Double)])
  func interpolation(name: String, arguments: [Double], expected: Double) throws {
    let kernel = try #require(KernelTable.ternary[name])
    let result = kernel(arguments[0], arguments[1], arguments[2])
    #expect(expected.isNaN ? result.isNaN : result == expected)
  }

  @Test("interpolation is monotone")
  func monotone() {
    for (a, b) in [(0.1, 0.7), (-3.3, 1.7), (1.0, 1.0000000000000004), (5, 2)] {
      var last = a
      for step in 1...2000 {
        let value = Kernels.lerp(a, b, Double(step) / 2000)
        #expect(a < b ? value >= last && value <= b : value <= last && value >= b)
        last = value
      }
    }
  }
}
