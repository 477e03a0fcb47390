import Reckon
import ReckonNumbers
import Testing

/// Exact numbers as text that formulas read: what books, definitions and keys have of an earlier value.
@Suite("Exact numbers as expressions")
struct ExactWrittenTests {
  private static func value(_ text: String, _ unit: AngleUnit = .degrees) throws -> FormulaResult {
    try Formula(text, variables: [], options: Formula.Options(angleUnit: unit, numberMode: .exact)).result()
  }

  private static func digits(_ result: FormulaResult) -> String? {
    if case .exact(let value) = result.number { value.text(digits: 100) } else { nil }
  }

  @Test(
    "a number is written as the shortest expression for what is known of it",
    arguments: [
      ("1/3", "1/3"), ("-7/3", "-7/3"), ("0.125", "0.125"), ("√2/2", "sqrt(2)/2"), ("√8", "2*sqrt(2)"),
      ("3π/4", "3*pi/4"),
      ("-√3", "-sqrt(3)"),
      ("√2 - √3", "sqrt(2)-sqrt(3)"), ("e^2", "exp(2)"), ("ln 6", "ln(2)+ln(3)"), ("sin 1", "sin(1°)"),
      ("sin(2/7)", "sin((2/7)°)"),
      ("√2 km", "(sqrt(2)) km"), ("1/3 km", "(1/3) km"), ("5 km", "5 km"),
    ])
  func shortest(text: String, expected: String) throws { #expect(try Self.value(text).written == expected) }

  /// One formula for each operation that reals are made of, and some of many.
  @Test(
    "it reads back as the same number in every unit of angles",
    arguments: [
      "√2 + sin(√2)", "√2 * sin(√2)", "1 / sin(√2)", "√3^√2", "(1 + π)^(1/5)", "(1 + √2)^(1/3)", "e^√2", "expm1(0.1)",
      "ln(π)",
      "log1p(0.1)",
      "sin(√2)", "cos(√2)", "tan(√2)", "asin(0.3)", "acos(0.3)", "atan(0.3)", "sinh 1", "cosh 1", "tanh 1", "asinh 2",
      "acosh 2",
      "atanh 0.5",
      "gamma(1/3)", "lgamma(1/3)", "erf 1", "erfc 1", "-(√2 + sin √2)", "1 - ln(π)", "2 - (3 - ln π)",
      "sin(cos(tan(√2)))^-3", "log(7, 3)",
      "(ln π)^2 - 1/(ln π)", "π^20", "atan2(-1, -√2)", "c = ln π; d = c*c + c; e1 = d*d - d; e1/d",
    ], AngleUnit.allCases)
  func readsBack(text: String, unit: AngleUnit) throws {
    let value = try Self.value(text, unit)
    let written = value.written
    #expect(!written.contains("…"))
    for other in AngleUnit.allCases {
      #expect(try Self.digits(Self.value(written, other)) == Self.digits(value), "\(written) in \(other)")
    }
  }

  @Test("an expression that would be too long is 34 digits, and computing it takes no more time than the limit")
  func longest() throws {
    var text = "x0 = ln π; "
    for index in 1...20 { text += "x\(index) = x\(index - 1) * x\(index - 1) + x\(index - 1); " }
    let value = try Self.value(text + "x20 * sin √2")
    #expect(value.written.utf8.count <= ExactNumber.longestFormula && !value.isWrittenExactly)
  }

  @Test(
    "of a number beyond the range of decimals the 34 digits have its exponent",
    arguments: [
      ("√(1e999999)", "3.162277660168379331998893544432719e499999"),
      ("3/√(1e999999)", "9.486832980505137995996680633298156e-500000"),
    ])
  func beyondDecimals(text: String, expected: String) throws {
    let value = try Self.value(text)
    #expect(value.written == expected && !value.isWrittenExactly)
  }

  @Test(
    "a saved value whose expression is long is kept whole, and one whose expression would be too long is marked as rounded",
    arguments: [(7, false), (16, true)])
  func marked(steps: Int, isRounded: Bool) throws {
    var session = FormulaSession(options: Formula.Options(numberMode: .exact))
    _ = try session.run("x = ln π")
    for _ in 0..<steps { _ = try session.run("x = x * x + x") }
    let text = try session.bookText()
    let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("x = ") })
    #expect(
      line.hasSuffix("# ≈ rounded to 34 digits") == isRounded && line.contains("ln(") != isRounded,
      "\(line.prefix(100))")
    #expect(isRounded || line.utf8.count > 4_000)
    var loaded = FormulaSession()
    try loaded.load(FormulaBook(text))
    let (before, after) = (try #require(session.scope[result: "x"]), try #require(loaded.scope[result: "x"]))
    #expect((Self.digits(before) == Self.digits(after)) != isRounded)
  }

  @Test("a saved conversation keeps all digits, whatever its names are called")
  func saved() throws {
    var session = FormulaSession(options: Formula.Options(numberMode: .exact))
    for text in [
      "π/7", "x = ans + sin √2", "pi = 3", "km = 2", "y = ans(1)", "4 ans(2)", "z = ans", "x = x * √3", "d = 1/3 [km]",
      "d = d + √2 * 1 [km]",
    ] {
      _ = try session.run(text)
    }
    var loaded = FormulaSession()
    try loaded.load(FormulaBook(session.bookText()))
    for name in ["x", "y", "z", "d"] {
      guard let before = session.scope[result: name], let after = loaded.scope[result: name] else {
        Issue.record("\(name) has a value")
        continue
      }
      #expect(Self.digits(before) == Self.digits(after) && before.kind == after.kind, "\(name)")
    }
  }
}
