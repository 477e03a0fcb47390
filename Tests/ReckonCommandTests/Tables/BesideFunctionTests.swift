import Reckon
import Testing

@Suite("Functions of other rows")
struct BesideFunctionTests {
  private let table =
    "region,day,qty\nEU,2024-01-05,10\nUS,2024-01-20,20\nEU,2024-02-03,30\nEU,2024-02-10,\nUS,2024-03-01,5\nEU,2024-03-02,5\n"

  private func run(_ formulas: String, options: [String] = []) -> TableRun {
    TableRun(arguments: options + ["--select", "y"] + [formulas], input: table.utf8)
  }

  private func column(_ formulas: String, options: [String] = []) -> [String] {
    run(formulas, options: options).output.split(separator: "\n").dropFirst().map { $0 == "\"\"" ? "" : String($0) }
  }

  @Test(
    "a row has a value by those before it, behind it, or of its group",
    arguments: [
      ("prev(qty)", ["", "10", "20", "30", "", "5"]), ("prev(qty, 2)", ["", "", "10", "20", "30", ""]),
      ("prev(qty, by: region)", ["", "", "10", "30", "20", ""]), ("next(qty)", ["20", "30", "", "5", "5", ""]),
      ("prev(region)", ["", "EU", "US", "EU", "EU", "US"]),
      ("next(day, by: region)", ["2024-02-03", "2024-03-01", "2024-02-10", "2024-03-02", "", ""]),
      ("cumtotal(qty)", ["10", "30", "60", "60", "65", "70"]),
      ("cumtotal(qty, by: region)", ["10", "20", "40", "40", "25", "45"]),
      ("movavg(qty, 2)", ["", "15", "25", "30", "5", "5"]), ("movavg(qty, 4, by: region)", ["", "", "", "", "", "15"]),
      ("movavg(qty, 7)", ["", "", "", "", "", ""]),
      ("rank(qty)", ["3", "2", "1", "", "4", "4"]), ("rank(-qty, by: region)", ["2", "2", "3", "", "1", "1"]),
      ("share(qty, by: region) to fix 4", ["0.2222", "0.8000", "0.6667", "", "0.2000", "0.1111"]),
      ("mode(qty)", ["5", "5", "5", "5", "5", "5"]), ("mode(qty, by: region)", ["10", "20", "10", "10", "20", "10"]),
      // Of (1, 10), (2, 20), (3, 30), (5, 5), (6, 5): by numpy.polyfit and numpy.corrcoef.
      ("slope(row, qty) to fix 6", Array(repeating: "-2.500000", count: 6)),
      ("intercept(row, qty) to fix 6", Array(repeating: "22.500000", count: 6)),
      ("correl(row, qty) to fix 6", Array(repeating: "-0.478250", count: 6)),
      ("qty - (prev(qty) ?? 0)", ["10", "10", "10", "", "5", "0"]),
      ("ismissing(prev(qty))", ["true", "false", "false", "false", "true", "false"]),
      ("region == prev(region)", ["", "false", "false", "true", "false", "false"]),
    ])
  func values(formula: String, expected: [String]) {
    #expect(column("y = \(formula)") == expected, "\(formula)")
    #expect(column("y = \(formula)", options: ["--decimal"]) == expected, "\(formula) in decimals")
  }

  @Test(
    "a list of the column's values has the same values",
    arguments: [
      "prev(qty)", "prev(qty, 2)", "next(qty)", "next(qty, 7)", "cumtotal(qty)", "movavg(qty, 2)", "movavg(qty, 3)",
      "movavg(qty, 7)",
      "rank(qty)", "rank(-qty)", "share(qty)", "share(qty - 14)",
    ])
  func lists(formula: String) throws {
    guard case .list(let items) = try Formula("qty = [10, 20, 30, missing, 5, 5]; \(formula)").result().value else {
      Issue.record("\(formula) is no list")
      return
    }
    #expect(items.map { $0 == .missing ? "" : $0.formulaText } == column("y = \(formula)"), "\(formula)")
  }

  @Test("groups may be those of computed columns")
  func computedGroups() {
    #expect(column("big = (qty ?? 0) > 8; y = total(qty, by: big)") == ["60", "60", "60", "10", "10", "10"])
    #expect(
      column("kind = concat(region, \"-\", (qty ?? 0) > 8); y = cumtotal(qty, by: kind)") == [
        "10", "20", "40", "", "5", "5",
      ])
    #expect(column("m = dayofweek(day); big = m > 5; y = count(by: big, region)") == ["1", "1", "3", "3", "1", "3"])
    let summary = TableRun(
      "big = qty > 8", "--group-by", "big", "--select", "qty", "--statistics", "count,sum", input: table.utf8)
    #expect(summary.output == "big,column,count,sum\ntrue,qty,3,60\n,qty,0,0\nfalse,qty,2,10\n")
    #expect(summary.errors.contains("row 4, column big: qty is empty"))
  }

  @Test("rows are those that a condition keeps, unless the condition itself looks at other rows")
  func conditions() {
    #expect(column("y = prev(qty)", options: ["--where", "region == \"EU\""]) == ["", "10", "30", ""])
    #expect(column("y = qty", options: ["--where", "rank(qty) <= 2"]) == ["20", "30"])
    #expect(column("y = qty", options: ["--where", "qty > prev(qty)"]) == ["20", "30"])
  }

  @Test("what is missing is an empty field where it is all of a formula, and otherwise an error of the row")
  func missing() {
    #expect(run("y = prev(qty)").errorCount == 0)
    #expect(run("y = prev(qty); z = y ?? 7").errorCount == 0)
    #expect(run("y = 1 + prev(qty)").errors.contains("row 1, column y: prev(qty) is missing"))
    #expect(run("y = cumtotal(qty)").errors == "note: cumtotal(qty) ignores 1 row without a value\n")
  }

  @Test(
    "a call that cannot be is an error that says how it is",
    arguments: [
      ("rank(qty, 3)", "rank takes one column, and by: with the columns that group the rows: rank(qty, by: region)"),
      ("movavg(qty)", "movavg takes a column and a number of rows, from 1, in digits: movavg(qty, 3)"),
      ("prev(qty, 0)", "prev takes a column and a number of rows, from 1, in digits: prev(qty, 3)"),
      ("share(prev(qty))", "share(prev(qty)) uses the result of prev(qty); compute that in a separate run first"),
      ("cumtotal(day)", "cumtotal(day) is of dates, which have no such value"),
    ])
  func refusals(formula: String, message: String) {
    let run = run("y = \(formula)")
    #expect(run.errors == "reckon: \(message)\n" && run.code == .usage, "\(run.errors)")
  }

  @Test("columns and definitions hide the functions that have their names")
  func hidden() {
    #expect(column("rank(x) = 2x; y = rank(qty)") == ["20", "40", "60", "", "10", "10"])
    let table = "rank,qty\n3,2\n4,5\n"
    #expect(TableRun("y = rank(qty)", input: table.utf8).output == "rank,qty,y\n3,2,6\n4,5,20\n")
  }

  @Test("units, dates and truths stay what they are")
  func units() {
    let table = "way [km],t [h]\n3,1\n5,2\n4,4\n"
    let run = TableRun("c = cumtotal(way); p = prev(way); k = slope(t, way); r = rank(way)", input: table.utf8)
    #expect(run.output.hasPrefix("way [km],t [h],c [km],p [km],k [km/h],r\n3,1,3,,"), "\(run.output)")
    #expect(column("b = day > 2024-02-01; y = prev(b)") == ["", "false", "false", "true", "true", "true"])
  }
}
