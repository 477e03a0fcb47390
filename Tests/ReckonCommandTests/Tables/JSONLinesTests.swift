import ReckonTables
import Testing

@Suite("reckon run on JSON lines")
struct JSONLinesTests {
  static let lines = """
    {"name": "a \\"x\\"", "price": 2.5, "qty": 4}
    {"price": 3, "name": "x,y", "extra": [1, {"a": "}"}]}

    {"name": null, "price": "1.5", "qty": true}
    {}
      {"name":"z","price":1e3,"qty":1,"total":"old"}

    """

  private func run(_ arguments: String..., input: String = lines) -> ToolRun {
    ToolRun(["run"] + arguments + ["--from", "jsonl"], input: input)
  }

  @Test("records keep all their members, and new ones come behind them or in the place of their name")
  func members() {
    let result = run("total = price * qty", "-")
    #expect(
      result.output == """
        {"name": "a \\"x\\"", "price": 2.5, "qty": 4, "total": 10}
        {"price": 3, "name": "x,y", "extra": [1, {"a": "}"}], "total": null}
        {"name": null, "price": "1.5", "qty": true, "total": null}
        {"total": null}
        {"name": "z", "price": 1e3, "qty": 1, "total": 1000}

        """)
    #expect(
      result.errors == """
        3 row errors:
          row 2, column total: qty is empty
          row 3, column total: qty is not a number
          row 4, column total: price is empty

        """)
  }

  @Test("a number in quotes is a number, as money often comes")
  func quotedNumbers() {
    #expect(run("price * 2", "-", input: "{\"price\": \"1.5\"}\n").output == "{\"price\": \"1.5\", \"price * 2\": 3}\n")
  }

  @Test("a replaced member stays in its place, and members that the first record has not are kept")
  func replacing() {
    let result = run("price = price * 10; n = row", "-", "--on-error", "skip")
    #expect(
      result.output == """
        {"name": "a \\"x\\"", "price": 25, "qty": 4, "n": 1}
        {"price": 30, "name": "x,y", "extra": [1, {"a": "}"}], "n": 2}
        {"name": null, "price": 15, "qty": true, "n": 3}
        {"name": "z", "price": 10000, "qty": 1, "total": "old", "n": 5}

        """)
  }

  @Test("a member that has a dot in its name is meant before the member of an object")
  func dottedNames() {
    let result = run("y = a.b", "-", input: "{\"a\": {\"b\": 1}, \"a.b\": 5}\n")
    #expect(result.output == "{\"a\": {\"b\": 1}, \"a.b\": 5, \"y\": 5}\n" && result.errors.isEmpty)
  }

  @Test("names and texts with escapes are read as JSON has them")
  func escapes() {
    let input = "{\"\\u0061\\u00e9\": 2, \"t\": \"\\ud83d\\ude00\\t\\\"\"}\n{\"aé\": 3, \"t\": \"\\ud83d\"}\n"
    #expect(run("b = aé + 1", "-", "--format", "csv", input: input).output == "aé,t,b\n2,\"😀\t\"\"\",3\n3,\u{FFFD},4\n")
  }

  @Test("as comma-separated values, texts lose their quotes and compound values keep their form")
  func asDelimited() {
    let result = run("t = price * qty", "-", "--format", "csv", "--columns", "name,price,qty,extra")
    #expect(
      result.output == """
        name,price,qty,extra,t
        "a ""x""\",2.5,4,,10
        "x,y",3,,"[1, {""a"": ""}""}]",
        ,1.5,true,,
        ,,,,
        z,1e3,1,,1000

        """)
  }

  @Test("comma-separated values become numbers, texts and null")
  func fromDelimited() {
    let input = "a,b,a\n1.5,\"x \"\"y\"\"\",01\n-0.0e5,,é\u{7}\nNaN,1,\n"
    let result = ToolRun("run", "c = b + 1", "-", "--format", "jsonl", "--select", "a,b,c", input: input)
    #expect(
      result.output == """
        {"a": 1.5, "b": "x \\"y\\"", "c": null}
        {"a": -0.0e5, "b": null, "c": null}
        {"a": "NaN", "b": 1, "c": 2}

        """)
    let bytes = ToolRun("run", "1", "-", "--format", "jsonl", "--ieee", input: "a\n\u{7}\\\n")
    #expect(bytes.output == "{\"a\": \"\\u0007\\\\\", \"1\": 1}\n")
    #expect(
      ToolRun("run", "1/0*row", "-", "--format", "jsonl", "--ieee", input: "a\n1\n").output
        == "{\"a\": 1, \"1/0*row\": \"Infinity\"}\n")
  }

  @Test(
    "a line that is no object ends the run with its place, or is left out",
    arguments: [
      ("[1]", "‘{’ expected at byte 1"), ("{\"a\" 1}", "‘:’ expected at byte 6"),
      ("{\"a\": }", "a value expected at byte 7"),
      ("{\"a\": 1", "‘,’ or ‘}’ expected at byte 8"), ("{\"a\": 1} x", "the end of the line expected at byte 10"),
      ("{\"a: 1}", "a closing quote expected at byte 8"), ("{\"a\": [1", "a closing bracket expected at byte 9"),
      ("{1: 2}", "a name in quotes expected at byte 2"), ("{\"a\": tru}", "a value expected at byte 7"),
      ("{\"a\": 01}", "a value expected at byte 7"), ("{\"a\": +1}", "a value expected at byte 7"),
      ("{\"a\": 1.}", "a value expected at byte 7"), ("{\"a\": .5}", "a value expected at byte 7"),
      ("{\"a\": 1e}", "a value expected at byte 7"), ("{\"a\": -}", "a value expected at byte 7"),
    ])
  func malformed(_ line: String, _ message: String) {
    let input = "{\"a\": 1}\n\(line)\n{\"a\": 3}\n"
    let result = run("b = a + 1", "-", input: input)
    #expect(result.code == .inputOutput && result.output == "{\"a\": 1, \"b\": 2}\n")
    #expect(result.errors.contains("row 2 is not a JSON object: \(message) of the line"), "\(result.errors)")
    let skipping = run("b = a + 1", "-", "--on-error", "skip", input: input)
    #expect(skipping.output == "{\"a\": 1, \"b\": 2}\n{\"a\": 3, \"b\": 4}\n" && skipping.code == .success)
  }

  @Test("members that the first record lacks are told of where the format has no place for them")
  func extraMembers() {
    let input = "{\"a\": 1}\n{\"a\": 2, \"new\": 7}\n{\"b\": 3}\n"
    let result = run("-", "--format", "csv", input: input)
    #expect(result.output == "a\n1\n2\n\"\"\n")
    #expect(
      result.errors
        == "note: 2 rows have members that the first row lacks, such as ‘new’; they are left out; --columns names all columns\n"
    )
    #expect(run("-", "--format", "csv", "--columns", "a,b,new", input: input).output == "a,b,new\n1,,\n2,,7\n,3,\n")
    #expect(run("c = 1", "-", input: input).errors.isEmpty)
  }

  @Test("a selection writes what was selected, whatever members records have")
  func selections() {
    let input = "{\"a\":1,\"b\":2}\n{\"a\":1,\"b\":2,\"d\":5,\"z\":9}\n"
    for names in ["a,b,d", "b,a", "a,b", "d"] {
      let result = run("c = a; d = b", "-", "--select", names, input: input)
      let values = ["a": 1, "b": 2, "c": 1, "d": 2]
      let line =
        "{" + names.split(separator: ",").map { "\"\($0)\": \(values[String($0)] ?? 0)" }.joined(separator: ", ")
        + "}\n"
      #expect(result.output == line + line)
    }
  }

  @Test("an object has one member of a name, and numbers that doubles cannot hold are texts")
  func fromOddTables() {
    #expect(ToolRun("run", "-", "--format", "jsonl", input: "a,a\n1,2\n").output == "{\"a\": 1}\n")
    #expect(ToolRun("run", "-", "--format", "jsonl", input: "a\n1e400\n").output == "{\"a\": \"1e400\"}\n")
    let groups = ToolRun("run", "x = 1", "-", "--group-by", "count", "--format", "jsonl", input: "count\n0\n")
    #expect(groups.output.hasPrefix("{\"group by count\": 0, \"column\": \"x\", \"count\": 1,"))
  }

  @Test("nothing in gives nothing out")
  func empty() {
    #expect(run("b = 1", "-", input: "").output == "")
  }

  @Test("brackets a hundred thousand deep are passed over")
  func deep() {
    let deep = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    #expect(run("b = a + 1", "-", "--select", "b", input: "{\"d\": \(deep), \"a\": 1}\n").output == "{\"b\": 2}\n")
  }

  @Test(
    "decimals beyond doubles are numbers, in rows, summaries and fields that stay as they are; beyond decimals they are texts"
  )
  func decimals() {
    func run(_ arguments: String..., input: String) -> String {
      ToolRun(["run"] + arguments + ["-"], input: input).output
    }
    #expect(
      run("b = a*3", "--decimal", "--from", "jsonl", input: "{\"a\": 1e500}\n") == "{\"a\": 1e500, \"b\": 3e500}\n")
    #expect(run("a = -a*3", "--decimal", "--from", "jsonl", input: "{\"a\": 1e500}\n") == "{\"a\": -3e500}\n")
    let table = "a,z\n1,1e500\n"
    #expect(run("b = a*3", "--decimal", "--format", "jsonl", input: table) == "{\"a\": 1, \"z\": 1e500, \"b\": 3}\n")
    #expect(run("b = a*3", "--format", "jsonl", input: table) == "{\"a\": 1, \"z\": \"1e500\", \"b\": 3}\n")
    #expect(
      run("b = z", "--decimal", "--summary", "--format", "jsonl", input: table)
        == "{\"column\": \"b\", \"count\": 1, \"sum\": 1e500, \"mean\": 1e500, \"min\": 1e500, \"max\": 1e500, \"stdev\": null}\n"
    )
    #expect(
      run("b = z*1e6000", "--decimal", "--ieee", "--select", "b", "--format", "jsonl", input: table)
        == "{\"b\": \"Infinity\"}\n")
    #expect(run("b = -a*0", "--decimal", "--select", "b", "--format", "jsonl", input: table) == "{\"b\": -0.0}\n")
    // A condition holds for any number but 0, also for one that no double reaches.
    #expect(run("b = a*3", "--decimal", "--where", "a", input: "a\n1e-400\n0\n") == "a,b\n1e-400,3e-400\n")
  }

  @Test("bytes that are not UTF-8 become U+FFFD wherever they stand")
  func invalidBytes() {
    let input =
      Array("{\"a\": 1, \"t\": \"".utf8) + [0xFF] + Array("é\"}\n{\"n".utf8) + [0xC3] + Array("\": 2, \"a\": 3}\n".utf8)
    #expect(
      TableRun("b = a", "--from", "jsonl", input: input).output
        == "{\"a\": 1, \"t\": \"\u{FFFD}é\", \"b\": 1}\n{\"n\u{FFFD}\": 2, \"a\": 3, \"b\": 3}\n")
    #expect(
      TableRun("a = a*2", "--from", "jsonl", input: input).output
        == "{\"a\": 2, \"t\": \"\u{FFFD}é\"}\n{\"n\u{FFFD}\": 2, \"a\": 6}\n")
  }

  @Test("of members of one name the first is replaced, and the others are left out")
  func repeatedNames() {
    let input = "{\"a\": 1, \"b\": 2, \"a\": 3}\n{\"b\": 2, \"a\": 4, \"b\": 5}\n"
    #expect(run("a = a*10", "-", input: input).output == "{\"a\": 10, \"b\": 2}\n{\"b\": 2, \"a\": 40}\n")
    #expect(
      run("c = a*10", "-", input: input).output
        == "{\"a\": 1, \"b\": 2, \"a\": 3, \"c\": 10}\n{\"b\": 2, \"a\": 4, \"b\": 5, \"c\": 40}\n")
  }
}
