import Foundation
import Reckon
import Testing

/// Functions of dates, whose names are names of units too. Values are those of Python's datetime.
@Suite("Functions of dates")
struct DateFunctionTests {
  /// Calls and their values, made by `Tests/Oracle/date_functions.py`.
  static let oracle: [(call: String, value: String)] = {
    let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Resources/date-functions.tsv")
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }.map { ($0[0], $0[1]) }
  }()

  private static func answer(_ formula: Formula) -> String {
    guard let result = try? formula.result() else { return "error" }
    return result.value.formulaText
  }

  @Test("calls give what Python's calendar gives, in each kind of numbers", arguments: NumberMode.allCases)
  func calendar(mode: NumberMode) throws {
    #expect(Self.oracle.count > 1200)
    // Doubles hold such fractions of seconds only in years that are near.
    for (call, value) in Self.oracle where mode != .double || !call.contains(".999999") {
      let formula = try Formula(call, options: Formula.Options(numberMode: mode))
      #expect(Self.answer(formula) == value, "\(call)")
    }
  }

  @Test("over columns they give what they give one by one, also where a field is not finite or outside of the calendar")
  func columns() throws {
    var seconds: [Double] = [
      -62_135_596_800, -62_135_596_801, 253_402_300_799.5, 253_402_300_800, -0.5, 0, .nan, .infinity, -.infinity, 1e300,
    ]
    for index in 0..<1_000 {
      let second: Int = index * 253_402_307 - 62_135_596_800
      seconds.append(Double(second) + 0.25)
    }
    for name in ["year", "quarter", "month", "week", "day", "hour", "minute", "second", "dayofweek"] {
      let formula = try Formula("\(name)(d)", variables: ["d"], units: ["d": "date"])
      let results = try formula.evaluate(columns: [seconds])
      for (second, result) in zip(seconds, results.values) {
        let one = (try? formula.evaluate([second])) ?? .nan
        #expect(result == one || result.isNaN && one.isNaN, "\(name) of \(second)")
      }
      #expect(results.report.failureCount == 5, "\(name)")
    }
  }

  @Test(
    "a date as an input is one for them, in formulas with and without units",
    arguments: [
      ("year(d)", 2024), ("100 * year(d) + month(d)", 202411), ("month(d) * 2", 22), ("1000 / day(d)", 1000.0 / 29),
      ("2 * hour(d)^2", 392),
    ] as [(String, Double)])
  func inputs(text: String, value: Double) throws {
    let moment = 1_732_890_605.75
    let declared = try Formula(text, variables: ["d"], units: ["d": "date"])
    #expect(try declared.evaluate([moment]) == value)
    let found = try Formula(text, units: ["d": "date"])
    #expect(try found.evaluate([moment]) == value && found.variables == ["d"])
  }

  @Test("names of inputs hide them, and an input of such a name is itself")
  func hidden() throws {
    #expect(try Formula("year * 2", variables: ["year"]).evaluate([7]) == 14)
    #expect(try Formula("year * 2").variables == ["year"])
    #expect(try Formula("year(d)", variables: ["year", "d"]).evaluate([7, 3]) == 21)
    #expect(throws: FormulaError.self) { try Formula("year(d)", variables: ["year", "d"], units: ["d": "date"]) }
    // Brackets with three values are no factor.
    let both = try Formula("date(date, 1, 1)", variables: ["date"])
    #expect(both.kind == .instant)
    #expect(try Formula("startof(d, month)", units: ["d": "date"]).variables == ["d"])
    var scope = Scope()
    try scope.define("week(x) = x + 1")
    #expect(try Formula("week(3)", scope: scope).evaluate() == 4)
  }

  @Test("definitions of a scope take dates for them, whatever sign stands before their names")
  func definitions() throws {
    var scope = Scope()
    try scope.define("code(d) = 100 * year(d) + month(d)")
    #expect(try Formula("code(2024-11-29)", variables: [], scope: scope).evaluate() == 202411)
    try scope.define("early(d: date) = 10 / month(d)")
    #expect(try Formula("early(2024-05-29)", variables: [], scope: scope).evaluate() == 2)
    #expect(throws: FormulaError.self) { try Formula("code(5)", variables: [], scope: scope) }
  }

  @Test(
    "the text of a formula reads back as it was read",
    arguments: [
      "100 * year(d) + month(d)", "startof(d, month)", "year(d) * 2", "5 hour(2)", "date(2024, 1, 1)",
      "1000 / day(d)^2",
    ])
  func text(text: String) throws {
    let formula = try Formula(text, variables: ["d"], units: ["d": "date"])
    let plain = try formula.text(.plain)
    let again = try Formula(plain, variables: ["d"], units: ["d": "date"])
    #expect(try formula.evaluate([1_732_890_605]) == again.evaluate([1_732_890_605]), "\(plain)")
    #expect(try again.text(.plain) == plain)
  }

  @Test("advice on errors works")
  func advice() throws {
    func message(_ text: String) -> String {
      do throws(FormulaError) {
        _ = try Formula(text, variables: []).result()
        return ""
      } catch { return error.message }
    }
    #expect(message("hour(2)").contains("give it a date, or write the unit after the number, as in 5 hour"))
    #expect(try Formula("5 hour", variables: []).evaluate() == 5)
    #expect(message("year(\"2024\")").contains("written without quotes, as in 2024-11-29"))
    #expect(message("startof(2024-11-29, fortnight)").contains("year, quarter, month, week, day, hour, minute, second"))
    #expect(
      message("date(2023, 2, 29)").contains(
        "date(2023, 2, 29) is undefined; date needs whole numbers of a day that exists"))
  }

  @Test("a session takes them, and a sheet's cells")
  func surfaces() throws {
    var sheet = Sheet()
    for (cell, text) in [
      ("A1", "2024-11-29"), ("A2", "100 * year(A1) + month(A1)"), ("A3", "startof(A1, month)"),
    ] {
      try sheet.set(cell, to: text)
    }
    for (cell, value) in [("A2", "202411"), ("A3", "2024-11-01")] {
      #expect(try sheet.result(of: cell)?.value.formulaText == value, "\(cell)")
    }
    var session = FormulaSession()
    for (line, value) in [
      ("d = 2024-11-29", "2024-11-29"), ("12 * year(d) + month(d)", "24299"), ("month = 4", "4"), ("month(2)", "8"),
      ("startof(d, month)", "2024-11-01"),
    ] {
      let outcome = try #require(try session.run(line).first)
      #expect(outcome.result?.value.formulaText == value, "\(line)")
    }
  }

  @Test("definitions with them are saved so that they read back as they were read")
  func saved() throws {
    var session = FormulaSession()
    for line in ["a(d) = 100 * year(d)", "b(d) = year(d)", "c(d) = startof(d, week) + 1 month", "e = 3 week"] {
      _ = try session.run(line)
    }
    var again = FormulaSession()
    for definition in session.definitions { _ = try again.run(definition.text) }
    for (line, value) in [
      ("a(2024-11-29)", "202400"), ("b(2024-11-29)", "2024"), ("c(2024-11-29)", "2024-12-25"), ("e to d", "21"),
    ] {
      #expect(try again.run(line).first?.result?.value.formulaText == value, "\(line)")
    }
  }
}
