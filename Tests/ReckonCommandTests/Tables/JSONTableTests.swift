import Foundation
import ReckonTables
import ReckonTerminal
import TestDepth
import Testing

@Suite("reckon run on arrays of JSON objects")
struct JSONTableTests {
  private func run(_ arguments: String..., input: String) -> ToolRun {
    ToolRun(["run"] + arguments + ["-", "--from", "json"], input: input)
  }

  /// An array as `json.dumps(…, indent=2)` writes it.
  private static let pretty = """
    [
      {
        "name": "a, \\"b\\"]}",
        "qty": 2,
        "order": {
          "total": 7,
          "items": [
            1,
            {}
          ]
        }
      },
      {
        "name": "c",
        "qty": 3.5,
        "note": null
      }
    ]

    """

  @Test("each object is a row, over as many lines as it likes, and is written on one line of an array")
  func rows() throws {
    let result = run("t = qty * 2", input: Self.pretty)
    let expected = """
      [
      {"name": "a, \\"b\\"]}", "qty": 2, "order": {"total": 7, "items": [1, {}]}, "t": 4},
      {"name": "c", "qty": 3.5, "note": null, "t": 7}
      ]

      """
    #expect(result.output == expected && result.errors.isEmpty)
    let array = try JSONSerialization.jsonObject(with: Data(result.bytes)) as? [[String: Any]]
    #expect(array?.map { $0["t"] as? Double } == [4, 7])
  }

