import Foundation
import Reckon
import Testing

/// 1,500 expressions with values that were computed in high precision by others; see `Resources/README.md`.
@Suite("Oracle sample")
struct OracleSampleTests {
  struct Row: Decodable {
    let id: Int
    let expr: String
    let inputs: [String: String]
    let hex: String
    let `class`: String
    let tolerance: Int
    let ill: Bool

    enum CodingKeys: String, CodingKey {
      case id, expr, hex, `class`, ill
      case inputs = "vars_hex"
      case tolerance = "tol_ulp"
    }
  }

  static let rows: [Row] = {
    let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Resources/oracle-sample.jsonl")
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").compactMap { try? JSONDecoder().decode(Row.self, from: Data($0.utf8)) }
  }()

  /// Where the oracle's `%` before a sign is C's remainder and the language's is a percent (LANGUAGE section 4), with
  /// what the language gives tested in the golden file on percent.
  static func readsPercentDifferently(_ row: Row) -> Bool {
    row.expr.contains(#/%\s*[-+]/#)
  }

  /// How many doubles lie between two.
  static func distance(_ a: Double, _ b: Double) -> UInt64 {
    func order(_ x: Double) -> Int64 {
      let bits = Int64(bitPattern: x.bitPattern)
      return bits < 0 ? Int64.min &- bits : bits
    }
    let (x, y) = (order(a), order(b))
    return x > y ? UInt64(bitPattern: x &- y) : UInt64(bitPattern: y &- x)
  }

  @Test("exact rows hold bit for bit and the others within their tolerance, in radians", arguments: [true, false])
  func holds(isOptimized: Bool) throws {
    #expect(Self.rows.count == 1_500)
    var options = Formula.Options(angleUnit: .radians)
    options.isOptimized = isOptimized
    var exact = 0
    var close = 0
    for row in Self.rows where !Self.readsPercentDifferently(row) {
      let formula = try Formula(row.expr, variables: row.inputs.keys.sorted(), options: options)
      let values = formula.variables.map { row.inputs[$0].flatMap(Double.init) ?? .nan }
      // The first evaluation is the reference machine's, the second that of a faster machine.
      let first = try formula.evaluate(values, options: .ieee)
      let result = try formula.evaluate(values, options: .ieee)
      #expect(first.bitPattern == result.bitPattern || first.isNaN && result.isNaN, "\(row.id): \(row.expr)")
      let expected = try #require(Double(row.hex))
      if expected.isNaN {
        #expect(result.isNaN, "\(row.id): \(row.expr) gives \(result), not NaN")
      } else if row.class == "exact" {
        #expect(result.bitPattern == expected.bitPattern, "\(row.id): \(row.expr) gives \(result), not \(expected)")
        exact += 1
      } else if !row.ill {
        let distance = Self.distance(result, expected)
        #expect(
          distance <= UInt64(row.tolerance), "\(row.id): \(row.expr) gives \(result), not \(expected): \(distance) ULP")
        close += 1
      }
    }
    #expect(exact >= 500 && close >= 850)
  }
}
