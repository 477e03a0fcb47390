import Foundation
import ReckonTables
import Testing

@Suite("What a table's formulas see, and how their values are written")
struct TableReadingTests {
  static let table = "qty,price\n2,3\n4,5.255\n"

  @Test("an aggregate of one column is reported once, with its place, as the row's own value")
  func aggregates() {
    let run = TableRun("d = qty - sum(qty); s = product(price)", input: Self.table.utf8)
    #expect(run.output == "qty,price,d,s\n2,3,0,3\n4,5.255,0,5.255\n")
    #expect(
      run.errors == """
        note: sum(qty) reads qty in one row only, and is that row's own value; total, count, avg, min, max, stdev and median of one \
        argument look at all rows (and 1 more)
          d = qty - sum(qty); s = product(price)
                    ^^^^^^^^

        """)
  }

  @Test(
    "every aggregate of one argument with a column is reported, also in functions and conditions",
    arguments: [
      "x = sum(qty*price)", "x = product(qty)", "x = sum(qty)", "a = qty; x = sum(a)", "f(k) = k + avg(qty); x = f(1)",
      "x = 1 + (2 * sum(qty + 1))", "x = sum(qty) + max(qty)",
    ])
  func reported(_ formulas: String) {
    let run = TableRun(formulas, input: Self.table.utf8)
    #expect(run.errors.components(separatedBy: " in one row only").count == 2, "\(run.errors)")
  }

  @Test(
    "the first twenty records tell what a column holds, however long they are", arguments: [10, 400, 3_000, 20_000])
  func longRecords(_ length: Int) {
    // Fields that hold line ends, quotes and delimiters.
    let field = "\"" + String(repeating: "a\n\"\"b,", count: length / 6) + "\""
    let dates = (1...20).map { "\(field),2024-01-\($0 < 10 ? "0" : "")\($0)\n" }
    let run = TableRun(
      "--select", "e", "e = due + 1 d", input: (["\(field),due\n"] + dates + ["x,soon\n"]).joined().utf8)
    #expect(run.output.hasPrefix("e\n2024-01-02\n") && run.output.hasSuffix("2024-01-21\n\"\"\n"), "\(run.errors)")
    #expect(run.errors.hasPrefix("1 row error:\n  row 21, column e: due is not a date"))
    // The twentieth is another kind, so that the column is none of dates.
    let mixed = TableRun(
      "--select", "e", "e = due + 1 d", input: (["\(field),due\n"] + dates.dropLast() + ["\(field),7\n"]).joined().utf8)
    #expect(mixed.code == .usage && mixed.output.isEmpty)
  }

  @Test("a condition that has such an aggregate is reported")
  func condition() {
    #expect(
      TableRun("--where", "qty > sum(qty)", input: Self.table.utf8).errors.contains(
        "sum(qty) reads qty in one row only"))
  }

  @Test(
    "aggregates of several values, of constants and of parameters, and other functions are not",
    arguments: ["x = max(qty, price)", "x = avg(3)", "x = avg(row)", "f(qty) = avg(qty); x = f(1)", "x = sin(qty)"])
  func unreported(_ formulas: String) {
    let run = TableRun(formulas, input: Self.table.utf8)
    #expect(!run.errors.contains("one row only") && run.code == .success, "\(run.errors)")
  }

  // By hand: 5.255 to two places is 5.25 or 5.26 by the double's own digits, which are 5.25499999999999989…; half of
  // 5.255 is 2.6275.
  @Test("a notation formats the column's cells, and later formulas see the whole value")
  func notations() {
    let run = TableRun(
      "h = price/2 to fix 2; x = qty * 100 to hex; f = qty/3 to frac; d = 2h; e = qty*1000 to sci",
      input: Self.table.utf8)
    #expect(
      run.output == "qty,price,h,x,f,d,e\n2,3,1.50,0xC8,2/3,3,2e3\n4,5.255,2.63,0x190,4/3,5.255,4e3\n", "\(run.errors)")
  }

  @Test("JSON lines have a number where the notation's text is one, and a text otherwise")
  func jsonNotations() {
    let formulas = "h = price/2 to fix 2; x = qty to hex; s = qty*1000 to sci"
    let expected = "\"h\": 1.50, \"x\": \"0x2\", \"s\": 2e3}"
    #expect(
      TableRun(formulas, "--format", "jsonl", input: "qty,price\n2,3\n".utf8).output
        == "{\"qty\": 2, \"price\": 3, \(expected)\n")
    let lines = "{\"qty\": 2, \"price\": 3}\n{\"qty\": 2}\n"
    let run = TableRun(formulas, "--from", "jsonl", input: lines.utf8)
    #expect(
      run.output == "{\"qty\": 2, \"price\": 3, \(expected)\n{\"qty\": 2, \"h\": null, \"x\": \"0x2\", \"s\": 2e3}\n")
    #expect(
      TableRun("qty = qty to hex", "--from", "jsonl", input: lines.utf8).output.hasPrefix(
        "{\"qty\": \"0x2\", \"price\": 3}\n"))
  }

  @Test("a notation holds in every format, mode and selection, and the last formula of a column decides")
  func everywhere() {
    let input = "a\n1.5\n"
    #expect(TableRun("b = 2a to fix 3", "--select", "b", input: input.utf8).output == "b\n3.000\n")
    #expect(TableRun("b = 2a to fix 3", "--decimal", input: input.utf8).output == "a,b\n1.5,3.000\n")
    #expect(TableRun("b = 2a to fix 3", "--format", "table", input: input.utf8).output.contains("3.000"))
    #expect(
      TableRun("b = random() - random() to fix 1; c = 1 to fix 1", "--select", "c", input: input.utf8).output
        == "c\n1.0\n")
    #expect(TableRun("a = 2a to fix 3; a = a + 1", input: input.utf8).output == "a\n4\n")
    #expect(TableRun("b = a / 4 to frac", "--delimiter-out", "/", input: input.utf8).output == "a/b\n1.5/\"3/8\"\n")
    // 0.1 is no whole number, which is all that has a hexadecimal form.
    #expect(TableRun("b = a to hex", input: input.utf8).output == "a,b\n1.5,\n")
    #expect(TableRun("b = 0/(a - a) to fix 2", input: input.utf8).output == "a,b\n1.5,\n")
  }

  @Test("a summary is written in plain numbers, which is reported")
  func summary() {
    let run = TableRun("b = 2a to hex", "--summary", input: "a\n8\n9\n".utf8)
    #expect(run.output == "column,count,sum,mean,min,max,stdev\nb,2,34,17,16,18,1.4142135623730951\n")
    #expect(run.errors == "note: a summary is written in plain numbers, including that of b\n")
  }

  @Test("JSON lines with two members with the same name are reported, and the first is read")
  func repeatedMembers() {
    let run = TableRun(
      "b = a + 1", "--from", "jsonl",
      input: "{\"a\": 1, \"c\": 0}\n{\"a\": 5, \"a\": 7}\n{\"c\": 1, \"\\u0061\": 8, \"a\": 9}\n".utf8)
    #expect(run.output.contains("\"b\": 6") && run.output.contains("\"b\": 9"))
    #expect(run.errors == "note: 2 rows have two members with the same name, such as ‘a’; the first is read\n")
    #expect(
      TableRun("b = a + 1", "--from", "jsonl", input: "{\"a\": 1, \"c\": 0}\n{\"c\": 5, \"a\": 7}\n".utf8).errors
        .isEmpty)
  }

  @Test("of more members than are looked through in turn, the first of two with the same name is read too")
  func repeatedAmongMany() {
    let names = (1...20).map { "\"a\($0)\": \($0)" }
    let lines =
      "{\(names.joined(separator: ", "))}\n{\(names.dropFirst().joined(separator: ", ")), \"a1\": 30, \"a1\": 40}\n"
    let run = TableRun("y = a1 + 0", "--from", "jsonl", "--select", "y", input: lines.utf8)
    #expect(run.output == "{\"y\": 1}\n{\"y\": 30}\n", "\(run.errors)")
  }

  @Test("a quoted field with more behind its closing quote is quoted anew")
  func behindQuotes() {
    let run = TableRun("c = b", "--delimiter-out", ";", input: "a,b\n\"x\"y,1\n\"z\",2\n".utf8)
    #expect(run.output == "a;b;c\n\"xy\";1;1\n\"z\";2;2\n")
  }

  @Test("a letter is no delimiter")
  func letters() {
    let run = TableRun("s = b", "--delimiter", "x", input: "axb\n1x2\n".utf8)
    #expect(run.code == .usage && run.errors.contains("--delimiter cannot be x"))
  }

  @Test("the name of a file tells its format where its text could be of several")
  func names() throws {
    let folder = try ToolFolder()
    try folder.write("a,b\tc\n1,2\t3\n", to: "t.tsv")
    #expect(ToolRun("run", "y = c", folder.file("t.tsv")).output == "a,b\tc\ty\n1,2\t3\t3\n")
  }

  @Test("the last cell of a row of an aligned table ends with what is to be seen")
  func alignedEnds() {
    let run = TableRun("y = a", "--format", "table", "--select", "y,b", input: "a,b\n1,\"x  \"\n2,yyyyy\n".utf8)
    #expect(run.output == "y  b\n1  x\n2  yyyyy\n")
  }

  @Test("a record longer than the limit ends the run")
  func longRecord() {
    let input = "a,b\n1,\(String(repeating: "z", count: 3_000_000))\n2,3\n"
    let run = TableRun("c = a", "--limit", "record-bytes=2097152", input: input.utf8)
    #expect(run.code == .inputOutput && run.errors.contains("longer than 2097152 bytes"), "\(run.errors)")
  }

  @Test("what is left of a run is told in minutes and seconds of two digits")
  func progress() {
    #expect(
      Progress.text(rows: 1_500_000, bytes: 240_000_000, size: 720_000_000, seconds: 1)
        == "1,500,000 rows · 240 MB/s · 0:02 left")
    #expect(Progress.text(rows: 7, bytes: 1_000_000, size: 76_000_000, seconds: 1) == "7 rows · 1 MB/s · 1:15 left")
  }

  @Test("a limit for records beyond what their offsets can hold is refused")
  func recordLimit() {
    #expect(TableRun("s = qty", "--limit", "record-bytes=4294967295", input: Self.table.utf8).code == .success)
    let run = TableRun("s = qty", "--limit", "record-bytes=4294967296", input: Self.table.utf8)
    #expect(run.code == .usage && run.errors.contains("--limit record-bytes is at most 4294967295"), "\(run.errors)")
  }
}