  @Test("minified objects stay as they stand, with new members behind theirs")
  func minified() {
    #expect(
      run("t = a", input: "[{\"a\":1},{\"b\":[{\"a\":\"]\"}],\"a\":2}]").output
        == "[\n{\"a\":1, \"t\": 1},\n{\"b\":[{\"a\":\"]\"}],\"a\":2, \"t\": 2}\n]\n")
  }

  @Test("it is written as another format, and other formats as JSON")
  func otherFormats() {
    let lines = run("t = qty", "--format", "jsonl", input: Self.pretty).output
    #expect(
      lines == "{\"name\": \"a, \\\"b\\\"]}\", \"qty\": 2, \"order\": {\"total\": 7, \"items\": [1, {}]}, \"t\": 2}\n"
        + "{\"name\": \"c\", \"qty\": 3.5, \"note\": null, \"t\": 3.5}\n")
    #expect(
      run("t = order.total", "--select", "t,order", "--format", "csv", input: Self.pretty).output
        == "t,order\n7,\"{\"\"total\"\": 7, \"\"items\"\": [1, {}]}\"\n,\n")
    #expect(
      ToolRun("run", "s = a * 2", "-", "--format", "json", input: "a,b\n1,x\n2,\n").output
        == "[\n{\"a\": 1, \"b\": \"x\", \"s\": 2},\n{\"a\": 2, \"b\": null, \"s\": 4}\n]\n")
    #expect(
      ToolRun("run", "s = a", "-", "--from", "jsonl", "--format", "json", input: "{\"a\":1}\n{\"a\":2,\"b\":3}\n")
        .output == "[\n{\"a\": 1, \"s\": 1},\n{\"a\": 2, \"b\": 3, \"s\": 2}\n]\n")
    #expect(
      ToolRun("run", "-", "--group-by", "a", "--statistics", "count", "--format", "json", input: "a,b\nx,1\ny,2\n")
        .output
        == "[\n{\"a\": \"x\", \"column\": \"b\", \"count\": 1},\n{\"a\": \"y\", \"column\": \"b\", \"count\": 1}\n]\n")
  }

  @Test(
    "an array without objects, an empty file and a table without rows are an empty array",
    arguments: ["[]", " [ ]\n", "", "\n"])
  func empty(_ input: String) {
    let result = run("t = 1", input: input)
    #expect(result.output == "[]\n" && result.code == .success && result.errors.isEmpty)
    #expect(ToolRun("run", "t = a", "-", "--format", "json", input: "a\n").output == "[]\n")
  }

  @Test("objects one after another are rows too, on lines of their own or not")
  func sequences() {
    for input in ["{\"a\":1}\n{\"a\":2}\n", "{\n\"a\":1}{\"a\":2}", "\u{FEFF} {\"a\":1}\r\n\r\n{\"a\":2}"] {
      #expect(run("t = a + 1", "--select", "t", input: input).output == "[\n{\"t\": 2},\n{\"t\": 3}\n]\n")
    }
    #expect(
      run("t = a", "--select", "t", "--on-error", "skip", input: "{\"a\":1}\nx\n{\"a\":2}\n").output
        == "[\n{\"t\": 1},\n{\"t\": 2}\n]\n")
  }

  @Test(
    "what is not an array of objects is an error with its row and byte",
    arguments: [
      ("[{\"a\":1},]", "row 2 is not a JSON object: ‘{’ expected at byte 10 of the file"),
      ("[{\"a\":1},,{\"a\":2}]", "row 2 is not a JSON object: ‘{’ expected at byte 10 of the file"),
      ("[{\"a\":1}, {\"a\":tru}]", "row 2 is not a JSON object: a value expected at byte 16 of the file"),
      ("[{\"a\":1}, 5]", "row 2 is not a JSON object: ‘{’ expected at byte 11 of the file"),
      ("[{\"a\":1} {\"a\":2}]", "row 1 is not a JSON object: ‘,’ or ‘]’ expected at byte 10 of the file"),
      ("[{\"a\":1}, {\"a\":2", "row 2 is not a JSON object: ‘,’ or ‘}’ expected at byte 18 of the file"),
      ("[{\"a\":\"x\ny\"}]", "row 1 is not a JSON object: a closing quote expected at byte 9 of the file"),
      ("[{\"a\":1}", "ends inside its JSON array; the closing ‘]’ is missing"),
      ("[{\"a\":1}] {\"a\":2}", "continues after the end of its JSON array, at byte 11"),
      ("[{\"a\":1}], {\"a\":2}]", "continues after the end of its JSON array, at byte 10"),
    ])
  func errors(_ input: String, _ message: String) {
    let result = run("t = a", input: input)
    #expect(result.code == .inputOutput && result.errors.hasSuffix("\(message)\n"), "\(result.errors)")
  }

  @Test("rows that are not objects are left out with --on-error skip")
  func skipping() {
    let result = run(
      "t = a", "--on-error", "skip", input: "[{\"a\":1}, {\"a\":tru}, 5, {\"a\":3}, [1, {\"a\":7}], null]")
    #expect(
      result.output == "[\n{\"a\":1, \"t\": 1},\n{\"a\":3, \"t\": 3}\n]\n" && result.errors.hasPrefix("4 row errors:\n")
    )
  }

  @Test("files ending in .json are JSON, and a note says so of other tables that begin with an array")
  func names() throws {
    let folder = try ToolFolder()
    try folder.write("[{\"a\":1}]", to: "x.JSON")
    try folder.write("{\"a\":2}\n", to: "y.json")
    let both = ToolRun("run", "t = a", folder.file("x.JSON"), folder.file("y.json"))
    #expect(both.output == "[\n{\"a\":1, \"t\": 1},\n{\"a\":2, \"t\": 2}\n]\n" && both.errors.isEmpty)
    try folder.write("[{\"a\":1}]", to: "z.csv")
    let note = "begins with a JSON array, and is read as a delimited table; --from json reads JSON"
    #expect(ToolRun("run", "t = 1", folder.file("z.csv")).errors.contains(note))
    #expect(ToolRun("run", "t = c1", "--no-header", folder.file("y.json")).code == .usage)
  }

  @Test("an array is the same table however its bytes come and are cut into blocks")
  func blocks() throws {
    let text = Array(
      (Self.pretty.dropLast(3) + ", {}, {\"name\": \"\\\\\", \"qty\": \"\\\"]\"}, 7,\n{\"qty\":1}]").utf8)
    func contents(_ blockSize: Int, _ chunkSize: Int) throws -> TableContents {
      var rest = text[...]
      return try TableContents(.json, columnCount: nil, blockSize: blockSize) {
        defer { rest = rest.dropFirst(chunkSize) }
        return Array(rest.prefix(chunkSize))
      }
    }
    let whole = try contents(1 << 16, 1 << 16)
    #expect(whole.names == ["name", "qty", "order"].map { Array($0.utf8) } && whole.records.count == 6)
    #expect(whole.records.map { $0.numbers[1].map(Double.init(bitPattern:)) } == [2, 3.5, nil, nil, nil, 1])
    #expect(whole.records.map { $0.problem != nil } == [false, false, false, false, true, false])
    #expect(whole.records[3].texts[0] == Array("\\".utf8) && whole.records[3].texts[1] == Array("\"]".utf8))
    for blockSize in 4...64 { for chunkSize in [1, 3, 1000] { #expect(try contents(blockSize, chunkSize) == whole) } }
  }

  @Test("many objects are the same bytes whatever the number of threads")
  func threads() {
    let rows = (0..<60_000).map { "{\"id\": \($0),\n \"x\": {\"y\": \"\($0 % 7)]\"}, \"z\": \($0 % 11).5}" }
    let input = "[\(rows.joined(separator: ", \n"))\n]"
    let one = run("t = z + row; u = x.y", "--select", "id,t,u", "--threads", "1", input: input)
    #expect(
      one.output.hasPrefix("[\n{\"id\": 0, \"t\": 1.5, \"u\": \"0]\"},\n{\"id\": 1, \"t\": 3.5, \"u\": \"1]\"},\n"))
    #expect(one.output.hasSuffix("\n{\"id\": 59999, \"t\": 60005.5, \"u\": \"2]\"}\n]\n") && one.errors.isEmpty)
    for threads in ["2", "5"] {
      #expect(run("t = z + row; u = x.y", "--select", "id,t,u", "--threads", threads, input: input).bytes == one.bytes)
    }
  }
}
