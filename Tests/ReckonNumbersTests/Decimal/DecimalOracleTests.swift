import Foundation
import ReckonNumbers
import TestDepth
import Testing

/// Random operations against Python's decimal; `Tests/Oracle/decimal-operations.py` writes them.
@Suite("Decimals against Python")
struct DecimalOracleTests {
  /// One operation on operands as texts; the result as text.
  typealias Operation = @Sendable (_ x: String, _ y: String, _ flags: inout Decimal128.Flags) -> String?

  static let conditionNames: [(Decimal128.Flags, String)] = [
    (.inexact, "inexact"), (.rounded, "rounded"), (.subnormal, "subnormal"), (.underflow, "underflow"),
    (.overflow, "overflow"),
    (.clamped, "clamped"),
    ([.invalidOperation, .divisionUndefined, .divisionImpossible, .conversionSyntax], "invalidOperation"),
    (.divisionByZero, "divisionByZero"),
  ]

  static let rules: [(String, FloatingPointRoundingRule)] = [
    ("toNearestOrEven", .toNearestOrEven), ("toNearestOrAwayFromZero", .toNearestOrAwayFromZero),
    ("towardZero", .towardZero),
    ("awayFromZero", .awayFromZero), ("up", .up), ("down", .down),
  ]

  static let operations: [String: Operation] = {
    var operations: [String: Operation] = [
      "add": binary { $0.adding($1, &$2) }, "subtract": binary { $0.subtracting($1, &$2) },
      "multiply": binary { $0.multiplied(by: $1, &$2) }, "divide": binary { $0.divided(by: $1, &$2) },
      "remainder": binary { $0.remainderOfShortQuotient(dividingBy: $1, &$2) },
      "compare": binary { $0.compared(to: $1, &$2) },
      "exactRemainder": binary { x, y, _ in x.truncatingRemainder(dividingBy: y) },
      "modulo": binary { x, y, _ in x.modulo(y) },
      "min": binary { .minimum($0, $1, &$2) }, "max": binary { .maximum($0, $1, &$2) },
      "squareRoot": unary { $0.squareRoot(&$1).description }, "reduced": unary { x, _ in x.reduced.description },
      "shortest": unary { x, _ in NumberText.shortest(x) }, "double": unary { x, _ in bits(x.double) },
      "read": { x, _, flags in Decimal128(x, &flags).description },
      "power": { x, y, flags in
        guard let base = Decimal128(x), let exponent = Int(y) else { return nil }
        return base.power(exponent, &flags).description
      },
      "pattern": unary { x, _ in
        let text = String(x.bitPattern, radix: 16)
        let back = Decimal128(bitPattern: x.bitPattern)
        return back.bitPattern == x.bitPattern
          ? String(repeating: "0", count: 32 - text.count) + text : "not the same again"
      },
      "fromDouble": { x, _, _ in double(x).map { Decimal128($0).description } },
      "fromDouble digits": { x, y, _ in
        guard let number = double(x), let digits = Int(y) else { return nil }
        return Decimal128(number, significantDigits: digits).description
      },
    ]
    for (name, rule) in rules {
      operations["add " + name] = binary { $0.adding($1, rounding: rule, &$2) }
      operations["subtract " + name] = binary { $0.subtracting($1, rounding: rule, &$2) }
      operations["multiply " + name] = binary { $0.multiplied(by: $1, rounding: rule, &$2) }
      operations["divide " + name] = binary { $0.divided(by: $1, rounding: rule, &$2) }
      operations["quantize " + name] = binary { $0.quantized(toExponentOf: $1, rule, &$2) }
      operations["integral " + name] = unary { $0.rounded(rule, &$1).description }
      operations["places " + name] = { x, y, _ in
        guard let number = Decimal128(x), let places = Int(y) else { return nil }
        return number.rounded(rule, toPlaces: places).description
      }
    }
    return operations
  }()

  private static func unary(_ operation: @escaping @Sendable (Decimal128, inout Decimal128.Flags) -> String)
    -> Operation
  {
    { x, _, flags in Decimal128(x).map { operation($0, &flags) } }
  }

  private static func binary(
    _ operation: @escaping @Sendable (Decimal128, Decimal128, inout Decimal128.Flags) -> Decimal128
  ) -> Operation {
    { x, y, flags in
      guard let x = Decimal128(x), let y = Decimal128(y) else { return nil }
      // What is written reads back as the same number, digit for digit.
      let result = operation(x, y, &flags)
      return Decimal128(result.description)?.bitPattern == result.bitPattern
        ? result.description : "\(result) does not read back"
    }
  }

  private static func double(_ text: String) -> Double? {
    text == "nan" ? .nan : UInt64(text, radix: 16).map { Double(bitPattern: $0) }
  }

  private static func bits(_ number: Double) -> String {
    if number.isNaN { return "nan" }
    let text = String(number.bitPattern, radix: 16)
    return String(repeating: "0", count: 16 - text.count) + text
  }

  @Test("every result and its flags are Python's", .needs("python3"))
  func agrees() throws {
    let count = Depth.count(quick: 5_000, full: 200_000)
    let script = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../Oracle/decimal-operations.py"
    ).path
    let version = try Python.output(["--version"])
    let text = try Python.output([script, "1", "\(count)"])
    var (compared, wrong) = (0, 0)
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map {
        String(Substring($0))
      }
      guard fields.count == 5, let operation = Self.operations[fields[0]] else {
        Issue.record("cannot read ‘\(fields)’")
        return
      }
      var flags: Decimal128.Flags = []
      let result = operation(fields[1], fields[2], &flags)
      let names = Self.conditionNames.filter { !flags.isDisjoint(with: $0.0) }.map(\.1)
      compared += 1
      guard result != fields[3] || fields[4] != "*" && fields[4] != (names.isEmpty ? "-" : names.joined(separator: ","))
      else { continue }
      wrong += 1
      if wrong <= 50 { Issue.record("\(fields.joined(separator: " ")): got \(result ?? "nothing") \(names)") }
    }
    print("decimals against \(version.split(separator: "\n").first ?? ""): \(compared) operations, \(wrong) differ")
    #expect(compared == count && wrong == 0)
  }
}
