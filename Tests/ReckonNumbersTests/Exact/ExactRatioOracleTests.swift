import Foundation
import ReckonNumbers
import Testing

/// Operations against Python's fractions and decimal; `Tests/Oracle/units_ratios.py` writes them.
@Suite("ExactRatio against Python")
struct ExactRatioOracleTests {
  static let lines: [[String]] = {
    let checkedIn = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../Resources/ratio-oracle.tsv")
    let url = ProcessInfo.processInfo.environment["RECKON_RATIO_ORACLE"].map { URL(filePath: $0) } ?? checkedIn
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }()

  @Test(
    "each operation gives the exact result, or rounds it to 34 digits and more and says so",
    arguments: ["+", "-", "*", "/", "^"])
  func arithmetic(operation: String) throws {
    var exact = 0
    var rounded = 0
    for line in Self.lines where line[0] == operation {
      let a = try #require(ExactRatio(line[1]))
      #expect(!a.isRounded)
      let result = try Self.apply(operation, a, line[2])
      guard line[3] != "nothing" else {
        #expect(result == nil, "\(line)")
        continue
      }
      let value = try #require(result, "\(line)")
      if line[3].hasPrefix("=") {
        exact += 1
        #expect(Self.parts(value) == line[3].dropFirst() && !value.isRounded, "\(line): \(value)")
      } else {
        rounded += 1
        let bounds = try line[3].split(separator: " ").map { try #require(ExactRatio($0)) }
        #expect(bounds[0] <= value && value <= bounds[1] && value.isRounded, "\(line): \(value)")
      }
    }
    #expect(exact > 100 && rounded > 20)
  }

  private static func apply(_ operation: String, _ a: ExactRatio, _ b: String) throws -> ExactRatio? {
    if operation == "^" { return a.power(try #require(Int(b))) }
    let b = try #require(ExactRatio(b))
    return switch operation {
    case "+": a + b
    case "-": a - b
    case "*": a * b
    default: a / b
    }
  }

  private static func parts(_ value: ExactRatio) -> String {
    "\(value.sign) \(value.numerator) \(value.denominator) \(value.twos) \(value.fives)"
  }

  @Test("values are ordered as fractions are")
  func order() throws {
    let lines = Self.lines.filter { $0[0] == "<" }
    for line in lines {
      let (a, b) = (try #require(ExactRatio(line[1])), try #require(ExactRatio(line[2])))
      #expect((a < b) == (line[3] == "1"), "\(line)")
      #expect((b < a) == (line[3] == "0" && a != b), "\(line)")
    }
    #expect(lines.count > 200)
  }

  @Test("the double is the nearest one")
  func double() throws {
    let lines = Self.lines.filter { $0[0] == "d" }
    for line in lines { #expect(try #require(ExactRatio(line[1])).double == Double(line[3]), "\(line)") }
    #expect(lines.count > 200)
  }

  @Test("decimal text has all digits of a finite decimal, otherwise 34")
  func text() throws {
    let lines = Self.lines.filter { $0[0] == "t" }
    for line in lines {
      let value = try #require(ExactRatio(line[1]))
      let text = try #require(ExactRatio(value.decimalText), "\(value.decimalText)")
      #expect(text == ExactRatio(line[3]) && (!value.isFiniteDecimal || text == value), "\(line): \(value.decimalText)")
    }
    #expect(lines.count > 200)
  }

  @Test("the terms are whole numbers of at most 34 digits, and their quotient is the value or its first 34 digits")
  func terms() throws {
    var (exact, rounded) = (0, 0)
    // Half a unit of the 34th digit of a number that begins with 1.
    let bound = try #require(ExactRatio("5e-34"))
    for line in Self.lines {
      let value = try #require(ExactRatio(line[1])).magnitude
      let terms = value.terms
      #expect(
        max(terms.multiplier.coefficient, terms.divisor.coefficient) < 10_000_000_000_000_000_000_000_000_000_000_000)
      let multiplier = try #require(
        ExactRatio(decimal: terms.multiplier.coefficient, exponent: terms.multiplier.exponent))
      let divisor = try #require(ExactRatio(decimal: terms.divisor.coefficient, exponent: terms.divisor.exponent))
      let ratio = multiplier / divisor
      let quotient = try #require(ratio)
      if terms.isExact {
        exact += 1
        #expect(
          quotient == value && min(terms.multiplier.exponent, terms.divisor.exponent) >= 0, "\(line[1]): \(terms)")
      } else {
        rounded += 1
        let error = (quotient - value).flatMap { $0 / value }
        #expect(try #require(error).magnitude <= bound, "\(line[1]): \(terms)")
      }
    }
    #expect(exact > 500 && rounded > 50)
  }
}
