import Testing

/// Columns of truths, written as `true` and `false` and read back as truths.
@Suite("Tables with truths")
struct TableTruthTests {
  private static let table = "n,ok\n1,true\n5,false\n,\n7,true\n"

  private static func run(_ arguments: String..., table: String = Self.table) -> ToolRun {
    ToolRun(["run"] + arguments + ["-"], input: table)
  }

  @Test("a truth with a number in its place where it is missing counts 1 or 0")
  func fallback() {
    let run = TableRun("y = ok ?? 0", input: "ok,q\ntrue,2\n,3\n".utf8)
    #expect(run.output == "ok,q,y\ntrue,2,1\n,3,0\n" && run.errors.isEmpty, "\(run.errors)")
  }

  @Test("a comparison is written as true or false, in doubles, decimals and JSON", arguments: [[], ["--decimal"]])
  func written(mode: [String]) {
    let formulas = "big = n > 3; both = big and n < 6; count = big + big"
    let run = ToolRun(["run", formulas, "--select", "big,both,count", "-"] + mode, input: Self.table)
    #expect(run.output == "big,both,count\nfalse,false,0\ntrue,true,2\n,,\ntrue,false,2\n", "\(run.errors)")
    let json = ToolRun(["run", "big = n > 3", "--format", "jsonl", "--select", "big", "-"] + mode, input: "n\n1\n5\n")
    #expect(json.output == "{\"big\": false}\n{\"big\": true}\n", "\(json.errors)")
    let added = ToolRun(["run", "big = n > 3", "-"] + mode, input: "n\n1\n5\n")
    #expect(added.output == "n,big\n1,false\n5,true\n")
    let lines = ToolRun(["run", "big = n > 3", "--from", "jsonl", "-"] + mode, input: "{\"n\": 1}\n{\"n\": 5}\n")
    #expect(lines.output == "{\"n\": 1, \"big\": false}\n{\"n\": 5, \"big\": true}\n")
  }

  @Test("a column of true and false is one of truths", arguments: [[], ["--decimal"]])
  func read(mode: [String]) {
    let run = ToolRun(
      ["run", "bad = not ok; count = ok + 1; same = ok", "--select", "bad,count,same", "-"] + mode, input: Self.table)
    #expect(run.output == "bad,count,same\nfalse,2,true\ntrue,1,false\n,,\nfalse,2,true\n", "\(run.errors)")
    #expect(run.errors.contains("ok is empty"))
    #expect(ToolRun(["run", "--where", "ok and n < 5", "-"] + mode, input: Self.table).output == "n,ok\n1,true\n")
    let lines = ToolRun(
      ["run", "bad = not ok", "--from", "jsonl", "-"] + mode, input: "{\"ok\": true}\n{\"ok\": false}\n")
    #expect(lines.output == "{\"ok\": true, \"bad\": false}\n{\"ok\": false, \"bad\": true}\n", "\(lines.errors)")
  }

  @Test("what is neither is an error of its row, and a text column stays one")
  func errors() {
    let late = "ok\n" + String(repeating: "true\n", count: 30) + "maybe\n"
    let run = Self.run("bad = not ok", table: late)
    #expect(
      run.output.hasSuffix("true,false\nmaybe,\n") && run.errors.contains("ok is not true or false"), "\(run.errors)")
    #expect(Self.run("bad = not ok", table: "ok\ntrue\nmaybe\n").errors.contains("ok is not a number"))
    #expect(
      Self.run("bad = not ok", table: "ok [truth]\nmaybe\ntrue\n").output == "ok [truth],bad\nmaybe,\ntrue,false\n")
  }

  @Test("what a run writes, another reads as the same truths")
  func roundTrip() {
    let first = Self.run("big = n > 3", "--select", "n,big")
    let second = Self.run("again = big == (n > 3)", "--where", "n > 0", "--select", "again", table: first.output)
    #expect(second.output == "again\ntrue\ntrue\ntrue\n")
  }

  @Test("a summary counts truths, and has dates for columns of dates but no sum of them")
  func summaries() {
    #expect(Self.run("big = n > 3", "--summary").output.contains("big,3,2,"))
    let dates = "g,d\na,2024-03-01\nb,2024-03-02\na,2024-03-03\n"
    #expect(
      Self.run("--summary", "--select", "d", table: dates).output
        == "column,count,sum,mean,min,max,stdev\nd,3,,2024-03-02,2024-03-01,2024-03-03,\n")
    #expect(
      Self.run("next = d + 24 h", "--summary", "--group-by", "g", table: dates).output
        == "g,column,count,sum,mean,min,max,stdev\na,next,2,,2024-03-03,2024-03-02,2024-03-04,\nb,next,1,,2024-03-03,2024-03-03,2024-03-03,\n"
    )
    #expect(
      ToolRun("run", "--summary", "--select", "d", "--format", "jsonl", "-", input: dates).output
        == "{\"column\": \"d\", \"count\": 3, \"sum\": null, \"mean\": \"2024-03-02\", \"min\": \"2024-03-01\", \"max\": \"2024-03-03\", \"stdev\": null}\n"
    )
  }
}
