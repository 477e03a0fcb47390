import Testing

@Suite("Aggregates over whole tables")
struct AggregateTests {
  private let table = "region,year,qty,price\nEU,2020,2,1.5\nUS,2020,3,2\nEU,2021,,3\nEU,2020,6,1\nUS,2021,5,4\n"

  private func column(_ formulas: String..., options: [String] = []) -> [String] {
    let run = TableRun(arguments: options + ["--select", "y"] + [formulas.joined(separator: ";")], input: table.utf8)
    return run.output.split(separator: "\n").dropFirst().map { $0 == "\"\"" ? "" : String($0) }
  }

  @Test(
    "a call gives each row what its rows come to",
    arguments: [
      ("total(qty)", ["16", "16", "16", "16", "16"]), ("total(qty, by: region)", ["8", "8", "8", "8", "8"]),
      ("avg(price)", ["2.3", "2.3", "2.3", "2.3", "2.3"]),
      ("mean(price, by: year)", ["1.5", "1.5", "3.5", "1.5", "3.5"]),
      ("count()", ["5", "5", "5", "5", "5"]), ("count(qty, by: region, year)", ["2", "1", "0", "2", "1"]),
      ("min(price, by: region)", ["1", "2", "1", "1", "2"]), ("max(qty) - qty", ["4", "3", "", "0", "1"]),
      ("qty / total(qty, by: region, year)", ["0.25", "1", "", "0.75", "1"]),
      ("total(qty * price, by: region)", ["9", "26", "9", "9", "26"]),
      ("stdev(price, by: year)", ["0.5", "0.5", "0.7071067811865476", "0.5", "0.7071067811865476"]),
      ("median(price)", ["2", "2", "2", "2", "2"]), ("median(price, by: region)", ["1.5", "3", "1.5", "1.5", "3"]),
      // Rank 3.6 of 1, 1.5, 2, 3, 4.
      ("percentile(price, 90)", ["3.6", "3.6", "3.6", "3.6", "3.6"]),
      ("percentile(qty, 50, by: year) + median(qty)", ["7", "7", "9", "7", "9"]),
      ("percentile([qty ?? 0, 4], 50)", ["3", "3.5", "2", "5", "4.5"]),
      // With several arguments, or none that is a column, they are the functions that they were.
      ("max(qty, 3)", ["3", "3", "", "6", "5"]), ("avg(2)", ["2", "2", "2", "2", "2"]),
    ])
  func values(formula: String, expected: [String]) {
    #expect(column("y = \(formula)") == expected, "\(formula)")
  }

  @Test("a call sees formulas before it, and formulas see calls")
  func definitions() {
    #expect(column("v = qty * price", "s = v / total(v)", "y = s * 35") == ["3", "6", "", "6", "20"])
    #expect(column("qty = 2 qty", "y = total(qty)") == Array(repeating: "32", count: 5))
    #expect(column("f(x) = x + 1", "y = f(total(qty))") == Array(repeating: "17", count: 5))
    // The same words before and behind a new definition of what they are of.
    #expect(column("a = total(qty)", "qty = 2 qty", "b = total(qty)", "y = b - a") == Array(repeating: "16", count: 5))
    #expect(column("s = total(qty)", "s = 2", "y = total(s)") == Array(repeating: "10", count: 5))
  }

  @Test("calls stand in formulas of texts, in dates behind other words, and beside a column of the same name")
  func otherFormulas() {
    #expect(column("y = qty > avg(qty) ? concat(region, \"!\") : upper(region)") == ["EU", "US", "", "EU!", "US!"])
    #expect(column("y = total(month(2024-05-01) * price)") == Array(repeating: "57.5", count: 5))
    let table = "total,count,total(qty),qty\n3,4,9,1\n5,6,9,2\n"
    let run = TableRun("--select", "y,z", "y = qty/total(qty); z = total (qty) + count()", input: table.utf8)
    // A blank before the bracket makes a product of the column and what is in brackets.
    #expect(run.output == "y,z\n0.3333333333333333,5\n0.6666666666666666,12\n")
  }

  @Test("calls are over the rows that a condition keeps, unless the condition looks at the whole table itself")
  func conditions() {
    #expect(column("y = total(price)", options: ["--where", "price > 1.5"]) == ["9", "9", "9"])
    #expect(column("y = total(price)", options: ["--where", "price > avg(price)"]) == ["11.5", "11.5"])
    #expect(column("y = price/total(price)", options: ["--where", "y > 0.3"]) == ["0.34782608695652173"])
  }

