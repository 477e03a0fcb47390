import Testing

@Suite("Tables whose records lack fields")
struct ShortRecordTests {
  /// 100 columns, and rows of one field, as text of 390 + 2 · rows bytes, of which the rows are what is counted.
  private static func table(_ rows: Int) -> String {
    (0..<100).map { "c\($0)" }.joined(separator: ",") + "\n" + String(repeating: "1\n", count: rows)
  }

  /// Runs over ten rows, which lack 990 fields; 32 for each of their 20 bytes are 640.
  private static func run(_ limit: Int, _ arguments: String...) -> ToolRun {
    ToolRun(["run", "x = c0"] + arguments + ["--limit", "missing-fields=\(limit)", "-"], input: table(10))
  }

  @Test("N fields may be missing beyond 32 for each byte, and N + 1 end the run", arguments: ["csv", "jsonl", "table"])
  func bounds(_ format: String) {
    let within = Self.run(350, "--format", format)
    #expect(within.code == .success && within.errors.isEmpty)
    let beyond = Self.run(349, "--format", format)
    #expect(beyond.code == .inputOutput)
    #expect(
      beyond.errors
        == "reckon: -: row 10: with those before it, it lacks more than 349 fields beyond 32 for each byte; select fewer columns or raise the limit\n"
    )
    // What came before is written.
    #expect(beyond.output.split(separator: "\n").count == within.output.split(separator: "\n").count - 1)
  }

  @Test("only fields that are read or written count")
  func selection() {
    #expect(Self.run(1, "--select", "x,c1,c2").code == .success)
    #expect(Self.run(1, "--summary").code == .success)
    let sum = "s = " + (0..<100).map { "c\($0)" }.joined(separator: " + ")
    func summary(_ limit: Int) -> ToolRun {
      ToolRun("run", sum, "--summary", "--limit", "missing-fields=\(limit)", "-", input: Self.table(10))
    }
    #expect(summary(350).errors.contains("10 row errors") && summary(349).errors.contains("more than 349 fields"))
    // Objects are not filled up.
    let lines =
      "{" + (0..<300).map { "\"c\($0)\": 1" }.joined(separator: ", ") + "}\n"
      + String(repeating: "{\"c0\": 1}\n", count: 1000)
    #expect(
      ToolRun("run", "x = c0", "--limit", "missing-fields=1", "--from", "jsonl", "-", input: lines).code == .success)
    #expect(
      ToolRun("run", "x = c0", "--limit", "missing-fields=1", "--from", "jsonl", "--format", "csv", "-", input: lines)
        .code == .success)
    #expect(
      ToolRun(
        "run", "x = c0", "--limit", "missing-fields=1", "--from", "jsonl", "--format", "csv", "-",
        input: lines.replacing("{\"c0\": 1}", with: "{}")
      )
      .errors.contains("more than 1 fields"))
  }

  @Test("cells for people are measured in as many rows as a limited number of cells allows")
  func wideTables() {
    // 5,000 columns: the widths are those of the first 53 rows and the header.
    let row = Array(repeating: "1", count: 5000).joined(separator: ",")
    let wide = "22222" + row.dropFirst(1)
    let input =
      (0..<5000).map { "c\($0)" }.joined(separator: ",") + "\n" + String(repeating: row + "\n", count: 60) + wide + "\n"
      + row + "\n"
    let lines = ToolRun("run", "x = c0", "--format", "table", "-", input: input).output.split(separator: "\n")
    #expect(
      lines.count == 63 && lines[60].hasPrefix(" 1   1") && lines[61].hasPrefix("22222   1")
        && lines[62].hasPrefix(" 1   1"))
    #expect(Set(lines.dropFirst().dropLast(2).map(\.utf8.count)).count == 1)
  }
}
