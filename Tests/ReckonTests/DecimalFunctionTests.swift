import Foundation
import Reckon
import Testing

/// Functions of decimals against mpmath; `Tests/Oracle/decimal-functions.py` writes the values.
@Suite("Functions of decimals against mpmath")
struct DecimalFunctionTests {
  @Test(
    "every function is right to the last of 34 digits, wherever its operands are, and exact only where the value is that decimal"
  )
  func values() throws {
    let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Resources/decimal-functions.tsv")
    var count = 0
    for line in try String(contentsOf: url, encoding: .utf8).split(separator: "\n") {
      let fields = line.split(separator: "\t").map(String.init)
      let expected = try #require(Decimal128(fields[1]))
      let unit: AngleUnit = fields[2] == "radians" ? .radians : fields[2] == "gradians" ? .gradians : .degrees
      let result = try Formula(fields[0], options: Formula.Options(angleUnit: unit, numberMode: .decimal)).result(of: []
      )
      let number = result.number.decimal
      #expect(number == expected, "\(fields[0]) gave \(number), not \(expected)")
      #expect(
        result.exactness == .rounded || result.exactness == .exact && fields[3] == "exact",
        "\(fields[0]) is \(result.exactness)")
      count += 1
    }
    #expect(count > 1600)
  }

  @Test(
    "values that are decimals are exact",
    arguments: [
      ("cbrt(0.027)", "0.3"), ("root(0.00032, 5)", "0.2"), ("root(8, 1.5)", "4"), ("root(8, -3)", "0.5"),
      ("4^0.5", "2"),
      ("1.21^1.5", "1.331"), ("16^-0.75", "0.125"), ("1e100^0.01", "10"), ("hypot(0.3, 0.4)", "0.5"),
      ("beta(1, 8)", "0.125"),
      ("hypot(3e-100, 4e-100)", "5e-100"), ("log(0.001)", "-3"), ("log2(0.125)", "-3"), ("log(2, 4)", "0.5"),
      ("log10(1e-6176)", "-6176"), ("asin(0.5)", "30"), ("acos(-0.5)", "120"), ("atan(-1)", "-45"), ("atan(inf)", "90"),
      ("atan2(-2, -2)", "-135"), ("csc(-150)", "-2"), ("sec(240)", "-2"), ("cot(135)", "-1"),
      ("lgamma(2)", "0"), ("cosh(0)", "1"), ("acosh(1)", "0"), ("erfc(0)", "1"),
    ])
  func exact(text: String, expected: String) throws {
    let result = try Formula(text, options: Formula.Options(angleUnit: .degrees, numberMode: .decimal)).result(of: [])
    #expect(
      result.number.decimal == Decimal128(expected) && result.exactness == .exact, "\(text) gave \(result.number)")
  }

  @Test(
    "a value that ends like a short decimal but is none is rounded",
    arguments: [
      "cos(1e-40)", "exp(1e-40)", "tanh(1e40)", "sinh(1e-40)", "erf(20)", "acos(1e-40)", "(1 + 1e-33)^0.5",
      "hypot(1e30, 1e-30)",
    ])
  func rounded(text: String) throws {
    let result = try Formula(text, options: Formula.Options(angleUnit: .degrees, numberMode: .decimal)).result(of: [])
    #expect(result.exactness == .rounded, "\(text) gave \(result.number) as \(result.exactness)")
  }

  @Test(
    "a domain ends where it ends for decimals, not where the nearest double is inside",
    arguments: [
      "asin 1.00000000000000000000000001", "acos -1.00000000000000000000000001", "acosh 0.99999999999999999999999",
      "(-2)^3.0000000000000000000000000001", "(-1e-400)^0.5", "(-1e400)^0.5",
      "root(-8, 3.0000000000000000000000000001)", "root(-8, 0.5)",
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
      ("gamma 1e-6176", NumberMode.decimal), ("gamma 3000", .decimal), ("gamma 2500.5", .decimal),
      ("beta(1e-6176, 2)", .decimal),
      ("csc 1e-6176", .decimal), ("root(8, 1e-400)", .decimal), ("csc 1e-320", .double), ("cot 1e-320", .double),
      ("root(8, 1e-300)", .double),
      ("beta(1e5000, -2.5)", .decimal),
    ])
  func overflows(text: String, mode: NumberMode) throws {
    let formula = try Formula(text, options: Formula.Options(numberMode: mode))
    let error = #expect(throws: FormulaError.self) { try formula.result(of: []) }
    #expect(error?.message.contains("is too large to represent") == true, "\(error?.message ?? "")")
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
      ("ln(-1e400)", "ln(-1e400) is undefined"), ("1e400/0", "1e400 / 0"),
      ("sum(k, 1, 1e400, k)", "1e400 is not an integer below 2^53"),
      ("1 << 64", "-2^63 to 2^64-1"), ("1 << -1", "and 0 to 63 bits"),
    ])
  func operands(text: String, expected: String) throws {
    let formula = try Formula(text, options: Formula.Options(numberMode: .decimal))
    let error = #expect(throws: FormulaError.self) { try formula.result(of: []) }
    #expect(error?.message.contains(expected) == true, "\(error?.message ?? "")")
  }
}
