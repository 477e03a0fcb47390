import Foundation
import Reckon
import TestDepth
import Testing

@Suite("Percents of money")
struct PercentTests {
  /// Rates in thousandths of a percent, as taxes, fees and discounts have them.
  private static let rates = [
    5_000, 9_975, 7_700, 8_100, 19_000, 7_000, 2_500, 8_875, 13_250, 6_250, 4_900, 20_000, 900, 35,
  ]

  /// The cents of a share, half away from zero, by whole numbers.
  private static func cents(_ cents: Int, _ rate: Int) -> Int { (cents * rate * 2 + 100_000) / 200_000 }

  @Test(
    "a percent of an amount, rounded to cents, is that of whole numbers: a literal, a column, in front, behind, with of",
    arguments: ["x * r%", "r% * x", "r% of x"])
  func shares(_ form: String) throws {
    var random = RandomSource(seed: 29)
    for rate in Self.rates {
      let text = form.replacingOccurrences(of: "r", with: String(Double(rate) / 1000))
      let formula = try Formula("round(\(text), 2)", variables: ["x"])
      let cents = (0..<Depth.count(quick: 1_500, full: 15_000)).map { _ in
        Int.random(in: 1...(1 << Int.random(in: 3...30, using: &random)), using: &random)
      }
      let amounts = cents.map { Double($0) / 100 }
      let columns = try formula.evaluate(columns: [amounts])
      for (index, amount) in amounts.enumerated() {
        let expected = Double(Self.cents(cents[index], rate)) / 100
        #expect(columns.values[index] == expected, "\(text) at \(amount)")
        if index % 10 == 0 { #expect(try formula.evaluate(amount) == expected, "\(text) at \(amount)") }
      }
    }
  }

  @Test(
    "a percent in front, behind and below a line has the same digits in each machine, also where a product is out of range"
  )
  func range() throws {
    for (text, x, expected) in [
      ("x * 50%", 1e308, 5e307), ("50% * x", 0x1p1023, 0x1p1022), ("x / 200%", 1.6e308, 8e307),
      ("x * 1000%", 1.7e307, 1.7e308),
      ("x / 1%", 1e306, 1e308), ("x * 25%", 0x1p-1000, 0x1p-1002),
    ] {
      let formula = try Formula(text, variables: ["x"])
      #expect(try formula.evaluate(x) == expected && formula.evaluate(x) == expected, "\(text)")
      #expect(try formula.evaluate(columns: [[x, x, x]]).values == [expected, expected, expected], "\(text)")
      _ = formula.prepare(.native)
      #expect(try formula.evaluate(x) == expected, "\(text)")
      let ieee = try formula.evaluate(columns: [[x]], options: EvaluationOptions(policy: .ieee))
      #expect(ieee.values == [expected], "\(text)")
    }
    let error = #expect(throws: FormulaError.self) { try Formula("x * 1000%", variables: ["x"]).evaluate(1e308) }
    #expect(error?.kind.name == "overflow")
  }
}
