import Foundation
import ReckonNumbers
import Testing

/// Operations against Python's fractions; `Tests/Oracle/rationals.py` writes them.
@Suite("Rational against Python")
struct RationalOracleTests {
  static let lines: [[String]] = {
    let checkedIn = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../Resources/rational-oracle.tsv")
    let url = ProcessInfo.processInfo.environment["RECKON_RATIONAL_ORACLE"].map { URL(filePath: $0) } ?? checkedIn
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return [] }
    return text.utf8.split(separator: UInt8(ascii: "\n")).map {
      $0.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map { String(Substring($0)) }
    }
  }()

  @Test(
    "each operation gives Python's result, in lowest terms",
    arguments: [
      "+", "-", "*", "/", "mod", "rem", "floor/", "compare", "power", "floor", "ceil", "trunc", "round", "roundeven",
      "places", "root",
      "double",
    ])
  func operations(name: String) throws {
    var count = 0
    for line in Self.lines where line[0] == name {
      count += 1
      var work = Work(units: 1 << 40)
      let a = try #require(Rational(line[1]))
      let result = try Self.apply(name, a, line[2], &work)
      if name == "double" {
        #expect(Double(result) == Double(line[3]), "\(line[1].prefix(200)) is not \(result)")
      } else if result != line[3] {
        Issue.record(
          "\(name) \(line[1].prefix(200)) \(line[2].prefix(200)) is not \(result.prefix(200)) but \(line[3].prefix(200))"
        )
      }
    }
    #expect(count > 20)
  }

  private static func apply(_ name: String, _ a: Rational, _ operand: String, _ work: inout Work) throws -> String {
    switch name {
    case "power": return try a.power(#require(Int(operand)), &work).description
    case "root": return try a.exactRoot(#require(Int(operand)), &work)?.description ?? "none"
    case "floor": return try a.floor(&work).description
    case "ceil": return try a.ceiling(&work).description
    case "trunc": return try a.truncated(&work).description
    case "round": return try a.rounded(&work).description
    case "roundeven": return try a.rounded(toEven: true, &work).description
    case "places": return try "\(a.decimalPlaces(&work) ?? -1)"
    case "double": return "\(a.double)"
    default: break
    }
    let b = try #require(Rational(operand))
    switch name {
    case "+": return try a.adding(b, &work).description
    case "-": return try a.subtracting(b, &work).description
    case "*": return try a.multiplied(by: b, &work).description
    case "/": return try a.divided(by: b, &work).description
    case "mod": return try a.modulo(b, &work).description
    case "rem": return try a.remainder(b, &work).description
    case "floor/": return try a.flooredQuotient(by: b, &work).description
    default: return try "\(a.compared(to: b, &work))"
    }
  }
}
