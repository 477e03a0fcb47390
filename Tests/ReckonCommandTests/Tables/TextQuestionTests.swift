import Testing

/// Functions that ask about a column's text, which are answered from the bytes: as they are anywhere else.
@Suite("Questions about columns' texts")
struct TextQuestionTests {
  @Test("a length is that of characters as people count them", arguments: ["csv", "jsonl"])
  func lengths(_ format: String) {
    // A family of four with joiners, an accent of its own, a line end of two bytes, and what is doubled or escaped in
    // the table: by Unicode's rules.
    let texts: [(text: String, length: Int)] = [
      ("plain", 5), ("한국어", 3), ("👨‍👩‍👧‍👦", 1), ("e\u{301}", 1), ("a\r\nb", 3), ("say \"so\"", 8), ("007", 3), (" x ", 3),
    ]
    let input =
      format == "csv"
      ? "t,n\n" + texts.map { "\"\($0.text.replacing("\"", with: "\"\""))\",1\n" }.joined()
      : texts.map {
        "{\"t\": \"\($0.text.replacing("\"", with: "\\\"").replacing("\r\n", with: "\\r\\n"))\", \"n\": 1}\n"
      }.joined()
    let run = ToolRun("run", "w = length(t)*n", "-", "--from", format, "--format", "csv", "--select", "w", input: input)
    #expect(run.output == "w\n" + texts.map { "\($0.length)\n" }.joined())
  }

  @Test(
    "parts begin and end where characters do, and case counts",
    arguments: [
      ("contains(t, \"et\")", "1 1 0 0"), ("starts(t, \"be\")", "1 0 0 0"), ("ends(t, \"a\")", "1 0 0 1"),
      ("contains(t, \"e\")", "1 1 0 0"),
      ("contains(t, \"\")", "1 1 1 1"), ("starts(t, \"beta and more than all\")", "0 0 0 0"),
      ("ends(t, \"é\")", "0 0 0 0"),
      ("contains(t, \"\u{301}\")", "0 0 0 0"), ("contains(t, \"e\u{301}\")", "0 0 1 0"),
      ("not contains(t, \"et\")", "0 0 1 1"),
    ])
  func parts(_ question: String, _ expected: String) {
    let input = "t\nbeta\nBet\ncafe\u{301}\n\"a,\"\"a\"\n"
    let run = ToolRun("run", "w = \(question) ? 1 : 0", "-", "--select", "w", input: input)
    #expect(run.output == "w\n" + expected.replacing(" ", with: "\n") + "\n")
  }

  @Test("a missing field has no answer, and matters only where one is needed")
  func missing() {
    let run = ToolRun("run", "w = length(t)", "-", "--on-error", "skip", input: "t,n\nab,1\n,2\n")
    #expect(run.output == "t,n,w\nab,1,2\n" && run.errors.contains("row 2, column w: t is empty"))
    let needed = ToolRun("run", "w = n > 1 ? 0 : length(t)", "-", "--select", "w", input: "t,n\nab,1\n,2\n")
    #expect(needed.output == "w\n2\n0\n" && needed.errors.isEmpty)
  }

  @Test("conditions keep the rows that they hold for")
  func conditions() {
    let input = "name,v\nAcme Ltd,1\nNew Co,2\nLtd,3\n"
    #expect(
      ToolRun("run", "-", "--where", "ends(name, \"Ltd\") and v < 3", input: input).output == "name,v\nAcme Ltd,1\n")
    #expect(ToolRun("run", "-", "--where", "length(name) > 3", input: input).output == "name,v\nAcme Ltd,1\nNew Co,2\n")
  }
}