  @Test("rows without a value are passed over and told of; with --on-error skip they are left out before")
  func missing() {
    let run = TableRun("y = total(qty); z = total(price)", input: table.utf8)
    #expect(
      run.errors == "note: total(qty) ignores 1 row without a value\n" && run.output.contains("EU,2021,,3,16,11.5"))
    let skipped = TableRun("--on-error", "skip", "y = total(price); z = qty + total(qty)", input: table.utf8)
    #expect(skipped.output.contains("US,2021,5,4,8.5,21") && !skipped.output.contains("EU,2021"))
  }

  @Test("the same rows come from any number of threads, blocks, and from a pipe or a file")
  func threads() throws {
    let rows = (0..<30_000).map { "\($0 % 7),\($0)" }.joined(separator: "\n")
    let table = "g,x\n\(rows)\n"
    // The rows of group 3 sum up to 3, 10, …: 4286 numbers from 3 on, 7 apart, or 4285.
    let sums = (0..<7).map { group in stride(from: group, to: 30_000, by: 7).reduce(0, +) }
    let one = TableRun("--threads", "1", "y = total(x, by: g)", input: table.utf8)
    let many = TableRun("--threads", "4", "y = total(x, by: g)", input: table.utf8, chunkSize: 1000)
    #expect(one.bytes == many.bytes)
    for row in [0, 8, 29_999] { #expect(one.output.contains("\n\(row % 7),\(row),\(sums[row % 7])\n")) }
  }

  @Test("decimals are summed exactly, and units stay")
  func modesAndUnits() {
    let decimal = TableRun("--decimal", "y = total(x)", input: "x\n0.1\n0.2\n".utf8)
    #expect(decimal.output == "x,y\n0.1,0.3\n0.2,0.3\n")
    let units = TableRun("y = m/total(m); z = total(m)", input: "m [kg]\n1\n3\n".utf8)
    #expect(units.output == "m [kg],y,z [kg]\n1,0.25,4\n3,0.75,4\n")
  }

  @Test("JSON lines, and keys that need quotes")
  func formats() {
    let lines = "{\"g\": \"a,b\", \"x\": 1}\n{\"g\": \"a,b\", \"x\": 2}\n{\"g\": null, \"x\": 4}\n"
    let run = TableRun("--from", "jsonl", "--select", "y", "y = total(x, by: g)", input: lines.utf8)
    #expect(run.output == "{\"y\": 3}\n{\"y\": 3}\n{\"y\": 4}\n")
    let quoted = TableRun("--select", "y", "y = count(x, by: g)", input: "g,x\n\"a\",1\na,2\n\"a\"\"\",3\n".utf8)
    #expect(quoted.output == "y\n2\n2\n1\n")
  }

  @Test("an unnamed formula is called by its text, and names of columns may need back quotes")
  func names() {
    #expect(TableRun("x/total(x)", input: "x\n1\n3\n".utf8).output == "x,x/total(x)\n1,0.25\n3,0.75\n")
    #expect(TableRun("--select", "t", "t = total([x, 2*x][2])", input: "x\n1\n3\n".utf8).output == "t\n8\n8\n")
    #expect(TableRun("y = total(`unit price`)", input: "unit price\n1\n3\n".utf8).output == "unit price,y\n1,4\n3,4\n")
  }

  @Test(
    "what cannot be computed is refused",
    arguments: [
      ("y = total(qty/total(qty))", "total(qty/total(qty)) uses the result of total(qty)"),
      ("s = total(qty); y = total(s)", "total(s) uses the result of another aggregate"),
      ("y = total(qty, by: nope)", "there is no column nope to group by"),
      ("y = total(qty, by: 3)", "by: takes column names"),
      ("y = total(qty, by: region + 1)", "by: takes column names"),
      ("y = total(qty, by: region,)", "by: takes column names"),
      ("y = total(when)", "total(when) is of dates"),
    ])
  func refusals(formula: String, message: String) {
    let run = TableRun(formula, input: "region,qty,when\nEU,1,2024-01-01\n".utf8)
    #expect(run.code == .usage && run.errors.contains(message), "\(run.errors)")
  }

  @Test(
    "an error of formulas with such calls is shown in what was given",
    arguments: [
      ("y = total(qty) + zz", "  y = total(qty) + zz\n                   ^^\n"),
      ("a = 1; y = rank(zz, by: region)", "  a = 1; y = rank(zz, by: region)\n                  ^^\n"),
      ("y = share(qty) + \"a\"", "  y = share(qty) + \"a\"\n      ^^^^^^^^^^   ^^^\n"),
      ("y = total(qty + )", "  y = total(qty + )\n                  ^\n"),
      ("y = total(qty, by: 3)", "  y = total(qty, by: 3)\n                     ^\n"),
      (
        "y = total(qty) + sin(qty, by: region)",
        "  y = total(qty) + sin(qty, by: region)\n                              ^\n"
      ),
      ("f(x) = total(x, by: region); y = f(qty)", "  f(x) = total(x, by: region); y = f(qty)\n                    ^\n"),
      ("y = sum(qty) + total(qty)", "  y = sum(qty) + total(qty)\n      ^^^^^^^^\n"),
    ])
  func places(formula: String, snippet: String) {
    let run = TableRun(formula, input: "region,qty\nEU,1\n".utf8)
    #expect(run.errors.contains(snippet), "\(run.errors)")
    let condition = TableRun("--where", "total(qty) > zz", input: "region,qty\nEU,1\n".utf8)
    #expect(condition.errors.contains("  total(qty) > zz\n               ^^\n"), "\(condition.errors)")
  }

  @Test("a summary may be grouped by several columns")
  func groups() {
    let run = TableRun("--summary", "--group-by", "region,year", "--select", "qty", input: table.utf8)
    #expect(
      run.output == """
        region,year,column,count,sum,mean,min,max,stdev
        EU,2020,qty,2,8,4,2,6,2.8284271247461903
        US,2020,qty,1,3,3,3,3,
        EU,2021,qty,0,0,,,,
        US,2021,qty,1,5,5,5,5,

        """)
    let quoted = TableRun(
      "--summary", "--group-by", "g", input: "g,x\n\"two\nlines\",1\n\"a \"\"b\"\"\",2\n\"c,d\",3\n".utf8)
    #expect(
      quoted.output == """
        g,column,count,sum,mean,min,max,stdev
        "two
        lines",x,1,1,1,1,1,
        "a ""b""\",x,1,2,2,2,2,
        "c,d",x,1,3,3,3,3,

        """)
  }
}
