import Foundation
import Reckon
import Testing

/// Correlations and lines of least squares. Values are mpmath's, by `Tests/Oracle/pairs.py`.
@Suite("Statistics of pairs")
struct PairStatisticsTests {
  struct Line {
    let call: String
    let double: Double?
    let decimal: Decimal128?
  }

  static let lines: [Line] = {
    let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Resources/pairs.tsv")
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }.map { line in
      Line(
        call: "\(line[0])([\(line[1])], [\(line[2])])", double: Double(line[3]),
        decimal: line[4] == "error" ? nil : Decimal128(line[4]))
    }
  }()

  @Test(
    "in doubles they are within a unit in the last place of the value, where numbers are large, small and nearly equal too"
  )
  func doubles() throws {
    #expect(Self.lines.count > 200)
    for line in Self.lines {
      let value = try? Formula(line.call, variables: []).evaluate()
      guard let expected = line.double else {
        #expect(value == nil, "\(line.call)")
        continue
      }
      let found = try #require(value, "\(line.call)")
      let error = abs(found - expected)
      #expect(error <= expected.ulp, "\(line.call) is \(found), not \(expected)")
    }
  }

  @Test(
    "in decimals and exact numbers lines are rounded once to 34 digits, and correlations are right to the last of them",
    arguments: [NumberMode.decimal, .exact])
  func digits(mode: NumberMode) throws {
    for line in Self.lines {
      let formula = try Formula(line.call, variables: [], options: Formula.Options(numberMode: mode))
      let value = (try? formula.result())?.number.decimal
      guard let expected = line.decimal else {
        #expect(value == nil, "\(line.call)")
        continue
      }
      let found = try #require(value, "\(line.call)")
      // Of a root both it and what it is taken of are rounded.
      let most = line.call.hasPrefix("correl") ? expected.magnitude * (Decimal128("1e-33") ?? .zero) : .zero
      #expect((found - expected).magnitude <= most, "\(line.call) is \(found), not \(expected)")
    }
  }

  @Test("the order of the lists is x, then y")
  func order() throws {
    #expect(
      try Formula("slope(x, y)", variables: ["x", "y"]).result(of: [.list([1, 2, 3]), .list([10, 20, 30])]).number
        .double == 10)
    #expect(
      try Formula("intercept(x, y)", variables: ["x", "y"]).result(of: [.list([1, 2, 3]), .list([11, 21, 31])]).number
        .double == 1)
    #expect(
      try Formula("correl(x, y)", variables: ["x", "y"]).result(of: [.list([1, 2]), .list([4, 3])]).number.double == -1)
  }
}
