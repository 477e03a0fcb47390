import Reckon
import Testing

@Suite("Temperatures and absolute zero")
struct AbsoluteZeroTests {
  static func kind(_ text: String, _ mode: NumberMode, _ variables: [String] = [], _ values: [Double] = []) -> String? {
    do {
      _ = try Formula(text, variables: variables, options: Formula.Options(numberMode: mode)).evaluate(values)
      return nil
    } catch { return error.kind.name }
  }

  @Test(
    "a temperature below absolute zero is an error in both kinds of numbers",
    arguments: [
      "-300 °C to K", "-300 °C to °C", "-459.68 °F to K", "-5 K to °C", "-1 °R to °F", "20 °C - 300 K to °C",
      "-218.53 °Ré to K",
      "max(20 °C, -300 °C) to K", "-300 °C + 500 K to °C", "x = -274; x °C to K",
    ])
  func below(_ text: String) {
    for mode in [NumberMode.double, .decimal] { #expect(Self.kind(text, mode) == "belowAbsoluteZero", "\(text)") }
  }

  @Test(
    "absolute zero itself, differences and negative differences are none",
    arguments: [
      "-273.15 °C to K", "-459.67 °F to K", "-459.67 °F to °C", "20 °C - 293.15 K to K", "0 K to °C", "0 °R to °F",
      "-218.52 °Ré to K",
      "20 °C - 500 °C to K", "20 °C - 500 °C to °F", "-5 K to °R", "(20 °C - 30 °C) + (1 °C - 20 °C) to °C",
    ])
  func above(_ text: String) {
    for mode in [NumberMode.double, .decimal] { #expect(Self.kind(text, mode) == nil, "\(text)") }
  }

  @Test("absolute zero is exactly 0 K, also where doubles round on the way")
  func zero() throws {
    #expect(try Formula("-459.67 °F to K").evaluate() == 0)
    #expect(try Formula("a °C - b K to K", variables: ["a", "b"]).evaluate(20, 293.15) == 0)
  }

  @Test("a value that is known only when the formula runs fails there, with its place, row by row")
  func computed() throws {
    let formula = try Formula("1 + 0*x; x °C to K", variables: ["x"])
    #expect(try formula.evaluate(0) == 273.15)
    let error = #expect(throws: FormulaError.self) { try formula.evaluate(-274) }
    #expect(error?.kind == .belowAbsoluteZero(-274.0, least: -273.15) && error?.range == SourceRange(start: 9, end: 19))
    #expect(try formula.evaluate(-274, options: .ieee).isNaN)
    let result = try formula.evaluate(columns: [[0, -300, 26.85]])
    #expect(result.values[0] == 273.15 && result.values[1].isNaN && result.values[2] == 300)
    #expect(result.report.failureCount == 1 && result.report.firstFailure?.row == 1)
    #expect(Self.kind("x °F to °C", .decimal, ["x"], [-460]) == "belowAbsoluteZero")
  }
}
