import Foundation
import Reckon
import Testing

/// Functions of decimals that are computed on doubles, against mpmath; `Tests/Oracle/decimal-functions.py` writes the values.
@Suite("Functions of decimals against mpmath")
struct DecimalFunctionTests {
  @Test("every function gives 15 digits, wherever its operands are, and is exact where it does not say otherwise")
  func values() throws {
    let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Resources/decimal-functions.tsv")
    // Half a unit of the 15th digit, and a tenth of that for the kernel and what it is made of.
    let bound = try #require(Decimal128("5.5e-15"))
    let exact = try #require(Decimal128("1e-24"))
    var count = 0
    for line in try String(contentsOf: url, encoding: .utf8).split(separator: "\n") {
      let fields = line.split(separator: "\t").map(String.init)
      let expected = try #require(Decimal128(fields[1]))
      let unit: AngleUnit = fields[2] == "radians" ? .radians : .degrees
      let result = try Formula(fields[0], options: Formula.Options(angleUnit: unit, numberMode: .decimal)).result(of: [])
      let number = result.number.decimal
      let error = (number - expected).magnitude
      #expect(error <= bound * expected.magnitude, "\(fields[0]) gave \(number), not \(expected)")
      #expect(result.exactness > .exact || error <= exact * expected.magnitude, "\(fields[0]) gave \(number) as exact")
      count += 1
    }
    #expect(count > 1300)
  }

  @Test(
    "angles in radians have all their digits",
    arguments: [
      // By mpmath: 34 digits next to π, 2π and 10^15 π, and 10^23 + 1/2.
      ("sin(3.141592653589793238462643383279503)", "-1.1580283060062489418e-34"),
      ("tan(6.283185307179586476925286766559006)", "2.3160566120124978836e-34"),
      ("sin(3141592653589793.238462643383279503)", "1.1580283060062489418e-19"),
      ("cos(1.570796326794896619231321691639751)", "4.4209858469968755291e-34"),
      ("sin(100000000000000000000000.5)", "0.273467361613988143835973"),
      ("cos(0.1)", "0.9950041652780257660955619878038702948386"),
    ])
  func radians(text: String, expected: String) throws {
    let result = try Formula(text, options: Formula.Options(angleUnit: .radians, numberMode: .decimal)).result(of: [])
    let wanted = try #require(Decimal128(expected))
    let bound = try #require(Decimal128("5.5e-15"))
    #expect((result.number.decimal - wanted).magnitude <= bound * wanted.magnitude, "\(text) gave \(result.number), not \(expected)")
  }

  @Test(
    "a domain ends where it ends for decimals, not where the nearest double is inside",
    arguments: [
      "asin 1.00000000000000000000000001", "acos -1.00000000000000000000000001", "acosh 0.99999999999999999999999",
      "(-2)^3.0000000000000000000000000001", "(-1e-400)^0.5", "(-1e400)^0.5", "root(-8, 3.0000000000000000000000000001)", "root(-8, 0.5)",
      "beta(-5000, 9.39e-5272)", "beta(-3, 1e400)",
    ])
  func domains(text: String) throws {
    let formula = try Formula(text, options: Formula.Options(numberMode: .decimal))
    let error = #expect(throws: FormulaError.self) { try formula.result(of: []) }
    #expect(error?.message.contains("is undefined") == true, "\(error?.message ?? "")")
  }

  @Test(
    "what is only too large is not called undefined",
    arguments: [
      ("gamma 1e-6176", NumberMode.decimal), ("gamma 3000", .decimal), ("gamma 2500.5", .decimal), ("beta(1e-6176, 2)", .decimal),
      ("csc 1e-6176", .decimal), ("root(8, 1e-400)", .decimal), ("csc 1e-320", .double), ("cot 1e-320", .double),
      ("root(8, 1e-300)", .double),
      ("beta(1e5000, -2.5)", .decimal),
    ])
  func overflows(text: String, mode: NumberMode) throws {
    let formula = try Formula(text, options: Formula.Options(numberMode: mode))
    let error = #expect(throws: FormulaError.self) { try formula.result(of: []) }
    #expect(error?.message.contains("is too large to represent") == true, "\(error?.message ?? "")")
  }

  @Test(
    "beta of small numbers and lgamma next to its roots have all their digits",
    arguments: [
      // By mpmath with 400 digits.
      ("beta(1.000000000000000000000000000000001e-290, -1e-290)", "-1.0e+257"),
      ("beta(1e-289, 9e-291)", "1.2111111111111111111e+290"),
      ("beta(3e-25, -2.9999999999999999999999999999e-25)", "-0.00011111111111111111111"),
      ("beta(7e-21, -0.25)", "1.4285714285714285714e+20"),
      ("beta(1e-400, -9.99e-401)", "-1.001001001001001001e+397"),
      ("beta(2e-19, -1.9999999999999999999e-19)", "-0.25000000000000000001"),
      ("beta(1e-20, 1e-21)", "1.1e+21"),
      ("lgamma(-2.4570247382208006)", "3.4918676146717004265e-17"),
      ("lgamma(-2.457024738220800)", "9.4428074495971328056e-16"),
      ("lgamma(-3.1435808883499798)", "2.0131296617493758592e-15"),
      ("lgamma(-39.9999999999999999999999)", "-59.663767668888390381"),
      ("lgamma(-100.3000000000000000000001)", "-363.76620618267627905"),
    ])
  func small(text: String, expected: String) throws {
    let number = try Formula(text, options: Formula.Options(numberMode: .decimal)).result(of: []).number.decimal
    let wanted = try #require(Decimal128(expected))
    let bound = try #require(Decimal128("5.5e-15"))
    #expect((number - wanted).magnitude <= bound * wanted.magnitude, "\(text) gave \(number), not \(expected)")
  }

  @Test("gamma of natural numbers is the factorial, exact before it is rounded once")
  func gammaOfIntegers() throws {
    for n in [1, 2, 23, 36, 200, 2124] {
      let results = try ["gamma(\(n))", "(\(n) - 1)!"].map {
        try Formula($0, options: Formula.Options(numberMode: .decimal)).result(of: [])
      }
      #expect(results[0].number == results[1].number && results[0].exactness == (n > 100 ? .rounded : .exact))
    }
  }

  @Test(
    "errors show decimals with all their digits",
    arguments: [
      ("1e3000^3", "pow(1e3000, 3)"), ("gcd(9007199254740993.5, 3)", "gcd(9007199254740993.5, 3) is undefined"),
      ("ln(-1e400)", "ln(-1e400) is undefined"), ("1e400/0", "1e400 / 0"), ("sum(k, 1, 1e400, k)", "1e400 is not one below 2^53"),
      ("1 << 64", "-2^63 to 2^64-1"), ("1 << -1", "and 0 to 63 bits"),
    ])
  func operands(text: String, expected: String) throws {
    let formula = try Formula(text, options: Formula.Options(numberMode: .decimal))
    let error = #expect(throws: FormulaError.self) { try formula.result(of: []) }
    #expect(error?.message.contains(expected) == true, "\(error?.message ?? "")")
  }
}
