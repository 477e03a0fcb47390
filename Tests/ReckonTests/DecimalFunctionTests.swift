import Foundation
import Reckon
import Testing

/// Functions of decimals that are computed on doubles, against mpmath; `Tests/Oracle/decimal-functions.py` writes the values.
/// `RECKON_DECIMAL_FUNCTIONS` names a longer file of that kind.
@Suite("Functions of decimals against mpmath")
struct DecimalFunctionTests {
  @Test("every function gives 15 digits, wherever its operands are, and is exact where it does not say otherwise")
  func values() throws {
    let own = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Resources/decimal-functions.tsv")
    let url = ProcessInfo.processInfo.environment["RECKON_DECIMAL_FUNCTIONS"].map { URL(filePath: $0) } ?? own
    // Half a unit of the 15th digit, and a tenth of that for the kernel and what it is made of.
    let bound = try #require(Decimal128("5.5e-15"))
    let exact = try #require(Decimal128("1e-24"))
    var count = 0
    for line in try String(contentsOf: url, encoding: .utf8).split(separator: "\n") {
      let fields = line.split(separator: "\t").map(String.init)
      let expected = try #require(Decimal128(fields[1]))
      let result = try Formula(fields[0], options: Formula.Options(numberMode: .decimal)).result(of: [])
      let number = result.number.decimal
      let error = (number - expected).magnitude
      #expect(error <= bound * expected.magnitude, "\(fields[0]) gave \(number), not \(expected)")
      #expect(result.isInexact || error <= exact * expected.magnitude, "\(fields[0]) gave \(number) as exact")
      count += 1
    }
    #expect(count > 900)
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

  @Test("an angle of which no digit behind the point is known is refused in radians")
  func largeRadians() throws {
    let formula = try Formula("sin(1e24 + 1)", options: Formula.Options(angleUnit: .radians, numberMode: .decimal))
    #expect(throws: FormulaError.self) { try formula.result(of: []) }
    // A double is what it is.
    let power = try Formula("sin(2^100)", options: Formula.Options(angleUnit: .radians, numberMode: .decimal)).result(of: [])
    #expect(power.number.description == "-0.872183605418267")
  }

  @Test(
    "errors show decimals with all their digits",
    arguments: [
      ("1e3000^3", "pow(1e3000, 3)"), ("gcd(9007199254740993, 3)", "gcd(9007199254740993, 3) is undefined"),
      ("ln(-1e400)", "ln(-1e400) is undefined"), ("1e400/0", "1e400 / 0"), ("sum(k, 1, 1e400, k)", "1e400 is not one below 2^53"),
      ("1 << 60", "is and stays one of at most 2^53"), ("1 << -1", "and 0 to 63 bits"),
    ])
  func operands(text: String, expected: String) throws {
    let formula = try Formula(text, options: Formula.Options(numberMode: .decimal))
    let error = #expect(throws: FormulaError.self) { try formula.result(of: []) }
    #expect(error?.message.contains(expected) == true, "\(error?.message ?? "")")
  }
}
