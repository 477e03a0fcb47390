import Foundation
import ReckonNumbers
import Testing

/// Operations against Python's integers; `Tests/Oracle/integers.py` writes them.
@Suite("BigInteger against Python")
struct BigIntegerOracleTests {
  static let lines: [[String]] = {
    let checkedIn = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../Resources/integer-oracle.tsv")
    let url = ProcessInfo.processInfo.environment["RECKON_INTEGER_ORACLE"].map { URL(filePath: $0) } ?? checkedIn
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return [] }
    return text.utf8.split(separator: UInt8(ascii: "\n")).map {
      $0.split(separator: UInt8(ascii: "\t")).map { String(Substring($0)) }
    }
  }()

  @Test(
    "each operation gives Python's result",
    arguments: [
      "+", "-", "*", "square", "/", "floor", "gcd", "sqrt", "root", "power", "modpower", "&", "|", "^", "~", "<<", ">>",
      "truncate", "<",
      "factorial", "doublefactorial", "nCr", "nPr",
    ])
  func operations(name: String) throws {
    var count = 0
    for line in Self.lines where line[0] == name {
      count += 1
      let operandCount = Self.operandCounts[name] ?? 2
      let operands = try line[1...operandCount].map { try Self.number($0) }
      let expected = try line[(operandCount + 1)...].map { try Self.number($0) }
      var work = Work(units: 1 << 40)
      let results = try Self.apply(name, operands, &work)
      if results != expected {
        Issue.record(
          "\(name) \(line[1...operandCount].joined(separator: " ").prefix(300)) is not \(results.map { "\($0)".prefix(80) })"
        )
      }
    }
    #expect(count > 20)
  }

  private static let operandCounts = [
    "square": 1, "sqrt": 1, "~": 1, "factorial": 1, "doublefactorial": 1, "modpower": 3,
  ]

  private static func number(_ text: String) throws -> BigInteger {
    let isNegative = text.hasPrefix("-")
    let digits = text.utf8.dropFirst(isNegative ? 1 : 0).map { $0 < 58 ? $0 - 48 : $0 - 87 }
    var work = Work()
    let number = try BigInteger(digits: digits[...], base: 16, &work)
    return isNegative ? -number : number
  }

  private static func apply(_ name: String, _ operands: [BigInteger], _ work: inout Work) throws -> [BigInteger] {
    let a = operands[0]
    let b = operands.count > 1 ? operands[1] : 0
    switch name {
    case "+": return [a + b]
    case "-": return [a - b]
    case "*": return [try a.multiplied(by: b, &work)]
    case "square": return [try a.squared(&work)]
    case "/":
      let (quotient, remainder) = try a.quotientAndRemainder(dividingBy: b, &work)
      return [quotient, remainder]
    case "floor":
      let (quotient, remainder) = try a.flooredQuotientAndRemainder(dividingBy: b, &work)
      return [quotient, remainder]
    case "gcd": return [try a.greatestCommonDivisor(b, &work)]
    case "sqrt":
      let (root, remainder) = try a.squareRoot(&work)
      return [root, remainder]
    case "root": return [try a.root(#require(b.int), &work)]
    case "power": return [try a.power(#require(b.int), &work)]
    case "modpower": return [try a.power(b, modulo: operands[2], &work)]
    case "&": return [a & b]
    case "|": return [a | b]
    case "^": return [a ^ b]
    case "~": return [~a]
    case "<<": return [a << (try #require(b.int))]
    case ">>": return [a >> (try #require(b.int))]
    case "truncate": return [a.truncatedShiftRight(try #require(b.int))]
    case "<": return [a < b ? 1 : 0]
    case "factorial": return [try .factorial(#require(a.int), &work)]
    case "doublefactorial": return [try .doubleFactorial(#require(a.int), &work)]
    case "nCr": return [try .combinations(a, b, &work)]
    default: return [try .permutations(a, b, &work)]
    }
  }

  @Test("texts of every base are written and read as Python does")
  func texts() throws {
    var count = 0
    for line in Self.lines where line[0] == "text" {
      count += 1
      let number = try Self.number(line[1])
      let base = try #require(Int(line[2], radix: 16))
      var work = Work()
      let isSame = try number.text(base: base, &work) == line[3]
      #expect(isSame, "\(line[1].prefix(200)) in base \(base)")
      let digits = line[3].utf8.drop { $0 == 45 }.map { $0 < 58 ? $0 - 48 : $0 - 87 }
      let read = try BigInteger(digits: digits[...], base: base, &work)
      #expect(read == number.magnitude, "\(line[3].prefix(200)) in base \(base)")
    }
    #expect(count > 20)
  }
}
