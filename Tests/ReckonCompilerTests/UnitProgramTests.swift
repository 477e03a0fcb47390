import Reckon
import Testing

/// Units cost nothing when a formula runs: where none is converted into another, a formula with units is the same
/// program, bit for bit, as the one without.
@Suite("Programs of formulas with units")
struct UnitProgramTests {
  /// What a program does: its instructions, its constants, its functions.
  private static func code(_ formula: Formula) -> String {
    let program = formula.program
    return
      "\(program.draft.code) \(program.draft.constants) \(program.draft.subroutines.map { "\($0.code) \($0.parameterCount) \($0.localCount)" })"
  }

  @Test(
    "a formula whose units need no conversion is the same program as the one without units",
    arguments: NumberMode.allCases,
    [
      ("distance / time", ["distance": "km", "time": "h"]), ("a + b - c", ["a": "m", "b": "m", "c": "m"]),
      ("m * g * h", ["m": "kg", "g": "m/s^2", "h": "m"]), ("sqrt(a * b)", ["a": "m", "b": "m"]),
      ("a < b ? a : b", ["a": "N", "b": "N"]),
      ("max(a, b) / c", ["a": "V", "b": "V", "c": "A"]), ("a^2 + a * b", ["a": "m", "b": "m"]),
      ("f(x) = 2x; f(a) + f(b)", ["a": "Pa", "b": "Pa"]),
      ("p = a / b; p * 2", ["a": "W", "b": "A"]), ("avg(a, b, c)", ["a": "m", "b": "m", "c": "m"]),
      ("a > b and b > c", ["a": "s", "b": "s", "c": "s"]),
    ] as [(String, [String: String])])
  func isTheSame(mode: NumberMode, row: (text: String, units: [String: String])) throws {
    let options = Formula.Options(numberMode: mode)
    let names = row.units.keys.sorted()
    let plain = try Formula(row.text, variables: names, options: options)
    let typed = try Formula(row.text, variables: names, units: row.units, options: options)
    #expect(Self.code(typed) == Self.code(plain))
    #expect(typed.kind != plain.kind || plain.kind == .truth)
  }

  @Test(
    "literals with units are the numbers",
    arguments: [("5 km / (2 h)", "5 / 2"), ("3 m + 4 m", "3 + 4"), ("2 kg * 3 m/s^2", "2 * 3"), ("x * 2 m", "x * 2")])
  func literals(text: String, plain: String) throws {
    let (typed, without) = (try Formula(text, variables: ["x"]), try Formula(plain, variables: ["x"]))
    #expect(Self.code(typed) == Self.code(without))
  }

  @Test("a conversion is one factor more and no call")
  func conversion() throws {
    let typed = try Formula("a + b", variables: ["a", "b"], units: ["a": "m", "b": "km"])
    let plain = try Formula("a + b * 1000", variables: ["a", "b"])
    #expect(Self.code(typed) == Self.code(plain))
  }
}
